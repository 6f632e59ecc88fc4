"""What a person's statistics are made of: sums that add up, and a few lists.

Everything is about the active profile since its last reset. Days are local calendar days. A hand counts on
the day it ended, a match on the day it was over. "Own" is the person (SOUTH), "their" the opponents.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Protocol

from ginrummy_qt.rules.match_kind import MatchKind


@dataclass(frozen=True, slots=True, kw_only=True)
class StatisticsFilter:
    """What is counted; an empty tuple or None asks for nothing.

    `since` and `until` are local days, both included; `opponents` and `rulesets` keys as in `ports.history`.
    Kinds are never mixed: practice and replayed matches are looked at for themselves, or not at all.
    """

    since: date | None = None
    until: date | None = None
    opponents: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    kind: MatchKind = MatchKind.RATED


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over hands and matches; every field adds up.

    Matches: won, lost (played to the end), given up by the person, ended without a winner (practice).
    Hands: won, lost, void, abandoned in the middle (which enter nothing else). Points: hand points;
    `match_totals`: grand totals of matches won or lost, with bonuses.
    `knocks` are the plain knocks made, undercut ones too; `gins` do not count big gins.
    `knock_deadwood` is the sum over plain knocks. `caught` counts the hands lost to a knock, a gin or a big
    gin of the other side, `caught_deadwood` sums what was left after layoffs then.
    `ending_turns` sums, over knocks, gins and big gins, the draws made till then: divide by `endings`.
    `upcards_offered`: hands in which the first upcard was offered to the person; `upcards_taken`: and taken.
    `pile_draws` and `stock_draws` are all own draws, that first one too. `layoffs` are cards laid off.
    `seconds` is time played: within a hand, a pause of more than two minutes counts as two.
    """

    matches_won: int = 0
    matches_lost: int = 0
    matches_resigned: int = 0
    matches_unscored: int = 0
    match_totals: int = 0
    their_match_totals: int = 0
    hands_won: int = 0
    hands_lost: int = 0
    hands_void: int = 0
    hands_abandoned: int = 0
    points: int = 0
    their_points: int = 0
    knocks: int = 0
    their_knocks: int = 0
    gins: int = 0
    their_gins: int = 0
    big_gins: int = 0
    their_big_gins: int = 0
    undercuts_given: int = 0
    undercuts_received: int = 0
    knock_deadwood: int = 0
    their_knock_deadwood: int = 0
    caught: int = 0
    their_caught: int = 0
    caught_deadwood: int = 0
    their_caught_deadwood: int = 0
    ending_turns: int = 0
    their_ending_turns: int = 0
    upcards_offered: int = 0
    upcards_taken: int = 0
    pile_draws: int = 0
    stock_draws: int = 0
    layoffs: int = 0
    their_layoffs: int = 0
    seconds: int = 0

    @property
    def matches(self) -> int:
        """Matches played to the end."""
        return self.matches_won + self.matches_lost

    @property
    def hands(self) -> int:
        """Hands played to the end, void ones too."""
        return self.hands_won + self.hands_lost + self.hands_void

    @property
    def endings(self) -> int:
        """Hands ended by the person: knocks, gins and big gins."""
        return self.knocks + self.gins + self.big_gins

    @property
    def their_endings(self) -> int:
        """Hands ended by the opponent."""
        return self.their_knocks + self.their_gins + self.their_big_gins


class Grain(StrEnum):
    """The steps of a trend."""

    DAY = "day"
    WEEK = "week"
    """From Monday to Sunday."""
    MONTH = "month"


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """The sums of a period, named by its first day (Monday of a week, the first of a month)."""

    start: date
    sums: Sums


class HistogramKind(StrEnum):
    """What is spread out; the numbers of a bucket are those from `start` on, below the next one."""

    POINTS_WON = "points_won"
    """Points of a hand won, by fives."""
    POINTS_LOST = "points_lost"
    """Points of a hand lost, by fives."""
    KNOCK_DEADWOOD = "knock_deadwood"
    """Own deadwood at a plain knock, by ones."""
    CAUGHT_DEADWOOD = "caught_deadwood"
    """Own deadwood left when caught, by fives."""
    ENDING_TURN = "ending_turn"
    """The own draw at which one knocked or went gin, by ones; 25 stands for all later ones too."""


HISTOGRAM_WIDTHS = {
    HistogramKind.POINTS_WON: 5,
    HistogramKind.POINTS_LOST: 5,
    HistogramKind.KNOCK_DEADWOOD: 1,
    HistogramKind.CAUGHT_DEADWOOD: 5,
    HistogramKind.ENDING_TURN: 1,
}
"""How many numbers share a bucket."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """So many hands lie in the bucket that starts here."""

    start: int
    count: int


@dataclass(frozen=True, slots=True)
class Histogram:
    """The buckets that are not empty, in order."""

    kind: HistogramKind
    buckets: tuple[Bucket, ...]


@dataclass(frozen=True, slots=True)
class Streaks:
    """Matches in a row, given up ones left out; `current` is negative for a losing one, 0 without any."""

    longest_won: int = 0
    longest_lost: int = 0
    current: int = 0


@dataclass(frozen=True, slots=True)
class HandMark:
    """A hand worth remembering; `points` are negative when they went to the opponent."""

    match_id: str
    number: int
    ended_at: int
    opponent: str
    points: int


@dataclass(frozen=True, slots=True)
class MatchMark:
    """A match worth remembering: the grand totals (south, north) and when it was over."""

    match_id: str
    ended_at: int
    opponent: str
    totals: tuple[int, int]

    @property
    def margin(self) -> int:
        """By how much it was won; negative when it was lost."""
        return self.totals[0] - self.totals[1]


@dataclass(frozen=True, slots=True)
class Named:
    """The sums of one opponent or one ruleset, by its key."""

    key: str
    sums: Sums


@dataclass(frozen=True, slots=True)
class KeptApart:
    """What the rated statistics leave out, in the same period and against the same opponents.

    Counts of matches over, and hands ended, of practice, of replayed deals and of imported matches; rated
    matches given up; hands abandoned in them; matches not over yet.
    """

    practice_matches: int = 0
    practice_hands: int = 0
    replayed_matches: int = 0
    replayed_hands: int = 0
    resigned_matches: int = 0
    abandoned_hands: int = 0
    unfinished_matches: int = 0
    imported_matches: int = 0
    imported_hands: int = 0


@dataclass(frozen=True, slots=True)
class Lifetime:
    """The whole page under a filter. Lists of marks have at most five lines, the most extreme first.

    `first_day` and `last_day` are the days of the first and the last hand counted; None without any.
    `match_hands` are the hands of the matches won or lost: not of those given up or not over yet.
    """

    sums: Sums = Sums()
    by_opponent: tuple[Named, ...] = ()
    by_ruleset: tuple[Named, ...] = ()
    histograms: tuple[Histogram, ...] = field(default=tuple(Histogram(kind, ()) for kind in HistogramKind))
    streaks: Streaks = Streaks()
    best_hands: tuple[HandMark, ...] = ()
    worst_hands: tuple[HandMark, ...] = ()
    best_matches: tuple[MatchMark, ...] = ()
    worst_matches: tuple[MatchMark, ...] = ()
    kept_apart: KeptApart = KeptApart()
    first_day: date | None = None
    last_day: date | None = None
    match_hands: int = 0


@dataclass(frozen=True, slots=True)
class PeriodResults:
    """Matches against one opponent in a period, for a rating; oldest period first, `start` its first day."""

    start: date
    opponent: str
    won: int
    lost: int
    resigned: int


@dataclass(frozen=True, slots=True)
class DealCounts:
    """What was dealt in all hands that are over, abandoned ones too, but not replayed ones.

    `upcards[card]` counts the first upcards by the card's index; `melds[seat][n]` the hands of ten cards that
    `rules.arrangements.best_arrangement` lays out in n melds (0 to 3); `deadwood[seat]` are pairs of its
    deadwood value and how often it was dealt, ascending. `dealt[seat]` is how often the seat dealt.
    """

    hands: int = 0
    upcards: tuple[int, ...] = (0,) * 52
    melds: tuple[tuple[int, int, int, int], tuple[int, int, int, int]] = ((0, 0, 0, 0), (0, 0, 0, 0))
    deadwood: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]] = ((), ())
    dealt: tuple[int, int] = (0, 0)


class StatisticsStore(Protocol):
    """Statistics of the active profile. Every method raises StorageUnavailable when it cannot do its work."""

    def lifetime(self, wanted: StatisticsFilter) -> Lifetime:
        """The whole page."""

    def trend(self, wanted: StatisticsFilter, grain: Grain) -> tuple[TrendPoint, ...]:
        """The sums of every period in which anything was played, oldest first."""

    def results(self, wanted: StatisticsFilter, grain: Grain = Grain.DAY) -> tuple[PeriodResults, ...]:
        """Matches won and lost by period and opponent, oldest first."""

    def deals(self) -> DealCounts:
        """What was dealt to both seats."""

    def reset(self, now: int) -> str:
        """Begin the statistics anew; history stays. The name of the backup made before (`ports.backups`)."""
