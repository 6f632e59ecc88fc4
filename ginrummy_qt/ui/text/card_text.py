"""Cards in words, for screen readers."""

from __future__ import annotations

from ginrummy_qt.rules.cards import Card, Suit
from ginrummy_qt.ui.text.speech import Speech


class CardText(Speech):
    """The spoken names of cards."""

    def spoken(self, card: Card) -> str:
        """For example "seven of spades"."""
        return self.tr("{rank} of {suit}").format(rank=self.rank(card), suit=self.suit(card.suit))

    def rank(self, card: Card) -> str:
        """The rank alone."""
        return (
            self.tr("ace"), self.tr("two"), self.tr("three"), self.tr("four"), self.tr("five"),
            self.tr("six"), self.tr("seven"), self.tr("eight"), self.tr("nine"), self.tr("ten"),
            self.tr("jack"), self.tr("queen"), self.tr("king"),
        )[card.rank - 1]  # fmt: skip

    def suit(self, suit: Suit) -> str:
        """The suit alone."""
        match suit:
            case Suit.CLUBS:
                return self.tr("clubs")
            case Suit.DIAMONDS:
                return self.tr("diamonds")
            case Suit.HEARTS:
                return self.tr("hearts")
            case Suit.SPADES:
                return self.tr("spades")
