"""What the opponent may hold: hands drawn at random, likelier where they explain what it did.

A hand drawn at random from the unseen cards is far worse than one that somebody has played with for some
turns. So more cards are drawn than the hand holds, more with every turn, and the dearest loose ones go.
Then every hand is weighed: who took a card has a use for it, who threw one or left one lying has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ginrummy_qt.players.search.rollout import laid_out
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.rules.cards import CardMask, cards_of, iter_mask, mask_of
from ginrummy_qt.rules.melds import joins_meld

EXTRA: Final = (0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 5, 5)
"""How many cards more are drawn, by the turns the opponent has had: so its deadwood is what is usual then."""
NOISE: Final = 4.0
"""Of the loose cards the dearest are thrown, give or take so many points."""
HAS_NO_USE: Final = 0.12
"""The weight of a hand that leaves a card lying, or throws one, that it could meld."""
NO_REASON: Final = 0.15
"""The weight of a hand that took a card without a use for it."""
SAMPLES_A_WORLD: Final = 2
"""Hands drawn for every one kept."""


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden cards may lie: the opponent's ten cards, and the stock in the order of its draws."""

    theirs: CardMask
    stock: tuple[int, ...]


def worlds(seen: Seen, stock_count: int, number: int, rng: Random) -> tuple[World, ...]:
    """So many worlds, the likelier hands oftener."""
    hidden = cards_of(seen.unseen)
    size = len(hidden) - stock_count
    drawn = [_hand(seen, hidden, size, rng) for _ in range(number * SAMPLES_A_WORLD)]
    weights = [weight(hand | seen.known, seen) for hand in drawn]
    found = []
    for hand in rng.choices(drawn, weights, k=number):
        stock = [int(card) for card in hidden if not hand >> card & 1]
        rng.shuffle(stock)
        found.append(World(hand | seen.known, tuple(stock)))
    return tuple(found)


def _hand(seen: Seen, hidden: Sequence[int], size: int, rng: Random) -> CardMask:
    """The hidden part of the opponent's hand, `size` cards."""
    turns = seen.thrown.bit_count()
    extra = min(len(hidden) - size, EXTRA[min(turns, len(EXTRA) - 1)])
    cards = rng.sample(hidden, size + extra)
    if not extra:
        return mask_of(cards)
    hand = mask_of(cards)
    melds, _ = laid_out(hand | seen.known)
    loose = hand
    for meld in melds:
        loose &= ~meld
    dear = sorted(iter_mask(loose), key=lambda card: card.points + NOISE * rng.random())
    for card in dear[-extra:]:
        hand ^= 1 << card
    while hand.bit_count() > size:
        hand &= hand - 1
    return hand


def weight(hand: CardMask, seen: Seen) -> float:
    """How well a hand explains what its owner took, threw and left lying."""
    result = 1.0
    for card in iter_mask(seen.known):
        if not joins_meld(hand ^ 1 << card, card):
            result *= NO_REASON
    for card in iter_mask(seen.thrown | seen.refused):
        if joins_meld(hand, card):
            result *= HAS_NO_USE
    return result
