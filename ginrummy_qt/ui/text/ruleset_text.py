"""Rulesets and presets in plain words, derived from their options."""

from __future__ import annotations

from collections.abc import Iterable

from ginrummy_qt.presentation import rule_facts as facts
from ginrummy_qt.presentation.house_rules import bare
from ginrummy_qt.presentation.rule_facts import RuleFact, distinguishing_facts
from ginrummy_qt.rules.ruleset import (
    AfterPasses,
    BoxesTo,
    GameBonusTo,
    MatchWinner,
    NextDealer,
    OklahomaAce,
    PileView,
    Ruleset,
    Shutout,
    preset_key,
)
from ginrummy_qt.ui.text.speech import Speech


class RulesetText(Speech):
    """Names rulesets and tells what is special about them."""

    def name(self, ruleset: Ruleset) -> str:
        """The name of the preset, whatever its house rules are, or that it is none."""
        match preset_key(bare(ruleset)):
            case "R1":
                return self.tr("CardGames.io rules")
            case "R2":
                return self.tr("Portuguese rules")
            case "R3":
                return self.tr("Solitaired rules")
            case "R4":
                return self.tr("Playboard rules")
            case "classic":
                return self.tr("Classic rules")
            case "challenge":
                return self.tr("Challenge rules")
        return self.tr("Your own rules")

    def summary(self, ruleset: Ruleset) -> str:
        """What is different about a preset, in a line for people who choose between them."""
        match preset_key(bare(ruleset)):
            case "R1":
                return self.tr("First card offered, big gin, the higher total wins.")
            case "R2":
                return self.tr("No first card offered, no big gin, nothing doubled.")
            case "R3":
                return self.tr("First card offered, no big gin, first to the target.")
            case "R4":
                return self.tr("No first card offered, big gin, hand points only.")
            case "classic":
                return self.tr("By the book: small bonuses, the higher total wins.")
            case "challenge":
                return self.tr("For fair comparison: the deal alternates.")
        return self.tr("The rules that you played last.")

    def differences(self, ruleset: Ruleset, among: Iterable[Ruleset]) -> tuple[str, ...]:
        """What tells a ruleset from the others, a sentence each."""
        return tuple(self.say(fact) for fact in distinguishing_facts(ruleset, among))

    def say(self, fact: RuleFact) -> str:
        """A fact as a sentence."""
        match fact:
            case facts.GinBonus(points):
                return self.tr("Gin bonus: %n point(s).", "", points)
            case facts.BigGinBonus(None):
                return self.tr("No big gin: eleven cards in melds are gin after a discard.")
            case facts.BigGinBonus(points):
                return self.tr("Big gin bonus, for eleven cards in melds: %n point(s).", "", points or 0)
            case facts.UndercutBonus(points):
                return self.tr("Undercut bonus: %n point(s).", "", points)
            case facts.KnockDiscardLies(True):
                return self.tr("The knock card is laid face up.")
            case facts.KnockDiscardLies():
                return self.tr("The knock card is laid face down.")
            case facts.LayoffsAre(True):
                return self.tr("You lay cards off yourself.")
            case facts.LayoffsAre():
                return self.tr("Cards are laid off automatically.")
            case facts.PileMayBeSeen(PileView.TOP):
                return self.tr("Only the top of the discard pile may be seen.")
            case facts.PileMayBeSeen():
                return self.tr("The whole discard pile may be looked through.")
            case facts.Hollywood():
                return self.tr("Three games are scored at once.")
            case facts.FirstTurnIs() | facts.NextDealerIs():
                return self._turns(fact)
            case facts.KnockLimitFixed() | facts.KnockLimitFromUpcard() | facts.SpadeDoubles():
                return self._knock_limit(fact)
            case facts.VoidAtStock() | facts.VoidAfterPileDraws():
                return self._void(fact)
            case _:
                return MatchRulesText(self.names).say(fact)

    def _turns(self, fact: facts.FirstTurnIs | facts.NextDealerIs) -> str:
        match fact:
            case facts.FirstTurnIs(None):
                return self.tr("The player who did not deal begins with a normal turn.")
            case facts.FirstTurnIs(AfterPasses.NORMAL_TURN):
                return self.tr("Both may refuse the first face-up card; then a normal turn follows.")
            case facts.FirstTurnIs():
                return self.tr(
                    "Both may refuse the first face-up card; the next draw is then from the stock."
                )
            case facts.NextDealerIs(NextDealer.WINNER):
                return self.tr("The winner of a hand deals the next one.")
            case facts.NextDealerIs(NextDealer.LOSER):
                return self.tr("The loser of a hand deals the next one.")
            case facts.NextDealerIs():
                return self.tr("The deal alternates after every scored hand.")

    def _knock_limit(
        self, fact: facts.KnockLimitFixed | facts.KnockLimitFromUpcard | facts.SpadeDoubles
    ) -> str:
        match fact:
            case facts.KnockLimitFixed(0):
                return self.tr("There is no knock: only gin ends the hand.")
            case facts.KnockLimitFixed(limit):
                return self.tr("You may knock with {limit} or less.").format(limit=limit)
            case facts.SpadeDoubles():
                return self.tr("A spade as the first face-up card doubles the hand.")
            case facts.KnockLimitFromUpcard(ace, spade_doubles):
                if ace is OklahomaAce.GIN_ONLY:
                    text = self.tr("The first face-up card sets the knock limit; an ace means gin only.")
                else:
                    text = self.tr("The first face-up card sets the knock limit; an ace means 1.")
                return f"{text} {self._knock_limit(facts.SpadeDoubles())}" if spade_doubles else text

    def _void(self, fact: facts.VoidAtStock | facts.VoidAfterPileDraws) -> str:
        match fact:
            case facts.VoidAtStock(cards, offered):
                text = self.tr("A hand is void when the stock is down to %n card(s).", "", cards)
                if not offered:
                    return text
                last = self.tr("The last discard may still be taken to end the hand with it.")
                return f"{text} {last}"
            case facts.VoidAfterPileDraws(turns):
                return self.tr(
                    "A hand is void after %n turn(s) in a row that drew from the discard pile.", "", turns
                )


class MatchRulesText(Speech):
    """Says the facts about the match and its bonuses."""

    def say(self, fact: facts.MatchGoesTo | facts.GameBonus | facts.BoxBonus | facts.ShutoutIs) -> str:
        """A fact as a sentence."""
        match fact:
            case facts.MatchGoesTo(target, MatchWinner.FIRST_TO_TARGET):
                return self.tr("The first to reach %Ln point(s) wins the match.", "", target)
            case facts.MatchGoesTo(target):
                return self.tr("At %Ln point(s) the match ends; the higher grand total wins.", "", target)
            case facts.GameBonus(points, GameBonusTo.REACHED_TARGET):
                return self.tr("Game bonus: %n point(s) for reaching the target.", "", points)
            case facts.GameBonus(points, GameBonusTo.MATCH_WINNER):
                return self.tr("Game bonus: %n point(s) for winning the match.", "", points)
            case facts.GameBonus():
                return self.tr("No game bonus.")
            case facts.BoxBonus(points, BoxesTo.EACH):
                return self.tr("Hands won: %n point(s) each, for both players.", "", points)
            case facts.BoxBonus(points, BoxesTo.WINNER):
                return self.tr("Hands won: %n point(s) each, for the winner of the match.", "", points)
            case facts.BoxBonus():
                return self.tr("No bonus for hands won.")
            case facts.ShutoutIs(Shutout.NONE):
                return self.tr("No shutout bonus.")
            case facts.ShutoutIs(Shutout.DOUBLE_HAND_POINTS):
                return self.tr("Winning every hand doubles the points from hands.")
            case facts.ShutoutIs():
                return self.tr("A loser without any points doubles the game bonus.")
