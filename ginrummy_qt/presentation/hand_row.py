"""Where the cards of the person's own hand lie, with their brackets and labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy_qt.presentation.hand_groups import GroupKind, HandGroup, HandGroups
from ginrummy_qt.presentation.marks import BRACKET_DOWN, LABEL_DOWN
from ginrummy_qt.presentation.metrics import RAISE_FRESH, RAISE_SELECTED, TARGET, Measures
from ginrummy_qt.presentation.poses import Pose, Rect
from ginrummy_qt.rules.cards import Card

HAND_Z = 100
GROUP_GAP = 0.2
MOST_STEP = 0.56


@dataclass(frozen=True, slots=True)
class GroupMark:
    """A bracket (dotted for deadwood) under a group, and the box that its label is centred in."""

    kind: GroupKind
    bracket: Rect
    label: Rect
    labelled: bool


@dataclass(frozen=True, slots=True)
class MeldBar:
    """The short bar under a card of a scattered meld, the meld's number, and the box for that number."""

    card: Card
    number: int
    bar: Rect
    label: Rect


@dataclass(frozen=True, slots=True)
class HandRow:
    """The hand from the left: rest poses, marks, and the step from a card to the next in a group.

    `overlapping` tells that groups lie on one another because there is too little width to set them apart.
    """

    poses: tuple[tuple[Card, Pose], ...]
    marks: tuple[GroupMark, ...]
    bars: tuple[MeldBar, ...]
    step: float
    overlapping: bool
    rect: Rect

    def insertion_index(self, x: float, dragged: Sequence[Card] = ()) -> int:
        """The place among the other cards where cards dropped with their middle at `x` belong."""
        places = [pose for card, pose in self.poses if card not in dragged]
        return sum(pose.x + min(self.step, pose.width) / 2 < x for pose in places)


def hand_row(
    measures: Measures,
    top: float,
    groups: HandGroups,
    selected: Card | None = None,
    fresh: Card | None = None,
) -> HandRow:
    """The hand laid out on the centre axis, its cards resting with their upper edge at `top`."""
    sizes = [len(group.cards) for group in groups.groups]
    starts, step, overlapping = _spread(measures, sizes)
    poses: list[tuple[Card, Pose]] = []
    for group, left in zip(groups.groups, starts, strict=True):
        for index, card in enumerate(group.cards):
            pose = Pose(left + index * step, top, measures.card_width, True, HAND_Z + group.start + index)
            poses.append((card, pose.raised(_lift(measures, card, selected, fresh))))
    left = poses[0][1].x if poses else measures.center_x
    right = poses[-1][1].rect.right if poses else measures.center_x
    return HandRow(
        tuple(poses),
        _marks(measures, top, groups.groups, starts, step, right),
        _bars(measures, top, groups, dict(poses), step),
        step,
        overlapping,
        Rect(left, top, right - left, measures.card_height),
    )


def _lift(measures: Measures, card: Card, selected: Card | None, fresh: Card | None) -> float:
    if card == selected:
        return RAISE_SELECTED * measures.card_height
    return RAISE_FRESH * measures.card_height if card == fresh else 0.0


def _spread(measures: Measures, sizes: Sequence[int]) -> tuple[list[float], float, bool]:
    """Where each group begins, the step, and whether groups overlap."""
    width, cards, count = measures.card_width, sum(sizes), len(sizes)
    room = measures.size.width - 2 * measures.margin
    gap = GROUP_GAP * width
    most = MOST_STEP * width
    inner = cards - count
    step = min(most, (room - count * width - (count - 1) * gap) / inner) if inner else most
    fits = count * width + (count - 1) * gap + inner * step <= room + 0.01
    overlapping = step < TARGET or not fits
    if overlapping:
        step = min(most, (room - width - (count - 1) * gap) / max(1, cards - 1))
    lead = step if overlapping else width
    starts, x = [], 0.0
    for size in sizes:
        starts.append(x)
        x += (size - 1) * step + lead + gap
    total = x - gap - lead + width if sizes else 0.0
    shift = measures.center_x - total / 2
    return [start + shift for start in starts], step, overlapping


def _marks(
    measures: Measures,
    top: float,
    groups: Sequence[HandGroup],
    starts: Sequence[float],
    step: float,
    right: float,
) -> tuple[GroupMark, ...]:
    """The brackets of melds and deadwood; only the longest stretch of deadwood is labelled."""
    bottom = top + measures.card_height
    loose = [group for group in groups if group.deadwood]
    named = max(loose, key=lambda group: (len(group.deadwood), group.start), default=None)
    edges = [*starts[1:], right][: len(groups)]
    marks = []
    for group, start, edge in zip(groups, starts, edges, strict=True):
        if group.kind is GroupKind.LOOSE and not group.deadwood:
            continue
        left, end = _stretch(measures, group, start, edge, step, edge == right)
        y, inset = bottom + measures.px(BRACKET_DOWN), measures.px(2)
        bracket = Rect(left + inset, y, end - left - 2 * inset, measures.px(6))
        labelled = group.kind is not GroupKind.LOOSE or group is named
        marks.append(GroupMark(group.kind, bracket, _label(measures, bottom, bracket, start, edge), labelled))
    return tuple(marks)


def _stretch(
    measures: Measures, group: HandGroup, start: float, edge: float, step: float, last: bool
) -> tuple[float, float]:
    """From where to where the cards of a group are seen; of loose cards only those that count."""
    end = start + (len(group.cards) - 1) * step + measures.card_width
    if not last:
        end = min(end, edge - measures.px(8))
    if group.kind is not GroupKind.LOOSE:
        return start, end
    places = [group.cards.index(card) for card in group.deadwood]
    if max(places) + 1 < len(group.cards):
        end = start + (max(places) + 1) * step - measures.px(4)
    return start + min(places) * step, end


def _label(measures: Measures, bottom: float, bracket: Rect, start: float, edge: float) -> Rect:
    """The box under a bracket's middle, as wide as the cards of its group allow."""
    middle = bracket.center[0]
    half = max(bracket.width / 2, min(middle - start, edge - middle))
    return Rect(middle - half, bottom + measures.px(LABEL_DOWN), 2 * half, measures.label_height)


def _bars(
    measures: Measures, top: float, groups: HandGroups, poses: dict[Card, Pose], step: float
) -> tuple[MeldBar, ...]:
    bottom = top + measures.card_height
    width = measures.px(16)
    bars = []
    for card, number in groups.scattered:
        middle = poses[card].x + min(step, measures.card_width) / 2
        bar = Rect(middle - width / 2, bottom + measures.px(BRACKET_DOWN), width, measures.px(3))
        label = Rect(bar.x, bottom + measures.px(LABEL_DOWN), width, measures.label_height)
        bars.append(MeldBar(card, number, bar, label))
    return tuple(bars)
