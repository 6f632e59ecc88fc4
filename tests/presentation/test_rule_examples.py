"""The pictures beside the rules show what the rules say."""

from __future__ import annotations

import pytest

from ginrummy_qt.presentation.rule_examples import Example, Part, ending_examples, groups_of
from ginrummy_qt.rules.melds import MeldKind, deadwood_value, least_deadwood, meld_kind
from ginrummy_qt.rules.ruleset import PRESETS, KnockLimit

KINDS = {Part.RUN: MeldKind.RUN, Part.SET: MeldKind.SET}
CARDS = {Example.KNOCK: 10, Example.GIN: 10, Example.BIG_GIN: 11}


@pytest.mark.parametrize("example", Example)
def test_what_is_called_a_meld_is_one_and_no_card_lies_twice(example: Example):
    """Rules 1.2 and 1.3."""
    groups = groups_of(example)
    cards = [card for group in groups for card in group.cards]
    assert len(cards) == len(set(cards)) == CARDS.get(example, len(cards))
    for group in groups:
        if group.part is not Part.DEADWOOD:
            assert meld_kind(group.cards) is KINDS[group.part]
        else:
            assert least_deadwood(sum(1 << card for card in group.cards)) == group.points
            assert deadwood_value(group.cards) == group.points


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_shows_the_endings_it_has(name: str):
    """Rules 1.7, 2.3 and 3.4."""
    ruleset = PRESETS[name]
    shown = ending_examples(ruleset)
    assert Example.GIN in shown
    assert (Example.BIG_GIN in shown) is (ruleset.big_gin_bonus is not None)
    if ruleset.knock_limit_from is not KnockLimit.FIRST_UPCARD:
        points = sum(group.points for group in groups_of(Example.KNOCK) if group.part is Part.DEADWOOD)
        assert (Example.KNOCK in shown) is (points <= ruleset.knock_limit)


def test_cards_laid_off_make_longer_melds_of_the_knockers():
    """Rule 1.9."""
    for group in groups_of(Example.LAYOFF):
        assert group.laid_off
        assert meld_kind(set(group.cards) - group.laid_off) is KINDS[group.part]
