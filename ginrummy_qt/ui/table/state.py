"""What the table shows: the update on display, the person's order of the hand, what is selected."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ginrummy_qt.ports.settings import HandOrder, Speed
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.layout import LayoutOptions, TableLayout, layout
from ginrummy_qt.presentation.motion import Pace
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The person's wishes. `hand_order` is the last sort used, in which a new hand is dealt.

    `reduced_motion` shows fades instead of travel.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    left_handed: bool = False
    hand_order: HandOrder = HandOrder.MELDS

    @property
    def pace(self) -> Pace:
        """How movements are played."""
        return Pace(self.speed, self.reduced_motion)


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything that a layout follows from; immutable, so that before and after can be compared.

    `wanted` is the place in the hand, from the left, at which the card being drawn was dropped.
    """

    size: Size
    options: TableOptions = TableOptions()
    update: TableUpdate | None = None
    order: HandOrderState = field(default_factory=HandOrderState)
    selected: Card | None = None
    wanted: int | None = None

    @property
    def view(self) -> PlayerView | None:
        """The hand on the table as the person sees it."""
        return None if self.update is None else self.update.view

    def layout(self) -> TableLayout:
        """Where everything lies."""
        choice = LayoutOptions(selected=self.selected, left_handed=self.options.left_handed)
        return layout(self.view, self.size, self.order, choice)

    def showing(self, update: TableUpdate) -> TableState:
        """The state after an update: the order of the hand follows it, a selection goes with its card."""
        view = update.view
        order = HandOrderState(last_sort=self.options.hand_order)
        if view is not None:
            order = hand_order.follow(self._order_for(view), view.hand, self.wanted)
        selected = self.selected if self.selected in order.cards else None
        if view is None or not view.my_turn:
            selected = None
        return replace(self, update=update, order=order, selected=selected, wanted=None)

    def _order_for(self, view: PlayerView) -> HandOrderState:
        """The order to go on from: none in a new hand, even where cards happen to come back."""
        before = self.view
        if before is None or before.number != view.number:
            return HandOrderState(last_sort=self.options.hand_order)
        return self.order

    def ordered(self, order: HandOrderState) -> TableState:
        """The hand in another order."""
        return replace(self, order=order)

    def wanting(self, place: int | None) -> TableState:
        """The next card drawn goes to this place of the hand, or (None) where it usually goes."""
        return replace(self, wanted=place)

    def selecting(self, card: Card | None) -> TableState:
        """Another card selected, or none."""
        return replace(self, selected=card)
