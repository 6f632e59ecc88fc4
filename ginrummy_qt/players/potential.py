"""What a hand of ten may become with one more draw."""

from __future__ import annotations

from ginrummy_qt.rules.cards import CardMask, iter_mask
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.melds import joins_meld, least_deadwood


def after_one_draw(ten: CardMask, unseen: CardMask) -> list[int]:
    """For each unseen card the least deadwood after drawing it and discarding best."""
    stay = least_deadwood(ten)
    shed, _ = best_discards(ten)
    found = []
    for card in iter_mask(unseen):
        if joins_meld(ten, card):
            found.append(best_discards(ten | 1 << card)[0])
        else:
            found.append(min(stay, shed + card.points))
    return found


def mean_of_best(ten: CardMask, unseen: CardMask, count: int) -> float:
    """The mean deadwood after the `count` best draws; as the hand lies where nothing is unseen."""
    best = sorted(after_one_draw(ten, unseen))[:count]
    return sum(best) / len(best) if best else float(least_deadwood(ten))
