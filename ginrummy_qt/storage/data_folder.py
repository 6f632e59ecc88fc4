"""The folder that holds everything the program keeps."""

from __future__ import annotations

import tempfile
from pathlib import Path

from platformdirs import user_data_path

from ginrummy_qt.ports.storage import StorageUnavailable

APPLICATION = "ginrummy-qt"
NOWHERE = Path("/nonexistent") / APPLICATION
"""For a person without a home folder: nobody can write there, and the sentence about it names it."""


def data_folder(override: Path | None = None) -> Path:
    """The platform's data folder of this program, or the one given; it need not exist."""
    try:
        return (override or user_data_path(APPLICATION, appauthor=False)).absolute()
    except RuntimeError:
        return NOWHERE


def make_ready(folder: Path) -> None:
    """Create the folder where it is missing, and try to write in it.

    Raises StorageUnavailable when that fails.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        reason = error.strerror or "no reason given"
        raise StorageUnavailable(f"Nothing can be written in {folder} ({reason}).") from error
