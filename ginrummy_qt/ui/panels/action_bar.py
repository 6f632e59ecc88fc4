"""The bar under the hand: the deadwood at one side, Sort, Pass and the one end button at the other.

In practice the button that takes a move back stands before them.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.end_options import end_button
from ginrummy_qt.presentation.hand_reading import HandReading
from ginrummy_qt.presentation.messages import DeadwoodCount as Counted
from ginrummy_qt.presentation.messages import IfDiscarded, KnockLimitIs, Plain
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.actions import Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.panels.button_row import place_buttons
from ginrummy_qt.ui.panels.panel import LEFT, RIGHT, Panel, PanelLook, lay_over, write
from ginrummy_qt.ui.table.back_button import BackButton
from ginrummy_qt.ui.text import Names, say
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.widgets import ThemedButton

HALO: Final = 7
"""What a ThemedButton is larger than its box on every side, at scale 1."""
NUMBER_GAP: Final = 16
"""Between the number and its captions, at scale 1."""


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
        self.setAccessibleName(self._said())
        self.update()

    def number(self) -> str:
        """The points as text."""
        return "" if self._reading is None else str(self._reading.deadwood_value)

    def _said(self) -> str:
        if self._reading is None:
            return say(Plain.DEADWOOD, self.look.names)
        number = say(Counted(self._reading.deadwood_value), self.look.names)
        return f"{number}, {self.caption(aloud(self.look.names))}"

    def caption(self, names: Names | None = None) -> str:
        """What the number assumes, or the knock limit."""
        if self._reading is None:
            return ""
        if self._reading.discard is not None:
            return say(IfDiscarded(self._reading.discard), names or self.look.names)
        return say(KnockLimitIs(self._limit), names or self.look.names)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and captions."""
        if self._reading is None:
            return
        theme, mirrored = self.look.theme, self.look.left_handed
        tokens, middle = theme.tokens, self.height() / 2
        align = RIGHT if mirrored else LEFT
        number, label = self.number(), say(Plain.DEADWOOD, self.look.names)
        wide = QFontMetricsF(theme.font(TextRole.NUMERAL)).horizontalAdvance(number)
        rest = self.width() - wide - theme.px(NUMBER_GAP)
        left, line = 0.0 if mirrored else self.width() - rest, theme.px(20)
        painter = QPainter(self)
        with kept(painter):
            place = QRectF(self.width() - wide if mirrored else 0, 0, wide, self.height())
            write(painter, theme, place, TextRole.NUMERAL, tokens.ink, number, align)
            first = QRectF(left, middle - line, rest, line)
            write(painter, theme, first, TextRole.BUTTON, tokens.ink, label, align)
            second = QRectF(left, middle, rest, line)
            write(painter, theme, second, TextRole.LABEL, tokens.ink2, self.caption(), align)
        painter.end()


class ActionBar(QWidget):
    """The buttons of the bar; only the end button is ever primary.

    A click leaves the keyboard on the table: Pass is gone after it, and the focus would go astray.
    """

    back_chosen = Signal()
    """Practice: take the last move back."""
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
        self._key = ""
        self._back = BackButton(look.theme, look.icons, self)
        self._back.hide()
        self._sort = self._button("sort", ButtonKind.TEXT)
        self._pass = self._button("pass", ButtonKind.SECONDARY)
        self._end = self._button("end", ButtonKind.PRIMARY)
        self._buttons = (self._back, self._sort, self._pass, self._end)
        self._back.clicked.connect(self.back_chosen)
        self._sort.clicked.connect(self._open_sort)
        self._pass.clicked.connect(self.pass_chosen)
        self._end.clicked.connect(self.end_chosen)
        self._write()

    def show_update(self, update: TableUpdate | None, selected: Card | None, busy: bool = False) -> None:
        """Offer what may be done now; while the table moves nothing may."""
        self._update = None if busy else update
        self._selected = selected
        self._back.setVisible(update is not None and update.match.kind is MatchKind.PRACTICE)
        self._back.setEnabled(update is not None and update.can_take_back)
        self._write()

    def set_back_key(self, key: str) -> None:
        """The key that takes a move back, as people read it."""
        if key != self._key:
            self._key = key
            self._write()

    def set_look(self, look: PanelLook) -> None:
        """Dress the buttons in another look, scale or language."""
        self.look = look
        for button in self._buttons:
            button.set_theme(look.theme)
            button.set_tight(look.compact)
        self._write()

    def put(self, area: Rect) -> None:
        """Lie over the bar's region; the halo of the buttons goes past it."""
        lay_over(self, area, self._halo)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stay at their edge."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def _halo(self) -> int:
        return round(self.look.theme.px(HALO))

    def _button(self, name: str, kind: ButtonKind) -> ThemedButton:
        button = ThemedButton("", kind, self.look.theme, self.look.icons, parent=self)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _arrange(self) -> None:
        halo = self._halo
        area = Rect(halo, halo, self.width() - 2 * halo, self.height() - 2 * halo)
        shown = [button for button in self._buttons if not button.isHidden()]
        compact, mirrored = self.look.compact, self.look.left_handed
        self._back.write(self._key, sign_only=compact)
        if place_buttons(shown, area, self.look.theme, from_left=mirrored) > area.width and not compact:
            self._back.write(self._key, sign_only=True)
            place_buttons(shown, area, self.look.theme, from_left=mirrored)

    def _write(self) -> None:
        compact, names, update = self.look.compact, self.look.names, self._update
        self._sort.setText("" if compact else self.tr("Sort"))
        self._sort.set_icon("sort" if compact else "chevron-down", after=not compact)
        self._sort.setAccessibleName(self.tr("Sort the hand"))
        self._sort.setToolTip(self.tr("Sort the hand by suit, rank or melds"))
        self._pass.setText(say(Plain.PASS, names))
        self._pass.setVisible(update is not None and Pass() in update.legal_actions)
        view = None if update is None else update.view
        offer = None
        if update is not None and view is not None:
            offer = end_button(view, update.legal_actions, self._selected)
        why_not = "" if offer is None or offer.why_not is None else say(offer.why_not, names)
        self._end.setText(say(Plain.KNOCK if offer is None else offer.label, names))
        self._end.setEnabled(offer is not None and offer.action is not None)
        self._end.setToolTip(why_not)
        self._end.setAccessibleDescription(why_not)
        self._arrange()

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
        box = self._sort.box()
        size = menu.sizeHint()
        left = box.left() if self.look.left_handed else box.right() + 1 - size.width()
        menu.popup(self._sort.mapToGlobal(QPoint(left, box.top() - size.height() - 4)))
