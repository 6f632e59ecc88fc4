"""The result of a hand laid out: both hands in melds and deadwood, what was laid off where, and the sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from ginrummy_qt.presentation.marks import BELOW_CARDS, SpreadMark, spread_marks
from ginrummy_qt.presentation.messages import Who, who
from ginrummy_qt.presentation.metrics import Measures, measure
from ginrummy_qt.presentation.poses import CARD_ASPECT, CardKey, Pose, Rect, Size
from ginrummy_qt.presentation.spread import (
    LaidGroup,
    SpreadGroup,
    SpreadKind,
    SpreadSizes,
    arrangement_groups,
    defender_groups,
    fit,
    knocker_groups,
    lay_row,
)
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView

ROW_Z = 200
HEADING = 26
ABOVE_CARDS = 8
ROWS_TOP = 102
LAYOFF_RAISE = 0.045
"""How far a card laid off is raised, in card heights."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One seat's hand: heading, brackets and labels, and outlines of cards that were laid off elsewhere."""

    who: Who
    heading: Rect
    marks: tuple[SpreadMark, ...]
    outlines: tuple[tuple[Card, Pose], ...]
    rect: Rect


@dataclass(frozen=True, slots=True)
class LayoffDisc:
    """The disc on a card laid off, with the initial of the one it came from."""

    card: Card
    who: Who


@dataclass(frozen=True, slots=True)
class HandResult:
    """The result screen. `rows` are the opponent's and yours, from the top.

    `sheet` holds the arithmetic and, unless `compact`, the match; `seal` is its last line.
    """

    title: Rect
    story: Rect
    rows: tuple[ResultRow, ResultRow]
    discs: tuple[LayoffDisc, ...]
    cards: Mapping[CardKey, Pose]
    sheet: Rect
    seal: Rect
    buttons: Rect
    sizes: SpreadSizes
    compact: bool

    @property
    def mirrored(self) -> bool:
        """Whether it is a left-handed table's."""
        return self.sheet.x < self.title.x


def hand_result(view: PlayerView, size: Size, left_handed: bool = False) -> HandResult:
    """The result of a hand that is over.

    Raises ValueError when not both hands lie open.
    """
    measures = measure(size)
    sheet, buttons = _sheet(measures)
    area = _area(measures, sheet)
    if left_handed:
        sheet, area = sheet.mirrored(size.width), area.mirrored(size.width)
    opponents, mine = _hands(view)
    tops, most = _rows(measures, area, buttons.y)
    sizes = fit([opponents, mine], area.width, most)
    laid = [
        lay_row(row, area.x, top, sizes, ROW_Z + 50 * index, _raise(sizes))
        for index, (row, top) in enumerate(zip((opponents, mine), tops, strict=True))
    ]
    rows = [
        _row(measures, seen, groups, area, top, _above(measures, sizes.card))
        for seen, groups, top in zip((Who.OPPONENT, Who.YOU), laid, tops, strict=True)
    ]
    return HandResult(
        title=Rect(area.x, area.y, area.width, measures.px(48)),
        story=Rect(area.x, area.y + measures.px(50), area.width, max(16.0, measures.px(24))),
        rows=(rows[0], rows[1]),
        discs=_discs(view),
        cards=MappingProxyType(_poses(laid)),
        sheet=sheet,
        seal=_seal(measures, sheet),
        buttons=buttons,
        sizes=sizes,
        compact=measures.compact,
    )


def hands_lie_open(view: PlayerView) -> bool:
    """Whether the view shows both hands, so that there is a result to lay out."""
    if view.showdown is not None and view.showdown.defence is not None:
        return True
    return view.outcome is not None and view.outcome.hands is not None


def _hands(view: PlayerView) -> tuple[tuple[SpreadGroup, ...], tuple[SpreadGroup, ...]]:
    """The opponent's groups and the viewer's."""
    shown, outcome = view.showdown, view.outcome
    if shown is not None and shown.defence is not None:
        hands = {
            shown.knocker: knocker_groups(shown.arrangement, shown.defence),
            shown.knocker.other: defender_groups(shown.defence),
        }
    elif outcome is not None and outcome.hands is not None:
        hands = {seat: arrangement_groups(best_arrangement(outcome.hands[seat])) for seat in Seat}
    else:
        raise ValueError("the hands do not lie open")
    return hands[view.seat.other], hands[view.seat]


def _sheet(measures: Measures) -> tuple[Rect, Rect]:
    """The score sheet at the right, and the buttons under everything."""
    size, margin = measures.size, measures.margin
    width = 184.0 if measures.compact else measures.px(304)
    bar = Rect(
        margin, size.height - margin - measures.bar_height, size.width - 2 * margin, measures.bar_height
    )
    below = measures.px(24) if not measures.compact else 12.0
    return Rect(size.width - margin - width, margin, width, bar.y - below - margin), bar


def _area(measures: Measures, sheet: Rect) -> Rect:
    margin = measures.margin
    gap = measures.px(24) if not measures.compact else 12.0
    return Rect(margin, margin, sheet.x - gap - margin, sheet.height)


def _rows(measures: Measures, area: Rect, floor: float) -> tuple[tuple[float, float], SpreadSizes]:
    """The upper edges of both rows' cards, and the largest sizes that the height allows."""
    if measures.compact:
        card, step, gap = 84.0, 28.0, 24.0
    else:
        card, step, gap = measures.px(136), measures.px(43), measures.px(32)
    around = measures.px(HEADING + ABOVE_CARDS + BELOW_CARDS + 2)
    top = area.y + measures.px(ROWS_TOP)
    height = floor - measures.px(8) - top
    fitting = min(card, (height / 2 - around) / (CARD_ASPECT * (1 + LAYOFF_RAISE)))
    block = around + CARD_ASPECT * fitting
    spare = height - 2 * block
    between = max(min(measures.px(28), spare), LAYOFF_RAISE * CARD_ASPECT * fitting)
    first = top + max(0.0, 0.42 * (spare - between - measures.px(60))) + measures.px(HEADING + ABOVE_CARDS)
    return (first, first + block + between), SpreadSizes(fitting, step * fitting / card, gap)


def _raise(sizes: SpreadSizes) -> float:
    """How much higher a card lies that was laid off."""
    return LAYOFF_RAISE * CARD_ASPECT * sizes.card


def _above(measures: Measures, card: float) -> float:
    """From the top of a heading to its cards; one that was laid off does not reach the words."""
    return measures.px(HEADING + ABOVE_CARDS) + LAYOFF_RAISE * CARD_ASPECT * card


def _row(
    measures: Measures, seen: Who, laid: Sequence[LaidGroup], area: Rect, top: float, above: float
) -> ResultRow:
    heading = Rect(area.x, top - above, area.width, measures.px(HEADING))
    outlines = tuple(
        (card, Pose(pose.x, pose.y, pose.width, True, pose.z, dim=True))
        for group in laid
        if group.group.kind is SpreadKind.LAID_OFF
        for card, pose in zip(group.group.cards, group.poses, strict=True)
    )
    height = laid[0].rect.height if laid else 0.0
    return ResultRow(
        seen, heading, spread_marks(measures, laid), outlines, Rect(area.x, top, area.width, height)
    )


def _poses(laid: Sequence[Sequence[LaidGroup]]) -> dict[CardKey, Pose]:
    return {
        card: pose
        for row in laid
        for group in row
        if group.group.kind is not SpreadKind.LAID_OFF
        for card, pose in zip(group.group.cards, group.poses, strict=True)
    }


def _discs(view: PlayerView) -> tuple[LayoffDisc, ...]:
    shown = view.showdown
    if shown is None or shown.defence is None:
        return ()
    owner = who(shown.knocker.other, view.seat)
    return tuple(LayoffDisc(layoff.card, owner) for layoff in shown.defence.layoffs)


def _seal(measures: Measures, sheet: Rect) -> Rect:
    height, pad = 44.0, measures.px(24) if not measures.compact else 10.0
    return Rect(sheet.x + pad, sheet.bottom - measures.px(6) - height, sheet.width - 2 * pad, height)
