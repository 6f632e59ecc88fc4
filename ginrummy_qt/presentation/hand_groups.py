"""Which cards of the hand belong together as the person has them: melds to bracket, loose cards between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.presentation.hand_order import ordered_melds
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import Meld, MeldKind, meld_kind


class GroupKind(StrEnum):
    """What stands side by side in the hand."""

    RUN = "run"
    SET = "set"
    LOOSE = "loose"


@dataclass(frozen=True, slots=True)
class HandGroup:
    """Cards side by side, from the left; `start` is the place of the first in the hand.

    `deadwood` are those among them that count; a meld has none.
    """

    kind: GroupKind
    start: int
    cards: tuple[Card, ...]
    deadwood: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class HandGroups:
    """The hand in groups, and the numbers (from 1) of melds whose cards lie scattered."""

    groups: tuple[HandGroup, ...]
    scattered: tuple[tuple[Card, int], ...]


def group_hand(cards: Sequence[Card], arrangement: Arrangement) -> HandGroups:
    """The groups of a hand in the person's order; a meld whose cards are not adjacent is scattered."""
    place = {card: index for index, card in enumerate(cards)}
    melds: dict[int, Meld] = {}
    scattered: list[tuple[Card, int]] = []
    for number, meld in enumerate(ordered_melds(arrangement.melds), start=1):
        places = sorted(place[card] for card in meld)
        if places[-1] - places[0] == len(meld) - 1:
            melds[places[0]] = tuple(cards[places[0] : places[-1] + 1])
        else:
            scattered += [(card, number) for card in meld]
    return HandGroups(_in_order(cards, melds, set(arrangement.deadwood)), tuple(sorted(scattered)))


def _in_order(cards: Sequence[Card], melds: dict[int, Meld], deadwood: set[Card]) -> tuple[HandGroup, ...]:
    groups: list[HandGroup] = []
    start = 0
    while start < len(cards):
        meld = melds.get(start)
        if meld is not None:
            kind = GroupKind.RUN if meld_kind(meld) is MeldKind.RUN else GroupKind.SET
            groups.append(HandGroup(kind, start, meld))
            start += len(meld)
            continue
        end = min((first for first in melds if first > start), default=len(cards))
        loose = tuple(cards[start:end])
        groups.append(HandGroup(GroupKind.LOOSE, start, loose, tuple(c for c in loose if c in deadwood)))
        start = end
    return tuple(groups)
