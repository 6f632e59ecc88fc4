"""How results are numbered in the database, for good, and the order of a row of facts."""

from __future__ import annotations

from typing import Any, Final

from ginrummy_qt.ports.history import HandResult, MatchResult
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.hand_facts import Dealt, HandFacts

MATCH_CODES: Final = {
    MatchResult.UNFINISHED: 0,
    MatchResult.WON: 1,
    MatchResult.LOST: 2,
    MatchResult.RESIGNED: 3,
    MatchResult.UNSCORED: 4,
}
HAND_CODES: Final = {HandResult.WON: 1, HandResult.LOST: 2, HandResult.VOID: 3, HandResult.ABANDONED: 4}
ENDING_CODES: Final[dict[Result | None, int]] = {
    None: 0,
    Result.KNOCK: 1,
    Result.GIN: 2,
    Result.BIG_GIN: 3,
    Result.UNDERCUT: 4,
}
MATCH_RESULTS: Final = {code: result for result, code in MATCH_CODES.items()}
HAND_RESULTS: Final = {code: result for result, code in HAND_CODES.items()}
ENDINGS: Final = {code: ending for ending, code in ENDING_CODES.items()}

HAND_COLUMNS: Final = (
    "number, ended_at, result, ending, points, south_left, north_left, turns, offered, taken, pile_draws,"
    " stock_draws, layoffs, their_layoffs, seconds, dealer, upcard, south_melds, north_melds, south_dealt,"
    " north_dealt"
)
"""The columns of `hand_facts` that `hand_row` gives and `hand_of` takes."""


def hand_row(hand: HandFacts) -> tuple[int | None, ...]:
    """The values of `HAND_COLUMNS`."""
    dealt = hand.dealt
    return (
        hand.number,
        hand.ended_at,
        HAND_CODES[hand.result],
        ENDING_CODES[hand.ending],
        hand.points,
        *(hand.left or (None, None)),
        hand.turns,
        int(hand.offered),
        int(hand.taken),
        hand.pile_draws,
        hand.stock_draws,
        *hand.layoffs,
        hand.seconds,
        int(dealt.dealer),
        int(dealt.upcard),
        *dealt.melds,
        *dealt.deadwood,
    )


def hand_of(row: tuple[Any, ...]) -> HandFacts:
    """The facts of such values."""
    return HandFacts(
        number=row[0],
        ended_at=row[1],
        result=HAND_RESULTS[row[2]],
        ending=ENDINGS[row[3]],
        points=row[4],
        left=None if row[5] is None else (row[5], row[6]),
        turns=row[7],
        offered=bool(row[8]),
        taken=bool(row[9]),
        pile_draws=row[10],
        stock_draws=row[11],
        layoffs=(row[12], row[13]),
        seconds=row[14],
        dealt=Dealt(Seat(row[15]), DECK[row[16]], (row[17], row[18]), (row[19], row[20])),
    )
