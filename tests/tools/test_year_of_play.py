"""The year of play that pictures and benches are made from."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools import year_of_play

UNTIL = date(2026, 6, 30)


def _played(folder: Path, seed: int = 3) -> SqliteMatchStore:
    folder.mkdir()
    year_of_play.play_year(folder, 6, seed, UNTIL)
    return SqliteMatchStore(folder)


def test_the_last_match_waits_in_its_second_hand_and_its_log_is_whole(tmp_path: Path) -> None:
    store = _played(tmp_path / "year")
    last = store.unfinished()[0]
    stored = store.load(last.match_id)
    state = game_match.fold(None, stored.events)
    assert state.number == 2
    assert datetime.fromtimestamp(stored.started_at, UTC).date() == UNTIL
    assert last.hands == 1
    assert sum(last.points) > 0
    assert state.deal is not None
    assert state.stage is Stage.PLAYING
    store.close()


def test_the_same_arguments_give_the_same_matches(tmp_path: Path) -> None:
    one, other, different = (_played(tmp_path / name, seed) for name, seed in (("a", 3), ("b", 3), ("c", 4)))
    assert one.unfinished() == other.unfinished() != different.unfinished()
    for store in (one, other, different):
        store.close()


def test_a_folder_with_matches_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _played(tmp_path / "year").close()
    assert year_of_play.main([str(tmp_path / "year")]) == 1
    assert "already" in capsys.readouterr().err
