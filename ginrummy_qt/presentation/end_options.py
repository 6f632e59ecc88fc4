"""The one end button, and the endings and arrangements to choose from in the preview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy_qt.presentation.hand_reading import read_hand
from ginrummy_qt.presentation.messages import (
    AskKnock,
    EndChoice,
    EndMessage,
    GinPrize,
    KnockWith,
    NotLowEnough,
    Plain,
    Refused,
    UndercutRisk,
)
from ginrummy_qt.rules.actions import Action, BigGin, Discard, Knock
from ginrummy_qt.rules.arrangements import Arrangement, legal_arrangements
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.legality import Reason, refusal
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.view import PlayerView

End = Knock | BigGin
"""An action that ends the hand."""


@dataclass(frozen=True, slots=True)
class EndButton:
    """The end button: its label, the action its preview opens with, and, when it is off, why."""

    label: KnockWith | Plain
    action: End | None
    why_not: NotLowEnough | Refused | None


def ending_of(action: End) -> Ending:
    """What an action ends the hand with; a knock at zero is gin (1.8)."""
    if isinstance(action, BigGin):
        return Ending.BIG_GIN
    return Ending.KNOCK if action.arrangement.deadwood_value else Ending.GIN


def end_button(view: PlayerView, actions: Sequence[Action], selected: Card | None = None) -> EndButton:
    """The best ending with the selected card, or of all when none is selected (look.md)."""
    best = next((end for end in endings(actions) if selected is None or _discard(end) == selected), None)
    if best is not None:
        return EndButton(_label(best), best, None)
    return EndButton(Plain.KNOCK, None, why_no_ending(view, selected))


def endings(actions: Sequence[Action]) -> tuple[End, ...]:
    """The legal ways to end the hand, best first: big gin, gin, least deadwood, then high discard."""
    ends = [action for action in actions if isinstance(action, Knock | BigGin)]
    return tuple(sorted(ends, key=_rank))


def arrangements(view: PlayerView, discard: Card) -> tuple[Arrangement, ...]:
    """Every arrangement with which the hand may be laid down when `discard` goes, the proposed one first."""
    rest = [card for card in view.hand if card != discard]
    return legal_arrangements(rest, view.knock_limit, gone=(*view.pile, discard))


def end_choice(action: End) -> EndChoice:
    """How an ending is named in a list."""
    return EndChoice(ending_of(action), action.arrangement.deadwood_value, _discard(action))


def question(action: End) -> EndMessage | Plain:
    """The title of an ending's preview."""
    match ending_of(action):
        case Ending.BIG_GIN:
            return Plain.ASK_BIG_GIN
        case Ending.GIN:
            return Plain.ASK_GIN
        case Ending.KNOCK:
            return AskKnock(action.arrangement.deadwood_value)


def stakes(view: PlayerView, action: End) -> EndMessage:
    """What the ending risks or is worth."""
    ruleset, ending = view.ruleset, ending_of(action)
    match ending:
        case Ending.BIG_GIN:
            return GinPrize(ending, ruleset.big_gin_bonus or 0)
        case Ending.GIN:
            return GinPrize(ending, ruleset.gin_bonus)
        case Ending.KNOCK:
            return UndercutRisk(action.arrangement.deadwood_value, ruleset.undercut_bonus)


def _discard(action: End) -> Card | None:
    return action.discard if isinstance(action, Knock) else None


def _label(action: End) -> KnockWith | Plain:
    match ending_of(action):
        case Ending.BIG_GIN:
            return Plain.BIG_GIN
        case Ending.GIN:
            return Plain.GIN
        case Ending.KNOCK:
            return KnockWith(action.arrangement.deadwood_value)


def _rank(action: End) -> tuple[int, int, int, int]:
    if isinstance(action, BigGin):
        return -1, 0, 0, 0
    card = action.discard
    return action.arrangement.deadwood_value, -card.points, -card.rank, card


def why_no_ending(view: PlayerView, selected: Card | None) -> NotLowEnough | Refused:
    """Why the hand, which is not empty, cannot be ended: with this discard, or, for None, with any at all."""
    reading = read_hand(view, selected) if view.my_turn else None
    if reading is None or reading.discard is None:
        return refusal(view, Discard(view.hand[0])) or Reason.DRAW_FIRST
    if selected is not None and selected == view.barred:
        return Reason.JUST_TAKEN
    return NotLowEnough(reading.deadwood_value, view.knock_limit, reading.discard if reading.chosen else None)
