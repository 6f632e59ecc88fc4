"""Where the parts of the table are that the tour shows, in the coordinates of what the tour lies over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBitmap, QImage, QRegion
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.hand_row import HandRow
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.theme.widgets import ThemedButton
from ginrummy_qt.ui.tour.steps import TourPart

_TAB: Final = 0.035
"""How far the tab of a card just drawn stands out above it, as a part of the card's height."""


class TourPlaces:
    """Looks the places up when they are asked for: the window may have another size by then."""

    def __init__(self, page: GamePage, host: QWidget) -> None:
        self._page = page
        self._host = host

    def find(self, part: TourPart) -> tuple[QRectF, ...]:
        """What belongs to a part, each no larger than what is seen of it; nothing where it is not there."""
        page, layout = self._page, self._page.controller.layout
        regions = layout.regions
        match part:
            case TourPart.HAND:
                return (self._hand(layout.hand),) if layout.hand.poses else ()
            case TourPart.STOCK:
                return (self._pile(regions.stock, regions.stock_label),)
            case TourPart.DISCARD:
                return (self._pile(regions.discard, regions.discard_label),)
            case TourPart.DEADWOOD:
                return self._inked(page.deadwood)
            case TourPart.OPPONENT:
                return (*self._inked(page.plate), self._of(layout.opponent.rect))
            case TourPart.SEAL:
                return self._inked(page.seal)
            case TourPart.END:
                button = page.bar.findChild(ThemedButton, "end")
                if not isinstance(button, ThemedButton) or not button.isVisible():
                    return ()
                return (self._from(button, QRectF(button.box())),)

    def _hand(self, hand: HandRow) -> QRectF:
        """The cards, raised ones with the tab on them, with what stands under them."""
        whole = self._of(hand.rect)
        for _, pose in hand.poses:
            if pose.y < hand.rect.y:
                tab = _TAB * pose.height
                whole = whole.united(self._of(Rect(pose.x, pose.y - tab, pose.width, pose.height)))
        labels = [mark.label for mark in hand.marks] + [bar.label for bar in hand.bars]
        for label in labels:
            whole = whole.united(self._of(label))
        return whole

    def _pile(self, cards: Rect, label: Rect) -> QRectF:
        """A pile and its name; the box of the name is wider, for the name of a pile may be long."""
        whole = self._of(cards)
        whole.setBottom(self._of(label).bottom())
        return whole

    def _inked(self, widget: QWidget) -> tuple[QRectF, ...]:
        """What is painted of a widget, without the room it leaves; nothing of a hidden one."""
        if not widget.isVisible():
            return ()
        picture = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        widget.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
        ink = QRegion(QBitmap.fromImage(picture.createAlphaMask())).boundingRect()
        return () if ink.isEmpty() else (self._from(widget, QRectF(ink)),)

    def _of(self, rect: Rect) -> QRectF:
        return self._from(self._page.view, QRectF(rect.x, rect.y, rect.width, rect.height))

    def _from(self, widget: QWidget, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(widget.mapTo(self._host, QPoint())))
