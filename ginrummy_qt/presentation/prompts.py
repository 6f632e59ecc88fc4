"""What the table says under the piles: what the person may do now, or whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.messages import (
    PileDraws,
    Plain,
    PromptDraw,
    PromptLastDiscard,
    PromptUpcard,
    TableMessage,
)
from ginrummy_qt.rules.actions import Action, BigGin, Discard, Knock
from ginrummy_qt.rules.deal import Phase, stock_is_forced
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.view import PlayerView

PILE_DRAWS_SHOWN_FROM = 5
"""So many turns in a row that drew openly are worth telling (2.11)."""


def prompt(update: TableUpdate) -> TableMessage:
    """The prompt for an update."""
    view = update.view
    match update.match.stage:
        case Stage.OVER:
            return Plain.PROMPT_MATCH_OVER
        case Stage.NEEDS_CUT:
            return Plain.PROMPT_CUT
    if view is None or view.phase is Phase.OVER:
        return Plain.PROMPT_NEXT_HAND
    return _turn(view, update.legal_actions) if view.my_turn else Plain.PROMPT_OPPONENT


def _turn(view: PlayerView, actions: Sequence[Action]) -> TableMessage:
    upcard = view.upcard
    match view.phase:
        case Phase.UPCARD_OFFER if upcard is not None:
            return PromptUpcard(upcard)
        case Phase.LAST_DISCARD if upcard is not None:
            return PromptLastDiscard(upcard)
        case Phase.DRAW if upcard is not None and not stock_is_forced(view.ruleset, view.passes):
            return PromptDraw(upcard)
        case Phase.LAYOFF:
            return Plain.PROMPT_LAY_OFF
        case Phase.DISCARD:
            return _turn_end(actions)
    return Plain.PROMPT_DRAW_STOCK


def _turn_end(actions: Sequence[Action]) -> Plain:
    if not any(isinstance(action, Discard) for action in actions):
        return Plain.PROMPT_END_HAND
    if any(isinstance(action, BigGin) for action in actions):
        return Plain.PROMPT_DISCARD_OR_BIG_GIN
    knocks = [action for action in actions if isinstance(action, Knock)]
    if any(knock.arrangement.deadwood_value == 0 for knock in knocks):
        return Plain.PROMPT_DISCARD_OR_GIN
    return Plain.PROMPT_DISCARD_OR_KNOCK if knocks else Plain.PROMPT_DISCARD


def discard_label(view: PlayerView | None) -> TableMessage:
    """The words under the discard pile; with the counter of rule 2.11 once it matters."""
    if view is None or view.pile_draws < PILE_DRAWS_SHOWN_FROM:
        return Plain.DISCARD_PILE
    return PileDraws(view.pile_draws, view.ruleset.pile_draws_limit)
