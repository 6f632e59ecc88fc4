"""The controls of sheets: rows to choose from, chips for short values, and how all controls are painted.

What is chosen has a ring of the primary colour or is filled; what has the keyboard steps back from its edge
and has the focus ring there, so that the two are told apart without their colours.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QSizePolicy

from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

_RING: Final = 3.0
"""Width of the focus ring at scale 1."""
_FOCUS_GAP: Final = 2.0
"""Between the focus ring and what it is round, at scale 1."""
_TICK: Final = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.32))
"""The corners of a tick, in parts of its box."""
_ROW_PAD: Final = 8
"""Above and below the texts of a row, at scale 1: what steps back for the focus ring leaves them clear."""
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


def inside_focus(rect: QRectF, focused: bool, theme: Theme) -> QRectF:
    """Where a control is painted: all of its room, or what the focus ring and a gap leave of it."""
    inset = theme.px(_RING + _FOCUS_GAP) if focused else 0.0
    return rect.adjusted(inset, inset, -inset, -inset)


def paint_ground(
    painter: QPainter, rect: QRectF, theme: Theme, *, chosen: bool, hovered: bool, focused: bool
) -> None:
    """The ring and tint of what is chosen, the tint under the pointer, the ring of what has the keyboard."""
    radius, tokens = theme.metrics.button_radius, theme.tokens
    inner = inside_focus(rect, focused, theme)
    if chosen:
        painter.setPen(QPen(colour(tokens.primary), theme.px(2)))
        painter.setBrush(colour(tokens.primary, 0.07))
        edge = theme.px(1)
        painter.drawRoundedRect(inner.adjusted(edge, edge, -edge, -edge), radius, radius)
    elif hovered:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.primary, 0.05))
        painter.drawRoundedRect(inner, radius, radius)
    if focused:
        paint_focus(painter, rect, radius, theme)


def paint_box(
    painter: QPainter, rect: QRectF, ground: QColor, edge: str, theme: Theme, *, focused: bool
) -> None:
    """The box of a chip or a check box, with the ring of what has the keyboard."""
    radius = theme.metrics.button_radius
    painter.setBrush(ground)
    painter.setPen(QPen(colour(edge), theme.px(1.5)))
    painter.drawRoundedRect(inside_focus(rect, focused, theme).adjusted(1, 1, -1, -1), radius, radius)
    if focused:
        paint_focus(painter, rect, radius, theme)


def paint_tick(painter: QPainter, box: QRectF, ink: str, theme: Theme) -> None:
    """A tick in the middle of a box."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(ink), theme.px(2)))
    corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
    painter.drawPolyline(QPolygonF(corners))


def in_group(group: str, text: str) -> str:
    """What screen readers say of one of several values: what it is a value of, and what explains it."""
    return f"{group}. {text}" if group and text else group or text


class Choice(QRadioButton):
    """A row of an exclusive list: a ring, a title, and a text that wraps, a longer one while it is chosen."""

    def __init__(self, title: str, detail: str, theme: Theme, group: str = "") -> None:
        super().__init__(title)
        self._theme = theme
        self._detail = detail
        self._group = group
        self._more = ""
        self.toggled.connect(lambda _checked: self.updateGeometry())
        self.set_more("")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.apply_theme(theme)

    def set_more(self, more: str) -> None:
        """All there is to say, seen in place of the short text while the row is chosen."""
        self._more = more
        self.setAccessibleDescription(in_group(self._group, f"{self._detail} {more}".strip()))
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
        """Room for the title and the wrapped texts, at least a finger's width."""
        return round(max(44, self._title_height() + self._text_height(width) + 2 * self._theme.px(_ROW_PAD)))

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

    def _text(self) -> str:
        """What stands under the title now."""
        return self._more if self._more and self.isChecked() else self._detail

    def _title_height(self) -> float:
        return QFontMetricsF(self._theme.font(TextRole.BODY_STRONG)).height()

    def _text_height(self, width: int) -> float:
        if not self._text():
            return 0
        room = QRectF(0, 0, max(50.0, width - self._left() - self._theme.px(12)), 10_000)
        metrics = QFontMetricsF(self._theme.font(TextRole.LABEL))
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._text()).height() + self._theme.px(2)

    def _left(self) -> float:
        return self._theme.px(44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The row: its ground when chosen or under the pointer, the ring, the texts, the focus."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        paint_ground(
            painter,
            rect,
            theme,
            chosen=self.isChecked(),
            hovered=self.underMouse(),
            focused=self.hasFocus(),
        )
        left = self._left()
        width = rect.width() - left - theme.px(12)
        height = self._text_height(self.width())
        top = (rect.height() - self._title_height() - height) / 2
        self._paint_ring(painter, QRectF(theme.px(14), top, theme.px(18), self._title_height()))
        painter.setPen(colour(tokens.sink))
        painter.setFont(theme.font(TextRole.BODY_STRONG))
        painter.drawText(
            QRectF(left, top, width, self._title_height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        painter.setPen(colour(tokens.sink2))
        painter.setFont(theme.font(TextRole.LABEL))
        below = QRectF(left, top + self._title_height() + theme.px(2), width, height)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, self._text())
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


_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Chip(QRadioButton):
    """A short value of an exclusive row."""

    def __init__(self, text: str, theme: Theme, group: str = "") -> None:
        super().__init__(text)
        self._theme = theme
        self.setAccessibleDescription(group)
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
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + self._theme.px(26)
        return QSize(round(max(44.0, width)), round(max(44.0, self._theme.px(44))))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        """The whole chip reacts."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go through all values, also where their row goes on in another line."""
        step, group = _SIDEWAYS.get(Qt.Key(event.key())), self.group()
        if step is None or group is None:
            super().keyPressEvent(event)
            return
        values = [button for button in group.buttons() if button.isVisible() and button.isEnabled()]
        place = values.index(self) + step
        if 0 <= place < len(values):
            values[place].setFocus(Qt.FocusReason.TabFocusReason)
            values[place].click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chip: filled when chosen."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        chosen = self.isChecked()
        ground = shade(QColor(tokens.primary if chosen else tokens.surface), self)
        edge = tokens.primary if chosen else tokens.slot
        paint_box(painter, rect, ground, edge, theme, focused=self.hasFocus())
        painter.setPen(colour(tokens.primary_text if chosen else tokens.sink))
        painter.setFont(self.font())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()
