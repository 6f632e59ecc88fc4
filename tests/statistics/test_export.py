"""Statistics taken along: stable names, ISO dates, numbers that read the same in every language."""

from __future__ import annotations

import csv
import io
import json
import locale
from dataclasses import fields, replace
from datetime import date

import pytest

from ginrummy_qt.ports.history import MatchResult
from ginrummy_qt.ports.statistics import Grain, Lifetime, StatisticsFilter, Sums
from ginrummy_qt.statistics.export import (
    MATCH_COLUMNS,
    STATISTICS_COLUMNS,
    Report,
    matches_csv,
    matches_json,
    statistics_csv,
    statistics_json,
)
from ginrummy_qt.statistics.measures import MEASURES, measures
from ginrummy_qt.statistics.rating import rating_curve
from tests.helpers.statistics import MATCH, FakeStatistics

SOME = StatisticsFilter(since=date(2026, 1, 1), opponents=("steady",))


def report(profile: str = "Ștefan", store: FakeStatistics | None = None) -> Report:
    store = store or FakeStatistics()
    return Report(
        profile, 1_793_404_800, SOME, store.lifetime(SOME), store.trend(SOME, Grain.WEEK),
        store.trend(SOME, Grain.MONTH), rating_curve(store.results(SOME), date(2026, 11, 30)),
    )  # fmt: skip


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_json_has_every_sum_every_measure_and_every_list_of_the_page():
    made = json.loads(statistics_json(report()))
    assert made["format"] == 1
    assert made["profile"] == "Ștefan"
    assert made["made_at"] == "2026-10-31T00:00:00Z"
    assert made["filter"] == {
        "since": "2026-01-01", "until": None, "opponents": ["steady"], "rulesets": [], "kind": "rated",
    }  # fmt: skip
    assert {field.name for field in fields(Lifetime)} - {"sums"} <= made.keys()
    assert made["total"].keys() == {field.name for field in fields(Sums)} | MEASURES.keys()
    assert made["by_opponent"].keys() == {"steady"}
    assert sum(each["hands_won"] for each in made["months"].values()) == made["total"]["hands_won"]
    assert all(date.fromisoformat(day) for day in made["weeks"] | made["rating"]["days"])


def test_csv_says_the_same_a_number_a_row():
    made, told = json.loads(statistics_json(report())), rows(statistics_csv(report()))
    assert tuple(told[0]) == STATISTICS_COLUMNS
    found = {(each["section"], each["item"], each["measure"]): each["value"] for each in told}
    assert len(found) == len(told)
    assert found["total", "", "hands_won"] == str(made["total"]["hands_won"])
    assert found["by_opponent", "steady", "points"] == str(made["by_opponent"]["steady"]["points"])
    assert found["report", "", "last_day"] == made["last_day"]
    assert float(found["rating", "", "rating"]) == made["rating"]["rating"]
    assert found["best_hands", "1", "match_id"] == "m0"


def test_numbers_do_not_depend_on_the_locale():
    before = locale.setlocale(locale.LC_NUMERIC)
    plain = statistics_csv(report())
    try:
        locale.setlocale(locale.LC_NUMERIC, "")
        assert statistics_csv(report()) == plain
    finally:
        locale.setlocale(locale.LC_NUMERIC, before)
    assert all(each["value"] == "" or "," not in each["value"] for each in rows(plain))


def test_what_cannot_be_divided_is_null_and_empty():
    assert set(measures(Sums()).values()) == {None}
    empty = report(store=FakeStatistics(()))
    assert json.loads(statistics_json(empty))["total"]["points_per_hand"] is None
    found = {each["measure"]: each["value"] for each in rows(statistics_csv(empty))}
    assert found["points_per_hand"] == ""


@pytest.mark.parametrize("name", ["=1+1", "@me", "-Ana", "+5"])
def test_a_name_is_no_formula_in_a_spreadsheet(name):
    told = rows(statistics_csv(report(name)))
    assert next(each["value"] for each in told if each["measure"] == "profile") == f"'{name}"


def test_matches_one_by_one_as_csv_and_json():
    other = replace(MATCH, match_id="77", result=MatchResult.UNFINISHED)
    told, made = rows(matches_csv([MATCH, other])), json.loads(matches_json([MATCH, other]))["matches"]
    assert tuple(told[0]) == MATCH_COLUMNS == tuple(made[0])
    assert [each["result"] for each in told] == ["won", "unfinished"]
    assert (told[0]["started_at"], told[0]["updated_at"]) == ("1970-01-01T00:00:00Z", "1970-01-01T23:59:59Z")
    assert (made[0]["points"], made[0]["their_points"], made[0]["target_score"]) == (101, 44, 100)
    assert [{name: str(value) for name, value in each.items()} for each in made] == told
