"""The report of the smoke test: a line for each step, what a failed command said, the table of measures."""

from __future__ import annotations

import sys

import pytest

from tools.smoke.lower import lower_than
from tools.smoke.steps import SmokeFailure, Steps, expect
from tools.smoke.trial import Form, table


@pytest.fixture
def steps(tmp_path):
    return Steps(tmp_path / "log.txt")


def test_a_step_is_a_line(steps, capsys):
    with steps.step("unpacked") as notes:
        notes.append("3 files")
    line = capsys.readouterr().out
    assert line.startswith("unpacked ... ok (3 files, ")
    assert line.endswith(" s)\n")


def test_a_failed_step_is_a_line_too_and_the_failure_goes_on(steps, capsys):
    with pytest.raises(SmokeFailure, match=r"^the seal is broken$"), steps.step("looked"):
        expect(False, "the seal is broken")
    assert capsys.readouterr().out == "looked ... FAILED\n"


def test_a_command_that_has_to_succeed_tells_what_it_said(steps):
    with pytest.raises(SmokeFailure) as raised:
        steps.must([sys.executable, "-c", "print('no room'); raise SystemExit(3)"])
    assert "ended with 3" in str(raised.value)
    assert "no room" in str(raised.value)


def test_every_command_and_its_output_go_to_the_log(steps, tmp_path):
    steps.must([sys.executable, "-c", "print('é', 6 * 7)"])
    assert "é 42" in (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_a_program_that_is_missing_is_named(steps):
    with pytest.raises(SmokeFailure, match=r"^the program no-such-program is missing$"):
        steps.call(["no-such-program"])


@pytest.mark.parametrize(
    ("version", "lower"), [("1.2.3", "1.2.2"), ("1.2.0", "1.1.9"), ("2.0.0", "1.9.9"), ("0.1.0", "0.0.9")]
)
def test_one_version_lower(version, lower):
    assert lower_than(version) == lower


def test_nothing_is_lower_than_nothing():
    with pytest.raises(ValueError, match=r"0\.0\.0"):
        lower_than("0.0.0")


def test_the_measures_are_a_table():
    lines = table([Form("deb", 29_100_000, 167, 113_200_000, 0.234, "passed")]).splitlines()
    assert lines[-1] == "| deb | 29.1 MB | 113.2 MB | 167 | 0.23 s | passed |"
    assert lines[0].count("|") == lines[-1].count("|")
