"""The tray in which a hand is looked at before it is laid down: where everything in it lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from ginrummy_qt.presentation.end_options import End
from ginrummy_qt.presentation.marks import BELOW_CARDS, SpreadMark, spread_marks
from ginrummy_qt.presentation.metrics import TARGET, Measures, measure
from ginrummy_qt.presentation.poses import CARD_ASPECT, Pose, Rect, Size
from ginrummy_qt.presentation.spread import (
    SpreadGroup,
    SpreadKind,
    SpreadSizes,
    arrangement_groups,
    fit,
    lay_row,
)
from ginrummy_qt.rules.actions import Knock
from ginrummy_qt.rules.cards import Card

TRAY_TOP = 232
TRAY_LEAST = 394
"""Height of a tray in which cards can be told apart; in a low window it begins higher up for it."""
TRAY_Z = 300


@dataclass(frozen=True, slots=True)
class KnockPreview:
    """The tray, in the order it is read.

    `cards` has the pose of each of the eleven cards, the discard face down where the rules lay it so;
    `choices` is where another ending or arrangement is chosen; `rule` a hairline; `deadwood` and `buttons`
    are the parts of the tray's bar.
    """

    tray: Rect
    title: Rect
    choices: Rect
    stakes: Rect
    cards: Mapping[Card, Pose]
    marks: tuple[SpreadMark, ...]
    rule: Rect
    deadwood: Rect
    buttons: Rect
    sizes: SpreadSizes

    @property
    def mirrored(self) -> bool:
        """Whether it is a left-handed table's."""
        return self.buttons.x < self.deadwood.x


def knock_preview(
    size: Size, action: End, discard_face_up: bool = False, left_handed: bool = False
) -> KnockPreview:
    """The tray for an ending of the hand; left-handed its bar changes sides."""
    measures = measure(size)
    tray = _tray(measures)
    inner = _inner(measures, tray)
    title_height = max(TARGET, measures.px(44))
    title = Rect(inner.x, inner.y, 0.55 * inner.width, title_height)
    choices = Rect(title.right, inner.y, inner.right - title.right, title_height)
    stakes = Rect(inner.x, title.bottom + measures.px(2), inner.width, max(57.0, measures.px(62)))
    bar = Rect(inner.x, inner.bottom - measures.bar_height, inner.width, measures.bar_height)
    rule = Rect(inner.x, bar.y - measures.px(12 if measures.compact else 24), inner.width, 1.0)
    least = stakes.bottom + measures.px(4)
    groups = _groups(action)
    most = _most(measures, rule.y - measures.px(BELOW_CARDS + 8) - least)
    sizes = fit([groups], inner.width, most)
    usual = title.bottom + measures.px(66)
    spare = rule.y - measures.px(BELOW_CARDS + 8) - CARD_ASPECT * sizes.card - usual
    top = max(least, usual + 0.42 * max(0.0, spare - measures.px(64)))
    laid = lay_row(groups, inner.x, top, sizes, TRAY_Z)
    poses = {card: pose for group in laid for card, pose in zip(group.group.cards, group.poses, strict=True)}
    if isinstance(action, Knock):
        poses[action.discard] = replace(poses[action.discard], face_up=discard_face_up)
    deadwood = Rect(bar.x, bar.y, 0.4 * bar.width, bar.height)
    buttons = Rect(deadwood.right, bar.y, bar.width - deadwood.width, bar.height)
    return KnockPreview(
        tray=tray,
        title=title,
        choices=choices,
        stakes=stakes,
        cards=MappingProxyType(poses),
        marks=spread_marks(measures, laid),
        rule=rule,
        deadwood=deadwood.mirrored(size.width) if left_handed else deadwood,
        buttons=buttons.mirrored(size.width) if left_handed else buttons,
        sizes=sizes,
    )


def _groups(action: End) -> tuple[SpreadGroup, ...]:
    groups = arrangement_groups(action.arrangement)
    if isinstance(action, Knock):
        return (*groups, SpreadGroup(SpreadKind.DISCARD, (action.discard,)))
    return groups


def _tray(measures: Measures) -> Rect:
    margin, size = measures.margin, measures.size
    top = max(margin, min(measures.px(TRAY_TOP), size.height - margin - measures.px(TRAY_LEAST)))
    return Rect(margin, top, size.width - 2 * margin, size.height - margin - top)


def _inner(measures: Measures, tray: Rect) -> Rect:
    side = measures.px(32) if not measures.compact else 16.0
    pad = measures.px(24)
    return Rect(tray.x + side, tray.y + pad, tray.width - 2 * side, tray.height - 2 * pad)


def _most(measures: Measures, height: float) -> SpreadSizes:
    """The largest sizes: look.md's, and no higher than the tray has room for."""
    if measures.compact:
        card, step, gap = 92.0, 40.0, 24.0
    else:
        card, step, gap = measures.px(152), measures.px(66), measures.px(32)
    fitting = min(card, height / CARD_ASPECT)
    return SpreadSizes(fitting, step * fitting / card, gap)
