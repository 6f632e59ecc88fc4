"""Carries the self-test's actions out by hand: dragging, clicking, by keys, in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.selftest.gestures import Gestures, middle, press

Step = Callable[[], None]
WAYS: Final = ("drag", "click", "keys")


class Player:
    """Plays at one window. What it gives back are steps: between two of them the table comes to rest."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._hand = Gestures(window.table)

    def play(self, action: Action, count: int, picture: Callable[[str], None]) -> tuple[str, list[Step]]:
        """The steps of an action, in a way that changes from one to the next, and the way's name."""
        way = WAYS[count % len(WAYS)]
        match action:
            case DrawStock():
                return way, self._draw(stock=True, way=way)
            case DrawDiscard():
                return way, self._draw(stock=False, way=way)
            case Discard(card):
                return way, self._discard(card, way)
            case Pass():
                return "keys" if way == "keys" else "click", [
                    self._pass if way != "keys" else self._type(Qt.Key.Key_P)
                ]
            case Knock(discard):
                return way, [
                    *self._open_preview(discard, way),
                    lambda: picture("knock-preview"),
                    self._confirm,
                ]
            case BigGin():
                return "keys", [self._type(Qt.Key.Key_K), lambda: picture("knock-preview"), self._confirm]
            case LayOut():
                return "click", [lambda: self._press("best_layoff"), lambda: self._press("lay_off")]

    def point_away(self) -> None:
        """Take the pointer off the cards."""
        self._hand.point_at(QPoint(1, 1))

    def go_on(self) -> list[Step]:
        """Press the button that leads on from a hand's result."""
        return [lambda: self._press("next_hand")]

    def _draw(self, stock: bool, way: str) -> list[Step]:
        """A dragged card is dropped on the hand's upper edge, so that it goes to its sorted place."""
        regions = self._window.table.layout.regions
        place = regions.stock if stock else regions.discard
        if way == "drag":
            above = QPoint(middle(regions.hand).x(), round(regions.hand.y - regions.hand.height / 10))
            return [lambda: self._hand.drag(middle(place), above)]
        if way == "click":
            return [lambda: self._hand.click_place(place)]
        return [self._type(Qt.Key.Key_D if stock else Qt.Key.Key_T)]

    def _discard(self, card: Card, way: str) -> list[Step]:
        pile = self._window.table.layout.regions.discard
        if way == "drag":
            return [lambda: self._hand.drag(self._hand.card_point(card), middle(pile))]
        if way == "click":
            return [lambda: self._hand.click_card(card), lambda: self._hand.click_place(pile)]
        space = Qt.Key.Key_Space
        return [
            lambda: self._hand.go_to_card(card),
            lambda: self._hand.key(space),
            lambda: self._hand.key(Qt.Key.Key_Up),
            lambda: self._hand.key(space),
        ]

    def _open_preview(self, card: Card, way: str) -> list[Step]:
        slot = self._window.table.layout.regions.knock
        if way == "drag":
            return [lambda: self._hand.drag(self._hand.card_point(card), middle(slot))]
        act = self._type(Qt.Key.Key_K) if way == "keys" else lambda: self._hand.click_place(slot)
        return [lambda: self._hand.click_card(card), act]

    def _confirm(self) -> None:
        self._press("knock_confirm")

    def _pass(self) -> None:
        self._press("pass")

    def _press(self, name: str) -> None:
        button = self._window.findChild(QAbstractButton, name)
        if not isinstance(button, QAbstractButton) or not button.isVisible():
            raise LookupError(f"there is no button {name} to press")
        if button.isEnabled():
            press(button)

    def _type(self, key: Qt.Key) -> Step:
        """A shortcut of the menus."""

        def act() -> None:
            self._window.table.view.setFocus()
            QTest.keyClick(self._window, key)

        return act
