"""The score of a match: hand points, boxes, shutout and game bonus, and who won (rules 1.14, 2.4 to 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.ruleset import BoxesTo, GameBonusTo, MatchWinner, Ruleset, Shutout
from ginrummy_qt.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's lines of the sheet. Bonuses are 0 until the match is over."""

    hand_points: int
    hands_won: int
    shutout_bonus: int = 0
    box_bonus: int = 0
    game_bonus: int = 0

    @property
    def total(self) -> int:
        """The grand total."""
        return self.hand_points + self.shutout_bonus + self.box_bonus + self.game_bonus


@dataclass(frozen=True, slots=True)
class MatchScore:
    """Both seats' scores (south, north), who reached the target and who won; None while it goes on."""

    seats: tuple[SeatScore, SeatScore]
    reached: Seat | None
    winner: Seat | None


def hand_points(outcomes: Sequence[HandOutcome]) -> tuple[int, int]:
    """The points from hands (south, north), which alone count toward the target (1.14)."""
    points = [0, 0]
    for outcome in outcomes:
        if outcome.winner is not None and outcome.score is not None:
            points[outcome.winner] += outcome.score.points
    return points[0], points[1]


def hand_ends(outcomes: Sequence[HandOutcome]) -> tuple[HandEnd, ...]:
    """What is remembered of these hands, in order."""
    return tuple(outcome.end for outcome in outcomes if outcome.end is not None)


def match_score(ruleset: Ruleset, outcomes: Sequence[HandOutcome]) -> MatchScore:
    """The sheet after these hands, in order; bonuses appear when a seat has reached the target."""
    points = hand_points(outcomes)
    wins = tuple(sum(outcome.winner is seat for outcome in outcomes) for seat in Seat)
    reached = next((seat for seat in Seat if points[seat] >= ruleset.target_score), None)
    if reached is None:
        return MatchScore((SeatScore(points[0], wins[0]), SeatScore(points[1], wins[1])), None, None)
    candidates = (
        (reached,) if ruleset.match_winner is MatchWinner.FIRST_TO_TARGET else (reached, reached.other)
    )
    for winner in candidates:
        seats = _final(ruleset, outcomes, points, wins, reached, winner)
        lead = seats[winner].total - seats[winner.other].total
        if lead > 0 or (winner is reached and lead == 0) or len(candidates) == 1:
            return MatchScore(seats, reached, winner)
    raise AssertionError("one of the two seats has the higher total")


def _final(
    ruleset: Ruleset,
    outcomes: Sequence[HandOutcome],
    points: tuple[int, int],
    wins: tuple[int, ...],
    reached: Seat,
    winner: Seat,
) -> tuple[SeatScore, SeatScore]:
    """Both scores with every bonus, if `winner` is the winner."""
    scores = []
    for seat in Seat:
        boxes = wins[seat] if ruleset.boxes_to is BoxesTo.EACH or seat is winner else 0
        game_to = reached if ruleset.game_bonus_to is GameBonusTo.REACHED_TARGET else winner
        game = ruleset.game_bonus if seat is game_to else 0
        shutout = 0
        if seat is winner and _is_shutout(ruleset, outcomes, points, winner):
            if ruleset.shutout is Shutout.DOUBLE_HAND_POINTS:
                shutout = points[seat]
            else:
                game *= 2
        scores.append(SeatScore(points[seat], wins[seat], shutout, boxes * ruleset.box_bonus, game))
    return scores[0], scores[1]


def _is_shutout(
    ruleset: Ruleset, outcomes: Sequence[HandOutcome], points: tuple[int, int], winner: Seat
) -> bool:
    match ruleset.shutout:
        case Shutout.NONE:
            return False
        case Shutout.DOUBLE_HAND_POINTS:
            return all(outcome.winner is winner for outcome in outcomes)
        case Shutout.DOUBLE_GAME_BONUS:
            return points[winner.other] == 0
