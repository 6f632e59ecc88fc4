"""What a knock brings when both hands are known: exact, and fast enough to be tried thousands of times."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.layoffs import in_reach
from ginrummy_qt.rules.melds import least_deadwood, meld_families, points_of_mask
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules that matter: the knock limit, both bonuses, and the stock at which a hand is void."""

    limit: int
    gin_bonus: int
    undercut: int
    void_stock: int
    last_offer: bool = False
    """Whether the last discard may be taken to knock with (3.5)."""

    @classmethod
    def of(cls, view: PlayerView) -> Terms:
        """The terms of the hand that a view shows."""
        rules = view.ruleset
        offer = rules.last_discard_offer
        return cls(view.knock_limit, rules.gin_bonus, rules.undercut_bonus, rules.void_stock, offer)


def showdown(knocker: CardMask, other: CardMask, terms: Terms) -> int:
    """The points of a knock with ten cards, negative for an undercut."""
    melds, deadwood = laid_out(knocker)
    if deadwood == 0:
        return terms.gin_bonus + least_deadwood(other)
    return settled(melds, deadwood, other, terms)


def settled(melds: tuple[CardMask, ...], deadwood: int, other: CardMask, terms: Terms) -> int:
    """The points of a knock laid out so, which is no gin, against the best defence (1.9)."""
    left = least_left(melds, other)
    return left - deadwood if left > deadwood else left - deadwood - terms.undercut


def laid_out(hand: CardMask) -> tuple[tuple[CardMask, ...], int]:
    """The melds of an arrangement of least deadwood, and that deadwood."""
    least = 1000
    chosen: tuple[CardMask, ...] = ()
    for melds, union in meld_families(hand):
        value = points_of_mask(hand ^ union)
        if value < least:
            least, chosen = value, melds
    return chosen, least


def least_left(melds: tuple[CardMask, ...], hand: CardMask) -> int:
    """What the best defence leaves of a hand."""
    growing = [meld for meld in melds if in_reach(meld, hand)]
    if not growing:
        return least_deadwood(hand)
    least = 1000
    for _, union in meld_families(hand):
        loose = hand ^ union
        laid = 0
        for meld in growing:
            laid |= in_reach(meld, loose)
        least = min(least, points_of_mask(loose & ~laid))
    return least
