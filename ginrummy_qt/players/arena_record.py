"""A pair of the arena as a record that the program can show: the same cards, players and seeds once more."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import ExitStack

from ginrummy_qt.players.duplicates import Contestant, DuplicateDeals
from ginrummy_qt.players.player import Player
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import MatchState, Stage
from ginrummy_qt.rules.record import Players
from ginrummy_qt.rules.records import MatchRecord
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat


def record_pair(
    sitting: Callable[[str], Contestant], first: str, second: str, ruleset: Ruleset, deals: DuplicateDeals
) -> tuple[MatchRecord, MatchRecord]:
    """Both matches of a pair, played as at the table; the first player sits SOUTH, then NORTH."""
    return (
        _record(sitting, (first, second), ruleset, deals, "first"),
        _record(sitting, (second, first), ruleset, deals, "second"),
    )


def _record(
    sitting: Callable[[str], Contestant],
    names: tuple[str, str],
    ruleset: Ruleset,
    deals: DuplicateDeals,
    which: str,
) -> MatchRecord:
    match_id = hashlib.sha256(f"{deals.seed}/{deals.pair}/{names}/{which}".encode()).hexdigest()[:32]
    with ExitStack() as table:
        players = [
            table.enter_context(sitting(name)(seat, deals.player_seed(seat)))
            for seat, name in zip(Seat, names, strict=True)
        ]
        return MatchRecord(_played(match_id, ruleset, players, deals), Players(*names))


def _played(
    match_id: str, ruleset: Ruleset, players: Sequence[Player], deals: DuplicateDeals
) -> tuple[Event, ...]:
    log = list(game_match.start(match_id, ruleset))
    state = game_match.fold(None, log)
    while state.stage is not Stage.OVER:
        events = _step(state, players, deals)
        state = game_match.fold(state, events)
        log.extend(events)
    return tuple(log)


def _step(state: MatchState, players: Sequence[Player], deals: DuplicateDeals) -> tuple[Event, ...]:
    if state.stage is Stage.NEEDS_SEED:
        return game_match.seal(state, deals.deck_seed(state.number, state.dealer))
    if state.stage is Stage.NEEDS_CUT:
        return game_match.cut(state)
    assert state.deal is not None
    seat = state.deal.turn
    view = state.view(seat)
    assert view is not None
    return game_match.play(state, seat, players[seat].decide(view))
