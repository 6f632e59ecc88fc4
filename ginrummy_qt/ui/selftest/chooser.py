"""What the self-test's person does: a simple player, the same every time, from the legal actions alone."""

from __future__ import annotations

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.view import PlayerView

KNOCK_FROM_TURN = 3
"""Turns to wait before a knock that is not gin, so that hands show some play."""


def choose(update: TableUpdate) -> Action:
    """The action to take now. Raises ValueError when it is not the person's turn."""
    view = update.view
    if view is None or not update.legal_actions:
        raise ValueError("it is not the person's turn")
    actions = update.legal_actions
    ending = _ending(view, actions)
    if ending is not None:
        return ending
    if DrawDiscard() in actions and view.upcard is not None and _gains(view, view.upcard):
        return DrawDiscard()
    for wanted in (DrawStock(), Pass(), DrawDiscard()):
        if wanted in actions:
            return wanted
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda action: _left(view, action.card))
    return actions[0]


def _ending(view: PlayerView, actions: tuple[Action, ...]) -> Action | None:
    for action in actions:
        if isinstance(action, BigGin | LayOut):
            return action
    knocks = [action for action in actions if isinstance(action, Knock)]
    if not knocks:
        return None
    best = min(knocks, key=lambda action: (action.arrangement.deadwood_value, _left(view, action.discard)))
    patient = sum(move.seat is view.seat for move in view.moves) >= 2 * KNOCK_FROM_TURN
    return best if patient or best.arrangement.deadwood_value == 0 else None


def _gains(view: PlayerView, card: Card) -> bool:
    """Whether taking a card leaves less deadwood than is held now, by more than a stock card might."""
    eleven = view.hand_mask | 1 << card
    after = min(least_deadwood(eleven & ~(1 << other)) for other in view.hand)
    return after + 4 < least_deadwood(view.hand_mask)


def _left(view: PlayerView, card: Card) -> tuple[int, int, int]:
    """What stays after a discard: deadwood; then rather a high card gone than a low one."""
    return least_deadwood(view.hand_mask & ~(1 << card)), -card.points, int(card)
