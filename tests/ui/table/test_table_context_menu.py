"""The menus of cards and places: right button, long press of a finger, menu key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.actions import Discard, DrawDiscard, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS, PileView
from ginrummy_qt.ui.table.state import TableOptions
from tests.helpers.table import make_table

pytestmark = pytest.mark.qt_log_ignore("does not support")  # says the offscreen platform of menus
KNOCKING = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
DEFENDING = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


@pytest.fixture
def table(qtbot):
    return make_table(
        qtbot, KNOCKING, DEFENDING, "7s", ruleset=replace(PRESETS["R2"], pile_view=PileView.ALL)
    )


def right_click(table, where):
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, table.port.mapToGlobal(where))
    QApplication.sendEvent(table.port, event)
    return menu(table)


def menu(table):
    found = [each for each in table.view.findChildren(QMenu, "table_menu") if each.isVisible()]
    return found[0] if found else None


def entries(shown):
    return {action.text(): action for action in shown.actions() if not action.isSeparator()}


def choose(shown, text):
    shown.setActiveAction(entries(shown)[text])
    QTest.keyClick(shown, Qt.Key.Key_Return)


def test_a_card_can_be_discarded_from_its_menu(table):
    table.click(table.pile())
    shown = right_click(table, table.card_point("Kc"))
    assert entries(shown)["Discard K♣"].isEnabled()
    choose(shown, "Discard K♣")
    assert table.intents[-1] == Discard(Card.parse("Kc"))
    assert table.lies_right()


def test_what_cannot_be_done_is_shown_and_off(table):
    shown = right_click(table, table.card_point("Kc"))
    assert not entries(shown)["Discard K♣"].isEnabled()
    assert not entries(shown)["Knock"].isEnabled()
    shown.close()


def test_knocking_from_the_menu_still_asks(table):
    table.click(table.pile())
    choose(right_click(table, table.card_point("Kc")), "Knock with 6, discard K♣…")
    assert table.tray.confirm.text() == "Knock with 6"
    assert not table.over


def test_without_confirmation_one_may_look_first(table):
    table.controller.set_options(TableOptions(speed=Speed.OFF, confirm_knock=False))
    table.click(table.pile())
    shown = right_click(table, table.slot())
    assert "Look at the hand first…" in entries(shown)
    choose(shown, "Look at the hand first…")
    assert table.tray.confirm.text() == "Knock with 6"
    table.controller.preview.close()
    choose(right_click(table, table.card_point("Kc")), "Knock with 6, discard K♣")
    assert isinstance(table.intents[-1], Knock)
    assert table.over


def test_the_piles_have_menus(table):
    shown = right_click(table, table.pile())
    assert set(entries(shown)) == {"Take 7♠", "Look through the discard pile"}
    choose(shown, "Take 7♠")
    assert table.intents == [DrawDiscard()]


def test_cards_are_marked_and_sorted_from_menus(table):
    choose(right_click(table, table.card_point("Kc")), "Mark to move with others")
    assert table.controller._stage.state.marked == {Card.parse("Kc")}
    before = table.hand_texts()
    choose(right_click(table, QPoint(8, 300)), "Sort by rank")
    assert table.hand_texts() != before
    choose(right_click(table, QPoint(8, 300)), "Undo arranging")
    assert table.hand_texts() == before


def test_the_menu_key_asks_about_the_card_the_keyboard_is_on(table):
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    first = table.controller.hand[0]
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(table.port, event)
    shown = menu(table)
    assert any(text.startswith("Discard") for text in entries(shown))
    pose = dict(table.controller.layout.hand.poses)[first]
    assert table.port.mapFromGlobal(shown.pos()).x() >= pose.x
    shown.close()


def test_there_is_none_while_something_lies_over_the_table(table):
    table.click(table.pile())
    table.controller.open_end_preview()
    assert right_click(table, QPoint(8, 60)) is None


def test_the_right_button_during_a_drag_calls_it_off(table):
    table.pull(table.card_point("Kc"), QPoint(300, 300))
    shown = right_click(table, QPoint(300, 300))
    assert not table.controller._input.dragging
    shown.close()
    assert table.lies_right()


def test_a_finger_that_stays_opens_the_menu(table, qtbot):
    finger = QPointingDevice(
        "finger",
        7,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    where = table.card_point("Kc")

    def touch(kind, at):
        left = Qt.MouseButton.LeftButton
        QApplication.sendEvent(
            table.port,
            QMouseEvent(
                kind,
                QPointF(at),
                QPointF(table.port.mapToGlobal(at)),
                left,
                left,
                Qt.KeyboardModifier.NoModifier,
                finger,
            ),
        )

    touch(QEvent.Type.MouseButtonPress, where)
    qtbot.waitUntil(lambda: menu(table) is not None, timeout=3000)
    menu(table).close()
    touch(QEvent.Type.MouseButtonRelease, where)
    assert table.controller.selected is None
    touch(QEvent.Type.MouseButtonPress, where)
    touch(QEvent.Type.MouseMove, where + QPoint(0, -60))
    qtbot.wait(700)
    assert menu(table) is None
    touch(QEvent.Type.MouseButtonRelease, where)
    assert table.lies_right()
