"""Which actions are legal, judged from what the acting seat sees: no hidden card decides it.

`check` raises with the reason, `can` answers, `legal_actions` lists.
"""

from __future__ import annotations

from enum import StrEnum

from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.arrangements import Arrangement, BadArrangement, best_arrangement, check_arrangement
from ginrummy_qt.rules.cards import Card, cards_of, iter_mask
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.layoffs import BadDefence, best_defence, check_defence
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.view import PlayerView


class Reason(StrEnum):
    """Why an action is refused; the words people read are made elsewhere."""

    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    NOTHING_OFFERED = "nothing_offered"
    DECIDE_ON_UPCARD = "decide_on_upcard"
    STOCK_FORCED = "stock_forced"
    STOCK_EMPTY = "stock_empty"
    PILE_EMPTY = "pile_empty"
    NOT_HELD = "not_held"
    JUST_TAKEN = "just_taken"
    MUST_END_HAND = "must_end_hand"
    OVER_LIMIT = "over_limit"
    BAD_ARRANGEMENT = "bad_arrangement"
    NO_BIG_GIN = "no_big_gin"
    NOT_ALL_MELDED = "not_all_melded"
    LAY_OUT_FIRST = "lay_out_first"
    NOTHING_TO_LAY_OFF_ON = "nothing_to_lay_off_on"
    BAD_DEFENCE = "bad_defence"


class IllegalAction(ValueError):
    """An action the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def check(view: PlayerView, action: Action) -> None:
    """Raises IllegalAction unless the seat that sees `view` may do `action` now."""
    reason = refusal(view, action)
    if reason is not None:
        raise IllegalAction(reason)


def can(view: PlayerView, action: Action) -> bool:
    """Whether the seat that sees `view` may do `action` now."""
    return refusal(view, action) is None


def refusal(view: PlayerView, action: Action) -> Reason | None:
    """Why the rules refuse `action`; None when it is legal."""
    if view.phase is Phase.OVER:
        return Reason.HAND_OVER
    if view.turn is not view.seat:
        return Reason.NOT_YOUR_TURN
    match action:
        case DrawStock():
            return _refuse_stock(view)
        case DrawDiscard():
            return _refuse_upcard(view)
        case Discard(card):
            return _refuse_discard(view, card) or _refuse_plain_discard(view)
        case Knock(discard, arrangement):
            return _refuse_discard(view, discard) or _refuse_knock(view, discard, arrangement)
        case BigGin(arrangement):
            return _refuse_big_gin(view, arrangement)
        case Pass():
            return None if view.phase in (Phase.UPCARD_OFFER, Phase.LAST_DISCARD) else Reason.NOTHING_OFFERED
        case LayOut():
            return _refuse_lay_out(view, action)


def _refuse_stock(view: PlayerView) -> Reason | None:
    match view.phase:
        case Phase.DRAW:
            return None if view.stock_count else Reason.STOCK_EMPTY
        case Phase.UPCARD_OFFER | Phase.LAST_DISCARD:
            return Reason.DECIDE_ON_UPCARD
        case Phase.LAYOFF:
            return Reason.LAY_OUT_FIRST
    return Reason.ALREADY_DRAWN


def _refuse_upcard(view: PlayerView) -> Reason | None:
    match view.phase:
        case Phase.DRAW if stock_is_forced(view.ruleset, view.passes):
            return Reason.STOCK_FORCED
        case Phase.DRAW | Phase.UPCARD_OFFER | Phase.LAST_DISCARD:
            return None if view.pile else Reason.PILE_EMPTY
        case Phase.LAYOFF:
            return Reason.LAY_OUT_FIRST
    return Reason.ALREADY_DRAWN


def _refuse_turn_end(view: PlayerView) -> Reason | None:
    match view.phase:
        case Phase.DISCARD:
            return None
        case Phase.LAYOFF:
            return Reason.LAY_OUT_FIRST
    return Reason.DRAW_FIRST


def _refuse_discard(view: PlayerView, card: Card) -> Reason | None:
    """Why `card` cannot leave the hand now, face up or as the knock discard (1.5, 1.6)."""
    if view.phase is not Phase.DISCARD:
        return _refuse_turn_end(view)
    if not view.hand_mask >> card & 1:
        return Reason.NOT_HELD
    return Reason.JUST_TAKEN if card == view.barred else None


def _refuse_plain_discard(view: PlayerView) -> Reason | None:
    ends = must_end_hand(view.ruleset, view.barred, view.stock_count)
    return Reason.MUST_END_HAND if ends else None


def _refuse_knock(view: PlayerView, discard: Card, arrangement: Arrangement) -> Reason | None:
    try:
        check_arrangement(cards_of(view.hand_mask & ~(1 << discard)), arrangement)
    except BadArrangement:
        return Reason.BAD_ARRANGEMENT
    return Reason.OVER_LIMIT if arrangement.deadwood_value > view.knock_limit else None


def _refuse_big_gin(view: PlayerView, arrangement: Arrangement) -> Reason | None:
    if not view.ruleset.big_gin:
        return Reason.NO_BIG_GIN
    if view.phase is not Phase.DISCARD:
        return _refuse_turn_end(view)
    try:
        check_arrangement(view.hand, arrangement)
    except BadArrangement:
        return Reason.BAD_ARRANGEMENT
    return Reason.NOT_ALL_MELDED if arrangement.deadwood else None


def _refuse_lay_out(view: PlayerView, action: LayOut) -> Reason | None:
    if view.phase is not Phase.LAYOFF or view.showdown is None:
        return Reason.NOTHING_TO_LAY_OFF_ON
    try:
        check_defence(view.showdown.arrangement.melds, view.hand, action.defence)
    except BadDefence:
        return Reason.BAD_DEFENCE
    return None


def legal_actions(view: PlayerView) -> tuple[Action, ...]:
    """What the seat may do now, empty when it is not its turn.

    One Knock a discard and one BigGin are offered, each with the proposed arrangement (1.8); in the layoff
    phase the best defence (1.9). `check` accepts any other legal arrangement too.
    """
    if not view.my_turn:
        return ()
    if view.phase is Phase.LAYOFF:
        assert view.showdown is not None
        return (LayOut(best_defence(view.showdown.arrangement.melds, view.hand)),)
    if view.phase is Phase.DISCARD:
        return _turn_ends(view)
    return tuple(action for action in (DrawStock(), DrawDiscard(), Pass()) if can(view, action))


def _turn_ends(view: PlayerView) -> tuple[Action, ...]:
    discards = tuple(card for card in iter_mask(view.hand_mask) if card != view.barred)
    actions: list[Action] = []
    if _refuse_plain_discard(view) is None:
        actions.extend(Discard(card) for card in discards)
    for card in discards:
        rest = view.hand_mask & ~(1 << card)
        if least_deadwood(rest) <= view.knock_limit:
            actions.append(Knock(card, proposed_arrangement(view, card)))
    if view.ruleset.big_gin and least_deadwood(view.hand_mask) == 0:
        actions.append(BigGin(proposed_arrangement(view, None)))
    return tuple(actions)


def proposed_arrangement(view: PlayerView, discard: Card | None) -> Arrangement:
    """The arrangement that rule 1.8 proposes, given the discard pile, for knocking with `discard`.

    None is for big gin, which lays out the whole hand (2.3).
    """
    if discard is None:
        return best_arrangement(view.hand, gone=view.pile)
    rest = cards_of(view.hand_mask & ~(1 << discard))
    return best_arrangement(rest, gone=(*view.pile, discard))
