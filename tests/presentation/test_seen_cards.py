"""The cards seen: every card in one place, told by what is open to the seat."""

from __future__ import annotations

import random

from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.layout import LayoutOptions, layout
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.presentation.seen_cards import Seen, seen_area, seen_cards
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, dealt, random_chooser
from tests.helpers.presented import match_updates

HAND = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


def test_who_threw_and_who_took_is_told():
    state = dealt(HAND, THEIRS, "7s", "Ks 3h")
    king, ten = Card.parse("Kc"), Card.parse("Th")
    state = act(state, DrawStock(), Discard(king), DrawDiscard(), Discard(ten))
    seen = seen_cards(view_for(state, Seat.SOUTH))
    assert seen.of(Card.parse("7s")) is Seen.TURNED_UP
    assert seen.of(king) is Seen.KNOWN
    assert seen.of(ten) is Seen.THROWN_BY_OPPONENT
    assert seen.upcard == ten
    assert seen.of(Card.parse("9h")) is Seen.UNSEEN
    assert set(seen.cards(Seen.YOURS)) == set(parse_cards("4s 5s 6s Qh Qc Qd As 2c 3d Ks"))
    theirs = seen_cards(view_for(state, Seat.NORTH))
    assert theirs.of(ten) is Seen.THROWN_BY_YOU
    assert theirs.of(king) is Seen.YOURS


def test_hidden_cards_stay_unseen_all_match_long():
    rng = random.Random(3)
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH):
        view = update.view
        if view is None or view.showdown is not None or view.outcome is not None:
            continue
        seen = seen_cards(view)
        assert len(seen.places) == len(DECK)
        hidden = len(seen.cards(Seen.UNSEEN))
        assert hidden + len(view.pile) + len(seen.cards(Seen.KNOWN)) + len(view.hand) == 52


def test_the_panel_lies_beside_the_piles_at_every_size():
    for size in (Size(800, 600), Size(1000, 700), Size(1280, 800), Size(2560, 1440)):
        for left_handed in (False, True):
            table = layout(None, size, HandOrderState(), LayoutOptions(left_handed=left_handed))
            area = seen_area(table)
            assert area.width > 150
            assert area.height > 120
            for rect in (table.regions.stock, table.regions.knock, table.regions.hand, table.regions.discard):
                assert not area.overlaps(rect), size
