"""What a seat may know: no hidden card in a view or in a redacted event (the opponent cannot cheat)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.rules import PRESETS, Seat, parse_cards
from ginrummy_qt.rules.actions import DrawStock, Knock
from ginrummy_qt.rules.cards import DECK, FULL_MASK, Card, cards_of, mask_of
from ginrummy_qt.rules.codec import encode, encode_union
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import CardDrawn, HandDealt, HandReceived, Knocked, SeedDrawn
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.view import redact, view_for
from tests.helpers.deals import act, dealt, play_match, random_chooser

NAMES = {str(card): card for card in DECK}


def cards_in(plain: object) -> set[Card]:
    """Every card named anywhere in a plain value."""
    match plain:
        case str():
            return {NAMES[word] for word in plain.replace("@", " ").split() if word in NAMES}
        case dict():
            return set().union(*map(cards_in, plain.values()))
        case list():
            return set().union(*map(cards_in, plain))
    return set()


def hidden_from(hand: DealState, seat: Seat) -> set[Card]:
    """The cards that no event has shown to the seat: the stock, and what the other hand holds unseen."""
    stock = set(hand.terms.deck[hand.position :])
    shown, other = hand.showdown, set(cards_of(hand.hands[seat.other]))
    taken_openly = {move.card for move in hand.moves if isinstance(move, CardDrawn)}
    if shown is None or shown.knocker is seat:
        return stock | (other - taken_openly)
    if hand.terms.ruleset.knock_discard_face_up or shown.discard is None:
        return stock
    return stock | ({shown.discard} - taken_openly)


@pytest.mark.parametrize("key", list(PRESETS))
def test_a_view_never_names_a_hidden_card_before_the_hand_is_over(key):
    rng = random.Random(11)
    ruleset = replace(PRESETS[key], target_score=60, manual_layoff=True)
    for state, event in play_match(ruleset, rng, random_chooser(rng)):
        hand = state.deal
        if hand is None or hand.phase is Phase.OVER:
            continue
        for seat in Seat:
            hidden = hidden_from(hand, seat)
            view = state.view(seat)
            assert view is not None
            assert not cards_in(encode(view)) & hidden
            seen = redact(event, seat, ruleset)
            if seen is not None:
                assert not cards_in(encode_union(seen)) & hidden


def test_the_seed_and_the_order_of_the_deck_are_not_told():
    assert redact(SeedDrawn(1, "00" * 32), Seat.SOUTH, PRESETS["R1"]) is None
    dealt_event = HandDealt(3, Seat.NORTH, DECK)
    assert redact(dealt_event, Seat.SOUTH, PRESETS["R1"]) == HandReceived(
        3, Seat.NORTH, Seat.SOUTH, DECK[:10], DECK[20]
    )
    assert redact(dealt_event, Seat.NORTH, PRESETS["R1"]) == HandReceived(
        3, Seat.NORTH, Seat.NORTH, DECK[10:20], DECK[20]
    )


def test_a_stock_draw_shows_its_card_to_the_drawer_only():
    state = act(dealt("Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h", "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s", "8c"), DrawStock())
    mine, theirs = view_for(state, Seat.SOUTH), view_for(state, Seat.NORTH)
    assert mine.drawn is not None
    assert theirs.drawn is None
    assert isinstance(theirs.moves[-1], CardDrawn)
    assert theirs.moves[-1].card is None


@pytest.mark.parametrize(("key", "shown"), [("R3", False), ("R4", True)])
def test_2_9_the_knock_discard_lies_face_down_but_for_r4(key, shown):
    ruleset = replace(PRESETS[key], first_turn=PRESETS["R2"].first_turn, manual_layoff=True)
    ready = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"
    state = act(dealt(ready, "Ad 3d 5h 7d 9d Jc Ks 2s 8h 6s", "Qc", "9s", ruleset), DrawStock())
    knock = next(a for a in legal_actions(view_for(state, Seat.SOUTH)) if isinstance(a, Knock))
    state = act(state, knock)
    for seat, known in ((Seat.SOUTH, True), (Seat.NORTH, shown)):
        view = view_for(state, seat)
        assert view.showdown is not None
        assert (view.showdown.discard == knock.discard) is known
        told = redact(
            Knocked(Seat.SOUTH, knock.discard, knock.arrangement, view.showdown.ending), seat, ruleset
        )
        assert isinstance(told, Knocked)
        assert (told.discard == knock.discard) is known


def test_known_cards_are_those_taken_openly_and_still_held():
    rng = random.Random(3)
    for state, _ in play_match(PRESETS["R2"], rng, random_chooser(rng)):
        if state.deal is not None:
            for seat in Seat:
                assert state.deal.known[seat] & ~state.deal.hands[seat] in (0, mask_of_discard(state.deal))


def mask_of_discard(hand: DealState) -> int:
    """The knock discard may be a card that was taken openly before."""
    if hand.showdown is None or hand.showdown.discard is None:
        return 0
    return mask_of([hand.showdown.discard])


def test_the_full_deck_is_somewhere():
    state = dealt("Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h", "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s", "8c")
    view = view_for(state, Seat.SOUTH)
    assert view.hand == tuple(sorted(parse_cards("Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h")))
    assert (mask_of(view.pile) | view.hand_mask).bit_count() == 11
    assert view.upcard == parse_cards("8c")[0]
    assert FULL_MASK.bit_count() == 52
