"""Every visible text is translated: the program runs in a language of brackets, and no plain English is left.

The translator knows only what lupdate finds in the sources, so a text that translators would never be given
shows up as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import EngineRestarted
from ginrummy_qt.ports.settings import SettingsTrouble
from ginrummy_qt.ports.storage import Trouble
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.actions import Action, BigGin, Knock
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import RecordFault, RecordUnreadable
from ginrummy_qt.session.recorded_match import read_match
from ginrummy_qt.ui.i18n import Languages, PseudoTranslator, pseudo
from ginrummy_qt.ui.main_window import MainWindow
from tests.helpers import records, tour
from tests.helpers.windows import Program, press, sheet_of, started
from tools import translations

MARKED = re.compile(r"\[[^\[\]]*~\]")
"""A translated text."""
PLAIN = re.compile(r"[A-Za-z]{2,}")
UNTOUCHED = re.compile(r"[AaCcEeGgIiNnOoSsTtUuYyZz]")
"""Letters that no translated text has, so that a part of one is known too."""
NAMES = re.compile(
    r"Gin Rummy Qt|English|Portugu\w+ \(\w+\)|Ctrl|Shift|Esc|Tab|Enter|Space|Return|Left|Right|Up|Down"
    r"|Home|End|PgUp|PgDown|Backspace|\d{1,2} [A-Z][a-z]{2} \d{4}"
    r"|\b[0-9A-F]{4,}\b|<[^>]*>|~?/[\w/.~-]+|Qt [\d.]+"
)
"""The same in all languages here: names, the system's words for keys, hex digits, tags, paths, dates."""


class StrictPseudoTranslator(PseudoTranslator):
    """Translates what lupdate has found, under the name it was found by, and nothing else."""

    def __init__(self, found: frozenset[tuple[str, str]]) -> None:
        super().__init__()
        self._found = found

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        if (context, sourceText) not in self._found:
            return cast(str, None)  # what Qt takes for "not translated"
        return super().translate(context, sourceText, disambiguation, n)


@pytest.fixture(scope="module")
def found_by_lupdate(tmp_path_factory) -> frozenset[tuple[str, str]]:
    folder = tmp_path_factory.mktemp("texts")
    assert translations.update(folder, ["xx"]) == 0
    contexts = ElementTree.parse(folder / "ginrummy_qt_xx.ts").iter("context")
    return frozenset(
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in contexts
        for message in context.iter("message")
    )


@pytest.fixture
def painted(monkeypatch) -> set[str]:
    """All that is written by painters from now on."""
    written: set[str] = set()
    draw: Any = QPainter.drawText

    def draw_text(painter: QPainter, *arguments: Any) -> object:
        written.update(each for each in arguments if isinstance(each, str))
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", draw_text)
    return written


class Reader:
    """Collects what a window shows and says, and keeps what is plain English."""

    def __init__(self, painted: set[str]) -> None:
        self._painted = painted
        self.plain: dict[str, str] = {}
        self.read = 0

    def look(self, window: MainWindow, where: str) -> None:
        QCoreApplication.processEvents()
        window.repaint()
        window.grab()
        for text in (*said_by(window), *self._painted):
            self.read += 1
            if is_plain(text):
                self.plain.setdefault(text, where)
        self._painted.clear()


def is_plain(text: str) -> bool:
    before, text = "", text.replace("\N{ZERO WIDTH SPACE}", "")
    while before != text:
        before, text = text, MARKED.sub(" ", text)
    return any(
        word.isascii() and PLAIN.fullmatch(word) and UNTOUCHED.search(word)
        for word in re.findall(r"\w+", NAMES.sub(" ", text))
    )


def said_by(window: MainWindow) -> Iterator[str]:
    """Texts of widgets, for eye and ear, and those of the table's parts."""
    for widget in (window, *window.findChildren(QWidget)):
        if isinstance(widget, QPlainTextEdit) or "edit" in widget.objectName():
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        yield widget.windowTitle()
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QLineEdit():
                yield widget.placeholderText()
            case QAbstractItemView():
                yield from texts_of(widget)
    yield from (action.text() for action in window.findChildren(QAction))
    yield from (menu.title() for menu in window.findChildren(QMenu))
    if window.table.view.spoken is not None:
        yield from (part.name for part in window.table.view.spoken.parts())


def texts_of(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    top = QModelIndex()
    for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(top)):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(top)):
            yield from (str(model.data(model.index(row, column), role) or "") for role in roles)


@pytest.fixture
def reader(qapp, painted, found_by_lupdate, monkeypatch) -> Iterator[Reader]:
    translator = StrictPseudoTranslator(found_by_lupdate)
    monkeypatch.setattr(Languages, "_translators", lambda *_: [])
    assert qapp.installTranslator(translator)
    yield Reader(painted)
    qapp.removeTranslator(translator)


def step(program: Program, window: MainWindow) -> None:
    """The first legal action of whose turn it is, but an ending where there is one."""
    update = window.desk.update
    assert update is not None
    assert update.view is not None
    if update.view.turn is Seat.NORTH:
        program.launcher.link.answer(best(window.desk.session.update(Seat.NORTH).legal_actions))
        QCoreApplication.processEvents()
    else:
        window.desk.submit(best(update.legal_actions), update.seq)
    window.table.skip()


def best(actions: Iterable[Action]) -> Action:
    return min(actions, key=lambda action: not isinstance(action, Knock | BigGin))


def test_what_nobody_could_translate_is_found(reader):
    assert QCoreApplication.translate("MenuBar", "&Match") == pseudo("&Match")
    unknown = QCoreApplication.translate("MenuBar", "Nobody wrote this")
    assert unknown == "Nobody wrote this"
    assert is_plain(unknown)
    assert is_plain(f"{pseudo('Seed')} of the hand")
    assert not is_plain(f"{pseudo('{name} knocks with {card}').format(name=pseudo('Mara'), card='10♥')} 25")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=["small", "usual"])
def test_no_text_of_a_match_is_plain_english(program, reader, size):
    window = program.open(size=size)
    reader.look(window, "start")
    press(window, "target_50")
    press(window, "start")
    steps = 0
    while window.desk.match.stage is not Stage.OVER:
        if window.desk.match.stage is Stage.PLAYING:
            step(program, window)
        else:
            window.desk.next_hand()
            window.table.skip()
        steps += 1
        if steps < 30 or window.desk.match.stage is not Stage.PLAYING:
            reader.look(window, f"step {steps}")
    window.show_match_result(window.desk.match)
    reader.look(window, "result of the match")
    assert reader.read > 1000
    assert reader.plain == {}


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
def test_no_text_of_the_preview_or_of_a_refusal_is_plain_english(program, reader):
    window = started(program)
    while not any(isinstance(each, Knock | BigGin) for each in window.desk.update.legal_actions):
        step(program, window)
        if window.desk.match.stage is not Stage.PLAYING:
            window.desk.next_hand()
            window.table.skip()
    window.table.draw_stock()
    reader.look(window, "refusal")
    window.table.open_end_preview()
    assert window.table.preview.tray is not None
    reader.look(window, "preview")
    window.table.preview.tray.dismissed.emit()
    window.table.skip()
    QTest.mouseClick(window.page.findChild(QAbstractButton, "sort"), Qt.MouseButton.LeftButton)
    reader.look(window, "ways to sort")
    window.page.findChild(QMenu, "sort_menu").close()
    assert reader.plain == {}


def test_no_text_of_a_sheet_is_plain_english(program, reader):
    window = started(program)
    sheets, page, troubles = window.sheets, window.page, window.troubles
    window.desk.ask_for_cuts = True
    faults = [RecordUnreadable(fault) for fault in RecordFault]
    for open_sheet, name in (
        *tour.of_the_menus(window),
        (sheets.new_match, "new match"),
        (window.open_settings, "settings"),
        (sheets.rules, "rules"),
        (window.show_tour, "tour"),
        (lambda: sheets.welcome(window.show_tour), "welcome"),
        (lambda: sheets.shortcuts(window.keys), "shortcuts"),
        (sheets.about, "about"),
        (lambda: sheets.score_sheet(page.sheet_model), "score sheet"),
        (lambda: sheets.move_log(page.log_model), "moves"),
        (lambda: sheets.cut(window.desk.match), "cut"),
        (sheets.verify, "verify"),
        (sheets.resign, "resign"),
        (lambda: window.records._show(Path("/nowhere"), read_match(records.text())), "record"),
        (lambda: window.records._show(Path("/nowhere"), read_match(records.text(None))), "old record"),
        (
            lambda: window.records._show(Path("/nowhere"), read_match(records.without_its_end())),
            "open record",
        ),
        *(
            (lambda fault=fault: window.records._show(Path("/nowhere"), fault), str(fault))
            for fault in faults
        ),
        (window.records._tell_waiting, "long record"),
        (lambda: troubles.not_saving(Trouble("")), "nothing saved"),
        (lambda: troubles.not_saving(Trouble("", True)), "newer version"),
        (lambda: troubles.not_saved(""), "not saved"),
        (lambda: troubles.engine_gone(""), "engine gone"),
        (lambda: troubles.settings_unread(SettingsTrouble("/nowhere")), "settings damaged"),
        (lambda: troubles.settings_unread(SettingsTrouble("/nowhere", True)), "newer settings"),
        (troubles.replaced, "updated"),
        (lambda: sheets.resume("f" * 32), "resume"),
        (lambda: sheets._resign_kept("f" * 32), "resign another"),
        (lambda: troubles.unexpected_error((ValueError, ValueError(), None)), "error"),
    ):
        open_sheet()
        tour.wait_for_a_sheet(window, name)
        reader.look(window, name)
        sheet_of(window).done(0)
    assert reader.plain == {}


def test_no_text_of_the_rules_is_plain_english(program, reader):
    window = started(program)
    for name, ruleset in PRESETS.items():
        window.desk.new_match(MatchSetup(ruleset, Style.SIMPLE))
        window.sheets.rules()
        reader.look(window, f"rules of {name}")
        sheet_of(window).done(0)
        window.table.skip()
        reader.look(window, f"table of {name}")
    assert reader.plain == {}


def test_no_text_of_the_banner_is_plain_english(program, reader, qtbot):
    window = started(program)
    with qtbot.waitSignal(window.opponent.restarted):
        program.launcher.link.report(EngineRestarted("it crashed"))
    reader.look(window, "restarted")
    for tell in (window.banner.tell_not_saved, window.banner.tell_opponent_gone):
        tell("")
        sheet_of(window).done(0)
        reader.look(window, "the match waits")
    assert reader.plain == {}
