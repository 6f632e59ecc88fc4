"""Least deadwood as two implementations by others count it: OpenSpiel and RLCard (the development extra).

Importing this module needs both of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pyspiel
from rlcard.games.base import Card as RlCard
from rlcard.games.gin_rummy.utils import melding
from rlcard.games.gin_rummy.utils import utils as rlcard_utils

from ginrummy_qt.rules.cards import DECK, Card, format_cards, mask_of
from ginrummy_qt.rules.melds import deadwood_after_discards, least_deadwood

_OPENSPIEL = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
_OPENSPIEL_CARDS = tuple(_OPENSPIEL.card_strings_to_card_ints([str(card) for card in DECK]))
_RLCARD_CARDS = tuple(RlCard(str(card)[1].upper(), str(card)[0]) for card in DECK)

openspiel_min_deadwood: Callable[[list[int]], int] = _OPENSPIEL.min_deadwood
"""OpenSpiel's own function, on ten cards in its own numbering.

It takes eleven too, but then drops the highest loose card of the best layout of all eleven, which is not
always the best discard; so elevens are compared discard by discard.
"""


def openspiel_cards(hand: Sequence[Card]) -> list[int]:
    """A hand in OpenSpiel's numbering."""
    return [_OPENSPIEL_CARDS[card] for card in hand]


def rlcard_deadwood(hand: Sequence[Card]) -> int:
    """The least deadwood of ten cards by RLCard."""
    cards = [_RLCARD_CARDS[card] for card in hand]
    clusters = melding.get_best_meld_clusters(cards)
    return int(rlcard_utils.get_deadwood_count(cards, clusters[0] if clusters else []))


def disagreements(hands: Iterable[Sequence[Card]]) -> list[str]:
    """The hands of ten on which this program, OpenSpiel and RLCard do not all agree, with the figures."""
    found = []
    for hand in hands:
        counted = (
            least_deadwood(mask_of(hand)),
            openspiel_min_deadwood(openspiel_cards(hand)),
            rlcard_deadwood(hand),
        )
        if len(set(counted)) != 1:
            found.append(f"{format_cards(sorted(hand))}: {counted}")
    return found


def discard_disagreements(hands: Iterable[Sequence[Card]]) -> list[str]:
    """The hands of eleven of which OpenSpiel counts one of the discards differently, with the figures."""
    found = []
    for hand in hands:
        ours = deadwood_after_discards(mask_of(hand))
        theirs = {
            card: openspiel_min_deadwood(openspiel_cards([c for c in hand if c != card])) for card in hand
        }
        if ours != theirs:
            found.append(f"{format_cards(sorted(hand))}: {ours} {theirs}")
    return found
