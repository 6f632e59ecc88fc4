"""A sheet with a second page, on which the opponent is chosen among all computer players."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ui.dialogs.opponent_page import OpponentPage
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.theme import Theme

TWO_COLUMNS: Final = 760
"""Width of the window, in logical pixels, from which the choices stand side by side."""
_FRONT_GAP: Final = 12
_PAGE_WIDTH: Final = 920


class OpponentSheet(Sheet):
    """What the sheet is about goes into `front`; `turn` shows the page of opponents in its place."""

    def __init__(self, theme: Theme, parent: QWidget, width: int, title: str, opponent: PlayerName) -> None:
        super().__init__(theme, parent, width=width)
        self._front_width = width
        self._front_title = title
        self._before = opponent
        self._hidden: list[QWidget] = []
        self._left_at: QWidget | None = None
        self._front = _Front()
        self.paper.keep(self._front)
        self.front = self._front.lines
        self.body.addWidget(self._front)
        self._page = OpponentPage(self.paper, opponent)
        self._page.hide()
        self.body.addWidget(self._page)
        self._back = self.add_button(self.tr("Back"), "opponent_back")
        self._back.clicked.connect(self.reject)
        self._take = self.add_button(self.tr("Choose"), "opponent_choose", primary=True)
        self._take.clicked.connect(lambda: self._turn_back(done=True))
        for button in (self._back, self._take):
            button.hide()
        self._page.changed.connect(self.show_opponent)
        self.set_title(title)

    @property
    def opponent(self) -> PlayerName:
        """The computer player that is chosen now."""
        return self._page.chosen

    def choose_opponent(self, player: PlayerName) -> None:
        """Choose one from the front page."""
        self._page.choose(player)

    def show_opponent(self, player: PlayerName) -> None:
        """Tell on the front page who is chosen now; for sheets of this kind to say how."""

    def opponents_button(self) -> QAbstractButton:
        """A button for the front page, which turns to that of the opponents."""
        button = self.paper.button(self.tr("All opponents…"), "opponents")
        button.clicked.connect(self._turn)
        return button

    def _turn(self) -> None:
        self._before = self.opponent
        self._left_at = self.focusWidget()
        self._hidden = [self._front, *self.footer_buttons(), *_widgets_in(self.below_body)]
        self._show_page(True)
        self._page.focus_chosen()

    def _turn_back(self, done: bool) -> None:
        if not done:
            self._page.choose(self._before)
        self._show_page(False)
        buttons = (button for button in self.footer_buttons() if button.kind is ButtonKind.PRIMARY)
        primary = next(buttons, None)
        target = primary if done else self._left_at
        if target is not None:
            target.setFocus()

    def _show_page(self, on: bool) -> None:
        for part in self._hidden:
            part.setVisible(not on)
        for each in (self._page, self._back, self._take):
            each.setVisible(on)
        self.set_title(self.tr("Opponent") if on else self._front_title)
        self.widen(_PAGE_WIDTH if on else self._front_width)

    def reject(self) -> None:
        """From the page of opponents back to the front; from there, close."""
        if self._page.isVisibleTo(self):
            self._turn_back(done=False)
        else:
            super().reject()

    def refit(self) -> None:
        """Find the panel's height again: the two pages are widgets of their own, which keep theirs."""
        for page in (self._front, self._page):
            page.updateGeometry()
        super().refit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room, close together where it is short."""
        self._page.fit(event.size().width() >= TWO_COLUMNS, self.is_low)
        super().resizeEvent(event)


class _Front(QWidget):
    """The first page."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self.lines.setSpacing(round(theme.px(_FRONT_GAP)))


def _widgets_in(layout: QLayout) -> list[QWidget]:
    items = (layout.itemAt(place) for place in range(layout.count()))
    parts = (None if item is None else item.widget() for item in items)
    return [part for part in parts if part is not None and part.isVisible()]
