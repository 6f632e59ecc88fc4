"""What the list of matches says of each one, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ginrummy_qt.rules.events import Event, HandScored, HandVoided, MatchResigned, MatchWon, PracticeEnded
from ginrummy_qt.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """Hands ended, hand points (south, north), and whether the match is over. Tallies add up."""

    hands: int = 0
    south: int = 0
    north: int = 0
    finished: bool = False

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.hands + other.hands,
            self.south + other.south,
            self.north + other.north,
            self.finished or other.finished,
        )


def tally(events: Iterable[Event]) -> Tally:
    """What these events add to the tally of their match."""
    total = Tally()
    for event in events:
        match event:
            case HandScored(_, Seat.SOUTH, score):
                total += Tally(hands=1, south=score.points)
            case HandScored(_, Seat.NORTH, score):
                total += Tally(hands=1, north=score.points)
            case HandVoided():
                total += Tally(hands=1)
            case MatchWon() | MatchResigned() | PracticeEnded():
                total += Tally(finished=True)
    return total
