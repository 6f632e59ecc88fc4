"""What is agreed on at this table, beside the rules: offered with every preset, kept for the next match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.house_rules import HouseRules, bare, house_rules
from ginrummy_qt.rules.ruleset import PRESETS, PileView
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.dialogs.new_match import NewMatchSheet
from ginrummy_qt.ui.dialogs.tick import Tick
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT


@pytest.fixture
def host(qtbot):
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(800, 600)
    found.show()
    return found


def press(made, name):
    QTest.mouseClick(made.findChild(Tick, name), Qt.MouseButton.LeftButton)


def sheet(host, ruleset):
    theme = Theme(LIGHT, load_fonts(), Metrics(1.0))
    return NewMatchSheet(theme, host, MatchSetup(ruleset, Style.STEADY), (), lambda _match_id: True)


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("by_hand", [True, False])
@pytest.mark.parametrize("open_pile", [True, False])
def test_house_rules_change_nothing_else_of_a_preset(key, by_hand, open_pile):
    house = HouseRules(by_hand, open_pile)
    ruleset = house.within(PRESETS[key])
    assert house_rules(ruleset) == house
    assert bare(ruleset) == PRESETS[key]
    assert ruleset_title(ruleset) == ruleset_title(PRESETS[key])


def test_they_are_off_until_they_are_wanted(host):
    assert sheet(host, PRESETS["R4"]).setup() == MatchSetup(PRESETS["R4"], Style.STEADY)


def test_a_match_is_played_as_agreed(host):
    made = sheet(host, PRESETS["R4"])
    press(made, "lay_off_by_hand")
    press(made, "open_pile")
    wanted = replace(PRESETS["R4"], manual_layoff=True, pile_view=PileView.ALL)
    assert made.setup() == MatchSetup(wanted, Style.STEADY)


def test_the_next_match_is_offered_as_the_last_was(host):
    last = replace(PRESETS["classic"], manual_layoff=True, target_score=250)
    made = sheet(host, last)
    assert made.setup() == MatchSetup(last, Style.STEADY)
    assert made.findChild(Tick, "lay_off_by_hand").isChecked()
    assert not made.findChild(Tick, "open_pile").isChecked()
