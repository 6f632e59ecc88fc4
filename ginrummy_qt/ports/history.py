"""The list of all matches and hands ever played, and how it is searched.

Times are UTC seconds since 1970, days are ISO dates of the local calendar. Pairs are (south, north); the
person sits SOUTH. Everything is about the active profile (`ports.profiles`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Protocol

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset, preset_key
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat

CUSTOM_PREFIX = "custom-"
"""How the key of a ruleset begins that is no preset; a part of its digest follows."""


def ruleset_key(ruleset: Ruleset) -> str:
    """The preset's key whatever the target; `custom-` and twelve hex digits for any other mix of options."""
    key = preset_key(ruleset)
    if key is not None:
        return key
    usual = replace(ruleset, target_score=PRESETS["R1"].target_score)
    return CUSTOM_PREFIX + usual.digest()[:12]


def opponent_key(setup: MatchSetup) -> str:
    """What opponents are told apart by: the value of the level."""
    return str(setup.level.value)


class MatchResult(StrEnum):
    """How a match stands for the person."""

    WON = "won"
    LOST = "lost"
    RESIGNED = "resigned"
    """The person gave it up; counted apart from lost ones."""
    UNFINISHED = "unfinished"
    UNSCORED = "unscored"
    """It ended without a winner: a single hand of practice."""


class HandResult(StrEnum):
    """How a hand ended for the person; ABANDONED: the match was given up in the middle of it."""

    WON = "won"
    LOST = "lost"
    VOID = "void"
    ABANDONED = "abandoned"


class HistoryOrder(StrEnum):
    """What a list of matches is sorted by; MARGIN is the person's grand total less the opponent's."""

    PLAYED = "played"
    OPPONENT = "opponent"
    RULESET = "ruleset"
    RESULT = "result"
    MARGIN = "margin"
    HANDS = "hands"
    GINS = "gins"
    UNDERCUTS = "undercuts"
    KIND = "kind"


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryFilter:
    """What matches have to be to be listed; an empty tuple, None or "" asks for nothing.

    `since` and `until` are local days, both included, of the last step of a match. `opponents` are
    `opponent_key`s, `rulesets` `ruleset_key`s. Every word of `text` has to occur in the match's id, the
    opponent's key, the ruleset's key or the ISO date of the last step. `gin`: with a gin or big gin of the
    person; `their_gin`: of the opponent; `undercut`: the person undercut; `was_undercut`: was undercut.

    The list is sorted by `order`, the greatest first unless it is `ascending`; of equals the last played one.
    """

    text: str = ""
    since: date | None = None
    until: date | None = None
    opponents: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    kinds: tuple[MatchKind, ...] = ()
    results: tuple[MatchResult, ...] = ()
    gin: bool = False
    their_gin: bool = False
    undercut: bool = False
    was_undercut: bool = False
    order: HistoryOrder = HistoryOrder.PLAYED
    ascending: bool = False


@dataclass(frozen=True, slots=True)
class HistoryMatch:
    """One line of the list.

    `hands` are those ended, void ones too (not the one a match was given up in); `points` the hand points so
    far, `totals` the grand totals with all bonuses of a match that was won or lost, else the hand points.
    `gins` counts gins and big gins (own, theirs), `undercuts` (given, received). `seconds` is time played.
    """

    match_id: str
    setup: MatchSetup
    kind: MatchKind
    opponent: str
    ruleset: str
    started_at: int
    updated_at: int
    result: MatchResult
    hands: int
    points: tuple[int, int]
    totals: tuple[int, int]
    gins: tuple[int, int]
    undercuts: tuple[int, int]
    seconds: int


@dataclass(frozen=True, slots=True)
class HistoryHand:
    """One hand of a match that is over.

    `ending` is what it was won with, None where void or abandoned; `points` those of the winner; `turns`
    counts the draws of the seat that ended it; `deadwood` is what both seats had left after layoffs, None
    where nothing was laid out.
    """

    match_id: str
    number: int
    ended_at: int
    dealer: Seat
    result: HandResult
    ending: Result | None
    points: int
    deadwood: tuple[int, int] | None
    turns: int
    seconds: int


class HistoryStore(Protocol):
    """Every match of the active profile. Every method raises StorageUnavailable where it cannot work."""

    def count(self, wanted: HistoryFilter) -> int:
        """How many matches the filter lets through."""

    def matches(self, wanted: HistoryFilter, offset: int = 0, limit: int = 100) -> tuple[HistoryMatch, ...]:
        """A page of them, in their order."""

    def match(self, match_id: str) -> HistoryMatch:
        """One match. Raises KeyError when the profile has none of this id."""

    def hands(self, match_id: str) -> tuple[HistoryHand, ...]:
        """The hands of a match that are over, in order; none for an unknown match."""

    def alike(self, match_id: str, number: int) -> tuple[HistoryHand, ...]:
        """Other hands that began like this one, the first played first: same dealer, upcard, melds, deadwood.

        Hands of the same cards are among them; others hardly ever.
        """

    def opponents(self) -> tuple[str, ...]:
        """The keys of all opponents ever met, for the choice of a filter."""

    def rulesets(self) -> tuple[tuple[str, Ruleset], ...]:
        """The keys of all rulesets ever played, each with the ruleset it was last played with."""

    def remove(self, match_id: str) -> None:
        """Take a match out of history and statistics; KeyError when there is none. `put_back` undoes it."""

    def put_back(self, match_id: str) -> None:
        """Undo `remove`. Raises KeyError when no such match was removed."""
