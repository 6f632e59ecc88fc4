"""What every player does alike: count discards, knock as proposed, big gin, the best defence."""

from __future__ import annotations

from ginrummy_qt.rules.actions import BigGin, Knock, LayOut
from ginrummy_qt.rules.cards import Card, CardMask, mask_of
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.layoffs import best_defence
from ginrummy_qt.rules.legality import proposed_arrangement
from ginrummy_qt.rules.melds import deadwood_after_discards, least_deadwood
from ginrummy_qt.rules.view import PlayerView


def allowed_discards(hand: CardMask, barred: Card | None) -> tuple[int, CardMask]:
    """The least deadwood that a discard other than `barred` (1.6) can leave, and the cards that leave it."""
    least, best = best_discards(hand)
    if barred is None:
        return least, best
    if best & ~(1 << barred):
        return least, best & ~(1 << barred)
    after = deadwood_after_discards(hand)
    del after[barred]
    least = min(after.values())
    return least, mask_of(card for card, left in after.items() if left == least)


def knock(view: PlayerView, discard: Card) -> Knock:
    """A knock, or gin, with `discard` and the arrangement that rule 1.8 proposes."""
    return Knock(discard, proposed_arrangement(view, discard))


def best_big_gin(view: PlayerView) -> BigGin | None:
    """Big gin (2.3), where the eleven cards make it and it pays at least as much as gin."""
    bonus = view.ruleset.big_gin_bonus
    if bonus is None or bonus < view.ruleset.gin_bonus or least_deadwood(view.hand_mask):
        return None
    return BigGin(proposed_arrangement(view, None))


def lay_out(view: PlayerView) -> LayOut:
    """The best defence against the knock on the table (1.9). Raises ValueError where there is none."""
    if view.showdown is None:
        raise ValueError("nobody has knocked")
    return LayOut(best_defence(view.showdown.arrangement.melds, view.hand))
