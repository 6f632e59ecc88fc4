"""The line icons, in any colour and sharp at any size; their strokes are written as `currentColor`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.ui.theme.resources import resource_text
from ginrummy_qt.ui.theme.tokens import Tokens

ICON_NAMES: Final = (
    "app", "app-small", "book", "check", "chevron-down", "chevron-left", "chevron-right", "chevron-up",
    "close", "copy", "dot", "eye", "hand-back", "hand-next", "hint", "history", "info", "lock", "minus",
    "new-match", "pause", "play", "plus", "seal", "settings", "sort", "sound", "sound-off",
    "style-check-dark", "style-check-light", "style-dot-dark", "style-dot-light", "style-down-dark",
    "style-down-light", "style-right-dark", "style-right-light", "style-up-dark", "style-up-light", "undo",
    "warning",
)  # fmt: skip
"""Every drawing the program shows."""
_RING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="1.8"/></svg>'
)


class Icons:
    """Line icons by name, such as `eye`; drawn when first asked for and kept."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, int, float, str], QPixmap] = {}

    def pixmap(self, name: str, size: float, ratio: float, colour: str) -> QPixmap:
        """A square icon of `size` logical pixels; a plain ring where its drawing is missing or broken."""
        side = max(1, round(size * ratio))
        key = (name, side, ratio, colour)
        if key not in self._pixmaps:
            text = icon_text(name).replace("currentColor", colour)
            self._pixmaps[key] = render_svg(text, side, side, ratio)
        return self._pixmaps[key]

    def paint(self, painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
        """Paint an icon into a square of logical pixels."""
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect.topLeft(), self.pixmap(name, rect.width(), ratio, colour))

    def icon(self, name: str, tokens: Tokens) -> QIcon:
        """For menus and buttons on a surface: plain, disabled and chosen, at sizes from 16 to 48 pixels."""
        icon = QIcon()
        for side in (16, 20, 24, 32, 48):
            for mode, colour in (
                (QIcon.Mode.Normal, tokens.sink),
                (QIcon.Mode.Disabled, tokens.disabled),
                (QIcon.Mode.Selected, tokens.primary_text),
            ):
                icon.addPixmap(self.pixmap(name, side, 1, colour), mode)
        return icon


def icon_text(name: str) -> str:
    """The drawing of an icon; a plain ring where it is missing or broken."""
    text = resource_text("icons", f"{name}.svg")
    return text if is_drawing(text) else _RING


def is_drawing(text: str) -> bool:
    """Whether a text is an SVG from its beginning to its end."""
    return text.startswith("<svg") and text.rstrip().endswith("</svg>")


def app_icon() -> QIcon:
    """The program's icon: simpler below 40 pixels."""
    icon = QIcon()
    small, large = icon_text("app-small"), icon_text("app")
    for side in (16, 20, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(render_svg(small if side < 40 else large, side, side, 1))
    return icon


def render_svg(text: str, width: int, height: int, ratio: float) -> QPixmap:
    """An SVG text as a pixmap of exactly this many device pixels."""
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, width, height))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
