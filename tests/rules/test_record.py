"""The match record: read back identically, and refused naming line and reason when anything is amiss."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.record import FIRST_LINE, Players, RecordError, players_of, read_record, write_record
from tests.helpers.deals import play_match, random_chooser

RNG = random.Random(2)
RECORD = write_record(event for _, event in play_match(PRESETS["R1"], RNG, random_chooser(RNG, 0.9)))
LINES = RECORD.splitlines()


def line_with(text: str) -> int:
    return next(number for number, line in enumerate(LINES) if text in line)


def test_it_is_readable_text():
    assert LINES[0] == FIRST_LINE
    assert '"type":"match_started"' in LINES[1]
    assert '"seed"' in RECORD
    assert RECORD.isascii()
    assert f"{json.dumps('ação')}}}" in RECORD, "a cut of any text is written too"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda lines: ["something else", *lines[1:]], "line 1: expected"),
        (lambda lines: lines[:1], "no events"),
        (lambda lines: [*lines[:5], "{", *lines[5:]], "line 6: not JSON"),
        (lambda lines: [*lines[:5], '{"type":"fly"}', *lines[5:]], "line 6: .*unknown type"),
        (lambda lines: [lines[0], *lines[2:]], "line 2: .*"),
        (lambda lines: [*lines[:-3], lines[-1], lines[-2]], "line"),
    ],
)
def test_a_fault_is_named_by_line_and_reason(change, reason):
    with pytest.raises(RecordError, match=reason):
        read_record("".join(f"{line}\n" for line in change(LINES)))


def test_who_played_is_told_where_it_is_known_and_changes_nothing_else():
    events, who = read_record(RECORD), Players("person", "steady")
    told = write_record(events, who)
    assert told.splitlines()[:2] == [FIRST_LINE, '{"type":"players","south":"person","north":"steady"}']
    assert (read_record(told), players_of(told)) == (events, who)
    assert players_of(RECORD) is None


@pytest.mark.parametrize("more", ["", ',"north":7', ',"north":"steady","east":"x"'])
def test_players_told_in_another_way_are_a_fault_of_their_line(more):
    told = [FIRST_LINE, f'{{"type":"players","south":"person"{more}}}', *LINES[1:]]
    with pytest.raises(RecordError, match="line 2: "):
        read_record("\n".join(told) + "\n")


def test_below_the_players_faults_are_still_named_by_their_line():
    told = write_record(read_record(RECORD), Players("person", "steady")).splitlines()
    told[9] = "{"
    with pytest.raises(RecordError, match="line 10: not JSON"):
        read_record("\n".join(told) + "\n")


def test_a_deck_that_does_not_follow_from_the_seed_is_refused():
    number = line_with('"type":"hand_dealt"')
    cards = LINES[number].split('"deck":"')[1].split('"')[0].split()
    swapped = LINES[number].replace(" ".join(cards), " ".join([cards[1], cards[0], *cards[2:]]))
    with pytest.raises(RecordError, match=f"line {number + 1}: hand_dealt as written does not follow"):
        read_record("\n".join([*LINES[:number], swapped, *LINES[number + 1 :]]) + "\n")


def test_a_commitment_that_does_not_belong_to_the_seed_is_refused():
    number = line_with('"type":"hand_sealed"')
    before, seal = LINES[number].split('"commitment":"')
    forged = f'{before}"commitment":"{"0" * 64}{seal[64:]}'
    with pytest.raises(RecordError, match="hand_sealed as written"):
        read_record("\n".join([*LINES[:number], forged, *LINES[number + 1 :]]) + "\n")


@given(position=st.integers(0, len(RECORD) - 1), junk=st.text(max_size=3))
def test_a_damaged_record_is_read_or_refused_but_never_crashes(position, junk):
    damaged = RECORD[:position] + junk + RECORD[position + 1 :]
    with suppress(RecordError):
        assert write_record(read_record(damaged)).split() == damaged.split()


def test_the_checker_names_the_file_and_the_fault(tmp_path):
    sound, broken = tmp_path / "sound.txt", tmp_path / "broken.txt"
    sound.write_text(RECORD, encoding="utf-8")
    broken.write_text(RECORD.replace('"type":"passed"', '"type":"posed"', 1), encoding="utf-8")
    command = [sys.executable, "-m", "ginrummy_qt.rules.record"]
    good = subprocess.run([*command, str(sound)], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stdout.count("sound")) == (0, 2)
    bad = subprocess.run([*command, str(sound), str(broken)], capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert "broken.txt: line " in bad.stdout
    assert "unknown type 'posed'" in bad.stdout


def test_the_reason_of_a_faulty_line_is_never_long():
    text = f"{FIRST_LINE}\n{'9' * 100_000}\n"
    for faulty in (text, text.replace("9", "[", 90_000), f'{FIRST_LINE}\n{{"type":"{"x" * 100_000}"}}\n'):
        with pytest.raises(RecordError) as refused:
            read_record(faulty)
        assert len(str(refused.value)) <= 400
