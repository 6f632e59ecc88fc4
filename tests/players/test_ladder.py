"""The ladder: everybody meets everybody, results are kept and gone on with, ratings fit them."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from ginrummy_qt.players import arena
from ginrummy_qt.players.arena_results import BadResults
from ginrummy_qt.players.ladder import file_name, main, rated, report
from ginrummy_qt.players.ladder_fit import NotConnected, fit, share
from ginrummy_qt.players.ladder_options import parse
from ginrummy_qt.players.ladder_results import (
    FORMAT,
    MoveTime,
    Pairing,
    Results,
    read_results,
    write_results,
)
from ginrummy_qt.players.ladder_tables import as_markdown, matrix, ratings
from ginrummy_qt.ports.levels import Level

FAST = ["--players", "simple", "early-or-gin", "gin-only", "--matches", "6", "--seed", "4", "--jobs", "1"]


# ---- the fit


def played(truth: dict[str, float], pairs: int, rng: Random) -> list[Pairing]:
    """Pairings that came out as the ratings make likely."""
    found = []
    for one, other in combinations(truth, 2):
        chance = share(truth[one] - truth[other])
        wins = [sum(rng.random() < chance for _ in range(2)) for _ in range(pairs)]
        found.append(Pairing(one, other, wins.count(0), wins.count(1), wins.count(2)))
    return found


def test_two_players_are_as_far_apart_as_their_share_says():
    found = fit([Pairing("a", "b", 500, 2000, 2500)], "b")
    assert found.rating("b") == found.rating("b").__class__(1000, 1000, 1000)
    assert found.expected("a", "b") == pytest.approx(0.7, abs=1e-4)
    assert found.rating("a").value == pytest.approx(1147.2, abs=0.1)


def test_the_ratings_do_not_depend_on_order_or_sides():
    pairings = played({"a": 900, "b": 1000, "c": 1150}, 100, Random(2))
    one = fit(pairings, "b")
    other = fit([each.swapped() for each in reversed(pairings)], "b")
    for player in "abc":
        assert one.rating(player).value == pytest.approx(other.rating(player).value, abs=1e-6)
        assert one.rating(player).low == pytest.approx(other.rating(player).low, abs=1e-6)


def test_the_surplus_of_everybody_is_zero_where_likelihood_is_greatest():
    pairings = played({"a": 900, "b": 1000, "c": 1150, "d": 1300}, 60, Random(3))
    found = fit(pairings, "a")
    for player in "abcd":
        surplus = 0.0
        for each in pairings:
            if player in (each.a, each.b):
                mine = each if each.a == player else each.swapped()
                surplus += mine.wins + 0.5 - (mine.matches + 1) * found.expected(mine.a, mine.b)
        assert surplus == pytest.approx(0, abs=1e-6)


def test_the_intervals_hold_the_truth_as_often_as_they_say():
    rng = Random(1)
    truth = {"a": 700.0, "b": 820.0, "c": 1000.0, "d": 1090.0}
    held = 0
    for _ in range(200):
        found = fit(played(truth, 40, rng), "c")
        held += sum(found.rating(name).low <= truth[name] <= found.rating(name).high for name in "abd")
    assert 0.92 <= held / 600 <= 0.98


def test_pairs_whose_matches_cancel_out_make_the_interval_narrow():
    wide = fit([Pairing("a", "b", 40, 20, 40)], "b").rating("a")
    narrow = fit([Pairing("a", "b", 5, 90, 5)], "b").rating("a")
    assert narrow.high - narrow.low < 0.5 * (wide.high - wide.low)


def test_a_clean_sweep_still_has_a_rating():
    rating = fit([Pairing("a", "b", 0, 0, 50)], "b").rating("a")
    assert 1600 < rating.value < 2200


def test_who_met_nobody_is_named():
    with pytest.raises(NotConnected, match="c, d did not meet a"):
        fit([Pairing("a", "b", 1, 1, 1), Pairing("c", "d", 1, 1, 1)], "a")


# ---- results


def test_results_round_trip_and_know_both_sides(tmp_path: Path) -> None:
    results = Results(FORMAT, "R1", 3, None, (Pairing("a", "b", 1, 2, 4),), (MoveTime("a", 20, 2500),))
    write_results(tmp_path / "ladder.json", results)
    assert read_results(tmp_path / "ladder.json") == results
    assert results.between("b", "a") == Pairing("b", "a", 4, 2, 1)
    assert results.between("a", "c") is None
    newer = results.with_pairing(Pairing("b", "a", 0, 0, 9)).with_time(MoveTime("a", 1, 2))
    assert newer.pairings == (Pairing("b", "a", 0, 0, 9),)
    assert newer.times == (MoveTime("a", 1, 2),)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a letter", "it is no file of the ladder"),
        ('{"ladder":1,"ruleset":"R1"}', "it is no file of the ladder"),
        ('{"ladder":9,"ruleset":"R1","seed":1}', "it is of format 9, not 1"),
    ],
)
def test_another_file_is_refused(tmp_path, capsys, text, sentence):
    path = tmp_path / "ladder.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match=sentence):
        read_results(path)
    assert main(["--read", str(path)]) == 1
    assert sentence in capsys.readouterr().err


# ---- the program


def test_everybody_meets_everybody_as_in_the_arena(tmp_path, capsys):
    assert main([*FAST, "--keep", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert "3 of 3: early-or-gin - gin-only" in said.err
    results = read_results(tmp_path / "ladder.json")
    assert len(results.pairings) == 3
    assert {each.matches for each in results.pairings} == {6}
    assert all(each.most >= each.half > 0 for each in results.times)
    assert {each.player for each in results.times} == {"simple", "early-or-gin", "gin-only"}
    assert arena.main(["simple", "gin-only", "--matches", "6", "--seed", "4", "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    met = results.between("simple", "gin-only")
    assert met is not None
    assert met.wins == alone["wins"]["a"]
    assert report(results) in said.out


def test_it_goes_on_with_what_is_kept(tmp_path, capsys):
    assert main([*FAST, "--keep", str(tmp_path / "whole")]) == 0
    fewer = ["--players", "simple", "gin-only", "--matches", "2", "--seed", "4", "--jobs", "1"]
    assert main([*fewer, "--keep", str(tmp_path / "parts")]) == 0
    assert main([*FAST, "--keep", str(tmp_path / "parts")]) == 0
    whole, parts = (read_results(tmp_path / name / "ladder.json") for name in ("whole", "parts"))
    for each in whole.pairings:
        assert parts.between(each.a, each.b) == each
    before = (tmp_path / "parts" / "ladder.json").read_bytes()
    assert main([*FAST, "--keep", str(tmp_path / "parts")]) == 0
    assert (tmp_path / "parts" / "ladder.json").read_bytes() == before
    capsys.readouterr()
    assert main([*FAST, "--ruleset", "R1", "--keep", str(tmp_path / "parts")]) == 1
    assert "ladder.json is about rules challenge, seed 4" in capsys.readouterr().err


def test_everybody_sits_as_always_however_they_are_named():
    options = parse(["--players", "marjj", "cmd:sh", "master", "simple", "marjj", "--matches", "3"])
    assert options.players == ("master", "simple", "marjj", "cmd:sh")
    assert options.meetings[:3] == (("master", "simple"), ("master", "marjj"), ("master", "cmd:sh"))
    assert len(options.meetings) == 6
    assert options.pairs == 2
    assert parse([]).players == tuple(Level)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "simple"], "a ladder needs two players at least"),
        (["--players", "simple", "nobody"], "'nobody' is not one of beginner"),
        (["--matches", "0"], "must be at least 1"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments, sentence, capsys):
    with pytest.raises(SystemExit) as leaving:
        parse(arguments)
    assert leaving.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("ladder: ")
    assert said.count("\n") == 1
    assert sentence in said


def test_the_files_of_pairings_have_names_that_differ():
    commands = ["cmd:./a b", "cmd:./a  b", "x@cmd:./a b", "master", "skilled"]
    names = {file_name(one, other) for one in commands for other in commands}
    assert len(names) == len(commands) ** 2
    assert all("/" not in name and " " not in name for name in names)


def test_the_tables_show_the_strongest_first_and_both_sides():
    pairings = (
        Pairing("simple", "b", 10, 20, 10),
        Pairing("b", "c", 5, 20, 15),
        Pairing("simple", "c", 5, 10, 25),
    )
    results = Results(FORMAT, "R1", 3, None, pairings, (MoveTime("b", 17, 2345),))
    table = ratings(results, rated(results), results.players)
    values = [int(row[1]) for row in table[1:]]
    assert values == sorted(values, reverse=True)
    simple = next(row for row in table if row[0] == "simple")
    assert simple[1:3] == ("1000", "-")
    assert next(row for row in table if row[0] == "b")[5:] == ("0.017", "2.3")
    shown = matrix(results, ("b", "c"), ("b", "c"))
    assert shown[1][2].startswith("62.5 (")
    assert shown[2][1].startswith("37.5 (")
    lines = as_markdown(shown).splitlines()
    assert lines[0] == "|  | b | c |"
    assert lines[1] == "|---|---:|---:|"
    assert len(lines) == 4


def test_it_runs_as_a_module_and_shows_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write_results(path, Results(FORMAT, "R1", 3, None, (Pairing("simple", "steady", 30, 15, 5),)))
    command = [sys.executable, "-m", "ginrummy_qt.players.ladder", "--read", str(path), "--markdown"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "| steady | 1" in done.stdout
