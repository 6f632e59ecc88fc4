"""The steady player: sound habits of good players, without search and without luck."""

from __future__ import annotations

from ginrummy_qt.players.danger import danger
from ginrummy_qt.players.knocking import wants_to_knock
from ginrummy_qt.players.memory import Memory, remember
from ginrummy_qt.players.potential import mean_of_best
from ginrummy_qt.players.turn_ends import best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase, stock_is_forced
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView

DRAWS_LOOKED_AT = 7
NEAR_BEST = 5
POTENTIAL = 18.0
FADING = 0.9


class SteadyPlayer:
    """The steady player. It uses no random numbers: equal cards are thrown in their order."""

    def decide(self, view: PlayerView) -> Action:
        """An action by the habits described in the modules beside this one."""
        match view.phase:
            case Phase.DISCARD:
                return self._end_turn(view)
            case Phase.DRAW:
                forced = stock_is_forced(view.ruleset, view.passes)
                return DrawDiscard() if not forced and _wants_upcard(view) else DrawStock()
            case Phase.UPCARD_OFFER:
                return DrawDiscard() if _wants_upcard(view) else Pass()
            case Phase.LAST_DISCARD:
                return DrawDiscard()
        return lay_out(view)

    def _end_turn(self, view: PlayerView) -> Action:
        big_gin = best_big_gin(view)
        if big_gin is not None:
            return big_gin
        memory = remember(view)
        after = deadwood_after_discards(view.hand_mask)
        if view.barred is not None:
            del after[view.barred]
        least = min(after.values())
        if least <= view.knock_limit and wants_to_knock(view, memory, least):
            return knock(view, _safest([card for card, left in after.items() if left == least], memory))
        return Discard(_best_discard(view, after, memory))


def _wants_upcard(view: PlayerView) -> bool:
    if not view.pile:
        return False
    card = view.pile[-1]
    if not joins_meld(view.hand_mask, card):
        return False
    after = deadwood_after_discards(view.hand_mask | 1 << card)
    del after[card]
    return min(after.values()) < least_deadwood(view.hand_mask)


def _safest(cards: list[Card], memory: Memory) -> Card:
    return min(cards, key=lambda card: danger(card, memory))


def _best_discard(view: PlayerView, after: dict[Card, int], memory: Memory) -> Card:
    """The card whose loss costs least, all in all. Cards taken openly are kept if possible."""
    own = {card: left for card, left in after.items() if not memory.kept >> card & 1} or after
    least = min(own.values())
    weight = POTENTIAL * FADING ** (memory.turn - 1)

    def cost(card: Card) -> float:
        rest = view.hand_mask & ~(1 << card)
        hope = mean_of_best(rest, memory.unseen, DRAWS_LOOKED_AT)
        return own[card] + weight * hope + danger(card, memory)

    return min((card for card, left in own.items() if left <= least + NEAR_BEST), key=cost)
