"""The deals of a person's hands against what a well shuffled deck gives, and a verdict in one of four words.

Every question is a test (`chi_square`). Asking several makes a chance find likelier, so the verdict weighs
the smallest chance by the number of questions (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from ginrummy_qt.ports.statistics import DealCounts
from ginrummy_qt.statistics.chi_square import ChiSquare, against_sample, against_shares
from ginrummy_qt.statistics.dealt_hands import DEADWOOD, MELDS

FEWEST_HANDS: Final = 100
"""Hands from which on a verdict is given at all."""
UNUSUAL: Final = 0.05
"""Below this chance (all questions together) the deals are called unusual: one fair player in twenty."""
SUSPECT: Final = 0.001
"""Below this chance they are called suspect: one fair player in a thousand."""
STEP: Final = 10
"""Width of the groups of deadwood shown, in points."""


class Question(StrEnum):
    """What is asked of the deals."""

    UPCARDS = "upcards"
    YOUR_DEADWOOD = "your_deadwood"
    THEIR_DEADWOOD = "their_deadwood"
    YOUR_MELDS = "your_melds"
    THEIR_MELDS = "their_melds"
    SAME_LUCK = "same_luck"


class Verdict(StrEnum):
    """What can be said of all deals together."""

    TOO_FEW = "too_few"
    AS_EXPECTED = "as_expected"
    UNUSUAL = "unusual"
    SUSPECT = "suspect"


@dataclass(frozen=True, slots=True)
class Group:
    """One bar: the value it stands for, `to` included, how many were counted and how many are expected."""

    value: int
    to: int
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer to one question; `groups` are its bars, the person's or all, for a picture."""

    question: Question
    test: ChiSquare
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Fairness:
    """All answers; `chance` is how often deals of a fair deck look at least as odd in some answer (0 to 1).

    `average_deadwood` is (the person's, the opponent's, what is expected) in points; 0.0 without a hand.
    """

    hands: int
    verdict: Verdict
    chance: float
    findings: tuple[Finding, ...]
    average_deadwood: tuple[float, float, float]


def judge(dealt: DealCounts) -> Fairness:
    """The deals against a well shuffled deck."""
    yours, theirs = (_by_value(pairs) for pairs in dealt.deadwood)
    findings = (
        Finding(Question.UPCARDS, against_shares(dealt.upcards, [1 / 52] * 52), _by_rank(dealt.upcards)),
        Finding(Question.YOUR_DEADWOOD, *_dealt(yours, DEADWOOD, STEP)),
        Finding(Question.THEIR_DEADWOOD, *_dealt(theirs, DEADWOOD, STEP)),
        Finding(Question.YOUR_MELDS, *_dealt(dealt.melds[0], MELDS, 1)),
        Finding(Question.THEIR_MELDS, *_dealt(dealt.melds[1], MELDS, 1)),
        Finding(Question.SAME_LUCK, against_sample(_in_steps(yours, STEP), _in_steps(theirs, STEP)), ()),
    )
    chance = min(1.0, len(findings) * min(finding.test.chance for finding in findings))
    averages = (_average(yours), _average(theirs), _average(DEADWOOD))
    return Fairness(dealt.hands, _verdict(dealt.hands, chance), chance, findings, averages)


def _verdict(hands: int, chance: float) -> Verdict:
    if hands < FEWEST_HANDS:
        return Verdict.TOO_FEW
    if chance < SUSPECT:
        return Verdict.SUSPECT
    return Verdict.UNUSUAL if chance < UNUSUAL else Verdict.AS_EXPECTED


def _dealt(counts: Sequence[int], theory: Sequence[int], step: int) -> tuple[ChiSquare, tuple[Group, ...]]:
    mine, expected = _in_steps(counts, step), _in_steps(theory, step)
    share = sum(counts) / sum(theory)
    groups = tuple(
        Group(place * step, place * step + step - 1, count, often * share)
        for place, (count, often) in enumerate(zip_longest(mine, expected, fillvalue=0))
    )
    return against_sample(mine, expected), groups


def _by_rank(upcards: Sequence[int]) -> tuple[Group, ...]:
    expected = sum(upcards) / 13
    return tuple(Group(rank, rank, sum(upcards[rank::13]), expected) for rank in range(13))


def _by_value(pairs: Sequence[tuple[int, int]]) -> list[int]:
    counts = [0] * (max((value for value, _ in pairs), default=-1) + 1)
    for value, count in pairs:
        counts[value] += count
    return counts


def _in_steps(counts: Sequence[int], step: int) -> list[int]:
    return [sum(counts[start : start + step]) for start in range(0, len(counts), step)]


def _average(counts: Sequence[int]) -> float:
    total = sum(counts)
    return sum(value * count for value, count in enumerate(counts)) / total if total else 0.0
