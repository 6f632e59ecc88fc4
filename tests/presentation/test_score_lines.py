"""The arithmetic adds up, line by line (rules 1.11 to 1.13), and the sheet names every bonus (1.15)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.messages import Who
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
    MatchScoreIs,
    MatchTerm,
    MatchWonBy,
    ReachedButLost,
    Scores,
    ScoreTerm,
    VoidBecause,
    WonBy,
)
from ginrummy_qt.presentation.score_lines import (
    LineRole,
    ScoreLine,
    hand_story,
    hand_title,
    match_lines,
    match_story,
    match_title,
    score_lines,
)
from ginrummy_qt.rules.actions import BigGin, DrawDiscard, Knock
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.events import VoidReason
from ginrummy_qt.rules.match_score import MatchScore, SeatScore
from ginrummy_qt.rules.ruleset import PRESETS, KnockLimit, Ruleset
from ginrummy_qt.rules.scoring import Ending, Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt, random_chooser
from tests.helpers.presented import match_updates

MINE = "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"
KNOCK = Knock(Card.parse("Kc"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh + Ah 2c 3d"))


def knocked(seat: Seat = Seat.SOUTH, theirs: str = THEIRS, ruleset: Ruleset = PRESETS["R2"]) -> PlayerView:
    return view_for(act(dealt(MINE, theirs, "7s", ruleset=ruleset), DrawDiscard(), KNOCK), seat)


def check(lines: tuple[ScoreLine, ...], points: int) -> None:
    """Every sum is the sum of its terms; a count may be the first term of what follows it."""
    total, carried = 0, 0
    for line in lines:
        match line.role:
            case LineRole.TERM:
                total += line.amount
                if line.points:
                    assert sum(line.points) == abs(line.amount)
            case LineRole.SUBTOTAL:
                assert line.amount == total
                total, carried = 0, line.amount
            case LineRole.TOTAL:
                assert line.amount == points
                assert points in (total, carried + total)


def test_a_knock_with_layoffs_as_in_the_picture():
    lines = score_lines(knocked())
    assert lines == (
        ScoreLine(DeadwoodOf(Who.OPPONENT), 32, points=(5, 8, 9, 10)),
        ScoreLine(LaidOffCards(parse_cards("8s Qs")), -18),
        ScoreLine(CountOf(Who.OPPONENT), 14, LineRole.SUBTOTAL),
        ScoreLine(DeadwoodOf(Who.YOU), -6, points=(1, 2, 3)),
        ScoreLine(Scores(Who.YOU), 8, LineRole.TOTAL),
    )


def test_seen_from_the_other_seat_you_and_the_opponent_change_places():
    lines = score_lines(knocked(Seat.NORTH))
    assert lines[0].label == DeadwoodOf(Who.YOU)
    assert lines[-1].label == Scores(Who.OPPONENT)
    assert hand_title(knocked(Seat.NORTH)) == HandWon(Who.OPPONENT)


def test_without_layoffs_there_is_one_step():
    lines = score_lines(knocked(theirs="8h 9h Th 2d 2h 2s 9d 5h 8c Jd"))
    assert [(line.label, line.amount) for line in lines] == [
        (DeadwoodOf(Who.OPPONENT), 32),
        (DeadwoodOf(Who.YOU), -6),
        (Scores(Who.YOU), 26),
    ]


def test_an_undercut_counts_the_other_way_and_names_its_bonus():
    view = knocked(theirs="8h 9h Th 2d 2h 2s 9d 9c 9s Qs")
    lines = score_lines(view)
    assert [(line.label, line.amount, line.role) for line in lines] == [
        (DeadwoodOf(Who.OPPONENT), 10, LineRole.TERM),
        (LaidOffCards(parse_cards("Qs")), -10, LineRole.TERM),
        (CountOf(Who.OPPONENT), 0, LineRole.SUBTOTAL),
        (DeadwoodOf(Who.YOU), 6, LineRole.TERM),
        (CountOf(Who.OPPONENT), 0, LineRole.TERM),
        (ScoreTerm.UNDERCUT, 25, LineRole.TERM),
        (Scores(Who.OPPONENT), 31, LineRole.TOTAL),
    ]
    assert hand_story(view) == (
        EndedBy(Who.YOU, Ending.KNOCK, 6),
        LaidOffCount(Who.OPPONENT, 1),
        MadeUndercut(Who.OPPONENT),
    )


def test_gin_and_big_gin_name_their_bonus():
    hand = "4s 5s 6s Qh Qc Qd 3c 3h 3s 3d"
    ruleset = replace(PRESETS["R2"], big_gin_bonus=31)
    state = act(dealt(hand, "8h 9h Th 2d 2h 2s 9d 5h 8s Qs", "7s", ruleset=ruleset), DrawDiscard())
    gin = Knock(Card.parse("3d"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh / 3c 3h 3s"))
    big = BigGin(Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh / 3c 3d 3h 3s"))
    for action, term, bonus in ((gin, ScoreTerm.GIN, 25), (big, ScoreTerm.BIG_GIN, 31)):
        lines = score_lines(view_for(act(state, action), Seat.SOUTH))
        assert [(line.label, line.amount) for line in lines] == [
            (DeadwoodOf(Who.OPPONENT), 32),
            (term, bonus),
            (Scores(Who.YOU), 32 + bonus),
        ]


def test_a_spade_upcard_that_doubles_is_a_line_of_its_own():
    """Rule 3.2."""
    ruleset = replace(PRESETS["R2"], knock_limit_from=KnockLimit.FIRST_UPCARD, spade_doubles=True)
    lines = score_lines(knocked(ruleset=ruleset))
    assert (ScoreTerm.DOUBLED, 8) in [(line.label, line.amount) for line in lines]
    assert lines[-1].amount == 16
    check(lines, 16)


def test_the_lines_of_every_hand_of_many_matches_add_up():
    rng = random.Random(8)
    results = set()
    doubling = replace(PRESETS["R1"], knock_limit_from=KnockLimit.FIRST_UPCARD, spade_doubles=True)
    for ruleset in (PRESETS["R1"], doubling, PRESETS["R1"]):
        for update in match_updates(ruleset, rng, random_chooser(rng, endings=0.1, sense=1.0), Seat.SOUTH):
            view = update.view
            if view is None or view.outcome is None:
                continue
            if view.outcome.score is None:
                assert score_lines(view) == ()
                continue
            check(score_lines(view), view.outcome.score.points)
            results.add(view.outcome.score.result)
    assert results >= {Result.KNOCK, Result.GIN, Result.UNDERCUT}


def test_a_hand_that_goes_on_has_no_lines():
    assert score_lines(view_for(dealt(MINE, THEIRS, "7s"), Seat.SOUTH)) == ()


@pytest.mark.parametrize(
    ("stock", "draws", "expected"),
    [(2, 3, VoidBecause(VoidReason.STOCK, 2)), (20, 50, VoidBecause(VoidReason.PILE_DRAWS, 50))],
)
def test_a_void_hand_says_why(stock: int, draws: int, expected: VoidBecause):
    view = view_for(dealt(MINE, THEIRS, "7s"), Seat.SOUTH)
    over = replace(view, stock_count=stock, pile_draws=draws)
    assert hand_title(over) == HandIsVoid()
    assert hand_story(over) == (expected,)


def last_match(ruleset: Ruleset, seed: int = 1) -> MatchInfo:
    rng = random.Random(seed)
    *_, last = match_updates(ruleset, rng, random_chooser(rng), Seat.SOUTH)
    return last.match


@pytest.mark.parametrize("key", list(PRESETS))
def test_the_sheet_of_a_match_adds_up_and_has_the_bonuses_of_its_ruleset(key: str):
    match = last_match(PRESETS[key])
    lines = match_lines(match, Seat.SOUTH)
    *terms, total = lines
    assert total.label is MatchTerm.TOTAL
    assert total.yours == sum(line.yours for line in terms) == match.score.seats[0].total
    assert total.theirs == sum(line.theirs for line in terms) == match.score.seats[1].total
    labels = {type(line.label) if isinstance(line.label, HandsWonBonus) else line.label for line in lines}
    assert (HandsWonBonus in labels) == bool(PRESETS[key].box_bonus)
    assert (MatchTerm.GAME_BONUS in labels) == bool(PRESETS[key].game_bonus)
    assert match_title(match, Seat.SOUTH) == MatchWonBy(
        Who.YOU if match.winner is Seat.SOUTH else Who.OPPONENT
    )
    mirrored = match_lines(match, Seat.NORTH)
    assert [(line.yours, line.theirs) for line in mirrored] == [(line.theirs, line.yours) for line in lines]


def with_score(south: SeatScore, north: SeatScore, reached: Seat, winner: Seat) -> MatchInfo:
    match = last_match(PRESETS["R1"])
    return replace(match, score=MatchScore((south, north), reached, winner), winner=winner)


def test_a_shutout_is_named():
    match = with_score(SeatScore(126, 6, 126, 150, 100), SeatScore(0, 0), Seat.SOUTH, Seat.SOUTH)
    lines = {line.label: line.yours for line in match_lines(match, Seat.SOUTH)}
    assert lines[MatchTerm.SHUTOUT_BONUS] == 126
    assert lines[HandsWonBonus(6, 0, 25)] == 150
    assert lines[MatchTerm.TOTAL] == 502


def test_the_story_of_a_match():
    won = with_score(SeatScore(104, 5, 0, 125, 100), SeatScore(48, 3, 0, 75), Seat.SOUTH, Seat.SOUTH)
    hands = len(won.outcomes)
    assert match_story(won, Seat.SOUTH) == (MatchScoreIs(329, 123, hands), WonBy(Who.YOU, 206))
    lost = with_score(SeatScore(100, 1), SeatScore(99, 9, 0, 225), Seat.SOUTH, Seat.NORTH)
    assert match_story(lost, Seat.SOUTH)[1:] == (WonBy(Who.OPPONENT, 224), ReachedButLost(Who.YOU, 100))
    equal = with_score(SeatScore(100, 4), SeatScore(100, 4), Seat.SOUTH, Seat.SOUTH)
    assert match_story(equal, Seat.NORTH)[1:] == (EqualTotals(Who.OPPONENT, 100),)
    resigned = replace(won, resigned=Seat.SOUTH, winner=Seat.NORTH)
    assert match_story(resigned, Seat.SOUTH)[0] == GaveUp(Who.YOU)


def test_a_match_that_goes_on_has_no_title():
    going = replace(last_match(PRESETS["R1"]), winner=None)
    assert match_story(going, Seat.SOUTH) == ()
    with pytest.raises(ValueError, match="goes on"):
        match_title(going, Seat.SOUTH)
