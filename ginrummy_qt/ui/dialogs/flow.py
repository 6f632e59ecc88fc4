"""A row of small widgets that goes on in the next line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem
from shiboken6 import isValid


class FlowLayout(QLayout):
    """Lines from left to right, `gap` logical pixels between widgets and between lines.

    Its items are made here: those that Qt makes go without a word, and a new one at the address of an old one
    is taken for gone too.
    """

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self._widgets: list[QWidget | None] = []

    def setSpacing(self, gap: int, /) -> None:
        """Set the widgets and the lines so far apart, in logical pixels."""
        self._gap = gap
        self.invalidate()

    def addWidget(self, widget: QWidget, /) -> None:
        """Append a widget."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)
        self._widgets.append(item.widget())
        self.invalidate()

    def count(self) -> int:
        """The number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item with this index, None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and give it back."""
        if not 0 <= index < len(self._items):
            return None
        del self._widgets[index]
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        """Neither."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at this width."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        sizes = [item.sizeHint() for item in self._living()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """The widest item."""
        sizes = [item.minimumSize() for item in self._living()]
        return QSize(max((size.width() for size in sizes), default=0), self.sizeHint().height())

    def _living(self) -> list[QLayoutItem]:
        """The items: while its window is deleted, a layout is asked for its size after they have gone."""
        pairs = zip(self._items, self._widgets, strict=True)
        return [item for item, widget in pairs if isValid(item) and (widget is None or isValid(widget))]

    def _place(self, rect: QRect, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._living():
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self._gap, 0
            if move:
                item.setGeometry(QRect(x, y, size.width(), size.height()))
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line - rect.y()
