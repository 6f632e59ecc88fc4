"""The words of the panel of cards seen."""

from __future__ import annotations

from ginrummy_qt.presentation.seen_cards import Seen, SeenCards
from ginrummy_qt.ui.text.speech import Speech


class SeenText(Speech):
    """Names the places of cards, and lists them for the ear."""

    def title(self) -> str:
        """The panel."""
        return self.tr("Cards seen")

    def thrown(self) -> str:
        """In the discard pile."""
        return self.tr("Thrown", "cards in the discard pile")

    def known(self) -> str:
        """In the opponent's hand."""
        return self.tr("{name}’s", "cards the opponent is known to hold").format(name=self.names.opponent)

    def yours(self) -> str:
        """In one's own hand."""
        return self.tr("Yours", "cards in your hand")

    def unseen(self) -> str:
        """Anywhere."""
        return self.tr("Unseen", "cards not seen yet")

    def listed(self, seen: SeenCards) -> str:
        """All of it in a sentence or two."""
        groups = (
            (self.thrown(), seen.cards(Seen.THROWN_BY_YOU, Seen.THROWN_BY_OPPONENT, Seen.TURNED_UP)),
            (self.known(), seen.cards(Seen.KNOWN)),
            (self.yours(), seen.cards(Seen.YOURS)),
        )
        return " ".join(
            self.tr("{what}: {cards}.", "a list of cards").format(what=what, cards=self.cards(cards))
            for what, cards in groups
            if cards
        )
