"""The rules of the match on the table, or of the one played last, short enough to read in a minute."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.text import ENGLISH_INDICES, names_for, quick_rules
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class QuickRulesSheet(Sheet):
    """Scrolls where the window is low: arrows and Page keys work while the text has the focus.

    `indices` are those printed on the cards.
    """

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        setup: MatchSetup,
        indices: tuple[str, ...] = ENGLISH_INDICES,
    ) -> None:
        super().__init__(theme, parent, width=640)
        self.set_title(ruleset_title(setup.ruleset))
        self.setObjectName("quickRules")
        for section in quick_rules(setup.ruleset, names_for(setup.level, indices)):
            self.add_text(section.title, TextRole.HEADING)
            for sentence in section.sentences:
                self.add_text(sentence)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()
