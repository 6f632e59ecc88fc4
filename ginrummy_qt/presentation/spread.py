"""Hands laid down in groups side by side, and how they shrink until the widest row fits (look.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_order import ordered_melds, sorted_cards
from ginrummy_qt.presentation.poses import Pose, Rect
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.melds import Meld, MeldKind, meld_kind

LAYOFF_STEP = 1.5
"""How much further a card laid off lies from its neighbour, in steps."""
LEAST_STEP = 0.24
"""The least step in card widths: an index still shows."""
LEAST_GAP = 0.375
"""How much of the gap between groups must stay."""


class SpreadKind(StrEnum):
    """What a group laid down is."""

    RUN = "run"
    SET = "set"
    DEADWOOD = "deadwood"
    LAID_OFF = "laid_off"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class SpreadGroup:
    """Cards laid down together, from the left; `laid_off` are those among them that came from the other seat.

    `meld` is the index of the meld in its arrangement or defence, None for other groups.
    """

    kind: SpreadKind
    cards: tuple[Card, ...]
    laid_off: frozenset[Card] = frozenset()
    meld: int | None = None

    def offsets(self) -> tuple[float, ...]:
        """Where each card lies, in steps from the first."""
        places, at = [], 0.0
        for index, card in enumerate(self.cards):
            if index:
                joint = card in self.laid_off or self.cards[index - 1] in self.laid_off
                at += LAYOFF_STEP if joint else 1.0
            places.append(at)
        return tuple(places)


@dataclass(frozen=True, slots=True)
class SpreadSizes:
    """The card width, the step inside groups and the gap between them, in logical pixels."""

    card: float
    step: float
    gap: float


def arrangement_groups(arrangement: Arrangement) -> tuple[SpreadGroup, ...]:
    """A hand laid down without anything laid off on it."""
    return knocker_groups(arrangement, None)


def knocker_groups(arrangement: Arrangement, defence: Defence | None) -> tuple[SpreadGroup, ...]:
    """The knocker's melds with what was laid off on them, and the deadwood."""
    layoffs: dict[int, list[Card]] = {}
    for layoff in defence.layoffs if defence is not None else ():
        layoffs.setdefault(layoff.meld, []).append(layoff.card)
    groups = [
        _grown(_meld_group(meld, arrangement.melds.index(tuple(sorted(meld)))), layoffs)
        for meld in ordered_melds(arrangement.melds)
    ]
    return (*groups, *_deadwood(arrangement.deadwood))


def defender_groups(defence: Defence) -> tuple[SpreadGroup, ...]:
    """The defender's own melds, what is left, and the places of the cards laid off."""
    groups = [
        _meld_group(meld, defence.melds.index(tuple(sorted(meld)))) for meld in ordered_melds(defence.melds)
    ]
    laid = tuple(layoff.card for layoff in defence.layoffs)
    away = (SpreadGroup(SpreadKind.LAID_OFF, laid),) if laid else ()
    return (*groups, *_deadwood(defence.deadwood), *away)


def _meld_group(meld: Meld, index: int) -> SpreadGroup:
    kind = SpreadKind.RUN if meld_kind(meld) is MeldKind.RUN else SpreadKind.SET
    return SpreadGroup(kind, meld, meld=index)


def _grown(group: SpreadGroup, layoffs: dict[int, list[Card]]) -> SpreadGroup:
    """The meld with the cards laid off on it: below a run at its left, all others at the right."""
    assert group.meld is not None
    added = layoffs.get(group.meld, [])
    below = sorted(card for card in added if group.kind is SpreadKind.RUN and card < group.cards[0])
    above = [card for card in added if card not in below]
    if group.kind is SpreadKind.RUN:
        above.sort()
    return SpreadGroup(group.kind, (*below, *group.cards, *above), frozenset(added), group.meld)


def _deadwood(cards: tuple[Card, ...]) -> tuple[SpreadGroup, ...]:
    return (SpreadGroup(SpreadKind.DEADWOOD, sorted_cards(cards, HandOrder.RANK)),) if cards else ()


def fit(rows: Sequence[Sequence[SpreadGroup]], room: float, most: SpreadSizes) -> SpreadSizes:
    """The sizes with which every row is at most `room` wide: the step shrinks first, then gap, then card."""
    return min((_fit_row(row, room, most) for row in rows if row), key=_greatness, default=most)


def _greatness(sizes: SpreadSizes) -> tuple[float, float, float]:
    return sizes.card, sizes.gap, sizes.step


def _fit_row(row: Sequence[SpreadGroup], room: float, most: SpreadSizes) -> SpreadSizes:
    groups, gaps = len(row), len(row) - 1
    steps = sum(group.offsets()[-1] for group in row)
    card, gap = most.card, most.gap
    least_step = min(most.step, LEAST_STEP * card)
    spare = room - groups * card - gaps * gap
    if spare >= steps * least_step:
        return SpreadSizes(card, min(most.step, spare / steps) if steps else most.step, gap)
    spare = room - groups * card - steps * least_step
    if gaps and spare >= gaps * LEAST_GAP * gap:
        return SpreadSizes(card, least_step, spare / gaps)
    gap *= LEAST_GAP
    card = (room - gaps * gap) / (groups + steps * LEAST_STEP)
    return SpreadSizes(card, LEAST_STEP * card, gap)


@dataclass(frozen=True, slots=True)
class LaidGroup:
    """A group with the poses of its cards and the rectangle they take when nothing is raised."""

    group: SpreadGroup
    poses: tuple[Pose, ...]
    rect: Rect


def lay_row(
    row: Sequence[SpreadGroup], x: float, y: float, sizes: SpreadSizes, z: int, raise_laid_off: float = 0.0
) -> tuple[LaidGroup, ...]:
    """A row laid out from the left at `x`, `y`."""
    laid = []
    for group in row:
        offsets = group.offsets()
        poses = []
        for card, offset in zip(group.cards, offsets, strict=True):
            pose = Pose(x + offset * sizes.step, y, sizes.card, True, z)
            poses.append(pose.raised(raise_laid_off) if card in group.laid_off else pose)
            z += 1
        width = offsets[-1] * sizes.step + sizes.card
        laid.append(LaidGroup(group, tuple(poses), Rect(x, y, width, poses[0].height)))
        x += width + sizes.gap
    return tuple(laid)
