"""What SQLite writes and when it makes sure of it: a file system of its own for the library notes both.

It stands in front of the usual one (sqlite3_vfs_register) and passes everything on. It needs a Python whose
SQLite is a shared library.
"""

from __future__ import annotations

import ctypes
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.soak.trial import Skipped

_OK: Final = 0
_NAME: Final = b"recording"


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes put into a file; not yet on the disk."""

    file: str
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncate:
    """A file cut to a size; not yet on the disk."""

    file: str
    size: int


@dataclass(frozen=True, slots=True)
class Sync:
    """Everything done to a file so far is on the disk now."""

    file: str


@dataclass(frozen=True, slots=True)
class Delete:
    """A file taken out of its folder."""

    file: str


@dataclass(frozen=True, slots=True)
class Said:
    """What the program acknowledged at this moment: of a match, the events so far, and their digest."""

    match_id: str
    seq: int
    digest: str


Note = Write | Truncate | Sync | Delete | Said

_Close = CFUNCTYPE(c_int, c_void_p)
_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class _Methods(Structure):
    """sqlite3_io_methods."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("rest", c_void_p * 13),
    )


class _File(Structure):
    """sqlite3_file."""

    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(Structure):
    """sqlite3_vfs."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_name", c_int),
        ("following", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
        ("rest", c_void_p * 14),
    )


class _Recorder:
    """The file system; everything it gives to SQLite is kept alive here."""

    def __init__(self, library: Any, notes: list[Note]) -> None:
        self._notes = notes
        self._names: dict[int, str] = {}
        self._methods: dict[int, tuple[_Methods, tuple[Any, ...]]] = {}
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._usual = library.sqlite3_vfs_find(None)
        self._usual_address = ctypes.cast(self._usual, c_void_p)
        usual = self._usual.contents
        self._open_usual = _Open(usual.open)
        self._delete_usual = _Delete(usual.delete)
        self._calls = (_Open(self._open), _Delete(self._delete))
        self.vfs = _Vfs()
        ctypes.pointer(self.vfs)[0] = usual
        self.vfs.name = _NAME
        self.vfs.following = None
        self.vfs.open, self.vfs.delete = (ctypes.cast(call, c_void_p) for call in self._calls)

    @property
    def usual(self) -> Any:
        """The file system behind this one."""
        return self._usual

    def _open(self, _vfs: int, name: int | None, file: int, flags: int, flags_out: int | None) -> int:
        """`name` is an address and goes on as it is: SQLite keeps it, so that a copy must not be given."""
        result: int = self._open_usual(self._usual_address, name, file, flags, flags_out)
        opened = ctypes.cast(file, POINTER(_File)).contents
        if result == _OK and name is not None and opened.methods:
            self._names[file] = Path(ctypes.string_at(name).decode()).name
            opened.methods = ctypes.pointer(self._watched(opened.methods))
        return result

    def _delete(self, _vfs: int, name: bytes, sync_folder: int) -> int:
        self._notes.append(Delete(Path(name.decode()).name))
        return int(self._delete_usual(self._usual_address, name, sync_folder))

    def _watched(self, usual: Any) -> _Methods:
        """The usual methods of a file, with those that change it noted."""
        address = ctypes.cast(usual, c_void_p).value or 0
        if address not in self._methods:
            methods = _Methods()
            ctypes.pointer(methods)[0] = usual.contents
            write, truncate, sync = _Write(methods.write), _Truncate(methods.truncate), _Sync(methods.sync)

            def on_write(file: int, data: int, size: int, offset: int) -> int:
                self._notes.append(Write(self._names[file], offset, ctypes.string_at(data, size)))
                return int(write(file, data, size, offset))

            def on_truncate(file: int, size: int) -> int:
                self._notes.append(Truncate(self._names[file], size))
                return int(truncate(file, size))

            def on_sync(file: int, flags: int) -> int:
                result: int = sync(file, flags)
                self._notes.append(Sync(self._names[file]))
                return result

            calls: tuple[Any, ...] = (_Write(on_write), _Truncate(on_truncate), _Sync(on_sync))
            methods.write, methods.truncate, methods.sync = (ctypes.cast(each, c_void_p) for each in calls)
            self._methods[address] = methods, (*calls, write, truncate, sync)
        return self._methods[address][0]


@contextmanager
def recording() -> Iterator[tuple[list[Note], Callable[[Note], None]]]:
    """Note what connections opened inside do to their files. Raises Skipped where that cannot be seen."""
    library = ctypes.CDLL(_library())
    notes: list[Note] = []
    recorder = _Recorder(library, notes)
    library.sqlite3_vfs_register.argtypes = (c_void_p, c_int)
    library.sqlite3_vfs_unregister.argtypes = (c_void_p,)
    library.sqlite3_vfs_register(ctypes.byref(recorder.vfs), 1)
    try:
        yield notes, notes.append
    finally:
        library.sqlite3_vfs_register(recorder.usual, 1)
        library.sqlite3_vfs_unregister(ctypes.byref(recorder.vfs))


def _library() -> str:
    """The shared library that the module sqlite3 has loaded."""
    sqlite3.connect(":memory:").close()
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    found = sorted({line.split()[-1] for line in lines if "libsqlite3" in line})
    if len(found) != 1:
        raise Skipped("SQLite is built into this Python, so what it writes cannot be watched.")
    return found[0]
