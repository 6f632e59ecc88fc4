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

    `deadwood` are those among them that count, `discard` the one that does not because it is thought to be
    discarded; a meld has neither.
    """

    kind: GroupKind
    start: int
    cards: tuple[Card, ...]
    deadwood: tuple[Card, ...] = ()
    discard: Card | None = None


@dataclass(frozen=True, slots=True)
class HandGroups:
    """The hand in groups, and the cards of melds that lie scattered in it, each with its meld."""

    groups: tuple[HandGroup, ...]
    scattered: tuple[tuple[Card, Meld], ...]


def group_hand(cards: Sequence[Card], arrangement: Arrangement) -> HandGroups:
    """The groups of a hand in the person's order; a meld whose cards are not adjacent is scattered."""
    place = {card: index for index, card in enumerate(cards)}
    melds: dict[int, Meld] = {}
    scattered: list[tuple[Card, Meld]] = []
    for meld in ordered_melds(arrangement.melds):
        places = sorted(place[card] for card in meld)
        if places[-1] - places[0] == len(meld) - 1:
            melds[places[0]] = tuple(cards[places[0] : places[-1] + 1])
        else:
            scattered += [(card, meld) for card in meld]
    scattered.sort(key=lambda each: place[each[0]])
    groups = _in_order(cards, melds, set(arrangement.deadwood), {card for card, _ in scattered})
    return HandGroups(groups, tuple(scattered))


def kind_of(meld: Meld) -> GroupKind:
    """Whether a meld is a run or a set."""
    return GroupKind.RUN if meld_kind(meld) is MeldKind.RUN else GroupKind.SET


def _in_order(
    cards: Sequence[Card], melds: dict[int, Meld], deadwood: set[Card], scattered: set[Card]
) -> tuple[HandGroup, ...]:
    groups: list[HandGroup] = []
    start = 0
    while start < len(cards):
        meld = melds.get(start)
        if meld is not None:
            groups.append(HandGroup(kind_of(meld), start, meld))
            start += len(meld)
            continue
        end = min((first for first in melds if first > start), default=len(cards))
        loose = tuple(cards[start:end])
        counted = tuple(card for card in loose if card in deadwood)
        thrown = next((card for card in loose if card not in deadwood | scattered), None)
        groups.append(HandGroup(GroupKind.LOOSE, start, loose, counted, thrown))
        start = end
    return tuple(groups)
