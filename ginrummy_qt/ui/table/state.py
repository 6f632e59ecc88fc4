"""What the table shows: the update on display, the person's order of the hand, what is selected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from ginrummy_qt.ports.settings import HandArrangement, HandOrder, Speed
from ginrummy_qt.ports.table import MatchInfo, TableUpdate
from ginrummy_qt.presentation import defence_draft, hand_order, order_history
from ginrummy_qt.presentation.defence_draft import DefenceDraft
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.layout import LayoutOptions, TableLayout, layout
from ginrummy_qt.presentation.motion import Pace
from ginrummy_qt.presentation.order_history import OrderHistory
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import TakenBack
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.deck import DeckStyle


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """The person's wishes. `hand_order` is the last sort used, in which a new hand is dealt.

    `reduced_motion` shows fades instead of travel. `hand` is the hand last arranged, to be followed when it
    comes back. `deck` is how the cards are drawn. `confirm_knock` shows the hand before it is laid down,
    `show_partners` marks what a card goes with, `dim_deadwood` shades the cards that are in no meld.
    `watching`: the table is only looked at (in a replay), and the hand is always sorted; `opened` are the
    opponent's cards to be shown then, by the `seq` of the update.
    """

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    left_handed: bool = False
    hand_order: HandOrder = HandOrder.MELDS
    hand: HandArrangement | None = None
    deck: DeckStyle = field(default_factory=DeckStyle)
    confirm_knock: bool = True
    show_partners: bool = True
    dim_deadwood: bool = False
    watching: bool = False
    opened: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)

    @property
    def pace(self) -> Pace:
        """How movements are played."""
        return Pace(self.speed, self.reduced_motion)


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything that a layout follows from; immutable, so that before and after can be compared.

    `wanted` is the place in the hand, from the left, at which the card being drawn was dropped. `draft` is
    the answer to a knock while it is made by hand, `misfit` the card that was tried last and fits nowhere.
    `marked` are cards to be moved together, `history` the orders the hand stood in before. `held` are the
    orders of other cards held in this hand, from its beginning, for moves that are taken back.
    """

    size: Size
    options: TableOptions = TableOptions()
    update: TableUpdate | None = None
    order: HandOrderState = field(default_factory=HandOrderState)
    selected: Card | None = None
    wanted: int | None = None
    draft: DefenceDraft | None = None
    misfit: Card | None = None
    marked: frozenset[Card] = frozenset()
    history: OrderHistory = field(default_factory=OrderHistory)
    held: tuple[HandOrderState, ...] = ()

    @property
    def view(self) -> PlayerView | None:
        """The hand on the table as the person sees it."""
        return None if self.update is None else self.update.view

    def layout(self) -> TableLayout:
        """Where everything lies."""
        opened = None if self.update is None else self.options.opened.get(self.update.seq)
        choice = LayoutOptions(self.selected, self.options.left_handed, self.draft, opened)
        return layout(self.view, self.size, self.order, choice)

    def showing(self, update: TableUpdate) -> TableState:
        """The state after an update: the order of the hand follows it, a selection goes with its card."""
        view = update.view
        order = HandOrderState(last_sort=self.options.hand_order)
        held = self.held if self._same_hand(update) else ()
        if view is not None:
            order, held = self._order_and_held(update, view, held)
        if self.options.watching:
            order = hand_order.sort(order, order.last_sort)
        selected = self.selected if self.selected in order.cards else None
        if view is None or not view.my_turn:
            selected = None
        return replace(
            self,
            update=update,
            order=order,
            selected=selected,
            wanted=None,
            draft=self._draft_for(update),
            misfit=None,
            marked=self.marked & set(order.cards),
            history=self.history if self._same_hand(update) else OrderHistory(),
            held=held,
        )

    def _order_and_held(
        self, update: TableUpdate, view: PlayerView, held: tuple[HandOrderState, ...]
    ) -> tuple[HandOrderState, tuple[HandOrderState, ...]]:
        """The order of the hand now, and those of other cards before it."""
        before, hand = self._order_for(update.match, view), set(view.hand)
        if update.events and isinstance(update.events[-1], TakenBack):
            for place in range(len(held) - 1, -1, -1):
                if set(held[place].cards) == hand:
                    return hand_order.return_to(before, hand, held[place]), held[:place]
        if self._same_hand(update) and before.cards and set(before.cards) != hand:
            held = (*held, before)
        return hand_order.follow(before, hand, self.wanted), held

    def _same_hand(self, update: TableUpdate) -> bool:
        before, view = self.update, update.view
        if before is None or before.view is None or view is None:
            return False
        return (before.match.match_id, before.view.number) == (update.match.match_id, view.number)

    def _draft_for(self, update: TableUpdate) -> DefenceDraft | None:
        """An answer already begun goes on where the same knock comes again."""
        view = update.view
        if view is None or self.options.watching or not defence_draft.to_make(view):
            return None
        fresh = defence_draft.begin(view)
        same = self.draft is not None and (self.draft.melds, self.draft.hand) == (fresh.melds, fresh.hand)
        return self.draft if same else fresh

    def drafting(self, draft: DefenceDraft) -> TableState:
        """Another answer to the knock."""
        return replace(self, draft=draft, misfit=None)

    def _order_for(self, match: MatchInfo, view: PlayerView) -> HandOrderState:
        """The order to go on from: none in a new hand, even where cards happen to come back."""
        this, last, kept = (match.match_id, view.number), self.options.hand_order, self.options.hand
        before = self.arrangement
        if before is not None and this == (before.match_id, before.number):
            return self.order
        if kept is not None and this == (kept.match_id, kept.number):
            return HandOrderState(kept.cards, last, kept.as_sorted)
        return HandOrderState(last_sort=last)

    @property
    def arrangement(self) -> HandArrangement | None:
        """How the hand lies, to be followed when it comes back; None without a hand."""
        if self.update is None or self.update.view is None or not self.order.cards:
            return None
        number = self.update.view.number
        return HandArrangement(self.update.match.match_id, number, self.order.cards, self.order.as_sorted)

    def ordered(self, order: HandOrderState) -> TableState:
        """The hand in another order."""
        return replace(self, order=order)

    def rearranged(self, before: HandOrderState) -> TableState:
        """The person has put the hand in another order than `before`, to which one can go back."""
        return replace(self, history=order_history.remember(self.history, before))

    def stepped(self, forward: bool) -> TableState | None:
        """One order back, or forward again; None where there is none."""
        step = order_history.forth if forward else order_history.back
        found = step(self.history, self.order, self.order.cards)
        return None if found is None else replace(self, history=found[0], order=found[1])

    def marking(self, cards: Iterable[Card]) -> TableState:
        """These cards of the hand marked, and no others."""
        return replace(self, marked=frozenset(cards) & set(self.order.cards))

    def wanting(self, place: int | None) -> TableState:
        """The next card drawn goes to this place of the hand, or (None) where it usually goes."""
        return replace(self, wanted=place)

    def selecting(self, card: Card | None) -> TableState:
        """Another card selected, or none."""
        return replace(self, selected=card)
