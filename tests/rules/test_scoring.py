"""Rules 1.11 to 1.13, 2.3 and the worked results of section 4."""

from __future__ import annotations

import pytest

from ginrummy_qt.rules import PRESETS, score_deal
from ginrummy_qt.rules.scoring import DealScore, Ending, Result, Side

R1, R2, R3, R4 = (PRESETS[key] for key in ("R1", "R2", "R3", "R4"))


@pytest.mark.parametrize(
    ("name", "ending", "knocker", "defender", "points"),
    [
        ("R1", "knock", 3, 21, 18),
        ("R3", "knock", 9, 21, 12),
        ("R3", "gin", 0, 13, 38),
        ("R4", "knock", 6, 18, 12),
        ("R2", "knock", 1, 21, 20),
        ("R2", "knock", 1, 11, 10),
        ("R2", "gin", 0, 28, 53),
        ("R2", "gin", 0, 18, 43),
    ],
)
def test_section_4_worked_results(name, ending, knocker, defender, points):
    score = score_deal(PRESETS[name], ending, knocker, defender)
    assert (score.winner, score.result, score.points) == ("knocker", ending, points)


def test_1_11_the_lower_knocker_scores_the_difference():
    assert score_deal(R1, "knock", 6, 14) == DealScore(Side.KNOCKER, Result.KNOCK, 8, 0, 8)


@pytest.mark.parametrize(("defender", "difference"), [(4, 6), (10, 0), (0, 10)])
def test_1_12_an_equal_or_lower_defender_undercuts(defender, difference):
    expected = DealScore(Side.DEFENDER, Result.UNDERCUT, difference, 25, difference + 25)
    assert score_deal(R1, "knock", 10, defender) == expected


def test_1_13_gin_is_never_undercut():
    assert score_deal(R3, "gin", 0, 0) == DealScore(Side.KNOCKER, Result.GIN, 0, 25, 25)


def test_1_8_a_knock_at_zero_is_gin():
    assert score_deal(R3, Ending.KNOCK, 0, 30).result == "gin"


def test_2_3_big_gin_scores_31_and_the_deadwood():
    assert score_deal(R4, "big_gin", 0, 40) == DealScore(Side.KNOCKER, Result.BIG_GIN, 40, 31, 71)


@pytest.mark.parametrize("ruleset", [R2, R3, PRESETS["classic"], PRESETS["challenge"]])
def test_2_3_where_big_gin_is_not_in_the_rules_it_cannot_be_scored(ruleset):
    with pytest.raises(ValueError, match="not in these rules"):
        score_deal(ruleset, "big_gin", 0, 40)


def test_3_1_classic_bonuses_are_20_and_10():
    classic = PRESETS["classic"]
    assert score_deal(classic, "gin", 0, 30).points == 50
    assert score_deal(classic, "knock", 5, 3).points == 12


def test_3_2_a_spade_upcard_doubles_difference_and_bonus():
    assert score_deal(R3, "gin", 0, 13, multiplier=2).points == 76


@pytest.mark.parametrize(
    ("ending", "knocker", "defender"),
    [("gin", 1, 20), ("big_gin", 4, 20), ("knock", -1, 3), ("knock", 3, -1)],
)
def test_impossible_results_are_refused(ending, knocker, defender):
    with pytest.raises(ValueError, match="deadwood"):
        score_deal(R1, ending, knocker, defender)


def test_an_unknown_ending_is_refused():
    with pytest.raises(ValueError, match="fold"):
        score_deal(R1, "fold", 3, 4)
