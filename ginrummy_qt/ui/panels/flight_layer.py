"""Cards on their way pass over the panels too: what the panels hide of them is painted once more above."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.scene import TableScene
from ginrummy_qt.ui.table.tracks import TRAVEL_Z
from ginrummy_qt.ui.table.view import TableView


class FlightLayer(QWidget):
    """Lies over the panels only, and is there only while a card passes one of them.

    It looks whenever the table paints itself, for then something may have moved.
    """

    def __init__(self, view: TableView, panels: Iterable[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setObjectName("flight")
        self._view = view
        self._panels = tuple(panels)
        self._painted = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        view.painted.connect(self._follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards on their way, the lower ones first."""
        painter = QPainter(self)
        option = QStyleOptionGraphicsItem()
        for card in sorted(self._flying(), key=lambda each: each.zValue()):
            painter.save()
            painter.translate(card.pos())
            painter.setOpacity(card.opacity())
            card.paint(painter, option)
            painter.restore()
        painter.end()

    def _follow(self) -> None:
        flying, shadows = QRegion(), QRegion()
        for card in self._flying():
            flying += card.rect.toAlignedRect()
            shadows += card.sceneBoundingRect().toAlignedRect()
        if flying.isEmpty() and self.isHidden():
            return
        covered = QRegion()
        for panel in self._panels:
            if panel.isVisible():
                covered += panel.geometry()
        if not flying.intersects(covered):
            self.hide()
            return
        now = shadows.boundingRect()
        if self.isHidden():
            self.setGeometry(self._page.rect())
            self.setMask(covered)
            self.show()
            self.raise_()
        elif now != self._painted:
            self.update(now.united(self._painted))
        self._painted = now

    def _flying(self) -> list[CardItem]:
        scene = self._view.scene()
        if not isinstance(scene, TableScene):
            return []
        return [card for card in scene.cards.values() if card.zValue() >= TRAVEL_Z and card.isVisible()]
