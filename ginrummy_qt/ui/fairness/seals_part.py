"""The seal of every hand of the match: shown before it, opened after it, checked with one click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.session.proof import HandProof
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.fairness.part import Part, copy
from ginrummy_qt.ui.fairness.python_check import python_check
from ginrummy_qt.ui.fairness.texts import FairnessText
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole

_COPIED_MS = 2000


class SealsPart(Part):
    """One hand at a time, the last one first; number 0 is the draw of the first dealer."""

    changed = Signal()
    """Its height may have changed."""
    number_changed = Signal(int)
    """Another hand is looked at."""

    def __init__(
        self,
        paper: Paper,
        match: MatchInfo | None,
        prove: Callable[[int], HandProof],
        words: FairnessText,
    ) -> None:
        super().__init__(paper, "seals")
        self._words = words
        self._prove = prove
        self._seals = dict(match.seals) if match is not None else {}
        self._open = (
            frozenset(number for number, _seed in match.revealed) if match is not None else frozenset()
        )
        self._numbers = tuple(sorted(self._seals))
        open_ones = [number for number in self._numbers if number in self._open]
        self._number = (open_ones or [*self._numbers, 0])[-1]
        if not self._numbers:
            self.text(
                self.tr(
                    "No hand has been dealt yet. Start a match: its deck is sealed before the first card, "
                    "and the seal stands here."
                )
            )
            return
        self._build()
        self._show()

    @property
    def number(self) -> int:
        """The hand looked at."""
        return self._number

    def _build(self) -> None:
        self._add_steps()
        self._verdict = self.text("", TextRole.BODY_STRONG)
        self._verdict.setObjectName("verdict")
        self._sealed = self.value("sealed", self.tr("1. Sealed before the first card"))
        self._cut = self.value("cut", self.tr("2. Then the cut"))
        self._seed = self.value("seed", self.tr("3. After the hand, the seed"))
        self._computed = self.value("computed", self.tr("4. The seal computed from the seed"))
        acts = self.button_row()
        self._all = self.paper.button(self.tr("Verify every hand"), "verifyAll", ButtonKind.PRIMARY)
        self._all.clicked.connect(self._verify_all)
        self._code = self.paper.button(self.tr("Copy as Python"), "copyPython")
        self._code.clicked.connect(self._copy_code)
        acts.addWidget(self._code)
        acts.addWidget(self._all)
        self._all_said = self.text("", TextRole.BODY)
        self._all_said.setObjectName("everyHand")
        self._all_said.hide()
        self.text(
            self.tr(
                "“Copy as Python” gives a short program with this hand’s numbers. It needs no part of Gin "
                "Rummy Qt: run it wherever there is Python, and it says True twice."
            ),
            TextRole.LABEL,
            Tone.QUIET,
        )

    def _add_steps(self) -> None:
        row = QHBoxLayout()
        self._title = self.paper.label("", TextRole.HEADING)
        self._title.setObjectName("whichHand")
        row.addWidget(self._title, 1)
        self._earlier = self.paper.button(self.tr("Earlier hand"), "earlier")
        self._later = self.paper.button(self.tr("Later hand"), "later")
        self._earlier.clicked.connect(lambda: self._step(-1))
        self._later.clicked.connect(lambda: self._step(1))
        for button in (self._earlier, self._later):
            row.addWidget(button)
        self.lines.addLayout(row)
        for button in (self._earlier, self._later):
            button.setVisible(len(self._numbers) > 1)

    def _step(self, step: int) -> None:
        self._number = self._numbers[self._numbers.index(self._number) + step]
        self._show()
        self.number_changed.emit(self._number)

    def _show(self) -> None:
        number = self._number
        self._title.setText(
            self.tr("Hand {number}").format(number=numeral(number))
            if number
            else self.tr("The draw of the first dealer")
        )
        is_open = number in self._open
        if is_open:
            self._show_proof(self._prove(number))
        else:
            self._show_sealed(self._seals[number])
        self._code.setEnabled(is_open)
        self._all.setEnabled(bool(self._open))
        place = self._numbers.index(number)
        self._earlier.setEnabled(place > 0)
        self._later.setEnabled(place < len(self._numbers) - 1)
        self.changed.emit()

    def _show_proof(self, proof: HandProof) -> None:
        good = self.tr("The deck is the one that was sealed.")
        bad = self.tr("This is not the deck that was sealed.")
        self._verdict.setText(f"✓ {good}" if proof.ok else f"✗ {bad}")
        self._sealed.setText(_grouped(proof.sealed))
        self._cut.setText(proof.cut or self.tr("No cut of your own"))
        self._seed.setText(_grouped(proof.seed))
        self._computed.setText(_grouped(proof.commitment))

    def _show_sealed(self, seal: str) -> None:
        self._verdict.setText(self.tr("This hand is being played. Its seal is opened when it is over."))
        closed = self.tr("Still closed")
        self._sealed.setText(_grouped(seal))
        for label in (self._cut, self._seed, self._computed):
            label.setText(closed)

    def _verify_all(self) -> None:
        wrong = [number for number in sorted(self._open) if not self._prove(number).ok]
        if wrong:
            hands = ", ".join(numeral(number) for number in wrong)
            self._all_said.setText(f"✗ {self.tr('Not as sealed: {hands}').format(hands=hands)}")
        else:
            self._all_said.setText(f"✓ {self._words.all_checked(len(self._open))}")
        self._all_said.show()
        self.changed.emit()

    def _copy_code(self) -> None:
        copy(python_check(self._prove(self._number)))
        self._code.setText(self.tr("Copied"))
        QTimer.singleShot(_COPIED_MS, self._code, lambda: self._code.setText(self.tr("Copy as Python")))

    def first_focus(self) -> QWidget | None:
        """Where the keyboard starts."""
        return self._all if self._numbers else None


def _grouped(digits: str) -> str:
    """Hex digits in groups of eight, so that they can be compared and may wrap."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8)).upper()
