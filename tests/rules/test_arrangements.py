"""Rule 1.8: which arrangements a knocker may show, and which one is proposed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.rules.arrangements import (
    Arrangement,
    BadArrangement,
    arrange,
    best_arrangement,
    check_arrangement,
    legal_arrangements,
)
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.layoffs import layoff_candidates
from tests.helpers import oracle
from tests.helpers.hands import hands_and_gone, rich_hands

F2_HAND = parse_cards("Ac 3d 4d 5d 6d Td Jd Qd Kd 2s")


@given(hands_and_gone())
@settings(max_examples=400)
def test_1_8_the_proposal_is_the_best_of_all_layouts_ties_included(
    dealt: tuple[list[Card], list[Card]],
) -> None:
    hand, gone = dealt
    best = min(oracle.least_layouts(hand), key=lambda layout: oracle.preference(layout, hand, gone))
    proposed = best_arrangement(hand, gone)
    assert oracle.text_of(proposed.melds) == oracle.text_of(best[0])
    assert proposed.deadwood == best[1]
    assert proposed.deadwood_value == oracle.points(best[1])


@given(rich_hands(), st.sampled_from([0, 5, 10, 30]))
@settings(max_examples=100)
def test_1_8_all_arrangements_within_the_limit_are_offered_best_first(hand: list[Card], limit: int) -> None:
    within = [layout for layout in oracle.layouts(hand) if oracle.points(layout[1]) <= limit]
    within.sort(key=lambda layout: oracle.preference(layout, hand, ()))
    offered = legal_arrangements(hand, limit)
    assert [(oracle.text_of(each.melds), each.deadwood) for each in offered] == [
        (oracle.text_of(melds), loose) for melds, loose in within
    ]
    if offered:
        assert offered[0] == best_arrangement(hand)
    for each in offered:
        check_arrangement(hand, each)
        assert Arrangement.parse(str(each)) == each


def test_1_8_least_deadwood_comes_first() -> None:
    """Three sevens would be open to one card only instead of ten, but leave 45 points."""
    best = best_arrangement(parse_cards("7c 7d 7h 8h 9h 2c 2d 4s Qs Ks"))
    assert str(best) == "7h 8h 9h + 2c 7c 2d 7d 4s Qs Ks"
    assert best.deadwood_value == 42


def test_1_8_then_the_fewest_cards_that_can_be_laid_off() -> None:
    """F3: with equal deadwood the diamond run is kept short, so that nothing fits on the sixes."""
    best = best_arrangement(parse_cards("Ac 3c 6c 3d 4d 5d 6d 6h As 6s"))
    assert str(best) == "3d 4d 5d / 6c 6d 6h 6s + Ac 3c As"
    assert layoff_candidates(best.melds, parse_cards("Ac 3c 6c 3d 4d 5d 6d 6h As 6s")) == parse_cards("Ad 2d")


def test_1_8_the_number_of_cards_counts_before_their_points() -> None:
    """The fours are open to the four of hearts, the run to the ace and the two of spades: fewer points."""
    best = best_arrangement(parse_cards("4c 6c 4d 6d 2h 6h 3s 4s 5s 6s"))
    assert str(best) == "4c 4d 4s / 6c 6d 6h 6s + 2h 3s 5s"


def test_1_8_cards_in_the_discard_pile_no_longer_count_and_break_chains() -> None:
    hand = parse_cards("5c 6c 7c 5d 6d 5h 6h 7h 5s 6s")
    assert str(best_arrangement(hand)) == "5c 5d 5s / 5h 6h 7h / 6c 6d 6s + 7c"
    assert str(best_arrangement(hand, parse_cards("3c 8c"))) == "5c 6c 7c / 5d 5h 5s / 6d 6h 6s + 7h"


def test_1_8_then_the_lower_points_of_those_cards() -> None:
    """Beside three kings the run is open to a nine (the ten of hearts is gone), three queens to a queen."""
    best = best_arrangement(parse_cards("8c Tc Jc Qc Kc Kd Qh Kh 9s Qs"), parse_cards("Th Js"))
    assert str(best) == "Kc Kd Kh / Tc Jc Qc + 8c Qh 9s Qs"


def test_1_8_then_the_first_by_text() -> None:
    assert str(best_arrangement(parse_cards("3c 4c 5c 6c 7c 8c"))) == "3c 4c 5c / 6c 7c 8c"


def test_1_8_a_big_gin_hand_of_eleven_has_no_deadwood() -> None:
    best = best_arrangement(parse_cards("Ac 2c 3c 4c 7d 7h 7s Ts Js Qs Ks"))
    assert str(best) == "7d 7h 7s / Ac 2c 3c 4c / Ts Js Qs Ks"
    assert (best.deadwood, best.deadwood_value) == ((), 0)


def test_a_hand_is_any_collection_of_cards_but_none_twice() -> None:
    text = "3c 4c 5c 7d 7h 7s Ts Js Qs Ah"
    cards, gone = parse_cards(text), parse_cards("2d")
    expected = best_arrangement(cards, gone)
    assert str(expected) == "3c 4c 5c / 7d 7h 7s / Ts Js Qs + Ah"
    for hand in (list(cards), set(cards), cards[::-1], iter(cards)):
        assert best_arrangement(hand, list(gone)) == expected
    for refuse in (best_arrangement, lambda hand: legal_arrangements(hand, 10)):
        with pytest.raises(ValueError, match="occurs twice"):
            refuse([*cards, cards[0]])


def test_1_8_f2_a_card_may_be_kept_out_of_its_meld() -> None:
    offered = [str(each) for each in legal_arrangements(F2_HAND, 10)]
    assert offered[0] == "3d 4d 5d 6d / Td Jd Qd Kd + Ac 2s"
    assert "3d 4d 5d / Td Jd Qd Kd + Ac 6d 2s" in offered
    assert legal_arrangements(F2_HAND, 2) == ()


def test_an_arrangement_reads_back_from_its_text() -> None:
    arrangement = arrange(
        [parse_cards("7h 7s 7d"), parse_cards("5c 4c 3c"), parse_cards("Ts Js Qs")], parse_cards("Ah")
    )
    assert str(arrangement) == "3c 4c 5c / 7d 7h 7s / Ts Js Qs + Ah"
    assert arrangement.deadwood_value == 1
    assert Arrangement.parse(str(arrangement)) == arrangement
    assert str(Arrangement.parse("+ Kc Ac")) == "+ Ac Kc"
    assert Arrangement.parse("") == Arrangement((), (), 0)


@pytest.mark.parametrize(
    "text", ["3c 4c 5c + 5c", "3c 4c / + Ah", "3c + 4c + 5c", "3c 4c 5c + 1h", "3c 4c 3c"]
)
def test_a_text_that_is_no_arrangement_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Arrangement.parse(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3d 4d 5d 6d / Td Jd Qd + Ac 2s", "does not consist"),
        ("3d 4d 5d 6d / Td Jd Qd Kd + Ac 2s 3s", "does not consist"),
        ("3d 4d 5d 6d / Td Jd Qd Kd + Ac 3s", "does not consist"),
        ("3d 4d 5d 6d / Td Jd Qd Kd / Ac 2s", "no meld"),
        ("3d 4d 5d / 6d Td Jd Qd Kd + Ac 2s", "no meld"),
    ],
)
def test_1_8_an_arrangement_of_other_cards_or_without_melds_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadArrangement, match=reason):
        check_arrangement(F2_HAND, Arrangement.parse(text))


def test_1_8_an_arrangement_with_wrong_numbers_or_a_card_used_twice_is_refused() -> None:
    best = best_arrangement(F2_HAND)
    check_arrangement(F2_HAND, best)
    first = best.melds[0]
    for wrong in (
        replace(best, deadwood_value=0),
        replace(best, deadwood=best.deadwood[::-1]),
        replace(best, melds=best.melds[::-1]),
        replace(best, melds=(first[::-1], *best.melds[1:])),
        replace(best, melds=(*best.melds, first)),
    ):
        with pytest.raises(BadArrangement):
            check_arrangement(F2_HAND, wrong)
