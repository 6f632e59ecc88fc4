"""The line icons, in any colour and sharp at any size; their strokes are written as `currentColor`."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.ui.theme.resources import resource_path
from ginrummy_qt.ui.theme.tokens import Tokens


class Icons:
    """Line icons by name, such as `eye`; drawn when first asked for and kept."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self._pixmaps: dict[tuple[str, int, float, str], QPixmap] = {}

    def pixmap(self, name: str, size: float, ratio: float, colour: str) -> QPixmap:
        """A square icon of `size` logical pixels; raises ResourceMissing if there is none of that name."""
        side = max(1, round(size * ratio))
        key = (name, side, ratio, colour)
        if key not in self._pixmaps:
            text = self._text(name).replace("currentColor", colour)
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

    def _text(self, name: str) -> str:
        if name not in self._texts:
            self._texts[name] = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
        return self._texts[name]


def app_icon() -> QIcon:
    """The program's icon: simpler below 40 pixels."""
    icon = QIcon()
    small = resource_path("icons", "app-small.svg").read_text(encoding="utf-8")
    large = resource_path("icons", "app.svg").read_text(encoding="utf-8")
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
