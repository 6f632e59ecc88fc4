"""Everything that happens in a match: a closed union of frozen records.

The match is the fold of its events (`game_match.evolve`). `SeedDrawn`, `HandDealt` and the cards of
stock draws are secrets of the table: a seat is only given what `view.redact` leaves of an event.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.scoring import DealScore, Ending
from ginrummy_qt.rules.seats import Seat


class Source(StrEnum):
    """Where a card was drawn from."""

    STOCK = "stock"
    DISCARD = "discard"


class VoidReason(StrEnum):
    """Why a hand ended without a score."""

    STOCK = "stock"
    PILE_DRAWS = "pile_draws"


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match begins. `match_id` is 32 hex digits, part of every commitment."""

    match_id: str
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class PracticeAgreed:
    """Right after `MatchStarted`: the match is not rated. Rated matches have no such event."""

    kind: MatchKind


@dataclass(frozen=True, slots=True)
class SeedDrawn:
    """Secret: the seed (64 hex digits) of hand `number`, 0 for the draw of the first dealer."""

    number: int
    seed: str


@dataclass(frozen=True, slots=True)
class HandSealed:
    """The commitment to the seed (64 hex digits), public before any card; no dealer yet for number 0."""

    number: int
    dealer: Seat | None
    commitment: str


@dataclass(frozen=True, slots=True)
class DeckCut:
    """The cut, any text, empty when nobody was asked."""

    number: int
    cut: str


@dataclass(frozen=True, slots=True)
class DeckGiven:
    """In place of a cut, in a match that is not rated: the seed is a deal code's key of the shuffle."""

    number: int


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Rule 2.10: each seat drew a card, the lower one deals (of equal ranks the lower suit, c d h s)."""

    south_card: Card
    north_card: Card
    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Secret: the order of the 52 cards. The non-dealer's ten, the dealer's ten, the upcard, the stock."""

    number: int
    dealer: Seat
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandReceived:
    """What a seat sees of the deal: its own ten cards and the upcard."""

    number: int
    dealer: Seat
    seat: Seat
    cards: tuple[Card, ...]
    upcard: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat refused the first upcard (2.1), or the last discard (3.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew; `card` is None where the viewer may not know it."""

    seat: Seat
    source: Source
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat ended its turn with a plain discard."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocked or went gin; `discard` is None while it lies face down for the viewer (2.9)."""

    seat: Seat
    discard: Card | None
    arrangement: Arrangement
    ending: Ending


@dataclass(frozen=True, slots=True)
class BigGinDeclared:
    """A seat laid out all eleven cards (2.3)."""

    seat: Seat
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class Defended:
    """The other seat laid out its melds, its layoffs and what is left (1.9, 1.10)."""

    seat: Seat
    defence: Defence


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand was won by `winner`."""

    number: int
    winner: Seat
    score: DealScore


@dataclass(frozen=True, slots=True)
class HandVoided:
    """The hand ended without a score (2.8, 2.11); both hands are shown."""

    number: int
    reason: VoidReason
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class SeedRevealed:
    """The seed of a hand that is over, for everyone to verify; also of an abandoned hand.

    A hand whose end was taken back reveals its seed again when it ends again.
    """

    number: int
    seed: str


@dataclass(frozen=True, slots=True)
class MatchWon:
    """Somebody reached the target: the winner by rule 2.7, and both grand totals (south, north)."""

    winner: Seat
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchResigned:
    """A seat gave the match up; the other one wins it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The match is again as it was before the last decision of `seat` in hand `number`.

    What the other seat answered is undone as well, and so is the end of the hand where it had ended.
    """

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class PracticeEnded:
    """A match that is not rated ended after a hand, without a winner."""


Event = (
    MatchStarted
    | PracticeAgreed
    | SeedDrawn
    | HandSealed
    | DeckCut
    | DeckGiven
    | DealerDrawn
    | HandDealt
    | HandReceived
    | Passed
    | CardDrawn
    | CardDiscarded
    | Knocked
    | BigGinDeclared
    | Defended
    | HandScored
    | HandVoided
    | SeedRevealed
    | MatchWon
    | MatchResigned
    | TakenBack
    | PracticeEnded
)

Move = Passed | CardDrawn | CardDiscarded | Knocked | BigGinDeclared
"""What both seats see of a turn; stock draws without their card."""
