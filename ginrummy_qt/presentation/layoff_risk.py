"""What the defender could lay off on an ending, by all that the table knows: never by the hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy_qt.presentation.end_options import End, ending_of
from ginrummy_qt.presentation.messages import CouldBeLaidOff
from ginrummy_qt.rules.cards import Card, cards_of
from ginrummy_qt.rules.layoffs import layoff_candidates
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.view import PlayerView

RUN_TOGETHER = 3
"""From so many neighbours of one suit on they are named by the first and the last."""


def layoff_risk(view: PlayerView, action: End) -> CouldBeLaidOff | None:
    """The cards that could be laid off (1.8: chains included, neither one's own nor in the discard pile).

    None where nothing may be laid off at all (1.10).
    """
    if ending_of(action) is not Ending.KNOCK:
        return None
    cards = layoff_candidates(action.arrangement.melds, (*view.hand, *view.pile))
    held = set(cards_of(view.known[view.seat.other]))
    return CouldBeLaidOff(stretches(cards), tuple(card for card in cards if card in held))


def stretches(cards: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Ascending cards as stretches from one to another of the same suit; a card alone is both."""
    rows: list[list[Card]] = []
    for card in cards:
        if rows and card == rows[-1][-1] + 1 and card.suit is rows[-1][-1].suit:
            rows[-1].append(card)
        else:
            rows.append([card])
    found: list[tuple[Card, Card]] = []
    for row in rows:
        found += [(row[0], row[-1])] if len(row) >= RUN_TOGETHER else [(card, card) for card in row]
    return tuple(found)
