"""Turns pointer, touch and keys into acts on the table; what an act means is the desk's business."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.keys.table_keys import TableKey, TableKeys
from ginrummy_qt.ui.table import drag, keyboard
from ginrummy_qt.ui.table.drag import (
    Adding,
    Banding,
    Carried,
    Clicked,
    Dropped,
    Idle,
    Lifted,
    Place,
    Pointer,
    Target,
)
from ginrummy_qt.ui.table.keyboard import Arrow, Focus

_ARROWS: Final = {
    TableKey.LEFT: Arrow.LEFT,
    TableKey.RIGHT: Arrow.RIGHT,
    TableKey.UP: Arrow.UP,
    TableKey.DOWN: Arrow.DOWN,
    TableKey.FIRST: Arrow.HOME,
    TableKey.LAST: Arrow.END,
}
_MOVES: Final = {TableKey.MOVE_LEFT: -1, TableKey.MOVE_RIGHT: 1}
_MARKING: Final = {TableKey.MARK_LEFT: Arrow.LEFT, TableKey.MARK_RIGHT: Arrow.RIGHT}
_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
)


class Desk(Protocol):
    """What the pointer and the keyboard act on."""

    @property
    def busy(self) -> bool:
        """Whether a sequence plays, which any click or key finishes."""

    @property
    def open_for_play(self) -> bool:
        """Whether cards and places may be pressed: no tray and no result lies over them."""

    def skip(self) -> None:
        """Finish the sequence."""

    def target_at(self, x: float, y: float) -> Target | None:
        """What lies there to press."""

    def place_at(self, target: Target, x: float, y: float) -> Place | None:
        """Where a carried target would be dropped."""

    def can_carry(self, target: Target) -> bool:
        """Whether a target may be moved by the pointer."""

    def hover(self, target: Target | None) -> None:
        """The pointer is above this."""

    def hold(self, target: Target | None) -> None:
        """The button is down on this."""

    def lift(self, target: Target) -> None:
        """A drag begins."""

    def carry(self, carried: Carried) -> None:
        """The drag goes on."""

    def drop(self, target: Target, over: Place | None) -> None:
        """The drag ends."""

    def put_back(self, target: Target) -> None:
        """The drag is called off."""

    def act(self, target: Target) -> None:
        """A click, or Space or Enter."""

    def band(self, area: Rect | None) -> None:
        """A rectangle is drawn over the table, or (None) no longer."""

    def inside(self, x: float, y: float) -> bool:
        """Whether a point lies on the table."""

    def mark(self, card: Card, through: Card | None = None) -> None:
        """Mark a card to be moved with others, or no longer; `through`: all from there to it."""

    def mark_both(self, card: Card, other: Card) -> None:
        """Mark two cards beside those that are."""

    def shift_card(self, card: Card, step: int) -> None:
        """Move a card of the hand by one place to the left (-1) or right (1)."""

    def escape(self) -> bool:
        """Esc: give up the selection; False when there was nothing to give up."""

    def show_focus(self, focus: Focus | None) -> None:
        """Show the keyboard's ring there, or nowhere."""

    def hand_cards(self) -> Sequence[Card]:
        """The hand from left to right."""

    def places_above(self) -> Sequence[Place]:
        """The three places above the hand from left to right."""

    def tab_stops(self) -> Collection[Place]:
        """Those of them at which Tab stops: where something can be done, or all while nothing can."""

    def drawn_card(self) -> Card | None:
        """The card just drawn, until the discard."""

    def wanted_place(self) -> Place:
        """The place that Up goes to: where the person most likely acts next."""


class Interaction:
    """The table's listener: one pointer, one focus."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._pointer: Pointer = Idle()
        self._spent = False
        self._adds = Adding.NO
        self._focus: Focus | None = None
        self._last_card: Card | None = None
        self._last_place = 0
        self._drawn: Card | None = None
        self._ring = False
        self.keys = TableKeys()
        """What the keys do here."""

    @property
    def dragging(self) -> bool:
        """Whether a card is being carried."""
        return isinstance(self._pointer, Carried)

    @property
    def focus(self) -> Focus | None:
        """Where the keyboard is."""
        return self._focus

    # Pointer

    def pressed(self, at: QPointF, adds: Adding = Adding.NO) -> None:
        """A press that finishes a sequence is no click, but it may still begin a drag.

        What an earlier press began is called off: its release went elsewhere.
        """
        self.cancel()
        self._set_ring(False)
        self._adds = adds
        self._spent = self._desk.busy
        if self._spent:
            self._desk.skip()
        if not self._desk.open_for_play:
            return
        target = self._desk.target_at(at.x(), at.y())
        can_move = target is not None and self._desk.can_carry(target)
        self._pointer = drag.press(target, at.x(), at.y(), can_move)
        self._desk.hold(target)

    def moved(self, at: QPointF) -> None:
        """Hover, or the card being carried."""
        if isinstance(self._pointer, Idle):
            target = self._desk.target_at(at.x(), at.y()) if self._desk.open_for_play else None
            self._desk.hover(target)
            return
        if isinstance(self._pointer, Carried) and not self._desk.inside(at.x(), at.y()):
            self.cancel()
            return
        threshold = QGuiApplication.styleHints().startDragDistance()
        if isinstance(self._pointer, Banding):
            self._pointer = replace(self._pointer, x=at.x(), y=at.y())
            if self._pointer.way >= threshold:
                self._desk.band(self._pointer.area)
            return
        over = self._desk.place_at(self._pointer.target, at.x(), at.y())
        self._pointer, outcome = drag.move(self._pointer, at.x(), at.y(), threshold, over)
        if isinstance(outcome, Lifted):
            self._desk.lift(outcome.target)
        if isinstance(self._pointer, Carried):
            self._desk.carry(self._pointer)

    def released(self, at: QPointF) -> None:
        """A click or a drop."""
        pointer, self._pointer = self._pointer, Idle()
        self._desk.hold(None)
        if isinstance(pointer, Banding):
            self._desk.band(None)
        outcome = drag.release(pointer, self._desk.target_at(at.x(), at.y()))
        match outcome:
            case Clicked(Target(Place.HAND, Card() as card)) if (
                not self._spent and self._adds is not Adding.NO
            ):
                self._desk.mark(card, self._last_card if self._adds is Adding.THROUGH else None)
                self._remember(Target(Place.HAND, card))
            case Clicked(target) if not self._spent:
                self._remember(target)
                self._desk.act(target)
            case Dropped(target, over):
                self._remember(target)
                self._desk.drop(target, over)
        self.moved(at)

    def left(self) -> None:
        """Leaving the window calls a drag off."""
        self.cancel()
        self._desk.hover(None)

    def cancel(self) -> bool:
        """Call a drag off; False when there was none."""
        pointer, self._pointer = self._pointer, Idle()
        self._desk.hold(None)
        if isinstance(pointer, Banding):
            self._desk.band(None)
        if isinstance(pointer, Carried):
            self._desk.put_back(pointer.target)
            return True
        return False

    # Keys

    def key(self, event: QKeyEvent) -> bool:
        """Arrows, Space, Enter and Esc; the rest belongs to menus."""
        key = Qt.Key(event.key())
        if key in _MODIFIERS:
            return False
        if self.dragging:
            return key is not Qt.Key.Key_Escape or self.cancel()
        if self._desk.busy:
            self._desk.skip()
            return True
        if key is Qt.Key.Key_Escape:
            return self._desk.escape()
        if not self._desk.open_for_play:
            return False
        meaning = self.keys.meaning(event)
        match meaning:
            case TableKey.ACT:
                return self._act()
            case TableKey.MARK:
                return self._mark()
            case TableKey.MARK_LEFT | TableKey.MARK_RIGHT:
                return self._mark_on(_MARKING[meaning])
            case TableKey.MOVE_LEFT | TableKey.MOVE_RIGHT:
                return self._shift(_MOVES[meaning])
        if meaning not in _ARROWS:
            return False
        self._arrow(_ARROWS[meaning])
        return True

    def tab(self, forward: bool) -> bool:
        """Tab to the next region of the table; after the pointer it first shows where the focus is."""
        if self.dragging:
            return True
        if self._desk.busy:
            self._desk.skip()
            return True
        if not self._desk.open_for_play or self._focus is None:
            return False
        if not self._ring:
            self._set_ring(True)
            return True
        hand, stops = self._desk.hand_cards(), self._desk.tab_stops()
        focus = keyboard.tab(self._focus, forward, hand, self._last_card, stops)
        if focus is None:
            return False
        self._go(focus)
        return True

    def focus_entered(self, forward: bool | None) -> None:
        """The keyboard comes to the table; by Tab with a visible ring."""
        hand = self._desk.hand_cards()
        if forward is None:
            self._focus = self._focus or keyboard.at(Place.HAND, hand, self._last_card)
            return
        self._focus = keyboard.enter(forward, hand, self._last_card, self._desk.tab_stops())
        self._set_ring(True)

    def focus_left(self) -> None:
        """The keyboard goes elsewhere."""
        self.cancel()
        self._set_ring(False)

    def refresh(self) -> None:
        """The hand has changed: the focus goes to a card just drawn, else it stays on its card or place."""
        hand = self._desk.hand_cards()
        before, self._drawn = self._drawn, self._desk.drawn_card()
        if self._drawn is not None and self._drawn != before:
            self._last_card = self._drawn
            if self._focus is not None:
                self._focus = Focus(Place.HAND, self._drawn)
        if self._last_card in hand:
            self._last_place = hand.index(self._last_card)
        elif hand and self._last_card is not None:
            self._last_card = hand[min(self._last_place, len(hand) - 1)]
        if self._focus is not None and self._focus.place is Place.HAND and self._focus.card not in hand:
            self._focus = keyboard.at(Place.HAND, hand, self._last_card)
        self._desk.show_focus(self._focus if self._ring else None)

    def go_to(self, focus: Focus) -> None:
        """Put the keyboard there, as an assistive program asks."""
        self._go(focus)

    def menu_target(self) -> Target | None:
        """What the menu key asks about: where the keyboard is."""
        return None if self._focus is None else Target(self._focus.place, self._focus.card)

    def _arrow(self, arrow: Arrow) -> None:
        hand = self._desk.hand_cards()
        if self._focus is None:
            self._go(keyboard.at(Place.HAND, hand, self._last_card))
            return
        if not self._ring:
            self._set_ring(True)
        above = self._desk.places_above()
        self._go(keyboard.arrow(self._focus, arrow, hand, self._last_card, above, self._desk.wanted_place()))

    def _shift(self, step: int) -> bool:
        """Move the card with the keyboard, and those marked with it."""
        if self._focus is None:
            self._arrow(Arrow.LEFT)
        elif self._focus.card is not None:
            self._set_ring(True)
            self._desk.shift_card(self._focus.card, step)
        return True

    def _mark_on(self, arrow: Arrow) -> bool:
        """Mark from the card with the keyboard on to its neighbour, where the keyboard goes."""
        before = self._focus
        self._arrow(arrow)
        if before is not None and before.card is not None and self._focus is not None:
            card = self._focus.card
            if card is not None:
                self._desk.mark_both(before.card, card)
        return True

    def _act(self) -> bool:
        focus = self._focus
        if focus is None or (focus.place is Place.HAND and focus.card is None):
            return False
        self._set_ring(True)
        self._desk.act(Target(focus.place, focus.card))
        return True

    def _mark(self) -> bool:
        if self._focus is None or self._focus.card is None or self._focus.place is not Place.HAND:
            return False
        self._set_ring(True)
        self._desk.mark(self._focus.card)
        return True

    def _go(self, focus: Focus) -> None:
        self._focus = focus
        if focus.place is Place.HAND and focus.card is not None:
            self._last_card = focus.card
        self._set_ring(True)

    def _remember(self, target: Target) -> None:
        self._focus = Focus(target.place, target.card if target.place is Place.HAND else None)
        if target.place is Place.HAND:
            self._last_card = target.card

    def _set_ring(self, ring: bool) -> None:
        self._ring = ring
        self._desk.show_focus(self._focus if ring else None)
