"""The arena at scale: many processes, results kept and gone on with, an early stop, records, programs."""

from __future__ import annotations

import io
import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ginrummy_qt.players import arena_players
from ginrummy_qt.players.arena import main
from ginrummy_qt.players.arena_marks import mark_of
from ginrummy_qt.players.arena_options import parse
from ginrummy_qt.players.arena_players import contestant_of
from ginrummy_qt.players.arena_progress import Progress
from ginrummy_qt.players.arena_results import FORMAT, BadResults, Comparison, keep, kept
from ginrummy_qt.players.arena_stopping import Finding, bounds, finding
from ginrummy_qt.players.arena_workers import Table, play_all
from ginrummy_qt.players.duplicates import DuplicateDeals, Tally, play_pair
from ginrummy_qt.players.intervals import win_rate
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import Level, Style
from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.game_match import fold
from ginrummy_qt.rules.record import Players
from ginrummy_qt.rules.records import read_records
from ginrummy_qt.rules.seats import Seat

SIMPLE_OFTEN = ["early-or-gin", "simple", "--seed", "3", "--json"]
ENGINE = shlex.join([sys.executable, "-m", "ginrummy_qt.engine"])


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*SIMPLE_OFTEN, *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


# ---- processes


def test_two_processes_find_the_same_as_one():
    table = Table("early-or-gin", "simple", "challenge", 3)
    alone = list(play_all(table, 0, 16, 1))
    assert list(play_all(table, 0, 16, 2)) == alone
    assert list(play_all(table, 10, 16, 1)) == alone[10:]


def test_an_early_end_leaves_no_process_behind():
    pairs = play_all(Table("early-or-gin", "simple", "challenge", 3), 0, 400, 2)
    first = next(pairs)
    pairs.close()
    assert first.matches == 2


# ---- results that are kept


def test_kept_results_are_gone_on_with(tmp_path, capsys):
    path = tmp_path / "results.jsonl"
    whole = played(capsys, "--matches", "12")
    assert played(capsys, "--matches", "6", "--keep", str(path))["matches"] == 6
    six = path.read_bytes()
    assert played(capsys, "--matches", "12", "--keep", str(path)) == whole
    twelve = path.read_bytes()
    assert twelve.startswith(six)
    assert len(twelve.splitlines()) == 7
    assert played(capsys, "--matches", "12", "--keep", str(path)) == whole
    assert path.read_bytes() == twelve


@pytest.mark.parametrize("lost", [1, 30, 200, 10_000])
def test_a_file_that_was_cut_off_is_completed(tmp_path, capsys, lost):
    path = tmp_path / "results.jsonl"
    whole = played(capsys, "--matches", "6", "--keep", str(path))
    data = path.read_bytes()
    path.write_bytes(data[:-lost] if lost < len(data) else data[:20])
    assert played(capsys, "--matches", "6", "--keep", str(path)) == whole
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"a letter\n", "it is no file of results"),
        (b"a letter", "it is no file of results"),
        (b'{"arena":1,"a":"x","b":"simple","ruleset":"R1","seed":3}\n', "it is about x - simple, rules R1"),
        (b"HEADER{}\n", "its line 2 cannot be read"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, capsys, data, sentence):
    path = tmp_path / "results.jsonl"
    played(capsys, "--matches", "2", "--keep", str(path))
    data = data.replace(b"HEADER", path.read_bytes().splitlines(keepends=True)[0])
    path.write_bytes(data)
    assert main([*SIMPLE_OFTEN, "--matches", "4", "--keep", str(path)]) == 1
    assert sentence in capsys.readouterr().err
    assert path.read_bytes() == data


def test_a_file_of_other_weights_or_skills_is_not_gone_on_with(tmp_path, capsys):
    path = tmp_path / "results.jsonl"
    once = ["novice", "simple", "--ruleset", "R1", "--seed", "3", "--matches", "2", "--keep", str(path)]
    assert main(once) == 0
    data = path.read_bytes()
    mark = json.loads(data.splitlines()[0])["marks"][0]
    path.write_bytes(data.replace(mark.encode(), b"0" * len(mark)))
    capsys.readouterr()
    assert main(once) == 1
    assert "other weights or skills of the same players have played it" in capsys.readouterr().err


def test_marks_tell_players_with_weights_apart():
    marks = [mark_of(level) for level in Level]
    assert len(set(marks)) == len(marks)
    assert all(marks)
    assert [mark_of(name) for name in (*Style, 'cmd:"./theirs"')] == [""] * (len(Style) + 1)


def test_pairs_out_of_order_are_refused(tmp_path):
    comparison = Comparison(FORMAT, "simple", "simple", "R1", 1)
    path = tmp_path / "results.jsonl"
    with kept(path, comparison) as (before, file):
        assert before == []
        keep(file, 1, Tally(1, 2))
        keep(file, 3, Tally(2, 2))
    with pytest.raises(BadResults, match="line 3 should be pair 2, not 3"), kept(path, comparison):
        pass


def test_a_file_that_cannot_be_written_is_said(tmp_path, capsys):
    assert main([*SIMPLE_OFTEN, "--matches", "2", "--keep", str(tmp_path / "no" / "file")]) == 1
    assert "a file cannot be used" in capsys.readouterr().err


# ---- the early stop


def _pairs(rng: Random, rate: float, count: int) -> list[int]:
    return [sum(rng.random() < rate for _ in range(2)) for _ in range(count)]


def test_looking_after_every_pair_goes_wrong_as_rarely_as_promised():
    # On the mark itself whatever is found is wrong. The plain interval fails when looked at as often.
    rng = Random(2)
    wrong = naive = 0
    for _ in range(200):
        wins = _pairs(rng, 0.52, 240)
        looks = range(5, len(wins), 5)
        wrong += any(finding(wins[:look], 0.52) is not Finding.OPEN for look in looks)
        estimates = [win_rate(wins[:look]) for look in looks]
        naive += any(not estimate.low <= 0.52 <= estimate.high for estimate in estimates)
    assert wrong <= 0.05 * 200
    assert naive > 0.15 * 200


def test_a_clear_difference_is_found_and_soon():
    rng = Random(3)
    above, below = _pairs(rng, 0.7, 150), _pairs(rng, 0.35, 150)
    assert finding(above, 0.52) is Finding.ABOVE
    assert finding(below, 0.52) is Finding.BELOW
    assert finding(above[:3], 0.52) is Finding.OPEN
    assert finding([2] * 12, 0.52) is Finding.ABOVE


def test_the_bounds_say_the_same_as_the_finding_and_are_wider_than_one_look():
    wins = _pairs(Random(4), 0.6, 200)
    estimate = bounds(wins)
    assert finding(wins, estimate.low - 0.001) is Finding.ABOVE
    assert finding(wins, estimate.low + 0.001) is Finding.OPEN
    assert finding(wins, estimate.high + 0.001) is Finding.BELOW
    once = win_rate(wins)
    assert estimate.low < once.low < once.high < estimate.high
    assert estimate.high - estimate.low < 2 * (once.high - once.low)
    swapped = bounds([2 - won for won in wins])
    assert swapped.low == pytest.approx(1 - estimate.high)


def test_play_stops_once_the_mark_is_passed(tmp_path, capsys):
    path = tmp_path / "results.jsonl"
    arguments = ["--matches", "400", "--until-above", "20", "--keep", str(path)]
    found = played(capsys, *arguments)
    assert found["found"] == "above"
    assert found["matches"] < 100
    assert found["win_rate"]["low"] > 0.2
    assert "however often" in str(found["method"])
    assert played(capsys, *arguments) == found
    assert played(capsys, "--matches", "4", "--until-above", "20")["found"] == "open"
    main([*SIMPLE_OFTEN[:-1], *arguments])
    assert "20.0%       above" in capsys.readouterr().out


# ---- records


def test_a_pair_becomes_a_record_of_the_same_two_matches(tmp_path, capsys):
    path = tmp_path / "pair.txt"
    assert main([*SIMPLE_OFTEN, "--ruleset", "R1", "--record", "2", str(path)]) == 0
    assert "pair 2" in capsys.readouterr().out
    first, second = read_records(path.read_text(encoding="utf-8").splitlines())
    assert first.players == Players("early-or-gin", "simple")
    assert second.players == Players("simple", "early-or-gin")
    states = [fold(None, record.events) for record in (first, second)]
    one, two = (contestant_of(name) for name in ("early-or-gin", "simple"))
    tally = play_pair(one, two, PRESETS["R1"], DuplicateDeals(3, 1))
    assert tally.hands == sum(len(state.outcomes) for state in states)
    assert tally.wins == (states[0].winner is Seat.SOUTH) + (states[1].winner is Seat.NORTH)
    points = [[seat.hand_points for seat in state.score().seats] for state in states]
    assert tally.points == points[0][0] + points[1][1]


# ---- programs


@pytest.mark.parametrize("name", ["simple", "early-or-gin"])
def test_a_command_plays_by_the_protocol(capsys, name):
    assert main([name, f"{name}@cmd:{ENGINE}", "--matches", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["b"] == f"{name}@cmd:{ENGINE}"
    assert found["wins"] == {"a": 1, "b": 1}
    assert found["hand_points"]["a"] == found["hand_points"]["b"]


def test_a_command_that_fails_is_said_in_one_sentence(capsys):
    command = shlex.join([sys.executable, "-c", "print('hello')"])
    assert main(["simple", f"cmd:{command}", "--matches", "2"]) == 1
    assert "a player is gone: it failed 4 times in a row" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simple", "cmd:"], "cmd: is followed by the command"),
        (["simple", "cmd:no-such-program --flag"], "there is no program 'no-such-program' to start"),
        (["simple", "cmd:'half"], "cannot be read"),
        (["simple", "simple", "--until-above", "100"], "must be between 0 and 100"),
        (["simple", "simple", "--until-above", "half"], "'half' is not a number"),
        (["simple", "simple", "--jobs", "0"], "must be at least 1"),
        (["simple", "simple", "--record", "0", "file"], "argument --record: must be at least 1"),
    ],
)
def test_bad_arguments_of_these_get_one_sentence_too(arguments, sentence, capsys):
    with pytest.raises(SystemExit) as leaving:
        parse(arguments)
    assert leaving.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert sentence in said


# ---- progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("out", [Terminal(), io.StringIO()], ids=["terminal", "file"])
def test_a_terminal_shows_a_bar_and_a_file_gets_lines(out):
    times = iter(range(100))
    progress = Progress(10, out, lambda: next(times))
    for pair in range(1, 6):
        progress(pair, pair)
    progress.close()
    text = out.getvalue()
    assert text.count(" of 20 matches, 50.0% won") == 5
    assert ("\r[############............] 10 of 20 matches, 50.0% won, 5 s left" in text) is out.isatty()
    assert text.endswith("\n")


def _hear_interruptions():
    """A shell's background jobs inherit deafness to them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interruption_keeps_what_was_played(tmp_path):
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "ginrummy_qt.players.arena", "simple", "simple"]
    command += ["--matches", "100000", "--jobs", "2", "--keep", str(path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=root, preexec_fn=_hear_interruptions
    ) as arena:
        assert arena.stderr is not None
        assert b"matches" in arena.stderr.readline()
        arena.send_signal(2)
        assert arena.wait(60) == 130
        assert b"stopped; what was played is in" in arena.stderr.read()
    assert len(path.read_bytes().splitlines()) >= 2


# ---- time


class Slow:
    """Notes how long it may think."""

    def __init__(self) -> None:
        self.player = make_player(Style.SIMPLE, 1)
        self.allowed: list[float | None] = []

    def decide(self, view):
        self.allowed.append(None)
        return self.player.decide(view)

    def decide_within(self, view, allowance):
        self.allowed.append(allowance.left())
        return self.player.decide(view)


def test_a_player_that_searches_is_told_its_time(monkeypatch, capsys):
    slow = Slow()
    monkeypatch.setattr(arena_players, "make_player", lambda name, seed: slow)
    assert main(["simple", "simple", "--matches", "2", "--move-time", "5000"]) == 0
    assert all(left is not None and 0 < left <= 5 for left in slow.allowed)
    slow.allowed.clear()
    assert main(["simple", "simple", "--matches", "2", "--move-time", "0"]) == 0
    assert set(slow.allowed) == {0.0}
    slow.allowed.clear()
    assert main(["simple", "simple", "--matches", "2"]) == 0
    assert set(slow.allowed) == {None}


def test_a_program_is_told_its_time(tmp_path):
    path = tmp_path / "told.txt"
    note = f"import sys; from pathlib import Path; lines = Path({str(path)!r}).open('w')\n"
    note += "from ginrummy_qt.engine import main as m; answer = m.Engine.answer\n"
    note += "def noted(self, line, *rest):\n"
    note += " lines.write(line.decode()); lines.flush(); return answer(self, line, *rest)\n"
    note += "m.Engine.answer = noted; m.main()"
    command = shlex.join([sys.executable, "-c", note])
    assert main(["simple", f"simple@cmd:{command}", "--matches", "2", "--move-time", "250"]) == 0
    told = [json.loads(line) for line in path.read_text().splitlines()]
    assert {message["deadline"] for message in told if message["type"] == "decide"} == {250}
