"""The board on which a knock is answered by hand (rule 1.9): where everything on it lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ginrummy_qt.presentation.defence_draft import DefenceDraft
from ginrummy_qt.presentation.hand_result import HEADING, ROW_Z, ROWS_TOP
from ginrummy_qt.presentation.marks import BELOW_CARDS, SpreadMark, spread_marks
from ginrummy_qt.presentation.metrics import TARGET, Measures, measure
from ginrummy_qt.presentation.poses import CARD_ASPECT, CardKey, Pose, Rect, Size
from ginrummy_qt.presentation.spread import (
    LaidGroup,
    SpreadGroup,
    SpreadSizes,
    arrangement_groups,
    fit,
    knocker_groups,
    lay_row,
)
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card

ABOVE_CARDS = 12
"""Between a heading and its cards, at scale 1: the ring of a card laid off stays clear of the words."""
LAYOFF_RAISE = 0.045


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One seat's cards: the heading above them, brackets and labels below, and all the room they have."""

    heading: Rect
    marks: tuple[SpreadMark, ...]
    area: Rect


@dataclass(frozen=True, slots=True)
class DefenceBoard:
    """The board. `targets` are the places of the knocker's melds, by their index, to lay cards off on.

    `laid_off` are the cards lying there, `own` the defender's other cards from the left. `deadwood` and
    `buttons` are the parts of the bar.
    """

    title: Rect
    story: Rect
    knocker: BoardRow
    defender: BoardRow
    targets: Mapping[int, Rect]
    cards: Mapping[CardKey, Pose]
    own: tuple[Card, ...]
    laid_off: tuple[Card, ...]
    deadwood: Rect
    buttons: Rect

    @property
    def mirrored(self) -> bool:
        """Whether it is a left-handed table's."""
        return self.buttons.x < self.deadwood.x


def defence_board(
    knocker: Arrangement, draft: DefenceDraft, size: Size, left_handed: bool = False
) -> DefenceBoard:
    """The board for an answer as far as it has been made; left-handed its bar changes sides."""
    measures = measure(size)
    margin, width = measures.margin, size.width - 2 * measures.margin
    bar = Rect(margin, size.height - margin - measures.bar_height, width, measures.bar_height)
    theirs = knocker_groups(knocker, draft.defence)
    mine = arrangement_groups(draft.arrangement)
    tops, most = _rows(measures, bar.y)
    laid = _lay(measures, (theirs, mine), tops, most)
    deadwood = Rect(bar.x, bar.y, 0.4 * width, bar.height)
    buttons = Rect(deadwood.right, bar.y, width - deadwood.width, bar.height)
    rows = [_row(measures, groups, top, width) for groups, top in zip(laid, tops, strict=True)]
    return DefenceBoard(
        title=Rect(margin, margin, width, measures.px(48)),
        story=Rect(margin, margin + measures.px(50), width, max(16.0, measures.px(24))),
        knocker=rows[0],
        defender=rows[1],
        targets=MappingProxyType(
            {each.group.meld: each.rect for each in laid[0] if each.group.meld is not None}
        ),
        cards=MappingProxyType(
            {
                card: pose
                for row in laid
                for group in row
                for card, pose in zip(group.group.cards, group.poses, strict=True)
            }
        ),
        own=tuple(card for group in mine for card in group.cards),
        laid_off=tuple(card for group in theirs for card in group.cards if card in group.laid_off),
        deadwood=deadwood.mirrored(size.width) if left_handed else deadwood,
        buttons=buttons.mirrored(size.width) if left_handed else buttons,
    )


def _rows(measures: Measures, floor: float) -> tuple[tuple[float, float], SpreadSizes]:
    """The upper edges of both rows' cards, and the largest sizes that the height allows."""
    around = measures.px(HEADING + ABOVE_CARDS + BELOW_CARDS + 2)
    top = measures.margin + measures.px(ROWS_TOP - 8)
    height = floor - measures.px(16) - top
    most = 100.0 if measures.compact else measures.px(144)
    card = min(most, (height / 2 - around) / CARD_ASPECT)
    block = around + CARD_ASPECT * card
    spare = height - 2 * block
    between = min(measures.px(28), spare)
    first = top + max(0.0, 0.42 * (spare - between)) + measures.px(HEADING + ABOVE_CARDS)
    step = max(TARGET, 0.42 * card)
    return (first, first + block + between), SpreadSizes(card, step, measures.px(40))


def _lay(
    measures: Measures,
    rows: tuple[tuple[SpreadGroup, ...], tuple[SpreadGroup, ...]],
    tops: tuple[float, float],
    most: SpreadSizes,
) -> list[tuple[LaidGroup, ...]]:
    """Both rows with cards of one size, each as wide as it needs."""
    width, left = measures.size.width - 2 * measures.margin, measures.margin
    card = fit(rows, width, most).card
    laid = []
    for groups, top, z in zip(rows, tops, (ROW_Z, ROW_Z + 50), strict=True):
        sizes = fit([groups], width, SpreadSizes(card, most.step, most.gap))
        laid.append(lay_row(groups, left, top, sizes, z, LAYOFF_RAISE * CARD_ASPECT * sizes.card))
    return laid


def _row(measures: Measures, laid: tuple[LaidGroup, ...], top: float, width: float) -> BoardRow:
    above = measures.px(HEADING + ABOVE_CARDS)
    heading = Rect(measures.margin, top - above, width, measures.px(HEADING))
    height = laid[0].rect.height if laid else 0.0
    area = Rect(measures.margin, top - above, width, above + height + measures.px(BELOW_CARDS))
    return BoardRow(heading, spread_marks(measures, laid), area)
