"""How somebody judges who only looks at the own hand: loose points, pairs and neighbours."""

from __future__ import annotations

from ginrummy_qt.rules.cards import CardMask, iter_mask


def plain_points(hand: CardMask, deadwood: int, bonds: float) -> float:
    """The worth of a hand of ten with that deadwood; `bonds` points for every two cards that go together."""
    return bonds * bonds_in(hand) - deadwood


def bonds_in(hand: CardMask) -> int:
    """How many two cards are of one rank, or neighbours in their suit."""
    return sum(_partners(hand, card) for card in iter_mask(hand)) // 2


def nearly_helps(hand: CardMask, card: int) -> bool:
    """Whether a card makes a pair or neighbours with one of the hand."""
    return _partners(hand, card) > 0


def _partners(hand: CardMask, card: int) -> int:
    rank = card % 13
    same = (hand >> rank & 0x8004002001).bit_count() - (hand >> card & 1)
    above = hand >> card + 1 & 1 if rank < 12 else 0
    below = hand >> card - 1 & 1 if rank else 0
    return same + above + below
