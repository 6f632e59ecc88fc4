"""What a match remembers of its hands, for both seats alike, and what a view tells of it."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import parse_cards
from ginrummy_qt.rules.deal import end_of
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, HandScored, HandVoided, Knocked, Source
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.view import REMEMBERED, view_for
from tests.helpers.deals import act, dealt, play_match, random_chooser

MINE = "Ac 2c 3c 5d 6d 7d 9h 9s Kc Qd"
THEIRS = "2h 4s 6h 8h Tc Jd Qs Kh Kd 3s"


def test_a_knock_is_remembered_with_what_both_had_shown():
    state = act(
        dealt(MINE, THEIRS, "9c", "4h 8c 5s"),
        DrawDiscard(),
        Discard(parse_cards("Kc")[0]),
        DrawStock(),
        Discard(parse_cards("Jd")[0]),
        DrawStock(),
    )
    rest = parse_cards("Ac 2c 3c 5d 6d 7d 9h 9s 9c 8c")
    state = act(state, Knock(parse_cards("Qd")[0], best_arrangement(rest)))
    assert end_of(state) == HandEnd(
        knocker=Seat.SOUTH,
        knock_limit=10,
        left=(8, least_deadwood(state.hands[Seat.NORTH])),
        turns=(2, 1),
        takes=(1, 0),
        discards=(1, 1),
        opening=(10, 10),
    )
    assert state.outcome is not None
    assert state.outcome.end == end_of(state)


def test_only_the_first_two_discards_open_a_hand():
    state = dealt(MINE, THEIRS, "9c", "4h 8c 5s 7h Ts")
    state = act(state, DrawStock(), Discard(parse_cards("4h")[0]))
    state = act(state, DrawStock(), Discard(parse_cards("8c")[0]), DrawStock(), Discard(parse_cards("5s")[0]))
    state = act(state, DrawStock(), Discard(parse_cards("7h")[0]), DrawStock(), Discard(parse_cards("Ts")[0]))
    assert end_of(state).opening == (9, 15)
    assert end_of(state).discards == (3, 2)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_hand_of_a_match_is_told_in_the_views_of_later_ones(preset):
    rng = random.Random(f"ends {preset}")
    counted = []
    turns, takes, discards = [0, 0], [0, 0], [0, 0]
    knocker = None
    told = 0
    for state, event in play_match(PRESETS[preset], rng, random_chooser(rng, endings=0.7)):
        match event:
            case CardDrawn(seat, source):
                turns[seat] += 1
                takes[seat] += source is Source.DISCARD
            case CardDiscarded(seat):
                discards[seat] += 1
            case Knocked(seat):
                knocker = seat
            case HandScored() | HandVoided():
                counted.append((knocker, tuple(turns), tuple(takes), tuple(discards)))
                turns, takes, discards, knocker = [0, 0], [0, 0], [0, 0], None
                continue
        for seat in Seat:
            view = state.view(seat)
            if view is None or view.outcome is not None:
                continue
            ends = [(end.knocker, end.turns, end.takes, end.discards) for end in view.earlier]
            assert ends == counted[-REMEMBERED:]
            told = max(told, len(ends))
    assert told == min(REMEMBERED, len(counted) - 1)


def test_of_many_hands_a_view_tells_the_last():
    ends = tuple(HandEnd(None, 10, (number, 0), (1, 1), (0, 0), (1, 1), (1, 1)) for number in range(40))
    view = view_for(dealt(MINE, THEIRS, "9c"), Seat.SOUTH, earlier=ends)
    assert view.earlier == ends[-REMEMBERED:]
