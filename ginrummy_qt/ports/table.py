"""What a session publishes to a seat after every change, and how it refuses."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.match_score import MatchScore
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What a new match is made of. The person sits SOUTH, the computer NORTH."""

    ruleset: Ruleset
    level: Level


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


@dataclass(frozen=True, slots=True)
class TableUpdate:
    """What a seat sees after an accepted step.

    `seq` is the number of events in the log and names this state; `events` are those since the last update,
    cut down to what the seat may see, empty after a resume; `view` is None before the first deal.
    """

    seq: int
    events: tuple[Event, ...]
    match: MatchInfo
    view: PlayerView | None
    legal_actions: tuple[Action, ...]


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
