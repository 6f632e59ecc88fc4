"""Cutting the sealed deck: the way of the pointer over a field, any typed text, or no cut at all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

MOST_POINTS: Final = 400
LONGEST_TEXT: Final = 500


class CutDeckSheet(Sheet):
    """Asks for the cut of one hand; `chosen` brings it, an empty text for none."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget, match: MatchInfo) -> None:
        super().__init__(theme, parent, width=600)
        self.set_title(self.tr("Cut the deck"))
        self.setObjectName("cutDeck")
        sealed = (match.sealed or "")[:8].upper()
        self.add_text(
            self.tr(
                "Hand {number} is sealed as {first} {second}. Your cut mixes the sealed deck once more, and "
                "the program could not know it when it made the seal."
            ).format(number=match.number, first=sealed[:4], second=sealed[4:])
        )
        self._field = PointerField(self.tr("Move the pointer over this field"), theme)
        self.paper.keep(self._field)
        self.body.addWidget(self._field)
        self.add_text(self.tr("or type anything"), TextRole.LABEL, Tone.QUIET)
        self._text = self.paper.field("cutText", self.tr("Text for the cut"))
        self._text.setMaxLength(LONGEST_TEXT)
        self.body.addWidget(self._text)
        none = self.add_button(self.tr("No cut"), "noCut")
        none.clicked.connect(lambda: self._choose(""))
        self._cut = self.add_button(self.tr("Cut"), "cut", primary=True)
        self._cut.clicked.connect(lambda: self._choose(self.cut_text()))
        self._text.textChanged.connect(self._refresh)
        self._field.changed.connect(self._refresh)
        self._text.setFocus()
        self._refresh()

    def cut_text(self) -> str:
        """The cut as it is recorded: the typed text, then the pointer's way as points of the field."""
        way = self._field.way()
        return " ".join(part for part in (self._text.text(), way) if part)

    def reject(self) -> None:
        """Esc deals without a cut."""
        self._choose("")

    def _refresh(self) -> None:
        self._cut.setEnabled(bool(self.cut_text()))

    def _choose(self, cut: str) -> None:
        self.accept()
        self.chosen.emit(cut)


class PointerField(QWidget):
    """Records where the pointer went, and shows it."""

    changed = Signal()

    def __init__(self, hint: str, theme: Theme) -> None:
        super().__init__()
        self._hint = hint
        self._theme = theme
        self._points: list[QPointF] = []
        self.setMouseTracking(True)
        self.setAccessibleName(hint)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def way(self) -> str:
        """The points visited, as `x,y` in whole pixels."""
        return " ".join(f"{round(point.x())},{round(point.y())}" for point in self._points)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for a sweep of the hand."""
        return QSize(round(self._theme.px(400)), round(self._theme.px(150)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """One more point of the way."""
        if len(self._points) < MOST_POINTS:
            self._points.append(event.position())
            self.changed.emit()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the text."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, and the way so far."""
        tokens = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = self._theme.metrics.button_radius
        painter.setBrush(colour(tokens.tray))
        painter.setPen(QPen(colour(tokens.slot), self._theme.px(1.5), Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, radius, radius)
        if self._points:
            painter.setPen(QPen(colour(tokens.primary), self._theme.px(2)))
            painter.drawPolyline(self._points)
        else:
            painter.setPen(colour(tokens.ink2))
            painter.setFont(self._theme.font(TextRole.BODY))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._hint)
        painter.end()
