"""How much a discard may help the opponent, judged by what was seen of its hand."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.players.memory import Memory
from ginrummy_qt.rules.cards import Card, CardMask


@dataclass(frozen=True, slots=True)
class DangerWeights:
    """What each sign counts, in the points of a discard's value; safe signs are negative."""

    completes: float = 20.0
    adjacent_held: float = 5.0
    two_away_held: float = 3.0
    rank_held: float = 4.0
    no_set: float = -10.0
    no_run: float = -10.0
    adjacent_gone: float = -5.0
    two_away_gone: float = -3.0
    rank_scarce: float = -4.0


DANGER = DangerWeights()


def danger(card: Card, memory: Memory, weights: DangerWeights = DANGER) -> float:
    """The danger of throwing `card`: high where the opponent could meld it, below zero where it cannot."""
    return _by_rank(card, memory, weights) + _by_suit(card, memory, weights)


def _by_rank(card: Card, memory: Memory, weights: DangerWeights) -> float:
    held = gone = 0
    for other in range(card % 13, 52, 13):
        if other != card:
            held += memory.held >> other & 1
            gone += memory.out_of_reach >> other & 1
    if held >= 2:
        return weights.completes
    if gone >= 2:
        return weights.no_set
    return held * weights.rank_held + gone * weights.rank_scarce


def _by_suit(card: Card, memory: Memory, weights: DangerWeights) -> float:
    """Looks at the two cards below and the two above."""
    held = [_near(card, step, memory.held) for step in (-2, -1, 1, 2)]
    gone = [_near(card, step, memory.out_of_reach, off_suit=True) for step in (-2, -1, 1, 2)]
    if (held[0] and held[1]) or (held[1] and held[2]) or (held[2] and held[3]):
        return weights.completes
    if (gone[0] or gone[1]) and (gone[1] or gone[2]) and (gone[2] or gone[3]):
        return weights.no_run
    return (
        (held[1] + held[2]) * weights.adjacent_held
        + (held[0] + held[3]) * weights.two_away_held
        + (gone[1] + gone[2]) * weights.adjacent_gone
        + (gone[0] + gone[3]) * weights.two_away_gone
    )


def _near(card: Card, step: int, cards: CardMask, *, off_suit: bool = False) -> bool:
    """Whether the card `step` ranks away in its suit is among `cards`; `off_suit` where there is none."""
    if not 0 <= card % 13 + step <= 12:
        return off_suit
    return bool(cards >> card + step & 1)
