"""The language of the program, the settings in force, and what a person may copy of an error."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QCoreApplication

from ginrummy_qt.ports.settings import Settings, Speed, ThemeChoice
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.cards import parse_cards
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.memory_settings import MemorySettings
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.diagnostics import RecentLines, Situation, diagnostics_text, without_secrets
from ginrummy_qt.ui.i18n import PseudoTranslator, pseudo
from ginrummy_qt.ui.preferences import Preferences
from tests.helpers.fakes import counting_entropy, setup


@pytest.mark.parametrize(
    "text",
    ["Knock with %n", "{who} won {points}", "&New match…", "<b>Gin</b> and %1", "a&&b", "You &amp; Mara"],
)
def test_pseudo_texts_keep_placeholders_tags_and_accelerators(text):
    said = pseudo(text)
    for part in ("%n", "{who}", "{points}", "&N", "<b>", "</b>", "%1", "&&", "&amp;"):
        assert said.count(part) == text.count(part)


@pytest.mark.parametrize("text", ["Knock", "Draw from the stock, or take the upcard", "Sort by suit"])
def test_pseudo_texts_are_at_least_40_percent_longer(text):
    assert len(pseudo(text)) >= 1.4 * len(text)
    assert pseudo(text).startswith("[")


def test_the_pseudo_language_reaches_translated_texts_with_their_numbers(qapp):
    translator = PseudoTranslator(qapp)
    assert qapp.installTranslator(translator)
    try:
        said = QCoreApplication.translate("Anything", "%n card(s) left", "", 7)
    finally:
        qapp.removeTranslator(translator)
    assert said.startswith("[7 ")


def test_diagnostics_hold_no_card_and_no_seed_of_a_match(qapp):
    session = MatchSession(MemoryMatchStore(), counting_entropy(), lambda: 0)
    session.new_match(setup())
    session.cut("")
    log = RecentLines()
    log.setFormatter(logging.Formatter("%(message)s"))
    for seat in Seat:
        log.emit(logging.makeLogRecord({"msg": repr(session.update(seat))}))
    said = diagnostics_text(Situation(session.seq, "playing"), log.lines())
    for seat in Seat:
        view = session.update(seat).view
        assert view is not None
        assert str(view.hand_mask) not in said
        for card in view.hand:
            assert repr(str(card)) not in said
            assert f" {card} " not in said
    session.resign()
    for _number, seed in session.update(Seat.SOUTH).match.revealed:
        assert seed not in said
    assert f"state {session.seq - 2}" in said


def test_secrets_are_taken_out_of_error_messages():
    said = without_secrets(f"no such card: {parse_cards('Td')!r} in {'ab' * 32}")
    assert "Td" not in said
    assert "abab" not in said


class FullDisk(MemorySettings):
    def save(self, settings: Settings) -> None:
        raise StorageUnavailable("full")


def test_a_choice_ends_the_command_lines_hold_on_that_setting_only(qapp):
    store = MemorySettings(Settings())
    preferences = Preferences(store, Settings(), {"speed": Speed.OFF, "theme": ThemeChoice.DARK})
    preferences.change(speed=Speed.SLOW)
    assert (preferences.now.speed, preferences.now.theme) == (Speed.SLOW, ThemeChoice.DARK)
    assert store.load()[0] == Settings(speed=Speed.SLOW)


def test_settings_that_cannot_be_kept_hold_all_the_same(qapp, qtbot, caplog):
    preferences = Preferences(FullDisk(Settings()), Settings(), {})
    with qtbot.waitSignal(preferences.changed):
        preferences.change(left_handed=True)
    assert preferences.now.left_handed
    assert "full" in caplog.text
