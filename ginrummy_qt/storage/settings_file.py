"""Settings as a small file beside the database, replaced as a whole at every change."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

from ginrummy_qt.ports.settings import Settings, SettingsTrouble
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.codec import CodecError, Plain, decode, encode

FILE_NAME: Final = "settings.json"
VERSION: Final = 1


class SettingsFile:
    """A `ports.settings.SettingsStore` in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._newer = False

    def load(self) -> tuple[Settings, SettingsTrouble | None]:
        """The settings, defaults where there are none.

        From a file that is damaged, or of another version, come all values that can be read. That of a newer
        version stays as it is, and nothing is saved over it; any other is put aside.
        """
        settings, whole = self.look()
        if whole:
            return settings, None
        if self._newer:
            return settings, SettingsTrouble(str(self._path), newer=True)
        aside = self._put_aside()
        if aside is None:
            return settings, None
        with suppress(StorageUnavailable):
            self.save(settings)
        return settings, SettingsTrouble(aside)

    def look(self) -> tuple[Settings, bool]:
        """The settings as far as they can be read, and whether that is all there is; touches nothing."""
        try:
            plain = _plain(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings(), True
        except (OSError, UnicodeDecodeError):
            return Settings(), False
        self._newer = isinstance(plain, dict) and _is_newer(plain.get("version"))
        return _read(plain)

    def save(self, settings: Settings) -> None:
        """Keep the settings: the old file stays whole until the new one is on the disk.

        Raises StorageUnavailable when they cannot be written, or would replace those of a newer version.
        """
        if self._newer:
            raise StorageUnavailable(f"The settings in {self._path} were written by a newer version.")
        plain = {"version": VERSION, "settings": encode(settings)}
        fresh = self._path.with_name(f"{FILE_NAME}.new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                json.dump(plain, file, indent=2)
                file.write("\n")
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._path)
            _sync_folder(self._path.parent)
        except OSError as error:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            reason = error.strerror or "no reason given"
            raise StorageUnavailable(f"The settings cannot be written to {self._path} ({reason}).") from error

    def _put_aside(self) -> str | None:
        """Where the file lies now; None when it cannot be moved."""
        names = (self._path.with_name(f"settings.damaged-{number}.json") for number in count(1))
        aside = next(name for name in names if not name.exists())
        try:
            self._path.rename(aside)
        except OSError:
            return None
        return str(aside)


def _sync_folder(folder: Path) -> None:
    """Put the new name of a file on the disk, where the system offers that for folders."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _plain(text: str) -> object:
    """The JSON value of a text; None where it is no JSON."""
    try:
        return cast(object, json.loads(text))
    except (ValueError, RecursionError):
        return None


def _is_newer(version: object) -> bool:
    return type(version) is int and version > VERSION


def _read(plain: object) -> tuple[Settings, bool]:
    """The settings in a plain value as far as they can be read, and whether that is all of it."""
    match plain:
        case {"version": version, "settings": dict(values), **rest}:
            settings, whole = _read_values(values)
            return settings, whole and version == VERSION and not rest
    return Settings(), False


def _read_values(values: dict[str, Plain]) -> tuple[Settings, bool]:
    settings, whole = Settings(), True
    for name, value in values.items():
        try:
            alone = decode(Settings, {name: value})
        except CodecError:
            whole = False
            continue
        settings = replace(settings, **cast(dict[str, Any], {name: getattr(alone, name)}))
    return settings, whole
