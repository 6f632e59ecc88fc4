"""One voice for everything the table says."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import Meld, MeldKind, meld_kind
from ginrummy_qt.ui.text import CardText, Message, Names, say
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.text.speech import SIGNS


@dataclass(frozen=True, slots=True)
class Words:
    """Says messages with the names of those who play."""

    names: Names

    def say(self, message: Message) -> str:
        """The words of any message."""
        return say(message, self.names)

    def aloud(self, message: Message) -> str:
        """The words of any message for the ear, cards by their names."""
        return say(message, aloud(self.names))

    def who(self, who: Who) -> str:
        """The name of a seat."""
        if who is Who.OPPONENT:
            return self.names.opponent
        return QCoreApplication.translate("Words", "You")

    def meld(self, meld: Meld) -> str:
        """A meld in the fewest signs: `3–5♣`, `7♥♦♠`."""
        index, first, last = self.names.indices, meld[0], meld[-1]
        if meld_kind(meld) is MeldKind.RUN:
            return f"{index[first.rank - 1]}\N{EN DASH}{index[last.rank - 1]}{SIGNS[first.suit]}"
        return index[first.rank - 1] + "".join(SIGNS[card.suit] for card in meld)

    def spoken(self, card: Card) -> str:
        """A card's name for the ear."""
        return CardText(self.names).spoken(card)
