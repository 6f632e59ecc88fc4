"""What a session publishes to a seat after every change, and how it refuses."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.match_score import MatchScore
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class GivenDeal:
    """Cards dealt before, to deal again: they follow from the seed (64 hex digits) and the cut.

    Where the cut is None the seed is the key of the shuffle itself, as a deal code has it.

    `dealer` is the seat that is to deal them; None where the match decides that, and for the draw of the
    first dealer.
    """

    seed: str
    cut: str | None = ""
    dealer: Seat | None = None


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What a new match is made of. The person sits SOUTH, the computer NORTH.

    `deals` are given for hands 0 (the draw of the first dealer), 1, 2 and so on; a hand beyond them is dealt
    from a fresh seed. A lone one that names its dealer is a single hand, after which the match is over. Deals
    can only be given where the match is not rated: ValueError.
    """

    ruleset: Ruleset
    level: PlayerName
    kind: MatchKind = MatchKind.RATED
    deals: tuple[GivenDeal, ...] = ()

    def __post_init__(self) -> None:
        if self.deals and self.kind is MatchKind.RATED:
            raise ValueError("a match with given deals is not rated")

    @property
    def single_hand(self) -> bool:
        """Whether one given hand is played, and no more."""
        return len(self.deals) == 1 and self.deals[0].dealer is not None


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """Where the match stands, open to both seats.

    `number` is the hand on the table or, between hands, the one to come; `sealed` its commitment (64 hex
    digits) once there is one. `seals` are all commitments so far as (hand number, commitment), `revealed`
    the seeds open so far as (hand number, seed), `outcomes` the hands that have ended, in order.
    """

    match_id: str
    setup: MatchSetup
    stage: Stage
    number: int
    dealer: Seat | None
    sealed: str | None
    seals: tuple[tuple[int, str], ...]
    revealed: tuple[tuple[int, str], ...]
    score: MatchScore
    outcomes: tuple[HandOutcome, ...]
    winner: Seat | None
    resigned: Seat | None
    kind: MatchKind = MatchKind.RATED


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """What a seat sees after an accepted step.

    `seq` is the number of events in the log and names this state; `events` are those since the last update,
    cut down to what the seat may see, empty after a resume; `view` is None before the first deal.
    `can_take_back`: whether this seat has a decision in this hand that it may undo now.
    """

    seq: int
    events: tuple[Event, ...]
    match: MatchInfo
    view: PlayerView | None
    legal_actions: tuple[Action, ...]
    can_take_back: bool = False


class SessionRefusal(StrEnum):
    """Why a session refuses a step that the rules alone would not."""

    STALE = "stale"
    NOT_SAVED = "not_saved"
    WRONG_STAGE = "wrong_stage"


@dataclass(frozen=True, slots=True)
class Rejected:
    """A refused step; nothing has changed. `detail` is the storage's sentence where nothing was saved."""

    reason: Reason | SessionRefusal
    detail: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Accepted:
    """An accepted step; `seq` names the state after it."""

    seq: int
