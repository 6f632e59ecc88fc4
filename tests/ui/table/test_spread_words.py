"""The labels under groups of cards: as much as there is room for."""

from __future__ import annotations

import pytest

from ginrummy_qt.presentation.marks import SpreadMark
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.presentation.spread import SpreadKind
from ginrummy_qt.rules.cards import parse_cards
from ginrummy_qt.ui.table.lettering import Label
from ginrummy_qt.ui.table.spread_words import spread_lettering
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.text import Names

WORDS = Words(Names("Mara"))


def label(kind, cards, room, measure=len):
    mark = SpreadMark(kind, parse_cards(cards), None, Rect(0, 0, room, 18))
    [found] = spread_lettering([mark], WORDS, measure)
    assert isinstance(found, Label)
    return found.text


@pytest.mark.parametrize(("room", "text"), [(40, "Deadwood  2 + 2 + 6 = 10"), (26, "Deadwood 10")])
def test_deadwood_is_written_out_as_a_sum_where_there_is_room(qapp, room, text):
    assert label(SpreadKind.DEADWOOD, "2h 2c 6d", room) == text


def test_one_loose_card_is_no_sum(qapp):
    assert label(SpreadKind.DEADWOOD, "6d", 99) == "Deadwood 6"


@pytest.mark.parametrize(("room", "text"), [(30, "10♦, face down"), (17, "10♦")])
def test_a_discard_says_which_side_is_up_where_there_is_room(qapp, room, text):
    assert label(SpreadKind.DISCARD, "Td", room) == text


def test_what_is_not_measured_says_all_but_the_sum(qapp):
    assert label(SpreadKind.DISCARD, "Td", 1, None) == "10♦, face down"
    assert label(SpreadKind.DEADWOOD, "2h 2c 6d", 99, None) == "Deadwood 10"
