"""What earlier hands tell of an opponent, and who makes use of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.players.habits import NOTHING_KNOWN, TOLD, habits_of, rashness
from ginrummy_qt.players.levelled.recall import recalled
from ginrummy_qt.players.levelled.skill import Skill
from ginrummy_qt.players.seen import seen_by
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.views import RULESETS, random_hand

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
KNOCKED = HandEnd(NORTH, 10, (33, 6), (4, 5), (1, 2), (4, 4), (19, 20))
HANDS, GINS, EARLY, MIDDLE, LATE, WAITED_EARLY, WAITED_LATE, UNREADY, LEFT, OPENING, TAKES = range(TOLD)


def test_before_the_first_hand_is_over_nothing_is_known():
    assert habits_of((), NORTH) == NOTHING_KNOWN


def test_a_knock_tells_when_and_with_how_much():
    told = habits_of((KNOCKED,), NORTH)
    assert (told[HANDS], told[MIDDLE], told[LEFT], told[OPENING], told[TAKES]) == (100, 333, 600, 1000, 400)
    assert {told[place] for place in (GINS, EARLY, LATE, WAITED_EARLY, WAITED_LATE, UNREADY)} == {0}


@pytest.mark.parametrize(
    ("end", "place"),
    [
        (replace(KNOCKED, left=(33, 0)), GINS),
        (replace(KNOCKED, turns=(3, 3)), EARLY),
        (replace(KNOCKED, turns=(6, 7)), MIDDLE),
        (replace(KNOCKED, turns=(7, 8)), LATE),
        (replace(KNOCKED, knocker=SOUTH, turns=(3, 3)), WAITED_EARLY),
        (replace(KNOCKED, knocker=SOUTH, turns=(4, 4)), WAITED_LATE),
        (replace(KNOCKED, knocker=None, turns=(15, 15)), WAITED_LATE),
        (replace(KNOCKED, knocker=SOUTH, left=(3, 12)), UNREADY),
        (replace(KNOCKED, knocker=SOUTH, knock_limit=5), UNREADY),
    ],
)
def test_every_hand_counts_for_one_thing(end, place):
    told = habits_of((end, end), NORTH)
    shares = told[GINS : UNREADY + 1]
    assert shares[place - GINS] == 500
    assert sum(shares) == 500


def test_a_hand_ended_before_the_first_turn_tells_nothing_but_that_it_was():
    end = HandEnd(SOUTH, 10, (4, 50), (1, 0), (1, 0), (0, 0), (0, 0))
    assert habits_of((end,), NORTH) == (100, *NOTHING_KNOWN[1:])


def test_it_is_the_other_seat_that_is_remembered_and_only_by_who_is_observant():
    state = random_hand(1, RULESETS["R1"], number=3)
    view = view_for(state, state.turn, (0, 0), (KNOCKED, replace(KNOCKED, left=(5, 0))))
    seen = seen_by(view)
    assert seen.habits == habits_of(view.earlier, view.seat.other)
    assert seen.habits != habits_of(view.earlier, view.seat)
    assert recalled(view, Skill()) == replace(seen, habits=NOTHING_KNOWN)


def test_who_knocks_late_is_taken_for_rash_and_who_waits_for_gin_is_not():
    assert rashness(NOTHING_KNOWN) == 1
    late = replace(KNOCKED, turns=(9, 9))
    waited = replace(KNOCKED, knocker=SOUTH, turns=(9, 9))
    gin = replace(KNOCKED, left=(33, 0), turns=(9, 9))
    assert rashness(habits_of((late, late), NORTH)) == 1
    patient = [rashness(habits_of((waited,) * hands, NORTH)) for hands in (1, 2, 5)]
    assert 0.5 > patient[0] > patient[1] > patient[2] > 0.1
    assert rashness(habits_of((gin, gin), NORTH)) < 0.5
    assert patient[1] < rashness(habits_of((waited, late), NORTH)) < 1
