"""The simple player: the baseline of the EAAI-2021 gin rummy challenge.

It takes the face-up card only into a meld, throws at random one of the cards that leave the least deadwood,
knocks as soon as it may, and thinks nothing of its opponent.
"""

from __future__ import annotations

from random import Random

from ginrummy_qt.players.turn_ends import allowed_discards, best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import DECK, cards_of
from ginrummy_qt.rules.deal import Phase, stock_is_forced
from ginrummy_qt.rules.melds import joins_meld
from ginrummy_qt.rules.view import PlayerView

_DRAW_STOCK = DrawStock()
_DRAW_DISCARD = DrawDiscard()
_PASS = Pass()


class SimplePlayer:
    """The simple player with its own random numbers, used only between equally good discards."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, view: PlayerView) -> Action:
        """An action by the rules of the module's description."""
        match view.phase:
            case Phase.DISCARD:
                return self._end_turn(view)
            case Phase.DRAW:
                forced = stock_is_forced(view.ruleset, view.passes)
                return _DRAW_DISCARD if not forced and _wants_upcard(view) else _DRAW_STOCK
            case Phase.UPCARD_OFFER:
                return _DRAW_DISCARD if _wants_upcard(view) else _PASS
            case Phase.LAST_DISCARD:
                return _DRAW_DISCARD
        return lay_out(view)

    def _end_turn(self, view: PlayerView) -> Action:
        least, best = allowed_discards(view.hand_mask, view.barred)
        discard = self._rng.choice(cards_of(best)) if best & (best - 1) else DECK[best.bit_length() - 1]
        if least > view.knock_limit:
            return Discard(discard)
        return best_big_gin(view) or knock(view, discard)


def _wants_upcard(view: PlayerView) -> bool:
    return bool(view.pile) and joins_meld(view.hand_mask, view.pile[-1])
