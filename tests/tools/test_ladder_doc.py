"""What the ladder measured goes into the document and the table of ratings; nothing else changes there."""

from __future__ import annotations

from ginrummy_qt.players.intervals import Z95
from ginrummy_qt.players.ladder import rated, report
from ginrummy_qt.players.ladder_results import FORMAT, Pairing, Results
from tools.ladder_doc import DOCUMENT, RATINGS, with_ratings, with_tables

RESULTS = Results(
    FORMAT,
    "challenge",
    1,
    None,
    (Pairing("simple", "knock-curve", 20, 60, 20), Pairing("simple", "expert", 60, 30, 10)),
)


def test_the_tables_come_between_the_marks():
    before = DOCUMENT.read_text(encoding="utf-8")
    after = with_tables(before, RESULTS)
    tables = report(RESULTS, markdown=True)
    start, end = "<!-- the ladder -->\n\n", "\n\n<!-- end -->"
    assert after == before[: before.index(start)] + start + tables + before[before.index(end) :]
    assert with_tables(after, RESULTS) == after


def test_the_ratings_take_the_place_of_those_of_the_same_players():
    before = RATINGS.read_text(encoding="utf-8")
    after = with_ratings(before, rated(RESULTS))
    changed = [
        (old.strip(), new.strip())
        for old, new in zip(before.splitlines(), after.splitlines(), strict=True)
        if old != new
    ]
    assert all(old.split("(")[0] == new.split("(")[0] for old, new in changed)
    assert "Style.SIMPLE: LevelRating(1000, 0)," in after
    knocker = rated(RESULTS).rating("knock-curve")
    deviation = round((knocker.high - knocker.low) / (2 * Z95))
    assert deviation > 5
    assert f"Style.KNOCK_CURVE: LevelRating(1000, {deviation})," in after
    assert {new.split(":")[0] for _, new in changed} <= {
        "Level.EXPERT",
        "Style.SIMPLE",
        "Style.KNOCK_CURVE",
    }
