"""How to lay a knock out (rule 1.8): the arrangement that earns most against the hands the other may hold.

Least deadwood is mostly best, but a card kept out of a run can shut a dear card of the defender out.
"""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy_qt.players.search.worlds import World
from ginrummy_qt.players.showdowns import Terms, settled
from ginrummy_qt.players.turn_ends import knock
from ginrummy_qt.rules.actions import Knock
from ginrummy_qt.rules.arrangements import Arrangement, legal_arrangements
from ginrummy_qt.rules.cards import Card, cards_of, mask_of
from ginrummy_qt.rules.view import PlayerView


def best_knock(view: PlayerView, discard: Card, worlds: Sequence[World]) -> Knock:
    """The knock with this discard that earns most in these worlds; as proposed, where there are none."""
    proposed = knock(view, discard)
    if not worlds or not proposed.arrangement.deadwood_value:
        return proposed
    terms = Terms.of(view)
    rest = cards_of(view.hand_mask & ~(1 << discard))
    ways = legal_arrangements(rest, view.knock_limit, (*view.pile, discard))
    return Knock(discard, max(ways, key=lambda way: _earned(way, worlds, terms)))


def _earned(way: Arrangement, worlds: Sequence[World], terms: Terms) -> int:
    melds = tuple(mask_of(meld) for meld in way.melds)
    return sum(settled(melds, way.deadwood_value, world.theirs, terms) for world in worlds)
