"""Rule 1.9 by hand: what may be laid off, taken back, and that every draft is a legal answer."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ginrummy_qt.presentation import defence_draft
from ginrummy_qt.presentation.defence_board import defence_board
from ginrummy_qt.presentation.defence_draft import DefenceDraft
from ginrummy_qt.presentation.defence_messages import (
    DefenceWord,
    FitsNowhere,
    FitsOn,
    GoesBack,
    LayOffThese,
    WouldScore,
    WouldUndercut,
    deed,
    how,
    press,
    stands,
)
from ginrummy_qt.presentation.metrics import TARGET
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.arrangements import Arrangement, arrange
from ginrummy_qt.rules.cards import DECK, Card, format_cards, parse_cards
from ginrummy_qt.rules.layoffs import best_defence, check_defence
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import dealt

F1 = Arrangement.parse("9c 9d 9s / 3h 4h 5h 6h 7h + 9h")
HAND = "6c 7c 8c Jc Jd 8h 4s 5s 6s 8s"
CHAIN = "8h 9h Th Kc 2d 2s 5c 9s Qc Ad"


FIXTURES = json.loads((Path(__file__).parents[1] / "rules" / "fixtures.json").read_text(encoding="utf-8"))
PROBLEMS = FIXTURES["defences"][:60]
"""Knocks and defenders' hands with the exact least deadwood."""


def draft(knocker: str, hand: str) -> DefenceDraft:
    return defence_draft.against(Arrangement.parse(knocker).melds, tuple(sorted(parse_cards(hand))))


def problem(case: dict[str, Any]) -> tuple[Arrangement, tuple[Card, ...]]:
    """The knocker's hand, with some deadwood that fits the number, and the defender's."""
    melds, hand = [parse_cards(meld) for meld in case["knocker_melds"]], parse_cards(case["defender"])
    used = {*hand, *(each for meld in melds for each in meld)}
    loose = [each for each in DECK if each not in used][: 10 - sum(map(len, melds))]
    return arrange(melds, loose), tuple(sorted(hand))


def card(text: str) -> Card:
    return Card.parse(text)


def test_what_is_left_always_lies_at_its_best_first():
    begun = draft("3h 4h 5h 6h 7h / 9c 9d 9s + 9h", HAND)
    assert begun.arrangement.deadwood_value == 33
    made = defence_draft.lay_off(begun, card("8h"), 0)
    assert made.arrangement.deadwood_value == 28
    assert str(made.defence) == "4s 5s 6s / 6c 7c 8c > 8h@0 + Jc Jd 8s"


def test_a_card_fits_again_and_again_once_the_one_before_it_lies_there():
    begun = draft("3h 4h 5h 6h 7h + Ks", CHAIN)
    assert defence_draft.melds_for(begun, card("9h")) == ()
    once = defence_draft.lay_off(begun, card("8h"), 0)
    assert defence_draft.melds_for(once, card("9h")) == (0,)
    twice = defence_draft.lay_off(once, card("9h"), 0)
    assert [str(each) for each in twice.layoffs] == ["8h@0", "9h@0"]


def test_what_lay_there_because_of_a_card_comes_back_with_it():
    begun = draft("3h 4h 5h 6h 7h + Ks", CHAIN)
    made = defence_draft.lay_off(defence_draft.lay_off(begun, card("8h"), 0), card("9h"), 0)
    assert defence_draft.take_back(made, card("8h")).layoffs == ()


def test_a_card_goes_round_all_its_places_and_back():
    begun = draft("4c 5c 6c / 7d 7h 7s + Ks", "7c 2d 4h 8s Th Jc Qd Kd As 2s")
    places = []
    for _ in range(3):
        begun = defence_draft.next_place(begun, card("7c"))
        places.append([each.meld for each in begun.layoffs])
    assert places == [[0], [1], []]


def test_a_card_that_does_not_fit_is_no_layoff():
    with pytest.raises(ValueError, match="does not fit"):
        defence_draft.lay_off(draft("3h 4h 5h 6h 7h + Ks", CHAIN), card("Kc"), 0)


def test_no_way_leaves_a_card_loose_that_would_fit():
    begun = draft("Ac Ad Ah + 2s", "3c 4c 5c 6c 6d 6h Kd Qs 9s 8d")
    assert [str(way) for way in begun.ways] == [
        "3c 4c 5c / 6c 6d 6h + 8d Kd 9s Qs",
        "3c 4c 5c 6c + 6d 8d Kd 6h 9s Qs",
    ]


@pytest.mark.parametrize("case", PROBLEMS)
def test_every_draft_is_legal_and_the_best_one_is_the_rules_best(case: dict[str, Any]):
    rng = random.Random(case["defender"])
    knocker, hand = problem(case)
    made = defence_draft.against(knocker.melds, hand)
    for _ in range(12):
        made = defence_draft.next_place(made, rng.choice(hand))
        made = defence_draft.other_way(made, rng.choice((-1, 1)))
        check_defence(knocker.melds, hand, made.defence)
        best = defence_draft.best(made)
        assert best.arrangement.deadwood_value == case["defender_deadwood_after_layoffs"]
        assert best.defence.melds == best_defence(knocker.melds, hand).melds
        assert best.arrangement.deadwood_value <= made.arrangement.deadwood_value


def test_it_begins_only_with_a_knock_to_answer():
    state = dealt(
        HAND, "3h 4h 5h 6h 7h 9c 9d 9s 9h Kd", "2d", "Ks", replace(PRESETS["R2"], manual_layoff=True)
    )
    assert not defence_draft.to_make(view_for(state, Seat.SOUTH))
    with pytest.raises(ValueError, match="no knock"):
        defence_draft.begin(view_for(state, Seat.SOUTH))


def test_what_is_said_follows_the_draft():
    begun = draft("3h 4h 5h 6h 7h / 9c 9d 9s + 9h", HAND)
    assert how(begun) is DefenceWord.HOW_TO_LAY_OFF
    assert deed(begun) is DefenceWord.LAY_OFF_NOTHING
    assert press(begun, card("8h")) == FitsOn(F1.melds[0])
    assert press(begun, card("Jc")) == FitsNowhere(card("Jc"))
    made = defence_draft.lay_off(begun, card("8h"), 0)
    assert deed(made) == LayOffThese(1)
    assert press(made, card("8h")) == GoesBack()
    assert stands(F1, made, 25) == WouldScore(19)
    none = draft("Ac Ad Ah + 2s", "3c 4c 5c 6c 6d 6h Kd Qs 9s 8d")
    assert (how(none), deed(none)) == (DefenceWord.NOTHING_FITS, DefenceWord.GO_ON)


def test_equal_or_lower_is_an_undercut():
    """1.12."""
    low = draft("3h 4h 5h 6h 7h + 9h", "8h 2c 2d 2h 5c 6c 7c Ks Kd Kc")
    assert stands(F1, defence_draft.lay_off(low, card("8h"), 0), 25) == WouldUndercut(25 + 9)


@pytest.mark.parametrize("case", PROBLEMS)
def test_the_board_fits_every_window_and_no_card_hides_another(case: dict[str, Any]):
    rng = random.Random(case["defender"])
    knocker, hand = problem(case)
    size = Size(rng.choice((800, 1000, 1280, 2560)), rng.choice((600, 720, 800, 1440)))
    made = defence_draft.best(defence_draft.against(knocker.melds, hand))
    board = defence_board(knocker, made, size, left_handed=rng.random() < 0.5)
    for key, pose in board.cards.items():
        assert pose.x >= 0, key
        assert pose.rect.right <= size.width
        assert pose.y >= board.story.bottom, key
        assert pose.rect.bottom <= board.buttons.y
    assert set(board.own) | set(board.laid_off) == set(hand), format_cards(hand)
    own = sorted(board.cards[each].x for each in board.own)
    assert all(right - left >= TARGET - 0.5 for left, right in pairwise(own))
