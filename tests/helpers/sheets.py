"""Every sheet of the window, each over a window that is empty otherwise."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.storage import MatchSummary
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
from ginrummy_qt.ui.dialogs.quick_rules import QuickRulesSheet
from ginrummy_qt.ui.dialogs.shortcuts import ShortcutsSheet
from ginrummy_qt.ui.dialogs.unexpected_error import UnexpectedErrorSheet
from ginrummy_qt.ui.dialogs.verify_deal import VerifyDealSheet
from ginrummy_qt.ui.dialogs.welcome import WelcomeSheet
from ginrummy_qt.ui.keys.key_bindings import KeyBindings
from ginrummy_qt.ui.menu_bar import MenuBar
from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.records.sheet import RecordSheet
from ginrummy_qt.ui.settings_page.sheet import SettingsSheet
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from ginrummy_qt.ui.tour.sheet import TourSheet
from ginrummy_qt.ui.tour.steps import TourText
from tests.helpers import records
from tests.helpers.fakes import counting_entropy, setup

SMALLEST = (800, 570)
"""What is left of the smallest window below its menus."""
USUAL = (1280, 770)
LARGE = (2560, 1400)


def theme_for(size, tokens=LIGHT):
    return Theme(tokens, load_fonts(), Metrics(scale_for(Size(*size))))


def open_sheet(window, make, size=USUAL, tokens=LIGHT):
    window.resize(*size)
    window.centralWidget().setGeometry(0, 0, *size)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    sheet = make(theme_for(size, tokens), window.centralWidget())
    sheet.present()
    QCoreApplication.processEvents()
    return sheet


def panel_of(sheet):
    return sheet.findChild(QWidget, "panel")


def buttons_of(sheet):
    return [button for button in sheet.findChildren(QAbstractButton) if button.isVisible()]


def new_match(theme, host):
    kept = [
        MatchSummary(f"{number:032x}", setup("R4", Style.SIMPLE), 1_790_000_000, 1_790_000_000, 3, (62, 48))
        for number in range(3)
    ]
    return NewMatchSheet(theme, host, setup(), kept, lambda _match_id: True)


def new_session():
    session = MatchSession(MemoryMatchStore(), counting_entropy(), lambda: 1_790_000_000)
    session.new_match(setup())
    return session


def verify_deal(theme, host):
    session = new_session()
    session.cut("a cut of my own")
    session.resign()
    return VerifyDealSheet(theme, host, session.verify_hand, (0, 1))


def shortcuts(theme, host):
    bindings = KeyBindings(MenuBar(host.window()), lambda keys: None)
    return ShortcutsSheet(theme, host, bindings, bindings.take)


SHEETS = {
    "new match": new_match,
    "verify": verify_deal,
    "cut": lambda theme, host: CutDeckSheet(theme, host, new_session().update(Seat.SOUTH).match),
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
    "shortcuts": shortcuts,
    "error": lambda theme, host: UnexpectedErrorSheet(theme, host, "text\n" * 40, True, lambda: None),
    "notice": lambda theme, host: NoticeSheet(
        theme, host, Notice("A title", "A sentence.", Answer("Yes", "yes"), Answer("No", "no"), "A reason.")
    ),
}
