"""The words and lines of the result of a hand that stand on the table itself."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import Qt

from ginrummy_qt.presentation.hand_result import HandResult
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.ui.table.lettering import Label, Lettering, qt_rect
from ginrummy_qt.ui.table.spread_words import spread_lettering
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.theme.metrics import TextRole

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def result_lettering(
    result: HandResult, words: Words, laid_down: Container[Who] = frozenset(Who)
) -> tuple[Lettering, ...]:
    """Headings of both hands; brackets and labels of those that are laid down."""
    found: list[Lettering] = []
    for row in result.rows:
        found.append(Label(qt_rect(row.heading), words.who(row.who), TextRole.HEADING, align=_LEFT))
        if row.who in laid_down:
            found += spread_lettering(row.marks, words)
    return tuple(found)
