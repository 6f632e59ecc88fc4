"""Many matches in one text, to keep, send and check: the record format 2, and format 1 with its one match.

Both are described in docs/record-format.md. Reading plays each match again by the rules and holds no more
than one of them at a time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO, TypeVar

from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.codec import to_json
from ginrummy_qt.rules.events import Event, MatchStarted, PracticeAgreed, SeedDrawn
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.record import FIRST_LINE, Players, RecordError, players_of, read_record
from ginrummy_qt.rules.record_dates import date_of, seconds_of
from ginrummy_qt.rules.record_lines import line_of, rules_from_text, rules_to_text, step_of, text_from
from ginrummy_qt.rules.ruleset import BadRuleset, Ruleset

FIRST_LINE_OF_MANY: Final = "ginrummy-qt record 2"

LONGEST_LINE: Final = 1_000_000
"""In characters; the longest cut that can be typed is written in 400,000."""
LARGEST_MATCH: Final = 8 * 1024 * 1024
"""In characters: a match to 10,000 points, the longest there is, has 1,100 hands and takes 4 MB."""

T = TypeVar("T")

_HEADER: Final = re.compile(r"(match|date|south|north|kind|rules) (.+)")
_MATCH: Final = re.compile(r"match [0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match with what its writer tells of it, which no rule can confirm.

    `players` and `started_at`, in UTC seconds since 1970, are None where the record does not tell.
    """

    events: tuple[Event, ...]
    players: Players | None = None
    started_at: int | None = None


class TooLong(RecordError):
    """A line or a match that is longer than any that was played."""


# Writing


def write_records(matches: Iterable[MatchRecord]) -> Iterator[str]:
    """The text of these matches, a piece for each; `read_records` gives them back as they are.

    Raises ValueError for a match without its beginning, or a time before 1970 or after 9999.
    """
    yield f"{FIRST_LINE_OF_MANY}\n"
    for record in matches:
        yield "".join(f"{line}\n" for line in _lines(record))


def _lines(record: MatchRecord) -> Iterator[str]:
    started, *rest = record.events or (None,)
    if not isinstance(started, MatchStarted):
        raise ValueError("a match begins with MatchStarted")
    yield ""
    yield f"match {started.match_id}"
    if record.started_at is not None:
        yield f"date {date_of(record.started_at)}"
    if record.players is not None:
        yield f"south {to_json(record.players.south)}"
        yield f"north {to_json(record.players.north)}"
    agreed = rest[0] if rest else None
    kind = agreed.kind if isinstance(agreed, PracticeAgreed) else MatchKind.RATED
    yield f"kind {kind.value}"
    yield f"rules {rules_to_text(started.ruleset)}"
    for event in rest[1:] if isinstance(agreed, PracticeAgreed) else rest:
        if isinstance(event, SeedDrawn):
            yield ""
        yield line_of(event)


# Reading


def read_records(lines: Iterable[str]) -> Iterator[MatchRecord]:
    """The matches in the lines of a record of either format, played again by the rules one after the other.

    Lines may end in a line break. Raises RecordError with the first line that cannot be read or that the
    rules do not confirm; the matches before it have been given out by then.
    """
    source = _Lines(lines)
    first = source.take()
    if first == FIRST_LINE:
        yield _read_first_format(source)
        return
    if first != FIRST_LINE_OF_MANY:
        raise RecordError(1, f"expected {FIRST_LINE!r} or {FIRST_LINE_OF_MANY!r}")
    if source.next_filled() is None:
        raise RecordError(source.number + 1, "no match")
    while source.next_filled() is not None:
        yield _read_match(source)


class _Lines:
    """Lines with their numbers, and a look at the next one; each, and each match, only so long."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._ahead: list[str] = []
        self.number = 0
        self.room = LARGEST_MATCH

    def peek(self) -> str | None:
        """The next line as it is, without its end; None when there is none."""
        if not self._ahead:
            line = next(self._lines, None)
            if line is None:
                return None
            if len(line) > LONGEST_LINE:
                raise TooLong(self.number + 1, "the line is too long")
            self._ahead.append(line.rstrip("\r\n"))
        return self._ahead[0]

    def take(self) -> str | None:
        """The next line, and go on."""
        line = self.peek()
        if line is not None:
            self._ahead.clear()
            self.number += 1
            self.room -= len(line) + 1
            if self.room < 0:
                raise TooLong(self.number, "the match is too long")
        return line

    def next_filled(self) -> str | None:
        """The next line that is not blank nor a comment, the ones before it passed over."""
        while (line := self.peek()) is not None:
            if (text := line.strip()) and not text.startswith("#"):
                return text
            self.take()
        return None


def _read_first_format(source: _Lines) -> MatchRecord:
    lines = [FIRST_LINE]
    while (line := source.take()) is not None:
        lines.append(line)
    text = "\n".join(lines)
    return MatchRecord(read_record(text), players_of(text))


def _read_match(source: _Lines) -> MatchRecord:
    source.room = LARGEST_MATCH
    told = _read_header(source)
    try:
        events = game_match.start(told.match_id, told.ruleset, told.kind)
    except BadRuleset as unplayable:
        raise RecordError(source.number, str(unplayable)) from None
    except ValueError as error:
        raise RecordError(told.line, str(error)) from None
    log = list(events)
    state = game_match.fold(None, events)
    while (line := source.next_filled()) is not None and not _MATCH.fullmatch(line):
        events = _read_step(source, state)
        state = game_match.fold(state, events)
        log.extend(events)
    return MatchRecord(tuple(log), told.players, told.started_at)


def _read_step(source: _Lines, state: MatchState) -> tuple[Event, ...]:
    line = source.next_filled()
    assert line is not None
    source.take()
    number = source.number
    try:
        events = step_of(state, line, source.next_filled() or "")
        game_match.fold(state, events)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(number, str(error)) from None
    for place, event in enumerate(events):
        expected = line_of(event)
        if place > 0:
            line = source.next_filled()
            source.take()
            number = source.number
        if line is None:
            raise RecordError(number + 1, f"missing: {expected}")
        if line != expected:
            raise RecordError(number, f"expected: {expected}")
    return events


@dataclass(frozen=True, slots=True)
class _Header:
    line: int
    match_id: str
    ruleset: Ruleset
    kind: MatchKind
    players: Players | None
    started_at: int | None


def _read_header(source: _Lines) -> _Header:
    """The lines from `match` to `rules`, each at most once; date and players may be left out."""
    told: dict[str, str] = {}
    places: dict[str, int] = {}
    while "rules" not in told:
        line = source.next_filled()
        found = None if line is None else _HEADER.fullmatch(line)
        source.take()
        if found is None or found[1] in told or (found[1] != "match") is not ("match" in told):
            missing = "rules" if "match" in told else "match"
            raise RecordError(max(1, source.number), f"expected the head of a match, up to its {missing!r}")
        told[found[1]] = found[2]
        places[found[1]] = source.number
    if "kind" not in told or ("south" in told) is not ("north" in told):
        raise RecordError(source.number, "the head of the match tells no kind, or one player only")
    return _Header(
        places["match"],
        told["match"],
        _told(rules_from_text, told["rules"], places["rules"]),
        _told(_kind, told["kind"], places["kind"]),
        _players(told, places) if "south" in told else None,
        _told(seconds_of, told["date"], places["date"]) if "date" in told else None,
    )


def _players(told: dict[str, str], places: dict[str, int]) -> Players:
    return Players(*(_told(text_from, told[seat], places[seat]) for seat in ("south", "north")))


def _kind(text: str) -> MatchKind:
    kind = MatchKind(text)
    if kind is MatchKind.IMPORTED:
        raise ValueError("imported is no kind that a match is played as")
    return kind


def _told(read: Callable[[str], T], text: str, number: int) -> T:
    try:
        return read(text)
    except ValueError as error:
        raise RecordError(number, str(error)) from None


# Checking


def main(arguments: list[str]) -> int:
    """Check the record files named; 0 when all are sound."""
    faults = 0
    for name in arguments:
        try:
            matches, events = _counted(Path(name))
        except (RecordError, OSError, UnicodeDecodeError) as error:
            print(f"{ascii(name)[1:-1]}: {error}")
            faults += 1
        else:
            number = "1 match" if matches == 1 else f"{matches} matches"
            print(f"{ascii(name)[1:-1]}: {number}, {events} events, sound")
    return 1 if faults else 0


def _counted(path: Path) -> tuple[int, int]:
    """The numbers of matches and of events in a file."""
    matches = events = 0
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        for record in read_records(lines_of(file)):
            matches += 1
            events += len(record.events)
    return matches, events


def lines_of(file: TextIO) -> Iterator[str]:
    """The lines of a file, of one that is too long only so much as tells that it is."""
    return iter(lambda: file.readline(LONGEST_LINE + 1), "")
