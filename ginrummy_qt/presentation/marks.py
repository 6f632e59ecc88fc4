"""Brackets and labels under groups that were laid down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy_qt.presentation.metrics import Measures
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.presentation.spread import LaidGroup, SpreadKind
from ginrummy_qt.rules.cards import Card

BRACKET_DOWN = 8
LABEL_DOWN = 14
LABEL_HEIGHT = 18
BELOW_CARDS = LABEL_DOWN + LABEL_HEIGHT
"""The height that bracket and label take under the cards."""


@dataclass(frozen=True, slots=True)
class SpreadMark:
    """The bracket under a group (dotted for deadwood, none for a discard or cards laid off), and its label.

    The label is centred in its box; `cards` are those of the group, from which its words are made.
    """

    kind: SpreadKind
    cards: tuple[Card, ...]
    bracket: Rect | None
    label: Rect


def spread_marks(measures: Measures, laid: Sequence[LaidGroup]) -> tuple[SpreadMark, ...]:
    """The marks of a row; no two labels share a place."""
    marks = []
    for index, group in enumerate(laid):
        rect = group.rect
        before = laid[index - 1].rect.right if index else rect.x - measures.px(16)
        after = laid[index + 1].rect.x if index + 1 < len(laid) else rect.right + measures.px(16)
        reach = min(rect.x - before, after - rect.right) / 2
        kind, inset = group.group.kind, measures.px(2)
        bracket = None
        if kind not in (SpreadKind.DISCARD, SpreadKind.LAID_OFF):
            y = rect.bottom + measures.px(BRACKET_DOWN)
            bracket = Rect(rect.x + inset, y, rect.width - 2 * inset, measures.px(6))
        label = Rect(
            rect.x - reach,
            rect.bottom + measures.px(LABEL_DOWN),
            rect.width + 2 * reach,
            measures.label_height,
        )
        marks.append(SpreadMark(kind, group.group.cards, bracket, label))
    return tuple(marks)
