"""What the person's acts mean: intents, selection, the order of the hand, and refusals in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.end_options import why_no_ending
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.messages import NotLowEnough, Refused
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import CardKey
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.legality import refusal
from ginrummy_qt.ui.table import hits
from ginrummy_qt.ui.table.drag import Carried, Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.offers import can_carry, dropped_action, open_places
from ginrummy_qt.ui.table.stage import Stage


@dataclass(frozen=True, slots=True)
class DeskCalls:
    """What the desk asks of the controller."""

    intend: Callable[[Action], None]
    refuse: Callable[[NotLowEnough | Refused], None]
    preview: Callable[[Card | None], None]
    changed: Callable[[], None]
    """The selection has changed."""
    arranged: Callable[[], None]
    """The person has put the hand in another order."""
    focused: Callable[[], None]
    """The keyboard is somewhere else on the table."""
    choose_first: Callable[[], None]
    """A discard was asked for with no card selected."""
    hold: Callable[[bool], None]
    """A card is carried (True), or no longer: new updates wait meanwhile."""
    skip: Callable[[], None]
    busy: Callable[[], bool]


class TableDesk:
    """Acts of the pointer and the keyboard on one stage (the `Desk` of `interaction`)."""

    def __init__(self, stage: Stage, calls: DeskCalls) -> None:
        self._stage = stage
        self._calls = calls
        self._grab = (0.0, 0.0)
        self._before: HandOrderState | None = None

    # What interaction asks

    @property
    def busy(self) -> bool:
        """Whether a sequence plays."""
        return self._calls.busy()

    @property
    def open_for_play(self) -> bool:
        """Whether cards and places may be pressed."""
        return not self._stage.covered and self._stage.state.view is not None

    def skip(self) -> None:
        """Finish the sequence."""
        self._calls.skip()

    def target_at(self, x: float, y: float) -> Target | None:
        """What lies there to press."""
        return hits.target_at(self._stage.layout, self._stage.state.view, x, y)

    def place_at(self, target: Target, x: float, y: float) -> Place | None:
        """Where a carried target would be dropped."""
        return hits.place_at(self._stage.layout, target, x, y)

    def can_carry(self, target: Target) -> bool:
        """Whether a target may be moved by the pointer."""
        return can_carry(self._stage.state.update, target)

    def hand_cards(self) -> Sequence[Card]:
        """The hand from left to right."""
        return self._stage.state.order.cards

    def places_above(self) -> Sequence[Place]:
        """Stock, pile and slot from left to right."""
        areas = self._stage.layout.regions
        rects = {Place.STOCK: areas.stock, Place.PILE: areas.discard, Place.KNOCK: areas.knock}
        return sorted(rects, key=lambda place: rects[place].x)

    def wanted_place(self) -> Place:
        """Where the person most likely acts next."""
        state = self._stage.state
        view = state.view
        if view is not None and view.phase is Phase.DISCARD:
            return Place.PILE
        lit = open_places(state.update, state.selected, None)
        return Place.STOCK if Place.STOCK in lit or not lit else Place.PILE

    # Showing

    def hover(self, target: Target | None) -> None:
        """The pointer is above this."""
        if target != self._stage.pointing.hovered:
            self._stage.show_pointing(replace(self._stage.pointing, hovered=target))

    def hold(self, target: Target | None) -> None:
        """The button is down on this."""
        if target != self._stage.pointing.held:
            self._stage.show_pointing(replace(self._stage.pointing, held=target))

    def show_focus(self, focus: Focus | None) -> None:
        """Show the keyboard's ring there."""
        if focus != self._stage.pointing.focus:
            self._stage.show_pointing(replace(self._stage.pointing, focus=focus))
            self._calls.focused()

    # Dragging

    def lift(self, target: Target) -> None:
        """A drag begins: the card follows the pointer."""
        self._calls.hold(True)
        item = self._stage.pick_up(target)
        self._grab = (item.place.x(), item.place.y())
        self._before = self._stage.state.order
        pointing = replace(self._stage.pointing, held=None, hovered=None, carried=target)
        self._stage.show_pointing(pointing)

    def carry(self, carried: Carried) -> None:
        """The card goes on; over the hand the others make room."""
        key = self._stage.carried_key(carried.target)
        dx, dy = carried.offset
        item = self._stage.scene.card(key)
        item.move_to(self._grab[0] + dx, self._grab[1] + dy)
        if carried.over is not self._stage.pointing.over:
            self._stage.show_pointing(replace(self._stage.pointing, over=carried.over))
        card = carried.target.card
        if carried.target.place is not Place.HAND:
            self._stage.part_hand(self._place_in_hand(key) if carried.over is Place.HAND else None)
        elif card is not None and self._before is not None:
            self._make_room(card, carried.over, item.place.x() + item.width / 2)

    def drop(self, target: Target, over: Place | None) -> None:
        """The drag ends: an act, or the card glides home."""
        self._finish_drag(target, over)
        self._calls.hold(False)

    def _finish_drag(self, target: Target, over: Place | None) -> None:
        key = self._stage.carried_key(target)
        before, self._before = self._before, None
        moved = self._stage.state.order != before
        self._stage.show_pointing(replace(self._stage.pointing, carried=None, over=None))
        if target.place is Place.HAND and over is Place.HAND:
            self._stage.glide_home(key)
            if moved:
                self._calls.arranged()
            return
        if target.place is Place.HAND and before is not None:
            self._show_order(before)
        if target.place is Place.HAND and over is Place.KNOCK:
            self._stage.glide_home(key)
            self.preview(target.card)
            return
        self._stage.part_hand(None)
        action = dropped_action(target, over)
        if over is Place.HAND:
            self._stage.set_state(self._stage.state.wanting(self._place_in_hand(key)))
        if action is None or not self._try(action):
            self._stage.glide_home(key)

    def _place_in_hand(self, key: CardKey) -> int | None:
        """The place between the cards on which a card was dropped; None above the hand or beside it."""
        item, hand = self._stage.scene.card(key), self._stage.layout.hand
        x, y = item.place.x() + item.width / 2, item.place.y() + item.height / 2
        return hand.insertion_index(x) if hand.rect.contains(x, y) else None

    def put_back(self, target: Target) -> None:
        """The drag is called off."""
        before, self._before = self._before, None
        self._stage.show_pointing(replace(self._stage.pointing, carried=None, over=None))
        self._stage.part_hand(None)
        if before is not None:
            self._show_order(before)
        self._stage.glide_home(self._stage.carried_key(target))
        self._calls.hold(False)

    def _make_room(self, card: Card, over: Place | None, x: float) -> None:
        before = self._before
        assert before is not None
        order = before
        if over is Place.HAND:
            order = hand_order.move(before, (card,), self._stage.layout.hand.insertion_index(x, (card,)))
        if order != self._stage.state.order:
            self._show_order(order, card)

    # Acting

    def act(self, target: Target) -> None:
        """A click, or Space or Enter."""
        match target.place:
            case Place.HAND if target.card is not None:
                self.select(None if target.card == self._stage.state.selected else target.card)
            case Place.STOCK:
                self._try(DrawStock())
            case Place.PILE:
                self._act_on_pile()
            case Place.KNOCK:
                self.preview(self._stage.state.selected)

    def select(self, card: Card | None) -> None:
        """Select a card of the hand, or none."""
        state = self._stage.state
        if card == state.selected:
            return
        self._stage.set_state(state.selecting(card))
        self._stage.regroup(Motion.LIFT)
        self._calls.changed()

    def shift_card(self, card: Card, step: int) -> None:
        """Move a card of the hand by one place."""
        order = self._stage.state.order
        if card not in order.cards:
            return
        after = hand_order.move(order, (card,), order.cards.index(card) + step)
        if after != order:
            self._show_order(after)
            self._calls.arranged()

    def escape(self) -> bool:
        """Give up the selection."""
        if self._stage.state.selected is None or self._stage.covered:
            return False
        self.select(None)
        return True

    def discard_selected(self) -> None:
        """Discard the selected card."""
        selected = self._stage.state.selected
        if selected is None:
            self._calls.choose_first()
        else:
            self._try(Discard(selected))

    def attempt(self, action: Action) -> bool:
        """Hand an action on if the rules allow it, else say why not."""
        return self._try(action)

    def _act_on_pile(self) -> None:
        view = self._stage.state.view
        if view is not None and view.my_turn and view.phase is Phase.DISCARD:
            self.discard_selected()
        else:
            self._try(DrawDiscard())

    def preview(self, card: Card | None) -> None:
        """Look at an ending of the hand, with this discard if one is given, or hear why there is none."""
        update = self._stage.state.update
        if update is None or update.view is None:
            return
        endings = [action for action in update.legal_actions if isinstance(action, Knock | BigGin)]
        if any(isinstance(action, BigGin) or card in (None, action.discard) for action in endings):
            self._calls.preview(card)
            return
        if update.view.hand:
            self._calls.refuse(why_no_ending(update.view, card))

    def _try(self, action: Action) -> bool:
        view = self._stage.state.view
        if view is None:
            return False
        reason = refusal(view, action)
        if reason is not None:
            self._calls.refuse(reason)
            return False
        self._calls.intend(action)
        return True

    def _show_order(self, order: HandOrderState, carried: Card | None = None) -> None:
        self._stage.set_state(self._stage.state.ordered(order))
        self._stage.regroup(Motion.REGROUP, but=carried)
