"""The words of the board on which a knock is answered by hand."""

from __future__ import annotations

from ginrummy_qt.presentation.defence_messages import (
    DefenceMessage,
    DefenceWord,
    FitsNowhere,
    FitsOn,
    GoesBack,
    KnockedWith,
    LayOffThese,
    LiesOn,
    WouldScore,
    WouldUndercut,
)
from ginrummy_qt.ui.text.speech import Speech


class DefenceText(Speech):
    """Says what can be laid off, and what it comes to."""

    def say(self, message: DefenceMessage) -> str:
        """The words of a message."""
        name, card = self.names.opponent, self.names.card
        match message:
            case DefenceWord():
                return self._word(message)
            case KnockedWith(deadwood):
                return self.tr("{name} knocks with {deadwood}").format(name=name, deadwood=deadwood)
            case WouldScore(points):
                return self.tr("as it lies, {name} scores %n point(s)", "", points).format(name=name)
            case WouldUndercut(points):
                return self.tr("as it lies, an undercut: you score %n point(s)", "", points)
            case LayOffThese(count):
                return self.tr("Lay off %n card(s)", "", count)
            case FitsNowhere(loose):
                return self.tr("{card} fits on none of {name}’s melds.").format(card=card(loose), name=name)
            case LiesOn(laid, meld):
                return self.tr("{card}, laid off on {meld}").format(card=card(laid), meld=self.cards(meld))
            case FitsOn(meld):
                return self.tr("Lay it off on {meld}").format(meld=self.cards(meld))
            case GoesBack():
                return self.tr("Take it back")

    def _word(self, word: DefenceWord) -> str:
        match word:
            case DefenceWord.HOW_TO_LAY_OFF:
                return self.tr(
                    "Drag your cards to {name}’s melds, or press them. Press again to take back."
                ).format(name=self.names.opponent)
            case DefenceWord.NOTHING_FITS:
                return self.tr("No card of yours fits on {name}’s melds.").format(name=self.names.opponent)
            case DefenceWord.BEST_LAYOFF:
                return self.tr("Best layoff", "button")
            case DefenceWord.LAY_OFF_NOTHING:
                return self.tr("Lay off nothing", "button")
            case DefenceWord.GO_ON:
                return self.tr("Go on", "button")
