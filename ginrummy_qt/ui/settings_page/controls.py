"""The controls of the settings page: a picture to choose, and a row that is on or off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSizePolicy

from ginrummy_qt.ui.dialogs.controls import inside_focus, paint_ground, paint_tick
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour
from ginrummy_qt.ui.theme.widgets import HALO

_PAD: Final = 9
"""Round picture and caption of a tile, at scale 1."""
_MARK: Final = 16
"""Side of the tick on the tile that is chosen, at scale 1."""
_SWITCH: Final = QSizeF(40, 24)

PaintSample = Callable[[QPainter, QRectF, Theme], None]


class Tile(QRadioButton):
    """One of several exclusive values, with a picture of it above its name."""

    def __init__(self, text: str, picture: QSizeF, paint: PaintSample, theme: Theme) -> None:
        super().__init__(text)
        self._theme = theme
        self._picture = picture
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFont(theme.font(TextRole.LABEL))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The picture and its name, with room around."""
        theme, text = self._theme, QFontMetricsF(self._theme.font(TextRole.LABEL))
        pad = theme.px(_PAD)
        width = max(theme.px(self._picture.width()), text.horizontalAdvance(self.text())) + 2 * pad
        height = theme.px(self._picture.height()) + text.height() + 2.6 * pad
        return QSize(round(max(44.0, width)), round(max(44.0, height)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        """The whole tile reacts."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring when chosen, the picture, the name, the focus."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        paint_ground(
            painter,
            rect,
            theme,
            chosen=self.isChecked(),
            hovered=self.underMouse(),
            focused=self.hasFocus(),
        )
        pad = theme.px(_PAD)
        wide, high = theme.px(self._picture.width()), theme.px(self._picture.height())
        self._paint(painter, QRectF(rect.center().x() - wide / 2, pad, wide, high), theme)
        painter.setPen(colour(tokens.sink))
        painter.setFont(theme.font(TextRole.LABEL))
        below = QRectF(0, pad + high, rect.width(), rect.height() - pad - high)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            self._paint_mark(painter, inside_focus(rect, self.hasFocus(), theme))
        painter.end()

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """A tick in the corner of what is chosen."""
        theme, tokens = self._theme, self._theme.tokens
        side = theme.px(_MARK)
        disc = QRectF(rect.right() - side - theme.px(3), rect.top() + theme.px(3), side, side)
        painter.setPen(QPen(colour(tokens.surface), theme.px(1.5)))
        painter.setBrush(colour(tokens.primary))
        painter.drawEllipse(disc)
        paint_tick(painter, disc, tokens.primary_text, theme)


class SwitchRow(QCheckBox):
    """A row that is on or off: a title, a text that wraps, a switch at the end, in the focus ring's room."""

    def __init__(self, title: str, note: str, theme: Theme) -> None:
        super().__init__(title)
        self._theme = theme
        self._note = note
        self.setAccessibleDescription(note)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFont(theme.font(TextRole.BODY_STRONG))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The texts wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for the wrapped texts, at least a finger's width."""
        title, note = self._heights(width)
        return round(max(44.0, title + note + 2 * self._theme.px(8)))

    def sizeHint(self) -> QSize:
        """A good width for reading."""
        width = round(self._theme.px(400))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as a phone."""
        width = round(self._theme.px(200))
        return QSize(width, self.heightForWidth(width))

    def hitButton(self, position: object) -> bool:
        """The whole row reacts."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The texts, the switch, the focus."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        hovered, focused = self.underMouse(), self.hasFocus()
        paint_ground(painter, rect, theme, chosen=False, hovered=hovered, focused=focused)
        title, note = self._heights(self.width())
        top, room = (rect.height() - title - note) / 2, self._room(self.width())
        for text, role, ink, height in (
            (self.text(), TextRole.BODY_STRONG, tokens.sink, title),
            (self._note, TextRole.LABEL, tokens.sink2, note),
        ):
            painter.setPen(colour(ink))
            painter.setFont(theme.font(role))
            painter.drawText(QRectF(theme.px(HALO), top, room, height), Qt.TextFlag.TextWordWrap, text)
            top += height
        self._paint_switch(painter)
        painter.end()

    def switch_box(self) -> QRectF:
        """Where the switch is."""
        wide, high = self._theme.px(_SWITCH.width()), self._theme.px(_SWITCH.height())
        rect = QRectF(self.rect())
        return QRectF(rect.right() - wide - self._theme.px(HALO), rect.center().y() - high / 2, wide, high)

    def _paint_switch(self, painter: QPainter) -> None:
        """Off: an outline with the knob at its start. On: filled, the knob at its end, with a tick."""
        theme, tokens = self._theme, self._theme.tokens
        box, on = self.switch_box(), self.isChecked()
        high = box.height()
        painter.setPen(QPen(colour(tokens.primary if on else tokens.slot), theme.px(2)))
        painter.setBrush(colour(tokens.primary) if on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, high / 2, high / 2)
        side = high - theme.px(8)
        left = box.right() - side - theme.px(4) if on else box.left() + theme.px(4)
        knob = QRectF(left, box.top() + theme.px(4), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.primary_text if on else tokens.slot))
        painter.drawEllipse(knob)
        if on:
            paint_tick(painter, knob, tokens.primary, theme)

    def _room(self, width: int) -> float:
        return max(50.0, width - self._theme.px(_SWITCH.width() + 16 + 2 * HALO))

    def _heights(self, width: int) -> tuple[float, float]:
        room = QRectF(0, 0, self._room(width), 10_000)
        title, note = (
            QFontMetricsF(self._theme.font(role)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
            for role, text in ((TextRole.BODY_STRONG, self.text()), (TextRole.LABEL, self._note))
        )
        return title, note + self._theme.px(2) if self._note else 0.0
