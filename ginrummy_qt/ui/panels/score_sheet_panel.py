"""The score of the match beside the table: points, the way to the target, hands won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.panels.panel import RIGHT, Panel, PanelLook
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_panel, paint_progress

SHADOW_ROOM: Final = 32


class ScoreSheetPanel(Panel):
    """A click, or Enter, asks for the whole sheet."""

    opened = Signal()

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "score_sheet", parent)
        self._match: MatchInfo | None = None
        self._viewer = Seat.SOUTH

    def show_match(self, match: MatchInfo) -> None:
        """Show where a match stands."""
        if match != self._match:
            self._match = match
            self._describe()
            self.update()

    def put(self, area: Rect) -> None:
        """Lie over the sheet's region, with room for the shadow."""
        self.place(area, self.look.theme.px(SHADOW_ROOM))

    def restyle(self) -> None:
        """The names may be others."""
        self._describe()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the whole sheet."""
        if self._sheet().contains(event.position()):
            self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        match = self._match
        if match is None:
            return
        theme = self.look.theme
        painter = QPainter(self)
        sheet = self._sheet()
        paint_panel(painter, sheet, theme, self.look.shadows)
        pad = theme.px(12 if self.look.compact else 16)
        inner = sheet.adjusted(pad, 0, -pad, 0)
        with kept(painter):
            self._paint_heading(painter, inner, match)
            gap = theme.px(16 if self.look.compact else 24)
            width = (inner.width() - gap) / 2
            for seat, left in (
                (self._viewer, inner.left()),
                (self._viewer.other, inner.left() + width + gap),
            ):
                self._paint_seat(painter, QRectF(left, inner.top(), width, inner.height()), match, seat)
        painter.end()

    def _sheet(self) -> QRectF:
        room = self.look.theme.px(SHADOW_ROOM)
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def _paint_heading(self, painter: QPainter, area: QRectF, match: MatchInfo) -> None:
        theme = self.look.theme
        line = self._line(area, 11, 20)
        title = self.tr("Match to {target}").format(target=match.setup.ruleset.target_score)
        hand = "" if self.look.compact else self.tr("Hand {number}").format(number=shown_hand(match))
        share = 1.0 if not hand else 0.66
        first = QRectF(line.left(), line.top(), share * line.width(), line.height())
        self.write(painter, first, TextRole.LABEL_STRONG, theme.tokens.sink, title)
        if hand:
            rest = QRectF(first.right(), line.top(), line.width() - first.width(), line.height())
            self.write(painter, rest, TextRole.LABEL, theme.tokens.sink2, hand, RIGHT)

    def _paint_seat(self, painter: QPainter, area: QRectF, match: MatchInfo, seat: Seat) -> None:
        theme, score = self.look.theme, match.score.seats[seat]
        tokens = theme.tokens
        mine = seat is self._viewer
        who = self.tr("You") if mine else self.look.names.opponent
        self.write(painter, self._line(area, 43, 20), TextRole.LABEL, tokens.sink2, who)
        number = str(score.hand_points)
        self.write(painter, self._line(area, 62, 48), TextRole.NUMERAL, tokens.sink, number)
        share = score.hand_points / match.setup.ruleset.target_score
        bar = self._line(area, 114, 4)
        paint_progress(painter, bar, share, tokens.primary if mine else tokens.opponent, theme)
        won = self.tr("%n hand(s) won", "", score.hands_won).replace(
            "(s)", "" if score.hands_won == 1 else "s"
        )
        self.write(painter, self._line(area, 124, 20), TextRole.CAPTION, tokens.sink2, won)

    def _line(self, area: QRectF, top: float, height: float) -> QRectF:
        px = self.look.theme.px
        return QRectF(area.left(), area.top() + px(top), area.width(), px(height))

    def _describe(self) -> None:
        match = self._match
        if match is None:
            return
        self.setAccessibleName(self.tr("Score"))
        mine, theirs = match.score.seats[self._viewer], match.score.seats[self._viewer.other]
        self.setAccessibleDescription(
            self.tr("You {yours}, {opponent} {theirs}, match to {target}").format(
                yours=mine.hand_points,
                theirs=theirs.hand_points,
                opponent=self.look.names.opponent,
                target=match.setup.ruleset.target_score,
            )
        )
        self.setToolTip(self.tr("Show every hand of this match"))


def shown_hand(match: MatchInfo) -> int:
    """The number of the hand on the table: the last one that ended, until the next is dealt."""
    ended = len(match.outcomes)
    return max(1, ended if match.stage.value in ("needs_seed", "needs_cut", "over") else match.number)
