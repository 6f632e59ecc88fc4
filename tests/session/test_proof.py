"""The seed check of a hand that is over (docs/fair-deal.md)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.rules.events import DealerDrawn, DeckCut, HandDealt, SeedRevealed
from ginrummy_qt.rules.game_match import Stage, WrongStage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.proof import prove_hand
from tests.helpers.sessions import SETUP, WatchedStore, play_on, play_until, session_on


@pytest.fixture(scope="module")
def log():
    """A whole match, cut by hand every time."""
    session = session_on(WatchedStore())
    session.new_match(SETUP)
    play_on(session, random.Random(1), cut="my cut")
    return session.log()


def tampered(log, **changes):
    """The log with fields of events of hand 1, or of the draw, changed: `HandDealt={"deck": ...}`."""
    kinds = {type(event).__name__ for event in log}
    assert changes.keys() <= kinds
    return tuple(
        replace(event, **changes[type(event).__name__])
        if type(event).__name__ in changes and getattr(event, "number", 1) == 1
        else event
        for event in log
    )


def test_every_hand_of_a_match_comes_out_and_the_draw_of_the_dealer_too(log):
    hands = [event for event in log if isinstance(event, HandDealt)]
    assert len(hands) >= 3
    for hand in hands:
        proof = prove_hand(log, hand.number)
        assert proof.ok
        assert (proof.deck, proof.dealt, proof.cut) == (hand.deck, hand.deck, "my cut")
        assert (proof.sealed, proof.dealer) == (proof.commitment, hand.dealer)
    [drawn] = [event for event in log if isinstance(event, DealerDrawn)]
    proof = prove_hand(log, 0)
    assert proof.ok
    assert (proof.cut, proof.dealer, proof.dealt) == ("", None, (drawn.south_card, drawn.north_card))


def test_another_seed_cut_deck_dealer_or_seal_is_noticed(log):
    [deck] = [event.deck for event in log if isinstance(event, HandDealt) and event.number == 1]
    [dealer] = [event.dealer for event in log if isinstance(event, HandDealt) and event.number == 1]
    swapped = (*deck[:40], deck[41], deck[40], *deck[42:])
    for changes in (
        {"SeedRevealed": {"seed": "ab" * 32}},
        {"DeckCut": {"cut": "another"}},
        {"HandDealt": {"deck": swapped}},
        {"HandDealt": {"dealer": dealer.other}},
        {"HandSealed": {"commitment": "ab" * 32}},
        {"HandSealed": {"dealer": dealer.other}},
        {"MatchStarted": {"match_id": "0" * 32}},
    ):
        assert not prove_hand(tampered(log, **changes), 1).ok, changes
        assert "MatchStarted" in changes or prove_hand(tampered(log, **changes), 2).ok


def test_another_dealer_drawn_is_noticed(log):
    [drawn] = [event for event in log if isinstance(event, DealerDrawn)]
    swapped = {"south_card": drawn.north_card, "north_card": drawn.south_card}
    for changes in (swapped, {"dealer": drawn.dealer.other}):
        assert not prove_hand(tampered(log, DealerDrawn=changes), 0).ok


@pytest.mark.parametrize("number", [-1, 1_000])
def test_a_hand_that_was_not_played_has_no_proof(log, number):
    with pytest.raises(WrongStage):
        prove_hand(log, number)


def test_without_its_reveal_a_hand_has_no_proof_though_its_seed_is_in_the_log(log):
    sealed = tuple(event for event in log if not isinstance(event, SeedRevealed))
    with pytest.raises(WrongStage):
        prove_hand(sealed, 1)


@pytest.mark.parametrize("stage", [Stage.NEEDS_CUT, Stage.PLAYING])
def test_a_hand_given_up_is_proved_as_far_as_it_got(stage):
    session = session_on(WatchedStore())
    session.new_match(SETUP)
    play_until(session, random.Random(1), stage, 1)
    session.resign(Seat.SOUTH)
    proof = session.verify_hand(1)
    assert proof.ok
    assert len(proof.dealt) == (52 if stage is Stage.PLAYING else 0)
    assert any(isinstance(event, DeckCut) and event.number == 1 for event in session.log()) == bool(
        proof.dealt
    )
