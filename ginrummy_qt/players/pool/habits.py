"""A player made of three habits: which upcard it takes, what it throws, when it ends the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ginrummy_qt.players.memory import remember
from ginrummy_qt.players.turn_ends import allowed_discards, best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import Card, CardMask, iter_mask
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.layoffs import layoff_candidates
from ginrummy_qt.rules.melds import joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView

Takes = Callable[[PlayerView], bool]
"""Whether the upcard is wanted."""
Throws = Callable[[PlayerView], Card]
"""Which card ends a turn that does not end the hand."""
Ends = Callable[[PlayerView, int], bool]
"""Whether to knock with this deadwood, which is within the limit."""


@dataclass(frozen=True, slots=True)
class HabitPlayer:
    """Plays by its habits; big gin is declared and knocks are laid out as every player of ours does it."""

    takes: Takes
    throws: Throws
    ends: Ends

    def decide(self, view: PlayerView) -> Action:
        """A legal action by the habits."""
        match view.phase:
            case Phase.DISCARD:
                return self._end_turn(view)
            case Phase.DRAW:
                forced = stock_is_forced(view.ruleset, view.passes)
                return DrawDiscard() if view.pile and not forced and self.takes(view) else DrawStock()
            case Phase.UPCARD_OFFER:
                return DrawDiscard() if self.takes(view) else Pass()
            case Phase.LAST_DISCARD:
                return DrawDiscard() if self._ends_with(view, view.pile[-1]) else Pass()
        return lay_out(view)

    def _end_turn(self, view: PlayerView) -> Action:
        big_gin = best_big_gin(view)
        if big_gin is not None:
            return big_gin
        least, best = allowed_discards(view.hand_mask, view.barred)
        if least <= view.knock_limit:
            must_end = must_end_hand(view.ruleset, view.barred, view.stock_count)
            if must_end or least == 0 or self.ends(view, least):
                return safest_knock(view, best)
        return Discard(self.throws(view))

    def _ends_with(self, view: PlayerView, upcard: Card) -> bool:
        """Rule 3.5: the last discard ends the hand for who takes it."""
        least, _ = allowed_discards(view.hand_mask | 1 << upcard, upcard)
        return least <= view.knock_limit and (least == 0 or self.ends(view, least))


def into_a_meld(view: PlayerView) -> bool:
    """Take the upcard when it makes or lengthens a meld (the challenge's baseline)."""
    return bool(view.pile) and joins_meld(view.hand_mask, view.pile[-1])


def into_a_better_hand(view: PlayerView) -> bool:
    """Take the upcard when it makes or lengthens a meld, and the deadwood after the discard smaller."""
    if not into_a_meld(view):
        return False
    card = view.pile[-1]
    least, _ = allowed_discards(view.hand_mask | 1 << card, card)
    return least < least_deadwood(view.hand_mask)


def safest_knock(view: PlayerView, discards: CardMask) -> Knock:
    """Of the knocks with equal deadwood the one on which the fewest cards could be laid off."""
    knocks = [knock(view, card) for card in iter_mask(discards)]
    if len(knocks) == 1:
        return knocks[0]
    gone = (*view.hand, *view.pile)
    return min(knocks, key=lambda each: len(layoff_candidates(each.arrangement.melds, gone)))


def turn_of(view: PlayerView) -> int:
    """The number of the own draws in this hand, the present turn's included."""
    return remember(view).turn
