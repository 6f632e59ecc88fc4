"""Cards that follow the pointer: one, or several of the hand side by side; the others make room for them."""

from __future__ import annotations

from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import CardKey
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.drag import Carried, Place, Target
from ginrummy_qt.ui.table.stage import Pointing, Stage

TOGETHER = 0.3
"""From a card to the next of those carried together, in card widths."""


class Carrying:
    """One drag. `target` is what was pressed, `cards` all cards of the hand that go with it."""

    def __init__(self, stage: Stage, target: Target) -> None:
        self._stage = stage
        self.target = target
        self.before: HandOrderState = stage.state.order
        self.cards = _company(stage, target)
        self._starts: dict[CardKey, tuple[float, float]] = {}
        self._pick_up()

    @property
    def key(self) -> CardKey:
        """The card under the pointer."""
        return self._stage.carried_key(self.target)

    @property
    def several(self) -> bool:
        """Whether more than one card is carried."""
        return len(self.cards) > 1

    @property
    def moved(self) -> bool:
        """Whether the hand stands in another order by now."""
        return self._stage.state.order != self.before

    def carry(self, carried: Carried) -> None:
        """The cards go on; over the hand the others make room."""
        stage, (dx, dy) = self._stage, carried.offset
        for key, (x, y) in self._starts.items():
            stage.scene.card(key).move_to(x + dx, y + dy)
        if carried.over is not stage.pointing.over:
            stage.show_pointing(_over(stage.pointing, carried.over))
        item = stage.scene.card(self.key)
        if self.target.place is not Place.HAND:
            stage.part_hand(self.place_in_hand() if carried.over is Place.HAND else None)
        elif self.target.card is not None:
            self._make_room(carried.over, item.place.x() + item.width / 2)

    def place_in_hand(self) -> int | None:
        """The place between the cards of the hand that it is above; None above them or beside them."""
        item, hand = self._stage.scene.card(self.key), self._stage.layout.hand
        x, y = item.place.x() + item.width / 2, item.place.y() + item.height / 2
        return hand.insertion_index(x) if hand.rect.contains(x, y) else None

    def put_down(self) -> None:
        """Nothing is carried any more; the cards stay where they are."""
        self._stage.show_pointing(Pointing(focus=self._stage.pointing.focus))

    def glide_home(self) -> None:
        """All cards go where they belong now."""
        for key in self._starts:
            self._stage.glide_home(key)

    def undo(self) -> None:
        """The hand stands as before the drag."""
        if self.moved:
            self._stage.set_state(self._stage.state.ordered(self.before))
            self._stage.regroup(Motion.REGROUP)

    def _pick_up(self) -> None:
        """The card that was pressed stays under the pointer, the others gather round it."""
        stage = self._stage
        own = stage.pick_up(self.target)
        x, y = own.place.x(), own.place.y()
        middle = self.cards.index(self.target.card) if self.target.card in self.cards else 0
        for place, card in enumerate(self.cards):
            item = stage.pick_up(Target(Place.HAND, card), place)
            self._starts[card] = (x + (place - middle) * TOGETHER * item.width, y)
        self._starts.setdefault(self.key, (x, y))
        company = frozenset(self.cards) if self.several else frozenset[Card]()
        stage.show_pointing(Pointing(carried=self.target, company=company, focus=stage.pointing.focus))

    def _make_room(self, over: Place | None, x: float) -> None:
        order = self.before
        if over is Place.HAND:
            index = self._stage.layout.hand.insertion_index(x, self.cards)
            order = hand_order.move(self.before, self.cards, index)
        if order != self._stage.state.order:
            self._stage.set_state(self._stage.state.ordered(order))
            self._stage.regroup(Motion.REGROUP, but=self.cards)


def _company(stage: Stage, target: Target) -> tuple[Card, ...]:
    """The cards that go with a card of the hand: those marked, if it is one of them."""
    if target.place is not Place.HAND or target.card is None:
        return ()
    marked = stage.state.marked
    if target.card not in marked:
        return (target.card,)
    return tuple(card for card in stage.state.order.cards if card in marked)


def _over(pointing: Pointing, over: Place | None) -> Pointing:
    return Pointing(carried=pointing.carried, company=pointing.company, over=over, focus=pointing.focus)
