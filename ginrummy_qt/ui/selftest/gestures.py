"""A hand on the mouse and the keyboard: real input events to the window's widgets, aimed by the layout."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.controller import TableController

_STEPS = 4
_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


class Gestures:
    """Acts on one table."""

    def __init__(self, table: TableController) -> None:
        self._table = table

    @property
    def _viewport(self) -> QWidget:
        return self._table.view.viewport()

    def card_point(self, card: Card) -> QPoint:
        """A point of a card of the hand that no other card covers."""
        pose = self._table.layout.cards[card]
        return QPoint(round(pose.x + pose.width * 0.1), round(pose.y + pose.width * 0.9))

    def click_card(self, card: Card) -> None:
        """Click a card of the hand."""
        self.click_at(self.card_point(card))

    def click_place(self, place: Rect) -> None:
        """Click the middle of a place."""
        self.click_at(middle(place))

    def point_at(self, point: QPoint) -> None:
        """Move the pointer to a point of the table."""
        QTest.mouseMove(self._viewport, point)

    def click_at(self, point: QPoint) -> None:
        """Click a point of the table."""
        QTest.mouseMove(self._viewport, point)
        QTest.mouseClick(self._viewport, _LEFT, _NONE, point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Carry what lies at `start` to `end`."""
        QTest.mouseMove(self._viewport, start)
        QTest.mousePress(self._viewport, _LEFT, _NONE, start)
        for step in range(1, _STEPS + 1):
            QTest.mouseMove(self._viewport, start + (end - start) * (step / _STEPS))
        QTest.mouseRelease(self._viewport, _LEFT, _NONE, end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        """Press a key while the table has the keyboard."""
        self._table.view.setFocus()
        QTest.keyClick(self._table.view, key, modifier)

    def go_to_card(self, card: Card) -> None:
        """Move the keyboard's ring to a card, by arrows from the hand's left end."""
        self.key(Qt.Key.Key_Down)
        hand = self.hand()
        for _ in hand:
            self.key(Qt.Key.Key_Left)
        for _ in range(hand.index(card)):
            self.key(Qt.Key.Key_Right)

    def hand(self) -> list[Card]:
        """The cards of the hand from left to right."""
        update, cards = self._table.update, self._table.layout.cards
        held = () if update is None or update.view is None else update.view.hand
        return sorted(held, key=lambda card: cards[card].x)


def middle(place: Rect) -> QPoint:
    """The middle of a place, in whole pixels."""
    x, y = place.center
    return QPoint(round(x), round(y))


def press(button: QAbstractButton) -> None:
    """Click a button with the mouse."""
    QTest.mouseClick(button, _LEFT, _NONE, button.rect().center())
