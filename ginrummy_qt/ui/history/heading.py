"""The headings of a list that can be sorted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader

_ARROWS = QStyleOptionHeader.SortIndicator


class SortableHeader(QHeaderView):
    """Its arrow points down where the largest, or the newest, stands first, as on the web and most desktops.

    Qt's own points the other way.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:
        """Turn the arrow."""
        super().initStyleOptionForIndex(option, logicalIndex)
        sorted_here = self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex
        if sorted_here:
            up = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            option.sortIndicator = _ARROWS.SortUp if up else _ARROWS.SortDown
