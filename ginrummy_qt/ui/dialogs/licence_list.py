"""The list of works in the program: a name with its version, and the licence below it, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ginrummy_qt.ui.dialogs.reading import reading_style
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

Index = QModelIndex | QPersistentModelIndex
TITLE: Final = Qt.ItemDataRole.UserRole
DETAIL: Final = Qt.ItemDataRole.UserRole + 1
WIDTH: Final = 232
TALL: Final = 560
"""The list's width, and its height where the window has room for it, at scale 1."""
_LOW: Final = 140
_PADDING: Final = 7
_SIDE: Final = 12
_FLAGS: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_BAR: Final = 3
"""Room above and below a row's text, beside it, and the width of the bar that marks the chosen row."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: what a person sees in its two lines."""

    title: str
    detail: str


class LicenceModel(QAbstractListModel):
    """The rows, for the list and for screen readers, which hear both lines."""

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__()
        self._rows = tuple(rows)

    def rowCount(self, parent: Index | None = None) -> int:
        """All of them; a row has no rows below it."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row's lines."""
        row = self._rows[index.row()]
        match role:
            case (
                Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole
            ):
                return f"{row.title}\n{row.detail}" if role == Qt.ItemDataRole.ToolTipRole else _spoken(row)
            case _ if role == TITLE:
                return row.title
            case _ if role == DETAIL:
                return row.detail
        return None


class LicenceList(QListView):
    """One column to choose from, by pointer, arrows, or the first letters of a name."""

    def __init__(self, model: LicenceModel, theme: Theme) -> None:
        super().__init__()
        self._rows = _TwoLines(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._rows.theme = theme
        self.setStyleSheet(reading_style(theme))
        self.setFixedWidth(round(theme.px(WIDTH)))
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for a dozen rows."""
        return QSize(self.width(), round(self._rows.theme.px(TALL)))

    def minimumSizeHint(self) -> QSize:
        """A few rows; it scrolls."""
        return QSize(self.width(), _LOW)


class _TwoLines(QStyledItemDelegate):
    """Name and licence, each in as many lines as it needs."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Both texts; at least a finger's width."""
        wide = self._view.viewport().width() - 2 * self.theme.px(_SIDE)
        text = self._height(index.data(TITLE), TextRole.BODY_STRONG, wide)
        text += self._height(index.data(DETAIL), TextRole.CAPTION, wide)
        return QSize(80, round(max(44.0, text + self.theme.px(2 * _PADDING))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A row: tinted and with a bar when it is the chosen one."""
        theme, tokens = self.theme, self.theme.tokens
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour(tokens.primary, 0.10))
            painter.fillRect(
                QRectF(rect.left(), rect.top(), theme.px(_BAR), rect.height()), colour(tokens.primary)
            )
        side = theme.px(_SIDE)
        room = rect.adjusted(side, theme.px(_PADDING), -side, -theme.px(_PADDING))
        title = self._height(index.data(TITLE), TextRole.BODY_STRONG, room.width())
        self._line(painter, room, index.data(TITLE), TextRole.BODY_STRONG, tokens.sink)
        self._line(painter, room.adjusted(0, title, 0, 0), index.data(DETAIL), TextRole.CAPTION, tokens.sink2)
        painter.restore()

    def _line(self, painter: QPainter, room: QRectF, text: str, role: TextRole, ink: str) -> None:
        painter.setFont(self.theme.font(role))
        painter.setPen(colour(ink))
        painter.drawText(room, _FLAGS, text)

    def _height(self, text: str, role: TextRole, width: float) -> float:
        room = QRectF(0, 0, max(1.0, width), 10_000)
        return QFontMetricsF(self.theme.font(role)).boundingRect(room, _FLAGS, text).height()


def _spoken(row: Row) -> str:
    return QCoreApplication.translate("LicenceModel", "{title}, {detail}").format(
        title=row.title, detail=row.detail
    )
