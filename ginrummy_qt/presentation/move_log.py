"""The moves of a hand as lines to read, derived from what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.messages import Who, who
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    Knocked,
    Move,
    Passed,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.view import PlayerView


class LogEntry(StrEnum):
    """What a line says, where it needs nothing more."""

    DREW_STOCK = "drew_stock"
    PASSED = "passed"
    WENT_GIN = "went_gin"
    DECLARED_BIG_GIN = "declared_big_gin"
    HAND_VOID = "hand_void"
    TOOK_BACK = "took_back"


@dataclass(frozen=True, slots=True)
class TookCard:
    """A card taken from the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class DiscardedCard:
    """A plain discard."""

    card: Card


@dataclass(frozen=True, slots=True)
class KnockedAt:
    """A knock."""

    deadwood: int


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The cards laid off on a knock."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WonHand:
    """The hand's points."""

    points: int


LogText = LogEntry | TookCard | DiscardedCard | KnockedAt | LaidOff | WonHand


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: who did it, and what; nobody did it when the hand became void."""

    who: Who | None
    text: LogText


def log_lines(view: PlayerView) -> tuple[LogLine, ...]:
    """All lines of the hand, oldest first."""
    lines = [LogLine(who(move.seat, view.seat), _move_text(move)) for move in view.moves]
    shown, outcome = view.showdown, view.outcome
    if shown is not None and shown.defence is not None and shown.defence.layoffs:
        laid = tuple(layoff.card for layoff in shown.defence.layoffs)
        lines.append(LogLine(who(shown.knocker.other, view.seat), LaidOff(laid)))
    if outcome is not None:
        if outcome.winner is None or outcome.score is None:
            lines.append(LogLine(None, LogEntry.HAND_VOID))
        else:
            lines.append(LogLine(who(outcome.winner, view.seat), WonHand(outcome.score.points)))
    return tuple(lines)


def taken_back(update: TableUpdate) -> tuple[LogLine, ...]:
    """The line that says that moves were taken back, which the view has forgotten; none where none were."""
    viewer = None if update.view is None else update.view.seat
    if viewer is None or not update.events or not isinstance(update.events[-1], TakenBack):
        return ()
    return (LogLine(who(update.events[-1].seat, viewer), LogEntry.TOOK_BACK),)


def _move_text(move: Move) -> LogText:
    match move:
        case Passed():
            return LogEntry.PASSED
        case CardDrawn(_, Source.DISCARD, card) if card is not None:
            return TookCard(card)
        case CardDrawn():
            return LogEntry.DREW_STOCK
        case CardDiscarded(_, card):
            return DiscardedCard(card)
        case Knocked(_, _, arrangement, Ending.KNOCK):
            return KnockedAt(arrangement.deadwood_value)
        case Knocked():
            return LogEntry.WENT_GIN
        case BigGinDeclared():
            return LogEntry.DECLARED_BIG_GIN
