"""Painters of the shapes on the table: panels, zones, rings, brackets, tabs, the avatar.

They take a painter in logical pixels and a `Theme`, and leave the painter as they found it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ginrummy_qt.ui.theme.metrics import CARD_RADIUS, TextRole
from ginrummy_qt.ui.theme.shadows import Shadows, panel_shadow
from ginrummy_qt.ui.theme.theme import Theme, colour

RING: Final = 3.0
"""Width of the primary and the focus ring, at scale 1."""


FAINT: Final = 0.35
"""Opacity of the line under a card that does not count."""


class ZoneState(StrEnum):
    """What a drop zone says of itself."""

    REST = "rest"
    OPEN = "open"
    """The card being moved may be dropped here."""
    OVER = "over"
    """... and is above it now."""


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Antialiased painting whose pens, brushes and modes are forgotten afterwards."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield
    finally:
        painter.restore()


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, shadows: Shadows) -> None:
    """A score sheet's ground: shadow, surface, hairline edge."""
    tokens, radius = theme.tokens, theme.metrics.panel_radius
    shadows.paint(painter, rect, radius, panel_shadow(theme.scale))
    _rounded(painter, rect, radius, tokens.surface, tokens.surface_edge, theme.metrics.hairline)


def paint_tray(painter: QPainter, rect: QRectF, theme: Theme, shadows: Shadows) -> None:
    """The ground of the knock preview."""
    tokens, radius = theme.tokens, theme.metrics.tray_radius
    shadows.paint(painter, rect, radius, panel_shadow(theme.scale))
    _rounded(painter, rect, radius, tokens.tray, tokens.tray_edge, theme.metrics.hairline)


def paint_scrim(painter: QPainter, rect: QRectF, theme: Theme, share: float = 1.0) -> None:
    """The veil over the table behind a tray; `share` 0..1 while it comes and goes."""
    painter.fillRect(rect, colour("#000000", theme.tokens.scrim * share))


def paint_zone(painter: QPainter, rect: QRectF, state: ZoneState, theme: Theme) -> None:
    """A drop zone of card size with its outline inside the rectangle."""
    tokens, radius = theme.tokens, CARD_RADIUS * rect.width()
    match state:
        case ZoneState.REST:
            fill, line, width = tokens.zone_rest, tokens.slot, 1.5
        case ZoneState.OPEN:
            fill, line, width = tokens.zone_open, tokens.primary, 3.0
        case ZoneState.OVER:
            fill, line, width = tokens.zone_over, tokens.primary, 5.0
    _rounded(painter, rect, radius, colour(*fill), line, theme.px(width))


def paint_empty_place(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where a card lay: an empty pile, or the outline of a card laid off elsewhere."""
    paint_zone(painter, rect, ZoneState.REST, theme)


def paint_primary_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The ring round a selected card, outside its rectangle; with a keyline where the look has one."""
    width = theme.px(RING)
    keyline = theme.px(1.0) if theme.tokens.keyline else 0.0
    if keyline:
        _ring(painter, rect, theme.tokens.keyline, keyline, 0.0, CARD_RADIUS * rect.width())
    _ring(painter, rect, theme.tokens.primary, width, keyline, CARD_RADIUS * rect.width())


def paint_pile_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The ring round a pile that may be drawn from or discarded to: its outside is 6 px from the card."""
    width = theme.px(RING)
    _ring(painter, rect, theme.tokens.primary, width, theme.px(6) - width, CARD_RADIUS * rect.width())


def paint_focus_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The keyboard focus: 3 px wide, 3 px away; `radius` is the shape's own, by default a card's."""
    own = CARD_RADIUS * rect.width() if radius is None else radius
    _ring(painter, rect, theme.tokens.focus, theme.px(RING), theme.px(3), own)


def paint_fresh_tab(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """The tab of a card just drawn, on its upper edge above the index."""
    width, height = 0.165 * card.width(), max(5.0, 0.045 * card.width())
    tab = QRectF(card.left() + 0.042 * card.width(), card.top() - 0.62 * height, width, height)
    edge = QColor(theme.tokens.fresh).darker(125) if not theme.tokens.high_contrast else QColor("#000000")
    _rounded(painter, tab, height / 2, theme.tokens.fresh, edge, theme.metrics.hairline)


def paint_bracket(painter: QPainter, left: float, right: float, top: float, theme: Theme) -> None:
    """The bracket under a meld, 6 px high at scale 1."""
    width, turn = theme.px(2), theme.px(4)
    left, right, bottom = left + width / 2, right - width / 2, top + theme.px(6) - width / 2
    path = QPainterPath(QPointF(left, top))
    path.lineTo(left, bottom - turn)
    path.quadTo(left, bottom, left + turn, bottom)
    path.lineTo(right - turn, bottom)
    path.quadTo(right, bottom, right, bottom - turn)
    path.lineTo(right, top)
    with kept(painter):
        pen = QPen(QColor(theme.tokens.ink), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)


def paint_dotted(
    painter: QPainter,
    left: float,
    right: float,
    top: float,
    theme: Theme,
    faint: tuple[float, float] | None = None,
) -> None:
    """The dotted line under the deadwood, on the level of the brackets' middle; pale in the part `faint`."""
    size, step = theme.px(2), theme.px(6)
    y = top + theme.px(4)
    count = max(1, int((right - left - size) / step) + 1)
    start = left + (right - left - (count - 1) * step - size) / 2 + size / 2
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        strong, pale = colour(theme.tokens.ink), colour(theme.tokens.ink, FAINT)
        for i in range(count):
            x = start + i * step
            painter.setBrush(pale if faint is not None and faint[0] <= x <= faint[1] else strong)
            painter.drawEllipse(QPointF(x, y), size / 2, size / 2)


def paint_progress(painter: QPainter, rect: QRectF, share: float, fill: str, theme: Theme) -> None:
    """A bar filled to `share` (0..1) with a colour such as `tokens.primary`, on the theme's track."""
    radius = rect.height() / 2
    _rounded(painter, rect, radius, theme.tokens.track, "", 0)
    width = rect.width() * min(1.0, max(0.0, share))
    if width > 0:
        filled = QRectF(rect.left(), rect.top(), max(rect.height(), width), rect.height())
        _rounded(painter, filled, radius, fill, "", 0)


def paint_disc(painter: QPainter, rect: QRectF, letter: str, theme: Theme, mine: bool = False) -> None:
    """An initial in a disc: the avatar, or the mark of a card laid off.

    The opponent's has the colour of the back, the person's own that of what the person does.
    """
    tokens = theme.tokens
    with kept(painter):
        edge = QPen(QColor(tokens.ink), theme.px(1.5)) if tokens.high_contrast else Qt.PenStyle.NoPen
        painter.setPen(edge)
        painter.setBrush(QColor(tokens.primary if mine else tokens.back))
        painter.drawEllipse(rect)
        font = theme.font(TextRole.HEADING)
        font.setPixelSize(max(9, round(0.5 * rect.height())))
        painter.setFont(font)
        painter.setPen(QColor(tokens.primary_text if mine else tokens.back_frame))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letter)


def paint_thinking(painter: QPainter, rect: QRectF, turn: float, theme: Theme) -> None:
    """The arc inside the rim of the avatar in `rect`; `turn` counts whole turns, one takes 1400 ms."""
    width = max(2.0, 0.065 * rect.height())
    inset = width / 2 + 0.03 * rect.height()
    with kept(painter):
        pen = QPen(QColor(theme.tokens.thinking), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arc = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawArc(arc, round(-(turn % 1) * 5760) + 1440, -round(0.62 * 5760))


def _ring(painter: QPainter, rect: QRectF, line: str, width: float, gap: float, radius: float) -> None:
    grow = gap + width / 2
    _rounded(painter, rect.adjusted(-grow, -grow, grow, grow), radius + grow, None, line, width, inside=False)


def _rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | str | None,
    line: str | QColor,
    width: float,
    inside: bool = True,
) -> None:
    """A rounded rectangle; its line lies within the rectangle, or, not `inside`, on its outline."""
    with kept(painter):
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(line), width) if line and width else Qt.PenStyle.NoPen)
        if inside and line:
            rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
            radius = max(0.0, radius - width / 2)
        painter.drawRoundedRect(rect, radius, radius)
