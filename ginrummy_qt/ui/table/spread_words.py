"""The labels under groups that were laid down, in the preview and in the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.marks import SpreadMark
from ginrummy_qt.presentation.messages import DeadwoodCount, DiscardShown, Plain, set_word
from ginrummy_qt.presentation.result_messages import LaidOffPoints
from ginrummy_qt.presentation.spread import SpreadKind
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.lettering import Label, Lettering, Underline, qt_rect
from ginrummy_qt.ui.table.words import Words

_APART: Final = 4
"""Least width between a longer text and what may stand beside it, in logical pixels."""


def spread_lettering(
    marks: Iterable[SpreadMark],
    words: Words,
    measure: Callable[[str], float] | None = None,
    discard_up: bool = False,
) -> tuple[Lettering, ...]:
    """Brackets and labels.

    With `measure`, which gives the width of a label's text, the deadwood is written out as a sum of its cards
    where there is room for that; and a discard's label where there is none is the card alone.
    """
    found: list[Lettering] = []
    for mark in marks:
        if mark.bracket is not None:
            dotted = mark.kind is SpreadKind.DEADWOOD
            found.append(Underline(mark.bracket.x, mark.bracket.right, mark.bracket.y, dotted))
        quiet = mark.kind is SpreadKind.LAID_OFF
        text = _text(mark, words, discard_up)
        if measure is not None:
            longest, shortest = _versions(mark, words, text)
            text = longest if measure(longest) + _APART <= mark.label.width else shortest
        found.append(Label(qt_rect(mark.label), text, quiet=quiet))
    return tuple(found)


def _versions(mark: SpreadMark, words: Words, text: str) -> tuple[str, str]:
    """The longest and the shortest that can be said of a group."""
    match mark.kind:
        case SpreadKind.DEADWOOD if len(mark.cards) > 1:
            points = sum(card.points for card in mark.cards)
            return f"{words.say(Plain.DEADWOOD)}  {sum_text(mark.cards)} = {points}", text
        case SpreadKind.DISCARD:
            return text, words.names.card(mark.cards[0])
    return text, text


def _text(mark: SpreadMark, words: Words, discard_up: bool) -> str:
    points = [card.points for card in mark.cards]
    match mark.kind:
        case SpreadKind.RUN:
            return words.say(Plain.RUN)
        case SpreadKind.SET:
            return words.say(set_word(len(mark.cards)))
        case SpreadKind.LAID_OFF:
            return words.say(LaidOffPoints(sum(points)))
        case SpreadKind.DISCARD:
            return words.say(DiscardShown(mark.cards[0], discard_up))
        case SpreadKind.DEADWOOD:
            return words.say(DeadwoodCount(sum(points)))


def sum_text(cards: Iterable[Card]) -> str:
    """The points of cards as a sum."""
    return " + ".join(str(card.points) for card in cards)


def arrangement_text(number: int, count: int) -> str:
    """Which of the possible ways to lay the hand out is shown."""
    text = QCoreApplication.translate("KnockTray", "Arrangement {number} of {count}")
    return text.format(number=number, count=count)
