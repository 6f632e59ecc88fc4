"""Where the cards of the person's own hand lie, with their brackets and labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy_qt.presentation.hand_groups import GroupKind, HandGroup, HandGroups
from ginrummy_qt.presentation.marks import BRACKET_DOWN, LABEL_DOWN
from ginrummy_qt.presentation.metrics import RAISE_FRESH, RAISE_SELECTED, TARGET, Measures
from ginrummy_qt.presentation.poses import Pose, Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import Meld

HAND_Z = 100
GROUP_GAP = 0.2
MOST_STEP = 0.56
SHORT_BELOW = 0.95
"""Lines under deadwood that are narrower than this, in card widths, have a number alone."""


@dataclass(frozen=True, slots=True)
class GroupMark:
    """A bracket under a meld or a dotted line under deadwood, and the box that its label is centred in.

    `count` is how many cards it is under. `deadwood` are the cards of the line that count. Where one of them
    is thought to be discarded, and does not, `faint` is the part of the line under it. `short` tells that
    there is room for a number only.
    """

    kind: GroupKind
    bracket: Rect
    label: Rect
    deadwood: tuple[Card, ...] = ()
    faint: Rect | None = None
    short: bool = False
    count: int = 0


@dataclass(frozen=True, slots=True)
class MeldBar:
    """The bar under cards of a scattered meld that stand side by side, and the box for the meld's name."""

    cards: tuple[Card, ...]
    meld: Meld
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
    most = max(MOST_STEP * width, TARGET)
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
    """The brackets of melds, and a line under each stretch of deadwood."""
    bottom = top + measures.card_height
    edges = [*starts[1:], right][: len(groups)]
    marks = []
    for group, start, edge in zip(groups, starts, edges, strict=True):
        for first, last in _stretches(group):
            left, end = _seen(measures, group, start, edge, step, edge == right, first, last)
            y, inset = bottom + measures.px(BRACKET_DOWN), measures.px(2)
            bracket = Rect(left + inset, y, end - left - 2 * inset, measures.px(6))
            label = _label(measures, bottom, bracket, start, edge)
            counted = tuple(each for each in group.cards[first : last + 1] if each in group.deadwood)
            faint = None
            if group.discard in group.cards[first : last + 1] and group.discard is not None:
                at = group.cards.index(group.discard)
                x, right_end = _seen(measures, group, start, edge, step, edge == right, at, at)
                faint = Rect(max(x, bracket.x), y, min(right_end, bracket.right) - max(x, bracket.x), 0)
            short = bracket.width < SHORT_BELOW * measures.card_width
            marks.append(GroupMark(group.kind, bracket, label, counted, faint, short, last + 1 - first))
    return tuple(marks)


def _stretches(group: HandGroup) -> list[tuple[int, int]]:
    """First and last place of what is underlined in a group: the meld, or loose cards side by side.

    The card that is thought to be discarded belongs to its neighbours; alone it has no line.
    """
    if group.kind is not GroupKind.LOOSE:
        return [(0, len(group.cards) - 1)]
    found: list[tuple[int, int]] = []
    for place, card in enumerate(group.cards):
        if card not in group.deadwood and card != group.discard:
            continue
        if found and found[-1][1] == place - 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return [(first, last) for first, last in found if group.cards[first : last + 1] != (group.discard,)]


def _seen(
    measures: Measures,
    group: HandGroup,
    start: float,
    edge: float,
    step: float,
    at_end: bool,
    first: int,
    last: int,
) -> tuple[float, float]:
    """From where to where the cards of a group are seen, from its `first` place to its `last`."""
    if last + 1 < len(group.cards):
        return start + first * step, start + (last + 1) * step - measures.px(4)
    end = start + last * step + measures.card_width
    return start + first * step, end if at_end else min(end, edge - measures.px(8))


def _label(measures: Measures, bottom: float, bracket: Rect, start: float, edge: float) -> Rect:
    """The box under a bracket's middle, as wide as the cards of its group allow."""
    middle = bracket.center[0]
    half = max(bracket.width / 2, min(middle - start, edge - middle))
    return Rect(middle - half, bottom + measures.px(LABEL_DOWN), 2 * half, measures.label_height)


def _bars(
    measures: Measures, top: float, groups: HandGroups, poses: dict[Card, Pose], step: float
) -> tuple[MeldBar, ...]:
    """A bar under each stretch of a scattered meld; its label has the width of what is seen of the cards."""
    bottom = top + measures.card_height
    seen, short = min(step, measures.card_width), measures.px(16)
    bars = []
    for cards, meld in _pieces(groups):
        left, end = poses[cards[0]].x, poses[cards[-1]].x + seen
        wide = end - left - seen + short
        middle = (left + end) / 2
        bar = Rect(middle - wide / 2, bottom + measures.px(BRACKET_DOWN), wide, measures.px(3))
        label = Rect(left, bottom + measures.px(LABEL_DOWN), end - left, measures.label_height)
        bars.append(MeldBar(cards, meld, bar, label))
    return tuple(bars)


def _pieces(groups: HandGroups) -> list[tuple[tuple[Card, ...], Meld]]:
    """What lies side by side of each scattered meld, from the left."""
    order = [card for group in groups.groups for card in group.cards]
    found: list[tuple[tuple[Card, ...], Meld]] = []
    for card, meld in groups.scattered:
        before = found[-1] if found else None
        if before is not None and before[1] == meld and order.index(before[0][-1]) == order.index(card) - 1:
            found[-1] = ((*before[0], card), meld)
        else:
            found.append(((card,), meld))
    return found
