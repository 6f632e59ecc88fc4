"""A match looked at again: what a replay shows, and what it never shows."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.events import (
    CardDrawn,
    HandDealt,
    HandReceived,
    MatchResigned,
    SeedDrawn,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.again import coded_again
from ginrummy_qt.session.replay import Place, Replay
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.sessions import VARIED_RULES, on_table, play_on, play_until, session_on, setup_of, turn


class Played:
    """A match of this session, and everything the person was told of it."""

    def __init__(self, ruleset=PRESETS["R1"], seed: int = 3) -> None:
        self.store = MemoryMatchStore()
        self.session = session_on(self.store, seed)
        self.rng = random.Random(seed)
        self.told: list[TableUpdate] = []
        self.session.subscribe(Seat.SOUTH, self.told.append)
        self.session.new_match(setup_of(replace(ruleset, target_score=300)))

    def replay(self) -> Replay:
        stored = self.store.load(on_table(self.session))
        return Replay(stored.setup, stored.events)


def whole(ruleset=PRESETS["R1"], seed: int = 3) -> Played:
    played = Played(ruleset, seed)
    play_on(played.session, played.rng, 400)
    return played


def places(replay: Replay) -> list[Place]:
    found, place = [], replay.first
    while place is not None:
        found.append(place)
        place = replay.after(place)
    return found


@pytest.mark.parametrize("ruleset", VARIED_RULES, ids=range(len(VARIED_RULES)))
def test_every_step_shows_what_the_person_saw_then(ruleset):
    played = whole(ruleset)
    told = {update.seq: update for update in played.told}
    replay = played.replay()
    steps = [replay.step(place) for place in places(replay)]
    assert len(steps) > 20
    for step in steps:
        seen = told[step.closed.seq]
        assert (step.closed.view, step.closed.match) == (seen.view, seen.match)
        assert step.closed.legal_actions == ()


def test_the_steps_of_a_hand_tell_all_its_events_once():
    replay = whole().replay()
    for hand in range(len(replay.hands)):
        steps = replay.steps(hand)
        assert isinstance(steps[0].act, HandDealt)
        [received] = [
            event for step in steps for event in step.closed.events if isinstance(event, HandReceived)
        ]
        assert received.number == replay.hands[hand].number
        end = steps[-1].closed.view
        assert end is not None
        assert end.outcome == replay.hands[hand].outcome


def test_open_both_hands_are_shown_with_every_card_that_is_drawn():
    replay = whole().replay()
    drawn = 0
    for place in places(replay):
        step = replay.step(place)
        south, north = step.hands
        assert step.closed.view is not None
        assert step.closed.view.hand == south
        assert not set(south) & set(north)
        for closed, opened in zip(step.closed.events, step.open.events, strict=True):
            match closed:
                case CardDrawn(Seat.NORTH, Source.STOCK, card):
                    assert card is None
                    assert isinstance(opened, CardDrawn)
                    assert opened.card in north
                    drawn += 1
                case CardDrawn():
                    assert opened == closed
    assert drawn > 5


def test_back_is_the_way_forth_reversed():
    replay = whole().replay()
    forth, back = places(replay), []
    place = replay.last
    while place is not None:
        back.append(place)
        place = replay.before(place)
    assert forth == back[::-1]
    assert forth == sorted(forth)


def test_a_hand_is_found_by_its_number():
    replay = whole().replay()
    assert [replay.hand_numbered(hand.number) for hand in replay.hands] == list(range(len(replay.hands)))
    assert replay.hand_numbered(99) is None
    with pytest.raises(IndexError):
        replay.steps(len(replay.hands))


def test_of_a_hand_that_goes_on_nothing_is_shown():
    played = Played()
    play_until(played.session, played.rng, Stage.PLAYING, 3)
    play_on(played.session, played.rng, 4)
    replay = played.replay()
    assert [hand.number for hand in replay.hands] == [1, 2]
    stored = played.store.load(on_table(played.session))
    [secret] = [event.seed for event in stored.events if isinstance(event, SeedDrawn) and event.number == 3]
    assert secret not in str([replay.step(place) for place in places(replay)])
    assert secret not in str(replay.match)


def test_before_the_first_hand_is_over_there_is_nothing_to_replay():
    played = Played()
    play_on(played.session, played.rng, 3)
    replay = played.replay()
    assert (replay.hands, replay.first, replay.last) == ((), None, None)


def test_a_hand_given_up_is_replayed_to_where_it_was_given_up():
    played = Played()
    play_until(played.session, played.rng, Stage.PLAYING, 2)
    play_on(played.session, played.rng, 3)
    at = turn(played.session).view
    played.session.resign()
    replay = played.replay()
    assert [hand.outcome is None for hand in replay.hands] == [False, True]
    assert replay.last is not None
    end = replay.step(replay.last)
    assert isinstance(end.act, MatchResigned)
    assert end.closed.view is not None
    assert end.closed.match.resigned is Seat.SOUTH
    assert end.closed.view.pile == at.pile


def test_the_deal_of_a_replayed_hand_is_proven_and_can_be_dealt_again():
    replay = whole().replay()
    for hand in replay.hands:
        assert replay.prove(hand.number).ok
        again = replay.hand_again(hand.number, Style.SIMPLE)
        assert (again.kind, again.level, again.single_hand) == (MatchKind.REPLAYED, Style.SIMPLE, True)
        assert coded_again(replay.deal_code(hand.number), Style.SIMPLE).single_hand
    assert len(replay.match_again(Style.STEADY).deals) == len(replay.hands) + 1


def test_every_step_has_a_number_in_the_match():
    replay = whole().replay()
    forth = places(replay)
    assert [replay.index(place) for place in forth] == list(range(replay.count()))
    assert [replay.at(index) for index in range(replay.count())] == forth
    assert (replay.at(-5), replay.at(10_000)) == (replay.first, replay.last)
    assert [len(replay.steps(number)) for number in range(len(replay.hands))] == [
        hand.steps for hand in replay.hands
    ]


def practised(seed: int = 6) -> Played:
    """A practice match in which moves are taken back now and then, also ends of hands."""
    played = Played(seed=seed)
    setup = replace(setup_of(replace(PRESETS["R1"], target_score=60)), kind=MatchKind.PRACTICE)
    played.told.clear()
    played.session.new_match(setup)
    taken = 0
    for step in range(400):
        play_on(played.session, played.rng, 1)
        if played.session.update(Seat.SOUTH).match.stage is Stage.OVER:
            break
        if step % 7 == 5 and played.session.update(Seat.SOUTH).can_take_back:
            played.session.take_back()
            taken += 1
    assert taken > 3
    return played


def test_moves_taken_back_are_steps_too():
    played = practised()
    told = {update.seq: update for update in played.told}
    replay = played.replay()
    steps = [replay.step(place) for place in places(replay)]
    assert sum(isinstance(step.act, TakenBack) for step in steps) > 3
    for step in steps:
        seen = told[step.closed.seq]
        assert (step.closed.view, step.closed.match) == (seen.view, seen.match)
        assert not step.closed.can_take_back
