"""What the table consists of for assistive programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from PySide6.QtCore import QRectF

from ginrummy_qt.ui.table.drag import Target


class PartKind(StrEnum):
    """What a part is: a list of parts, a card to choose, a place to press, or words."""

    LIST = "list"
    CARD = "card"
    PLACE = "place"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table. `key` names it as long as it is there, wherever it lies and whatever it says.

    `target` is what acting on it acts on, None for what can only be read.
    """

    key: str
    name: str
    rect: QRectF
    kind: PartKind = PartKind.WORDS
    target: Target | None = None
    selected: bool = False
    focused: bool = False
    children: tuple[Part, ...] = ()


def walk(parts: Sequence[Part]) -> Iterator[Part]:
    """All parts, each before those inside it."""
    for part in parts:
        yield part
        yield from walk(part.children)


class SpokenTable(Protocol):
    """Where assistive programs get what they say, and do what they are asked."""

    def parts(self) -> tuple[Part, ...]:
        """The parts in reading order."""

    def stamp(self) -> tuple[object, ...]:
        """Objects that are all the same ones as long as the parts are."""

    def press(self, part: Part) -> None:
        """Act on a part."""

    def focus(self, part: Part) -> None:
        """Put the keyboard on a part."""
