"""The statistics of the active profile, from what is derived; see `ports.statistics`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from datetime import date
from sqlite3 import Connection

from ginrummy_qt.ports.backups import BackupReason
from ginrummy_qt.ports.statistics import (
    DealCounts,
    Grain,
    KeptApart,
    Lifetime,
    Named,
    PeriodResults,
    StatisticsFilter,
    Sums,
    TrendPoint,
)
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.storage.database import Database
from ginrummy_qt.storage.fact_keeper import FactKeeper
from ginrummy_qt.storage.groups import Group, chosen, counted_groups, keys_of
from ginrummy_qt.storage.ledger import What
from ginrummy_qt.storage.marks import Period, hand_marks, match_marks, streaks
from ginrummy_qt.storage.sum_queries import (
    add_up,
    days_played,
    deal_values,
    histograms,
    match_hands,
    match_results,
    sums_by_group,
    sums_by_period,
)

MakeBackup = Callable[[int, BackupReason], str]
"""Makes a backup at this time, for this reason, and gives its name."""


class SqliteStatistics:
    """A `ports.statistics.StatisticsStore` on the database of a folder."""

    def __init__(self, database: Database, make_backup: MakeBackup) -> None:
        self._database = database
        self._make_backup = make_backup

    def lifetime(self, wanted: StatisticsFilter) -> Lifetime:
        """The whole page, all of one moment."""
        since, until = wanted.since, wanted.until
        with self._database.snapshot() as connection:
            every = chosen(counted_groups(connection), wanted.opponents, wanted.rulesets, ())
            groups = tuple(group for group in every if group.kind is wanted.kind)
            by_group = sums_by_group(connection, every, since, until)
            days = days_played(connection, groups, since, until)
            sums = add_up(by_group[group.key] for group in groups if group.key in by_group)
            period = Period(since, until, sums.hands)
            return Lifetime(
                sums=sums,
                by_opponent=_named(groups, by_group, lambda group: group.opponent),
                by_ruleset=_named(groups, by_group, lambda group: group.ruleset),
                histograms=histograms(connection, groups, since, until),
                streaks=streaks(connection, groups, period),
                best_hands=hand_marks(connection, groups, period, best=True),
                worst_hands=hand_marks(connection, groups, period, best=False),
                best_matches=match_marks(connection, groups, period, best=True),
                worst_matches=match_marks(connection, groups, period, best=False),
                kept_apart=_kept_apart(connection, every, by_group, since, until),
                first_day=days and days[0],
                last_day=days and days[1],
                match_hands=match_hands(connection, groups, since, until),
            )

    def trend(self, wanted: StatisticsFilter, grain: Grain) -> tuple[TrendPoint, ...]:
        """The sums of every period in which anything was played, oldest first."""
        with self._database.reading() as connection:
            groups = _groups(connection, wanted)
            found = sums_by_period(connection, groups, wanted.since, wanted.until, grain)
        return tuple(TrendPoint(start, sums) for start, sums in found.items())

    def results(self, wanted: StatisticsFilter, grain: Grain = Grain.DAY) -> tuple[PeriodResults, ...]:
        """Matches won and lost by period and opponent, oldest first."""
        counts: defaultdict[tuple[date, str], list[int]] = defaultdict(lambda: [0, 0, 0])
        with self._database.reading() as connection:
            groups = _groups(connection, wanted)
            names = {group.key: group.opponent for group in groups}
            for start, key, *more in match_results(connection, groups, wanted.since, wanted.until, grain):
                so_far = counts[start, names[key]]
                so_far[:] = [before + count for before, count in zip(so_far, more, strict=True)]
        return tuple(PeriodResults(*key, *counts[key]) for key in sorted(counts))

    def deals(self) -> DealCounts:
        """What was dealt to both seats, replayed cards left out."""
        with self._database.reading() as connection:
            fresh = (MatchKind.RATED, MatchKind.PRACTICE)
            dealt = deal_values(connection, chosen(counted_groups(connection), (), (), fresh))
        upcards, dealers = dealt[What.UPCARD], dealt[What.DEALER]
        south, north = (
            tuple(dealt[what].get(count, 0) for count in range(4))
            for what in (What.SOUTH_MELDS, What.NORTH_MELDS)
        )
        return DealCounts(
            hands=sum(upcards.values()),
            upcards=tuple(upcards.get(card, 0) for card in range(52)),
            melds=((south[0], south[1], south[2], south[3]), (north[0], north[1], north[2], north[3])),
            deadwood=(tuple(dealt[What.SOUTH_DEALT].items()), tuple(dealt[What.NORTH_DEALT].items())),
            dealt=(dealers.get(0, 0), dealers.get(1, 0)),
        )

    def reset(self, now: int) -> str:
        """Begin the statistics anew; history stays. Matches not over yet count from then on as a whole."""
        name = self._make_backup(now, BackupReason.BEFORE_RESET)
        with self._database.changing() as connection:
            connection.execute("UPDATE profiles SET era = era + 1 WHERE active")
            connection.execute(
                "UPDATE matches SET era = (SELECT era FROM profiles WHERE active) WHERE id IN"
                " (SELECT match FROM match_facts WHERE result = 0)"
                " AND profile = (SELECT id FROM profiles WHERE active)"
            )
            moved = connection.execute(
                "SELECT match FROM match_facts JOIN matches ON matches.id = match"
                " WHERE result = 0 AND matches.profile = (SELECT id FROM profiles WHERE active)"
            ).fetchall()
            for (key,) in moved:
                FactKeeper(connection).refresh(key)
        return name


def _groups(connection: Connection, wanted: StatisticsFilter) -> tuple[Group, ...]:
    return chosen(counted_groups(connection), wanted.opponents, wanted.rulesets, (wanted.kind,))


def _named(
    groups: Collection[Group], by_group: Mapping[int, Sums], name: Callable[[Group], str]
) -> tuple[Named, ...]:
    """The sums under each name, most hands first."""
    parts: defaultdict[str, list[Sums]] = defaultdict(list)
    for group in groups:
        if group.key in by_group:
            parts[name(group)].append(by_group[group.key])
    found = [Named(key, add_up(sums)) for key, sums in parts.items()]
    return tuple(sorted(found, key=lambda named: (-named.sums.hands, named.key)))


def _kept_apart(
    connection: Connection,
    every: Collection[Group],
    by_group: Mapping[int, Sums],
    since: date | None,
    until: date | None,
) -> KeptApart:
    rated, practice, replayed, imported = (
        add_up(by_group[group.key] for group in every if group.kind is kind and group.key in by_group)
        for kind in MatchKind
    )
    first, last = (since or date.min).toordinal(), (until or date.max).toordinal()
    (unfinished,) = connection.execute(
        f"SELECT count(*) FROM match_facts INDEXED BY match_unfinished WHERE result = 0"
        f" AND grp IN ({keys_of(every)}) AND day BETWEEN ? AND ?",
        (first, last),
    ).fetchone()
    return KeptApart(
        practice_matches=practice.matches + practice.matches_unscored + practice.matches_resigned,
        practice_hands=practice.hands,
        replayed_matches=replayed.matches + replayed.matches_unscored + replayed.matches_resigned,
        replayed_hands=replayed.hands,
        resigned_matches=rated.matches_resigned,
        abandoned_hands=rated.hands_abandoned,
        unfinished_matches=unfinished,
        imported_matches=imported.matches + imported.matches_unscored + imported.matches_resigned,
        imported_hands=imported.hands,
    )
