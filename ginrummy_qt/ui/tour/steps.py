"""The steps of the tour: which part of the table each is about, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject

from ginrummy_qt.presentation import rule_facts as facts
from ginrummy_qt.presentation.rule_facts import rule_facts
from ginrummy_qt.rules.ruleset import KnockLimit, Ruleset
from ginrummy_qt.ui.text import Names, RulesetText


class TourPart(StrEnum):
    """What is shown, in this order."""

    HAND = "hand"
    STOCK = "stock"
    DISCARD = "discard"
    DEADWOOD = "deadwood"
    END = "end"
    OPPONENT = "opponent"
    SEAL = "seal"


@dataclass(frozen=True, slots=True)
class Step:
    """A part of the table, and a few sentences about it."""

    part: TourPart
    title: str
    text: str


class TourText(QObject):
    """Writes the steps for the rules of a match."""

    def __init__(self, ruleset: Ruleset, names: Names) -> None:
        super().__init__()
        self._ruleset = ruleset
        self._names = names

    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return tuple(Step(part, self._title(part), self._text(part)) for part in TourPart)

    def _title(self, part: TourPart) -> str:
        match part:
            case TourPart.HAND:
                return self.tr("Your hand")
            case TourPart.STOCK:
                return self.tr("The stock")
            case TourPart.DISCARD:
                return self.tr("The discard pile")
            case TourPart.DEADWOOD:
                return self.tr("Your deadwood")
            case TourPart.END:
                return self.tr("Knock or gin")
            case TourPart.OPPONENT:
                return self._names.opponent
            case TourPart.SEAL:
                return self.tr("The seal")

    def _text(self, part: TourPart) -> str:
        match part:
            case TourPart.HAND:
                return self.tr(
                    "Make melds of your ten cards: three or four of one rank, or three and more in a row in "
                    "one suit. A bracket marks a meld. Drag cards where you want them, or have them sorted."
                )
            case TourPart.STOCK:
                return self.tr(
                    "Your turn begins with a draw. Click the stock to take its top card, which nobody knows."
                )
            case TourPart.DISCARD:
                return self.tr(
                    "Or take the card that lies face up here. The turn ends when you throw a card: drag it "
                    "here, or click it and then the pile."
                )
            case TourPart.DEADWOOD:
                return self.tr(
                    "This is what your cards outside melds count: an ace 1, jack, queen and king 10, the "
                    "others their number. The less the better."
                )
            case TourPart.END:
                return self._ending()
            case TourPart.OPPONENT:
                return self.tr(
                    "{opponent} plays against you and sees no more than you would in that place. A card "
                    "taken from the discard pile is shown as long as you know that it is held."
                ).format(opponent=self._names.opponent)
            case TourPart.SEAL:
                return self.tr(
                    "The deck was shuffled and sealed before the first card. When the hand is over you can "
                    "check that nobody has changed it. Now it is your game: the rules and this tour are in "
                    "the Help menu."
                )

    def _ending(self) -> str:
        words = RulesetText(self._names)
        kinds = (facts.KnockLimitFixed, facts.KnockLimitFromUpcard)
        limit = " ".join(words.say(fact) for fact in rule_facts(self._ruleset) if isinstance(fact, kinds))
        by_upcard = self._ruleset.knock_limit_from is KnockLimit.FIRST_UPCARD
        if not by_upcard and self._ruleset.knock_limit == 0:
            return f"{limit} " + self.tr("This button lights up when all your cards are in melds.")
        return f"{limit} " + self.tr(
            "The hand then ends, and whoever has less deadwood scores the difference. No deadwood at all is "
            "gin, worth a bonus. This button lights up when you can."
        )
