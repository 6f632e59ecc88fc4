"""Cards in a sheet, drawn like those of the table: groups with their names, wrapped where the width ends.

Every group begins at the left edge of its place; its name stands under its middle, or begins there too where
it is the wider one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.ui.card_painting import CardArtist, paint_card
from ginrummy_qt.ui.deck import DeckStyle
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.text.example_text import Captioned
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import paint_bracket, paint_primary_ring
from ginrummy_qt.ui.theme.theme import Theme

_CARD: Final = 66
"""Width of a card at scale 1."""
_STEP: Final = 0.5
"""From card to card, in card widths."""
_GAP: Final = 22
_PAD: Final = 6
"""Room above and at the sides for shadows and rings."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A group's left edge, its upper edge and its width."""

    group: Captioned
    x: float
    y: float
    width: float


class CardPicture(QWidget):
    """`said` is what screen readers say of it."""

    def __init__(
        self, groups: tuple[Captioned, ...], said: str, theme: Theme, artist: CardArtist, style: DeckStyle
    ) -> None:
        super().__init__()
        self._groups = groups
        self._theme = theme
        self._artist = artist
        self._style = style
        self.setAccessibleName(said)
        self.setObjectName("cards")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Groups wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for all lines."""
        places = self._places(width)
        return round(places[-1].y + self._line() + self._theme.px(_PAD)) if places else 0

    def sizeHint(self) -> QSize:
        """All groups in one line."""
        places = self._places(100_000)
        width = ceil(places[-1].x + places[-1].width + self._theme.px(_PAD)) if places else 0
        return QSize(width, self.heightForWidth(max(1, width)))

    def minimumSizeHint(self) -> QSize:
        """The widest group."""
        width = max((self._width(group) for group in self._groups), default=0.0)
        return QSize(round(width + 2 * self._theme.px(_PAD)), round(self._line()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The groups, each with its bracket and name."""
        art = self._artist.art(self._theme, self._style, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self._places(self.width()):
            self._paint_group(painter, art, place)
        painter.end()

    def _paint_group(self, painter: QPainter, art: Art, place: _Place) -> None:
        theme, width = self._theme, self._theme.px(_CARD)
        row = place.group.cards
        cards = (1 + _STEP * (len(row) - 1)) * width
        left = place.x
        for number, card in enumerate(row):
            x = left + number * _STEP * width
            paint_card(painter, art, card, x, place.y, width)
            if card in place.group.laid_off:
                shown = width if number == len(row) - 1 else _STEP * width
                ring = QRectF(x, place.y, shown, width * CARD_ASPECT)
                paint_primary_ring(painter, ring, theme)
        bottom = place.y + width * CARD_ASPECT + theme.px(6)
        if place.group.is_meld:
            paint_bracket(painter, left, left + cards, bottom, theme)
        text = QRectF(left, bottom + theme.px(8), place.width, theme.px(20))
        ink, middle = theme.tokens.sink2, Qt.AlignmentFlag.AlignCenter
        if cards < place.width:
            middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        art.text(painter, text, TextRole.LABEL, ink, place.group.caption, middle)

    def _places(self, room: float) -> list[_Place]:
        pad = self._theme.px(_PAD)
        x, y, places = pad, pad, []
        for group in self._groups:
            width = self._width(group)
            if x > pad and x + width > room - pad + 0.5:
                x, y = pad, y + self._line()
            places.append(_Place(group, x, y, width))
            x += width + self._theme.px(_GAP)
        return places

    def _width(self, group: Captioned) -> float:
        """Of the cards, or of the name where that is wider."""
        cards = (1 + _STEP * (len(group.cards) - 1)) * self._theme.px(_CARD)
        text = QFontMetricsF(self._theme.font(TextRole.LABEL)).horizontalAdvance(group.caption)
        return max(cards, text)

    def _line(self) -> float:
        return self._theme.px(_CARD) * CARD_ASPECT + self._theme.px(_PAD + 6 + 8 + 20 + 4)
