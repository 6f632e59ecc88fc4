"""What assistive programs are told of the table, and can do with it."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from shiboken6 import Shiboken

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.actions import Discard, DrawStock
from ginrummy_qt.rules.cards import Card
from tests.helpers.table import make_table

HAND = "3c 4c 5c 7h 7s 7d 9d Js Qs Kh"
OPPONENT = "8h 9h Th Kc Kd Ks 5d 6s 2h Jh"
ENDED = ("4s 5s 6s Qh Qc Qd As 2c 3d Kc", "8h 9h Th 2d 2h 2s 9d 5h 8s Qs", "7s")
ROLE = QAccessible.Role


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, OPPONENT, "As", "2d 6d")


def interface(table):
    return QAccessible.queryAccessibleInterface(table.view)


def children(parent):
    return [parent.child(index) for index in range(parent.childCount())]


def everything(parent):
    for child in children(parent):
        yield child
        yield from everything(child)


def name(child):
    return child.text(QAccessible.Text.Name)


def names(table) -> list[str]:
    return [name(each) for each in everything(interface(table))]


def part(table, beginning: str):
    return next(each for each in everything(interface(table)) if name(each).startswith(beginning))


def press(child) -> None:
    child.interface_cast(QAccessible.InterfaceType.ActionInterface).doAction(
        QAccessibleActionInterface.pressAction()
    )


def test_hand_piles_opponent_and_moves_come_in_reading_order(table):
    top = children(interface(table))
    assert [(each.role(), name(each)) for each in top] == [
        (ROLE.List, "Your hand, 10 cards"),
        (ROLE.Button, "Stock, 31 cards"),
        (ROLE.Button, "Discard pile, on top the ace of spades"),
        (ROLE.Button, "Knock place, knock at 10 or less"),
        (ROLE.List, "Mara’s hand, 10 cards"),
        (ROLE.List, "Moves of this hand"),
    ]


def test_the_cards_of_the_hand_lie_in_its_list_from_left_to_right(table):
    cards = children(part(table, "Your hand"))
    assert [name(each) for each in cards[:3]] == [
        "three of clubs, Run",
        "four of clubs, Run",
        "five of clubs, Run",
    ]
    assert "king of hearts, Deadwood" in [name(each) for each in cards]
    assert {each.role() for each in cards} == {ROLE.ListItem}
    assert all(each.state().focusable and each.state().selectable for each in cards)


def test_parts_lie_where_they_are_seen(table):
    found = interface(table)
    where = table.port.mapToGlobal(table.card_point("Kh"))
    hand = found.childAt(where.x(), where.y())
    child = hand.childAt(where.x(), where.y())
    assert name(child) == "king of hearts, Deadwood"
    assert [name(each) for each in children(hand)][hand.indexOfChild(child)] == name(child)
    assert name(child.parent().parent()) == "Table"


def test_pressing_parts_plays(table):
    press(part(table, "Stock"))
    assert table.intents == [DrawStock()]
    assert any("just drawn" in each for each in names(table))
    king = part(table, "king of hearts")
    press(king)
    assert table.controller.selected == Card.parse("Kh")
    assert king.state().selected
    press(part(table, "Discard pile"))
    assert table.intents[-1] == Discard(Card.parse("Kh"))
    assert "Discard pile, on top the king of hearts" in names(table)
    assert "You discarded king of hearts" in names(table)
    assert table.lies_right()


def test_what_is_handed_to_qt_as_acts_is_an_object_of_acts_alone(table):
    """Qt takes the first address of the object and calls it as acts: another first base ends the program."""
    for each in everything(interface(table)):
        acts = each.interface_cast(QAccessible.InterfaceType.ActionInterface)
        assert acts is not None
        if isinstance(acts, QAccessibleActionInterface):
            assert len(Shiboken.getCppPointer(acts)) == 1
            assert acts.actionNames() == ["Press", "SetFocus"]


def test_a_card_stays_the_same_object_wherever_it_is_moved(table):
    king = part(table, "king of hearts")
    for _ in range(20):
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert part(table, "king of hearts") is king
    assert king.parent().indexOfChild(king) == 8


def test_the_keyboard_is_told_and_can_be_moved(table):
    table.key(Qt.Key.Key_Right)
    assert name(interface(table).focusChild()) == "four of clubs, Run"
    acts = part(table, "Stock").interface_cast(QAccessible.InterfaceType.ActionInterface)
    acts.doAction(QAccessibleActionInterface.setFocusAction())
    assert name(interface(table).focusChild()) == "Stock, 31 cards"


def test_parts_that_are_gone_say_so_and_nothing_crashes(table):
    press(part(table, "Stock"))
    gone = part(table, "king of hearts")
    press(gone)
    press(part(table, "Discard pile"))
    for _ in range(50):
        assert "king of hearts, Deadwood" not in names(table)
        gc.collect()
    assert not gone.isValid()
    assert (name(gone), gone.childCount(), gone.state().invalid) == ("", 0, True)
    assert interface(table).child(99) is None


def test_the_preview_tells_what_would_be_laid_down_and_holds_its_buttons(qtbot):
    table = make_table(qtbot, *ENDED)
    table.click(table.pile())
    table.click(table.slot())
    heard = names(table)
    assert "Run: four of spades, five of spades, six of spades and seven of spades" in heard
    assert any(each.startswith("Deadwood 6: ") for each in heard)
    assert "Discard: king of clubs" in heard
    buttons = [name(each) for each in everything(interface(table)) if each.role() is ROLE.Button]
    assert buttons[-2:] == ["Go back", "Knock with 6"]


def test_the_result_is_read_line_by_line(qtbot):
    table = make_table(qtbot, *ENDED)
    table.click(table.pile())
    table.click(table.slot())
    table.tray.confirm.click()
    heard = names(table)
    assert heard[0] == "You win the hand"
    assert "You score 8" in heard
    lists = [name(each) for each in children(interface(table)) if each.role() is ROLE.List]
    assert lists == ["Mara", "You", "Score of the hand"]
    assert any(each.startswith("Laid off: ") for each in heard)
    assert heard[-2:] == ["Verify the deal", "Next hand"]


def test_a_result_that_was_looked_at_too_early_is_whole_later(qtbot):
    table = make_table(qtbot, *ENDED, speed=Speed.NORMAL)
    table.controller.skip()
    table.click(table.pile())
    table.controller.skip()
    table.controller.open_end_preview()
    table.tray.confirm.click()
    for _ in range(200):
        names(table)
        table.clock.run(50)
    assert "You score 8" in names(table)
