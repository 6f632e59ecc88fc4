"""What the person's acts mean: intents, selection, the order of the hand, and refusals in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.end_options import why_no_ending
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.messages import NotLowEnough, Refused
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.legality import refusal
from ginrummy_qt.ui.table import hits
from ginrummy_qt.ui.table.carrying import Carrying
from ginrummy_qt.ui.table.drag import Carried, Place, Target
from ginrummy_qt.ui.table.keyboard import Focus
from ginrummy_qt.ui.table.lettering import qt_rect
from ginrummy_qt.ui.table.offers import can_carry, dropped_action, open_places, usable_places
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
    one_only: Callable[[], None]
    """Several cards were dropped where one is wanted."""
    hold: Callable[[bool], None]
    """A card is carried (True), or no longer: new updates wait meanwhile."""
    skip: Callable[[], None]
    busy: Callable[[], bool]


class TableDesk:
    """Acts of the pointer and the keyboard on one stage (the `Desk` of `interaction`)."""

    def __init__(self, stage: Stage, calls: DeskCalls) -> None:
        self._stage = stage
        self._calls = calls
        self._carrying: Carrying | None = None

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

    def middle_of(self, target: Target) -> QPoint:
        """The middle of what is seen of a card or a place."""
        if target.place is Place.HAND:
            pose = dict(self._stage.layout.hand.poses).get(target.card) if target.card is not None else None
            area = self._stage.layout.regions.hand if pose is None else pose.rect
            return QPoint(round(area.x + self._stage.layout.hand.step / 2), round(area.center[1]))
        x, y = self._stage.scene.place(target.place).scene_rect.center().toTuple()
        return QPoint(round(x), round(y))

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

    def tab_stops(self) -> Collection[Place]:
        """The places where something can be done now; all of them while nothing can."""
        return usable_places(self._stage.state.update) or self.places_above()

    def drawn_card(self) -> Card | None:
        """The card just drawn, until the discard."""
        return self._stage.layout.fresh

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
        """A drag begins: the card follows the pointer, and all that are marked with it."""
        self._calls.hold(True)
        self._carrying = Carrying(self._stage, target)

    def carry(self, carried: Carried) -> None:
        """The cards go on; over the hand the others make room."""
        if self._carrying is not None:
            self._carrying.carry(carried)

    def drop(self, target: Target, over: Place | None) -> None:
        """The drag ends: an act, or the cards glide home."""
        carrying, self._carrying = self._carrying, None
        if carrying is not None:
            self._finish(carrying, over)
        self._calls.hold(False)

    def put_back(self, target: Target) -> None:
        """The drag is called off."""
        carrying, self._carrying = self._carrying, None
        if carrying is not None:
            carrying.put_down()
            self._stage.part_hand(None)
            carrying.undo()
            carrying.glide_home()
        self._calls.hold(False)

    def inside(self, x: float, y: float) -> bool:
        """Whether a point lies on the table."""
        size = self._stage.state.size
        return 0 <= x < size.width and 0 <= y < size.height

    def _finish(self, carrying: Carrying, over: Place | None) -> None:
        target = carrying.target
        wanted = carrying.place_in_hand()
        carrying.put_down()
        if target.place is Place.HAND and over is Place.HAND:
            carrying.glide_home()
            if carrying.moved:
                self._arranged(carrying.before)
            return
        carrying.undo()
        if carrying.several:
            carrying.glide_home()
            if over is not None:
                self._calls.one_only()
            return
        if target.place is Place.HAND and over is Place.KNOCK:
            carrying.glide_home()
            self.preview(target.card)
            return
        self._stage.part_hand(None)
        action = dropped_action(target, over)
        if over is Place.HAND:
            self._stage.set_state(self._stage.state.wanting(wanted))
        if action is None or not self._try(action):
            carrying.glide_home()

    def _arranged(self, before: HandOrderState) -> None:
        self._stage.set_state(self._stage.state.rearranged(before))
        self._calls.arranged()

    # Marking

    def band(self, area: Rect | None) -> None:
        """A rectangle is drawn over the table: the cards of the hand that it touches are marked."""
        stage = self._stage
        stage.scene.band.show_rect(None if area is None else qt_rect(area))
        if area is not None:
            self._mark(hits.cards_in(stage.layout, area))

    def mark(self, card: Card, through: Card | None = None) -> None:
        """Mark a card to be moved with others, or no longer; `through`: all from there to it."""
        marked, cards = self._stage.state.marked, self._stage.state.order.cards
        if through in cards and card in cards:
            first, last = sorted((cards.index(through), cards.index(card)))
            self._mark(marked.union(cards[first : last + 1]))
        else:
            self._mark(marked ^ {card})

    def mark_both(self, card: Card, other: Card) -> None:
        """Mark two cards beside those that are."""
        self._mark(self._stage.state.marked | {card, other})

    def _mark(self, cards: Iterable[Card]) -> None:
        state = self._stage.state.marking(cards)
        if state.marked != self._stage.state.marked:
            self._stage.set_state(state)
            self._stage.show_pointing(self._stage.pointing)
            self._calls.changed()

    # Acting

    def act(self, target: Target) -> None:
        """A click, or Space or Enter."""
        match target.place:
            case Place.HAND if target.card is not None:
                self._mark(())
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
        """Move a card of the hand by one place, and with it all that are marked if it is one of them."""
        order, marked = self._stage.state.order, self._stage.state.marked
        if card not in order.cards:
            return
        together = [each for each in order.cards if each in marked] if card in marked else [card]
        rest = [each for each in order.cards if each not in together]
        first = order.cards.index(together[0])
        place = sum(each in rest for each in order.cards[:first])
        after = hand_order.move(order, together, place + step)
        if after != order:
            self._show_order(after)
            self._arranged(order)

    def step_back(self, forward: bool = False) -> bool:
        """Undo the last change of the hand's order, or (`forward`) make it again; False without one."""
        state = self._stage.state.stepped(forward)
        if state is None or self._stage.covered:
            return False
        self._stage.set_state(state)
        self._stage.regroup()
        self._calls.arranged()
        return True

    def sort(self, by: HandOrder) -> None:
        """Put the hand in order."""
        order = self._stage.state.order
        self._show_order(hand_order.sort(order, by))
        self._arranged(order)

    def escape(self) -> bool:
        """Give up what is marked, then the selection."""
        if self._stage.covered:
            return False
        if self._stage.state.marked:
            self._mark(())
            return True
        if self._stage.state.selected is None:
            return False
        self.select(None)
        return True

    def discard_selected(self) -> None:
        """Discard the selected card, or where none is selected the one with the keyboard's ring."""
        focus, selected = self._stage.pointing.focus, self._stage.state.selected
        if selected is None and focus is not None and focus.place is Place.HAND:
            selected = focus.card
        view = self._stage.state.view
        if view is None or not view.hand:
            return
        if selected is None and view.my_turn and view.phase is Phase.DISCARD:
            self._calls.choose_first()
        else:  # out of turn the rules refuse any card, and say why
            self._try(Discard(view.hand[0] if selected is None else selected))

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

    def _show_order(self, order: HandOrderState) -> None:
        self._stage.set_state(self._stage.state.ordered(order))
        self._stage.regroup(Motion.REGROUP)
