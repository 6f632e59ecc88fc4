"""The middle of the window: the table, or the result of a match that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.ui.look import Look
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.panels.panel import PanelLook
from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from ginrummy_qt.ui.pages.match_result_page import MatchResultPage


class WindowPages(QWidget):
    """Two pages, of which one is on display; that of the result is made when it is first needed."""

    result_made = Signal(object)
    """The MatchResultPage, to be connected."""

    def __init__(self, look: Look, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._preferences = preferences
        self._stack = QStackedLayout(self)
        self.game = GamePage(look.theme, preferences.now.level, self)
        self._stack.addWidget(self.game)
        self._result: MatchResultPage | None = None

    @property
    def current(self) -> QWidget:
        """The page on display."""
        if self._result is None or self._stack.currentWidget() is self.game:
            return self.game
        return self._result

    @property
    def shows_result(self) -> bool:
        """Whether the page of a match that is over is on display."""
        return self.current is not self.game

    def show_game(self) -> None:
        """Go to the table."""
        self._stack.setCurrentWidget(self.game)

    def show_result(self, match: MatchInfo) -> None:
        """Go to the result of a match that is over. Raises ValueError for one that goes on."""
        if self._result is None:
            self._result = self._make_result()
        self._result.set_look(self._panel_look())
        self._result.show_match(match)
        self._stack.setCurrentWidget(self._result)

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.game.set_theme(theme)
        if self._result is not None:
            self._result.set_look(self._panel_look())

    def take_focus(self) -> None:
        """Give the keyboard to the page on display, where nothing on it has the keyboard."""
        page, window = self.current, self.window()
        focused = window.focusWidget()
        if focused is None or not focused.isVisibleTo(window) or not page.isAncestorOf(focused):
            page.setFocus()

    def _make_result(self) -> MatchResultPage:
        from ginrummy_qt.ui.pages.match_result_page import MatchResultPage

        page = MatchResultPage(self._panel_look(), self)
        self._stack.addWidget(page)
        self.result_made.emit(page)
        return page

    def _panel_look(self) -> PanelLook:
        theme = self._look.theme
        left_handed = self._preferences.now.left_handed
        return PanelLook(theme, self.game.names, Icons(), Shadows(theme.tokens.shadow), left_handed)
