"""What is said when a hand or a match is over, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import VoidReason
from ginrummy_qt.rules.scoring import Ending, Result


@dataclass(frozen=True, slots=True)
class HandWon:
    """The title of a hand's result."""

    winner: Who


@dataclass(frozen=True, slots=True)
class HandIsVoid:
    """The title of a void hand."""


@dataclass(frozen=True, slots=True)
class VoidBecause:
    """Why: so many cards are left in the stock (2.8), or so many turns in a row drew openly (2.11)."""

    reason: VoidReason
    number: int


@dataclass(frozen=True, slots=True)
class EndedBy:
    """How the hand was ended."""

    who: Who
    ending: Ending
    deadwood: int


@dataclass(frozen=True, slots=True)
class LaidOffCount:
    """How many cards the defender laid off."""

    who: Who
    count: int


@dataclass(frozen=True, slots=True)
class MadeUndercut:
    """The defender was equal or lower."""

    who: Who


@dataclass(frozen=True, slots=True)
class LaidOffPoints:
    """The label of the outlines of cards that lie elsewhere."""

    points: int


@dataclass(frozen=True, slots=True)
class SealKept:
    """After the hand: the seed is open and belongs to the seal, or (`ok` false) it does not."""

    commitment: str
    ok: bool


class ScoreTerm(StrEnum):
    """Lines of a hand's arithmetic that need a name and nothing else."""

    GIN = Result.GIN.value
    BIG_GIN = Result.BIG_GIN.value
    UNDERCUT = Result.UNDERCUT.value
    DOUBLED = "doubled"


@dataclass(frozen=True, slots=True)
class DeadwoodOf:
    """A line: what a seat's loose cards count."""

    who: Who


@dataclass(frozen=True, slots=True)
class LaidOffCards:
    """A line: the cards laid off."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CountOf:
    """A line: what is left of a seat's deadwood after its layoffs."""

    who: Who


@dataclass(frozen=True, slots=True)
class Scores:
    """The last line: who scores."""

    who: Who


ScoreLabel = ScoreTerm | DeadwoodOf | LaidOffCards | CountOf | Scores


@dataclass(frozen=True, slots=True)
class MatchWonBy:
    """The title of a match's result."""

    winner: Who


@dataclass(frozen=True, slots=True)
class MatchScoreIs:
    """Both totals, the winner's first, and in how many hands."""

    winner_total: int
    loser_total: int
    hands: int


@dataclass(frozen=True, slots=True)
class WonBy:
    """By how much the match was won."""

    winner: Who
    points: int


@dataclass(frozen=True, slots=True)
class EqualTotals:
    """Equal grand totals: the one who reached the target wins (2.7)."""

    winner: Who
    target: int


@dataclass(frozen=True, slots=True)
class ReachedButLost:
    """A seat reached the target, and the other one has the higher grand total (2.7)."""

    who: Who
    target: int


@dataclass(frozen=True, slots=True)
class MatchStoodAt:
    """Your points and the opponent's after so many hands, when a match was given up."""

    yours: int
    theirs: int
    hands: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat resigned."""

    who: Who


@dataclass(frozen=True, slots=True)
class AllSealed:
    """So many deals were sealed before play."""

    hands: int


class MatchTerm(StrEnum):
    """Lines of a match's sheet that need a name and nothing else."""

    HAND_POINTS = "hand_points"
    SHUTOUT_BONUS = "shutout_bonus"
    GAME_BONUS = "game_bonus"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class HandsWonBonus:
    """The line of the boxes (2.5): hands won (you, opponent) and the points for each."""

    yours: int
    theirs: int
    each: int


MatchLabel = MatchTerm | HandsWonBonus
ResultMessage = (
    HandWon
    | HandIsVoid
    | VoidBecause
    | EndedBy
    | LaidOffCount
    | MadeUndercut
    | LaidOffPoints
    | SealKept
    | ScoreLabel
    | MatchWonBy
    | MatchScoreIs
    | MatchStoodAt
    | WonBy
    | EqualTotals
    | ReachedButLost
    | GaveUp
    | AllSealed
    | MatchLabel
)
