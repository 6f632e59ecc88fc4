"""The levels as steps of a ladder, to go up and down with one press."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ginrummy_qt.ports.levels import Level, PlayerName
from ginrummy_qt.ui.dialogs.controls import Chip, in_group, inside_focus, paint_box, shade
from ginrummy_qt.ui.dialogs.match_texts import level_description, level_title
from ginrummy_qt.ui.dialogs.paper import Paper
from ginrummy_qt.ui.text import LevelText, numeral
from ginrummy_qt.ui.theme.theme import Theme, colour

_LOWEST: Final = 0.56
"""Height of the first step's box, in parts of the last one's."""
_CLIMBED: Final = 0.16
"""Opacity of the steps below the one that is chosen."""
_GAP: Final = 4
_SIDE: Final = 44
"""A finger's width, in logical pixels."""


class Step(Chip):
    """A level: its number in a box that is taller the stronger it is."""

    def __init__(self, level: Level, theme: Theme, group: str) -> None:
        self._share = 1.0
        self.climbed = False
        number = list(Level).index(level)
        super().__init__(numeral(number + 1), theme)
        self._share = _LOWEST + (1 - _LOWEST) * number / (len(Level) - 1)
        self.setObjectName(f"step_{level}")
        self.setAccessibleName(LevelText.line(level))
        self.setAccessibleDescription(in_group(group, level_description(level)))
        self.setToolTip(level_title(level))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All steps are equally wide."""
        return QSize(_SIDE, round(max(_SIDE, self._theme.px(_SIDE))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The step: filled when chosen, tinted when the chosen one is above it."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        rect = room.adjusted(0, room.height() * (1 - self._share), 0, 0)
        chosen = self.isChecked()
        ground = shade(QColor(tokens.primary if chosen else tokens.surface), self)
        edge = tokens.primary if chosen or self.climbed else tokens.slot
        paint_box(painter, rect, ground, edge, theme, focused=self.hasFocus())
        if self.climbed:
            paint_box(painter, rect, colour(tokens.primary, _CLIMBED), edge, theme, focused=False)
        painter.setPen(colour(tokens.primary_text if chosen else tokens.sink))
        painter.setFont(self.font())
        inner = inside_focus(rect, self.hasFocus(), theme)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class Ladder(QWidget):
    """The steps side by side; a style is chosen elsewhere, and then no step is."""

    chosen = Signal(object)
    """A Level, by the person."""

    def __init__(self, paper: Paper, group: str) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._steps: dict[PlayerName, Step] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for level in Level:
            step = Step(level, paper.theme, group)
            paper.keep(step)
            self._steps[level] = step
            self._group.addButton(step)
            row.addWidget(step)
            step.clicked.connect(lambda _on, level=level: self.chosen.emit(level))

    def show_player(self, player: PlayerName) -> None:
        """Mark the step of this player, if it is a level."""
        self._group.setExclusive(False)
        for level, step in self._steps.items():
            step.setChecked(level is player)
        self._group.setExclusive(True)
        below = isinstance(player, Level)
        for level, step in self._steps.items():
            below = below and level is not player
            step.climbed = below
            step.update()
