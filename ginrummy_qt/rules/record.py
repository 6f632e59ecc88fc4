"""A match as text, to keep, send and check: one line of JSON for each event under a line naming the format.

`python -m ginrummy_qt.rules.record FILE` checks a record: it names the line and the reason of a fault.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import cast

from ginrummy_qt.rules import game_match, shuffle
from ginrummy_qt.rules.codec import CodecError, Plain, decode_union, encode_union
from ginrummy_qt.rules.events import (
    DeckCut,
    Event,
    HandDealt,
    HandReceived,
    HandSealed,
    MatchStarted,
    SeedDrawn,
)
from ginrummy_qt.rules.game_match import MatchState

FIRST_LINE = "ginrummy-qt record 1"


class RecordError(ValueError):
    """A text that is no match record; `line` is the number of the first faulty line, from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def event_to_text(event: Event) -> str:
    """An event as one line of JSON."""
    return json.dumps(encode_union(event), separators=(",", ":"), ensure_ascii=False)


def event_from_text(text: str) -> Event:
    """The event of such a line. Raises CodecError for anything else."""
    try:
        plain = cast(Plain, json.loads(text))
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not JSON: {error}") from None
    return cast(Event, decode_union(Event, plain))


def write_record(events: Iterable[Event]) -> str:
    """The record of a match; `read_record` gives the same events back."""
    return "".join(f"{line}\n" for line in (FIRST_LINE, *map(event_to_text, events)))


def read_record(text: str) -> tuple[Event, ...]:
    """The events of a record, replayed by the rules and checked against their seals.

    Raises RecordError naming the first line that cannot be read, is out of order, breaks the rules of the
    deal, or does not follow from its sealed seed.
    """
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise RecordError(1, f"expected {FIRST_LINE!r}")
    events: list[Event] = []
    state: MatchState | None = None
    for number, line in enumerate(lines[1:], start=2):
        if not line and number == len(lines):
            break
        try:
            event = event_from_text(line)
            _check_seal(state, event)
            state = game_match.evolve(state, event)
        except (ValueError, AssertionError) as error:
            raise RecordError(number, str(error) or "does not fit here") from None
        events.append(event)
    if not events:
        raise RecordError(2, "no events")
    return tuple(events)


def _check_seal(state: MatchState | None, event: Event) -> None:
    match event:
        case HandReceived():
            raise ValueError("a seat's view is no part of a record")
        case MatchStarted() | SeedDrawn() | DeckCut():
            return
        case HandSealed(number, dealer, sealed):
            if state is None or state.seed is None:
                raise ValueError("sealed without a seed")
            if sealed != shuffle.commitment(state.match_id, number, dealer, state.ruleset, state.seed):
                raise ValueError("the commitment does not belong to the seed")
        case HandDealt(_, _, deck):
            if state is None or state.seed is None or deck != shuffle.shuffled_deck(state.seed, state.cut):
                raise ValueError("the deck does not follow from the seed and the cut")


def main(arguments: list[str]) -> int:
    """Check the record files named; 0 when all are sound."""
    faults = 0
    for name in arguments:
        try:
            events = read_record(Path(name).read_text(encoding="utf-8"))
        except (RecordError, OSError, UnicodeDecodeError) as error:
            print(f"{name}: {error}")
            faults += 1
        else:
            print(f"{name}: {len(events)} events, sound")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
