"""The words on the table itself: under the piles, on the knock slot, under the groups of the hand."""

from __future__ import annotations

from collections.abc import Container

from ginrummy_qt.presentation.hand_groups import GroupKind
from ginrummy_qt.presentation.hand_row import GroupMark
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.messages import (
    DeadwoodCount,
    Plain,
    StockLabel,
    Who,
    set_word,
)
from ginrummy_qt.presentation.opponent_row import known_cards
from ginrummy_qt.presentation.prompts import discard_label
from ginrummy_qt.rules.melds import deadwood_value
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.table.lettering import Badge, Bar, Label, Lettering, Underline, qt_rect
from ginrummy_qt.ui.table.result_words import result_lettering
from ginrummy_qt.ui.table.words import Words


def group_caption(mark: GroupMark, words: Words) -> str:
    """What stands under a group of cards: its kind, or the points of its deadwood."""
    match mark.kind:
        case GroupKind.RUN:
            return words.say(Plain.RUN)
        case GroupKind.SET:
            return words.say(set_word(mark.count))
        case GroupKind.LOOSE:
            points = deadwood_value(mark.deadwood)
            return str(points) if mark.short else words.say(DeadwoodCount(points))


def knock_lines(limit: int, words: Words) -> tuple[str, str, str]:
    """What the knock slot says: above, large, below."""
    if limit == 0:
        return words.say(Plain.GIN_ONLY), "0", ""
    return words.say(Plain.KNOCK_AT), str(limit), words.say(Plain.OR_LESS)


def table_lettering(
    layout: TableLayout, view: PlayerView | None, words: Words, laid: Container[Who] = frozenset(Who)
) -> tuple[Lettering, ...]:
    """Every label and line of the table in play, or of a hand's result.

    Lines under cards are there only for the seats in `laid`, whose cards are no longer on their way.
    """
    if view is None:
        return ()
    if layout.result is not None:
        return result_lettering(layout.result, words, laid)
    areas = layout.regions
    found: list[Lettering] = [
        Label(qt_rect(areas.stock_label), words.say(StockLabel(layout.stock.count))),
        Label(qt_rect(areas.discard_label), words.say(discard_label(view))),
        Label(qt_rect(areas.knock_label), words.say(Plain.KNOCK_PLACE)),
    ]
    if areas.known_label is not None:
        one = len(known_cards(view, view.seat.other)) == 1
        known = Plain.KNOWN_ONE if one else Plain.KNOWN
        found.append(Badge(qt_rect(areas.known_label), words.say(known)))
    if areas.known_badge is not None:
        found.append(Badge(qt_rect(areas.known_badge), ""))
    return (*found, *hand_lettering(layout, words)) if Who.YOU in laid else tuple(found)


def hand_lettering(layout: TableLayout, words: Words) -> list[Lettering]:
    """Brackets, bars and labels under the hand."""
    found: list[Lettering] = []
    for mark in layout.hand.marks:
        line, faint = mark.bracket, mark.faint
        without = None if faint is None else (faint.x, faint.right)
        found.append(Underline(line.x, line.right, line.y, mark.kind is GroupKind.LOOSE, without))
        found.append(Label(qt_rect(mark.label), group_caption(mark, words)))
    for bar in layout.hand.bars:
        found.append(Bar(qt_rect(bar.bar)))
        found.append(Label(qt_rect(bar.label), words.meld(bar.meld)))
    return found
