"""The rules of the match on the table, or of the one played last, with pictures, for two minutes."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.rule_examples import Example
from ginrummy_qt.ui.card_painting import CardArtist
from ginrummy_qt.ui.deck import DeckStyle
from ginrummy_qt.ui.dialogs.card_picture import CardPicture
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.text import names_for, quick_rules
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.text.example_text import ExampleText
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class QuickRulesSheet(Sheet):
    """Scrolls where the window is low: arrows and Page keys work while the text has the focus.

    The pictures are drawn with the person's own deck, whose letters the texts use as well.
    """

    def __init__(
        self, theme: Theme, parent: QWidget, setup: MatchSetup, style: DeckStyle | None = None
    ) -> None:
        super().__init__(theme, parent, width=680)
        self.set_title(ruleset_title(setup.ruleset))
        self.setObjectName("quickRules")
        self._artist, self._style = CardArtist(), style or DeckStyle()
        names = names_for(setup.level, self._style.letters.indices)
        self._examples = ExampleText(aloud(names))
        for section in quick_rules(setup.ruleset, names):
            self.add_text(section.title, TextRole.HEADING)
            for sentence in section.sentences:
                self.add_text(sentence)
            for example in section.examples:
                self._add_picture(example)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()

    def _add_picture(self, example: Example) -> None:
        picture = self._examples.picture(example)
        self.add_text(picture.title, TextRole.LABEL_STRONG, Tone.QUIET)
        cards = CardPicture(picture.groups, picture.said, self.theme, self._artist, self._style)
        self.paper.keep(cards)
        self.body.addWidget(cards)
