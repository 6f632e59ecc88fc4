"""The steady player: sound habits of good players, without search and without chance.

It draws from the discard pile only into a meld, remembers what the opponent took, threw and refused, throws
what costs itself least and helps the opponent least, and gives no card back that it took.
"""

from __future__ import annotations

from ginrummy_qt.players.danger import danger
from ginrummy_qt.players.knocking import wants_to_knock
from ginrummy_qt.players.memory import Memory, remember
from ginrummy_qt.players.potential import mean_of_best
from ginrummy_qt.players.turn_ends import allowed_discards, best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import Card, CardMask, iter_mask
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.layoffs import layoff_candidates
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView

DRAWS_LOOKED_AT = 7
"""How many of the best next draws make up the potential of a hand."""
NEAR_BEST = 5
"""Only discards that leave at most so many points more than the best are looked at."""
POTENTIAL = 18.0
"""The weight of a point of potential beside a point of danger or of deadwood."""


class SteadyPlayer:
    """The steady player. It keeps nothing between decisions; of equally good cards the first is thrown."""

    def decide(self, view: PlayerView) -> Action:
        """An action by the habits described in this module and in those beside it."""
        match view.phase:
            case Phase.DISCARD:
                return _end_turn(view)
            case Phase.DRAW:
                forced = stock_is_forced(view.ruleset, view.passes)
                return DrawDiscard() if not forced and _wants_upcard(view) else DrawStock()
            case Phase.UPCARD_OFFER:
                return DrawDiscard() if _wants_upcard(view) else Pass()
            case Phase.LAST_DISCARD:
                return DrawDiscard() if _wants_last_discard(view) else Pass()
        return lay_out(view)


def _wants_upcard(view: PlayerView) -> bool:
    """Whether the upcard makes or lengthens a meld, and the hand better."""
    if not view.pile or not joins_meld(view.hand_mask, view.pile[-1]):
        return False
    return _least_after_taking(view) < least_deadwood(view.hand_mask)


def _wants_last_discard(view: PlayerView) -> bool:
    """Rule 3.5: whether to take the last discard and end the hand with it, which is possible if offered."""
    least = _least_after_taking(view)
    return least > view.knock_limit or wants_to_knock(view, remember(view), least)


def _least_after_taking(view: PlayerView) -> int:
    card = view.pile[-1]
    return allowed_discards(view.hand_mask | 1 << card, card)[0]


def _end_turn(view: PlayerView) -> Action:
    big_gin = best_big_gin(view)
    if big_gin is not None:
        return big_gin
    memory = remember(view)
    least, best = allowed_discards(view.hand_mask, view.barred)
    if least <= view.knock_limit:
        must_end = must_end_hand(view.ruleset, view.barred, view.stock_count)
        if must_end or wants_to_knock(view, memory, least):
            return _safest_knock(view, best)
    return Discard(_best_discard(view, memory))


def _safest_knock(view: PlayerView, discards: CardMask) -> Knock:
    """Of the knocks with equal deadwood the one on which the fewest cards could be laid off."""
    knocks = [knock(view, card) for card in iter_mask(discards)]
    if len(knocks) == 1:
        return knocks[0]
    return min(knocks, key=lambda each: len(layoff_candidates(each.arrangement.melds, _gone(view))))


def _gone(view: PlayerView) -> tuple[Card, ...]:
    """The cards that the opponent cannot lay off: the own ones and the discard pile."""
    return (*view.hand, *view.pile)


def _best_discard(view: PlayerView, memory: Memory) -> Card:
    """The card whose loss costs least, all in all. Cards taken openly are kept if possible."""
    after = deadwood_after_discards(view.hand_mask)
    if view.barred is not None:
        del after[view.barred]
    own = {card: left for card, left in after.items() if not memory.kept >> card & 1} or after
    least = min(own.values())

    def cost(card: Card) -> float:
        potential = mean_of_best(view.hand_mask & ~(1 << card), memory.unseen, DRAWS_LOOKED_AT)
        return own[card] + POTENTIAL * potential + danger(card, memory)

    return min((card for card, left in own.items() if left <= least + NEAR_BEST), key=cost)
