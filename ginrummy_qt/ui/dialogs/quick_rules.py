"""The rules of the match on the table, or of the one played last, short enough to read in a minute."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.ui.dialogs.rules_text import RulesText
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class QuickRulesSheet(Sheet):
    """Scrolls where the window is low: arrows and Page keys work while it has the focus."""

    def __init__(self, theme: Theme, parent: QWidget, ruleset: Ruleset, name: str) -> None:
        super().__init__(theme, parent, width=640)
        self.set_title(self.tr("Quick rules: {name}").format(name=name))
        self.setObjectName("quickRules")
        for section in RulesText(ruleset).sections():
            self.add_text(section.heading, TextRole.HEADING)
            for sentence in section.sentences:
                self.add_text(sentence)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()
