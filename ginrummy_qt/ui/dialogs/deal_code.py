"""Typing in the deal code of a friend, to play the same hand; what is wrong with a code is said at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.deal_code import LONGEST, BadDealCode, CodeFault
from ginrummy_qt.session.again import coded_again
from ginrummy_qt.ui.dialogs.match_texts import level_title, ruleset_title
from ginrummy_qt.ui.dialogs.opponent_sheet import OpponentSheet
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class DealCodeSheet(OpponentSheet):
    """`chosen` brings the setup of the hand; `level` is the opponent offered first."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, level: PlayerName) -> None:
        super().__init__(theme, parent, 760, self.tr("Play a deal code"), level)
        self.setObjectName("dealCode")
        self.add_text(
            self.tr(
                "A deal code gives you the cards that somebody else was dealt: one hand, counted apart from "
                "rated matches. The replay of a hand that is over copies its code."
            ),
            layout=self.front,
        )
        self._text = self.paper.field("codeText", self.tr("Deal code"))
        self._text.setMaxLength(LONGEST)
        self._text.setPlaceholderText(self.tr("Letters and digits, as they were given to you"))
        self._text.setInputMethodHints(
            Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhUppercaseOnly
        )
        self.front.addWidget(self._text)
        self._told = self.add_text("", TextRole.LABEL, Tone.QUIET, self.front)
        self._told.setObjectName("codeTold")
        self.footer.addWidget(self.opponents_button())
        cancel = self.add_button(self.tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        self._play = self.add_button(self.tr("Play"), "play", primary=True)
        self._play.clicked.connect(self._choose)
        self._text.textChanged.connect(self._check)
        self._text.setFocus()
        self._take_clipboard()
        self._check()

    def _take_clipboard(self) -> None:
        """A code that was just copied is there already, marked, so that typing takes its place."""
        copied = QGuiApplication.clipboard().text().strip()
        if _read(copied, self.opponent) is not None:
            self._text.setText(copied)
            QTimer.singleShot(0, self._text, self._text.selectAll)

    def show_opponent(self, player: PlayerName) -> None:
        """Name the opponent beside the rules of the code."""
        self._check()

    def _check(self) -> None:
        setup = self._setup()
        self._play.setEnabled(setup is not None)
        self._told.setText(self._fault() if setup is None else self._what(setup))
        self.refit()

    def _setup(self) -> MatchSetup | None:
        return _read(self._text.text(), self.opponent)

    def _what(self, setup: MatchSetup) -> str:
        return self.tr("{rules}, against {opponent}").format(
            rules=ruleset_title(setup.ruleset), opponent=level_title(setup.level)
        )

    def _fault(self) -> str:
        """What is wrong with the code; nothing while it may still become one."""
        try:
            coded_again(self._text.text(), self.opponent)
        except BadDealCode as error:
            return self._words(error)
        return ""

    def _words(self, error: BadDealCode) -> str:
        match error.fault:
            case CodeFault.LETTER:
                return self.tr("No deal code has a “{letter}”.").format(letter=error.letter)
            case CodeFault.CHECK:
                return self.tr("A letter is wrong somewhere: compare the code with the one you were given.")
            case CodeFault.NEWER:
                return self.tr("This code was made by a newer version of the game, or begins wrongly.")
            case CodeFault.RULES:
                return self.tr("This code is for rules that this version does not know.")
            case CodeFault.LENGTH:
                count = sum(letter.isalnum() for letter in self._text.text())
                return self.tr("So far {count} letters; most codes have 56.").format(count=count)
            case CodeFault.EMPTY:
                return ""

    def _choose(self) -> None:
        setup = self._setup()
        if setup is not None:
            self.accept()
            self.chosen.emit(setup)


def _read(text: str, level: PlayerName) -> MatchSetup | None:
    """The hand of a code, if it is one."""
    try:
        return coded_again(text, level)
    except BadDealCode:
        return None
