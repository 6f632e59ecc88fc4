"""Updates and layouts of whole matches, as a seat would be shown them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.ports.table import MatchInfo, MatchSetup, TableUpdate
from ginrummy_qt.presentation import defence_draft
from ginrummy_qt.presentation.hand_order import HandOrderState, follow
from ginrummy_qt.presentation.layout import LayoutOptions, TableLayout, layout
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import MatchState, Stage
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.match_score import match_score
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import redact, view_for
from ginrummy_qt.session.updates import table_update
from tests.helpers.deals import Chooser


def update_in_hand(state: DealState, events: Sequence[Event] = (), seat: Seat = Seat.SOUTH) -> TableUpdate:
    """An update in the only hand of a match."""
    ruleset, dealer = state.terms.ruleset, state.terms.dealer
    outcomes = () if state.outcome is None else (state.outcome,)
    score = match_score(ruleset, outcomes)
    stage = Stage.PLAYING if state.outcome is None else Stage.NEEDS_SEED
    setup = MatchSetup(ruleset, Style.STEADY)
    info = MatchInfo("0" * 32, setup, stage, 1, dealer, None, (), (), score, outcomes, None, None)
    view = view_for(state, seat)
    seen = (redact(event, seat, ruleset) for event in events)
    shown = tuple(event for event in seen if event is not None)
    return TableUpdate(0, shown, info, view, legal_actions(view))


def match_updates(
    ruleset: Ruleset, rng: random.Random, choose: Chooser, seat: Seat, back: float = 0.0
) -> Iterator[TableUpdate]:
    """A match played to its end as one seat sees it, an update a step.

    With a probability `back` it is one of practice, and that one of a move being taken back.
    """
    kind = MatchKind.PRACTICE if back else MatchKind.RATED
    setup = MatchSetup(ruleset, Style.STEADY, kind)
    state: MatchState | None = None
    log: tuple[Event, ...] = ()
    events = game_match.start(f"{rng.getrandbits(128):032x}", ruleset, kind)
    while True:
        state = game_match.fold(state, events)
        log += events
        yield table_update(setup, state, log, events, seat)
        if back and game_match.can_take_back(state, seat) and rng.random() < back:
            events = game_match.take_back(state, seat)
            continue
        match state.stage:
            case Stage.OVER:
                return
            case Stage.NEEDS_SEED:
                events = game_match.seal(state, f"{rng.getrandbits(256):064x}")
            case Stage.NEEDS_CUT:
                events = game_match.cut(state)
            case Stage.PLAYING:
                assert state.deal is not None
                view = state.view(state.deal.turn)
                assert view is not None
                events = game_match.play(state, view.seat, choose(view, legal_actions(view)))


class Table:
    """Follows updates with the hand order and the layout, as the window does."""

    def __init__(self, size: Size, sort: HandOrder = HandOrder.MELDS) -> None:
        self.size = size
        self.order = HandOrderState(last_sort=sort)
        self.shown = layout(None, size, self.order)

    def lay_out(self, update: TableUpdate, options: LayoutOptions | None = None) -> TableLayout:
        """The layout of an update; the hand is arranged to follow it."""
        if update.view is not None:
            self.order = follow(self.order, update.view.hand)
            if defence_draft.to_make(update.view):
                draft = defence_draft.begin(update.view)
                options = replace(options or LayoutOptions(), draft=draft)
        return layout(update.view, self.size, self.order, options)
