"""Who the opponent of a match will be: initial, name, level or style, and how that plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ui.dialogs.match_texts import level_description, level_title
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.text import names_for
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import paint_disc
from ginrummy_qt.ui.theme.theme import Theme

_AVATAR: Final = 40
_GAP: Final = 12


class OpponentCard(QWidget):
    """As the plate at the table shows the opponent."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()
        self._avatar = _Avatar(paper.theme)
        paper.keep(self._avatar)
        self._title = paper.label("", TextRole.BODY_STRONG)
        self._title.setObjectName("opponent_title")
        self._told = paper.label("", TextRole.LABEL, Tone.QUIET)
        self._told.setObjectName("opponent_told")
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._title)
        texts.addWidget(self._told)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        self._row = row
        paper.follow(lambda theme: row.setSpacing(round(theme.px(_GAP))))
        row.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)

    @property
    def text_at(self) -> int:
        """Where the texts begin, from the left, in logical pixels."""
        return self._avatar.width() + self._row.spacing()

    def show_player(self, player: PlayerName) -> None:
        """Tell of this one."""
        self._avatar.show_initial(names_for(player).initial)
        self._title.setText(level_title(player))
        self._told.setText(level_description(player))


class _Avatar(QWidget):
    """The initial in a disc."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._initial = ""
        self.apply_theme(theme)

    def show_initial(self, initial: str) -> None:
        """Whose disc it is."""
        self._initial = initial
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        side = round(theme.px(_AVATAR))
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._initial, self._theme)
        painter.end()
