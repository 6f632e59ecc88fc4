"""look.md, "Sort is an act, not a mode": the hand is the person's; nothing ever sorts it unasked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_order import (
    HandOrderState,
    deal_in,
    draw_in,
    follow,
    move,
    remove,
    return_to,
    sort,
    sorted_cards,
)
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card, format_cards, parse_cards
from tests.helpers.hands import rich_hands

TEN = parse_cards("4s 5s 6s Qh Qc Qd Ah 2c 3d Kc")
orders = st.sampled_from(list(HandOrder))


def text(state: HandOrderState) -> str:
    return format_cards(state.cards)


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        (HandOrder.SUIT, "Ah Qh 2c Qc Kc 3d Qd 4s 5s 6s"),
        (HandOrder.RANK, "Ah 2c 3d 4s 5s 6s Qh Qc Qd Kc"),
        (HandOrder.MELDS, "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"),
    ],
)
def test_the_three_orders(by: HandOrder, expected: str):
    assert format_cards(sorted_cards(reversed(TEN), by)) == expected
    assert text(sort(HandOrderState(TEN), by)) == expected


@given(rich_hands(), orders)
def test_sorting_keeps_all_cards_and_is_remembered(hand: list[Card], by: HandOrder):
    after = sort(HandOrderState(tuple(hand), HandOrder.RANK, False), by)
    assert sorted(after.cards) == sorted(hand)
    assert (after.last_sort, after.as_sorted) == (by, True)
    assert sort(after, by) == after


@given(rich_hands(), orders)
def test_a_new_hand_is_dealt_in_the_last_sort_used(hand: list[Card], by: HandOrder):
    assert deal_in(hand, by) == sort(HandOrderState(tuple(hand)), by)


def test_a_card_that_completes_a_meld_goes_beside_it_although_melds_come_first_in_a_sort():
    dealt = deal_in(parse_cards("As 4s 5h 6c 8s 9h 9d Jh Kc Ks"), HandOrder.MELDS)
    drawn = draw_in(dealt, Card.parse("Kh"))
    assert text(drawn) == "As 4s 5h 6c 8s 9h 9d Jh Kh Kc Ks"
    assert text(draw_in(drawn, Card.parse("Ah"))) == "Ah As 4s 5h 6c 8s 9h 9d Jh Kh Kc Ks"


def test_a_card_drawn_to_a_place_of_the_persons_choice_lies_there_and_ends_the_sort():
    dealt = deal_in(TEN, HandOrder.MELDS)
    five = Card.parse("5h")
    assert text(draw_in(dealt, five, 3)) == "4s 5s 6s 5h Qh Qc Qd Ah 2c 3d Kc"
    assert not draw_in(dealt, five, 3).as_sorted
    usual = draw_in(dealt, five)
    assert draw_in(dealt, five, usual.cards.index(five)) == usual
    assert follow(dealt, (*TEN, five), 3) == draw_in(dealt, five, 3)


@given(rich_hands(least=10, most=10), st.data())
def test_a_drawn_card_moves_no_other_card(hand: list[Card], data: st.DataObject):
    drawn = data.draw(st.sampled_from([Card(index) for index in range(52) if Card(index) not in hand]))
    state = data.draw(
        st.one_of(
            st.builds(deal_in, st.just(hand), orders),
            st.builds(HandOrderState, st.permutations(hand).map(tuple), orders, st.just(False)),
        )
    )
    after = draw_in(state, drawn)
    assert tuple(card for card in after.cards if card != drawn) == state.cards
    assert after.as_sorted == state.as_sorted
    if not state.as_sorted:
        assert after.cards[-1] == drawn


@given(rich_hands(least=11, most=11), st.sampled_from([HandOrder.SUIT, HandOrder.RANK]))
def test_in_a_sorted_hand_it_goes_to_its_place(hand: list[Card], by: HandOrder):
    assert draw_in(deal_in(hand[:10], by), hand[10]) == deal_in(hand, by)


def test_sorted_by_melds_it_joins_its_meld():
    state = deal_in(TEN, HandOrder.MELDS)
    assert text(draw_in(state, Card.parse("7s"))) == "4s 5s 6s 7s Qh Qc Qd Ah 2c 3d Kc"
    assert text(draw_in(state, Card.parse("Qs"))) == "4s 5s 6s Qh Qc Qd Qs Ah 2c 3d Kc"
    assert text(draw_in(state, Card.parse("7h"))) == "4s 5s 6s Qh Qc Qd Ah 2c 3d 7h Kc"


def test_once_a_card_was_moved_drawn_cards_come_in_at_the_right_end():
    moved = move(deal_in(TEN, HandOrder.SUIT), parse_cards("6s"), 0)
    assert not moved.as_sorted
    assert text(draw_in(moved, Card.parse("3s"))) == f"{text(moved)} 3s"
    again = sort(moved, HandOrder.SUIT)
    assert text(draw_in(again, Card.parse("3s"))) == "Ah Qh 2c Qc Kc 3d Qd 3s 4s 5s 6s"


def test_putting_a_card_back_where_it_was_is_no_move():
    state = deal_in(TEN, HandOrder.RANK)
    assert move(state, (state.cards[4],), 4) == state


@given(rich_hands(), st.data())
def test_moved_cards_stand_side_by_side_at_the_place_asked_for(hand: list[Card], data: st.DataObject):
    state = HandOrderState(tuple(hand))
    chosen = data.draw(st.lists(st.sampled_from(hand), min_size=1, max_size=4, unique=True))
    index = data.draw(st.integers(-2, 13))
    after = move(state, chosen, index)
    rest = [card for card in hand if card not in chosen]
    place = max(0, min(index, len(rest)))
    assert list(after.cards[place : place + len(chosen)]) == [card for card in hand if card in chosen]
    assert [card for card in after.cards if card not in chosen] == rest


@given(rich_hands(), st.data())
def test_a_discard_leaves_the_others_as_they_are(hand: list[Card], data: st.DataObject):
    gone = data.draw(st.sampled_from(hand))
    state = HandOrderState(tuple(hand), HandOrder.MELDS, data.draw(st.booleans()))
    after = remove(state, gone)
    assert list(after.cards) == [card for card in hand if card != gone]
    assert after.as_sorted == state.as_sorted


def test_following_the_view_draws_in_takes_out_and_deals_anew():
    state = follow(HandOrderState(last_sort=HandOrder.RANK), TEN)
    assert state == deal_in(TEN, HandOrder.RANK)
    eleven = follow(state, (*TEN, Card.parse("7s")))
    assert eleven == draw_in(state, Card.parse("7s"))
    ten = follow(eleven, [card for card in eleven.cards if card != Card.parse("Kc")])
    assert ten == remove(eleven, Card.parse("Kc"))
    assert follow(ten, ten.cards) == ten
    other = parse_cards("7h 8h 9h 2d 2h 2s 9d 5h 8s Qs")
    assert follow(ten, other) == deal_in(other, HandOrder.RANK)


@given(rich_hands())
def test_sorted_by_melds_every_meld_stands_together_in_front(hand: list[Card]):
    arrangement = best_arrangement(hand)
    cards = sorted_cards(hand, HandOrder.MELDS)
    loose = arrangement.deadwood
    assert sorted(cards[len(cards) - len(loose) :]) == list(loose)
    for meld in arrangement.melds:
        places = sorted(cards.index(card) for card in meld)
        assert places[-1] - places[0] == len(meld) - 1


def test_a_card_that_comes_back_stands_where_it_stood():
    former = HandOrderState(tuple(parse_cards("Kh 4s 2c 5s 9d")), HandOrder.SUIT, as_sorted=False)
    thrown = remove(former, Card.parse("2c"))
    assert return_to(thrown, former.cards, former) == former


def test_a_card_that_comes_back_does_not_move_those_arranged_meanwhile():
    former = HandOrderState(tuple(parse_cards("Kh 4s 2c 5s 9d")), HandOrder.SUIT, as_sorted=False)
    arranged = move(remove(former, Card.parse("2c")), [Card.parse("4s")], 3)
    back = return_to(arranged, former.cards, former)
    assert back.cards == tuple(parse_cards("Kh 5s 9d 4s 2c"))


def test_the_first_card_comes_back_to_the_left_end_and_a_drawn_one_goes():
    former = HandOrderState(tuple(parse_cards("Kh 4s 2c")), HandOrder.SUIT, as_sorted=False)
    now = HandOrderState(tuple(parse_cards("4s 2c 7d")), HandOrder.SUIT, as_sorted=False)
    assert return_to(now, former.cards, former) == former
