"""The record format 1, a match as text: one line of JSON for each event under a line naming the format.

Who played may stand on a line between them. It is told by whoever wrote the record: no rule can confirm it.
`records` writes and reads format 2, which has many matches in a file, and reads this one too.

`python -m ginrummy_qt.rules.record FILE` checks files of either format: it names line and reason of a fault.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.codec import (
    CodecError,
    decode,
    decode_union,
    encode_union,
    from_json,
    shortened,
    snake,
    to_json,
)
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    DeckCut,
    DeckGiven,
    Defended,
    Event,
    Knocked,
    MatchResigned,
    MatchStarted,
    Passed,
    PracticeAgreed,
    PracticeEnded,
    SeedDrawn,
    SeedRevealed,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.match_kind import MatchKind

FIRST_LINE = "ginrummy-qt record 1"
PERSON = "person"
"""Who played a seat, where that was a person."""

_PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Players:
    """Who played: PERSON, or the name of a computer player."""

    south: str
    north: str


class RecordError(ValueError):
    """A text that is no match record; `line` is the number of the first faulty line, from 1.

    `reason` is never long, whatever the line holds.
    """

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = shortened(reason)
        super().__init__(f"line {line}: {self.reason}")


def event_to_text(event: Event) -> str:
    """An event as one line of JSON."""
    return to_json(encode_union(event))


def event_from_text(text: str) -> Event:
    """The event of such a line. Raises CodecError for anything else."""
    return cast(Event, decode_union(Event, from_json(text)))


def write_record(events: Iterable[Event], players: Players | None = None) -> str:
    """The record of a match; `read_record` gives the same events back, `players_of` the players."""
    who = () if players is None else (to_json(encode_union(players)),)
    return "".join(f"{line}\n" for line in (FIRST_LINE, *who, *map(event_to_text, events)))


def read_record(text: str) -> tuple[Event, ...]:
    """The events of a record, played again by the rules: every seal, deck, action and score is checked.

    Raises RecordError naming the first line that cannot be read or that the rules do not confirm.
    """
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise RecordError(1, f"expected {FIRST_LINE!r}")
    if lines[-1] == "":
        lines.pop()
    first = 1 if players_of(text) is None else 2
    events = tuple(_read_line(number, line) for number, line in enumerate(lines[first:], start=first + 1))
    if not events:
        raise RecordError(first + 1, "no events")
    _replay(events, first + 1)
    return events


def players_of(text: str) -> Players | None:
    """Who played, where the record tells it. Raises RecordError when it tells it in a way of its own."""
    line = text.split("\n", 2)[1:2]
    if not line or not line[0].startswith(f'{{"type":"{_PLAYERS}"'):
        return None
    try:
        plain = from_json(line[0])
        assert isinstance(plain, dict)
        return decode(Players, {name: value for name, value in plain.items() if name != "type"})
    except CodecError as error:
        raise RecordError(2, str(error)) from None


def _read_line(number: int, line: str) -> Event:
    try:
        return event_from_text(line)
    except CodecError as error:
        raise RecordError(number, str(error)) from None


def _replay(events: tuple[Event, ...], first: int) -> None:
    """Play the match again, step by step, and compare; `first` is the line of the first event.

    Raises RecordError at the first difference.
    """
    state: MatchState | None = None
    done = 0
    while done < len(events):
        try:
            step = _step(state, events[done:])
            state = game_match.fold(state, step)
        except ValueError as error:
            raise RecordError(done + first, str(error)) from None
        for offset, expected in enumerate(step):
            if done + offset >= len(events):
                raise RecordError(done + offset + first, f"{snake(type(expected).__name__)} is missing")
            if events[done + offset] != expected:
                reason = f"{snake(type(expected).__name__)} as written does not follow from what came before"
                raise RecordError(done + offset + first, reason)
        done += len(step)


def _step(state: MatchState | None, rest: tuple[Event, ...]) -> tuple[Event, ...]:
    """What the rules make of the choice that the next event tells of. Raises ValueError when it is none."""
    event = rest[0]
    if isinstance(event, MatchStarted) and state is None:
        agreed = rest[1].kind if len(rest) > 1 and isinstance(rest[1], PracticeAgreed) else MatchKind.RATED
        return game_match.start(event.match_id, event.ruleset, agreed)
    if state is None:
        raise ValueError("a match begins with match_started")
    match event:
        case SeedDrawn(_, seed):
            return game_match.seal(state, seed)
        case DeckCut(_, text):
            return game_match.cut(state, text)
        case DeckGiven():
            return game_match.deal_given(state)
        case MatchResigned(seat):
            return game_match.resign(state, seat)
        case SeedRevealed() if len(rest) > 1 and isinstance(rest[1], MatchResigned):
            return game_match.resign(state, rest[1].seat)
        case TakenBack(seat):
            return game_match.take_back(state, seat)
        case PracticeEnded():
            return game_match.end_practice(state)
        case Passed(seat):
            return game_match.play(state, seat, Pass())
        case CardDrawn(seat, source, _):
            draw = DrawStock() if source is Source.STOCK else DrawDiscard()
            return game_match.play(state, seat, draw)
        case CardDiscarded(seat, card):
            return game_match.play(state, seat, Discard(card))
        case Knocked(seat, discard, arrangement, _) if discard is not None:
            return game_match.play(state, seat, Knock(discard, arrangement))
        case BigGinDeclared(seat, arrangement):
            return game_match.play(state, seat, BigGin(arrangement))
        case Defended(seat, defence):
            return game_match.play(state, seat, LayOut(defence))
    raise ValueError(f"{snake(type(event).__name__)} does not belong here")


if __name__ == "__main__":
    from ginrummy_qt.rules.records import main

    sys.exit(main(sys.argv[1:]))
