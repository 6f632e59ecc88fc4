"""A log without what was taken back: the match as it would have been had those moves never been made."""

from __future__ import annotations

from collections.abc import Iterable

from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    Defended,
    Event,
    Knocked,
    MatchStarted,
    Passed,
    TakenBack,
)
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat


def kept_log(log: Iterable[Event]) -> tuple[Event, ...]:
    """The events that still hold; folding them gives the state that the whole log gives.

    The log may be a whole one or one cut down for a seat. Raises ValueError for a `TakenBack` with nothing
    before it to take back.
    """
    kept: list[Event] = []
    for event in log:
        if isinstance(event, TakenBack):
            del kept[_last_decision(kept, event.seat) :]
        else:
            kept.append(event)
    return tuple(kept)


def _last_decision(kept: list[Event], seat: Seat) -> int:
    """Where the last decision of `seat` is told of."""
    for place in range(len(kept) - 1, -1, -1):
        if _decider(kept, place) is seat:
            return place
    raise ValueError("nothing to take back")


def _decider(kept: list[Event], place: int) -> Seat | None:
    """Whose choice the event at `place` tells of; None where it follows from an earlier one."""
    match kept[place]:
        case Passed(seat) | CardDrawn(seat) | CardDiscarded(seat) | Knocked(seat) | BigGinDeclared(seat):
            return seat
        case Defended(seat) if _chosen_by_hand(kept, place):
            return seat
    return None


def _chosen_by_hand(kept: list[Event], place: int) -> bool:
    """Rule 1.9: a knock, not gin, is defended by hand where the ruleset says so."""
    knock, started = kept[place - 1], kept[0]
    if not isinstance(knock, Knocked) or not isinstance(started, MatchStarted):
        return False
    return knock.ending is Ending.KNOCK and started.ruleset.manual_layoff
