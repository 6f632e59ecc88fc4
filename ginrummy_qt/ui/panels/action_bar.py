"""The bar under the hand: the deadwood at one side, Sort, Pass and the one end button at the other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.end_options import end_button
from ginrummy_qt.presentation.hand_reading import HandReading
from ginrummy_qt.presentation.messages import IfDiscarded, KnockLimitIs, Plain
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.actions import Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.panels.panel import LEFT, RIGHT, Panel, PanelLook
from ginrummy_qt.ui.text import say
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.widgets import ThemedButton

HALO: Final = 7
"""What a ThemedButton is larger than its box on every side, at scale 1."""


class DeadwoodCount(Panel):
    """The number of points that would be left, and for which discard."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "deadwood", parent)
        self._reading: HandReading | None = None
        self._limit = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_reading(self, reading: HandReading | None, limit: int) -> None:
        """Show what a hand counts; nothing without a hand."""
        self._reading = reading
        self._limit = limit
        self.setAccessibleName(f"{say(Plain.DEADWOOD, self.look.names)} {self.number()}".strip())
        self.setAccessibleDescription(self.caption())
        self.update()

    def number(self) -> str:
        """The points as text."""
        return "" if self._reading is None else str(self._reading.deadwood_value)

    def caption(self) -> str:
        """What the number assumes, or the knock limit."""
        if self._reading is None:
            return ""
        if self._reading.discard is not None:
            return say(IfDiscarded(self._reading.discard), self.look.names)
        return say(KnockLimitIs(self._limit), self.look.names)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and captions."""
        if self._reading is None:
            return
        theme = self.look.theme
        tokens, height = theme.tokens, self.height()
        painter = QPainter(self)
        number = self.number()
        wide = QFontMetricsF(theme.font(TextRole.NUMERAL)).horizontalAdvance(number) + theme.px(14)
        mirrored = self.look.left_handed
        align = RIGHT if mirrored else LEFT
        with kept(painter):
            place = QRectF(self.width() - wide if mirrored else 0, 0, wide, height)
            self.write(painter, place, TextRole.NUMERAL, tokens.ink, number, align)
            left, width = (0.0 if mirrored else wide), self.width() - wide
            half = height / 2
            first = QRectF(left, half - theme.px(20), width, theme.px(20))
            label = say(Plain.DEADWOOD, self.look.names)
            self.write(painter, first, TextRole.BUTTON, tokens.ink, label, align)
            second = QRectF(left, half, width, theme.px(20))
            self.write(painter, second, TextRole.LABEL, tokens.ink2, self.caption(), align)
        painter.end()


class ActionBar(QWidget):
    """The buttons of the bar; only the end button is ever primary."""

    sort_chosen = Signal(object)
    """A HandOrder."""
    pass_chosen = Signal()
    end_chosen = Signal()
    """Open the preview of the best ending."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("bar")
        self._update: TableUpdate | None = None
        self._selected: Card | None = None
        self._sort = ThemedButton("", ButtonKind.TEXT, look.theme, look.icons, "sort", self)
        self._pass = ThemedButton("", ButtonKind.SECONDARY, look.theme, look.icons, parent=self)
        self._end = ThemedButton("", ButtonKind.PRIMARY, look.theme, look.icons, parent=self)
        for button, name in ((self._sort, "sort"), (self._pass, "pass"), (self._end, "end")):
            button.setObjectName(name)
        self._sort.clicked.connect(self._open_sort)
        self._pass.clicked.connect(self.pass_chosen)
        self._end.clicked.connect(self.end_chosen)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._arrange()
        self._write()

    def show_update(self, update: TableUpdate | None, selected: Card | None, busy: bool = False) -> None:
        """Offer what may be done now; while the table moves nothing may."""
        self._update = None if busy else update
        self._selected = selected
        self._write()

    def set_look(self, look: PanelLook) -> None:
        """Dress the buttons in another look, scale or language."""
        mirrored = look.left_handed != self.look.left_handed
        self.look = look
        for button in (self._sort, self._pass, self._end):
            button.set_theme(look.theme)
            button.set_tight(look.compact)
        if mirrored:
            self._arrange()
        self._write()

    def put(self, area: Rect) -> None:
        """Lie over the bar's region; the halo of the buttons goes past it."""
        halo = round(self.look.theme.px(HALO))
        self.setGeometry(
            round(area.x) - halo,
            round(area.y) - halo,
            round(area.width) + 2 * halo,
            round(area.height) + 2 * halo,
        )

    def _arrange(self) -> None:
        while self._row.takeAt(0) is not None:
            pass
        buttons = [self._sort, self._pass, self._end]
        if self.look.left_handed:
            buttons.reverse()
        else:
            self._row.addStretch(1)
        for button in buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        if self.look.left_handed:
            self._row.addStretch(1)

    def _write(self) -> None:
        names, update = self.look.names, self._update
        self._sort.setText("" if self.look.compact else self.tr("Sort"))
        self._sort.setAccessibleName(self.tr("Sort the hand"))
        self._sort.setToolTip(self.tr("Sort the hand by suit, rank or melds"))
        view = None if update is None else update.view
        playing = view is not None and update is not None
        self._pass.setText(say(Plain.PASS, names))
        self._pass.setVisible(playing and Pass() in update.legal_actions if update is not None else False)
        self._end.setText(say(Plain.KNOCK, names))
        self._end.setEnabled(False)
        self._end.setToolTip("")
        if update is None or view is None:
            return
        offer = end_button(view, update.legal_actions, self._selected)
        self._end.setText(say(offer.label, names))
        self._end.setEnabled(offer.action is not None)
        self._end.setToolTip("" if offer.why_not is None else say(offer.why_not, names))
        self._end.setAccessibleDescription(self._end.toolTip())
        self._end.updateGeometry()

    def _open_sort(self) -> None:
        menu = QMenu(self)
        menu.setObjectName("sort_menu")
        for order, text in (
            (HandOrder.SUIT, self.tr("By suit")),
            (HandOrder.RANK, self.tr("By rank")),
            (HandOrder.MELDS, self.tr("By melds")),
        ):
            menu.addAction(text).setData(order)
        menu.triggered.connect(lambda action: self.sort_chosen.emit(action.data()))
        menu.aboutToHide.connect(menu.deleteLater)
        above = self._sort.mapToGlobal(QPoint(0, -menu.sizeHint().height()))
        menu.popup(above)
