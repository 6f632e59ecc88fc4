"""Undoing the arranging of a hand: orders come back, cards do not."""

from __future__ import annotations

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.order_history import MOST, OrderHistory, back, forth, remember
from ginrummy_qt.rules.cards import parse_cards

HAND = parse_cards("4s 5s Kh 2c 9d")


def test_back_and_forth():
    first = hand_order.deal_in(HAND, HandOrder.SUIT)
    second = hand_order.sort(first, HandOrder.RANK)
    history = remember(OrderHistory(), first)
    stepped = back(history, second, HAND)
    assert stepped is not None
    history, order = stepped
    assert order == first
    again = forth(history, order, HAND)
    assert again is not None
    assert again[1] == second
    assert forth(again[0], second, HAND) is None


def test_there_is_nothing_before_the_first_order():
    assert back(OrderHistory(), hand_order.deal_in(HAND, HandOrder.SUIT), HAND) is None


def test_another_order_forgets_what_was_gone_back_from():
    first = hand_order.deal_in(HAND, HandOrder.SUIT)
    stepped = back(remember(OrderHistory(), first), first, HAND)
    assert stepped is not None
    assert remember(stepped[0], first).future == ()


def test_the_cards_held_now_stay_held():
    first = hand_order.deal_in(HAND, HandOrder.SUIT)
    held = parse_cards("4s 5s Kh 2c 7d")
    stepped = back(remember(OrderHistory(), first), first, held)
    assert stepped is not None
    assert sorted(stepped[1].cards) == sorted(held)


def test_the_history_has_an_end():
    history = OrderHistory()
    for _ in range(2 * MOST):
        history = remember(history, hand_order.deal_in(HAND, HandOrder.SUIT))
    assert len(history.past) == MOST
