"""What is remembered of a hand that is over: how it ended, and what both seats showed on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Move, Source
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.seats import Seat

OPENING: Final = 2
"""Discards that open a hand."""


@dataclass(frozen=True, slots=True)
class HandEnd:
    """A finished hand as both seats saw it, for both hands lie open in the end. Pairs are indexed by seat.

    `knocker` ended it, by gin or big gin too; None where it was void. `knock_limit` is that hand's. `left` is
    the deadwood of both hands, arranged best, before layoffs. `turns` counts draws, `takes` those of them
    from the discard pile, `discards` the cards thrown but for that of the knock; `opening` are the points of
    the first two of these together.
    """

    knocker: Seat | None
    knock_limit: int
    left: tuple[int, int]
    turns: tuple[int, int]
    takes: tuple[int, int]
    discards: tuple[int, int]
    opening: tuple[int, int]


def hand_end(
    knocker: Seat | None, knock_limit: int, hands: tuple[CardMask, CardMask], moves: Sequence[Move]
) -> HandEnd:
    """The end of a hand with these public moves, in which both seats held these cards at last."""
    turns, takes, discards, opening = [0, 0], [0, 0], [0, 0], [0, 0]
    for move in moves:
        if isinstance(move, CardDrawn):
            turns[move.seat] += 1
            takes[move.seat] += move.source is Source.DISCARD
        elif isinstance(move, CardDiscarded):
            if discards[move.seat] < OPENING:
                opening[move.seat] += move.card.points
            discards[move.seat] += 1
    return HandEnd(
        knocker,
        knock_limit,
        (least_deadwood(hands[0]), least_deadwood(hands[1])),
        (turns[0], turns[1]),
        (takes[0], takes[1]),
        (discards[0], discards[1]),
        (opening[0], opening[1]),
    )
