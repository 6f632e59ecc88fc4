"""The presets, row by row of the table in section 2, and the options of section 3."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest

from ginrummy_qt.rules import PRESETS, Ruleset, preset_key
from ginrummy_qt.rules.ruleset import (
    AfterPasses,
    BadRuleset,
    BoxesTo,
    FirstTurn,
    GameBonusTo,
    KnockLimit,
    MatchFormat,
    MatchWinner,
    NextDealer,
    PileView,
    Shutout,
)

OFFER, NORMAL = FirstTurn.UPCARD_OFFER, FirstTurn.NORMAL
TABLE = {
    # R1, R2, R3, R4
    "first_turn": (OFFER, NORMAL, OFFER, NORMAL),
    "big_gin_bonus": (31, None, None, 31),
    "game_bonus": (100, 100, 100, 0),
    "box_bonus": (25, 25, 25, 0),
    "shutout": (Shutout.DOUBLE_HAND_POINTS, Shutout.NONE, Shutout.DOUBLE_HAND_POINTS, Shutout.NONE),
    "match_winner": (MatchWinner.GRAND_TOTAL, *[MatchWinner.FIRST_TO_TARGET] * 3),
    "void_stock": (2, 2, 2, 2),
    "knock_discard_face_up": (False, False, False, True),
    "gin_bonus": (25, 25, 25, 25),
    "undercut_bonus": (25, 25, 25, 25),
    "knock_limit": (10, 10, 10, 10),
    "target_score": (100, 100, 100, 100),
    "next_dealer": (NextDealer.WINNER,) * 4,
    "pile_draws_limit": (50, 50, 50, 50),
    "pile_view": (PileView.TOP,) * 4,
    "manual_layoff": (False,) * 4,
}


@pytest.mark.parametrize("option", TABLE)
def test_section_2_presets_follow_the_table(option):
    assert tuple(getattr(PRESETS[key], option) for key in ("R1", "R2", "R3", "R4")) == TABLE[option]


def test_2_2_after_both_passed():
    assert PRESETS["R1"].after_passes is AfterPasses.NORMAL_TURN
    assert PRESETS["R3"].after_passes is AfterPasses.FORCED_STOCK


def test_2_4_and_2_5_who_gets_the_bonuses():
    assert PRESETS["R1"].game_bonus_to is GameBonusTo.REACHED_TARGET
    assert PRESETS["R1"].boxes_to is BoxesTo.EACH
    for key in ("R2", "R3"):
        assert PRESETS[key].game_bonus_to is GameBonusTo.MATCH_WINNER
        assert PRESETS[key].boxes_to is BoxesTo.WINNER


def test_3_1_classic():
    classic = PRESETS["classic"]
    assert (classic.gin_bonus, classic.undercut_bonus, classic.big_gin) == (20, 10, False)
    assert (classic.box_bonus, classic.boxes_to, classic.game_bonus) == (20, BoxesTo.EACH, 100)
    assert classic.after_passes is AfterPasses.FORCED_STOCK
    assert classic.shutout is Shutout.DOUBLE_GAME_BONUS


def test_3_2_to_3_5_are_options():
    mixed = Ruleset(
        knock_limit_from=KnockLimit.FIRST_UPCARD,
        spade_doubles=True,
        match_format=MatchFormat.HOLLYWOOD,
        knock_limit=0,
        last_discard_offer=True,
    )
    assert preset_key(mixed) is None


def test_3_6_challenge():
    challenge = PRESETS["challenge"]
    assert challenge.next_dealer is NextDealer.ALTERNATE
    assert (challenge.game_bonus, challenge.box_bonus, challenge.shutout) == (0, 0, Shutout.NONE)


def test_a_preset_is_recognised_with_any_target():
    for key, ruleset in PRESETS.items():
        assert preset_key(replace(ruleset, target_score=250)) == key


def another(value: Any) -> Any:
    """Another value that the same option could have."""
    match value:
        case bool():
            return not value
        case int():
            return value - 1
        case Enum():
            return next(other for other in type(value) if other is not value)
    return 31


def test_the_digest_differs_for_every_option():
    base = Ruleset()
    changed = [replace(base, **{field.name: another(getattr(base, field.name))}) for field in fields(base)]
    assert len({ruleset.digest() for ruleset in (base, *changed)}) == 1 + len(fields(base))
    assert len({preset.digest() for preset in PRESETS.values()}) == len(PRESETS)


@pytest.mark.parametrize(
    "change",
    [
        {"knock_limit": 11},
        {"target_score": 0},
        {"gin_bonus": -1},
        {"big_gin_bonus": 5000},
        {"void_stock": 40},
    ],
)
def test_absurd_options_are_refused_with_a_sentence(change):
    with pytest.raises(BadRuleset, match=next(iter(change))):
        replace(Ruleset(), **change)
