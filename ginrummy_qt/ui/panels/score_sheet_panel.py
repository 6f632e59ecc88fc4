"""The score of the match beside the table: points, the way to the target, hands won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.panels.panel import RIGHT, PanelButton, PanelLook, counted, lay_over, write
from ginrummy_qt.ui.text import LevelText, numeral
from ginrummy_qt.ui.text.aloud import StatusText
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring, paint_panel, paint_progress

STRIP_BELOW: Final = 100
"""Lower than this, at scale 1, the sheet is one line."""
_ANY_WIDTH: Final = 100_000.0
SHADOW_ROOM: Final = 32
"""Room round the sheet for its shadow, at scale 1."""


class SheetGround(QWidget):
    """The paper and its shadow; the shadow may lie over cards, so the pointer passes through."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("score_sheet_ground")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: PanelLook) -> None:
        """Repaint in another look or scale."""
        self.look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        room = round(self.look.theme.px(SHADOW_ROOM))
        paper = QRectF(self.rect().adjusted(room, room, -room, -room))
        paint_panel(painter, paper, self.look.theme, self.look.shadows)
        painter.end()


class ScoreSheetPanel(PanelButton):
    """Pressed, it asks for the whole sheet; it appears with the first match."""

    opened = Signal()

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        self.ground = SheetGround(look, parent)
        super().__init__(look, "score_sheet", parent)
        self._match: MatchInfo | None = None
        self._viewer = Seat.SOUTH
        self.clicked.connect(self.opened)
        self.ground.hide()
        self.hide()

    def show_match(self, match: MatchInfo) -> None:
        """Show where a match stands."""
        if match != self._match:
            self._match = match
            self._describe()
            self.update()

    @property
    def has_match(self) -> bool:
        """Whether there is anything to show."""
        return self._match is not None

    def put(self, area: Rect) -> None:
        """Lie over the sheet's region."""
        super().put(area)
        lay_over(self.ground, area, round(self.look.theme.px(SHADOW_ROOM)))

    def restyle(self) -> None:
        """The names may be others."""
        self.ground.set_look(self.look)
        self._describe()

    def showEvent(self, event: QShowEvent) -> None:
        """The paper comes along."""
        super().showEvent(event)
        self.ground.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """The paper goes along."""
        super().hideEvent(event)
        self.ground.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what stands on the sheet."""
        match = self._match
        if match is None:
            return
        theme, sheet = self.look.theme, self.inner()
        painter = QPainter(self)
        pad = theme.px(12 if self.look.compact else 16)
        inner = sheet.adjusted(pad, 0, -pad, 0)
        with kept(painter):
            if sheet.height() < theme.px(STRIP_BELOW):
                self._paint_strip(painter, inner, match)
            else:
                self._paint_whole(painter, inner, match)
        if self.shows_focus:
            paint_focus_ring(painter, sheet, theme, theme.metrics.panel_radius)
        painter.end()

    def _paint_whole(self, painter: QPainter, inner: QRectF, match: MatchInfo) -> None:
        self._paint_heading(painter, inner, match)
        gap = self.look.theme.px(16 if self.look.compact else 24)
        width = (inner.width() - gap) / 2
        for seat, left in (
            (self._viewer, inner.left()),
            (self._viewer.other, inner.left() + width + gap),
        ):
            self._paint_seat(painter, QRectF(left, inner.top(), width, inner.height()), match, seat)

    def _paint_strip(self, painter: QPainter, area: QRectF, match: MatchInfo) -> None:
        """Names and points in one line, where there is no room for more."""
        theme = self.look.theme
        gap = theme.px(16)
        width = (area.width() - gap) / 2
        for seat, left in ((self._viewer, area.left()), (self._viewer.other, area.left() + width + gap)):
            points = numeral(match.score.seats[seat].hand_points)
            wide = QFontMetricsF(theme.font(TextRole.HEADING)).horizontalAdvance(points)
            half = QRectF(left, area.top(), width, area.height())
            name = half.adjusted(0, 0, -wide - theme.px(6), 0)
            write(painter, theme, name, TextRole.LABEL, theme.tokens.sink2, self._who(seat))
            write(painter, theme, half, TextRole.HEADING, theme.tokens.sink, points, RIGHT)

    def _who(self, seat: Seat) -> str:
        return self.tr("You") if seat is self._viewer else self.look.names.opponent

    def _paint_heading(self, painter: QPainter, area: QRectF, match: MatchInfo) -> None:
        theme = self.look.theme
        line = self._line(area, 11, 20)
        title, hand = self.heading(match)
        share = 1.0 if not hand else 0.62
        first = QRectF(line.left(), line.top(), share * line.width(), line.height())
        write(painter, theme, first, TextRole.LABEL_STRONG, theme.tokens.sink, title)
        if hand:
            rest = QRectF(first.right(), line.top(), line.width() - first.width(), line.height())
            write(painter, theme, rest, TextRole.LABEL, theme.tokens.sink2, hand, RIGHT)

    def heading(self, match: MatchInfo) -> tuple[str, str]:
        """What is played, and beside it the number of the hand where there is room and more than one."""
        if match.setup.single_hand:
            return LevelText.single_hand(), ""
        title = self.tr("Match to {target}").format(target=numeral(match.setup.ruleset.target_score))
        hand = "" if self.look.compact else self.tr("Hand {number}").format(number=shown_hand(match))
        return title, hand

    def _paint_seat(self, painter: QPainter, area: QRectF, match: MatchInfo, seat: Seat) -> None:
        theme, score = self.look.theme, match.score.seats[seat]
        tokens = theme.tokens
        mine = seat is self._viewer
        write(painter, theme, self._line(area, 43, 20), TextRole.LABEL, tokens.sink2, self._who(seat))
        number = numeral(score.hand_points)
        write(painter, theme, self._line(area, 62, 48), TextRole.NUMERAL, tokens.sink, number)
        if match.setup.single_hand:
            return
        share = score.hand_points / match.setup.ruleset.target_score
        bar = self._line(area, 114, 4)
        paint_progress(painter, bar, share, tokens.primary if mine else tokens.opponent, theme)
        caption = self._line(area, 124, 20)
        won = self.both_won([each.hands_won for each in match.score.seats], caption.width())[seat]
        write(painter, theme, caption, TextRole.CAPTION, tokens.sink2, won)

    def both_won(self, counts: Sequence[int], width: float) -> tuple[str, ...]:
        """The lines under all bars, alike: shorter where a long one does not fit into this width."""
        whole = tuple(self.hands_won(count, _ANY_WIDTH) for count in counts)
        if whole == tuple(self.hands_won(count, width) for count in counts):
            return whole
        return tuple(self.hands_won(count, 0) for count in counts)

    def hands_won(self, count: int, width: float) -> str:
        """The line under a bar; shorter where the long one does not fit into this width."""
        metrics = QFontMetricsF(self.look.theme.font(TextRole.CAPTION))
        text = counted(self.tr("%n hand(s) won", "", count), count)
        if metrics.horizontalAdvance(text) <= width:
            return text
        return counted(self.tr("%n hand(s)", "won in this match", count), count)

    def _line(self, area: QRectF, top: float, height: float) -> QRectF:
        px = self.look.theme.px
        return QRectF(area.left(), area.top() + px(top), area.width(), px(height))

    def _describe(self) -> None:
        match = self._match
        if match is None:
            return
        self.setAccessibleName(StatusText(self.look.names).score(match, self._viewer))
        self.setAccessibleDescription(self.tr("Show every hand of this match"))
        self.setToolTip(self.tr("Show every hand of this match"))


def shown_hand(match: MatchInfo) -> int:
    """The number of the hand on the table: the last one that ended, until the next is dealt."""
    between = match.stage in (Stage.NEEDS_SEED, Stage.NEEDS_CUT)
    return max(1, len(match.outcomes) if between else match.number)
