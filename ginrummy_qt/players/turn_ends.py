"""The endings every player chooses alike: knock with the proposed arrangement, big gin, the best defence."""

from __future__ import annotations

from ginrummy_qt.rules.actions import BigGin, Knock, LayOut
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.layoffs import best_defence
from ginrummy_qt.rules.legality import proposed_arrangement
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.view import PlayerView


def knock(view: PlayerView, discard: Card) -> Knock:
    """A knock, or gin, with `discard` and the arrangement that rule 1.8 proposes."""
    return Knock(discard, proposed_arrangement(view, discard))


def best_big_gin(view: PlayerView) -> BigGin | None:
    """Big gin, where the rules have it and the eleven cards make it (2.3)."""
    if view.ruleset.big_gin and least_deadwood(view.hand_mask) == 0:
        return BigGin(best_arrangement(view.hand))
    return None


def lay_out(view: PlayerView) -> LayOut:
    """The best defence against the knock on the table (1.9). Raises ValueError where there is none."""
    if view.showdown is None:
        raise ValueError("nobody has knocked")
    return LayOut(best_defence(view.showdown.arrangement.melds, view.hand))
