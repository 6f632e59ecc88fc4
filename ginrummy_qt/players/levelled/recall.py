"""What somebody with a short memory still knows of a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ginrummy_qt.players.levelled.skill import Skill
from ginrummy_qt.players.seen import Seen, seen_by
from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Source
from ginrummy_qt.rules.view import PlayerView

MOVES_A_ROUND: Final = 4
"""A draw and a discard of both."""


def recalled(view: PlayerView, skill: Skill) -> Seen:
    """What is known to who remembers so much: forgotten cards of the pile count as unseen again."""
    earlier = view.earlier if skill.observant else ()
    seen = seen_by(replace(shortened(view, skill.memory), earlier=earlier))
    own = sum(1 for move in view.moves if isinstance(move, CardDrawn) and move.seat is view.seat)
    return replace(seen, draws=own, shown=view.known[view.seat])


def shortened(view: PlayerView, rounds: int) -> PlayerView:
    """The view as if the hand had begun so many rounds ago. The top of the pile lies there to be seen."""
    moves = view.moves[max(0, len(view.moves) - MOVES_A_ROUND * rounds) :]
    if len(moves) == len(view.moves):
        return view
    depth = 1
    taken = 0
    for move in moves:
        if isinstance(move, CardDiscarded):
            depth += 1
        elif isinstance(move, CardDrawn) and move.source is Source.DISCARD:
            depth -= 1
            if move.seat is not view.seat and move.card is not None:
                taken |= mask_of((move.card,))
    other = view.seat.other
    theirs = view.known[other] & taken
    known = (theirs, view.known[1]) if other == 0 else (view.known[0], theirs)
    return replace(view, moves=moves, pile=view.pile[max(0, len(view.pile) - depth) :], known=known)
