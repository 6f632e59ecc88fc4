"""What a seat has seen of its hand, as numbers and masks: what the network and the belief work from."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.players.habits import NOTHING_KNOWN, habits_of
from ginrummy_qt.players.memory import remember
from ginrummy_qt.rules.cards import CardMask, mask_of
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Source
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat knows when it chooses.

    Cards as masks: `unseen` (in the stock or the opponent's hand), of the opponent `known` (held, taken
    openly), `thrown` and `refused`; `shown` are own cards that were taken openly. `draws` are the own draws
    so far, `takes` how often the opponent took from the discard pile. `last` and `last_but_one` are the
    points of the opponent's newest discards (0: none), `took` tells whether its last draw was an open one,
    `habits` what earlier hands told of it (`habits.habits_of`).
    """

    unseen: CardMask
    known: CardMask
    thrown: CardMask
    refused: CardMask
    shown: CardMask
    draws: int
    stock: int
    takes: int
    limit: int
    gin_bonus: int
    undercut: int
    piled: CardMask
    last: int
    last_but_one: int
    took: bool
    habits: tuple[int, ...] = NOTHING_KNOWN


def seen_by(view: PlayerView) -> Seen:
    """What the seat of a view knows."""
    memory = remember(view)
    other = view.seat.other
    takes = last = last_but_one = 0
    took = False
    for move in view.moves:
        if isinstance(move, CardDrawn) and move.seat is other:
            took = move.source is Source.DISCARD
            takes += took
        elif isinstance(move, CardDiscarded) and move.seat is other:
            last, last_but_one = move.card.points, last
    return Seen(
        memory.unseen,
        memory.held,
        memory.thrown,
        memory.refused,
        view.known[view.seat],
        memory.turn,
        view.stock_count,
        takes,
        view.knock_limit,
        view.ruleset.gin_bonus,
        view.ruleset.undercut_bonus,
        mask_of(view.pile),
        last,
        last_but_one,
        took,
        habits_of(view.earlier, other),
    )
