"""Records of many matches: readable, read back identically, and every fault named by line and reason."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain, repeat

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules import game_match as gm
from ginrummy_qt.rules.events import Event, MatchStarted
from ginrummy_qt.rules.game_match import MatchState, Stage
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.record import Players, RecordError, write_record
from ginrummy_qt.rules.record_dates import date_of, seconds_of
from ginrummy_qt.rules.records import (
    LARGEST_MATCH,
    LONGEST_LINE,
    MatchRecord,
    TooLong,
    read_records,
    write_records,
)
from ginrummy_qt.rules.ruleset import Ruleset
from tests.helpers.deals import random_chooser

HOUSE = replace(PRESETS["R2"], gin_bonus=33, big_gin_bonus=40, knock_limit=9, manual_layoff=True)
RULES = (*PRESETS.values(), replace(PRESETS["R3"], target_score=250), HOUSE)


def match(seed: object, ruleset: Ruleset, kind: MatchKind, steps: int = 2_000) -> tuple[Event, ...]:
    """A match of random play, with cuts, deal codes, take-backs and resignations where the kind has them."""
    rng = random.Random(f"{seed} {kind}")
    choose = random_chooser(rng, endings=0.8, sense=0.95)
    events = gm.start(f"{rng.getrandbits(128):032x}", ruleset, kind)
    state: MatchState | None = None
    log: tuple[Event, ...] = ()
    for _ in range(steps):
        state = gm.fold(state, events)
        log += events
        if state.stage is Stage.OVER:
            break
        events = _next(state, rng, choose)
    return log


def _next(state, rng, choose):
    seat = rng.choice(tuple(Seat))
    if rng.random() < 0.02 and gm.can_take_back(state, seat):
        return gm.take_back(state, seat)
    if rng.random() < 0.001:
        return gm.resign(state, seat)
    match state.stage:
        case Stage.NEEDS_SEED:
            if state.kind is MatchKind.REPLAYED and state.outcomes:
                return gm.end_practice(state)
            return gm.seal(state, f"{rng.getrandbits(256):064x}")
        case Stage.NEEDS_CUT:
            if state.kind is MatchKind.REPLAYED and state.number:
                return gm.deal_given(state)
            return gm.cut(state, rng.choice(("", "42", 'ação "ș" \\ 🂡\n\x00', "#", " x ")))
        case _:
            view = state.view(state.deal.turn)
            return gm.play(state, view.seat, choose(view, legal_actions(view)))


def text_of(*records: MatchRecord) -> str:
    return "".join(write_records(records))


def read(text: str) -> tuple[MatchRecord, ...]:
    return tuple(read_records(text.split("\n")))


MATCHES = tuple(
    MatchRecord(match(number, RULES[number % len(RULES)], kind), players, at)
    for number, (kind, players, at) in enumerate(
        [
            (MatchKind.RATED, Players("person", "steady"), 1_800_000_000),
            (MatchKind.PRACTICE, None, 0),
            (MatchKind.REPLAYED, Players('Ana "Ș"', "#"), None),
            (MatchKind.RATED, None, 253402300799),
            (MatchKind.PRACTICE, Players("", " "), 1),
            (MatchKind.REPLAYED, None, None),
            (MatchKind.RATED, None, None),
            (MatchKind.PRACTICE, None, None),
        ]
    )
)
TEXT = text_of(*MATCHES)
LINES = TEXT.splitlines()


def test_many_matches_are_read_back_identically_and_so_is_the_text():
    assert read(TEXT) == MATCHES
    assert text_of(*read(TEXT)) == TEXT
    assert TEXT.isascii()


@settings(derandomize=True, max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    ruleset=st.sampled_from(RULES),
    kind=st.sampled_from([kind for kind in MatchKind if kind is not MatchKind.IMPORTED]),
    steps=st.integers(1, 300),
    names=st.none() | st.tuples(st.text(max_size=9), st.text(max_size=9)),
    at=st.none() | st.integers(0, 253402300799),
)
def test_any_match_at_any_place_is_read_back_identically(seed, ruleset, kind, steps, names, at):
    players = (
        None if names is None else Players(*(name.encode("utf-8", "replace").decode() for name in names))
    )
    record = MatchRecord(match(seed, ruleset, kind, steps), players, at)
    assert read(text_of(record)) == (record,)


def test_it_is_readable():
    started = MATCHES[0].events[0]
    assert isinstance(started, MatchStarted)
    head = LINES[: LINES.index("rules R1") + 1]
    assert head == [
        "ginrummy-qt record 2",
        "",
        f"match {started.match_id}",
        "date 2027-01-15T08:00:00Z",
        'south "person"',
        'north "steady"',
        "kind rated",
        "rules R1",
    ]
    for words in (
        "south draws ",
        "north discards ",
        "south knocks ",
        "north lays out ",
        "south takes back, hand ",
    ):
        assert any(line.startswith(words) for line in LINES), words
    assert any(line.startswith("hand 1: ") and " wins by " in line for line in LINES)


def test_the_first_format_is_read_too():
    events = MATCHES[0].events
    assert read(write_record(events)) == (MatchRecord(events),)
    told = Players("person", "steady")
    assert read(write_record(events, told)) == (MatchRecord(events, told),)


def test_blank_lines_comments_and_indents_do_not_matter():
    loose = "\n".join(f"\n  # a note\n\t{line} \r" for line in LINES[1:])
    assert read(f"{LINES[0]}\r\n{loose}") == MATCHES


def test_only_one_match_is_read_at_a_time():
    given = iter(LINES)
    first = next(read_records(given))
    assert first == MATCHES[0]
    assert next(given) in LINES[1:]
    assert len(list(given)) > len(LINES) // 2


def read_or_line(text: str) -> tuple[MatchRecord, ...] | int:
    """The matches, or the line of the fault."""
    try:
        return read(text)
    except RecordError as error:
        return error.line


def place(words: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.startswith(words))


@pytest.mark.parametrize(
    ("words", "changed", "reason"),
    [
        ("sealed 1 ", "sealed 1 south " + "0" * 64, "expected: sealed 1"),
        ("deal 1 ", "deal 1 As 2s 3s", "expected: deal 1"),
        ("opened 0", "opened 0 " + "0" * 64, "expected: opened 0"),
        ("hand 1: ", "hand 1: south wins by gin: 900 + 25 = 925", "expected: hand 1"),
        ("won by", "won by south: 999 / 0", "expected: won by"),
        ("kind rated", "kind friendly", "friendly"),
        ("kind rated", "kind imported", "imported"),
        ("kind rated", "kind practice\nkind practice", "the head of a match"),
        ("kind rated", "# no kind", "tells no kind"),
        ("rules R1", "rules R9", "no such rules"),
        ("rules R1", "rules R1 to 0", "target_score must be"),
        ("rules R1", "rules R1 to 99999", "target_score must be"),
        ("rules R1", 'rules {"target_score":1e9}', "1e9 is no whole number"),
        ("rules R1", 'rules {"target_score":NaN}', "NaN is no whole number"),
        ("rules R1", 'rules {"target_score":' + "9" * 5000 + "}", "not JSON|target_score"),
        ("rules R1", "rules " + '{"a":' * 50_000, "not JSON"),
        ("rules R1", 'rules {"match_format":"hollywood"}', "Hollywood"),
        ("match ", "match 17", "32 lower-case hex digits"),
        ("date ", "date yesterday", "yesterday"),
        ("date ", "date 0001-01-01T00:00:00Z", "before 1970"),
        ("date ", "date 2027-02-29T08:00:00Z", "there is no time"),
        ("date ", "date 2027-00-15T24:00:00Z", "there is no time"),
        ("date ", "date 2027-1-15T08:00:00Z", "expected a time like"),
        ('south "', "south person", "not JSON"),
        ('south "', 'south "\\ud800"', "surrogates"),
        ('south "', "south " + "[" * 50_000, "not JSON"),
        ('south "', "# nobody", "one player only"),
        ("cut 0 ", 'cut 0 "\\ud800"', "surrogates"),
        ("cut 0 ", "cut 0 42", "in quotes"),
        ("cut 0 ", 'cut 7 ""', "expected: cut 0"),
        ("cut 0 ", "given 0", "rated match"),
        ("seed 0 ", "seed 0 17", "64 lower-case hex digits"),
        ("south discards ", "south discards Zz", "Zz"),
        ("south discards ", "south discards", "no such move"),
        ("south discards ", "east discards Ac", "does not belong here"),
        ("south discards ", "south takes back, hand 1", "nothing to take back"),
        ("south discards ", "over without a winner", "only a match that is not rated"),
        ("south discards ", "\u0664", "does not belong here"),
    ],
)
def test_a_fault_is_named_by_its_line_and_reason(words, changed, reason):
    number = place(words)
    text = "\n".join([*LINES[:number], changed, *LINES[number + 1 :]])
    with pytest.raises(RecordError, match=reason) as refused:
        read(text)
    assert number + 1 <= refused.value.line <= number + 4
    str(refused.value).encode("utf-8")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: expected"),
        ("ginrummy-qt record 2", "line 2: no match"),
        ("ginrummy-qt record 2\n\n# nothing\n", "no match"),
        ("ginrummy-qt record 2\nmatch 1", "up to its 'rules'"),
        ("ginrummy-qt record 2\nrules R1", "up to its 'match'"),
        ("ginrummy-qt record 3", "line 1: expected"),
    ],
)
def test_what_has_no_match_is_refused(text, reason):
    with pytest.raises(RecordError, match=reason):
        read(text)


def test_a_consequence_left_out_at_the_end_is_missed():
    [*lines, last] = text_of(MATCHES[0]).splitlines()
    assert last.startswith("won by")
    with pytest.raises(RecordError, match=f"line {len(lines) + 1}: missing: won by"):
        read("\n".join(lines))


def test_a_line_or_a_match_beyond_measure_is_refused_before_it_is_held():
    with pytest.raises(TooLong, match="line 2"):
        read(f"{LINES[0]}\n{'#' * (LONGEST_LINE + 1)}")
    head = LINES[1 : LINES.index("rules R1") + 1]
    with pytest.raises(TooLong, match="the match is too long"):
        next(read_records(chain(LINES[:1], head, repeat("#" * 999_999))))
    assert 10 * len(TEXT) / len(MATCHES) < LARGEST_MATCH


@settings(derandomize=True, max_examples=300, deadline=None)
@given(data=st.data())
def test_a_damaged_text_is_read_or_refused_but_never_crashes(data):
    text = text_of(MATCHES[5])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        junk = data.draw(
            st.text(max_size=4) | st.sampled_from(("\n", "south ", ": ", "match ", " + ", "@", "/"))
        )
        text = text[:at] + junk + text[at + data.draw(st.integers(0, 9)) :]
    found = read_or_line(text)
    if isinstance(found, int):
        assert 1 <= found <= text.count("\n") + 2
    else:
        assert read(text_of(*found)) == found


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(LINES) | st.text(max_size=30), max_size=12))
def test_lines_in_any_order_are_read_or_refused(lines):
    text = "\n".join([LINES[0], *lines])
    found = read_or_line(text)
    assert not isinstance(found, int) or 1 <= found <= text.count("\n") + 2


def test_what_no_record_can_say_is_not_written():
    started = MatchStarted("0" * 32, PRESETS["R1"])
    for wrong in (MatchRecord(()), MatchRecord((started,), None, -1), MatchRecord((started,), None, 10**15)):
        with pytest.raises(ValueError, match=r"before 1970|begins with"):
            text_of(wrong)


def test_the_checker_counts_and_names_files_of_both_formats(tmp_path):
    many, one, broken = tmp_path / "many", tmp_path / "one", tmp_path / "broken"
    many.write_text(TEXT, encoding="utf-8")
    one.write_text(write_record(MATCHES[0].events), encoding="utf-8")
    broken.write_text(TEXT.replace("south draws", "south steals", 1), encoding="utf-8")
    command = [
        sys.executable,
        "-W",
        "error",
        "-m",
        "ginrummy_qt.rules.record",
        many,
        one,
        broken,
        tmp_path / "no",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = done.stdout.splitlines()
    assert (done.returncode, done.stderr, len(told)) == (1, "", 4)
    assert told[0].endswith(
        f"{len(MATCHES)} matches, {sum(len(each.events) for each in MATCHES)} events, sound"
    )
    assert told[1].endswith(f"1 match, {len(MATCHES[0].events)} events, sound")
    assert "broken: line " in told[2]
    assert "no such move" in told[2]
    assert "No such file" in told[3]


@settings(derandomize=True)
@given(st.integers(0, 253402300799) | st.integers(0, 2_932_896).map(lambda day: day * 86_400))
def test_times_are_those_of_the_calendar(seconds):
    date = datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert date_of(seconds) == date
    assert seconds_of(date) == seconds
