"""What the seals, the traffic and the counts prove, and what they do not."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.paper import Paper
from ginrummy_qt.ui.fairness.part import Part
from ginrummy_qt.ui.theme.metrics import TextRole


class MeaningPart(Part):
    """Headings with a few plain sentences."""

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper, "meaning")
        for title, sentences in self._sections():
            self.text(title, TextRole.HEADING)
            for sentence in sentences:
                self.text(sentence)

    def _sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (
            (
                self.tr("What it proves"),
                (
                    self.tr(
                        "The deck was not changed during play. The seal on the table is a fingerprint of the "
                        "seed that the deck follows from; another seed has another fingerprint."
                    ),
                    self.tr(
                        "With a cut of your own the deck was not chosen either: the seed was sealed before "
                        "the program could know your cut, and every cut gives another deck. Turn on “Cut "
                        "the deck myself” for that."
                    ),
                    self.tr(
                        "No hand can be dropped to hide its deck: a match given up is opened too. And no "
                        "card hidden from the opponent is in the lines that went to it."
                    ),
                ),
            ),
            (
                self.tr("What it does not prove"),
                (
                    self.tr(
                        "Without a cut, that the seed was drawn blindly: a dishonest program could try many "
                        "and seal the one it likes. The source of this one is open to read."
                    ),
                    self.tr(
                        "That the lines shown are all there were, or that nothing else looks into the "
                        "memory of your computer: for that too, the source is the answer. Whoever can read "
                        "the saved matches while a hand is on can read its seed."
                    ),
                    self.tr(
                        "The counts of your deals cannot show a single crooked hand. They show whether the "
                        "deals as a whole are those of a fair deck, the better the more hands there are. Who "
                        "looks often will once see an unusual day."
                    ),
                ),
            ),
        )

    def first_focus(self) -> QWidget | None:
        """Nothing to press here."""
        return None
