"""Arranging the hand: several cards at once, going back, what a card goes with, and shaded deadwood."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import HandOrder, Speed
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.card_marks import Partner
from ginrummy_qt.ui.table.state import TableOptions
from tests.helpers.table import make_table

HAND = "4s 5s 6s Qh Qc Kd As 2c 3d 9c"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(params=[(1280, 800), (800, 600)], ids=["usual", "small"])
def table(qtbot, request):
    table = make_table(qtbot, HAND, THEIRS, "7s", "3h 4h", size=request.param)
    table.controller.sort(HandOrder.SUIT)
    table.clock.run(1000)
    return table


def hand(table):
    return [str(card) for card in table.controller.hand]


def marked(table):
    return {str(card) for card in table.controller._stage.state.marked}


def control_click(table, card, modifier=CONTROL):
    QTest.mouseClick(table.port, Qt.MouseButton.LeftButton, modifier, table.card_point(card))


def marks(table, card):
    return table.view.scene().cards[Card.parse(card)].marks


# Several cards


def test_cards_side_by_side_are_marked_by_keys_and_moved_together(table):
    cards = hand(table)
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Right, CONTROL | SHIFT)
    table.key(Qt.Key.Key_Right, CONTROL | SHIFT)
    assert marked(table) == set(cards[:3])
    table.key(Qt.Key.Key_Right, SHIFT)
    assert hand(table) == [cards[3], *cards[:3], *cards[4:]]
    table.key(Qt.Key.Key_Escape)
    assert marked(table) == set()


def test_cards_are_marked_one_by_one_and_a_click_on_another_gives_them_up(table):
    control_click(table, "4s")
    control_click(table, "Qh")
    assert marked(table) == {"4s", "Qh"}
    assert marks(table, "4s").marked
    control_click(table, "4s")
    assert marked(table) == {"Qh"}
    assert table.controller.selected is None
    table.click(table.card_point("Kd"))
    assert marked(table) == set()
    assert table.controller.selected == Card.parse("Kd")


def test_shift_marks_all_from_the_last_card_to_this_one(table):
    order = hand(table)
    control_click(table, order[2])
    control_click(table, order[5], SHIFT)
    assert marked(table) == set(order[2:6])


def test_marked_cards_are_dragged_together_and_stay_in_their_order(table):
    order = hand(table)
    for card in (order[7], order[9]):
        control_click(table, card)
    start = table.card_point(order[9])
    table.drag(start, table.card_point(order[0]) - QPoint(30, 0))
    assert hand(table)[:2] == [order[7], order[9]]
    assert [card for card in hand(table) if card not in (order[7], order[9])] == [
        card for card in order if card not in (order[7], order[9])
    ]
    assert table.lies_right()


def test_several_cards_cannot_be_discarded_at_once(table):
    table.click(table.stock())
    order = hand(table)
    for card in order[:2]:
        control_click(table, card)
    before = len(table.intents)
    table.drag(table.card_point(order[0]), table.pile())
    assert len(table.intents) == before
    assert table.controller.prompt == "Only one card goes there at a time."
    assert hand(table) == order
    assert table.lies_right()


def test_no_place_lights_up_for_several_cards(table):
    table.click(table.stock())
    order = hand(table)
    for card in order[:2]:
        control_click(table, card)
    table.pull(table.card_point(order[0]), table.pile())
    assert table.view.scene().pile.look.state.value == "rest"
    table.key(Qt.Key.Key_Escape)
    assert hand(table) == order
    table.release(table.pile())
    assert table.lies_right()


def test_a_rectangle_drawn_on_the_table_marks_what_it_touches(table):
    order = hand(table)
    first = table.card_point(order[1])
    start = QPoint(first.x() - 15, first.y() + 400)
    bottom = table.controller.layout.hand.rect.bottom
    start.setY(round(bottom) + 6)
    last = table.card_point(order[3])
    table.pull(start, QPoint(last.x(), round(bottom) - 20))
    assert table.view.scene().band.isVisible()
    assert marked(table) == set(order[1:4])
    table.release(QPoint(last.x(), round(bottom) - 20))
    assert not table.view.scene().band.isVisible()
    assert marked(table) == set(order[1:4])


def test_marking_and_moving_by_keys(table):
    order = hand(table)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Space, CONTROL)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space, CONTROL)
    assert marked(table) == set(order[:2])
    table.key(Qt.Key.Key_Right, SHIFT)
    assert hand(table)[:3] == [order[2], order[0], order[1]]
    table.key(Qt.Key.Key_Escape)
    assert marked(table) == set()
    assert table.lies_right()


def test_a_drag_out_of_the_window_is_called_off(table):
    order = hand(table)
    table.pull(table.card_point(order[0]), QPoint(-40, 300))
    assert hand(table) == order
    assert not table.controller._input.dragging
    table.release(QPoint(-40, 300))
    assert table.lies_right()


# Going back


def test_a_sort_and_a_move_are_undone_and_made_again(table):
    first = hand(table)
    table.controller.sort(HandOrder.RANK)
    second = hand(table)
    table.drag(table.card_point(second[0]), table.card_point(second[5]) + QPoint(10, 0))
    third = hand(table)
    assert len({tuple(each) for each in (first, second, third)}) == 3
    table.controller.undo_arranging()
    assert hand(table) == second
    table.controller.undo_arranging()
    assert hand(table) == first
    table.controller.redo_arranging()
    table.controller.redo_arranging()
    assert hand(table) == third
    assert table.lies_right()


def test_undoing_gives_no_card_back(table):
    before = hand(table)
    table.controller.sort(HandOrder.RANK)
    table.click(table.stock())
    table.click(table.card_point("Kd"))
    table.click(table.pile())
    held = set(hand(table))
    table.controller.undo_arranging()
    assert set(hand(table)) == held
    assert [card for card in hand(table) if card in before] == [card for card in before if card in held]
    assert table.lies_right()


def test_a_new_hand_has_nothing_to_go_back_to(table):
    table.controller.sort(HandOrder.RANK)
    assert table.controller.history.past
    state = table.controller._stage.state
    update = table.match.update(0)
    other = replace(update, view=replace(update.view, number=2))
    assert not state.showing(other).history.past


# What a card goes with


def test_the_card_under_the_pointer_shows_its_partners(table):
    table.move(table.card_point("4s"))
    assert marks(table, "5s").partner is Partner.MELD
    assert marks(table, "6s").partner is Partner.MELD
    assert marks(table, "Qh").partner is None
    table.move(table.card_point("Qc"))
    assert marks(table, "Qh").partner is Partner.NEARLY
    assert marks(table, "5s").partner is None
    table.move(QPoint(5, 5))
    assert marks(table, "Qh").partner is None


def test_the_card_under_the_keyboard_shows_them_too(table):
    order = hand(table)
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(order.index("5s")):
        table.key(Qt.Key.Key_Right)
    assert marks(table, "4s").partner is Partner.MELD


def test_partners_can_be_switched_off(table):
    table.controller.set_options(TableOptions(speed=Speed.OFF, show_partners=False))
    table.move(table.card_point("4s"))
    assert marks(table, "5s").partner is None


# Deadwood


def test_deadwood_is_shaded_for_those_who_want_it(table):
    assert not marks(table, "Kd").dimmed
    before = table.view.grab().toImage()
    table.controller.set_options(TableOptions(speed=Speed.OFF, dim_deadwood=True))
    assert marks(table, "Kd").dimmed
    assert not marks(table, "5s").dimmed
    assert table.view.grab().toImage() != before
