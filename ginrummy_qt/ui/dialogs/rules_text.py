"""The rules of a match in plain sentences, made from its ruleset, so that they say what is really played."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from ginrummy_qt.rules.ruleset import (
    AfterPasses,
    BoxesTo,
    FirstTurn,
    GameBonusTo,
    KnockLimit,
    MatchWinner,
    OklahomaAce,
    Ruleset,
    Shutout,
)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its sentences."""

    heading: str
    sentences: tuple[str, ...]


class RulesText(QObject):
    """Writes the sections of one ruleset; the numbers in the comments are those of the rules' own text."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._rules = ruleset

    def sections(self) -> tuple[Section, ...]:
        """All sections, in the order of play."""
        return (
            Section(self.tr("The aim"), self._aim()),
            Section(self.tr("A turn"), self._turn()),
            Section(self.tr("Ending the hand"), self._ending()),
            Section(self.tr("Scoring the hand"), self._scoring()),
            Section(self.tr("Winning the match"), self._match()),
        )

    def _aim(self) -> tuple[str, ...]:  # 1.2, 1.3
        return (
            self.tr(
                "Each player holds ten cards. Collect melds: sets of three or four cards of one rank, and "
                "runs of three or more cards of one suit in a row. The ace is low only."
            ),
            self.tr(
                "Cards in no meld are deadwood. An ace counts 1, number cards their number, jack, queen and "
                "king 10."
            ),
        )

    def _turn(self) -> tuple[str, ...]:  # 1.5, 1.6, 2.1, 2.2
        sentences = [
            self.tr(
                "Draw the top card of the stock or take the top card of the discard pile, then discard one "
                "card. A card taken from the discard pile cannot be discarded in the same turn."
            )
        ]
        if self._rules.first_turn is FirstTurn.UPCARD_OFFER:
            after = (
                self.tr("If both pass, the non-dealer plays a normal turn.")
                if self._rules.after_passes is AfterPasses.NORMAL_TURN
                else self.tr("If both pass, the non-dealer must draw from the stock.")
            )
            offer = self.tr("The hand begins with the upcard offered to the non-dealer, then to the dealer.")
            sentences.append(f"{offer} {after}")
        else:
            sentences.append(self.tr("The non-dealer begins with a normal turn."))
        return tuple(sentences)

    def _ending(self) -> tuple[str, ...]:  # 1.7, 1.9, 1.13, 2.3, 2.8, 2.11, 3.2
        sentences = [
            self._limit(),
            self.tr(
                "The other player lays out melds too and may lay off deadwood on the knocker's melds. The "
                "program finds the best way for both."
            ),
            self.tr("Gin is no deadwood at all: nothing can be laid off on it, and it cannot be undercut."),
        ]
        if self._rules.big_gin:
            sentences.append(self.tr("Big gin is all eleven cards in melds, without a discard."))
        sentences.append(
            self.tr(
                "When %n card(s) are left in the stock and nobody has knocked, the hand is void.",
                "",
                self._rules.void_stock,
            )
        )
        sentences.append(
            self.tr(
                "So it is after %n turn(s) in a row that all drew from the discard pile.",
                "",
                self._rules.pile_draws_limit,
            )
        )
        return tuple(sentences)

    def _limit(self) -> str:
        rules = self._rules
        if rules.knock_limit_from is KnockLimit.FIRST_UPCARD:
            ace = (
                self.tr("An ace means gin only.")
                if rules.oklahoma_ace is OklahomaAce.GIN_ONLY
                else self.tr("An ace means 1.")
            )
            text = self.tr(
                "The first upcard sets the knock limit: you may knock when the ten cards you keep count no "
                "more than it in deadwood."
            )
            return f"{text} {ace}"
        if rules.knock_limit == 0:
            return self.tr("There is no knocking: a hand ends with gin.")
        return self.tr(
            "You may knock when the ten cards you keep count %n or less in deadwood. You never have to.",
            "",
            rules.knock_limit,
        )

    def _scoring(self) -> tuple[str, ...]:  # 1.11 to 1.13, 2.3, 3.2
        rules = self._rules
        sentences = [
            self.tr("The knocker with less deadwood scores the difference."),
            self.tr(
                "The other player with equal or less makes an undercut and scores the difference and {bonus} "
                "more."
            ).format(bonus=rules.undercut_bonus),
            self.tr("Gin scores the other player's deadwood and {bonus} more.").format(bonus=rules.gin_bonus),
        ]
        if rules.big_gin_bonus is not None:
            sentences.append(
                self.tr("Big gin scores the other player's deadwood and {bonus} more.").format(
                    bonus=rules.big_gin_bonus
                )
            )
        if rules.spade_doubles:
            sentences.append(self.tr("If the first upcard is a spade, the hand counts double."))
        return tuple(sentences)

    def _match(self) -> tuple[str, ...]:  # 1.14, 2.4 to 2.7
        rules = self._rules
        sentences = [
            self.tr("The match ends when a player has {target} points from hands.").format(
                target=rules.target_score
            )
        ]
        if rules.game_bonus:
            text = (
                self.tr("The player who reached it gets a game bonus of {bonus}.")
                if rules.game_bonus_to is GameBonusTo.REACHED_TARGET
                else self.tr("The winner of the match gets a game bonus of {bonus}.")
            )
            sentences.append(text.format(bonus=rules.game_bonus))
        if rules.box_bonus:
            text = (
                self.tr("Each hand won is worth {bonus} more at the end, to both players.")
                if rules.boxes_to is BoxesTo.EACH
                else self.tr("Each hand the winner won is worth {bonus} more at the end.")
            )
            sentences.append(text.format(bonus=rules.box_bonus))
        if rules.shutout is Shutout.DOUBLE_HAND_POINTS:
            sentences.append(
                self.tr("A shutout, every hand won and none void, doubles the winner's points from hands.")
            )
        elif rules.shutout is Shutout.DOUBLE_GAME_BONUS:
            sentences.append(self.tr("A shutout, a loser without a point, doubles the game bonus."))
        if rules.match_winner is MatchWinner.GRAND_TOTAL:
            sentences.append(
                self.tr("The higher grand total wins, so the first at the target may still lose.")
            )
        else:
            sentences.append(self.tr("The first at the target wins the match."))
        return tuple(sentences)
