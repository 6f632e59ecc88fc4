"""What the table consists of for assistive programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF

from ginrummy_qt.ui.table.drag import Target


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table; `target` is what acting on it acts on, None for what can only be read."""

    name: str
    rect: QRectF
    target: Target | None = None
    selected: bool = False
    focused: bool = False


class SpokenTable(Protocol):
    """Where assistive programs get what they say, and do what they are asked."""

    def parts(self) -> Sequence[Part]:
        """The parts in reading order."""

    def press(self, part: Part) -> None:
        """Act on a part."""

    def focus(self, part: Part) -> None:
        """Put the keyboard on a part."""
