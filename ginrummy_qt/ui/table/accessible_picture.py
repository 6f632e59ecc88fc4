"""The parts of the table at one moment, each found by its key, with its place among the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy_qt.ui.table.parts import Part


@dataclass(frozen=True, slots=True)
class SeenPart:
    """A part in its place: `above` is the key of the list it is in, None at the top."""

    part: Part
    above: str | None
    index: int


class Picture:
    """The parts of one moment."""

    def __init__(self, parts: tuple[Part, ...], stamp: tuple[object, ...]) -> None:
        self.parts = parts
        self.stamp = stamp
        self.seen = {seen.part.key: seen for seen in _walk(parts, None)}

    @property
    def focused(self) -> str | None:
        """The key of the part with the keyboard."""
        return next((key for key, seen in self.seen.items() if seen.part.focused), None)

    def is_of(self, stamp: tuple[object, ...]) -> bool:
        """Whether nothing has changed since."""
        return len(stamp) == len(self.stamp) and all(a is b for a, b in zip(stamp, self.stamp, strict=True))


def _walk(parts: tuple[Part, ...], above: str | None) -> Iterator[SeenPart]:
    for index, part in enumerate(parts):
        yield SeenPart(part, above, index)
        yield from _walk(part.children, part.key)
