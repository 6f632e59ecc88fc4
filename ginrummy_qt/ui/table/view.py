"""The widget of the table: a raster QGraphicsView that hands pointer, keys and focus to one listener."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ginrummy_qt.ui.table.drag import Adding
from ginrummy_qt.ui.table.long_press import LongPress
from ginrummy_qt.ui.table.parts import SpokenTable
from ginrummy_qt.ui.theme.ground import TableGround
from ginrummy_qt.ui.theme.tokens import LIGHT, Tokens

TAB_REASONS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableInput(Protocol):
    """What is done with the table; positions are scene coordinates, which are the viewport's pixels."""

    def pressed(self, at: QPointF, adds: Adding) -> None:
        """The main button went down, or a finger; `adds`: to what is marked."""

    def moved(self, at: QPointF) -> None:
        """The pointer moved, with or without the button."""

    def released(self, at: QPointF) -> None:
        """The main button went up."""

    def left(self) -> None:
        """The pointer left the table, or lost it to something else."""

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; False leaves it to others."""

    def tab(self, forward: bool) -> bool:
        """Tab or Shift+Tab; False lets the focus leave the table."""

    def focus_entered(self, forward: bool | None) -> None:
        """The table has the keyboard: by Tab, Shift+Tab, or (None) otherwise."""

    def focus_left(self) -> None:
        """The keyboard went elsewhere."""


class TableView(QGraphicsView):
    """Shows a scene whose coordinates are the viewport's logical pixels, on a ground that is painted once."""

    resized = Signal()
    """The viewport has another size, or the screen another device pixel ratio."""
    painted = Signal()
    """A part of the table is painted: something may have moved."""
    menu_wanted = Signal(QPointF, QPoint, bool)
    """The menu of what lies there is asked for; the same point of the screen; whether by the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setAccessibleName(self.name_said())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ground = TableGround()
        self._tokens = LIGHT
        self._input: TableInput | None = None
        self._long_press = LongPress(self._ask_for_menu, self)
        self.spoken: SpokenTable | None = None
        """What assistive programs are told."""

    def name_said(self) -> str:
        """What assistive programs call the table."""
        return self.tr("Table")

    def set_input(self, listener: TableInput) -> None:
        """Tell who listens."""
        self._input = listener

    def set_tokens(self, tokens: Tokens) -> None:
        """Paint the ground in these colours."""
        self._tokens = tokens
        self.viewport().update()

    def setScene(self, scene: QGraphicsScene | None) -> None:
        """Show a scene; it is kept as large as the viewport."""
        super().setScene(scene)
        self._fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Blit the part of the ground that is asked for."""
        rect = QRectF(rect)
        size = self.viewport().size()
        ratio = self.viewport().devicePixelRatioF()
        ground = self._ground.pixmap(size.width(), size.height(), ratio, self._tokens)
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, ground, source)
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep scene and viewport the same size."""
        super().resizeEvent(event)
        self._fit()
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """A screen with another pixel ratio needs other pixmaps."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.resized.emit()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Only the main button does anything; the right one never drags."""
        if self._input is not None and event.button() is Qt.MouseButton.LeftButton:
            self._input.pressed(event.position(), _adding(event.modifiers()))
            if event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen:
                self._long_press.begin(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second quick press is a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover and drag."""
        self._long_press.move(event.position())
        if self._input is not None:
            self._input.moved(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or a drag."""
        self._long_press.end()
        if self._input is not None and event.button() is Qt.MouseButton.LeftButton:
            self._input.released(event.position())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button, or the menu key."""
        by_keys = event.reason() is QContextMenuEvent.Reason.Keyboard
        self.menu_wanted.emit(QPointF(self.viewport().mapFrom(self, event.pos())), event.globalPos(), by_keys)
        event.accept()

    def _ask_for_menu(self, at: QPointF) -> None:
        """A finger has stayed: it begins no drag any more."""
        if self._input is not None:
            self._input.left()
        self.menu_wanted.emit(at, self.viewport().mapToGlobal(at.toPoint()), False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes in."""
        if self._input is not None:
            self._input.moved(event.position())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer leaves."""
        if self._input is not None:
            self._input.left()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys go to the listener, then to the windows around the table."""
        if self._input is None or not self._input.key(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab moves inside the table before it leaves it."""
        if self.hasFocus() and self._input is not None and self._input.tab(forward):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes in."""
        super().focusInEvent(event)
        if self._input is not None:
            by_tab = event.reason() in TAB_REASONS
            forward = event.reason() is Qt.FocusReason.TabFocusReason
            self._input.focus_entered(forward if by_tab else None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard leaves."""
        super().focusOutEvent(event)
        if self._input is not None:
            self._input.focus_left()

    def _fit(self) -> None:
        scene = self.scene()
        if scene is not None:
            scene.setSceneRect(QRectF(self.viewport().rect()))


def _adding(modifiers: Qt.KeyboardModifier) -> Adding:
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return Adding.THROUGH
    return Adding.ONE if modifiers & Qt.KeyboardModifier.ControlModifier else Adding.NO
