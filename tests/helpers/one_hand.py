"""Cards and moves for tests of single hands; hands are dealt by `deals.dealt`."""

from __future__ import annotations

from ginrummy_qt.rules import Card, best_arrangement, parse_cards
from ginrummy_qt.rules.actions import Action, Discard, DrawStock, Knock
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.legality import Reason, legal_actions, refusal
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act

DULL = "Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h"
OTHER = "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s"
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"  # knocks at 8 when the drawn card goes
PLAIN = "Ad 3d 5h 7d 9d Jc Ks 2s 8h 6s"  # no meld; nothing fits READY


def card(text: str) -> Card:
    return parse_cards(text)[0]


def offers(state: DealState) -> tuple[Action, ...]:
    return legal_actions(view_for(state, state.turn))


def reason(state: DealState, action: Action) -> Reason | None:
    return refusal(view_for(state, state.turn), action)


def knock(state: DealState, discard: str) -> Knock:
    """The knock offered with this discard."""
    return next(a for a in offers(state) if isinstance(a, Knock) and a.discard == card(discard))


def draw_down(state: DealState, to: int) -> DealState:
    """Both throw every card they draw until `to` cards are left in the stock."""
    while state.stock_count > to:
        state = act(state, DrawStock())
        assert state.drawn is not None
        state = act(state, Discard(state.drawn))
    return state


def knock_of(discard: str) -> Knock:
    """Knocking with READY."""
    return Knock(card(discard), best_arrangement(parse_cards(READY)))
