"""The words over a discard pile that is spread out."""

from __future__ import annotations

from ginrummy_qt.ui.text.speech import Speech


class PileText(Speech):
    """Says what lies there."""

    def title(self, count: int) -> str:
        """How many cards, and in which order."""
        return self.tr("Discard pile: %n card(s), the newest last", "", count)
