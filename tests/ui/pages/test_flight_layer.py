"""No card passes under a panel: carried or flying, it is seen above score sheet, plate and log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.panels.flight_layer import FlightLayer
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.deals import stacked_deck
from tests.helpers.table import StackedMatch


@pytest.fixture(params=[(800, 600), (1280, 800)], ids=["small", "usual"])
def page(qtbot, request):
    page = GamePage(Theme(LIGHT, load_fonts(), Metrics(1.0)))
    qtbot.addWidget(page)
    page.set_options(TableOptions(speed=Speed.OFF))
    page.resize(*request.param)
    page.show()
    deck = stacked_deck("4s 5s 6s Qh Qc Qd As 2c 3d Kc", "8h 9h Th 2d 2h 2s 9d 5h 8s Qs", "7s", "3h")
    page.show_update(StackedMatch(deck, PRESETS["R2"]).update(1))
    page.controller.skip()
    return page


def carry(page, end):
    card, pose = page.controller.layout.hand.poses[-1]
    start = QPoint(round(pose.x + 20), round(pose.y + 40))
    port = page.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    return card, port


def test_a_carried_card_is_seen_above_the_sheet(page, qtbot):
    flight = page.findChild(FlightLayer)
    assert flight.isHidden()
    middle = page.sheet.geometry().center()
    without = page.grab(page.sheet.geometry()).toImage()
    card, port = carry(page, middle)
    qtbot.waitUntil(flight.isVisible, timeout=2000)
    item = page.view.scene().cards[card]
    spot = QPoint(round(item.pos().x() + item.width / 2), round(item.pos().y() + item.height / 2))
    assert page.sheet.geometry().contains(spot)
    assert page.grab(page.sheet.geometry()).toImage() != without
    face = page.view.grab(item.sceneBoundingRect().toAlignedRect()).toImage()
    above = page.grab(item.sceneBoundingRect().toAlignedRect()).toImage()
    centre = QPoint(face.width() // 2, face.height() // 2)
    assert face.pixel(centre) == above.pixel(centre)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.waitUntil(flight.isHidden, timeout=2000)


def test_it_takes_no_press_from_what_lies_under_it(page, qtbot):
    middle = page.sheet.geometry().center()
    _card, port = carry(page, middle)
    qtbot.waitUntil(page.findChild(FlightLayer).isVisible, timeout=2000)
    assert page.childAt(middle) is not page.findChild(FlightLayer)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=middle)


def test_it_is_not_there_while_cards_stay_beside_the_panels(page):
    hand = page.controller.layout.regions.hand
    _card, port = carry(page, QPoint(round(hand.center[0]), round(hand.y + 40)))
    page.view.viewport().repaint()
    assert page.findChild(FlightLayer).isHidden()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton)
