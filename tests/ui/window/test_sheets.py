"""The dialogs: by keyboard alone, inside the smallest window, in the longest language, closed by Esc."""

from __future__ import annotations

from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from shiboken6 import delete

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.storage import MatchSummary
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.session.recorded_match import read_match
from ginrummy_qt.storage.memory_settings import MemorySettings
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.deck import DeckStyle
from ginrummy_qt.ui.dialogs.about import AboutSheet
from ginrummy_qt.ui.dialogs.cut_deck import CutDeckSheet
from ginrummy_qt.ui.dialogs.licences import LicencesSheet
from ginrummy_qt.ui.dialogs.new_match import NewMatchSheet
from ginrummy_qt.ui.dialogs.notice import Answer, Notice, NoticeSheet
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.quick_rules import QuickRulesSheet
from ginrummy_qt.ui.dialogs.shortcuts import ShortcutsSheet
from ginrummy_qt.ui.dialogs.unexpected_error import UnexpectedErrorSheet
from ginrummy_qt.ui.dialogs.unfinished import UnfinishedList
from ginrummy_qt.ui.dialogs.verify_deal import VerifyDealSheet
from ginrummy_qt.ui.dialogs.welcome import WelcomeSheet
from ginrummy_qt.ui.i18n import PseudoTranslator
from ginrummy_qt.ui.keys.key_bindings import KeyBindings
from ginrummy_qt.ui.menu_bar import MenuBar
from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.records.sheet import RecordSheet
from ginrummy_qt.ui.settings_page.sheet import SettingsSheet
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from ginrummy_qt.ui.theme.widgets import ThemedButton
from ginrummy_qt.ui.tour.sheet import TourSheet
from ginrummy_qt.ui.tour.steps import TourText
from tests.helpers import records
from tests.helpers.fakes import counting_entropy, setup

SMALLEST = (800, 570)
"""What is left of the smallest window below its menus."""
USUAL = (1280, 770)


def _theme(size, tokens=LIGHT):
    return Theme(tokens, load_fonts(), Metrics(scale_for(Size(*size))))


def _session():
    session = MatchSession(MemoryMatchStore(), counting_entropy(), lambda: 1_790_000_000)
    session.new_match(setup())
    return session


def _new_match(theme, host):
    kept = [
        MatchSummary(f"{number:032x}", setup("R4", Style.SIMPLE), 1_790_000_000, 1_790_000_000, 3, (62, 48))
        for number in range(3)
    ]
    return NewMatchSheet(theme, host, setup(), kept, lambda _match_id: True)


def _verify(theme, host):
    session = _session()
    session.cut("a cut of my own")
    session.resign()
    return VerifyDealSheet(theme, host, session.verify_hand, (0, 1))


def _shortcuts(theme, host):
    bindings = KeyBindings(MenuBar(host.window()), lambda keys: None)
    return ShortcutsSheet(theme, host, bindings, bindings.take)


SHEETS = {
    "new match": _new_match,
    "verify": _verify,
    "cut": lambda theme, host: CutDeckSheet(theme, host, _session().update(Seat.SOUTH).match),
    "record": lambda theme, host: RecordSheet(theme, host, read_match(records.text()), False),
    "rules": lambda theme, host: QuickRulesSheet(theme, host, setup()),
    "settings": lambda theme, host: SettingsSheet(
        theme,
        host,
        Preferences(MemorySettings(Settings()), Settings(), {}, host),
        lambda: "en",
        lambda _settings: False,
    ),
    "welcome": lambda theme, host: WelcomeSheet(theme, host, setup(), DeckStyle()),
    "tour": lambda theme, host: TourSheet(
        theme,
        host,
        TourText(PRESETS["R1"], Names("Mara")).steps(),
        lambda _part: [QRectF(300, 200, 100, 140)],
    ),
    "about": AboutSheet,
    "licences": LicencesSheet,
    "shortcuts": _shortcuts,
    "error": lambda theme, host: UnexpectedErrorSheet(theme, host, "text\n" * 40, True, lambda: None),
    "notice": lambda theme, host: NoticeSheet(
        theme, host, Notice("A title", "A sentence.", Answer("Yes", "yes"), Answer("No", "no"), "A reason.")
    ),
}
every_sheet = pytest.mark.parametrize("make", SHEETS.values(), ids=SHEETS.keys())


@pytest.fixture
def window(qtbot):
    found = QMainWindow()
    found.setCentralWidget(QWidget())
    qtbot.addWidget(found)
    return found


def _open(window, make, size=USUAL, tokens=LIGHT):
    window.resize(*size)
    window.centralWidget().setGeometry(0, 0, *size)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    sheet = make(_theme(size, tokens), window.centralWidget())
    sheet.present()
    QCoreApplication.processEvents()
    return sheet


def _panel(sheet):
    return sheet.findChild(QWidget, "panel")


def _buttons(sheet):
    return [button for button in sheet.findChildren(QAbstractButton) if button.isVisible()]


@every_sheet
def test_esc_closes_it(window, make, qtbot):
    sheet = _open(window, make)
    with qtbot.waitSignal(sheet.finished):
        QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


@every_sheet
def test_tab_reaches_every_button_and_never_leaves(window, make):
    sheet = _open(window, make)
    seen = set()
    for _ in range(60):
        QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = QGuiApplication.focusObject()
        assert isinstance(focus, QWidget)
        assert sheet.isAncestorOf(focus)
        seen.add(focus)
    exclusive = {button for button in _buttons(sheet) if button.autoExclusive() or button.group() is not None}
    assert {button for button in _buttons(sheet) if button.isEnabled()} - exclusive <= seen
    for button in exclusive & seen:
        assert button.isChecked() or button.group().checkedButton() is None


@every_sheet
@pytest.mark.parametrize("pseudo", [False, True], ids=["english", "longest"])
def test_it_lies_inside_the_smallest_window_with_its_buttons_whole(window, make, pseudo, qapp):
    translator = PseudoTranslator(qapp)
    if pseudo:
        qapp.installTranslator(translator)
    try:
        sheet = _open(window, make, SMALLEST)
    finally:
        qapp.removeTranslator(translator)
    panel = _panel(sheet).geometry()
    assert sheet.rect().contains(panel)
    for button in sheet.footer_buttons():
        place = button.geometry()
        assert _panel(sheet).rect().contains(place), button.text()
        assert place.width() >= button.sizeHint().width()


@every_sheet
def test_everything_to_press_is_at_least_a_finger_wide_and_has_a_name(window, make):
    sheet = _open(window, make, SMALLEST)
    for button in _buttons(sheet):
        assert button.height() >= 44
        assert button.width() >= 44
        assert button.accessibleName() or button.text()
        assert button.objectName()
    for field in [*sheet.findChildren(QLineEdit), *sheet.findChildren(QPlainTextEdit)]:
        assert field.accessibleName()
    assert sheet.accessibleName() == sheet.windowTitle() != ""


@every_sheet
def test_no_text_is_cut_off(window, make):
    sheet = _open(window, make)
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and label.wordWrap() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()


@every_sheet
@pytest.mark.parametrize("size", [SMALLEST, USUAL, (2560, 1440)])
def test_the_boxes_of_its_buttons_end_with_the_content(window, make, size):
    sheet = _open(window, make, size)
    title = sheet.findChild(QLabel, "title")
    end = title.mapTo(sheet, title.contentsRect().bottomRight()).x()
    boxes = [
        button.mapTo(sheet, button.box().topRight()).x()
        for button in _buttons(sheet)
        if isinstance(button, ThemedButton)
    ]
    last = sheet.footer_buttons()[-1]
    assert last.mapTo(sheet, last.box().topRight()).x() == end
    assert max(boxes) == end
    for row in sheet.findChildren(UnfinishedList):
        lasts = [each for each in row.findChildren(ThemedButton) if each.text() == "Continue"]
        end = row.parentWidget().width() - lasts[0].box().x() - 1
        assert {each.mapTo(row.parentWidget(), each.box().topRight()).x() for each in lasts} == {end}


@every_sheet
@pytest.mark.parametrize("tokens", [DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_it_takes_on_another_look_while_it_is_open(window, make, tokens):
    sheet = _open(window, make)
    before = sheet.grab().toImage()
    sheet.apply_theme(_theme(USUAL, tokens))
    QCoreApplication.processEvents()
    middle = _panel(sheet).geometry().topLeft()
    after = sheet.grab().toImage()
    assert after.pixelColor(middle.x() + 30, middle.y() + 8).name() == tokens.surface
    assert before != after


def test_new_match_starts_with_one_key_what_was_played_last(window, qtbot):
    sheet = _open(window, _new_match)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == [setup()]


def test_new_match_brings_what_was_chosen(window, qtbot):
    sheet = _open(window, _new_match)
    for name in ("rules_R3", "level_simple", "target_250"):
        QTest.mouseClick(sheet.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.mouseClick(sheet.findChild(QAbstractButton, "start"), Qt.MouseButton.LeftButton)
    [found] = chosen.args
    assert isinstance(found, MatchSetup)
    assert found.level is Style.SIMPLE
    assert found.ruleset.target_score == 250
    assert found.ruleset.big_gin_bonus == PRESETS["R3"].big_gin_bonus


@pytest.mark.parametrize(("typed", "target"), [("75", 75), ("10000", 10000), ("9", None), ("10001", None)])
def test_new_match_takes_a_typed_target_within_its_limits(window, typed, target):
    sheet = _open(window, _new_match)
    QTest.keyClicks(sheet.findChild(QLineEdit, "target_typed"), typed)
    found = sheet.setup()
    assert (None if found is None else found.ruleset.target_score) == target
    assert sheet.findChild(QAbstractButton, "start").isEnabled() is (target is not None)


def test_new_match_tells_the_rules_for_the_target_that_is_chosen(window):
    sheet = _open(window, _new_match)
    rules = sheet.findChild(QAbstractButton, "rules_R1")
    assert "At 100 points the match ends" in rules.accessibleDescription()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "target_50"), Qt.MouseButton.LeftButton)
    assert "At 50 points the match ends" in rules.accessibleDescription()
    sheet.findChild(QLineEdit, "target_typed").setText("75")
    assert "At 75 points the match ends" in rules.accessibleDescription()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "target_250"), Qt.MouseButton.LeftButton)
    assert "At 250 points the match ends" in rules.accessibleDescription()
    assert sheet.setup().ruleset.target_score == 250


def test_new_match_shows_all_it_asks_in_the_smallest_window(window):
    sheet = _open(window, lambda theme, host: NewMatchSheet(theme, host, setup(), [], bool), SMALLEST)
    for button in _buttons(sheet):
        assert button.visibleRegion().boundingRect() == button.rect(), button.objectName()


def test_new_match_continues_a_kept_match(window, qtbot):
    sheet = _open(window, _new_match)
    button = sheet.findChild(QAbstractButton, f"continue_{1:032x}")
    with qtbot.waitSignal(sheet.continued) as chosen:
        button.click()
    assert chosen.args == [f"{1:032x}"]


def test_new_match_resigns_a_kept_match_only_at_the_second_press(window):
    resigned = []

    def resign(match_id):
        resigned.append(match_id)
        return True

    def make(theme, host):
        kept = [MatchSummary("a" * 32, setup(), 0, 0, 0, (0, 0))]
        return NewMatchSheet(theme, host, setup(), kept, resign)

    sheet = _open(window, make)
    button = sheet.findChild(QAbstractButton, f"resign_{'a' * 32}")
    button.click()
    assert resigned == []
    button.click()
    assert resigned == ["a" * 32]
    assert not button.isVisible()


def test_the_cut_is_the_typed_text_or_the_way_of_the_pointer(window, qtbot):
    sheet = _open(window, SHEETS["cut"])
    QTest.keyClicks(sheet.findChild(QLineEdit, "cutText"), "seven")
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.mouseClick(sheet.findChild(QAbstractButton, "cut"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["seven"]


def test_no_cut_and_esc_both_deal_without_one(window, qtbot):
    sheet = _open(window, SHEETS["cut"])
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(sheet.findChild(QLineEdit, "cutText"), Qt.Key.Key_Escape)
    assert chosen.args == [""]


def test_verify_shows_and_copies_both_commitments(window):
    sheet = _open(window, _verify)
    sealed = sheet.findChild(QLabel, "sealed").text().replace(" ", "").lower()
    assert sealed == sheet.findChild(QLabel, "computed").text().replace(" ", "").lower()
    assert len(sealed) == 64
    QTest.mouseClick(sheet.findChild(QAbstractButton, "copy"), Qt.MouseButton.LeftButton)
    copied = dict(line.split(": ", 1) for line in QGuiApplication.clipboard().text().splitlines())
    assert copied["sealed"] == copied["computed"] == sealed
    assert copied["cut"] == "a cut of my own"
    assert copied["agrees"] == "yes"


def test_verify_goes_from_hand_to_hand(window):
    sheet = _open(window, _verify)
    title = sheet.windowTitle()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "earlier"), Qt.MouseButton.LeftButton)
    assert sheet.windowTitle() != title
    assert not sheet.findChild(QAbstractButton, "earlier").isEnabled()


def test_the_error_dialog_copies_what_it_shows(window):
    sheet = _open(window, SHEETS["error"])
    QTest.mouseClick(sheet.findChild(QAbstractButton, "copy"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == sheet.findChild(QPlainTextEdit, "diagnostics").toPlainText()


def test_about_says_that_no_network_is_used(window):
    sheet = _open(window, AboutSheet)
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    assert any("opens no network connection" in text for text in texts)


def test_about_shows_the_folder_of_qt_instead_of_writing_it_out(window, qtbot):
    sheet = _open(window, AboutSheet)
    folder = Path(PySide6.__path__[0])
    assert not any(folder.parent.name in label.text() for label in sheet.findChildren(QLabel))
    button = sheet.findChild(QAbstractButton, "qtFolder")
    assert button.toolTip() == str(folder)
    with qtbot.waitSignal(sheet.folder_wanted) as wanted:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted.args == [folder]


def test_enter_presses_the_button_that_has_the_focus(window, qtbot):
    sheet = _open(window, _new_match)
    sheet.findChild(QAbstractButton, "cancel").setFocus()
    with qtbot.assertNotEmitted(sheet.chosen), qtbot.waitSignal(sheet.rejected):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def test_arrows_choose_among_rules_opponents_and_targets(window):
    sheet = _open(window, _new_match)
    for first, key, then in (
        ("rules_R1", Qt.Key.Key_Down, "rules_R3"),
        ("step_casual", Qt.Key.Key_Right, "step_regular"),
        ("target_100", Qt.Key.Key_Right, "target_150"),
    ):
        sheet.findChild(QAbstractButton, first).setFocus()
        QTest.keyClick(sheet.focusWidget(), key)
        assert sheet.focusWidget().objectName() == then
        assert sheet.findChild(QAbstractButton, then).isChecked()


def test_enter_presses_the_primary_button_from_any_other_control(window, qtbot):
    sheet = _open(window, _new_match)
    for name in ("rules_R1", "step_casual", "target_100"):
        sheet.findChild(QAbstractButton, name).setFocus()
    with qtbot.waitSignal(sheet.chosen):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def _open_over_a_button(window):
    """A sheet over a table with one button, which has the focus; the opener, and the button."""
    host = window.centralWidget()
    below = QPushButton(host)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    below.setFocus()
    opener = SheetOpener(host, lambda: _theme(USUAL))
    opener.open(AboutSheet)
    return opener, below


def test_nothing_below_a_sheet_takes_the_focus_from_it(window):
    opener, below = _open_over_a_button(window)
    below.setFocus()
    assert opener.top.isAncestorOf(window.focusWidget())


def test_a_sheet_gives_the_focus_back_where_it_was(window):
    opener, below = _open_over_a_button(window)
    opener.top.reject()
    assert window.focusWidget() is below


def test_a_sheet_closes_although_what_had_the_focus_is_gone(window):
    opener, below = _open_over_a_button(window)
    delete(below)
    opener.top.reject()
    assert not opener.covered


def test_each_of_several_values_says_what_it_is_a_value_of(window):
    sheet = _open(window, _new_match)
    for name, group in (("rules_R1", "Rules"), ("step_casual", "Opponent"), ("target_50", "Points to win")):
        said = sheet.findChild(QAbstractButton, name).accessibleDescription()
        assert said.split(".")[0] == group
