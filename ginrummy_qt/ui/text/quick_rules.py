"""The rules in short, for the dialog; all numbers come from the ruleset."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.presentation import rule_facts as facts
from ginrummy_qt.presentation.rule_examples import Example, ending_examples
from ginrummy_qt.presentation.rule_facts import RuleFact, rule_facts
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.ui.text.ruleset_text import RulesetText
from ginrummy_qt.ui.text.speech import Names, Speech


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, its sentences, and what pictures show of them."""

    title: str
    sentences: tuple[str, ...]
    examples: tuple[Example, ...] = ()


class QuickRules(Speech):
    """Writes the short rules of a ruleset."""

    def sections(self, ruleset: Ruleset) -> tuple[Section, ...]:
        """The rules, section by section."""
        return (
            self._aim(),
            self._turn(ruleset),
            self._ending(ruleset),
            self._defence(ruleset),
            self._match(ruleset),
        )

    def _aim(self) -> Section:
        return Section(
            self.tr("The aim"),
            (
                self.tr("Both players hold ten cards and make melds of them."),
                self.tr(
                    "A set is three or four cards of one rank; a run is three or more in a row in one suit."
                ),
                self.tr(
                    "The ace is low: {low} is a run, {high} is not. A card counts in one meld only."
                ).format(low=self._printed(1, 2, 3), high=self._printed(12, 13, 1)),
                self.tr(
                    "Cards in no meld are deadwood: an ace counts 1, jack, queen and king 10, "
                    "the others their number."
                ),
            ),
            (Example.MELDS, Example.DEADWOOD),
        )

    def _printed(self, *ranks: int) -> str:
        return " ".join(self.names.indices[rank - 1] for rank in ranks)

    def _turn(self, ruleset: Ruleset) -> Section:
        return Section(
            self.tr("A turn"),
            (
                self.tr("Draw the top card of the stock or of the discard pile, then discard one card."),
                self.tr("A card taken from the discard pile may not be discarded in the same turn."),
                *self._facts(ruleset, facts.FirstTurnIs, facts.NextDealerIs, facts.PileMayBeSeen),
            ),
        )

    def _ending(self, ruleset: Ruleset) -> Section:
        return Section(
            self.tr("Ending the hand"),
            (
                self.tr("If your deadwood after the discard is low enough, you may knock."),
                self.tr("Without any deadwood it is gin, worth the other player’s deadwood and a bonus."),
                self.tr("You never have to end the hand."),
                *self._facts(
                    ruleset,
                    facts.KnockLimitFixed,
                    facts.KnockLimitFromUpcard,
                    facts.SpadeDoubles,
                    facts.GinBonus,
                    facts.BigGinBonus,
                    facts.KnockDiscardLies,
                ),
                *self._facts(ruleset, facts.VoidAtStock, facts.VoidAfterPileDraws),
            ),
            ending_examples(ruleset),
        )

    def _defence(self, ruleset: Ruleset) -> Section:
        return Section(
            self.tr("After a knock"),
            (
                self.tr(
                    "The other player lays down melds too, and lays off deadwood on the knocker’s melds."
                ),
                self.tr("Nothing is laid off on gin."),
                self.tr("The knocker scores the difference if the other player has more deadwood left."),
                self.tr("Otherwise it is an undercut: the other player scores the difference and a bonus."),
                *self._facts(ruleset, facts.UndercutBonus, facts.LayoffsAre),
            ),
            (Example.LAYOFF,) if Example.KNOCK in ending_examples(ruleset) else (),
        )

    def _match(self, ruleset: Ruleset) -> Section:
        return Section(
            self.tr("The match"),
            self._facts(
                ruleset,
                facts.MatchGoesTo,
                facts.GameBonus,
                facts.BoxBonus,
                facts.ShutoutIs,
                facts.Hollywood,
            ),
        )

    def _facts(self, ruleset: Ruleset, *kinds: type[RuleFact]) -> tuple[str, ...]:
        words = RulesetText(self.names)
        return tuple(words.say(fact) for fact in rule_facts(ruleset) if isinstance(fact, kinds))


def quick_rules(ruleset: Ruleset, names: Names) -> tuple[Section, ...]:
    """The short rules of a ruleset."""
    return QuickRules(names).sections(ruleset)
