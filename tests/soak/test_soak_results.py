"""A soak can be stopped and gone on with, and says what it found (issue 5, Faults)."""

from __future__ import annotations

import pytest

from tools.soak import __main__ as soak
from tools.soak import results
from tools.soak.batch import run_batch
from tools.soak.report import table
from tools.soak.results import Batch


@pytest.fixture
def tried(monkeypatch):
    """Portions that were run, none of which really is; every tenth trial fails."""
    portions: list[tuple[str, int, int]] = []

    def run(name, seed, first, count):
        portions.append((name, first, count))
        failures = tuple(f"{name} {n}: it broke" for n in range(first, first + count) if n % 10 == 9)
        return Batch(name, seed, first, count, 6.0, failures, {"cuts": count, "most MB": first})

    monkeypatch.setattr(soak, "run_batch", run)
    return portions


def run_soak(folder, *arguments):
    return soak.main([*arguments, "--results", str(folder / "results.jsonl")])


def test_portions_that_were_tried_are_not_tried_again(tmp_path, tried):
    run_soak(tmp_path, "kill", "--count", "30")
    assert tried == [("kill", 0, 10), ("kill", 10, 10), ("kill", 20, 10)]
    tried.clear()
    run_soak(tmp_path, "kill", "--count", "45", "--resume")
    assert tried == [("kill", 30, 10), ("kill", 40, 5)]


def test_without_resume_a_fault_is_tried_anew_and_others_are_kept(tmp_path, tried):
    run_soak(tmp_path, "kill", "--count", "10")
    run_soak(tmp_path, "power", "--count", "50")
    tried.clear()
    run_soak(tmp_path, "kill", "--count", "10")
    assert tried == [("kill", 0, 10)]
    kept = results.read(tmp_path / "results.jsonl")
    assert [(batch.fault, batch.count) for batch in kept] == [("power", 50), ("kill", 10)]


def test_a_line_cut_off_in_the_middle_is_tried_again(tmp_path, tried):
    run_soak(tmp_path, "kill", "--count", "20")
    path = tmp_path / "results.jsonl"
    path.write_text(path.read_text()[:-20])
    tried.clear()
    run_soak(tmp_path, "kill", "--count", "20", "--resume")
    assert tried == [("kill", 10, 10)]


def test_the_table_counts_what_was_tried_and_names_what_failed(tmp_path, tried, capsys):
    assert run_soak(tmp_path, "kill", "--count", "30") == 1
    said = capsys.readouterr().out
    assert "kill   30     500  3       0.3" in said
    assert "cuts 30; most MB 20" in said
    assert said.count("FAILED kill") == 3


def test_another_seed_is_another_table():
    batches = [Batch("kill", 1, 0, 10, 1.0), Batch("kill", 2, 0, 7, 1.0)]
    assert "10" in table(batches, 1).splitlines()[1]
    assert "7" in table(batches, 2).splitlines()[1]


def test_what_could_not_be_tried_is_not_counted_and_says_why():
    skipped = Batch("power", 1, 0, 50, 1.0, skipped="SQLite cannot be watched.")
    assert "power  0" in table([skipped], 1)
    assert "not tried: SQLite cannot be watched." in table([skipped], 1)


def test_a_process_that_dies_is_a_failure_with_its_last_words(monkeypatch):
    monkeypatch.setattr("tools.soak.batch.sys.executable", "/bin/false")
    batch = run_batch("kill", 1, 0, 3)
    assert batch.count == 3
    assert "ended with status 1" in batch.failures[0]
