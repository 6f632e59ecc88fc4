"""The first start: into a game with one press, or round the table first."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.rule_examples import Example
from ginrummy_qt.ui.card_painting import CardArtist
from ginrummy_qt.ui.deck import DeckStyle
from ginrummy_qt.ui.dialogs.card_picture import CardPicture
from ginrummy_qt.ui.dialogs.match_texts import level_title, ruleset_title
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.text import names_for, numeral
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.text.example_text import ExampleText
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_WIDTH: Final = 680


class WelcomeSheet(Sheet):
    """`play`: begin the match; `tour`: begin it and be shown round; `other`: choose the match first."""

    play = Signal()
    tour = Signal()
    other = Signal()

    def __init__(self, theme: Theme, parent: QWidget, setup: MatchSetup, style: DeckStyle) -> None:
        super().__init__(theme, parent, width=_WIDTH)
        self.set_title(self.tr("Welcome to Gin Rummy Qt"))
        self.setObjectName("welcome")
        names = names_for(setup.level, style.letters.indices)
        self.add_text(
            self.tr(
                "Draw a card, throw a card, and make runs and sets of your ten. When few points are left "
                "over you may knock; when none are, it is gin."
            )
        )
        picture = ExampleText(aloud(names)).picture(Example.GIN)
        cards = CardPicture(picture.groups, picture.said, theme, CardArtist(), style)
        self.paper.keep(cards)
        self.body.addWidget(cards)
        match = self.tr("Your first match: {rules}, to {target}, against {opponent}.").format(
            rules=ruleset_title(setup.ruleset),
            target=numeral(setup.ruleset.target_score),
            opponent=level_title(setup.level),
        )
        self.add_text(match, TextRole.LABEL, Tone.QUIET)
        self._add("other", self.tr("Another match…"), self.other)
        tour = self._add("tour", self.tr("Show me the table"), self.tour)
        tour.setToolTip(self.tr("A tour of two minutes"))
        tour.setAccessibleDescription(self.tr("A tour of two minutes"))
        self._add("start", self.tr("Play"), self.play, primary=True).setFocus()

    def _add(self, name: str, text: str, chosen: SignalInstance, primary: bool = False) -> QWidget:
        button = self.add_button(text, name, primary=primary)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda: chosen.emit())
        return button
