"""docs/players.md: every player is described, and its tables and ratings are the kept results."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path

import pytest

from ginrummy_qt.players.intervals import Z95
from ginrummy_qt.players.ladder import rated, report
from ginrummy_qt.players.ladder_results import Results, read_results
from ginrummy_qt.ports.level_ratings import LEVEL_RATINGS
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "players.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def results() -> Results:
    return read_results(DOCS / "ladder.json")


def test_every_player_is_described_in_a_line():
    lines = TEXT.splitlines()
    for player in PLAYER_NAMES:
        assert any(line.startswith(f"| `{player}` | ") and line.count("|") >= 3 for line in lines)


def test_the_tables_are_those_of_the_kept_results(results):
    assert report(results, markdown=True) in TEXT


def test_everybody_on_the_ladder_has_met_everybody_but_the_master_who_takes_its_time(results):
    assert set(results.players) == set(PLAYER_NAMES)
    faster = [player for player in results.players if player != Level.MASTER]
    for one, other in combinations(faster, 2):
        assert results.between(one, other) is not None
    for other in (Level.EXPERT, Level.SKILLED, Style.MARJJ, Style.SIMPLE):
        assert results.between(Level.MASTER, other) is not None


def test_the_ratings_are_those_of_the_ladder(results):
    found = rated(results)
    for player in results.players:
        rating = found.rating(player)
        assert LEVEL_RATINGS[player].value == round(rating.value)
        assert LEVEL_RATINGS[player].deviation == round((rating.high - rating.low) / (2 * Z95))
    assert LEVEL_RATINGS[Style.SIMPLE].value == 1000


def test_every_rung_is_about_100_points_above_the_one_below():
    ratings = [LEVEL_RATINGS[level].value for level in Level]
    steps = [above - below for below, above in pairwise(ratings)]
    assert all(60 < step < 150 for step in steps)
    assert sqrt(sum((step - 100) ** 2 for step in steps) / len(steps)) < 35
