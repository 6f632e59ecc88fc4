"""Small questions about masks of cards: what lies next to a card, and what shares its rank."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import FULL_MASK, CardMask

ACES: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces; shifted by r the four cards of rank r + 1."""
LOW: Final = ACES * 31
"""Aces to fives."""
_NO_ACES: Final = FULL_MASK ^ ACES
_NO_KINGS: Final = FULL_MASK ^ ACES << 12


def up(mask: CardMask) -> CardMask:
    """Every card one rank higher in its suit."""
    return (mask & _NO_KINGS) << 1


def down(mask: CardMask) -> CardMask:
    """Every card one rank lower in its suit."""
    return (mask & _NO_ACES) >> 1


def windows(one: CardMask, mask: CardMask) -> int:
    """How many runs of three with this card (a mask) have both others in the mask."""
    above, below = up(one) & mask, down(one) & mask
    above2, below2 = up(up(one)) & mask, down(down(one)) & mask
    return bool(above and above2) + bool(above and below) + bool(below and below2)
