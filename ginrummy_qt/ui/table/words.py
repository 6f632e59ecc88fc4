"""One voice for everything the table says."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.text import CardText, Message, Names, say
from ginrummy_qt.ui.text.aloud import aloud


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

    def spoken(self, card: Card) -> str:
        """A card's name for the ear."""
        return CardText(self.names).spoken(card)
