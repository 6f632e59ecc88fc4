"""Rules 1.14, 2.4 to 2.7, 3.1 and 3.6: the sheet of a match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.match_score import match_score
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.scoring import DealScore, Result, Side

VOID = None


def outcomes(*hands: tuple[str, int] | None) -> tuple[HandOutcome, ...]:
    """Hands won as ("S", points) or ("N", points), or VOID."""
    made = []
    for number, hand in enumerate(hands, start=1):
        if hand is None:
            made.append(HandOutcome(number, Seat.SOUTH, None, None))
            continue
        winner = Seat.SOUTH if hand[0] == "S" else Seat.NORTH
        score = DealScore(Side.KNOCKER, Result.KNOCK, hand[1], 0, hand[1])
        made.append(HandOutcome(number, Seat.SOUTH, winner, score))
    return tuple(made)


def totals(ruleset: Ruleset, *hands: tuple[str, int] | None) -> tuple[int, int, Seat | None]:
    score = match_score(ruleset, outcomes(*hands))
    return score.seats[0].total, score.seats[1].total, score.winner


def test_1_14_below_the_target_nobody_has_won_and_no_bonus_counts():
    score = match_score(PRESETS["R1"], outcomes(("S", 99), ("N", 99), VOID))
    assert (score.winner, score.reached) == (None, None)
    assert [seat.total for seat in score.seats] == [99, 99]
    assert [seat.hands_won for seat in score.seats] == [1, 1]


def test_1_14_the_target_is_reached_by_hand_points_of_either_role():
    assert match_score(PRESETS["R3"], outcomes(("S", 60), ("S", 40))).winner is Seat.SOUTH


def test_2_5_r3_winner_of_4_in_6_hands_has_200_in_bonuses():
    hands = [("S", 30), ("N", 20), ("S", 30), ("S", 30), ("N", 20), ("S", 12)]
    south, north, winner = totals(PRESETS["R3"], *hands)
    assert (south - 102, winner) == (200, Seat.SOUTH)
    assert north == 40


def test_2_6_r3_shutout_with_126_from_hands_is_126_more():
    score = match_score(PRESETS["R3"], outcomes(("S", 60), ("S", 66)))
    assert score.seats[0].shutout_bonus == 126
    assert score.seats[0].total == 126 + 126 + 2 * 25 + 100


@pytest.mark.parametrize("key", ["R1", "R3"])
def test_2_6_a_void_hand_breaks_the_shutout(key):
    score = match_score(PRESETS[key], outcomes(("S", 60), VOID, ("S", 66)))
    assert score.seats[0].shutout_bonus == 0


@pytest.mark.parametrize("key", ["R2", "R4", "challenge"])
def test_2_6_no_shutout_bonus_where_there_is_none(key):
    assert match_score(PRESETS[key], outcomes(("S", 60), ("S", 66))).seats[0].shutout_bonus == 0


def test_2_5_r1_pays_boxes_to_each_player():
    score = match_score(PRESETS["R1"], outcomes(("S", 60), ("N", 5), ("S", 45)))
    assert [seat.box_bonus for seat in score.seats] == [50, 25]


@pytest.mark.parametrize("key", ["R2", "R3"])
def test_2_5_r2_and_r3_pay_boxes_to_the_winner_only(key):
    score = match_score(PRESETS[key], outcomes(("S", 60), ("N", 5), ("S", 45)))
    assert [seat.box_bonus for seat in score.seats] == [50, 0]


def test_2_5_r4_has_no_bonuses_at_all():
    assert totals(PRESETS["R4"], ("S", 60), ("N", 5), ("S", 45)) == (105, 5, Seat.SOUTH)


def test_2_7_r1_who_reaches_the_target_can_lose_on_boxes():
    many = [("N", 10)] * 9
    south, north, winner = totals(PRESETS["R1"], *many, ("S", 100))
    assert (south, north) == (100 + 25 + 100, 90 + 9 * 25)
    assert winner is Seat.NORTH


def test_2_7_r1_equal_grand_totals_go_to_the_one_who_reached_the_target():
    hands = [("N", 15)] * 5 + [("N", 9)]
    south, north, winner = totals(PRESETS["R1"], *hands, ("S", 109))
    assert (south, north, winner) == (234, 234, Seat.SOUTH)


def test_2_7_first_to_the_target_wins_whatever_the_boxes():
    assert totals(PRESETS["R3"], *[("N", 10)] * 9, ("S", 100))[2] is Seat.SOUTH


def test_2_4_r1_game_bonus_goes_to_who_reached_the_target_even_when_losing():
    score = match_score(PRESETS["R1"], outcomes(*[("N", 10)] * 9, ("S", 100)))
    assert [seat.game_bonus for seat in score.seats] == [100, 0]


def test_3_1_classic_shutout_makes_the_game_bonus_200_and_voids_do_not_matter():
    score = match_score(PRESETS["classic"], outcomes(("S", 60), VOID, ("S", 66)))
    assert score.seats[0].game_bonus == 200
    assert score.seats[0].shutout_bonus == 0
    assert score.seats[0].box_bonus == 40


def test_3_1_classic_game_bonus_is_100_when_the_loser_scored():
    score = match_score(PRESETS["classic"], outcomes(("S", 60), ("N", 1), ("S", 66)))
    assert (score.seats[0].game_bonus, score.seats[1].box_bonus) == (100, 20)


def test_3_6_challenge_has_no_bonuses():
    assert totals(PRESETS["challenge"], ("S", 60), ("S", 45)) == (105, 0, Seat.SOUTH)


@pytest.mark.parametrize("key", list(PRESETS))
@given(hands=st.lists(st.none() | st.tuples(st.sampled_from("SN"), st.integers(1, 99)), max_size=12))
def test_1_15_a_sheet_adds_up_and_names_a_winner_exactly_when_the_target_is_reached(key, hands):
    ruleset = replace(PRESETS[key], target_score=150)
    score = match_score(ruleset, outcomes(*hands))
    for seat in Seat:
        lines = score.seats[seat]
        assert lines.hand_points == sum(h[1] for h in hands if h is not None and h[0] == seat.name[0])
        extra = lines.shutout_bonus + lines.box_bonus + lines.game_bonus
        assert lines.total == lines.hand_points + extra
        assert score.winner is not None or extra == 0
    assert (score.winner is None) == (max(s.hand_points for s in score.seats) < 150)
