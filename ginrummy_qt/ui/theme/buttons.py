"""How a button is painted: one painter for the buttons in the scene and for the button widgets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from ginrummy_qt.ui.theme.contrast import mix
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import Shadow, Shadows
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import Tokens

_PADDING: Final = 20
_TIGHT_PADDING: Final = 14
_ICON: Final = 20
_ICON_GAP: Final = 8


class ButtonKind(StrEnum):
    """PRIMARY is the one act offered, SECONDARY the others, TEXT has no box at rest."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class ButtonState:
    """What a pointer, a key or the rules have done to a button."""

    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    focused: bool = False


def button_size(text: str, theme: Theme, has_icon: bool = False, tight: bool = False) -> QSizeF:
    """The natural size of a button's box; `tight` is the padding of narrow windows."""
    metrics = QFontMetricsF(theme.font(TextRole.BUTTON))
    padding = theme.px(_TIGHT_PADDING if tight else _PADDING)
    width = 2 * padding + metrics.horizontalAdvance(text)
    if has_icon:
        width += theme.px(_ICON) + (theme.px(_ICON_GAP) if text else 0)
    return QSizeF(max(width, theme.metrics.button_height), theme.metrics.button_height)


def button_ink(kind: ButtonKind, enabled: bool, tokens: Tokens) -> str:
    """The colour of a button's text and icon."""
    if not enabled:
        return tokens.disabled
    match kind:
        case ButtonKind.PRIMARY:
            return tokens.primary_text
        case ButtonKind.SECONDARY:
            return tokens.secondary_text
        case ButtonKind.TEXT:
            return tokens.ink


def paint_button(
    painter: QPainter,
    rect: QRectF,
    text: str,
    kind: ButtonKind,
    state: ButtonState,
    theme: Theme,
    shadows: Shadows,
    shadow: Shadow,
    icon: QPixmap | None = None,
    icon_after: bool = False,
) -> None:
    """Paint a button's box into `rect`, its shadow and focus ring around it, its text and icon inside.

    `icon` is a pixmap already in `button_ink`'s colour; it stands before the text, or after it.
    """
    if state.pressed and state.enabled:
        rect = rect.translated(0, theme.px(1))
    radius = min(theme.metrics.button_radius, rect.height() / 2)
    boxed = kind is not ButtonKind.TEXT
    if boxed and state.enabled:
        shadows.paint(painter, rect, radius, shadow)
    _paint_box(painter, rect, radius, kind, state, theme)
    if state.focused:
        paint_focus_ring(painter, rect, theme, radius)
    ink = QColor(button_ink(kind, state.enabled, theme.tokens))
    _paint_label(painter, rect, text, ink, theme, icon, icon_after)


def _fill(kind: ButtonKind, state: ButtonState, tokens: Tokens) -> str:
    """The box's colour, empty for none."""
    if not state.enabled:
        return ""
    match kind:
        case ButtonKind.PRIMARY:
            return _shaded(tokens.primary, state, "#ffffff", 0.10)
        case ButtonKind.SECONDARY if tokens.high_contrast:
            return _shaded(tokens.secondary, state, "#ffffff", 0.20)
        case ButtonKind.SECONDARY:
            light = "#ffffff" if tokens.dark else "#000000"
            return _shaded(tokens.secondary, state, light, 0.05)
        case ButtonKind.TEXT:
            if not (state.hovered or state.pressed):
                return ""
            return mix(tokens.table_edge, tokens.ink, 0.16 if state.pressed else 0.09)


def _shaded(colour: str, state: ButtonState, hover: str, share: float) -> str:
    if state.pressed:
        return mix(colour, "#000000", 0.14) if colour != "#000000" else mix(colour, "#ffffff", 0.32)
    return mix(colour, hover, share) if state.hovered else colour


def _paint_box(
    painter: QPainter, rect: QRectF, radius: float, kind: ButtonKind, state: ButtonState, theme: Theme
) -> None:
    tokens, width = theme.tokens, theme.metrics.hairline
    fill = _fill(kind, state, tokens)
    line = ""
    if kind is not ButtonKind.TEXT and not state.enabled:
        line = tokens.disabled_edge
    elif kind is ButtonKind.SECONDARY:
        line = tokens.secondary_edge
    with kept(painter):
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(line), width) if line else Qt.PenStyle.NoPen)
        inset = width / 2 if line else 0.0
        box = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, radius - inset, radius - inset)


def _paint_label(
    painter: QPainter,
    rect: QRectF,
    text: str,
    ink: QColor,
    theme: Theme,
    icon: QPixmap | None,
    icon_after: bool,
) -> None:
    font = theme.font(TextRole.BUTTON)
    width = QFontMetricsF(font).horizontalAdvance(text)
    with kept(painter):
        painter.setFont(font)
        painter.setPen(ink)
        if icon is None:
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
            return
        size = icon.deviceIndependentSize()
        gap = theme.px(_ICON_GAP) if text else 0.0
        left = rect.center().x() - (size.width() + gap + width) / 2
        sign, start = (left + width + gap, left) if icon_after else (left, left + size.width() + gap)
        painter.drawPixmap(round(sign), round(rect.center().y() - size.height() / 2), icon)
        label = QRectF(start, rect.top(), width + 1, rect.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
