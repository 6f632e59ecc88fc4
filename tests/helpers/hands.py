"""Hypothesis strategies for hands in which much can be melded and laid off."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from ginrummy_qt.rules.cards import DECK, Card
from tests.helpers import oracle

SHAPES = ((4, 5), (4, 6), (4, 8), (3, 7), (3, 9), (2, 10), (4, 13))
"""Suits and neighbouring ranks of the small decks that hands are drawn from: at least twenty cards."""


@st.composite
def small_decks(draw: st.DrawFn) -> list[Card]:
    """Part of the deck, close together in suit and rank."""
    suits, width = draw(st.sampled_from(SHAPES))
    lowest = draw(st.integers(1, 14 - width))
    chosen = set(draw(st.permutations(range(4)))[:suits])
    return [card for card in DECK if card // 13 in chosen and lowest <= card.rank < lowest + width]


@st.composite
def rich_hands(draw: st.DrawFn, least: int = 10, most: int = 11) -> list[Card]:
    """A hand, in any order, full of possible melds."""
    return draw(st.permutations(draw(small_decks())))[: draw(st.integers(least, most))]


@st.composite
def hands_and_gone(draw: st.DrawFn) -> tuple[list[Card], list[Card]]:
    """A hand full of possible melds, and cards near it that are in the discard pile."""
    deck = draw(st.permutations(draw(small_decks())))
    size = draw(st.integers(10, 11))
    return deck[:size], deck[size : size + draw(st.integers(0, 9))]


@dataclass(frozen=True, slots=True)
class Knock:
    """What a defender has to answer."""

    melds: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]


@st.composite
def knocks(draw: st.DrawFn) -> Knock:
    """The melds of a knocker, in any order, against a defender whose cards are close to them."""
    dealt = draw(st.permutations(draw(small_decks())))[:20]
    melds, _ = draw(st.sampled_from(oracle.layouts(dealt[:10])))
    return Knock(tuple(draw(st.permutations(melds))), tuple(dealt[10:]))
