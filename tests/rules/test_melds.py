"""Rules 1.2 and 1.3: sets, runs and deadwood."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from ginrummy_qt.rules.arrangements import Arrangement, best_arrangement
from ginrummy_qt.rules.cards import DECK, FULL_MASK, Card, cards_of, mask_of, parse_cards
from ginrummy_qt.rules.melds import (
    MeldKind,
    deadwood_after_discards,
    deadwood_value,
    format_melds,
    joins_meld,
    least_deadwood,
    meld_families,
    meld_kind,
    melds_of,
    parse_melds,
    points_of_mask,
    sorted_melds,
)
from tests.helpers import oracle
from tests.helpers.hands import rich_hands


@pytest.mark.parametrize("text", ["7c 7d 7s", "As Ad Ac Ah", "Kh Kc Ks"])
def test_1_2_three_or_four_cards_of_one_rank_are_a_set(text: str) -> None:
    assert meld_kind(parse_cards(text)) is MeldKind.SET


@pytest.mark.parametrize(
    "text", ["Ac 2c 3c", "Js Ks Qs", "9h 8h 7h 6h", "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"]
)
def test_1_2_three_or_more_consecutive_cards_of_one_suit_are_a_run(text: str) -> None:
    assert meld_kind(parse_cards(text)) is MeldKind.RUN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7c",
        "7c 7d",
        "7c 8c",
        "Qc Kc Ac",
        "Kc Ac 2c",
        "Qc Kc Ad",
        "Kc Ad 2d",
        "7c 8c Tc",
        "7c 8d 9c",
        "7c 7d 8c",
        "7c 7d 7s 8s",
    ],
)
def test_1_2_nothing_else_is_a_meld_and_runs_never_wrap(text: str) -> None:
    assert meld_kind(parse_cards(text)) is None


def test_1_2_one_card_taken_three_times_is_no_set() -> None:
    assert meld_kind([Card.parse("7c")] * 3) is None


def test_1_3_ace_is_one_faces_are_ten_and_the_rest_their_number() -> None:
    assert [card.points for card in parse_cards("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")] == [
        *range(1, 11),
        10,
        10,
        10,
    ]


def test_1_3_a_loose_five_and_king_are_fifteen() -> None:
    assert deadwood_value(parse_cards("5h Kc")) == 15


@pytest.mark.parametrize(
    ("text", "deadwood"),
    [
        ("", 0),
        ("Kc", 10),
        ("Qc Kc Ad 2d 3h", 26),
        ("Qc Kc Ac", 21),
        ("7c 7d 7h 8h 9h", 14),
        ("7c 7d 7h 7s 8h 9h", 0),
        ("7c 7d 7h 6h 8h 9h", 14),
        ("7c 8c 9c 7d 8d 9d 7h 8h 9h", 0),
        ("7c 8c 9c 7d 8d 9d 7h 8h Th", 17 + 8),
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", 0),
    ],
)
def test_1_3_each_card_is_in_one_meld_at_most(text: str, deadwood: int) -> None:
    assert least_deadwood(mask_of(parse_cards(text))) == deadwood


def test_1_3_the_whole_deck_has_340_points() -> None:
    assert points_of_mask(FULL_MASK) == 340


@given(rich_hands(least=1))
@settings(max_examples=300)
def test_1_3_least_deadwood_is_what_trying_everything_finds(hand: list[Card]) -> None:
    assert least_deadwood(mask_of(hand)) == oracle.least_deadwood(hand)


@given(rich_hands(least=2))
@settings(max_examples=100)
def test_1_3_deadwood_after_each_discard_is_that_of_the_cards_left(hand: list[Card]) -> None:
    after = deadwood_after_discards(mask_of(hand))
    assert list(after) == sorted(hand)
    for card in hand:
        assert after[card] == oracle.least_deadwood(set(hand) - {card})


@given(rich_hands(least=1))
def test_1_3_points_of_a_mask_are_the_points_of_its_cards(hand: list[Card]) -> None:
    assert points_of_mask(mask_of(hand)) == deadwood_value(hand) == oracle.points(hand)


@given(rich_hands(least=1))
def test_1_2_the_melds_of_a_hand_are_the_subsets_that_are_melds(hand: list[Card]) -> None:
    melds = [cards_of(meld) for meld in melds_of(mask_of(hand))]
    assert sorted(melds) == sorted(oracle.all_melds(hand))
    assert all(meld_kind(meld) is not None for meld in melds)


@given(rich_hands(least=1))
def test_1_3_the_families_of_melds_are_the_ways_to_lay_a_hand_out(hand: list[Card]) -> None:
    mask = mask_of(hand)
    families = [
        (sorted(map(cards_of, melds)), cards_of(mask ^ union)) for melds, union in meld_families(mask)
    ]
    assert sorted(families) == sorted((sorted(melds), loose) for melds, loose in oracle.layouts(hand))


@given(rich_hands(least=2, most=7))
def test_1_2_a_card_joins_a_meld_if_it_makes_one_with_the_hand(hand: list[Card]) -> None:
    for card in sorted(set(DECK) - set(hand)):
        expected = any(card in meld for meld in oracle.all_melds([*hand, card]))
        assert joins_meld(mask_of(hand), card) == expected, str(card)


def arrange_best(mask: int) -> Arrangement:
    return best_arrangement(cards_of(mask))


@pytest.mark.parametrize("count", [least_deadwood, deadwood_after_discards, meld_families, arrange_best])
def test_more_cards_than_any_hand_has_are_refused_at_once(count) -> None:
    count(mask_of([card for card in DECK if card % 13 < 5]))
    for mask in (FULL_MASK, mask_of([card for card in DECK if card % 13 < 5 or card == 12])):
        with pytest.raises(ValueError, match="are no hand"):
            count(mask)


def test_melds_read_back_from_their_text() -> None:
    text = "7d 7h 7s / 3c 4c 5c"
    assert format_melds(parse_melds(text)) == text
    assert parse_melds("5c 3c 4c") == (parse_cards("3c 4c 5c"),)
    assert parse_melds(" ") == ()


def test_1_8_melds_are_sorted_by_text() -> None:
    melds = parse_melds("Ac 2c 3c / 4d 5d 6d / Jh Jd Jc")
    assert format_melds(sorted_melds(melds)) == "4d 5d 6d / Ac 2c 3c / Jc Jd Jh"


@pytest.mark.parametrize("text", ["3c 4c 5c /", "/ 3c 4c 5c", "3c 4c 5c / 5c 5d 5h", "3c 4c 5x", "/"])
def test_a_text_that_is_no_groups_of_cards_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_melds(text)
