"""The labels under groups that were laid down, in the preview and in the result."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.marks import SpreadMark
from ginrummy_qt.presentation.messages import DeadwoodCount, DiscardShown, Plain, set_word
from ginrummy_qt.presentation.result_messages import LaidOffPoints
from ginrummy_qt.presentation.spread import SpreadKind
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.lettering import Label, Lettering, Underline, qt_rect
from ginrummy_qt.ui.table.words import Words


def spread_lettering(
    marks: Iterable[SpreadMark], words: Words, sums: bool, discard_up: bool = False
) -> tuple[Lettering, ...]:
    """Brackets and labels; `sums` writes the deadwood out as a sum of its cards."""
    found: list[Lettering] = []
    for mark in marks:
        if mark.bracket is not None:
            dotted = mark.kind is SpreadKind.DEADWOOD
            found.append(Underline(mark.bracket.x, mark.bracket.right, mark.bracket.y, dotted))
        quiet = mark.kind is SpreadKind.LAID_OFF
        found.append(Label(qt_rect(mark.label), _text(mark, words, sums, discard_up), quiet=quiet))
    return tuple(found)


def _text(mark: SpreadMark, words: Words, sums: bool, discard_up: bool) -> str:
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
            if sums and len(points) > 1:
                return f"{words.say(Plain.DEADWOOD)}  {sum_text(mark.cards)} = {sum(points)}"
            return words.say(DeadwoodCount(sum(points)))


def sum_text(cards: Iterable[Card]) -> str:
    """The points of cards as a sum."""
    return " + ".join(str(card.points) for card in cards)


def arrangement_text(number: int, count: int) -> str:
    """Which of the possible ways to lay the hand out is shown."""
    text = QCoreApplication.translate("KnockTray", "Arrangement {number} of {count}")
    return text.format(number=number, count=count)
