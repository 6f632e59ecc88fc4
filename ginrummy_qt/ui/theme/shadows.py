"""Soft shadows without graphics effects: blurred once into a small patch, stretched to any rectangle.

A patch is made of rounded rectangles, one inside the other, whose opacity follows the error function:
what a Gaussian blur of half the CSS blur radius does to a straight edge.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.ui.theme.metrics import CARD_RADIUS


@dataclass(frozen=True, slots=True)
class Shadow:
    """`blur` and `drop` in logical pixels, `opacity` 0..1 as a share of the theme's strength."""

    blur: float
    drop: float
    opacity: float


class Lift(StrEnum):
    """How high a card is above the table."""

    REST = "rest"
    HOVER = "hover"
    RAISED = "raised"
    DRAGGED = "dragged"


_LIFT_FACTORS: Final = {Lift.REST: 1.0, Lift.HOVER: 1.5, Lift.RAISED: 2.0, Lift.DRAGGED: 3.2}


_CONTACT: Final = {Lift.REST: 0.6, Lift.HOVER: 0.4, Lift.RAISED: 0.2, Lift.DRAGGED: 0.0}
"""How dark the narrow shadow is that a card casts where it touches the table; none when it is carried."""


def contact_shadow(width: float, lift: Lift) -> Shadow:
    """The narrow shadow close to the edge of a card `width` logical pixels wide, inside the soft one."""
    return Shadow(0.016 * width, 0.008 * width, _CONTACT[lift])


def card_shadow(width: float, lift: Lift) -> Shadow:
    """The shadow of a card `width` logical pixels wide."""
    factor = _LIFT_FACTORS[lift]
    return Shadow(0.055 * width * factor, 0.02 * width * factor, 0.9)


def panel_shadow(scale: float) -> Shadow:
    """The shadow of a score sheet, tray or dialog at the scale `s`."""
    return Shadow(22 * scale, 8 * scale, 0.75)


def button_shadow(scale: float) -> Shadow:
    """The shadow of a button at the scale `s`."""
    return Shadow(6 * scale, 2 * scale, 0.85)


@dataclass(frozen=True, slots=True)
class CardShadow:
    """A whole shadow as one pixmap; draw it at the card's top left corner plus `offset`, below the card.

    The pixmap is null (and drawing it does nothing) in a theme without shadows.
    """

    pixmap: QPixmap
    offset: QPointF


class Shadows:
    """Paints shadows and keeps their patches; one for a window is enough. `strength` is `Tokens.shadow`."""

    def __init__(self, strength: float) -> None:
        self._strength = strength
        self._patches: dict[tuple[int, int, int], QPixmap] = {}
        self._cards: dict[tuple[float, float, Lift], CardShadow] = {}

    def card(self, width: float, ratio: float, lift: Lift) -> CardShadow:
        """The shadow of a card `width` logical pixels wide, ready to blit."""
        key = (width, ratio, lift)
        if key not in self._cards:
            if len(self._cards) > 64:
                self._cards.clear()
            self._cards[key] = self._whole_card(width, ratio, lift)
        return self._cards[key]

    def paint(self, painter: QPainter, rect: QRectF, radius: float, shadow: Shadow) -> None:
        """Paint the shadow of a rounded rectangle, which the caller paints over it."""
        if not self._strength:
            return
        ratio = painter.device().devicePixelRatio()
        patch = self._patch(radius, shadow, ratio)
        outer = rect.adjusted(-shadow.blur, -shadow.blur, shadow.blur, shadow.blur).translated(0, shadow.drop)
        _paint_nine(painter, outer, patch)

    def _whole_card(self, width: float, ratio: float, lift: Lift) -> CardShadow:
        if not self._strength:
            return CardShadow(QPixmap(), QPointF())
        shadow, contact = card_shadow(width, lift), contact_shadow(width, lift)
        blur = shadow.blur
        size = (math.ceil((width + 2 * blur) * ratio), math.ceil((width * CARD_ASPECT + 2 * blur) * ratio))
        pixmap = QPixmap(*size)
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        inner = QRectF(blur, blur, width, width * CARD_ASPECT)
        radius = CARD_RADIUS * width
        self.paint(painter, inner, radius, Shadow(blur, 0, shadow.opacity))
        self.paint(painter, inner, radius, replace(contact, drop=contact.drop - shadow.drop))
        painter.end()
        return CardShadow(pixmap, QPointF(-blur, shadow.drop - blur))

    def _patch(self, radius: float, shadow: Shadow, ratio: float) -> QPixmap:
        opacity = round(255 * self._strength * shadow.opacity)
        key = (round(radius * ratio), round(shadow.blur * ratio), opacity)
        if key not in self._patches:
            if len(self._patches) > 64:
                self._patches.clear()
            self._patches[key] = _render_patch(*key)
        patch = self._patches[key]
        patch.setDevicePixelRatio(ratio)
        return patch


def _render_patch(radius: int, blur: int, opacity: int) -> QPixmap:
    """A square patch in device pixels: blurred corners and, in the middle row and column, the edges."""
    corner = _corner(radius, blur)
    size = 2 * corner + 1
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    steps = max(1, 2 * blur)
    for step in range(steps + 1):
        outward = blur - 2 * blur * step / steps
        share = 0.5 * math.erfc(outward / (max(1, blur) / math.sqrt(2)))
        inset = blur - outward
        rounding = max(1.0, radius + 0.6 * blur + outward)
        path = QPainterPath()
        path.addRoundedRect(
            QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset), rounding, rounding
        )
        painter.fillPath(path, QColor(0, 0, 0, round(opacity * share)))
    painter.end()
    return pixmap


def _corner(radius: int, blur: int) -> int:
    return math.ceil(max(radius + 1.6 * blur, 2 * blur)) + 1


def _paint_nine(painter: QPainter, outer: QRectF, patch: QPixmap) -> None:
    """Stretch a patch over a rectangle: corners as they are, the middle row and column drawn out."""
    side = patch.width()
    ratio = patch.devicePixelRatio()
    corner = min((side - 1) / 2, outer.width() * ratio / 2, outer.height() * ratio / 2)
    target = corner / ratio
    xs = ((outer.left(), target), (outer.left() + target, outer.width() - 2 * target),
          (outer.right() - target, target))  # fmt: skip
    ys = ((outer.top(), target), (outer.top() + target, outer.height() - 2 * target),
          (outer.bottom() - target, target))  # fmt: skip
    sources = ((0.0, corner), ((side - 1) / 2, 1.0), (side - corner, corner))
    for (x, width), (sx, sw) in zip(xs, sources, strict=True):
        for (y, height), (sy, sh) in zip(ys, sources, strict=True):
            if width > 0 and height > 0:
                painter.drawPixmap(QRectF(x, y, width, height), patch, QRectF(sx, sy, sw, sh))
