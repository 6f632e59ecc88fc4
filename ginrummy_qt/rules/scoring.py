"""The score of one hand (rules 1.11 to 1.13, 2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.rules.ruleset import Ruleset


class Ending(StrEnum):
    """How a hand was ended by a player."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"


class Side(StrEnum):
    """The two sides of a hand that was laid out."""

    KNOCKER = "knocker"
    DEFENDER = "defender"


class Result(StrEnum):
    """What the hand's winner won it with."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"


@dataclass(frozen=True, slots=True)
class DealScore:
    """Who wins the hand, by what, and the points: `points = (difference + bonus) * multiplier`."""

    winner: Side
    result: Result
    difference: int
    bonus: int
    points: int
    multiplier: int = 1


def score_deal(
    ruleset: Ruleset,
    ending: Ending | str,
    knocker_deadwood: int,
    defender_deadwood: int,
    multiplier: int = 1,
) -> DealScore:
    """Score a hand from both deadwood values after layoffs.

    A knock at zero is gin (1.8). `multiplier` is 2 where a spade upcard doubles the hand (3.2).
    Raises ValueError when gin or big gin is claimed with deadwood, for a negative value,
    or for a big gin that the ruleset does not have.
    """
    ending = Ending(ending)
    if knocker_deadwood < 0 or defender_deadwood < 0:
        raise ValueError("deadwood cannot be negative")
    if ending is not Ending.KNOCK and knocker_deadwood:
        raise ValueError(f"{ending} with {knocker_deadwood} deadwood")
    if ending is Ending.KNOCK and knocker_deadwood == 0:
        ending = Ending.GIN
    winner = Side.KNOCKER
    difference = defender_deadwood - knocker_deadwood
    match ending:
        case Ending.BIG_GIN:
            if ruleset.big_gin_bonus is None:
                raise ValueError("big gin is not in these rules")
            result, bonus = Result.BIG_GIN, ruleset.big_gin_bonus
        case Ending.GIN:
            result, bonus = Result.GIN, ruleset.gin_bonus
        case Ending.KNOCK if difference > 0:
            result, bonus = Result.KNOCK, 0
        case Ending.KNOCK:
            winner, difference = Side.DEFENDER, -difference
            result, bonus = Result.UNDERCUT, ruleset.undercut_bonus
    return DealScore(winner, result, difference, bonus, (difference + bonus) * multiplier, multiplier)
