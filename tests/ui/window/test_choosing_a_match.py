"""What the sheet for a new match says of rules and opponents, and how its parts stand beside each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from ginrummy_qt.ports.levels import PLAYER_NAMES
from ginrummy_qt.rules.ruleset import PRESETS, FirstTurn, MatchWinner, NextDealer, Shutout
from ginrummy_qt.ui.dialogs.controls import Choice
from ginrummy_qt.ui.dialogs.match_texts import level_description, ruleset_summary
from ginrummy_qt.ui.dialogs.new_match import ORDER, TARGETS
from tests.helpers.widgets import child
from tests.helpers.windows import sheet_of

CLAIMS = {
    "first card offered": lambda rules: rules.first_turn is FirstTurn.UPCARD_OFFER,
    "no first card offered": lambda rules: rules.first_turn is FirstTurn.NORMAL,
    "big gin": lambda rules: rules.big_gin,
    "no big gin": lambda rules: not rules.big_gin,
    "the higher total wins": lambda rules: rules.match_winner is MatchWinner.GRAND_TOTAL,
    "first to the target": lambda rules: rules.match_winner is MatchWinner.FIRST_TO_TARGET,
    "nothing doubled": lambda rules: rules.shutout is Shutout.NONE,
    "hand points only": lambda rules: rules.game_bonus == rules.box_bonus == 0,
    "by the book: small bonuses": lambda rules: rules.gin_bonus == 20 and rules.undercut_bonus == 10,
    "for fair comparison: the deal alternates": lambda rules: rules.next_dealer is NextDealer.ALTERNATE,
}


def test_every_preset_is_offered_once(qapp):
    assert sorted(ORDER) == sorted(PRESETS)


@pytest.mark.parametrize("key", PRESETS)
def test_each_preset_has_a_line_of_its_own_that_is_true(qapp, key):
    line = ruleset_summary(PRESETS[key])
    assert [other for other in PRESETS if ruleset_summary(PRESETS[other]) == line] == [key]
    for claim in line.rstrip(".").lower().split(", "):
        assert CLAIMS[claim](PRESETS[key]), claim


def test_each_computer_player_tells_how_it_plays(qapp):
    said = [level_description(level) for level in PLAYER_NAMES]
    assert all(said)
    assert len(set(said)) == len(said)


def test_what_is_different_is_seen_of_all_rules_and_all_about_them_of_the_chosen_one(program):
    sheet = sheet_of(program.open(size=(1280, 800)))
    rows = [child(sheet, Choice, f"rules_{key}") for key in ORDER]
    for row, key in zip(rows, ORDER, strict=True):
        assert ruleset_summary(PRESETS[key]) in row.accessibleDescription()
    others = [row.height() for row in rows[1:]]
    assert rows[0].height() > max(others)
    rows[3].click()
    QCoreApplication.processEvents()
    assert rows[3].height() > rows[0].height()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_another_target_is_typed_beside_those_offered(program, size):
    sheet = sheet_of(program.open(size=size))
    field = child(sheet, QLineEdit, "target_typed")
    chips = [child(sheet, QAbstractButton, f"target_{target}") for target in TARGETS]
    assert {chip.y() for chip in chips} == {field.y()}
    assert field.height() == chips[0].height()
    row = zip(chips, [*chips[1:], field], strict=True)
    gaps = {after.x() - before.geometry().right() for before, after in row}
    assert len(gaps) == 1
    below = child(sheet, QAbstractButton, "lay_off_by_hand")
    assert below.y() - field.geometry().bottom() > max(gaps)
