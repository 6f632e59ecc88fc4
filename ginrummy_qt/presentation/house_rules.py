"""What the two at a table agree on beside the rules of a preset: options that change no score."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ginrummy_qt.rules.ruleset import PileView, Ruleset


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Layoffs by hand (1.9), and looking through the discard pile (2.12)."""

    lay_off_by_hand: bool = False
    open_pile: bool = False

    def within(self, ruleset: Ruleset) -> Ruleset:
        """The ruleset with these."""
        pile_view = PileView.ALL if self.open_pile else PileView.TOP
        return replace(ruleset, manual_layoff=self.lay_off_by_hand, pile_view=pile_view)


def house_rules(ruleset: Ruleset) -> HouseRules:
    """Those of a ruleset."""
    return HouseRules(ruleset.manual_layoff, ruleset.pile_view is PileView.ALL)


def bare(ruleset: Ruleset) -> Ruleset:
    """The ruleset without any."""
    return HouseRules().within(ruleset)
