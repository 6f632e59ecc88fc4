"""What a seat is told of the match: a pure function of the log, cut down to what the seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ginrummy_qt.ports.table import MatchInfo, MatchSetup, TableUpdate
from ginrummy_qt.rules.events import Event, HandSealed, SeedRevealed, TakenBack
from ginrummy_qt.rules.game_match import MatchState, Stage, can_take_back
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import redact


def table_update(
    setup: MatchSetup, state: MatchState, log: Sequence[Event], fresh: Sequence[Event], seat: Seat
) -> TableUpdate:
    """The update of `seat` at the end of `log`; `fresh` are the events since the last one."""
    view = state.view(seat)
    playing = view is not None and state.stage is Stage.PLAYING
    visible = (redact(event, seat, state.ruleset) for event in fresh)
    return TableUpdate(
        seq=len(log),
        events=tuple(event for event in visible if event is not None),
        match=match_info(setup, state, log),
        view=view,
        legal_actions=legal_actions(view) if view is not None and playing else (),
        can_take_back=can_take_back(state, seat),
    )


def match_info(setup: MatchSetup, state: MatchState, log: Sequence[Event]) -> MatchInfo:
    """Where the match stands; no part of it is secret. A match that is over shows its last hand dealt."""
    number, dealer = state.number, state.dealer
    if state.stage is Stage.OVER and state.deal is not None:
        number, dealer = state.deal.terms.number, state.deal.terms.dealer
    seals = tuple((event.number, event.commitment) for event in log if isinstance(event, HandSealed))
    return MatchInfo(
        match_id=state.match_id,
        setup=setup,
        stage=state.stage,
        number=number,
        dealer=dealer,
        sealed=dict(seals).get(number),
        seals=seals,
        revealed=open_seeds(log),
        score=state.score(),
        outcomes=state.outcomes,
        winner=state.winner,
        resigned=state.resigned,
        kind=MatchKind.IMPORTED if setup.kind is MatchKind.IMPORTED else state.kind,
    )


def open_seeds(log: Iterable[Event]) -> tuple[tuple[int, str], ...]:
    """The seeds of the hands that are over as (hand number, seed); not of one whose end was taken back."""
    seeds: dict[int, str] = {}
    for event in log:
        match event:
            case SeedRevealed(number, seed):
                seeds[number] = seed
            case TakenBack(_, number):
                seeds.pop(number, None)
    return tuple(seeds.items())
