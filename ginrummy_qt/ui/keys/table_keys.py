"""The keys on the table: what each does, with the usual ones, and which one an event means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


class TableKey(StrEnum):
    """What a key does on the table."""

    LEFT = "card_left"
    RIGHT = "card_right"
    UP = "to_piles"
    DOWN = "to_hand"
    FIRST = "first_card"
    LAST = "last_card"
    ACT = "act"
    MOVE_LEFT = "move_card_left"
    MOVE_RIGHT = "move_card_right"
    MARK = "mark_card"
    MARK_LEFT = "mark_to_left"
    MARK_RIGHT = "mark_to_right"
    PREVIOUS_WAY = "previous_arrangement"
    NEXT_WAY = "next_arrangement"
    BEST_LAYOFF = "best_layoff"


USUAL: Final[Mapping[TableKey, str]] = {
    TableKey.LEFT: "Left",
    TableKey.RIGHT: "Right",
    TableKey.UP: "Up",
    TableKey.DOWN: "Down",
    TableKey.FIRST: "Home",
    TableKey.LAST: "End",
    TableKey.ACT: "Space",
    TableKey.MOVE_LEFT: "Shift+Left",
    TableKey.MOVE_RIGHT: "Shift+Right",
    TableKey.MARK: "Ctrl+Space",
    TableKey.MARK_LEFT: "Ctrl+Shift+Left",
    TableKey.MARK_RIGHT: "Ctrl+Shift+Right",
    TableKey.PREVIOUS_WAY: "PgUp",
    TableKey.NEXT_WAY: "PgDown",
    TableKey.BEST_LAYOFF: "B",
}
"""The keys to begin with, as Qt's portable text."""
_FIRST_UNPRINTABLE: Final = 0x01000000
"""Below it Qt's keys are the code points of what is printed on them."""
_ALWAYS: Final = {Qt.Key.Key_Return: TableKey.ACT, Qt.Key.Key_Enter: TableKey.ACT}


def portable(event: QKeyEvent) -> str:
    """The keys of an event as Qt's portable text.

    The keypad's digits and arrows are those of the others. A sign that takes Shift is the sign alone: which
    ones do is different from keyboard to keyboard.
    """
    pressed = event.keyCombination()
    modifiers = pressed.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sign = chr(pressed.key().value) if pressed.key().value < _FIRST_UNPRINTABLE else ""
    if pressed.key() is Qt.Key.Key_Backtab or (sign and not sign.isalnum() and not sign.isspace()):
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    combined = QKeySequence(modifiers.value | pressed.key().value)
    return combined.toString(QKeySequence.SequenceFormat.PortableText)


@dataclass(frozen=True, slots=True)
class TableKeys:
    """The keys in force, as Qt's portable text; Return and Enter always act."""

    keys: Mapping[TableKey, str] = field(default_factory=lambda: USUAL)

    def meaning(self, event: QKeyEvent) -> TableKey | None:
        """What this key does on the table."""
        text = portable(event)
        for act, keys in self.keys.items():
            if keys and keys == text:
                return act
        return _ALWAYS.get(Qt.Key(event.key()))


def table_key_text(key: TableKey) -> str:
    """What a key of the table does, in words."""
    match key:
        case TableKey.LEFT:
            return QCoreApplication.translate("TableKeys", "To the next card or pile on the left")
        case TableKey.RIGHT:
            return QCoreApplication.translate("TableKeys", "To the next card or pile on the right")
        case TableKey.UP:
            return QCoreApplication.translate("TableKeys", "From the hand to the piles")
        case TableKey.DOWN:
            return QCoreApplication.translate("TableKeys", "From the piles to the hand")
        case TableKey.FIRST:
            return QCoreApplication.translate("TableKeys", "To the first card or pile")
        case TableKey.LAST:
            return QCoreApplication.translate("TableKeys", "To the last card or pile")
        case TableKey.ACT:
            return QCoreApplication.translate(
                "TableKeys", "Select a card; on a pile: draw, or discard the card selected"
            )
        case TableKey.MOVE_LEFT:
            return QCoreApplication.translate("TableKeys", "Move the card one place to the left")
        case TableKey.MOVE_RIGHT:
            return QCoreApplication.translate("TableKeys", "Move the card one place to the right")
        case TableKey.MARK:
            return QCoreApplication.translate("TableKeys", "Mark the card, to move it together with others")
        case TableKey.MARK_LEFT:
            return QCoreApplication.translate("TableKeys", "Mark the card and the next one on the left")
        case TableKey.MARK_RIGHT:
            return QCoreApplication.translate("TableKeys", "Mark the card and the next one on the right")
        case TableKey.PREVIOUS_WAY:
            return QCoreApplication.translate("TableKeys", "Knock or layoff: the previous arrangement")
        case TableKey.NEXT_WAY:
            return QCoreApplication.translate("TableKeys", "Knock or layoff: the next arrangement")
        case TableKey.BEST_LAYOFF:
            return QCoreApplication.translate("TableKeys", "Layoff by hand: the best layoff")
