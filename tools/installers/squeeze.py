"""A strong form of xz that every Linux reads, and a .deb packed with it."""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

_MAGIC: Final = b"!<arch>\n"
_HEADER: Final = 60
_DATA: Final = "data.tar"


def filters(machine: str) -> list[Mapping[str, Any]]:
    """For `lzma`: what `xz -6` does, 1% short of `-9` in three quarters of the time.

    The first filter makes addresses in machine code alike, which saves a twentieth.
    """
    code = [{"id": lzma.FILTER_X86}] if machine == "x86_64" else []
    return [*code, {"id": lzma.FILTER_LZMA2, "preset": 6}]


def squeeze_deb(path: Path, machine: str) -> None:
    """Compress the files of a .deb, made without compression, in place. nfpm's own xz leaves a quarter more.

    Raises ValueError when it is no .deb, or one that is compressed already.
    """
    members = list(_members(path.read_bytes()))
    if _DATA not in {name for name, _, _ in members}:
        raise ValueError(f"{path.name} is no uncompressed .deb")
    with path.open("wb") as file:
        file.write(_MAGIC)
        for name, header, content in members:
            if name == _DATA:
                content = lzma.compress(content, filters=filters(machine))
                header = f"{name}.xz".encode().ljust(16) + header[16:48] + b"%-10d`\n" % len(content)
            file.write(header + content + b"\n" * (len(content) % 2))


def _members(archive: bytes) -> Iterator[tuple[str, bytes, bytes]]:
    """The members of an ar archive: name, header, content."""
    if not archive.startswith(_MAGIC):
        raise ValueError("not an ar archive")
    at = len(_MAGIC)
    while at < len(archive):
        header = archive[at : at + _HEADER]
        size = int(header[48:58])
        yield header[:16].decode().strip().rstrip("/"), header, archive[at + _HEADER : at + _HEADER + size]
        at += _HEADER + size + size % 2
