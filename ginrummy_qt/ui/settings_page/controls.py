"""The controls of the settings page: a picture to choose, and a row that is on or off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSizePolicy

from ginrummy_qt.ui.dialogs.controls import paint_focus
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

_PAD: Final = 9
"""Round picture and caption of a tile, at scale 1."""
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
        rect, radius = QRectF(self.rect()), theme.metrics.button_radius
        paint_choice_ground(painter, rect, self.isChecked(), self.underMouse(), theme)
        pad = theme.px(_PAD)
        wide, high = theme.px(self._picture.width()), theme.px(self._picture.height())
        self._paint(painter, QRectF(rect.center().x() - wide / 2, pad, wide, high), theme)
        painter.setPen(colour(tokens.sink))
        painter.setFont(theme.font(TextRole.LABEL))
        below = QRectF(0, pad + high, rect.width(), rect.height() - pad - high)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_focus(painter, rect, radius, theme)
        painter.end()


class SwitchRow(QCheckBox):
    """A row that is on or off: a title, a text that wraps, a switch at the end."""

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
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.primary, 0.05))
            painter.drawRoundedRect(rect, theme.metrics.button_radius, theme.metrics.button_radius)
        title, note = self._heights(self.width())
        top, room = (rect.height() - title - note) / 2, self._room(self.width())
        for text, role, ink, height in (
            (self.text(), TextRole.BODY_STRONG, tokens.sink, title),
            (self._note, TextRole.LABEL, tokens.sink2, note),
        ):
            painter.setPen(colour(ink))
            painter.setFont(theme.font(role))
            painter.drawText(QRectF(0, top, room, height), Qt.TextFlag.TextWordWrap, text)
            top += height
        self._paint_switch(painter, rect)
        if self.hasFocus():
            paint_focus(painter, rect, theme.metrics.button_radius, theme)
        painter.end()

    def _paint_switch(self, painter: QPainter, rect: QRectF) -> None:
        """Off: an outline with the knob at its start. On: filled, the knob at its end, with a tick."""
        theme, tokens = self._theme, self._theme.tokens
        wide, high = theme.px(_SWITCH.width()), theme.px(_SWITCH.height())
        box = QRectF(rect.right() - wide - theme.px(6), rect.center().y() - high / 2, wide, high)
        on = self.isChecked()
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
            painter.setPen(QPen(colour(tokens.primary), theme.px(2)))
            third = side / 4
            low = knob.center() + QPointF(-third * 0.25, third)
            painter.drawLine(knob.center() + QPointF(-third, 0.1 * third), low)
            painter.drawLine(low, knob.center() + QPointF(third, -third * 0.8))

    def _room(self, width: int) -> float:
        return max(50.0, width - self._theme.px(_SWITCH.width() + 22))

    def _heights(self, width: int) -> tuple[float, float]:
        room = QRectF(0, 0, self._room(width), 10_000)
        title, note = (
            QFontMetricsF(self._theme.font(role)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
            for role, text in ((TextRole.BODY_STRONG, self.text()), (TextRole.LABEL, self._note))
        )
        return title, note + self._theme.px(2) if self._note else 0.0


def paint_choice_ground(painter: QPainter, rect: QRectF, chosen: bool, hovered: bool, theme: Theme) -> None:
    """The ring and tint of what is chosen, or the tint under the pointer."""
    radius = theme.metrics.button_radius
    if chosen:
        painter.setPen(QPen(colour(theme.tokens.primary), theme.px(2)))
        painter.setBrush(colour(theme.tokens.primary, 0.07))
        edge = theme.px(1)
        painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), radius, radius)
    elif hovered:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.tokens.primary, 0.05))
        painter.drawRoundedRect(rect, radius, radius)
