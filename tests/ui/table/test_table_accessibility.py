"""What assistive programs are told of the table, and can do with it."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from ginrummy_qt.rules.actions import DrawStock
from ginrummy_qt.rules.cards import Card
from tests.helpers.table import make_table

HAND = "3c 4c 5c 7h 7s 7d 9d Js Qs Kh"
OPPONENT = "8h 9h Th Kc Kd Ks 5d 6s 2h Jh"


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, OPPONENT, "As", "2d 6d")


def interface(table):
    return QAccessible.queryAccessibleInterface(table.view)


def names(table) -> list[str]:
    found = interface(table)
    return [found.child(index).text(QAccessible.Text.Name) for index in range(found.childCount())]


def part(table, name: str):
    return interface(table).child(next(i for i, each in enumerate(names(table)) if each.startswith(name)))


def press(child) -> None:
    child.doAction(QAccessibleActionInterface.pressAction())


def test_cards_and_places_have_names_in_reading_order(table):
    heard = names(table)
    assert heard[:3] == ["three of clubs, Run", "four of clubs, Run", "five of clubs, Run"]
    assert "king of hearts, Deadwood" in heard
    assert "Discard, ace of spades" in heard
    assert heard.index("Stock · 31") == 10


def test_parts_lie_where_they_are_seen(table):
    found = interface(table)
    where = table.port.mapToGlobal(table.card_point("Kh"))
    child = found.childAt(where.x(), where.y())
    assert child.text(QAccessible.Text.Name) == "king of hearts, Deadwood"
    assert found.indexOfChild(child) == names(table).index("king of hearts, Deadwood")
    assert child.parent().text(QAccessible.Text.Name) == "Table"


def test_pressing_parts_plays(table):
    press(part(table, "Stock · 31"))
    assert table.intents == [DrawStock()]
    assert any("just drawn" in name for name in names(table))
    press(part(table, "king of hearts"))
    assert table.controller.selected == Card.parse("Kh")
    assert part(table, "king of hearts").state().selected
    press(part(table, "Discard, ace of spades"))
    assert "Discard, king of hearts" in names(table)
    assert table.lies_right()


def test_the_keyboard_is_told_and_can_be_moved(table):
    table.key(Qt.Key.Key_Right)
    assert interface(table).focusChild().text(QAccessible.Text.Name) == names(table)[1]
    part(table, "Stock · 31").doAction(QAccessibleActionInterface.setFocusAction())
    assert interface(table).focusChild().text(QAccessible.Text.Name) == "Stock · 31"


def test_parts_that_are_gone_say_so_and_nothing_crashes(table):
    children = [interface(table).child(index) for index in range(interface(table).childCount())]
    for _ in range(50):
        press(children[0])
        gc.collect()
    assert all(child.isValid() for child in children)
    assert interface(table).child(99) is None


def test_the_result_is_read_line_by_line(qtbot):
    table = make_table(qtbot, "4s 5s 6s Qh Qc Qd As 2c 3d Kc", "8h 9h Th 2d 2h 2s 9d 5h 8s Qs", "7s")
    table.click(table.pile())
    table.click(table.slot())
    table.tray.confirm.click()
    heard = names(table)
    assert heard[0] == "You win the hand"
    assert "You score 8" in heard
