"""A match read back from a record: how it ended, what happened in each hand, and the checks of its seals."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.ports.levels import Level, PlayerName, player_named
from ginrummy_qt.ports.table import MatchInfo, MatchSetup
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.events import Event, HandDealt, HandScored, HandVoided
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.record import PERSON, Players
from ginrummy_qt.rules.records import MatchRecord, read_records
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.proof import HandProof, prove_hand
from ginrummy_qt.session.updates import match_info


@dataclass(frozen=True, slots=True, repr=False)
class RecordedMatch:
    """`events` are all there are, seeds included; the rules have confirmed every one of them.

    `match` is where it stands at their end, `hands` each hand dealt as SOUTH saw it when it was over, or at
    the end of the record. `level` is the computer player at NORTH; None where the record does not tell.
    `match` then names any level, for no rule depends on it. `players` and `started_at`, in UTC seconds since
    1970, are as the record tells them, if it does.
    """

    events: tuple[Event, ...]
    match: MatchInfo
    hands: tuple[PlayerView, ...]
    level: PlayerName | None
    players: Players | None = None
    started_at: int | None = None

    @property
    def proven(self) -> tuple[int, ...]:
        """The hands whose seed is open, and 0 for the draw of the first dealer."""
        return tuple(number for number, _seed in self.match.revealed)

    def prove(self, number: int) -> HandProof:
        """The check of a hand's seal. Raises WrongStage for one whose seed is not open."""
        return prove_hand(self.events, number)


def read_match(text: str) -> RecordedMatch:
    """The first match of a record, played again by the rules. Raises rules.record.RecordError."""
    return recorded(next(read_records(text.split("\n"))))


def recorded(record: MatchRecord) -> RecordedMatch:
    """A match that was read, ready to be shown."""
    events = record.events
    level = _level(record.players)
    state: MatchState | None = None
    hands: dict[int, PlayerView] = {}
    for event in events:
        state = game_match.evolve(state, event)
        if isinstance(event, HandDealt | HandScored | HandVoided):
            _keep(hands, state)
    assert state is not None
    _keep(hands, state)
    setup = MatchSetup(state.ruleset, level or Level.CASUAL, state.kind)
    match = match_info(setup, state, events)
    shown = tuple(hands.values())
    return RecordedMatch(events, match, shown, level, record.players, record.started_at)


def _keep(hands: dict[int, PlayerView], state: MatchState) -> None:
    view = state.view(Seat.SOUTH)
    if view is not None:
        hands[view.number] = view


def players(level: PlayerName) -> Players:
    """The players of a match on this table, as a record tells them."""
    return Players(PERSON, level.value)


def _level(told: Players | None) -> PlayerName | None:
    """The computer player at NORTH; None for a player of whom this version knows nothing."""
    if told is None or told.south != PERSON:
        return None
    try:
        return player_named(told.north)
    except ValueError:
        return None
