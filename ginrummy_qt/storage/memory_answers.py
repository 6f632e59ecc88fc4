"""What the pages are told where nothing can be kept: nothing was played, nobody else plays, no backups."""

from __future__ import annotations

from ginrummy_qt.ports.backups import Backup, BackupReason
from ginrummy_qt.ports.history import HistoryFilter, HistoryHand, HistoryMatch
from ginrummy_qt.ports.profiles import Profile
from ginrummy_qt.ports.statistics import (
    DealCounts,
    Grain,
    Lifetime,
    PeriodResults,
    StatisticsFilter,
    TrendPoint,
)
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.ruleset import Ruleset


class NoHistory:
    """A `ports.history.HistoryStore` without a match."""

    def count(self, wanted: HistoryFilter) -> int:
        """None."""
        return 0

    def matches(self, wanted: HistoryFilter, offset: int = 0, limit: int = 100) -> tuple[HistoryMatch, ...]:
        """None."""
        return ()

    def match(self, match_id: str) -> HistoryMatch:
        """Raises KeyError."""
        raise KeyError(match_id)

    def hands(self, match_id: str) -> tuple[HistoryHand, ...]:
        """None."""
        return ()

    def alike(self, match_id: str, number: int) -> tuple[HistoryHand, ...]:
        """None."""
        return ()

    def opponents(self) -> tuple[str, ...]:
        """Nobody."""
        return ()

    def rulesets(self) -> tuple[tuple[str, Ruleset], ...]:
        """None."""
        return ()

    def remove(self, match_id: str) -> None:
        """Raises KeyError."""
        raise KeyError(match_id)

    def put_back(self, match_id: str) -> None:
        """Raises KeyError."""
        raise KeyError(match_id)


class _Unable:
    """Says why nothing can be kept."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def _refuse(self) -> StorageUnavailable:
        return StorageUnavailable(self._reason)


class NoStatistics(_Unable):
    """A `ports.statistics.StatisticsStore` that has counted nothing."""

    def lifetime(self, wanted: StatisticsFilter) -> Lifetime:
        """An empty page."""
        return Lifetime()

    def trend(self, wanted: StatisticsFilter, grain: Grain) -> tuple[TrendPoint, ...]:
        """None."""
        return ()

    def results(self, wanted: StatisticsFilter, grain: Grain = Grain.DAY) -> tuple[PeriodResults, ...]:
        """None."""
        return ()

    def deals(self) -> DealCounts:
        """None."""
        return DealCounts()

    def reset(self, now: int) -> str:
        """Raises StorageUnavailable."""
        raise self._refuse()


class NoBackups(_Unable):
    """A `ports.backups.BackupStore` that makes none."""

    def backups(self) -> tuple[Backup, ...]:
        """None."""
        return ()

    def make(self, now: int, reason: BackupReason = BackupReason.ASKED) -> Backup:
        """Raises StorageUnavailable."""
        raise self._refuse()

    def make_if_due(self, now: int) -> Backup | None:
        """None is ever due."""
        return None

    def restore(self, name: str, now: int) -> Backup:
        """Raises KeyError."""
        raise KeyError(name)


class OneProfile(_Unable):
    """A `ports.profiles.ProfileStore` of one person without a name."""

    _PERSON = Profile("first", "", 0)

    def profiles(self) -> tuple[Profile, ...]:
        """That one."""
        return (self._PERSON,)

    def active(self) -> Profile:
        """That one."""
        return self._PERSON

    def activate(self, profile_id: str) -> None:
        """Raises KeyError for any other."""
        if profile_id != self._PERSON.profile_id:
            raise KeyError(profile_id)

    def create(self, name: str, now: int) -> Profile:
        """Raises StorageUnavailable."""
        raise self._refuse()

    def rename(self, profile_id: str, name: str) -> None:
        """Raises StorageUnavailable."""
        raise self._refuse()

    def remove(self, profile_id: str, now: int) -> str:
        """Raises StorageUnavailable."""
        raise self._refuse()
