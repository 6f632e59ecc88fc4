"""A chosen row that has the keyboard: the frame that steps back for the ring leaves the texts clear."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from ginrummy_qt.ui.dialogs.controls import Choice
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT

RING_GAP_AND_FRAME = 3 + 2 + 2


@pytest.mark.parametrize("scale", [0.92, 1.0, 1.6])
def test_above_and_below_the_texts_is_room_for_ring_and_frame(qtbot, scale):
    theme = Theme(LIGHT, load_fonts(), Metrics(scale))
    row = Choice("Player 1", "plays now", theme)
    qtbot.addWidget(row)
    texts = sum(QFontMetricsF(theme.font(role)).height() for role in (TextRole.BODY_STRONG, TextRole.LABEL))
    assert row.heightForWidth(300) - texts - theme.px(2) > 2 * theme.px(RING_GAP_AND_FRAME)
