"""The worked examples of the rules (section 4) and the problems solved by exhaustive search."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ginrummy_qt.rules import PRESETS, score_deal
from ginrummy_qt.rules.arrangements import (
    Arrangement,
    best_arrangement,
    check_arrangement,
    legal_arrangements,
)
from ginrummy_qt.rules.cards import Card, mask_of, parse_cards
from ginrummy_qt.rules.layoffs import Defence, best_defence, check_defence, no_layoffs
from ginrummy_qt.rules.melds import deadwood_after_discards, deadwood_value, least_deadwood, parse_melds

FIXTURES = json.loads(Path(__file__).with_name("fixtures.json").read_text(encoding="utf-8"))
HANDS = FIXTURES["hands"]
DEFENCES = FIXTURES["defences"]

R2_KNOCKER = parse_cards("3c 4c 5c 7h 7s 7d Ts Js Qs Ah 2d")
R2_DEFENDER = parse_cards("8h 9h Th Kc Kd Ks 5d 6s 7c Jh")


def best_discard(cards: tuple[Card, ...]) -> int:
    return min(deadwood_after_discards(mask_of(cards)).values())


def test_all_fixtures_are_here() -> None:
    assert (len(HANDS), len(DEFENCES)) == (300, 200)


def test_least_deadwood_of_every_fixture() -> None:
    for case in HANDS:
        cards = parse_cards(case["cards"])
        assert least_deadwood(mask_of(cards)) == case["deadwood"], case["cards"]
        assert best_arrangement(cards).deadwood_value == case["deadwood"], case["cards"]
        check_arrangement(cards, best_arrangement(cards))


def test_deadwood_after_the_best_discard_of_every_fixture_of_eleven() -> None:
    elevens = [case for case in HANDS if "after_best_discard" in case]
    assert len(elevens) == sum(len(case["cards"].split()) == 11 for case in HANDS) > 50
    for case in elevens:
        assert best_discard(parse_cards(case["cards"])) == case["after_best_discard"], case["cards"]


def test_joint_defence_of_every_fixture() -> None:
    for case in DEFENCES:
        knocker, hand = list(map(parse_cards, case["knocker_melds"])), parse_cards(case["defender"])
        defence = best_defence(knocker, hand)
        check_defence(knocker, hand, defence)
        assert defence.deadwood_value == case["defender_deadwood_after_layoffs"], case
        assert result_of(case["knocker_deadwood"], defence.deadwood_value) == (case["result"], case["points"])


def result_of(knocker: int, defender: int) -> tuple[str, int]:
    """Rules 1.11 and 1.12 with the bonus of the four presets."""
    score = score_deal(PRESETS["R1"], "knock", knocker, defender)
    return score.result, score.points


def test_1_9_melding_first_is_worse_in_many_fixtures_and_better_in_none() -> None:
    worse = 0
    for case in DEFENCES:
        knocker = list(map(parse_cards, case["knocker_melds"]))
        hand = parse_cards(case["defender"])
        melded_first = legal_arrangements(hand, least_deadwood(mask_of(hand)))
        left = min(best_defence(knocker, own.deadwood).deadwood_value for own in melded_first)
        assert left >= case["defender_deadwood_after_layoffs"], case
        assert left == case["meld_first_would_leave"], case
        worse += left > case["defender_deadwood_after_layoffs"]
    assert worse > 20


def test_r1_a_loose_five_and_king_are_fifteen() -> None:
    assert deadwood_value(parse_cards("5c Kd")) == 15


def test_r1_three_five_nine_knocks_at_eight_with_the_nine() -> None:
    eleven = parse_cards("Jc Jd Jh Js Ac 2c 3c 4c 3d 5h 9s")
    after = deadwood_after_discards(mask_of(eleven))
    assert after[Card.parse("9s")] == min(after.values()) == 8


def test_r1_the_four_is_laid_off_on_ace_two_three() -> None:
    defence = best_defence(parse_melds("Ah 2h 3h"), parse_cards("4h Kc"))
    assert str(defence) == "> 4h@0 + Kc"


def test_r4_a_set_of_three_a_run_of_three_and_a_run_of_four_are_gin() -> None:
    assert best_arrangement(parse_cards("9c 9d 9h Ac 2c 3c 5s 6s 7s 8s")).deadwood_value == 0


def test_r4_one_nine_laid_off_leaves_eighteen_against_six() -> None:
    knocker = best_arrangement(parse_cards("9c 9d 9s 2c 3c 4c 5c Ah 2h 3s"))
    assert knocker.deadwood_value == 6
    defence = best_defence(knocker.melds, parse_cards("Td Jd Qd Kc Kh Ks 9h 8s 7c 3d"))
    assert str(defence) == "Kc Kh Ks / Td Jd Qd > 9h@1 + 7c 3d 8s"
    assert result_of(6, defence.deadwood_value) == ("knock", 12)


@pytest.mark.parametrize(
    ("cards", "deadwood"),
    [
        ("3c 4c 5c 7h 7s 9d Js Qs Kh 2d", 55),
        ("3c 4c 5c 7h 7s 7d 9d Js Qs 2d", 31),
        ("3c 4c 5c 7h 7s 7d Js Qs 2d Ah", 23),
    ],
)
def test_r2_the_hand_as_it_improves(cards: str, deadwood: int) -> None:
    assert least_deadwood(mask_of(parse_cards(cards))) == deadwood


@pytest.mark.parametrize(
    ("eleven", "discard", "deadwood"),
    [
        ("3c 4c 5c 7h 7s 9d Js Qs Kh 2d 7d", "Kh", 31),
        ("3c 4c 5c 7h 7s 7d 9d Js Qs 2d Ah", "9d", 23),
        ("3c 4c 5c 7h 7s 7d Js Qs 2d Ah Ts", "2d", 1),
    ],
)
def test_r2_the_discards(eleven: str, discard: str, deadwood: int) -> None:
    assert deadwood_after_discards(mask_of(parse_cards(eleven)))[Card.parse(discard)] == deadwood


def test_r2_the_knock_at_one() -> None:
    two = Card.parse("2d")
    shown = best_arrangement([card for card in R2_KNOCKER if card != two], gone=[two])
    assert str(shown) == "3c 4c 5c / 7d 7h 7s / Ts Js Qs + Ah"
    assert shown.deadwood_value == 1


def test_r2_the_defence_as_the_page_lays_it_out() -> None:
    knocker = parse_melds("3c 4c 5c / 7h 7s 7d / Ts Js Qs")
    page = Defence.parse("8h 9h Th / Kc Kd Ks > 7c@1 + 5d 6s Jh")
    check_defence(knocker, R2_DEFENDER, page)
    assert page.deadwood_value == 21


def test_r2_the_best_defence_finds_the_jack_of_hearts() -> None:
    knocker = parse_melds("3c 4c 5c / 7h 7s 7d / Ts Js Qs")
    best = best_defence(knocker, R2_DEFENDER)
    assert str(best) == "8h 9h Th Jh / Kc Kd Ks > 7c@1 + 5d 6s"
    assert best.deadwood_value == 11


def test_r2_at_gin_nothing_is_laid_off() -> None:
    page = Arrangement.parse("8h 9h Th / Kc Kd Ks + 5d 6s 7c Jh")
    check_arrangement(R2_DEFENDER, page)
    assert page.deadwood_value == 28
    assert str(no_layoffs(R2_DEFENDER)) == "8h 9h Th Jh / Kc Kd Ks + 7c 5d 6s"
    assert no_layoffs(R2_DEFENDER).deadwood_value == 18


def test_f1_melds_and_layoffs_are_chosen_together() -> None:
    knocker = parse_melds("9c 9d 9s / 3h 4h 5h 6h 7h")
    hand = parse_cards("6c 7c 8c Jc Jd 8h 4s 5s 6s 8s")
    eights_first = Defence.parse("4s 5s 6s / 8c 8h 8s + 6c 7c Jc Jd")
    check_defence(knocker, hand, eights_first)
    assert eights_first.deadwood_value == 33
    assert best_defence(knocker, hand).deadwood_value == 28


@pytest.mark.parametrize(
    ("shown", "deadwood", "score"),
    [
        ("3d 4d 5d 6d / Td Jd Qd Kd + Ac 2s", 3, 44),
        ("3d 4d 5d / Td Jd Qd Kd + Ac 6d 2s", 9, 45),
    ],
)
def test_f2_keeping_the_six_back_shuts_the_seven_out(shown: str, deadwood: int, score: int) -> None:
    knocker = Arrangement.parse(shown)
    assert knocker in legal_arrangements(parse_cards("Ac 3d 4d 5d 6d Td Jd Qd Kd 2s"), 10)
    assert knocker.deadwood_value == deadwood
    defence = best_defence(knocker.melds, parse_cards("7c 8c 9c Qc 7d 3h Qh 6s 8s Js"))
    assert defence.deadwood_value - deadwood == score


@pytest.mark.parametrize(
    ("shown", "score"),
    [("3d 4d 5d 6d / 6c 6h 6s + Ac 3c As", 36), ("3d 4d 5d / 6c 6d 6h 6s + Ac 3c As", 43)],
)
def test_f3_equal_deadwood_but_less_to_lay_off(shown: str, score: int) -> None:
    hand = parse_cards("Ac 3c 6c 3d 4d 5d 6d 6h As 6s")
    knocker = Arrangement.parse(shown)
    check_arrangement(hand, knocker)
    assert knocker.deadwood_value == 5
    defence = best_defence(knocker.melds, parse_cards("5c Jc Kc 7d 8d Kd 3h 8h 3s 8s"))
    assert defence.deadwood_value - 5 == score
    assert (knocker == best_arrangement(hand)) == (score == 43)
