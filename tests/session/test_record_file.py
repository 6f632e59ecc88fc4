"""Opening a record: whatever the file is, it is a checked match or one known fault (issue 3, Bad input)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.rules.events import SeedRevealed
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.record import Players
from ginrummy_qt.rules.records import LARGEST_MATCH, MatchRecord
from ginrummy_qt.session import record_file as record_file_module
from ginrummy_qt.session.record_file import (
    RecordFault,
    RecordUnreadable,
    each_match,
    first_matches,
    open_record,
    read_matches,
    save_record,
    write_matches,
)
from ginrummy_qt.session.recorded_match import players, read_match
from tests.helpers import records
from tests.helpers.records import record_file

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40


def fault_of(path) -> RecordFault:
    with pytest.raises(RecordUnreadable) as raised:
        open_record(path)
    return raised.value.fault


def test_a_record_tells_the_match_hand_by_hand(tmp_path):
    found = open_record(record_file(tmp_path))
    assert found.events == records.events()
    assert found.level is Style.STEADY
    assert found.match.stage is Stage.OVER
    assert [view.number for view in found.hands] == [outcome.number for outcome in found.match.outcomes]
    assert [view.outcome for view in found.hands] == list(found.match.outcomes)
    assert all(view.moves for view in found.hands)


def test_the_seal_of_every_hand_and_of_the_draw_can_be_checked(tmp_path):
    found = open_record(record_file(tmp_path))
    revealed = [event.number for event in found.events if isinstance(event, SeedRevealed)]
    assert list(found.proven) == revealed
    assert revealed == list(range(len(found.hands) + 1))
    assert all(found.prove(number).ok for number in found.proven)


def test_a_match_that_goes_on_is_shown_as_far_as_it_goes():
    found = read_match(records.without_its_end())
    assert found.match.winner is None
    assert [view.number for view in found.hands] == [1, 2]
    assert found.hands[1].outcome is None
    assert found.proven == (0, 1)


@pytest.mark.parametrize("who", [None, Players("ana", "steady"), Players("person", "grand")])
def test_players_of_whom_nothing_is_known_stay_unnamed(who):
    assert read_match(records.text(who)).level is None


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (lambda data: data, "plain"),
        (lambda data: data.replace(b"\n", b"\r\n"), "as mailed from Windows"),
        (lambda data: b"\xef\xbb\xbf" + data, "as marked by an editor"),
        (lambda data: data.rstrip(b"\n"), "without its last line break"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.parametrize("suffix", [".ginrummy", ".txt", ""])
def test_the_content_decides_not_the_name(tmp_path, change, name, suffix):
    path = tmp_path / f"ação  {name}{suffix}"
    path.write_bytes(change(records.text().encode()))
    assert open_record(path).events == records.events()


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", RecordFault.EMPTY),
        (PNG, RecordFault.NO_RECORD),
        (b"Dear Ana,\n", RecordFault.NO_RECORD),
        (b"\xff\xfeg\x00i\x00n\x00", RecordFault.NO_RECORD),
        (b"ginrummy-qt record 1\n\xff\n", RecordFault.NO_RECORD),
        (b"ginrummy-qt record 2\n{}\n", RecordFault.DAMAGED),
        (b"ginrummy-qt record 2\n", RecordFault.DAMAGED),
        (b"ginrummy-qt record 2\nmatch \xff\n", RecordFault.NO_RECORD),
        (b"ginrummy-qt record 2\n" + b"#" * 1_100_000, RecordFault.TOO_LARGE),
        (b"ginrummy-qt record 3\n{}\n", RecordFault.NEWER),
        (b"ginrummy-qt record 17\n", RecordFault.NEWER),
        (b"ginrummy-qt record 1", RecordFault.DAMAGED),
        (b"ginrummy-qt record 1\n{}\n", RecordFault.DAMAGED),
        (b"ginrummy-qt record 1\n" + b"[" * 200_000, RecordFault.DAMAGED),
    ],
)
def test_another_file_is_one_known_fault(tmp_path, content, fault):
    path = tmp_path / "a.ginrummy"
    path.write_bytes(content)
    assert fault_of(path) is fault


@pytest.mark.parametrize("name", ["a\0b.ginrummy", "a\ud800b.ginrummy"], ids=["NUL", "half a letter"])
def test_a_name_that_no_file_can_have_is_one_of_a_missing_file(tmp_path, name):
    assert fault_of(tmp_path / name) is RecordFault.MISSING


def test_a_damaged_record_is_refused_with_its_line(tmp_path):
    lines = records.text().splitlines()
    lines[7] = lines[7].replace("a", "b")
    with pytest.raises(RecordUnreadable, match="line ") as raised:
        open_record(record_file(tmp_path, content="\n".join(lines)))
    assert raised.value.fault is RecordFault.DAMAGED


def test_every_cut_of_a_record_is_a_match_or_a_fault(tmp_path):
    whole = records.text().encode()
    path, faults = tmp_path / "cut.ginrummy", set()
    for length in range(1, len(whole), len(whole) // 60):
        path.write_bytes(whole[:length])
        try:
            found = open_record(path).events
        except RecordUnreadable as error:
            faults.add(error.fault)
        else:
            assert found == records.events()[: len(found)]
    assert faults == {RecordFault.NO_RECORD, RecordFault.DAMAGED}


def test_a_file_of_a_gigabyte_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = record_file(tmp_path)
    os.truncate(path, 1 << 30)
    assert fault_of(path) is RecordFault.TOO_LARGE
    path.write_bytes(b"x")
    os.truncate(path, 1 << 30)
    assert fault_of(path) is RecordFault.NO_RECORD


def test_the_longest_match_is_not_too_long():
    hands = 1_100
    assert len(records.text()) / len(read_match(records.text()).hands) * hands < LARGEST_MATCH


def test_what_is_no_file_is_told_apart(tmp_path):
    assert fault_of(tmp_path) is RecordFault.FOLDER
    assert fault_of(tmp_path / "nowhere") is RecordFault.MISSING
    assert fault_of(record_file(tmp_path) / "below") is RecordFault.MISSING


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_a_pipe_or_a_device_is_never_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert fault_of(tmp_path / "pipe") is RecordFault.NO_RECORD
    assert fault_of(type(tmp_path)("/dev/zero")) is RecordFault.NO_RECORD


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_file_one_may_not_read_is_told_as_such(tmp_path):
    path = record_file(tmp_path)
    path.chmod(0)
    script = (
        "import os, sys; from pathlib import Path\n"
        "from ginrummy_qt.session.record_file import *\n"
        "if os.getuid() == 0: os.setgid(65534); os.setuid(65534)\n"
        "try: open_record(Path(sys.argv[1]))\n"
        "except RecordUnreadable as error: print(error.fault)"
    )
    for folder in (tmp_path, *tmp_path.parents[:3]):
        folder.chmod(folder.stat().st_mode | 0o055)
    done = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, check=False)
    assert done.stdout.strip() in ("forbidden",), done.stderr


def test_what_was_saved_is_opened_again(tmp_path):
    path = tmp_path / "a b ç.ginrummy"
    save_record(path, records.events(), players(Style.SIMPLE))
    found = open_record(path)
    assert (found.events, found.level) == (records.events(), Style.SIMPLE)
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
    assert path.read_text(encoding="ascii").startswith("ginrummy-qt record 2\n\nmatch ")


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_record_that_cannot_be_written_leaves_the_old_file_whole(tmp_path, monkeypatch, fails):
    path = record_file(tmp_path, content="mine")

    def fail(*_arguments, **_named):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, fails, fail)
        with pytest.raises(OSError, match="No space left"):
            save_record(path, records.events(), players(Style.STEADY))
    assert path.read_text() == "mine"
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_to_a_record_stays_one(tmp_path):
    real, link = record_file(tmp_path, "real", "old"), tmp_path / "link.ginrummy"
    link.symlink_to(real)
    save_record(link, records.events(), players(Style.STEADY))
    assert link.is_symlink()
    assert open_record(real).events == records.events()


def many() -> tuple[MatchRecord, ...]:
    return tuple(
        MatchRecord(records.events(target), players(Style.STEADY), 1_800_000_000 + target)
        for target in (1, 20, 60)
    )


def test_one_file_has_many_matches_with_players_date_and_kind(tmp_path):
    path = tmp_path / "all.ginrummy"
    write_matches(path, many())
    found = read_matches(path)
    assert [MatchRecord(each.events, each.players, each.started_at) for each in found] == list(many())
    assert [each.level for each in found] == [Style.STEADY] * 3
    assert {each.match.kind for each in found} == {MatchKind.RATED}
    assert open_record(path) == found[0]
    assert list(each_match(path)) == list(found)


def test_a_file_of_the_first_format_has_one_match(tmp_path):
    [found] = read_matches(record_file(tmp_path))
    assert (found.events, found.started_at) == (records.events(), None)


def test_more_matches_than_can_be_held_are_refused_but_read_one_by_one(tmp_path):
    path = tmp_path / "all.ginrummy"
    write_matches(path, many())
    assert len(read_matches(path, most=3)) == 3
    with pytest.raises(RecordUnreadable) as refused:
        read_matches(path, most=2)
    assert refused.value.fault is RecordFault.TOO_LARGE


def test_of_the_first_matches_no_more_are_read_than_can_be_held_or_are_wanted(tmp_path, monkeypatch):
    path = tmp_path / "all.ginrummy"
    write_matches(path, many())
    whole = read_matches(path)
    assert first_matches(path, 9) == whole
    assert first_matches(path, 2) == whole[:2]
    asked = iter((True, False))
    assert first_matches(path, 9, lambda: next(asked)) == whole[:2]
    monkeypatch.setattr(record_file_module, "MOST_EVENTS", len(whole[0].events))
    assert first_matches(path, 9) == whole[:2]


def test_a_fault_in_a_later_match_is_told_with_its_line_after_the_sound_ones(tmp_path):
    path = tmp_path / "all.ginrummy"
    write_matches(path, many())
    lines = path.read_text(encoding="ascii").splitlines()
    lines[-1] = "won by nobody"
    path.write_text("\n".join(lines), encoding="ascii")
    reading = each_match(path)
    assert [next(reading).started_at, next(reading).started_at] == [1_800_000_001, 1_800_000_020]
    with pytest.raises(RecordUnreadable, match=f"line {len(lines)}: expected: won by") as refused:
        next(reading)
    assert refused.value.fault is RecordFault.DAMAGED


def test_nothing_is_left_behind_when_a_match_cannot_be_written(tmp_path):
    path = tmp_path / "all.ginrummy"
    write_matches(path, many())
    before = path.read_bytes()
    with pytest.raises(ValueError, match="begins with"):
        write_matches(path, (*many(), MatchRecord(())))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
