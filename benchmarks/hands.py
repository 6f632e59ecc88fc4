"""Hands to measure and to compare with: random ones, and such as are full of possible melds."""

from __future__ import annotations

from random import Random

from ginrummy_qt.rules.cards import DECK, Card

Hand = tuple[Card, ...]

SHAPES = ((4, 4), (4, 5), (4, 7), (3, 6), (3, 9), (2, 9), (2, 13))
"""Suits and neighbouring ranks of the small decks that meld-rich hands are dealt from."""


def random_hands(count: int, seed: int, size: int = 10) -> list[Hand]:
    """Hands dealt from the whole deck."""
    random = Random(seed)
    return [tuple(random.sample(DECK, size)) for _ in range(count)]


def meld_rich_hands(count: int, seed: int, size: int = 10) -> list[Hand]:
    """Hands dealt from small parts of the deck, close together in suit and rank."""
    random = Random(seed)
    return [tuple(random.sample(_small_deck(random, size), size)) for _ in range(count)]


def _small_deck(random: Random, size: int) -> list[Card]:
    suits, width = random.choice([shape for shape in SHAPES if shape[0] * shape[1] >= size])
    chosen = random.sample(range(4), suits)
    lowest = random.randint(1, 14 - width)
    return [card for card in DECK if card // 13 in chosen and lowest <= card.rank < lowest + width]
