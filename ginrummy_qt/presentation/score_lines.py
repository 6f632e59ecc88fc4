"""The arithmetic of a hand's score line by line, and the sheet of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.presentation.messages import Plain, Who, who
from ginrummy_qt.presentation.result_messages import (
    CountOf,
    DeadwoodOf,
    EndedBy,
    EqualTotals,
    GaveUp,
    HandIsVoid,
    HandsWonBonus,
    HandWon,
    LaidOffCards,
    LaidOffCount,
    MadeUndercut,
    MatchLabel,
    MatchScoreIs,
    MatchStoodAt,
    MatchTerm,
    MatchWonBy,
    ReachedButLost,
    ResultMessage,
    ScoreLabel,
    Scores,
    ScoreTerm,
    VoidBecause,
    WonBy,
)
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Showdown
from ginrummy_qt.rules.events import VoidReason
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.match_score import SeatScore
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.scoring import DealScore, Result, Side
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


class LineRole(StrEnum):
    """A term counts toward the next sum; the sum of a step; the last sum."""

    TERM = "term"
    SUBTOTAL = "subtotal"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the arithmetic: amounts of terms are signed; `points` are the cards' points it adds up."""

    label: ScoreLabel
    amount: int
    role: LineRole = LineRole.TERM
    points: tuple[int, ...] = ()


def score_lines(view: PlayerView) -> tuple[ScoreLine, ...]:
    """The lines of a hand that was scored; none for a void hand or one that still goes on.

    Each step's terms add up to its sum. The first step, there only if something was laid off, is the
    defender's count; the last ends with what the winner scores.
    """
    shown, outcome = view.showdown, view.outcome
    if shown is None or shown.defence is None or outcome is None or outcome.score is None:
        return ()
    knocker = who(shown.knocker, view.seat)
    score = outcome.score
    lines = list(_count_lines(shown.defence, knocker.other))
    knockers = (DeadwoodOf(knocker), shown.arrangement.deadwood_value, shown.arrangement.deadwood)
    defenders = (
        CountOf(knocker.other) if shown.defence.layoffs else DeadwoodOf(knocker.other),
        shown.defence.deadwood_value,
        shown.defence.deadwood,
    )
    more, less = (defenders, knockers) if score.winner is Side.KNOCKER else (knockers, defenders)
    if not (lines and more is defenders):
        lines.append(_term(*more, sign=1))
    if less[1] or score.result in (Result.KNOCK, Result.UNDERCUT):
        lines.append(_term(*less, sign=-1))
    return (*lines, *_bonus_lines(score, knocker))


def _count_lines(defence: Defence, defender: Who) -> tuple[ScoreLine, ...]:
    if not defence.layoffs:
        return ()
    laid = tuple(layoff.card for layoff in defence.layoffs)
    loose = sorted_cards((*laid, *defence.deadwood), HandOrder.RANK)
    off = sum(card.points for card in laid)
    return (
        ScoreLine(DeadwoodOf(defender), off + defence.deadwood_value, points=_points(loose)),
        ScoreLine(LaidOffCards(laid), -off),
        ScoreLine(CountOf(defender), defence.deadwood_value, LineRole.SUBTOTAL),
    )


def _term(label: ScoreLabel, value: int, cards: tuple[Card, ...], sign: int) -> ScoreLine:
    counted = not isinstance(label, CountOf) and len(cards) > 1
    points = _points(sorted_cards(cards, HandOrder.RANK)) if counted else ()
    return ScoreLine(label, sign * value, points=points)


def _bonus_lines(score: DealScore, knocker: Who) -> tuple[ScoreLine, ...]:
    lines = []
    if score.result is not Result.KNOCK:
        lines.append(ScoreLine(ScoreTerm(score.result.value), score.bonus))
    if score.multiplier != 1:
        lines.append(ScoreLine(ScoreTerm.DOUBLED, score.points - score.points // score.multiplier))
    winner = knocker if score.winner is Side.KNOCKER else knocker.other
    return (*lines, ScoreLine(Scores(winner), score.points, LineRole.TOTAL))


def _points(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(card.points for card in cards)


def hand_title(view: PlayerView) -> HandWon | HandIsVoid:
    """The title of the result of a hand that is over."""
    outcome = view.outcome
    if outcome is None or outcome.winner is None:
        return HandIsVoid()
    return HandWon(who(outcome.winner, view.seat))


def hand_story(view: PlayerView) -> tuple[ResultMessage, ...]:
    """How the hand ended, in sentences."""
    shown, outcome = view.showdown, view.outcome
    if shown is None:
        return (_void_reason(view),)
    return _showdown_story(shown, outcome.score if outcome is not None else None, view.seat)


def _void_reason(view: PlayerView) -> VoidBecause:
    ruleset = view.ruleset
    if view.stock_count <= ruleset.void_stock:
        return VoidBecause(VoidReason.STOCK, view.stock_count)
    return VoidBecause(VoidReason.PILE_DRAWS, view.pile_draws)


def _showdown_story(shown: Showdown, score: DealScore | None, seat: Seat) -> tuple[ResultMessage, ...]:
    knocker = who(shown.knocker, seat)
    story: list[ResultMessage] = [EndedBy(knocker, shown.ending, shown.arrangement.deadwood_value)]
    if shown.defence is not None and shown.defence.layoffs:
        story.append(LaidOffCount(knocker.other, len(shown.defence.layoffs)))
    if score is not None and score.result is Result.UNDERCUT:
        story.append(MadeUndercut(knocker.other))
    return tuple(story)


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A line of the match's sheet: your points and the opponent's."""

    label: MatchLabel
    yours: int
    theirs: int


def match_lines(match: MatchInfo, viewer: Seat) -> tuple[MatchLine, ...]:
    """The sheet: hand points, every bonus the ruleset has, and the totals."""
    ruleset = match.setup.ruleset
    mine, theirs = match.score.seats[viewer], match.score.seats[viewer.other]
    lines = [MatchLine(MatchTerm.HAND_POINTS, mine.hand_points, theirs.hand_points)]
    lines += _match_bonuses(ruleset, mine, theirs, match.score.reached is not None)
    return (*lines, MatchLine(MatchTerm.TOTAL, mine.total, theirs.total))


def _match_bonuses(ruleset: Ruleset, mine: SeatScore, theirs: SeatScore, ended: bool) -> list[MatchLine]:
    """A match that was given up before anybody `ended` it brings no bonus, and none is listed."""
    lines = []
    if mine.shutout_bonus or theirs.shutout_bonus:
        lines.append(MatchLine(MatchTerm.SHUTOUT_BONUS, mine.shutout_bonus, theirs.shutout_bonus))
    if not ended:
        return lines
    if ruleset.box_bonus:
        label = HandsWonBonus(mine.hands_won, theirs.hands_won, ruleset.box_bonus)
        lines.append(MatchLine(label, mine.box_bonus, theirs.box_bonus))
    if ruleset.game_bonus:
        lines.append(MatchLine(MatchTerm.GAME_BONUS, mine.game_bonus, theirs.game_bonus))
    return lines


def way_on(match: MatchInfo) -> Plain:
    """What is offered once a hand is over; a hand of practice may end its match without a winner."""
    if match.stage is not Stage.OVER:
        return Plain.NEXT_HAND
    return Plain.NEW_MATCH if match.winner is None else Plain.SEE_RESULT


def match_title(match: MatchInfo, viewer: Seat) -> MatchWonBy:
    """The title of the result of a match that is over; raises ValueError for one that goes on."""
    if match.winner is None:
        raise ValueError("the match goes on")
    return MatchWonBy(who(match.winner, viewer))


def match_story(match: MatchInfo, viewer: Seat) -> tuple[ResultMessage, ...]:
    """How the match ended, in sentences; nothing for one that goes on."""
    if match.winner is None:
        return ()
    winner, target = who(match.winner, viewer), match.setup.ruleset.target_score
    mine, theirs = match.score.seats[match.winner].total, match.score.seats[match.winner.other].total
    if match.resigned is not None:
        yours, others = match.score.seats[viewer].total, match.score.seats[viewer.other].total
        stood = MatchStoodAt(yours, others, len(match.outcomes))
        return (GaveUp(who(match.resigned, viewer)), stood)
    story: list[ResultMessage] = [MatchScoreIs(mine, theirs, len(match.outcomes))]
    if mine == theirs:
        return (*story, EqualTotals(winner, target))
    story.append(WonBy(winner, mine - theirs))
    if match.score.reached is not None and match.score.reached is not match.winner:
        story.append(ReachedButLost(winner.other, target))
    return tuple(story)
