"""The result's score sheet as an item: lines that appear one by one, points that count up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPicture
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.sheet_rows import RowKind, SheetRow
from ginrummy_qt.ui.table.suited import draw_suited
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.fonts import tabular
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import panel_shadow
from ginrummy_qt.ui.theme.suit_colours import SuitInks

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SheetContent:
    """Everything written on the sheet; `seal` may be empty."""

    rows: tuple[SheetRow, ...]
    seal: str
    seal_ok: bool


_CLOSEST = 0.7
"""Lines are not set closer than this share of their heights."""


class SheetItem(QGraphicsItem):
    """A panel in scene coordinates. `reveal` says how far each line of the arithmetic has come (0..1)."""

    def __init__(
        self, art: Art, rect: QRectF, seal_rect: QRectF, content: SheetContent, compact: bool
    ) -> None:
        super().__init__()
        self._art = art
        self._rect = rect
        self._seal_rect = seal_rect
        self._content = content
        self._compact = compact
        self._leading = self._fitting()
        self._revealed: dict[int, float] = {}
        self._all = True

    @property
    def content(self) -> SheetContent:
        """What is written on it."""
        return self._content

    def set_content(self, content: SheetContent) -> None:
        """Write something else."""
        longer = len(content.rows) != len(self._content.rows)
        self._content = content
        if longer:
            self._leading = self._fitting()
        self.update()

    def conceal(self) -> None:
        """Begin with none of the arithmetic's lines."""
        self._all = False
        self._revealed.clear()
        self.update()

    def reveal(self, line: int, share: float) -> None:
        """Let a line appear."""
        self._revealed[line] = share
        self.update()

    def boundingRect(self) -> QRectF:
        """The panel with its shadow."""
        blur = panel_shadow(self._art.theme.scale).blur * 1.5
        return self._rect.adjusted(-blur, -blur, blur, blur)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """The panel and its lines from the top."""
        table_paint.paint_panel(painter, self._rect, self._art.theme, self._art.shadows)
        page = self._page(painter, self._leading)
        first = True
        for row in self._content.rows:
            painter.setOpacity(self._share(row.line))
            page.write(row, first)
            first = False
        painter.setOpacity(1.0)
        if self._content.seal:
            self._paint_seal(painter)

    def _page(self, painter: QPainter, leading: float) -> _Page:
        pad = self._art.theme.px(10 if self._compact else 24)
        column = self._rect.adjusted(pad, 0, -pad, 0)
        return _Page(self._art, painter, column, self._rect.top(), self._compact, leading)

    def _fitting(self) -> float:
        """How close the lines are set so that the last one ends above the seal; 1 where there is room."""
        picture = QPicture()
        painter = QPainter(picture)
        page = self._page(painter, 1.0)
        for index, row in enumerate(self._content.rows):
            page.write(row, index == 0)
        painter.end()
        needed = page.bottom - self._rect.top()
        return max(_CLOSEST, min(1.0, (self._seal_rect.top() - self._rect.top()) / needed))

    def _share(self, line: int | None) -> float:
        return 1.0 if line is None or self._all else self._revealed.get(line, 0.0)

    def _paint_seal(self, painter: QPainter) -> None:
        art, area, tokens = self._art, self._seal_rect, self._art.theme.tokens
        size = art.theme.px(16)
        icon = QRectF(area.left(), area.center().y() - size / 2, size, size)
        art.icons.paint(painter, icon, "check" if self._content.seal_ok else "warning", tokens.sink2)
        words = area.adjusted(size + art.theme.px(6), 0, 0, 0)
        flags = LEFT | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        painter.setFont(art.theme.font(TextRole.LABEL))
        painter.setPen(QColor(tokens.sink2))
        painter.drawText(words, flags, self._content.seal)


class _Page:
    """Writes rows downwards."""

    def __init__(
        self, art: Art, painter: QPainter, column: QRectF, top: float, compact: bool, leading: float
    ) -> None:
        self._art = art
        self._painter = painter
        self._column = column
        self._leading = leading
        self._y = top + self._down(8 if compact else 22)
        self._tight = compact

    @property
    def bottom(self) -> float:
        """Where the next line would begin."""
        return self._y

    def write(self, row: SheetRow, first: bool) -> None:
        match row.kind:
            case RowKind.HEADING:
                self._y += 0 if first else self._down(12)
                self._line(row.label, "", TextRole.HEADING, 34)
                self._y += self._down(7)
            case RowKind.TERM:
                self._term(row)
            case RowKind.SUBTOTAL:
                self._rule(self._art.theme.tokens.track, 1.0, 4, 10)
                self._line(row.label, row.amount, TextRole.BODY_STRONG, 36)
            case RowKind.TOTAL:
                self._total(row)
            case RowKind.PROGRESS:
                self._progress(row)
            case RowKind.NOTE:
                self._line(row.label, row.amount, TextRole.LABEL, 30, TextRole.LABEL_STRONG)

    def _term(self, row: SheetRow) -> None:
        wrapped = self._wrap(row.label, self._art.theme.font(TextRole.BODY), row.amount)
        for index, part in enumerate(wrapped):
            self._line(part, row.amount if index == 0 else "", TextRole.BODY, 28 if not self._tight else 24)
        if row.note:
            self._y -= self._down(4)
            for part in self._wrap(row.note, self._art.theme.font(TextRole.LABEL), ""):
                self._line(part, "", TextRole.LABEL, 18, quiet=True)
        self._y += self._down(8 if not self._tight else 2)

    def _total(self, row: SheetRow) -> None:
        self._rule(self._art.theme.tokens.sink, 1.5, 4, 10)
        height = self._down(60)
        area = QRectF(self._column.left(), self._y, self._column.width(), height)
        tokens = self._art.theme.tokens
        self._text(area, TextRole.BODY_STRONG, tokens.sink, row.label, LEFT)
        self._text(area, TextRole.NUMERAL, tokens.sink, row.amount, RIGHT)
        self._y += height
        if not self._tight:
            self._rule(tokens.track, 1.0, 8, 8)

    def _progress(self, row: SheetRow) -> None:
        theme = self._art.theme
        height = self._down(36)
        area = QRectF(self._column.left(), self._y, self._column.width(), height)
        font = theme.font(TextRole.TITLE)
        font.setPixelSize(round(self._px(26)))
        self._text(area, TextRole.BODY, theme.tokens.sink, row.label, LEFT)
        draw_suited(self._painter, area, font, theme.tokens.sink, SuitInks(), row.amount, RIGHT)
        if row.note:
            left = area.adjusted(0, 0, -QFontMetricsF(font).horizontalAdvance(row.amount) - self._px(20), 0)
            self._text(left, TextRole.LABEL, theme.tokens.sink2, row.note, RIGHT)
        bar = QRectF(area.left(), area.bottom() + self._px(1), area.width(), self._px(4))
        if row.who is not None:
            fill = theme.tokens.primary if row.who is Who.YOU else theme.tokens.opponent
            table_paint.paint_progress(self._painter, bar, row.share, fill, theme)
        self._y = bar.bottom() + self._down(14)

    def _line(
        self,
        label: str,
        amount: str,
        role: TextRole,
        height: float,
        amount_role: TextRole | None = None,
        quiet: bool = False,
    ) -> None:
        tokens = self._art.theme.tokens
        area = QRectF(self._column.left(), self._y, self._column.width(), self._down(height))
        ink = tokens.sink2 if quiet or amount_role is not None else tokens.sink
        self._text(area, role, ink, label, LEFT)
        if amount:
            font = tabular(self._art.theme.font(amount_role or role))
            draw_suited(self._painter, area, font, tokens.sink, SuitInks(), amount, RIGHT)
        self._y = area.bottom()

    def _text(self, area: QRectF, role: TextRole, ink: str, text: str, align: Qt.AlignmentFlag) -> None:
        theme = self._art.theme
        draw_suited(self._painter, area, theme.font(role), ink, theme.tokens.surface_suits, text, align)

    def _rule(self, colour: str, width: float, above: float, below: float) -> None:
        self._y += self._down(above)
        line = QRectF(self._column.left(), self._y, self._column.width(), max(1.0, self._px(width)))
        self._painter.fillRect(line, QColor(colour))
        self._y += self._down(below)

    def _wrap(self, text: str, font: QFont, amount: str) -> Sequence[str]:
        """The words of a label in lines that leave room for the amount."""
        metrics = QFontMetricsF(font)
        room = self._column.width() - metrics.horizontalAdvance(amount) - self._px(16)
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _down(self, size: float) -> float:
        """A distance from above to below."""
        return self._px(size) * self._leading

    def _px(self, size: float) -> float:
        return self._art.theme.px(size)
