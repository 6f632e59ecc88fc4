"""A card that can be pressed and dragged by itself: an unseen button over the card that the scene paints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKey, TableKeys

_WAYS: Final = (
    *(TableKey.LEFT, TableKey.RIGHT, TableKey.UP, TableKey.DOWN),
    *(TableKey.FIRST, TableKey.LAST),
)
_UNASKED: Final = (Qt.FocusReason.OtherFocusReason, Qt.FocusReason.MouseFocusReason)
_BACK_AGAIN: Final = (
    *(Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason),
    Qt.FocusReason.MenuBarFocusReason,
)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class CardHandle(QAbstractButton):
    """Takes pointer and keys for a card; assistive programs find it as a button with the card's name.

    Positions are those of the parent widget.
    """

    pointed = Signal(bool)
    """The pointer is on it, or the keyboard, or no longer."""
    lifted = Signal()
    carried = Signal(QPointF, QPointF)
    """How far from where it was pressed, and where the pointer is."""
    dropped = Signal(QPointF)
    called_off = Signal()
    sent_on = Signal(object)
    """A TableKey that takes the keyboard to another card."""

    def __init__(self, card: Card, parent: QWidget, keys: Callable[[], TableKeys] = TableKeys) -> None:
        super().__init__(parent)
        self._board = parent
        self._keys = keys
        self.card = card
        self.setObjectName(f"handle_{card}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._start: QPointF | None = None
        self._by_keys = False
        self._carried = False

    @property
    def is_carried(self) -> bool:
        """Whether the card follows the pointer."""
        return self._carried

    def call_off(self) -> None:
        """The drag ends where it began."""
        self._start = None
        if self._carried:
            self._carried = False
            self.setDown(False)
            self.called_off.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing: the scene paints the card."""

    def enterEvent(self, event: object) -> None:
        """The pointer comes."""
        self.pointed.emit(True)

    def leaveEvent(self, event: object) -> None:
        """The pointer goes."""
        self.pointed.emit(False)

    @property
    def by_keys(self) -> bool:
        """Whether the keyboard is here because somebody used it, and is to be seen here."""
        return self._by_keys and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes."""
        super().focusInEvent(event)
        if event.reason() not in _BACK_AGAIN:
            self._by_keys = event.reason() not in _UNASKED
        if self._by_keys:
            self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        self.call_off()
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click or a drag may begin."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._start = self._at(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Beyond the threshold the card follows; outside the table the drag is called off."""
        if self._start is None:
            return
        at = self._at(event)
        way = at - self._start
        if not self._carried and way.manhattanLength() >= QGuiApplication.styleHints().startDragDistance():
            self._carried = True
            self.lifted.emit()
        if self._carried and not self._board.rect().contains(at.toPoint()):
            self.call_off()
        elif self._carried:
            self.carried.emit(way, at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A drop is no click."""
        carried, self._carried, self._start = self._carried, False, None
        if carried:
            self.setDown(False)
            self.dropped.emit(self._at(event))
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table: to press, and to go to other cards; Esc calls a drag off."""
        key, meaning = Qt.Key(event.key()), self._keys().meaning(event)
        if self._carried:
            if key is Qt.Key.Key_Escape:
                self.call_off()
            return
        if meaning in _WAYS:
            self.sent_on.emit(meaning)
        elif meaning is TableKey.ACT:
            if not event.isAutoRepeat():
                self.click()
        elif meaning is not None or key in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _at(self, event: QMouseEvent) -> QPointF:
        return QPointF(self.mapToParent(event.position().toPoint()))
