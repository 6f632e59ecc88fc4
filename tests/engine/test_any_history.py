"""Histories that nobody thought of: any ruleset, any legal play, over the lines alone, for every player."""

from __future__ import annotations

import threading
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.engine.main import Engine
from ginrummy_qt.players.levels import make_player, master
from ginrummy_qt.ports.engine import PROTOCOL, Decide, Decided, Hello, write_message
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.actions import Action, Knock
from ginrummy_qt.rules.arrangements import legal_arrangements
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.legality import can, legal_actions
from ginrummy_qt.rules.ruleset import (
    AfterPasses,
    BoxesTo,
    FirstTurn,
    GameBonusTo,
    KnockLimit,
    MatchFormat,
    MatchWinner,
    NextDealer,
    OklahomaAce,
    PileView,
    Ruleset,
    Shutout,
)
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.views import RULESETS, positions, random_hand

POINTS = st.sampled_from([0, 1, 10, 25, 31, 1000])
ANY_RULES = st.builds(
    Ruleset,
    first_turn=st.sampled_from(FirstTurn),
    after_passes=st.sampled_from(AfterPasses),
    knock_limit=st.integers(0, 10),
    knock_limit_from=st.sampled_from(KnockLimit),
    oklahoma_ace=st.sampled_from(OklahomaAce),
    spade_doubles=st.booleans(),
    gin_bonus=POINTS,
    big_gin_bonus=st.none() | POINTS,
    undercut_bonus=POINTS,
    target_score=st.sampled_from([1, 100, 250, 10_000]),
    game_bonus=POINTS,
    game_bonus_to=st.sampled_from(GameBonusTo),
    box_bonus=POINTS,
    boxes_to=st.sampled_from(BoxesTo),
    shutout=st.sampled_from(Shutout),
    match_winner=st.sampled_from(MatchWinner),
    match_format=st.sampled_from(MatchFormat),
    void_stock=st.integers(0, 20),
    pile_draws_limit=st.integers(1, 50),
    last_discard_offer=st.booleans(),
    knock_discard_face_up=st.booleans(),
    pile_view=st.sampled_from(PileView),
    next_dealer=st.sampled_from(NextDealer),
    manual_layoff=st.booleans(),
)
SCORES = st.tuples(st.integers(0, 120), st.integers(0, 120)) | st.just((0, 10**30))


class Whimsical:
    """Does anything legal, knocks when it likes to, and lays its cards out in any legal way."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._patience = rng.random()

    def decide(self, view: PlayerView) -> Action:
        offered = legal_actions(view)
        patient = [action for action in offered if not isinstance(action, Knock)]
        action = self._rng.choice(patient if patient and self._rng.random() < self._patience else offered)
        if isinstance(action, Knock):
            rest = [card for card in view.hand if card != action.discard]
            return Knock(action.discard, self._rng.choice(legal_arrangements(rest, view.knock_limit)))
        return action


def end_of_one(seed: int, rules: Ruleset, table: list[Whimsical]) -> HandEnd:
    state, _, action = list(positions(random_hand(seed, rules), table))[-1]
    for event in deal.decide(state, action):
        state = deal.evolve(state, event)
    return deal.end_of(state)


def engine_for(name: str) -> Engine:
    engine = Engine()
    engine.answer(write_message(Hello(PROTOCOL, name, 3)).encode())
    return engine


ENGINES = {name: engine_for(name) for name in PLAYER_NAMES}


@settings(derandomize=True, max_examples=40, deadline=None, database=None)
@given(rules=ANY_RULES, scores=SCORES, seed=st.integers(0, 10**6), number=st.sampled_from([1, 8, 10**9]))
def test_any_legal_history_is_taken_and_answered_at_once_by_every_player(rules, scores, seed, number):
    rng = Random(seed)
    table = [Whimsical(rng), Whimsical(rng)]
    earlier = tuple(end_of_one(seed + hand, rules, table) for hand in range(min(number - 1, 2)))
    now = positions(random_hand(seed, rules, number), table, scores, earlier)
    for request, (_, view, _) in enumerate(now):
        name = PLAYER_NAMES[(seed + request) % len(PLAYER_NAMES)]
        line = write_message(Decide(request, view, legal_actions(view), 0))
        answer = ENGINES[name].answer(line.encode())
        assert isinstance(answer, Decided), answer
        assert answer.request == request
        assert can(view, answer.action), name


def every_kind_of_question() -> list[PlayerView]:
    """One view for each phase, and one more with a knock possible."""
    found: dict[object, PlayerView] = {}
    patient, hasty = make_player(Style.GIN_ONLY, 1), make_player(Style.SIMPLE, 1)
    for seed in range(12):
        for rules, player in (("R1", patient), ("fiftieth card", patient), ("by hand", hasty)):
            for _, view, _ in positions(random_hand(seed, RULESETS[rules]), [player, player]):
                found.setdefault(view.phase, view)
                if any(isinstance(action, Knock) for action in legal_actions(view)):
                    found.setdefault(Knock, view)
    return list(found.values())


QUESTIONS = every_kind_of_question()


def test_the_questions_are_of_every_kind():
    assert {view.phase for view in QUESTIONS} == set(Phase) - {Phase.OVER}
    assert len(QUESTIONS) == len(Phase)


@pytest.mark.parametrize("name", PLAYER_NAMES)
def test_a_deadline_of_nothing_gets_a_legal_action_of_every_player(name):
    for request, view in enumerate(QUESTIONS):
        answer = ENGINES[name].answer(write_message(Decide(request, view, (), 0)).encode())
        assert isinstance(answer, Decided)
        assert can(view, answer.action)


def test_a_master_that_would_think_for_days_is_stopped_in_the_middle():
    engine = engine_for(Level.MASTER)
    engine._player = replace(master(3), budget=10**12)
    asked, thinking, stop = count(1), threading.Event(), threading.Event()

    def is_stopped(request: int) -> bool:
        assert request == 5
        if next(asked) == 30:
            thinking.set()
        return stop.is_set()

    answers: list[object] = []
    view = next(view for view in QUESTIONS if view.phase is Phase.DISCARD)
    line = write_message(Decide(5, view)).encode()
    thread = threading.Thread(target=lambda: answers.append(engine.answer(line, is_stopped)), daemon=True)
    thread.start()
    assert thinking.wait(20)
    assert answers == []
    stop.set()
    thread.join(20)
    [answer] = answers
    assert isinstance(answer, Decided)
    assert can(view, answer.action)
