"""Counts what ten cards of a well shuffled deck are worth: `python -m tools.deal_theory [HANDS [SEED]]`.

The counts kept in `ginrummy_qt/statistics/dealt_hands.py` are those of 20,000,000 hands and seed 1. They come
from Python's own random numbers, not from the shuffle of this program, which they are there to judge.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import DECK

HANDS = 20_000_000
SEED = 1


def counted(hands: int, seed: int) -> tuple[Counter[int], Counter[int]]:
    """How many of so many random hands have each deadwood (in points), and each number of melds."""
    chance = random.Random(seed)
    deadwood: Counter[int] = Counter()
    melds: Counter[int] = Counter()
    for _ in range(hands):
        best = best_arrangement(chance.sample(DECK, 10))
        deadwood[best.deadwood_value] += 1
        melds[len(best.melds)] += 1
    return deadwood, melds


def main(arguments: list[str]) -> int:
    """Print both rows of counts, from 0 up."""
    hands = int(arguments[0]) if arguments else HANDS
    seed = int(arguments[1]) if len(arguments) > 1 else SEED
    for counts in counted(hands, seed):
        print(tuple(counts[value] for value in range(max(counts) + 1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
