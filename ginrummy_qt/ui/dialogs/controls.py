"""The controls of sheets, painted as look.md says: rows to choose from, and chips for short values."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QSizePolicy

from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

_RING: Final = 3.0
"""Width of the focus ring at scale 1."""
_HOVER: Final = 110
_PRESS: Final = 114


def shade(ground: QColor, button: QAbstractButton) -> QColor:
    """A ground 10% lighter under the pointer, 14% darker when pressed."""
    if button.isDown():
        return ground.darker(_PRESS)
    if button.underMouse() and button.isEnabled():
        return ground.lighter(_HOVER) if ground.lightness() < 240 else ground.darker(105)
    return ground


def paint_focus(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The focus ring just inside the edge of a control that leaves room for it."""
    width = theme.px(_RING)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.tokens.focus), width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


class Choice(QRadioButton):
    """A row of an exclusive list: a ring, a title, and a text that wraps; folded, only while chosen."""

    def __init__(self, title: str, detail: str, theme: Theme, folds: bool = False) -> None:
        super().__init__(title)
        self._theme = theme
        self._folds = folds
        if folds:
            self.toggled.connect(lambda _checked: self.updateGeometry())
        self.set_detail(detail)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.apply_theme(theme)

    def set_detail(self, detail: str) -> None:
        """Another text under the title."""
        self._detail = detail
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFont(theme.font(TextRole.BODY_STRONG))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The sentence wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for the title and the wrapped sentence, at least a finger's width."""
        pad = self._theme.px(10)
        text = self._title_height() + (self._detail_height(width) if self._shows_detail() else 0)
        return round(max(44, text + 2 * pad))

    def sizeHint(self) -> QSize:
        """A good width for reading."""
        width = round(self._theme.px(420))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as a phone."""
        width = round(self._theme.px(200))
        return QSize(width, self.heightForWidth(width))

    def hitButton(self, position: object) -> bool:
        """The whole row reacts."""
        return True

    def _shows_detail(self) -> bool:
        return bool(self._detail) and (self.isChecked() or not self._folds)

    def _title_height(self) -> float:
        return QFontMetricsF(self._theme.font(TextRole.BODY_STRONG)).height()

    def _detail_height(self, width: int) -> float:
        room = QRectF(0, 0, max(50.0, width - self._left() - self._theme.px(12)), 10_000)
        metrics = QFontMetricsF(self._theme.font(TextRole.LABEL))
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._detail).height() + self._theme.px(2)

    def _left(self) -> float:
        return self._theme.px(44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row: its ground when chosen or under the pointer, the ring, the texts, the focus."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = theme.metrics.button_radius
        if self.isChecked():
            painter.setPen(QPen(colour(tokens.primary), theme.px(2)))
            painter.setBrush(colour(tokens.primary, 0.07))
            edge = theme.px(1)
            painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), radius, radius)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.primary, 0.05))
            painter.drawRoundedRect(rect, radius, radius)
        pad = theme.px(10)
        left = self._left()
        width = rect.width() - left - theme.px(12)
        top = pad
        if not self._shows_detail():
            top = (rect.height() - self._title_height()) / 2
        self._paint_ring(painter, QRectF(theme.px(14), top, theme.px(18), self._title_height()))
        painter.setPen(colour(tokens.sink))
        painter.setFont(theme.font(TextRole.BODY_STRONG))
        painter.drawText(
            QRectF(left, top, width, self._title_height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        if self._shows_detail():
            painter.setPen(colour(tokens.sink2))
            painter.setFont(theme.font(TextRole.LABEL))
            below = QRectF(left, top + self._title_height() + theme.px(2), width, rect.height())
            painter.drawText(below, Qt.TextFlag.TextWordWrap, self._detail)
        if self.hasFocus():
            paint_focus(painter, rect, radius, theme)
        painter.end()

    def _paint_ring(self, painter: QPainter, room: QRectF) -> None:
        tokens = self._theme.tokens
        side = min(room.width(), room.height())
        ring = QRectF(0, 0, side, side)
        ring.moveCenter(room.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = tokens.primary if self.isChecked() else tokens.slot
        painter.setPen(QPen(colour(ink), self._theme.px(2)))
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.primary))
            inset = side * 0.28
            painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset))


class Chip(QRadioButton):
    """A short value of an exclusive row."""

    def __init__(self, text: str, theme: Theme) -> None:
        super().__init__(text)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFont(theme.font(TextRole.BUTTON))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The value with room around it, at least a finger's width."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + self._theme.px(28)
        return QSize(round(max(44.0, width)), round(max(44.0, self._theme.px(44))))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        """The whole chip reacts."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chip: filled when chosen."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = theme.metrics.button_radius
        chosen = self.isChecked()
        ground = QColor(tokens.primary if chosen else tokens.surface)
        painter.setBrush(shade(ground, self))
        painter.setPen(QPen(colour(tokens.primary if chosen else tokens.slot), theme.px(1.5)))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(colour(tokens.primary_text if chosen else tokens.sink))
        painter.setFont(self.font())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_focus(painter, rect, radius, theme)
        painter.end()
