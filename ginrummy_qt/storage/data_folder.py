"""The folder that holds everything the program keeps."""

from __future__ import annotations

import tempfile
from pathlib import Path

from platformdirs import user_data_path

from ginrummy_qt.ports.storage import StorageUnavailable

APPLICATION = "ginrummy-qt"


def open_data_folder(override: Path | None = None) -> Path:
    """The platform's data folder of this program, or the one given, created where it is missing.

    Raises StorageUnavailable when nothing can be written there.
    """
    folder = override or user_data_path(APPLICATION, appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        reason = error.strerror or "no reason given"
        raise StorageUnavailable(f"Nothing can be written in {folder} ({reason}).") from error
    return folder
