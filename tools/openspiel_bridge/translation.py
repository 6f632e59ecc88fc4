"""Cards, melds and actions in OpenSpiel's numbers, and back.

OpenSpiel numbers cards suit by suit, `scdh`, and every meld of up to five cards. It has no meld of six or
more: a longer run is laid down in two parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pyspiel

from ginrummy_qt.rules.cards import DECK, Card

GIN: Final = pyspiel.gin_rummy
UPCARD: Final[int] = GIN.DRAW_UPCARD_ACTION
STOCK: Final[int] = GIN.DRAW_STOCK_ACTION
PASS: Final[int] = GIN.PASS_ACTION
KNOCK: Final[int] = GIN.KNOCK_ACTION

_FIRST_MELD: Final[int] = GIN.MELD_ACTION_BASE
_LONGEST: Final = 5
_UTILS: Final = GIN.GinRummyUtils(GIN.DEFAULT_NUM_RANKS, GIN.DEFAULT_NUM_SUITS, GIN.DEFAULT_HAND_SIZE)
_THEIRS: Final[tuple[int, ...]] = tuple(_UTILS.card_strings_to_card_ints([str(card) for card in DECK]))
_OURS: Final = {number: card for card, number in zip(DECK, _THEIRS, strict=True)}


def number_of(card: Card) -> int:
    """The card's number in OpenSpiel, which is also the action that deals, discards or lays it off."""
    return _THEIRS[card]


def card_of(number: int) -> Card:
    """The card that OpenSpiel numbers so. Raises KeyError for what is no card's number."""
    return _OURS[number]


def is_card(action: int) -> bool:
    """Whether an action is a card's number."""
    return action in _OURS


def is_meld(action: int) -> bool:
    """Whether an action lays down a meld."""
    return action >= _FIRST_MELD


def melded_by(action: int) -> tuple[Card, ...]:
    """The cards of the meld that an action lays down."""
    return tuple(sorted(card_of(number) for number in _UTILS.int_to_meld[action - _FIRST_MELD]))


def laying(melds: Iterable[Iterable[Card]]) -> tuple[int, ...]:
    """The actions that lay these melds down, one after the other."""
    parts = (part for meld in melds for part in _parts(tuple(meld)))
    return tuple(_FIRST_MELD + _UTILS.meld_to_int(sorted(map(number_of, part))) for part in parts)


def _parts(meld: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    if len(meld) <= _LONGEST:
        return (meld,)
    run, half = tuple(sorted(meld)), len(meld) // 2
    return run[:half], run[half:]
