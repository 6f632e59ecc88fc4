"""What the table says, as data: closed sets of messages with arguments. `ui.text` makes words of them.

The messages of results are in `result_messages`, of the log in `move_log`, of the rules in `rule_facts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.ports.table import SessionRefusal
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat


class Who(StrEnum):
    """A seat as the person at the table calls it."""

    YOU = "you"
    OPPONENT = "opponent"

    @property
    def other(self) -> Who:
        """The one opposite."""
        return Who.OPPONENT if self is Who.YOU else Who.YOU


def who(seat: Seat, viewer: Seat) -> Who:
    """What `viewer` calls a seat."""
    return Who.YOU if seat is viewer else Who.OPPONENT


class Plain(StrEnum):
    """Messages without arguments."""

    PROMPT_DRAW_STOCK = "prompt_draw_stock"
    PROMPT_DISCARD = "prompt_discard"
    PROMPT_DISCARD_OR_KNOCK = "prompt_discard_or_knock"
    PROMPT_DISCARD_OR_GIN = "prompt_discard_or_gin"
    PROMPT_DISCARD_OR_BIG_GIN = "prompt_discard_or_big_gin"
    PROMPT_END_HAND = "prompt_end_hand"
    PROMPT_LAY_OFF = "prompt_lay_off"
    PROMPT_OPPONENT = "prompt_opponent"
    PROMPT_CUT = "prompt_cut"
    PROMPT_NEXT_HAND = "prompt_next_hand"
    PROMPT_MATCH_OVER = "prompt_match_over"
    DEADWOOD = "deadwood"
    RUN = "run"
    SET = "set"
    SET_OF_FOUR = "set_of_four"
    DISCARD_PILE = "discard_pile"
    KNOCK_PLACE = "knock_place"
    KNOCK = "knock"
    KNOCK_AT = "knock_at"
    OR_LESS = "or_less"
    GIN_ONLY = "gin_only"
    KNOWN = "known"
    KNOWN_ONE = "known_one"
    PASS = "pass"
    GO_BACK = "go_back"
    GIN = "gin"
    BIG_GIN = "big_gin"
    ASK_GIN = "ask_gin"
    ASK_BIG_GIN = "ask_big_gin"
    THIS_HAND = "this_hand"
    NEXT_HAND = "next_hand"
    SEE_RESULT = "see_result"
    NEW_MATCH = "new_match"
    VERIFY_DEAL = "verify_deal"


def set_word(count: int) -> Plain:
    """A set of so many cards: languages have a word for three and another for four."""
    return Plain.SET_OF_FOUR if count == 4 else Plain.SET


@dataclass(frozen=True, slots=True)
class PromptUpcard:
    """The upcard is offered (2.1): take it or pass."""

    card: Card


@dataclass(frozen=True, slots=True)
class PromptDraw:
    """Draw from the stock, or take this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class PromptLastDiscard:
    """The last discard may be taken to end the hand with it (3.5), or passed."""

    card: Card


@dataclass(frozen=True, slots=True)
class StockLabel:
    """The stock, and how many cards it has left."""

    count: int


@dataclass(frozen=True, slots=True)
class PileDraws:
    """Rule 2.11: so many turns in a row, of so many allowed, drew from the discard pile."""

    count: int
    limit: int


@dataclass(frozen=True, slots=True)
class DeadwoodCount:
    """The label of the loose cards with their points."""

    value: int


@dataclass(frozen=True, slots=True)
class IfDiscarded:
    """What the deadwood number assumes: that this card is discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class KnockLimitIs:
    """The knock limit of this hand; 0 is gin only."""

    limit: int


@dataclass(frozen=True, slots=True)
class KnockWith:
    """The button that knocks with so much deadwood."""

    deadwood: int


@dataclass(frozen=True, slots=True)
class AskKnock:
    """The preview's question before a knock."""

    deadwood: int


@dataclass(frozen=True, slots=True)
class UndercutRisk:
    """The opponent with no more than this makes an undercut, worth the difference and the bonus."""

    deadwood: int
    bonus: int


@dataclass(frozen=True, slots=True)
class GinPrize:
    """What gin or big gin is worth: the opponent's deadwood and the bonus, nothing laid off."""

    ending: Ending
    bonus: int


@dataclass(frozen=True, slots=True)
class CouldBeLaidOff:
    """What could be laid off on a knock: stretches of a suit, from a card to a card (or the same).

    `held` are those among them that the opponent is known to hold.
    """

    stretches: tuple[tuple[Card, Card], ...]
    held: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DiscardShown:
    """The knock discard in the preview, lying face up or face down (2.9)."""

    card: Card
    face_up: bool


@dataclass(frozen=True, slots=True)
class EndChoice:
    """One ending to choose in the preview; `discard` is None for big gin."""

    ending: Ending
    deadwood: int
    discard: Card | None


@dataclass(frozen=True, slots=True)
class NotLowEnough:
    """Why the end button is off: the least deadwood that can be kept; `discard` only if it was chosen."""

    deadwood: int
    limit: int
    discard: Card | None


Refused = Reason | SessionRefusal
"""Why a step was refused."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The commitment of the hand on the table (64 hex digits)."""

    commitment: str


TableMessage = (
    Plain
    | PromptUpcard
    | PromptDraw
    | PromptLastDiscard
    | StockLabel
    | PileDraws
    | DeadwoodCount
    | IfDiscarded
    | KnockLimitIs
    | Sealed
)
EndMessage = (
    KnockWith | AskKnock | UndercutRisk | GinPrize | CouldBeLaidOff | DiscardShown | EndChoice | NotLowEnough
)
