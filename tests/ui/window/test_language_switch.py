"""The language changes while the program runs: everything says it anew, and nothing a person did is lost."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMenu

from ginrummy_qt.ui.deck import Letters
from ginrummy_qt.ui.theme import resources
from tests.helpers import tour
from tests.helpers.read_out import read_out
from tests.helpers.windows import Program, press, sheet_of, started

ROOT = Path(__file__).resolve().parents[3]
PLACES = ("table", "preview", "result", "match")


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def choose(window: Any, language: str) -> None:
    """As a person does, in the menu."""
    action = window.findChild(QAction, f"languages_{language}")
    assert action is not None
    action.trigger()
    settle()


@pytest.fixture
def painted(monkeypatch) -> set[str]:
    """All that Python paints."""
    written: set[str] = set()
    draw: Any = QPainter.drawText

    def draw_text(painter: QPainter, *arguments: Any) -> object:
        written.update(each for each in arguments if isinstance(each, str))
        return draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", draw_text)
    return written


def shown(window: Any, painted: set[str]) -> tuple[list[str], set[str]]:
    """What is said and what is painted now."""
    settle()
    window.repaint()
    painted.clear()
    window.grab()
    return read_out(window), set(painted)


def go_to(program: Program, window: Any, place: str) -> None:
    """The same moves every time."""
    press(window, "target_50")
    press(window, "start")
    if place == "preview":
        tour.to_an_ending(program, window)
        window.table.open_end_preview()
    elif place in ("result", "match"):
        for name in tour.a_match_on(program, window):
            if name == "hand" and place == "result":
                return
        window.show_match_result(window.desk.match)


@pytest.mark.parametrize("place", PLACES)
def test_after_a_change_everything_says_what_a_start_in_that_language_says(program, painted, place):
    wanted = program.open(language="ro")
    go_to(program, wanted, place)
    expected = shown(wanted, painted)
    program.close(wanted)
    program.forget()
    window = program.open(language="en")
    go_to(program, window, place)
    choose(window, "ro")
    said, written = shown(window, painted)
    assert said == expected[0]
    assert written == expected[1]


def test_every_open_sheet_is_in_the_new_language_too(program, painted):
    window = started(program, language="en")
    for open_sheet, name in tour.sheets(window):
        window._services.preferences.change(language="en")
        settle()
        open_sheet()
        choose(window, "pt_PT")
        changed = read_out(window)
        sheet_of(window).done(0)
        settle()
        open_sheet()
        settle()
        assert changed == read_out(window), name
        while window.opener.covered:
            sheet_of(window).done(0)
        settle()


def test_what_was_entered_in_a_sheet_stays(program):
    window = program.open(language="en")
    press(window, "rules_R3")
    press(window, "level_simple")
    field = sheet_of(window).findChild(QLineEdit, "target_typed")
    field.setFocus()
    QTest.keyClicks(field, "75")
    choose(window, "pt_BR")
    sheet = sheet_of(window)
    assert sheet.windowTitle() == "Nova partida"
    assert sheet.findChild(QAbstractButton, "rules_R3").isChecked()
    assert sheet.findChild(QLineEdit, "target_typed").text() == "75"
    assert sheet.setup().ruleset.target_score == 75
    press(window, "start")
    assert window.desk.match.setup.ruleset.target_score == 75


def test_a_sheet_made_again_still_answers_whoever_asked(program):
    window = started(program, language="en")
    told: list[int] = []
    window.troubles.not_saved("No room.")
    window.opener.top.finished.connect(told.append)
    choose(window, "ro")
    choose(window, "pt_PT")
    assert sheet_of(window).windowTitle() == "Não foi possível guardar"
    window.desk.went_on.emit()
    settle()
    assert told == [0]
    assert not window.opener.covered
    window.troubles.not_saved("No room.")
    choose(window, "en")
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    settle()
    assert not window.opener.covered
    assert window.troubles._halted is None


def test_the_choice_is_kept_and_checked_in_the_menu(program):
    window = program.open(language="en")
    choose(window, "ro")
    program.close(window)
    window = program.open()
    assert window.findChild(QAction, "languages_ro").isChecked()
    assert window.findChild(QAction, "new_match").text() == "Joc &nou…"
    assert QLocale().language() is QLocale.Language.Romanian
    choose(window, "")
    assert window._services.preferences.now.language == ""


def test_printed_letters_follow_the_language_in_texts_and_on_cards(program):
    window = started(program, language="pt_PT")
    assert window.page.names.indices == Letters.PORTUGUESE.indices
    choose(window, "pt_BR")
    assert window.page.names.indices == Letters.ENGLISH.indices


def test_the_keyboard_stays_where_it_was(program):
    window = started(program, language="en")
    window.table.view.setFocus()
    choose(window, "ro")
    assert window.focusWidget() is window.table.view


@pytest.mark.parametrize("end", [16, 50_000, -3])
def test_a_damaged_translation_is_told_and_english_shown(program, tmp_path, monkeypatch, end):
    copy = tmp_path / "damaged"
    shutil.copytree(ROOT / "resources", copy)
    compiled = copy / "i18n" / "ginrummy_qt_ro.qm"
    compiled.write_bytes(compiled.read_bytes()[:end])
    monkeypatch.setattr(resources, "_roots", lambda: (copy,))
    window = started(program, language="ro")
    program.qtbot.waitUntil(lambda: bool(window.page.banner.said))
    assert window.page.banner.said == (
        "Some files of the program are damaged (translations); install it again to mend them."
    )
    assert window.findChild(QAction, "new_match").text() == "&New match…"
    choose(window, "pt_PT")
    assert "(traduções)" in window.page.banner.said


def test_no_two_entries_of_a_menu_answer_the_same_key(program):
    window = program.open(language="en")
    for language in ("en", "pt_BR", "pt_PT", "ro"):
        choose(window, language)
        bar = window.menuBar()
        for menu in (bar, *bar.findChildren(QMenu)):
            keys = [mnemonic(action.text()) for action in menu.actions() if not action.isSeparator()]
            named = [key for key in keys if key]
            assert len(named) == len(set(named)), (language, [each.text() for each in menu.actions()])
            if menu.objectName() != "own_names":
                assert len(named) >= len(keys) - 4, (language, [each.text() for each in menu.actions()])


def mnemonic(text: str) -> str:
    """The letter after a single ampersand."""
    return text.replace("&&", "").partition("&")[2][:1].lower()
