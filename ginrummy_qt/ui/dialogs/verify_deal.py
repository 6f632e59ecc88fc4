"""The check of a finished hand: the seal shown before it, beside what follows from the revealed seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ginrummy_qt.rules.cards import format_cards
from ginrummy_qt.session.proof import HandProof
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class VerifyDealSheet(Sheet):
    """The check of one hand; where several can be checked, arrows lead from one to the next."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        prove: Callable[[int], HandProof],
        numbers: Sequence[int],
        number: int | None = None,
    ) -> None:
        super().__init__(theme, parent, width=720)
        self.setObjectName("verifyDeal")
        self._prove = prove
        self._numbers = tuple(numbers)
        self._number = self._numbers[-1] if number is None else number
        self._verdict = self.add_text("", TextRole.HEADING)
        self._verdict.setObjectName("verdict")
        self._facts = [
            self._add_fact(name, caption)
            for name, caption in (
                ("sealed", self.tr("Sealed before the first card")),
                ("computed", self.tr("Computed now from the seed")),
                ("seed", self.tr("Seed")),
                ("cut", self.tr("Cut")),
            )
        ]
        self.body.addWidget(self.paper.rule())
        for sentence in self._meaning():
            self.add_text(sentence, TextRole.LABEL, Tone.QUIET)
        self._add_buttons()
        self._show()

    def _add_fact(self, name: str, caption: str) -> QLabel:
        pair = QVBoxLayout()
        pair.setSpacing(2)
        self.add_text(caption, TextRole.CAPTION, Tone.QUIET, pair)
        value = self.paper.label("", TextRole.LABEL_STRONG, selectable=True)
        value.setObjectName(name)
        value.setAccessibleName(caption)
        pair.addWidget(value)
        self.body.addLayout(pair)
        return value

    def _meaning(self) -> tuple[str, str]:
        return (
            self.tr(
                "When both lines agree and the deck follows from seed and cut, the deck was fixed before the "
                "first card and nobody changed it during the hand. The copied text holds all that is needed "
                "to check it elsewhere."
            ),
            self.tr(
                "Without a cut of your own this does not prove that the seed was chosen blindly. With "
                "“Cut the deck myself” your cut, which the program could not know, mixes the deck too."
            ),
        )

    def _add_buttons(self) -> None:
        steps = QHBoxLayout()
        self._earlier = self.paper.button(self.tr("Earlier hand"), "earlier")
        self._later = self.paper.button(self.tr("Later hand"), "later")
        self._earlier.clicked.connect(lambda: self._step(-1))
        self._later.clicked.connect(lambda: self._step(1))
        for button in (self._earlier, self._later):
            steps.addWidget(button)
        self.footer.insertLayout(0, steps)
        for button in (self._earlier, self._later):
            button.setVisible(len(self._numbers) > 1)
        self._copy = self.add_button(self.tr("Copy"), "copy")
        self._copy.clicked.connect(self._copy_text)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        close.setFocus()

    def _step(self, step: int) -> None:
        self._number = self._numbers[self._numbers.index(self._number) + step]
        self._show()

    def _show(self) -> None:
        proof = self._prove(self._number)
        if proof.number == 0:
            self.set_title(self.tr("The draw of the first dealer"))
        else:
            self.set_title(self.tr("The deal of hand {number}").format(number=proof.number))
        good = self.tr("They agree: the deck is the one that was sealed.")
        bad = self.tr("They do not agree: this is not the deck that was sealed.")
        self._verdict.setText(f"✓ {good}" if proof.ok else f"✗ {bad}")
        none = self.tr("None: the cards of a deal code") if proof.given else self.tr("No cut")
        cut = proof.cut or none
        for value, text in zip(
            self._facts,
            (_grouped(proof.sealed), _grouped(proof.commitment), _grouped(proof.seed), cut),
            strict=True,
        ):
            value.setText(text)
        place = self._numbers.index(self._number)
        self._earlier.setEnabled(place > 0)
        self._later.setEnabled(place < len(self._numbers) - 1)
        self.refit()

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(proof_text(self._prove(self._number)))
        self._copy.setText(self.tr("Copied"))
        QTimer.singleShot(2000, self._copy, lambda: self._copy.setText(self.tr("Copy")))


def proof_text(proof: HandProof) -> str:
    """Everything the check needs, one fact a line, in the words of docs/fair-deal.md (not translated)."""
    dealer = "-" if proof.dealer is None else proof.dealer.name.lower()
    facts = {
        "match": proof.match_id,
        "hand": str(proof.number),
        "dealer": dealer,
        "rules": proof.rules,
        "seed": proof.seed,
        **({"given": "yes"} if proof.given else {"cut": proof.cut}),
        "sealed": proof.sealed,
        "computed": proof.commitment,
        "deck": format_cards(proof.deck),
        "dealt": format_cards(proof.dealt),
        "agrees": "yes" if proof.ok else "no",
    }
    return "".join(f"{name}: {value}\n" for name, value in facts.items())


def _grouped(digits: str) -> str:
    """Hex digits in groups of eight, so that they can be compared and may wrap."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8)).upper()
