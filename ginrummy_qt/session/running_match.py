"""A match with its whole log, secrets included; only the session holds one."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.ports.storage import StorageUnavailable, StoredMatch
from ginrummy_qt.ports.table import MatchSetup, TableUpdate
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.updates import table_update


@dataclass(frozen=True, slots=True, repr=False)
class RunningMatch:
    """`state` is the fold of `log`; its text form is left out of diagnostics, for it holds the seed."""

    setup: MatchSetup
    state: MatchState
    log: tuple[Event, ...]

    def after(self, events: tuple[Event, ...]) -> RunningMatch:
        """The match after these events as well."""
        return RunningMatch(self.setup, game_match.fold(self.state, events), (*self.log, *events))

    def update(self, seat: Seat, fresh: tuple[Event, ...]) -> TableUpdate:
        """What `seat` sees; `fresh` are the events since the last update."""
        return table_update(self.setup, self.state, self.log, fresh, seat)


def restore(stored: StoredMatch) -> RunningMatch:
    """A match as it was left. Raises StorageUnavailable for a log that the rules cannot follow."""
    try:
        return RunningMatch(stored.setup, game_match.fold(None, stored.events), stored.events)
    except ValueError as error:
        raise StorageUnavailable(f"The saved match cannot be read: {error}.") from error
