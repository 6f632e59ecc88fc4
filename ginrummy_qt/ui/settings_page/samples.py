"""The little pictures over the values of an option: a table, a few cards, a back, as the value has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from ginrummy_qt.ports.deck_choices import CardFace
from ginrummy_qt.ports.settings import Settings, ThemeChoice
from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.ui.card_painting import CardArtist, paint_card, paint_whole_back
from ginrummy_qt.ui.deck import deck_style
from ginrummy_qt.ui.settings_page.options import Sample
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme.theme import Theme, ThemeMode, resolve

SIZES: Final = {
    Sample.THEME: QSizeF(80, 58),
    Sample.SUITS: QSizeF(102, 56),
    Sample.FACE: QSizeF(92, 78),
    Sample.BACK: QSizeF(62, 87),
    Sample.BACK_COLOUR: QSizeF(46, 64),
    Sample.COURT: QSizeF(92, 64),
}
"""Size of each kind of picture at scale 1."""
_ACES: Final = parse_cards("As Ah Ac Ad")
_COURTS: Final = parse_cards("Jh Qs Kd")


class SamplePainter:
    """Paints samples of settings; `language` is what the program speaks."""

    def __init__(self, artist: CardArtist, language: str) -> None:
        self._artist = artist
        self._language = language

    def paint(
        self, painter: QPainter, rect: QRectF, sample: Sample, settings: Settings, theme: Theme
    ) -> None:
        """The picture of these settings, whose theme may be another one than the page's."""
        ratio = painter.device().devicePixelRatio()
        match sample:
            case Sample.THEME:
                self._table(painter, rect, settings, theme, ratio)
            case Sample.SUITS:
                _row(painter, rect, self._art(settings, theme, ratio), _ACES, 0.66)
            case Sample.COURT:
                _row(painter, rect, self._art(settings, theme, ratio), _COURTS, 0.56)
            case Sample.BACK:
                paint_whole_back(painter, self._art(settings, theme, ratio), rect)
            case Sample.BACK_COLOUR:
                _row(painter, rect, self._art(settings, theme, ratio), (None,), 1.0)
            case Sample.FACE:
                self._print(painter, rect, settings, theme, ratio)

    def _art(self, settings: Settings, theme: Theme, ratio: float) -> Art:
        return self._artist.art(theme, deck_style(settings, self._language), ratio)

    def _print(self, painter: QPainter, rect: QRectF, settings: Settings, theme: Theme, ratio: float) -> None:
        """The automatic choice is a small card beside a large one, each in the print it gets."""
        card = Card.parse("7c")
        if settings.card_face is not CardFace.AUTO:
            _row(painter, rect, self._art(settings, theme, ratio), (card,), 1.0)
            return
        width = rect.height() / CARD_ASPECT
        small = 0.56 * width
        left = rect.center().x() - (width + theme.px(6) + small) / 2
        standard = self._art(replace(settings, card_face=CardFace.STANDARD), theme, ratio)
        large = self._art(replace(settings, card_face=CardFace.LARGE), theme, ratio)
        paint_card(painter, standard, card, left, rect.top(), width)
        y = rect.bottom() - small * CARD_ASPECT
        paint_card(painter, large, card, left + width + theme.px(6), y, small)

    def _table(self, painter: QPainter, rect: QRectF, settings: Settings, theme: Theme, ratio: float) -> None:
        """A corner of the table with two cards; that of the system is one half light, one half dark."""
        radius = theme.px(8)
        if settings.theme is not ThemeChoice.SYSTEM:
            self._corner(painter, rect, settings, theme, ratio, radius)
            return
        half = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
        for choice, part in ((ThemeChoice.LIGHT, half), (ThemeChoice.DARK, half.translated(half.width(), 0))):
            painter.save()
            painter.setClipRect(part)
            self._corner(painter, rect, replace(settings, theme=choice), theme, ratio, radius)
            painter.restore()

    def _corner(
        self, painter: QPainter, rect: QRectF, settings: Settings, theme: Theme, ratio: float, radius: float
    ) -> None:
        hints = QApplication.styleHints()
        theme = theme.with_tokens(resolve(ThemeMode(settings.theme), hints))
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        edge = theme.tokens.surface_edge if theme.tokens.high_contrast else theme.tokens.slot
        painter.setPen(QColor(edge))
        painter.setBrush(QColor(theme.tokens.table_centre))
        painter.drawPath(path)
        inner = rect.adjusted(0, rect.height() * 0.12, 0, -rect.height() * 0.12)
        _row(painter, inner, self._art(settings, theme, ratio), (None, Card.parse("9h")), 1.15)


def _row(painter: QPainter, rect: QRectF, art: Art, faces: Sequence[Card | None], step: float) -> None:
    """Cards as high as the rectangle, `step` card widths apart, in its middle."""
    width = rect.height() / CARD_ASPECT
    whole = width * (1 + step * (len(faces) - 1))
    if whole > rect.width():
        width *= rect.width() / whole
        whole = rect.width()
    left = rect.center().x() - whole / 2
    top = rect.center().y() - width * CARD_ASPECT / 2
    for number, face in enumerate(faces):
        paint_card(painter, art, face, left + number * step * width, top, width)
