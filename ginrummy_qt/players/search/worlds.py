"""Ways the hidden cards may lie, the likelier ones oftener."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from ginrummy_qt.players.belief import CARDS, HANDS
from ginrummy_qt.players.belief.cards import card_rows
from ginrummy_qt.players.belief.hands import hand_row
from ginrummy_qt.players.habits import rashness
from ginrummy_qt.players.network.value import ValueNetwork, load
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.rules.cards import CardMask, cards_of

DRAWN_A_WORLD: Final = 2
"""Hands drawn for every one kept."""
HAND: Final = 10


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden cards may lie: the opponent's ten cards, and the stock in the order of its draws.

    `rash`: the opponent is taken for one that knocks as soon as it may.
    """

    theirs: CardMask
    stock: tuple[int, ...]
    rash: bool = True


@dataclass(frozen=True, slots=True)
class Belief:
    """The two networks that tell which cards and hands are likely."""

    cards: ValueNetwork
    hands: ValueNetwork

    @classmethod
    def shipped(cls) -> Belief:
        """The belief in the program's files. Raises BadWeights, or OSError where they cannot be read."""
        return cls(load(CARDS), load(HANDS))

    def odds(self, seen: Seen) -> list[float]:
        """For every unseen card, ascending, the odds that the opponent holds it."""
        size = HAND - seen.known.bit_count()
        return [exp(self.cards.output(row)) for row in card_rows(seen, size)]

    def weight(self, hand: CardMask, seen: Seen) -> float:
        """How much likelier a whole hand is than its cards make it."""
        return exp(self.hands.output(hand_row(hand, seen)))


@dataclass(frozen=True, slots=True)
class Imagination:
    """Draws worlds for one decision."""

    seen: Seen
    belief: Belief
    hidden: tuple[int, ...]
    odds: tuple[float, ...]
    rash: float

    @classmethod
    def of(cls, seen: Seen, belief: Belief) -> Imagination:
        """What can be drawn by what a seat has seen."""
        hidden = tuple(map(int, cards_of(seen.unseen)))
        return cls(seen, belief, hidden, tuple(belief.odds(seen)), rashness(seen.habits))

    def worlds(self, number: int, rng: Random) -> list[World]:
        """So many worlds; hands are drawn by the odds of their cards and kept by their weight."""
        seen = self.seen
        drawn = [self._hand(rng) | seen.known for _ in range(number * DRAWN_A_WORLD)]
        weights = [self.belief.weight(hand, seen) for hand in drawn]
        return [self._world(hand, rng) for hand in rng.choices(drawn, weights, k=number)]

    def _hand(self, rng: Random) -> CardMask:
        """Hidden cards drawn one after the other by their odds: the first of exponential waiting times."""
        size = HAND - self.seen.known.bit_count()
        toss = rng.random
        keys = [(log(1.0 - toss()) / odds, card) for odds, card in zip(self.odds, self.hidden, strict=True)]
        keys.sort(reverse=True)
        hand = 0
        for _, card in keys[:size]:
            hand |= 1 << card
        return hand

    def _world(self, hand: CardMask, rng: Random) -> World:
        stock = [card for card in self.hidden if not hand >> card & 1]
        rng.shuffle(stock)
        return World(hand, tuple(stock), rng.random() < self.rash)
