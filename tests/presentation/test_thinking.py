"""How long the computer player seems to think."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.ports.settings import Thinking
from ginrummy_qt.presentation.thinking import DEADLINE_MS, LONGEST_MS, least_time, thinking_time
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.deals import random_chooser
from tests.helpers.presented import match_updates

NATURAL = Thinking.NATURAL


def decisions(seed: int = 1) -> list[tuple[PlayerView, Action]]:
    """All decisions of NORTH in a match, with every action it had."""
    rng = random.Random(seed)
    found = []
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.NORTH):
        if update.view is not None and update.legal_actions:
            found += [(update.view, action) for action in update.legal_actions]
    return found


DECISIONS = decisions()


def times(kind: type, player: Level | Style = Style.STEADY, phase: Phase | None = None) -> list[int]:
    return [
        thinking_time(view, action, player, NATURAL)
        for view, action in DECISIONS
        if isinstance(action, kind) and phase in (None, view.phase)
    ]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def test_no_decision_takes_longer_than_two_and_a_half_seconds_or_no_time_at_all():
    for player in PLAYER_NAMES:
        for view, action in DECISIONS:
            assert 200 <= thinking_time(view, action, player, NATURAL) <= LONGEST_MS <= 2500


def test_a_forced_draw_is_the_quickest_and_ending_the_hand_the_slowest():
    forced = [
        thinking_time(replace(view, pile=()), DrawStock(), Style.STEADY, NATURAL)
        for view, action in DECISIONS
        if isinstance(action, DrawStock)
    ]
    order = [
        mean(forced),
        mean(times(DrawStock)),
        mean(times(Pass)),
        mean(times(Discard)),
        mean(times(Knock)),
    ]
    assert order == sorted(order)
    assert mean(times(DrawStock)) < mean(times(DrawDiscard))


def test_the_same_decision_always_takes_the_same_time_and_others_differ():
    assert times(Discard) == times(Discard)
    assert len(set(times(DrawStock))) > 10


def test_the_hidden_hand_does_not_show_in_the_time():
    """Rule of fairness: of two hands that look alike from outside, both take equally long."""
    for view, action in DECISIONS:
        hidden = replace(view, hand_mask=0, drawn=None)
        for player in (Level.BEGINNER, Level.MASTER, Style.SIMPLE):
            for thinking in Thinking:
                time = thinking_time(view, action, player, thinking)
                assert thinking_time(hidden, action, player, thinking) == time
                assert least_time(hidden, player, thinking) == least_time(view, player, thinking) <= time


@pytest.mark.parametrize("thinking", Thinking)
def test_the_master_throws_and_knocks_after_the_whole_time_of_its_search_also_without_pauses(thinking):
    for view, _ in DECISIONS:
        searches = view.phase is Phase.DISCARD
        assert least_time(view, Level.MASTER, thinking) == (DEADLINE_MS[thinking] if searches else 0)
        assert least_time(view, Level.EXPERT, thinking) == 0


def test_who_plays_better_decides_sooner_but_the_master_takes_the_time_of_its_search():
    assert mean(times(Discard, Level.BEGINNER)) > mean(times(Discard, Level.EXPERT))
    assert min(times(DrawDiscard, Level.MASTER)) >= DEADLINE_MS[NATURAL]


@pytest.mark.parametrize("player", PLAYER_NAMES)
def test_quick_is_less_than_half_and_instant_is_no_time_but_that_of_a_search(player):
    for view, action in DECISIONS:
        instant = thinking_time(view, action, player, Thinking.INSTANT)
        assert instant == least_time(view, player, Thinking.INSTANT)
        quick = thinking_time(view, action, player, Thinking.QUICK)
        assert quick <= thinking_time(view, action, player, NATURAL) / 2
