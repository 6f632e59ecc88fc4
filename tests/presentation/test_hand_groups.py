"""Melds marked in the hand: adjacent ones bracketed, scattered ones named, and what the number says."""

from __future__ import annotations

import dataclasses

from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_groups import GroupKind, group_hand
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.presentation.hand_reading import read_hand
from ginrummy_qt.rules.actions import DrawDiscard, DrawStock
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card, format_cards, mask_of, parse_cards
from ginrummy_qt.rules.legality import proposed_arrangement
from ginrummy_qt.rules.melds import deadwood_value, least_deadwood
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt
from tests.helpers.hands import rich_hands

TEN = "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"
OTHERS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


def view_of(*actions: DrawDiscard | DrawStock, stock: str = "Jc") -> PlayerView:
    return view_for(act(dealt(TEN, OTHERS, "7s", stock), *actions), Seat.SOUTH)


def shown(cards: str, of: str | None = None) -> list[tuple[str, str]]:
    held = parse_cards(cards)
    arrangement = best_arrangement(parse_cards(of) if of else held)
    return [(group.kind.value, format_cards(group.cards)) for group in group_hand(held, arrangement).groups]


def test_melds_that_stand_together_are_groups_in_any_inner_order():
    assert shown("Ah 6s 4s 5s 2c Qd Qh Qc 3d Kc") == [
        ("loose", "Ah"), ("run", "6s 4s 5s"), ("loose", "2c"), ("set", "Qd Qh Qc"), ("loose", "3d Kc"),
    ]  # fmt: skip


def test_a_scattered_meld_is_named_instead_of_bracketed():
    held = parse_cards("4s Ah 5s 6s Qh Qc Qd 2c 3d Kc")
    groups = group_hand(held, best_arrangement(held))
    run = parse_cards("4s 5s 6s")
    assert groups.scattered == tuple((card, run) for card in run)
    assert [group.kind for group in groups.groups] == [GroupKind.LOOSE, GroupKind.SET, GroupKind.LOOSE]
    assert [format_cards(group.deadwood) for group in groups.groups] == ["Ah", "", "2c 3d Kc"]


@given(rich_hands(least=10, most=10), st.data())
def test_groups_are_the_whole_hand_in_its_order_and_melds_are_grouped_or_named(
    hand: list[Card], data: st.DataObject
):
    order = data.draw(st.permutations(hand))
    arrangement = best_arrangement(hand)
    groups = group_hand(order, arrangement)
    assert [card for group in groups.groups for card in group.cards] == list(order)
    assert [group.start for group in groups.groups] == [
        order.index(group.cards[0]) for group in groups.groups
    ]
    bracketed = {tuple(sorted(group.cards)) for group in groups.groups if group.kind is not GroupKind.LOOSE}
    named = {card for card, _ in groups.scattered}
    for meld in arrangement.melds:
        assert (meld in bracketed) != named.issuperset(meld)
    assert all(card in meld for card, meld in groups.scattered)
    assert sum(deadwood_value(group.deadwood) for group in groups.groups) == arrangement.deadwood_value


@given(rich_hands(least=10, most=10))
def test_a_hand_sorted_by_melds_has_nothing_scattered(hand: list[Card]):
    order = sorted_cards(hand, HandOrder.MELDS)
    assert group_hand(order, best_arrangement(hand)).scattered == ()


def test_ten_cards_count_as_they_are():
    reading = read_hand(view_of())
    assert (reading.deadwood_value, reading.discard, reading.chosen) == (16, None, False)


def test_eleven_cards_count_without_the_best_legal_discard():
    reading = read_hand(view_of(DrawStock()))
    assert (reading.deadwood_value, reading.discard, reading.chosen) == (16, Card.parse("Kc"), False)


def test_eleven_cards_count_without_the_selected_card():
    reading = read_hand(view_of(DrawStock()), Card.parse("Ah"))
    assert (reading.deadwood_value, reading.discard, reading.chosen) == (25, Card.parse("Ah"), True)


def test_a_card_that_may_not_be_discarded_is_never_counted_out():
    view = view_of(DrawDiscard())
    taken = dataclasses.replace(view, barred=Card.parse("Kc"))
    assert read_hand(taken, Card.parse("Kc")).discard == Card.parse("3d")
    assert read_hand(taken).discard == Card.parse("3d")
    assert read_hand(view).discard == Card.parse("Kc")


@given(rich_hands(least=11, most=11))
def test_the_number_is_the_least_that_any_legal_discard_leaves(hand: list[Card]):
    view = dataclasses.replace(view_of(DrawStock()), hand_mask=mask_of(hand), barred=hand[0])
    reading = read_hand(view)
    masks = [mask_of(hand) & ~(1 << card) for card in hand[1:]]
    assert reading.deadwood_value == min(map(least_deadwood, masks))
    assert reading.discard is not None
    assert reading.arrangement == proposed_arrangement(view, reading.discard)
