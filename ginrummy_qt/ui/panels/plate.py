"""The opponent's plate: initial, name, level; an arc turns while a move is thought about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.presentation.motion import TIMINGS, Motion
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.panels.panel import LEFT, RIGHT, Panel, PanelLook, fitting_font, write
from ginrummy_qt.ui.text import LevelText
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_disc, paint_thinking

TURN_MS: Final = TIMINGS[Motion.THINKING_ARC].duration
AVATAR: Final = 48
NAME: Final = 0.27
BELOW: Final = 0.73
"""Where the middles of the two lines are, in sides of the avatar."""


class Plate(Panel):
    """Says who plays at the other side of the table."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "plate", parent)
        self._level: PlayerName | None = None
        self._kind = MatchKind.RATED
        self._thinking = False
        self._reduced_motion = False
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setDuration(TURN_MS)
        self._turn.setLoopCount(-1)
        self._turn.valueChanged.connect(self._repaint_avatar)

    @property
    def thinking(self) -> bool:
        """Whether the opponent is shown thinking."""
        return self._thinking

    def show_level(self, level: PlayerName) -> None:
        """Seat an opponent of this level."""
        self._level = level
        self._describe()
        self.update()

    def show_kind(self, kind: MatchKind) -> None:
        """Say of a match that it is not rated."""
        if kind is not self._kind:
            self._kind = kind
            self._describe()
            self.update()

    def set_thinking(self, thinking: bool) -> None:
        """Show or end the arc; without motion it stands still."""
        self._thinking = thinking
        if thinking and not self._reduced_motion:
            self._turn.start()
        else:
            self._turn.stop()
        self._describe()
        self.update()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether the arc may turn."""
        self._reduced_motion = reduced
        self.set_thinking(self._thinking)

    def restyle(self) -> None:
        """The name may be another one."""
        self._describe()

    def line(self) -> str:
        """What stands under the name."""
        if self._level is None:
            return ""
        line = LevelText.thinking() if self._thinking else LevelText.line(self._level)
        return " · ".join(part for part in (LevelText.kind(self._kind), line) if part)

    def fitting_line(self, width: float) -> str:
        """The line, without the level's place among all where that is too much for the width."""
        whole = self.line()
        kind = LevelText.kind(self._kind)
        if self._level is None or self._thinking or not kind:
            return whole
        font = fitting_font(self.look.theme, TextRole.LABEL, whole, width)
        if QFontMetricsF(font).horizontalAdvance(whole) <= width:
            return whole
        return f"{kind} · {LevelText.name(self._level)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint avatar, name and line."""
        if self._level is None:
            return
        theme, names = self.look.theme, self.look.names
        painter = QPainter(self)
        side = min(theme.px(AVATAR), self.height())
        mirrored = self.look.left_handed
        disc = QRectF(self.width() - side if mirrored else 0, 0, side, side)
        paint_disc(painter, disc, names.initial, theme)
        if self._thinking:
            paint_thinking(painter, disc, float(self._turn.currentValue() or 0.0), theme)
        gap = theme.px(12)
        left = 0 if mirrored else side + gap
        width, line = self.width() - side - gap, theme.px(24)
        align = RIGHT if mirrored else LEFT
        name = QRectF(left, NAME * side - line / 2, width, line)
        below = QRectF(left, BELOW * side - line / 2, width, line)
        with kept(painter):
            write(painter, theme, name, TextRole.HEADING, theme.tokens.ink, names.opponent, align)
            write(painter, theme, below, TextRole.LABEL, theme.tokens.ink2, self.fitting_line(width), align)
        painter.end()

    def _repaint_avatar(self) -> None:
        side = round(self.look.theme.px(AVATAR)) + 2
        self.update(self.width() - side if self.look.left_handed else 0, 0, side, side)

    def _describe(self) -> None:
        said = (self.look.names.opponent, self.line())
        self.setAccessibleName(", ".join(part for part in said if part))
