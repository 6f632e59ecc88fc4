"""No seat is ever shown a hidden card, or a seed before its hand is over (issue 2, Build 2, 3 and 5)."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.cards import iter_mask
from ginrummy_qt.rules.codec import encode
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import SeedDrawn, SeedRevealed
from ginrummy_qt.rules.game_match import MatchState, Stage, WrongStage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from tests.helpers.sessions import (
    SETUP,
    VARIED_RULES,
    WatchedStore,
    play_on,
    play_until,
    session_on,
    setup_of,
)

CARD = re.compile(r"(?<!\w)[A23456789TJQK][cdhs](?!\w)")


def shown(update: TableUpdate) -> str:
    """Every value that can be reached in the update, as text."""
    return json.dumps(encode(update))


def hidden_cards(hand: DealState, seat: Seat) -> set[str]:
    """What `seat` may not know while the hand is on: stock, the other's hand, a knock discard face down."""
    if hand.phase is Phase.OVER:
        return set()
    theirs, knock = hand.hands[seat.other], hand.showdown
    if knock is not None and knock.knocker is seat.other:
        theirs = 0
        if knock.discard is not None and not hand.terms.ruleset.knock_discard_face_up:
            theirs = 1 << knock.discard
    hidden = (*hand.terms.deck[hand.position :], *iter_mask(theirs & ~hand.known[seat.other]))
    return set(map(str, hidden))


def secrets_in(update: TableUpdate, state: MatchState, seat: Seat) -> set[str]:
    """Hidden cards and sealed seeds that the update of `seat` gives away; hands that ended are open."""
    ended = [outcome.number for outcome in update.match.outcomes]
    assert ended == list(range(1, update.match.number)) or state.stage is Stage.OVER
    text = shown(replace(update, match=replace(update.match, outcomes=())))
    leaks = set(CARD.findall(text)) & hidden_cards(state.deal, seat) if state.deal is not None else set()
    if state.seed is not None and state.seed in text:
        leaks.add(state.seed)
    return leaks


@settings(max_examples=30)
@given(st.sampled_from(VARIED_RULES), st.integers(0, 10_000))
def test_no_update_of_a_seat_gives_a_hidden_card_or_a_sealed_seed_away(ruleset, seed):
    store = WatchedStore()
    session = session_on(store, seed)
    looked_at = []

    def look(seat: Seat, update: TableUpdate) -> None:
        looked_at.append(update.seq)
        state = store.states[update.match.match_id]
        assert secrets_in(update, state, seat) == set()
        assert secrets_in(session.update(seat), state, seat) == set()

    for seat in Seat:
        session.subscribe(seat, partial(look, seat))
    session.new_match(setup_of(ruleset))
    play_on(session, random.Random(seed), 60, cut="a cut")
    assert len(looked_at) > 2 * 60


@pytest.fixture
def playing():
    """A session in the middle of its second hand, and its store."""
    store = WatchedStore()
    session = session_on(store)
    session.new_match(SETUP)
    play_until(session, random.Random(4), Stage.PLAYING, 2)
    play_on(session, random.Random(4), 3)
    return session, store


def test_the_look_for_secrets_finds_them(playing):
    session, store = playing
    update = session.update(Seat.SOUTH)
    state = store.states[session.match_id]
    assert secrets_in(update, state, Seat.SOUTH) == set()
    whole = replace(update, events=store.load(session.match_id).events)
    assert len(secrets_in(whole, state, Seat.SOUTH)) > 30
    assert state.seed in secrets_in(whole, state, Seat.SOUTH)
    theirs = replace(update, view=session.update(Seat.NORTH).view)
    assert len(secrets_in(theirs, state, Seat.SOUTH)) >= 9


def test_the_whole_log_is_given_out_only_while_no_hand_is_hidden(playing):
    session, store = playing
    with pytest.raises(WrongStage):
        session.log()
    session.resign()
    assert session.log() == store.load(session.match_id).events


def test_the_log_of_a_hand_is_given_out_only_when_the_hand_is_over(playing):
    session, store = playing
    for number in (2, 3):
        with pytest.raises(WrongStage):
            session.finished_hand_log(number)
        with pytest.raises(WrongStage):
            session.verify_hand(number)
    events = session.finished_hand_log(1)
    assert (type(events[0]), type(events[-1])) == (SeedDrawn, SeedRevealed)
    assert {event.number for event in events if hasattr(event, "number")} == {1}
    kept = store.load(session.match_id).events
    start = kept.index(events[0])
    assert kept[start : start + len(events)] == events


def test_cards_of_the_first_draw_are_open_to_both():
    session = session_on(WatchedStore())
    seen: dict[Seat, list[TableUpdate]] = {seat: [] for seat in Seat}
    for seat in Seat:
        session.subscribe(seat, seen[seat].append)
    session.new_match(setup_of(PRESETS["R4"]))
    assert [update.events for update in seen[Seat.SOUTH]] == [update.events for update in seen[Seat.NORTH]]
