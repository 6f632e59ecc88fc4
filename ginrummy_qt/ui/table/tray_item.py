"""What the knock preview paints under its cards: veil, tray, question, stakes, the deadwood of the ending."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.knock_preview import KnockPreview
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.number_block import number_block
from ginrummy_qt.ui.table.suited import draw_suited, draw_suited_lines
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import SMALLEST_TEXT, TextRole

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class TrayTexts:
    """The words of the tray; `number` is the deadwood, `caption` and `hint` stand beside it."""

    title: str
    stakes: str
    number: str
    caption: str
    hint: str


class TrayItem(QGraphicsItem):
    """The tray's ground and words, in scene coordinates; `veil` 0..1 while it comes."""

    def __init__(self, art: Art, preview: KnockPreview, texts: TrayTexts, scene_rect: QRectF) -> None:
        super().__init__()
        self._art = art
        self._preview = preview
        self._texts = texts
        self._scene_rect = scene_rect

    @property
    def texts(self) -> TrayTexts:
        """Its words."""
        return self._texts

    def boundingRect(self) -> QRectF:
        """The whole table: the veil lies over all of it."""
        return self._scene_rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Veil, tray, words."""
        art, preview = self._art, self._preview
        tokens = art.theme.tokens
        for strip in _around(self._scene_rect, qt_rect(preview.tray), art.theme.metrics.tray_radius):
            table_paint.paint_scrim(painter, strip, art.theme)
        table_paint.paint_tray(painter, qt_rect(preview.tray), art.theme, art.shadows)
        painter.setPen(QPen(QColor(tokens.hairline), art.theme.metrics.hairline))
        painter.drawLine(qt_rect(preview.rule).topLeft(), qt_rect(preview.rule).topRight())
        title = qt_rect(preview.title)
        draw_suited(
            painter,
            title,
            art.theme.font(TextRole.TITLE),
            tokens.ink,
            tokens.table_suits,
            self._texts.title,
            _LEFT,
        )
        draw_suited_lines(
            painter,
            qt_rect(preview.stakes),
            art.theme.font(TextRole.BODY),
            tokens.ink2,
            tokens.table_suits,
            self._texts.stakes,
            SMALLEST_TEXT,
        )
        self._paint_deadwood(painter)

    def _paint_deadwood(self, painter: QPainter) -> None:
        art, texts = self._art, self._texts
        tokens, area = art.theme.tokens, qt_rect(self._preview.deadwood)
        block = number_block(art, area, texts.number, self._preview.mirrored)
        art.text(painter, block.number, TextRole.NUMERAL, tokens.ink, texts.number, block.align)
        art.text(painter, block.upper, TextRole.BODY_STRONG, tokens.ink, texts.caption, block.align)
        art.text(painter, block.lower, TextRole.LABEL, tokens.ink2, texts.hint, block.align)


def _around(whole: QRectF, tray: QRectF, radius: float) -> tuple[QRectF, ...]:
    """Four strips round the tray that reach under its rounded corners: what the tray hides needs no veil."""
    inner = tray.adjusted(radius, radius, -radius, -radius)
    return (
        QRectF(whole.left(), whole.top(), whole.width(), inner.top() - whole.top()),
        QRectF(whole.left(), inner.bottom(), whole.width(), whole.bottom() - inner.bottom()),
        QRectF(whole.left(), inner.top(), inner.left() - whole.left(), inner.height()),
        QRectF(inner.right(), inner.top(), whole.right() - inner.right(), inner.height()),
    )
