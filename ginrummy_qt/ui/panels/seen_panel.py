"""The panel of cards seen: the deck as a small map, with thrown, known and one's own cards marked."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.seen_cards import Seen, SeenCards, seen_cards
from ginrummy_qt.rules.cards import DECK, Card, Suit
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.panels.panel import Panel, PanelLook
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.text.seen_text import SeenText
from ginrummy_qt.ui.text.speech import SIGNS
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import SMALLEST_TEXT, TextRole

RANKS: Final = 13
CRAMPED_BELOW: Final = 290
"""Height, in logical pixels, under which thirteen rows leave room for one line only."""
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class SeenPanel(Panel):
    """Suits in rows and ranks in columns, or the other way round where it is narrow."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "seen_cards", parent)
        self._seen: SeenCards | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def seen(self) -> SeenCards | None:
        """What is shown."""
        return self._seen

    def show_view(self, view: PlayerView | None) -> None:
        """Follow a hand; nothing without one."""
        self._seen = None if view is None else seen_cards(view)
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Say it anew in another language."""
        text = SeenText(aloud(self.look.names))
        listed = "" if self._seen is None else text.listed(self._seen)
        self.setAccessibleName(f"{text.title()}. {listed}".strip())

    def cell(self, card: Card) -> QRectF:
        """Where a card is on the map."""
        grid, portrait = self._grid(), self._portrait()
        columns, rows = (len(SUITS), RANKS) if portrait else (1 + RANKS, len(SUITS))
        width, height = grid.width() / columns, grid.height() / rows
        suit, rank = SUITS.index(card.suit), card.rank - 1
        column, row = (suit, rank) if portrait else (1 + rank, suit)
        return QRectF(grid.x() + column * width, grid.y() + row * height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, map, legend."""
        theme, seen = self.look.theme, self._seen
        if seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.tokens.surface_edge), theme.metrics.hairline))
        painter.setBrush(QColor(theme.tokens.surface))
        painter.drawRoundedRect(ground, theme.metrics.panel_radius, theme.metrics.panel_radius)
        font = theme.font(TextRole.LABEL_STRONG)
        font.setPixelSize(self._letter(QFontMetricsF(font)))
        painter.setFont(font)
        if not self._portrait():
            self._paint_signs(painter)
        for card in DECK:
            self._paint_card(painter, card, seen)
        self._paint_legend(painter, seen)
        painter.end()

    def _portrait(self) -> bool:
        return self.height() > 1.2 * self.width()

    def _cramped(self) -> bool:
        """Whether the map needs the height of a line: what it shows itself goes unsaid."""
        return self.height() < CRAMPED_BELOW

    def _pad(self) -> float:
        return self.look.theme.px(10)

    def _legend(self) -> QRectF:
        pad = self._pad()
        lines = 2 if self._portrait() and not self._cramped() else 1
        height = lines * max(16.0, self.look.theme.px(18))
        return QRectF(pad, self.height() - pad * 0.6 - height, self.width() - 2 * pad, height)

    def _grid(self) -> QRectF:
        pad = self._pad()
        return QRectF(pad, pad * 0.8, self.width() - 2 * pad, self._legend().top() - pad * 1.2)

    def _letter(self, metrics: QFontMetricsF) -> int:
        """The height of the letters: the widest rank fits between its neighbours."""
        cell, longest = self.cell(DECK[0]), max(self.look.names.indices, key=len)
        wide = metrics.horizontalAdvance(longest) / metrics.height() * 1.2
        room = self.look.theme.metrics.text(TextRole.BODY), cell.height() * 0.62, (cell.width() - 4) / wide
        return max(SMALLEST_TEXT, int(min(room)))

    def _paint_signs(self, painter: QPainter) -> None:
        tokens = self.look.theme.tokens
        for suit in SUITS:
            first = self.cell(next(card for card in DECK if card.suit is suit))
            painter.setPen(QColor(tokens.surface_suits.of(SIGNS[suit], tokens.sink)))
            painter.drawText(first.translated(-first.width(), 0), _CENTRE, SIGNS[suit])

    def _paint_card(self, painter: QPainter, card: Card, seen: SeenCards) -> None:
        theme, tokens = self.look.theme, self.look.theme.tokens
        cell, place = self.cell(card), seen.of(card)
        tall = min(cell.height() - 2, 1.7 * painter.font().pixelSize())
        box = QRectF(cell.x() + 1, cell.center().y() - tall / 2, cell.width() - 2, tall)
        index = self.look.names.indices[card.rank - 1]
        text = index + SIGNS[card.suit] if self._portrait() else index
        ink = QColor(tokens.surface_suits.of(SIGNS[card.suit], tokens.sink))
        with table_paint.kept(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            if place is Seen.KNOWN:
                painter.setBrush(QColor(tokens.opponent))
                painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
                ink = QColor(tokens.surface)
            elif place is Seen.YOURS:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.primary), theme.px(2)))
                painter.drawRoundedRect(box, theme.px(3), theme.px(3))
            elif place.thrown:
                ink = QColor(tokens.sink2)
        painter.setPen(ink)
        painter.drawText(cell, _CENTRE, text)
        if place.thrown:
            self._strike(painter, box, card == seen.upcard)

    def _strike(self, painter: QPainter, box: QRectF, top: bool) -> None:
        """A card thrown is struck out; the upcard, which may be taken, is only underlined."""
        theme = self.look.theme
        painter.setPen(QPen(QColor(theme.tokens.sink2), theme.px(2)))
        if top:
            y = box.bottom() - theme.px(1)
            painter.drawLine(QPointF(box.left() + 2, y), QPointF(box.right() - 2, y))
        else:
            slope = 0.16 * box.height()
            left, right, y = box.left() + 1, box.right() - 1, box.center().y()
            painter.drawLine(QPointF(left, y + slope), QPointF(right, y - slope))

    def _paint_legend(self, painter: QPainter, seen: SeenCards) -> None:
        text, area, theme = SeenText(self.look.names), self._legend(), self.look.theme
        thrown = seen.cards(Seen.THROWN_BY_YOU, Seen.THROWN_BY_OPPONENT, Seen.TURNED_UP)
        parts = [
            f"{text.thrown()} {len(thrown)}",
            f"{text.known()} {len(seen.cards(Seen.KNOWN))}",
            f"{text.unseen()} {len(seen.cards(Seen.UNSEEN))}",
        ]
        font = theme.font(TextRole.LABEL)
        font.setPixelSize(max(SMALLEST_TEXT, font.pixelSize() - 1))
        lines = [" · ".join(parts)]
        if self._portrait() and self._cramped():
            both = " · ".join(parts[::2])
            fits = QFontMetricsF(font).horizontalAdvance(both) <= area.width()
            lines = [both if fits else parts[2]]
        elif self._portrait():
            lines = [" · ".join(parts[:2]), parts[2]]
        height = area.height() / len(lines)
        painter.setFont(font)
        painter.setPen(QColor(theme.tokens.sink2))
        for number, line in enumerate(lines):
            place = QRectF(area.x(), area.y() + number * height, area.width(), height)
            shown = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
