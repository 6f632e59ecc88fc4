"""The discards that leave the least deadwood (rule 1.3), by table."""

from __future__ import annotations

from random import Random

from ginrummy_qt.rules.cards import DECK, mask_of
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.melds import deadwood_after_discards


def test_1_3_the_best_discards_by_table_are_those_counted_one_by_one() -> None:
    for seed in range(300):
        rng = Random(seed)
        suits = rng.sample(range(4), rng.randint(2, 4))
        low = rng.randint(0, 6)
        pool = [c for c in DECK if c // 13 in suits and low <= c % 13 < low + 7]
        hand = mask_of(rng.sample(pool, min(len(pool), rng.choice((1, 2, 10, 11)))))
        after = deadwood_after_discards(hand)
        least = min(after.values())
        assert best_discards(hand) == (least, mask_of(c for c, left in after.items() if left == least))
