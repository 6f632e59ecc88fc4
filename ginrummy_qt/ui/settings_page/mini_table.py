"""A small table that shows all settings at once: its colours, its cards, its sides, and how a card moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.presentation.motion import Motion, Pace
from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.ui.card_painting import CardArtist, paint_card, paint_whole_back
from ginrummy_qt.ui.deck import deck_style
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.card_marks import paint_wash
from ginrummy_qt.ui.table.tracks import easing
from ginrummy_qt.ui.theme.buttons import ButtonKind, ButtonState, button_size, paint_button
from ginrummy_qt.ui.theme.ground import TableGround
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import Lift, button_shadow
from ginrummy_qt.ui.theme.table_paint import paint_bracket
from ginrummy_qt.ui.theme.theme import Theme

_SIZE: Final = QSize(280, 420)
_LEAST: Final = QSize(196, 240)
_HAND: Final = parse_cards("Js Qs Ks Ah 7d")
"""A run, which is bracketed, and two cards of deadwood."""
_MELD: Final = _HAND[:3]
_MOVED: Final = Card.parse("5c")
_UPCARD: Final = Card.parse("Td")
_BACKS: Final = 5
_REST_MS: Final = 450
"""Between drawing the card and throwing it."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things are in the small table; `card` is the width of a card."""

    card: float
    stock: QPointF
    discard: QPointF
    hand: tuple[QPointF, ...]
    drawn: QPointF
    bar: QRectF


class MiniTable(QWidget):
    """Paints settings; `move_card` draws a card and throws it, at the pace they ask for."""

    def __init__(self, artist: CardArtist, theme: Theme, settings: Settings, language: str) -> None:
        super().__init__()
        self._artist = artist
        self._theme = theme
        self._settings = settings
        self._language = language
        self._less_motion = False
        self._ground = TableGround()
        self._way: tuple[QPointF, QPointF] | None = None
        self._progress = 0.0
        self._thrown = False
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self._arrive)
        self.setObjectName("preview")
        self.setAccessibleName(self.tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @property
    def moving(self) -> bool:
        """Whether the card is on its way."""
        return self._way is not None

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFixedWidth(max(_LEAST.width(), round(theme.px(_SIZE.width()))))
        self.updateGeometry()
        self.update()

    def show_settings(self, settings: Settings, language: str, less_motion: bool) -> None:
        """Show other settings at once; a card moves where they are about motion."""
        before = (self._settings.speed, self._less_motion)
        self._settings, self._language, self._less_motion = settings, language, less_motion
        self.update()
        if (settings.speed, less_motion) != before and self.isVisible():
            self.move_card()

    def move_card(self) -> None:
        """A card is drawn from the stock, and thrown after a moment."""
        self._animation.stop()
        self._thrown = False
        places = self._places()
        self._send(places.stock, places.drawn, Motion.DRAW)

    def sizeHint(self) -> QSize:
        """A little portrait of the table."""
        return QSize(self.maximumWidth(), round(self._theme.px(_SIZE.height())))

    def minimumSizeHint(self) -> QSize:
        """As small as cards can be told apart."""
        return _LEAST

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves unseen."""
        self._animation.stop()
        self._way = None
        super().hideEvent(event)

    # The moving card

    def _send(self, start: QPointF, end: QPointF, motion: Motion) -> None:
        timing = Pace(self._settings.speed, self._less_motion).timing(motion)
        self._way = (start, end)
        self._progress = 0.0
        self._animation.setDuration(timing.duration)
        self._animation.setEasingCurve(easing(timing))
        self._animation.start()

    def _step(self, value: float) -> None:
        self._progress = value
        self.update()

    def _arrive(self) -> None:
        self._progress = 1.0
        self.update()
        if self._thrown:
            QTimer.singleShot(_REST_MS, self, self._tidy)
        else:
            QTimer.singleShot(_REST_MS, self, self._throw)

    def _throw(self) -> None:
        if self._way is not None and not self._thrown:
            self._thrown = True
            places = self._places()
            self._send(places.drawn, places.discard, Motion.THROW)

    def _tidy(self) -> None:
        if self._thrown and self._animation.state() is not QVariantAnimation.State.Running:
            self._way = None
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table from back to front."""
        theme, ratio = self._theme, self.devicePixelRatioF()
        art = self._artist.art(theme, deck_style(self._settings, self._language), ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.metrics.panel_radius
        path = QPainterPath()
        path.addRoundedRect(rect, radius, radius)
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, self._ground.pixmap(self.width(), self.height(), ratio, theme.tokens))
        places = self._places()
        self._paint_piles(painter, art, places)
        self._paint_hand(painter, art, places)
        self._paint_bar(painter, art, places.bar)
        self._paint_moving(painter, art, places)
        painter.restore()
        painter.setPen(QColor(theme.tokens.surface_edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.end()

    def _paint_piles(self, painter: QPainter, art: Art, places: _Places) -> None:
        small = 0.5 * places.card
        left = self.width() / 2 - small * (1 + (_BACKS - 1) / 2) / 2
        for number in range(_BACKS):
            paint_card(painter, art, None, left + number * small / 2, self._theme.px(12), small)
        stock = QRectF(places.stock, QSizeF(places.card, places.card * CARD_ASPECT))
        paint_whole_back(painter, art, stock)
        paint_card(painter, art, _UPCARD, places.discard.x(), places.discard.y(), places.card)

    def _paint_hand(self, painter: QPainter, art: Art, places: _Places) -> None:
        tall = places.card * CARD_ASPECT
        for card, place in zip(_HAND, places.hand, strict=True):
            paint_card(painter, art, card, place.x(), place.y(), places.card)
            if self._settings.dim_deadwood and card not in _MELD:
                paint_wash(painter, QRectF(place.x(), place.y(), places.card, tall))
        bottom = places.hand[0].y() + tall + self._theme.px(6)
        right = places.hand[len(_MELD)].x() - self._theme.px(2)
        paint_bracket(painter, places.hand[0].x(), right, bottom, self._theme)

    def _paint_bar(self, painter: QPainter, art: Art, bar: QRectF) -> None:
        """The number on one side, a button on the other, the sides as chosen."""
        tokens, left_handed = self._theme.tokens, self._settings.left_handed
        words = self.tr("Knock")
        size = button_size(words, self._theme, tight=True)
        x = bar.left() if left_handed else bar.right() - size.width()
        box = QRectF(x, bar.center().y() - size.height() / 2, size.width(), size.height())
        shadow = button_shadow(self._theme.scale)
        paint_button(painter, box, words, ButtonKind.PRIMARY, ButtonState(), self._theme, art.shadows, shadow)
        align = Qt.AlignmentFlag.AlignRight if left_handed else Qt.AlignmentFlag.AlignLeft
        number = QRectF(bar.left(), bar.top(), bar.width(), bar.height())
        role = TextRole.TITLE
        high = QFontMetricsF(self._theme.font(role)).height()
        number.setTop(bar.center().y() - high / 2)
        number.setHeight(high)
        points = str(sum(card.points for card in _HAND if card not in _MELD))
        art.text(painter, number, role, tokens.ink, points, align | Qt.AlignmentFlag.AlignVCenter)

    def _paint_moving(self, painter: QPainter, art: Art, places: _Places) -> None:
        """With less motion it fades in where it goes, otherwise it travels."""
        if self._way is None:
            return
        start, end = self._way
        at = end if self._less_motion else start + (end - start) * self._progress
        if self._less_motion:
            painter.setOpacity(self._progress)
        paint_card(painter, art, _MOVED, at.x(), at.y(), places.card, Lift.RAISED)
        painter.setOpacity(1.0)

    def _places(self) -> _Places:
        """Three rows of cards and a bar, the cards as large as both width and height let them be."""
        margin, gap = self._theme.px(14), self._theme.px(14)
        bar_height = self._theme.metrics.button_height
        high = self.height() - 2 * margin - bar_height - 4 * gap
        card = min((self.width() - 2 * margin) / 3.6, high / (2.5 * CARD_ASPECT))
        tall = card * CARD_ASPECT
        bar = QRectF(margin, self.height() - margin - bar_height, self.width() - 2 * margin, bar_height)
        hand_y = bar.top() - 1.6 * gap - tall
        middle = (self._theme.px(12) + 0.5 * tall + hand_y) / 2 - tall / 2
        stock = QPointF(self.width() / 2 - card - gap / 2, middle)
        discard = QPointF(self.width() / 2 + gap / 2, middle)
        step = (self.width() - 2 * margin - card) / len(_HAND)
        hand = tuple(QPointF(margin + number * step, hand_y) for number in range(len(_HAND) + 1))
        return _Places(card, stock, discard, hand[:-1], hand[-1], bar)
