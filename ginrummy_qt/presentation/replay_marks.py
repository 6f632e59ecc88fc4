"""What a scrubber through a match shows: where hands begin, and how each of them ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.presentation.messages import Who, who
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat


class MarkKind(StrEnum):
    """How a hand ended; OPEN: it has no winner."""

    KNOCK = "knock"
    GIN = "gin"
    UNDERCUT = "undercut"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class EndMark:
    """The end of a hand: the number of its last step in the match, how it ended, and who won it."""

    at: int
    kind: MarkKind
    winner: Who | None


def end_marks(hands: Iterable[tuple[int, HandOutcome | None]], viewer: Seat) -> tuple[EndMark, ...]:
    """The marks of hands given as (number of steps, how it ended)."""
    marks, at = [], -1
    for steps, outcome in hands:
        at += steps
        marks.append(_mark(at, outcome, viewer))
    return tuple(marks)


def _mark(at: int, outcome: HandOutcome | None, viewer: Seat) -> EndMark:
    if outcome is None or outcome.winner is None or outcome.score is None:
        return EndMark(at, MarkKind.OPEN, None)
    winner = who(outcome.winner, viewer)
    match outcome.score.result:
        case Result.UNDERCUT:
            return EndMark(at, MarkKind.UNDERCUT, winner)
        case Result.GIN | Result.BIG_GIN:
            return EndMark(at, MarkKind.GIN, winner)
    return EndMark(at, MarkKind.KNOCK, winner)
