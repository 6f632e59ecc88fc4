"""Hands played out by the search, on positions that are always the same."""

from __future__ import annotations

import time
from random import Random

from ginrummy_qt.players.search.rollout import Position, play_out
from ginrummy_qt.players.showdowns import Terms
from ginrummy_qt.rules.cards import DECK, mask_of

_TERMS = Terms(10, 25, 25, 2)


def positions(count: int, seed: int) -> list[Position]:
    """Hands just dealt, one of both sides as ready to knock as the search takes half of all for."""
    rng, found = Random(seed), []
    for _ in range(count):
        deck = list(DECK)
        rng.shuffle(deck)
        stock = tuple(map(int, deck[21:]))
        hands = mask_of(deck[:10]), mask_of(deck[10:20])
        found.append(Position(hands, stock, int(deck[20]), 1, (0, 0), (False, rng.random() < 0.5)))
    return found


def rollouts_a_second(count: int) -> tuple[float, int]:
    """How many are played out in a second of processor time, and the points of all, which tell of changes."""
    dealt = positions(count, 8)
    start = time.process_time()
    points = sum(play_out(each, _TERMS) for each in dealt)
    return count / (time.process_time() - start), points
