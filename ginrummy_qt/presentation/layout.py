"""The table laid out: from what a seat sees to the pose of every card and the place of everything else.

`layout` is pure. Whatever an animation did, the table ends up as this says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from ginrummy_qt.presentation.defence_draft import DefenceDraft, to_make
from ginrummy_qt.presentation.hand_groups import HandGroups, group_hand
from ginrummy_qt.presentation.hand_order import HandOrderState, ordered_melds
from ginrummy_qt.presentation.hand_reading import HandReading, read_hand
from ginrummy_qt.presentation.hand_result import HandResult, hand_result, hands_lie_open
from ginrummy_qt.presentation.hand_row import HandRow, hand_row
from ginrummy_qt.presentation.metrics import Measures, measure
from ginrummy_qt.presentation.opponent_row import (
    OpponentRow,
    known_cards,
    opponent_card_count,
    opponent_row,
)
from ginrummy_qt.presentation.poses import CardKey, Pose, Size
from ginrummy_qt.presentation.regions import Regions, regions
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView

if TYPE_CHECKING:
    from ginrummy_qt.presentation.defence_board import DefenceBoard

STOCK_Z = 40
PILE_Z = 50
MOST_STOCK_EDGES = 2


@dataclass(frozen=True, slots=True)
class LayoutOptions:
    """What else decides where things lie: the selected card, and whether bar and columns change sides.

    `draft` is the answer to a knock while it is made by hand, `opened` the opponent's whole hand where that
    lies open (in a replay).
    """

    selected: Card | None = None
    left_handed: bool = False
    draft: DefenceDraft | None = None
    opened: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class StockPile:
    """The stock: the pose of its top card, and how many edges of cards show under it, `edge` apart.

    `count` 0 is an empty place (an outline).
    """

    pose: Pose
    count: int
    edges: int
    edge: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything's place. `cards` has a pose for every card with an identity of its own; the stock is apart.

    `fresh` is the card just drawn (raised, with a tab), `barred` the one that may not be discarded (padlock),
    `reading` what the hand counts as, None without a hand. With a `result` both hands lie open: `cards` are
    those of the result, and piles, hand row and opponent's row are empty; so they are with a `defence`, the
    board on which a knock is answered by hand.
    """

    measures: Measures
    cards: Mapping[CardKey, Pose]
    stock: StockPile
    hand: HandRow
    opponent: OpponentRow
    regions: Regions
    reading: HandReading | None
    selected: Card | None
    fresh: Card | None
    barred: Card | None
    result: HandResult | None = None
    defence: DefenceBoard | None = None

    @property
    def covered(self) -> bool:
        """Whether something else has taken the place of piles and hand."""
        return self.result is not None or self.defence is not None


def layout(
    view: PlayerView | None,
    size: Size,
    order: HandOrderState,
    options: LayoutOptions | None = None,
) -> TableLayout:
    """The table for a view, or an empty one for None.

    `order` must hold the cards of the view's hand (`hand_order.follow`).
    """
    options = options or LayoutOptions()
    measures = measure(size)
    if view is not None and hands_lie_open(view):
        return _bare(measures, options, result=hand_result(view, size, options.left_handed))
    if view is not None and to_make(view) and options.draft is not None:
        board = _defence(view, options.draft, measures, options.left_handed)
        return _bare(measures, options, defence=board)
    row = _opponent(measures, view, options.opened)
    areas = regions(measures, row, options.left_handed)
    reading = None if view is None else read_hand(view, options.selected)
    groups = HandGroups((), ()) if reading is None else group_hand(order.cards, reading.arrangement)
    selected = options.selected if options.selected in order.cards else None
    fresh = view.drawn if view is not None and view.my_turn else None
    hand = hand_row(measures, areas.hand.y, groups, selected, fresh)
    return TableLayout(
        measures=measures,
        cards=MappingProxyType({**dict(row.poses), **_piles(areas, view), **dict(hand.poses)}),
        stock=_stock(measures, areas, view),
        hand=hand,
        opponent=row,
        regions=areas,
        reading=reading,
        selected=selected,
        fresh=fresh,
        barred=view.barred if view is not None and view.my_turn else None,
    )


def _bare(
    measures: Measures,
    options: LayoutOptions,
    result: HandResult | None = None,
    defence: DefenceBoard | None = None,
) -> TableLayout:
    """The table when hands lie open instead of piles and hand."""
    instead = result or defence
    row = opponent_row(measures, 0, ())
    areas = regions(measures, row, options.left_handed)
    return TableLayout(
        measures=measures,
        cards={} if instead is None else instead.cards,
        stock=_stock(measures, areas, None),
        hand=hand_row(measures, areas.hand.y, HandGroups((), ())),
        opponent=row,
        regions=areas,
        reading=None,
        selected=None,
        fresh=None,
        barred=None,
        result=result,
        defence=defence,
    )


def _defence(view: PlayerView, draft: DefenceDraft, measures: Measures, left_handed: bool) -> DefenceBoard:
    from ginrummy_qt.presentation.defence_board import defence_board

    assert view.showdown is not None
    return defence_board(view.showdown.arrangement, draft, measures.size, left_handed)


def _opponent(
    measures: Measures, view: PlayerView | None, opened: tuple[Card, ...] | None = None
) -> OpponentRow:
    if view is None:
        return opponent_row(measures, 0, ())
    shown = view.showdown
    if shown is not None and shown.knocker is not view.seat:
        melds = (card for meld in ordered_melds(shown.arrangement.melds) for card in meld)
        return opponent_row(measures, 0, (*melds, *shown.arrangement.deadwood))
    if opened is not None:
        from ginrummy_qt.presentation.replay_row import open_row

        return open_row(measures, opened)
    known = known_cards(view, view.seat.other)
    return opponent_row(measures, opponent_card_count(view) - len(known), known)


def _piles(areas: Regions, view: PlayerView | None) -> dict[CardKey, Pose]:
    """The top of the discard pile, the card under it that shows when the top is taken, a knock discard."""
    if view is None:
        return {}
    place, slot = areas.discard, areas.knock
    poses: dict[CardKey, Pose] = {
        card: Pose(place.x, place.y, place.width, True, PILE_Z + index)
        for index, card in enumerate(view.pile[-2:])
    }
    if view.showdown is not None and view.showdown.discard is not None:
        face_up = view.ruleset.knock_discard_face_up
        poses[view.showdown.discard] = Pose(slot.x, slot.y, slot.width, face_up, PILE_Z)
    return poses


def _stock(measures: Measures, areas: Regions, view: PlayerView | None) -> StockPile:
    place = areas.stock
    count = 0 if view is None else view.stock_count
    pose = Pose(place.x, place.y, place.width, False, STOCK_Z)
    return StockPile(pose, count, min(MOST_STOCK_EDGES, max(0, count - 1)), measures.px(2))
