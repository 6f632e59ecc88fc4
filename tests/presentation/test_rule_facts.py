"""Facts about a ruleset are derived from its options: every option shows, and presets differ by theirs."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest

from ginrummy_qt.presentation.rule_facts import (
    BigGinBonus,
    BoxBonus,
    FirstTurnIs,
    GameBonus,
    KnockDiscardLies,
    MatchGoesTo,
    ShutoutIs,
    distinguishing_facts,
    rule_facts,
)
from ginrummy_qt.rules.ruleset import (
    PRESETS,
    AfterPasses,
    BoxesTo,
    GameBonusTo,
    KnockLimit,
    MatchWinner,
    Ruleset,
    Shutout,
)

FOUR = tuple(PRESETS[key] for key in ("R1", "R2", "R3", "R4"))
SILENT = {
    "oklahoma_ace": replace(Ruleset(), knock_limit_from=KnockLimit.FIRST_UPCARD),
}
"""Options that say nothing of themselves, with a ruleset in which they do."""


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, Enum):
        return next(member for member in type(value) if member is not value)
    if isinstance(value, int):
        return value - 1
    return 31


@pytest.mark.parametrize("option", [field.name for field in fields(Ruleset)])
def test_changing_any_option_changes_the_facts(option: str):
    ruleset = SILENT.get(option, Ruleset())
    changed = replace(ruleset, **{option: other(getattr(ruleset, option))})
    assert rule_facts(changed) != rule_facts(ruleset)


def test_what_is_special_about_r1():
    assert distinguishing_facts(PRESETS["R1"], FOUR) == (
        FirstTurnIs(AfterPasses.NORMAL_TURN),
        BigGinBonus(31),
        KnockDiscardLies(False),
        MatchGoesTo(100, MatchWinner.GRAND_TOTAL),
        GameBonus(100, GameBonusTo.REACHED_TARGET),
        BoxBonus(25, BoxesTo.EACH),
        ShutoutIs(Shutout.DOUBLE_HAND_POINTS),
    )


def test_what_all_share_is_not_special_and_alone_nothing_is():
    for ruleset in FOUR:
        special = distinguishing_facts(ruleset, FOUR)
        assert set(special) < set(rule_facts(ruleset))
        assert distinguishing_facts(ruleset, [ruleset]) == ()


def test_no_bonus_goes_to_nobody():
    facts = rule_facts(PRESETS["R4"])
    assert GameBonus(0, None) in facts
    assert BoxBonus(0, None) in facts
    assert FirstTurnIs(None) in facts
