"""Cards: one immutable value type with a text form, and sets of cards as 52-bit masks.

A card's text is its rank and its suit, `3c`, `Td`, `As`; several cards are written with spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"


CardMask = Annotated[int, "cards"]
"""A set of cards as an integer: bit n stands for the card with index n."""


class Suit(StrEnum):
    """A suit; the value is its letter in card texts, the order is c d h s (rule 1.8)."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


class Card(int):
    """One of the 52 cards: an integer 0..51, sorted by suit (c d h s) and then by rank (ace low).

    Being an integer a card is hashable, ordered and usable as a bit position: `1 << card`.
    """

    __slots__ = ()

    def __new__(cls, index: int) -> Card:
        """The card with this index; raises ValueError outside 0..51."""
        if not 0 <= index < 52:
            raise ValueError(f"no card has the index {index}")
        return int.__new__(cls, index)

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as `text`, for example `Td`; raises ValueError for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"{text!r} is not a card")
        return card

    @property
    def rank(self) -> int:
        """1 for the ace to 13 for the king."""
        return self % 13 + 1

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return Suit(SUITS[self // 13])

    @property
    def points(self) -> int:
        """Deadwood points (rule 1.3): ace 1, number cards their number, J Q K 10."""
        return min(self % 13 + 1, 10)

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


DECK: Final = tuple(Card(index) for index in range(52))
"""The 52 cards in order; `DECK[i]` is the fast way from an index to its card."""

FULL_MASK: Final = (1 << 52) - 1
"""All 52 cards."""

_TEXTS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_TEXT: Final = dict(zip(_TEXTS, DECK, strict=True))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `3c 4c Td`, in the order written.

    Raises ValueError when a word is not a card or a card occurs twice.

    >>> [card.points for card in parse_cards("Ac 5h Kd")]
    [1, 5, 10]
    """
    cards = tuple(Card.parse(word) for word in text.split())
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card occurs twice in {text!r}")
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """The text of cards, in the order given; `parse_cards` reads it back."""
    return " ".join([_TEXTS[card] for card in cards])


def mask_of(cards: Iterable[int]) -> CardMask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mask_of_distinct(cards: Iterable[Card]) -> CardMask:
    """The set of these cards. Raises ValueError when one occurs twice."""
    given = tuple(cards)
    mask = mask_of(given)
    if mask.bit_count() != len(given):
        raise ValueError(f"a card occurs twice in {format_cards(given)}")
    return mask


def iter_mask(mask: CardMask) -> Iterator[Card]:
    """The cards of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield DECK[low.bit_length() - 1]
        mask ^= low


def cards_of(mask: CardMask) -> tuple[Card, ...]:
    """The cards of a mask in ascending order, as a tuple."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(DECK[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)
