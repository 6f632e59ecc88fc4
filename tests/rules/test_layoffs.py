"""Rules 1.9 and 1.10: layoffs, and the defender's melds and layoffs chosen together."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.layoffs import (
    BadDefence,
    Defence,
    Layoff,
    best_defence,
    check_defence,
    layoff_candidates,
    no_layoffs,
    possible_layoffs,
)
from ginrummy_qt.rules.melds import parse_melds
from tests.helpers import oracle
from tests.helpers.hands import Knock, knocks


def answer(knocker: str, hand: str) -> str:
    """The best defence of a hand against melds, as text."""
    return str(best_defence(parse_melds(knocker), parse_cards(hand)))


@pytest.mark.parametrize(
    ("knocker", "hand", "defence"),
    [
        pytest.param("9c 9d 9s", "9h Kc", "> 9h@0 + Kc", id="the fourth card of a set"),
        pytest.param("9c 9d 9h 9s", "8h Kc", "+ Kc 8h", id="nothing on a set of four"),
        pytest.param("5h 6h 7h", "8h Kc", "> 8h@0 + Kc", id="the upper end of a run"),
        pytest.param("5h 6h 7h", "4h Kc", "> 4h@0 + Kc", id="the lower end of a run"),
        pytest.param("5h 6h 7h", "9h 8h Kc", "> 8h@0 9h@0 + Kc", id="8 then 9"),
        pytest.param("5h 6h 7h", "9h Kc", "+ Kc 9h", id="no 9 without the 8"),
        pytest.param(
            "4h 5h 6h", "Ah 2h 3h 8h 7h", "Ah 2h 3h > 7h@0 8h@0", id="own run rather than the lower end"
        ),
        pytest.param(
            "Ah 2h 3h", "Kd 4h 5h", "> 4h@0 5h@0 + Kd", id="nothing below the ace: no wrap to the king"
        ),
        pytest.param("Jh Qh Kh", "Ah As Th 9h", "> Th@0 9h@0 + Ah As", id="nothing above the king: no wrap"),
        pytest.param("Jd Qd Kd", "Ah Kc", "+ Kc Ah", id="no running on into the next suit"),
        pytest.param(
            "7c 7d 7s / 8h 9h Th", "7h 6h Kc", "> 7h@1 6h@1 + Kc", id="the run takes what fits on a set too"
        ),
        pytest.param(
            "2h 3h 4h / 8h 9h Th", "5h 6h 7h", "5h 6h 7h", id="a gap between runs is a run of one's own"
        ),
        pytest.param(
            "2h 3h 4h / 7h 8h 9h", "5h 6h Kc", "> 5h@0 6h@0 + Kc", id="two runs share what is between"
        ),
        pytest.param("2h 3h 4h / 8h 9h Th", "5h 7h Kc", "> 5h@0 7h@1 + Kc", id="each run its own neighbour"),
        pytest.param("5h 6h 7h / 9c 9d 9s", "9h 8h Th Kc", "8h 9h Th + Kc", id="most points in own melds"),
    ],
)
def test_1_9_what_can_be_laid_off(knocker: str, hand: str, defence: str) -> None:
    assert answer(knocker, hand) == defence


def test_1_9_r1_the_four_of_hearts_is_laid_off_on_the_ace_two_three() -> None:
    assert answer("Ah 2h 3h", "4h") == "> 4h@0"


def test_1_9_f1_melding_first_is_wrong() -> None:
    """Three eights of one's own would leave 33."""
    defence = best_defence(
        parse_melds("9c 9d 9s / 3h 4h 5h 6h 7h"), parse_cards("6c 7c 8c Jc Jd 8h 4s 5s 6s 8s")
    )
    assert str(defence) == "4s 5s 6s / 6c 7c 8c > 8h@1 + Jc Jd 8s"
    assert defence.deadwood_value == 28


def test_1_9_a_meld_may_be_broken_so_that_its_cards_are_laid_off() -> None:
    """The run 7-8-9 leaves two eights; with the seven laid off, all three eights are melded."""
    assert answer("4h 5h 6h", "7h 8h 9h 8c 8d Kc") == "8c 8d 8h > 7h@0 + Kc 9h"


def test_1_9_among_equals_the_first_by_text() -> None:
    assert answer("Kc Kd Kh", "3c 4c 5c 6c 7c 8c") == "3c 4c 5c / 6c 7c 8c"


def test_1_9_the_knockers_melds_may_come_in_any_order_and_container() -> None:
    melds = [set(parse_cards("7h 5h 6h")), list(parse_cards("9s 9c 9d"))]
    assert str(best_defence(melds, set(parse_cards("8h 9h Kc")))) == "> 8h@0 9h@0 + Kc"


@given(knocks())
@settings(max_examples=300)
def test_1_9_the_defence_is_the_best_of_everything_that_can_be_tried(knock: Knock) -> None:
    defence = best_defence(knock.melds, knock.hand)
    melded = sum(oracle.points(meld) for meld in defence.melds)
    assert (defence.deadwood_value, melded, oracle.text_of(defence.melds)) == oracle.defence(
        knock.melds, knock.hand
    )
    assert oracle.points(defence.deadwood) == defence.deadwood_value


@given(knocks())
def test_1_9_the_layoffs_can_be_made_one_after_the_other(knock: Knock) -> None:
    table = [list(meld) for meld in knock.melds]
    defence = best_defence(knock.melds, knock.hand)
    for layoff in defence.layoffs:
        assert layoff in possible_layoffs(table, [layoff.card])
        table[layoff.meld].append(layoff.card)
        assert oracle.is_meld(table[layoff.meld])
    laid = [card for meld in defence.melds for card in meld] + [layoff.card for layoff in defence.layoffs]
    assert sorted([*laid, *defence.deadwood]) == sorted(knock.hand)
    check_defence(knock.melds, knock.hand, defence)
    assert Defence.parse(str(defence)) == defence


@given(knocks())
def test_1_8_the_cards_that_can_be_laid_off_are_those_that_fit_in_turn(knock: Knock) -> None:
    gone = knock.hand[:4]
    assert set(layoff_candidates(knock.melds, gone)) == oracle.candidates(
        knock.melds, {*gone, *(card for meld in knock.melds for card in meld)}
    )


@given(knocks())
def test_1_9_the_layoffs_offered_to_a_person_are_the_cards_that_fit_now(knock: Knock) -> None:
    expected = [
        Layoff(card, index)
        for card in sorted(knock.hand)
        for index, meld in enumerate(knock.melds)
        if oracle.is_meld([*meld, card])
    ]
    assert list(possible_layoffs(knock.melds, knock.hand)) == expected


@given(knocks())
def test_1_10_at_gin_the_defender_lays_out_the_own_hand_only(knock: Knock) -> None:
    defence = no_layoffs(knock.hand)
    assert defence.layoffs == ()
    assert defence.deadwood_value == best_arrangement(knock.hand).deadwood_value
    check_defence((), knock.hand, defence)


def test_1_10_nothing_is_laid_off_at_gin() -> None:
    assert str(no_layoffs(parse_cards("8h 9h Th Jh 7c Kc"))) == "8h 9h Th Jh + 7c Kc"


def test_1_8_candidates_stop_at_cards_that_are_gone() -> None:
    melds = parse_melds("4h 5h 6h / 9c 9d 9s")
    everything = layoff_candidates(melds)
    assert everything == parse_cards("Ah 2h 3h 7h 8h 9h Th Jh Qh Kh")
    assert layoff_candidates(melds, parse_cards("2h 8h")) == parse_cards("3h 7h 9h")
    assert layoff_candidates(melds, DECK) == ()


@pytest.mark.parametrize(
    ("knocker", "hand"), [("5h 6h", "8h"), ("5h 6h 8h", "9h"), ("5h 6h 7h", "7h 8h"), ("Kh Ah 2h", "3h")]
)
def test_1_2_what_is_no_meld_cannot_be_shown(knocker: str, hand: str) -> None:
    with pytest.raises(ValueError, match=r"no meld|in two"):
        answer(knocker, hand)


@pytest.mark.parametrize(
    ("knocker", "hand", "reason"),
    [
        (["5h 6h 7h"], "7h 8h", "in two"),
        (["5h 6h 7h", "7c 7d 7h"], "8h 9h", "in two"),
        (["5h 6h 7h"], "8h 9h 8h", "occurs twice"),
    ],
)
def test_1_3_a_card_in_two_places_is_refused(knocker: list[str], hand: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        best_defence([parse_cards(meld) for meld in knocker], list(map(Card.parse, hand.split())))


def test_1_9_a_legal_defence_that_is_not_the_best_is_accepted() -> None:
    melds, hand = parse_melds("4h 5h 6h"), parse_cards("7h 8h 9h Kc")
    for text in ("+ Kc 7h 8h 9h", "7h 8h 9h + Kc", "> 7h@0 + Kc 8h 9h", "> 7h@0 8h@0 9h@0 + Kc"):
        check_defence(melds, hand, Defence.parse(text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("> 8h@0 7h@0 9h@0 + Kc", "8h cannot be laid off on 4h 5h 6h"),
        ("> 7h@1 + Kc 8h 9h", "no meld with the index 1"),
        ("> Kc@0 + 7h 8h 9h", "Kc cannot be laid off"),
        ("7h 8h + 9h Kc", "7h 8h is no meld"),
        ("7h 8h 9h", "does not consist"),
        ("7h 8h 9h + Kc Ac", "does not consist"),
        ("> 3h@0 + 7h 8h 9h Kc", "does not consist"),
    ],
)
def test_1_9_a_defence_against_the_rules_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadDefence, match=reason):
        check_defence(parse_melds("4h 5h 6h"), parse_cards("7h 8h 9h Kc"), Defence.parse(text))


def test_1_9_a_defence_with_wrong_numbers_or_a_card_used_twice_is_refused() -> None:
    melds, hand = parse_melds("4h 5h 6h"), parse_cards("7h 8h 9h Kc Qd")
    good = best_defence(melds, hand)
    check_defence(melds, hand, good)
    for wrong in (
        replace(good, deadwood_value=0),
        replace(good, deadwood=good.deadwood[::-1]),
        replace(good, layoffs=(Layoff(hand[0], 0),)),
        replace(good, melds=(good.melds[0][::-1],)),
        replace(good, layoffs=(Layoff(hand[0], -1),)),
    ):
        with pytest.raises(BadDefence):
            check_defence(melds, hand, wrong)


def test_a_defence_reads_back_from_its_text() -> None:
    text = "8h 9h Th Jh / Kc Kd Ks > 7c@0 8c@0 + 5d 6s"
    defence = Defence.parse(text)
    assert str(defence) == text
    assert defence.deadwood_value == 11
    assert defence.layoffs == (Layoff(parse_cards("7c")[0], 0), Layoff(parse_cards("8c")[0], 0))
    assert Defence.parse("") == Defence((), (), (), 0)


@pytest.mark.parametrize(
    "text",
    ["> 7c", "> 7c@", "> 7c@-1", "> 7c@² + 8c", "> @1", "7c 8c 9c > 9c@0", "> 7c@0 + 7c", "> 7c@0 > 8c@0"],
)
def test_a_text_that_is_no_defence_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Defence.parse(text)
