"""The first start and the tour: into a game with one press, or round the real table first."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.i18n import PseudoTranslator
from ginrummy_qt.ui.tour.steps import TourPart
from tests.helpers.widgets import child, focused
from tests.helpers.windows import play_until, press, sheet_of, started


@pytest.fixture
def welcomed(program):
    return program.open(welcome=True)


def tour(program: Any, **options: Any) -> Any:
    window = started(program, **options)
    window.activateWindow()
    window.menus.acts["tour"].trigger()
    assert sheet_of(window).objectName() == "tour"
    return window


def test_the_first_start_welcomes_and_enter_begins_a_match(welcomed):
    sheet = sheet_of(welcomed)
    assert sheet.objectName() == "welcome"
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert not welcomed.opener.covered
    assert welcomed.desk.match.stage is Stage.PLAYING


def test_the_welcome_comes_once(program, welcomed):
    press(welcomed, "start")
    welcomed.desk.resign()
    program.close(welcomed)
    assert SettingsFile(program.folder).load()[0].welcomed
    assert sheet_of(program.open(welcome=True)).objectName() == "newMatch"


def test_who_closes_the_welcome_is_told_how_to_begin(welcomed):
    QTest.keyClick(sheet_of(welcomed).focusWidget(), Qt.Key.Key_Escape)
    assert welcomed.page.banner.isVisible()


def test_from_the_welcome_another_match_can_be_chosen(welcomed):
    press(welcomed, "other")
    assert sheet_of(welcomed).objectName() == "newMatch"


def test_from_the_welcome_the_tour_begins_over_a_match_just_dealt(welcomed, qtbot):
    press(welcomed, "tour")
    qtbot.waitUntil(lambda: welcomed.opener.covered)
    assert sheet_of(welcomed).objectName() == "tour"
    assert welcomed.desk.match.stage is Stage.PLAYING


def test_the_tour_leads_over_all_parts_and_ends_in_the_game(program):
    window = tour(program)
    seen = []
    for _ in TourPart:
        sheet = sheet_of(window)
        seen.append(sheet.step.part)
        assert not sheet.lit().isEmpty(), sheet.step.part
        panel = sheet.findChild(object, "panel").geometry()
        assert not panel.intersects(sheet.lit()), sheet.step.part
        assert sheet.rect().contains(panel)
        press(window, "next")
    assert seen == list(TourPart)
    assert not window.opener.covered
    assert window.focusWidget() is window.table.view


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)], ids=["small", "usual", "large"])
@pytest.mark.parametrize("longest", [False, True], ids=["english", "longest"])
def test_the_note_hides_nothing_of_what_it_tells_of(program, size, longest, qapp):
    translator = PseudoTranslator(qapp)
    if longest:
        qapp.installTranslator(translator)
    try:
        window = tour(program, size=size)
    finally:
        qapp.removeTranslator(translator)
    sheet = sheet_of(window)
    for number, part in enumerate(TourPart):
        sheet.show_step(number)
        QCoreApplication.processEvents()
        panel = sheet.findChild(object, "panel").geometry()
        assert not panel.intersects(sheet.lit()), part
        assert sheet.rect().contains(panel), part


def test_turned_quickly_the_note_is_as_tall_as_its_text(program):
    window = tour(program, size=(1280, 800))
    sheet = sheet_of(window)
    for _ in range(len(TourPart) - 1):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
        for label in sheet.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert not child(sheet, QScrollArea, "body").verticalScrollBar().isVisible()


def test_the_light_follows_the_window(program):
    window = tour(program)
    before = sheet_of(window).lit()
    window.resize(800, 640)
    QCoreApplication.processEvents()
    hand, lit = window.table.layout.regions.hand, sheet_of(window).lit()
    assert lit != before
    assert lit.top() == pytest.approx(hand.y - 9, abs=3)
    assert lit.bottom() > hand.y + hand.height


def test_by_keys_the_tour_is_turned_and_left(program):
    window = tour(program)
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Return, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(focused(), key)
        assert list(TourPart).index(sheet_of(window).step.part) == number
    before = window.desk.session.seq
    for key in (Qt.Key.Key_D, Qt.Key.Key_K):
        QTest.keyClick(focused(), key)
    assert window.desk.session.seq == before
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not window.opener.covered


def test_every_step_is_announced(program, monkeypatch):
    said = []
    monkeypatch.setattr("ginrummy_qt.ui.tour.sheet.announce", lambda _widget, text: said.append(text))
    window = tour(program)
    press(window, "next")
    assert [text.split(".")[0] for text in said] == ["Your hand", "The stock"]
    interface = QAccessible.queryAccessibleInterface(sheet_of(window))
    assert interface.text(QAccessible.Text.Name) == "The stock"


def test_without_a_match_the_tour_deals_one(program, qtbot):
    window = program.open()
    sheet_of(window).reject()
    window.menus.acts["tour"].trigger()
    qtbot.waitUntil(lambda: window.opener.covered)
    assert sheet_of(window).objectName() == "tour"
    assert window.desk.match.stage is Stage.PLAYING


def test_the_tour_tells_of_the_limit_in_force(program):
    window = started(program)
    for name, words in (("R1", "with 10 or less"), ("classic", "")):
        window.desk.new_match(MatchSetup(PRESETS[name], Style.STEADY))
        window.show_tour()
        sheet_of(window).show_step(list(TourPart).index(TourPart.END))
        assert words in sheet_of(window).step.text
        assert child(sheet_of(window), QAbstractButton, "skip").isVisible()
        sheet_of(window).done(0)


def test_the_first_step_shows_what_has_the_keyboard(program):
    window = tour(program)
    button = child(sheet_of(window), QAbstractButton, "next")
    assert button.hasFocus()
    ringed = button.grab().toImage()
    button.clearFocus()
    assert button.grab().toImage() != ringed


def test_the_opponent_waits_until_the_tour_is_over(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    window.menus.acts["tour"].trigger()
    qtbot.waitUntil(lambda: window.opener.covered)
    before = window.desk.session.seq
    program.launcher.link.answer(window.desk.session.update(Seat.NORTH).legal_actions[0])
    QTest.qWait(20)
    assert window.desk.session.seq == before
    sheet_of(window).done(0)
    QCoreApplication.processEvents()
    assert window.desk.session.seq > before


def test_the_opponent_plays_on_too_where_the_tour_changed_its_language(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    window.menus.acts["tour"].trigger()
    qtbot.waitUntil(lambda: window.opener.covered)
    window.menus.language_chosen.emit("ro")
    QCoreApplication.processEvents()
    before = window.desk.session.seq
    program.launcher.link.answer(window.desk.session.update(Seat.NORTH).legal_actions[0])
    sheet_of(window).done(0)
    QCoreApplication.processEvents()
    assert window.desk.session.seq > before


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)], ids=["small", "usual", "large"])
def test_the_light_is_no_larger_than_what_it_shows_and_hides_no_name(program, size, left_handed):
    window = started(program, size=size)
    window._services.preferences.change(left_handed=left_handed)
    window.menus.acts["tour"].trigger()
    sheet, page, regions = sheet_of(window), window.page, window.table.layout.regions
    above = page.view.mapTo(sheet.parentWidget(), page.view.rect().topLeft())

    def lights(part):
        sheet.show_step(list(TourPart).index(part))
        return [QRectF(light) for light in sheet.lights()]

    for part, label in ((TourPart.STOCK, regions.stock_label), (TourPart.DISCARD, regions.discard_label)):
        [light] = lights(part)
        assert light.bottom() >= above.y() + label.y + label.height
    [hand] = lights(TourPart.HAND)
    for mark in window.table.layout.hand.marks:
        assert hand.bottom() >= above.y() + mark.label.y + mark.label.height
    [deadwood] = lights(TourPart.DEADWOOD)
    assert deadwood.width() < page.deadwood.width()
    [seal] = lights(TourPart.SEAL)
    assert seal.width() < page.seal.width()
    plate, cards = lights(TourPart.OPPONENT)
    assert plate.width() < page.plate.width()
    assert not plate.intersects(cards)
