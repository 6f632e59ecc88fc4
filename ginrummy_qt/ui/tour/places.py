"""Where the parts of the table are that the tour shows, in the coordinates of what the tour lies over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.theme.widgets import ThemedButton
from ginrummy_qt.ui.tour.steps import TourPart


class TourPlaces:
    """Looks the places up when they are asked for: the window may have another size by then."""

    def __init__(self, page: GamePage, host: QWidget) -> None:
        self._page = page
        self._host = host

    def find(self, part: TourPart) -> QRectF:
        """The place of a part; empty where it is not on the table now."""
        page, layout = self._page, self._page.controller.layout
        regions = layout.regions
        match part:
            case TourPart.HAND:
                return self._of(layout.hand.rect) if layout.hand.poses else QRectF()
            case TourPart.STOCK:
                return self._of(regions.stock)
            case TourPart.DISCARD:
                return self._of(regions.discard)
            case TourPart.DEADWOOD:
                return self._widget(page.deadwood)
            case TourPart.OPPONENT:
                return self._widget(page.plate).united(self._of(layout.opponent.rect))
            case TourPart.SEAL:
                return self._widget(page.seal)
            case TourPart.END:
                button = page.bar.findChild(ThemedButton, "end")
                if not isinstance(button, ThemedButton) or not button.isVisible():
                    return QRectF()
                box = QRectF(button.box())
                return box.translated(QPointF(button.mapTo(self._host, button.rect().topLeft())))

    def _of(self, rect: Rect) -> QRectF:
        found = QRectF(rect.x, rect.y, rect.width, rect.height)
        return found.translated(QPointF(self._page.mapTo(self._host, self._page.view.pos())))

    def _widget(self, widget: QWidget) -> QRectF:
        if not widget.isVisible():
            return QRectF()
        corner = widget.mapTo(self._host, widget.rect().topLeft())
        return QRectF(widget.rect()).translated(QPointF(corner))
