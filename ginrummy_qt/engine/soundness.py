"""Whether a view that came over the line makes sense, so that a player may rely on it."""

from __future__ import annotations

from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.deal import HAND_SIZE, Phase
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.view import PlayerView


def flaw_of(view: PlayerView) -> str | None:
    """What is wrong with a view that asks its seat to act, in one sentence; None when it can be played."""
    if not view.my_turn:
        return "it is not this seat's turn"
    if view.hand_mask.bit_count() != HAND_SIZE + (view.phase is Phase.DISCARD):
        return f"{view.hand_mask.bit_count()} cards in hand do not fit the phase {view.phase}"
    if _overlaps(view):
        return "a card is in two places"
    if view.phase is Phase.LAYOFF and view.showdown is None:
        return "there is no knock to lay off on"
    if view.phase in (Phase.UPCARD_OFFER, Phase.LAST_DISCARD) and not view.pile:
        return "there is no card to offer"
    if view.barred is not None and not view.hand_mask >> view.barred & 1:
        return "the barred card is not in the hand"
    try:
        actions = legal_actions(view)
    except ValueError as error:
        return f"the position contradicts itself: {error}"
    return None if actions else "there is nothing it may do"


def _overlaps(view: PlayerView) -> bool:
    mine, theirs, pile = view.hand_mask, view.known[view.seat.other], mask_of(view.pile)
    return bool(mine & theirs or mine & pile or theirs & pile)
