"""Looking through the discard pile: it is spread over the table until something else is done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.pile_fan import may_look, pile_fan
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.captions import hand_lettering
from ginrummy_qt.ui.table.knock_tray import place_row
from ginrummy_qt.ui.table.lettering import Label, qt_rect
from ginrummy_qt.ui.table.stage import Overlay, Stage
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text.pile_text import PileText
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.widgets import ThemedButton

TRAY_Z = 250
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PileLook:
    """The pile spread out, or not. `changed` is called when it comes and goes."""

    def __init__(self, view: TableView, stage: Stage, changed: Callable[[], None]) -> None:
        self._view = view
        self._stage = stage
        self._changed = changed
        self._frame: PileFrame | None = None
        self._ground: _Ground | None = None

    @property
    def is_open(self) -> bool:
        """Whether the pile is spread out."""
        return self._frame is not None

    @property
    def frame(self) -> PileFrame | None:
        """The widget over it while it is."""
        return self._frame

    def open(self) -> bool:
        """Spread the pile out; False where the rules or the hand do not allow it now."""
        stage = self._stage
        if self.is_open or stage.covered or not may_look(stage.state.view):
            return False
        self._build()
        assert self._frame is not None
        by_keys = stage.pointing.focus is not None
        reason = Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
        self._frame.close_button.setFocus(reason)
        self._changed()
        return True

    def close(self, glide: bool = True) -> None:
        """Gather the pile again; without gliding when something else moves the cards."""
        if self._frame is None:
            return
        self._clear()
        if glide:
            self._stage.set_overlay(None, Motion.TRAY_OUT)
        else:
            self._stage.drop_overlay()
        self._view.setFocus()
        self._changed()

    def rebuild(self) -> None:
        """Another size or look."""
        if self._frame is not None:
            self._clear()
            self._stage.drop_overlay()
            self._build()
            self._frame.close_button.setFocus()

    def _build(self) -> None:
        stage, view = self._stage, self._stage.state.view
        assert view is not None
        fan = pile_fan(stage.layout, view.pile)
        said = PileText(stage.words.names).title(len(view.pile))
        self._ground = _Ground(stage.scene.art, qt_rect(fan.tray))
        stage.scene.addItem(self._ground)
        title = Label(qt_rect(fan.title), said, TextRole.HEADING, align=_LEFT)
        lettering = (title, *hand_lettering(stage.layout, stage.words))
        stage.set_overlay(Overlay({**stage.layout.cards, **fan.cards}, lettering), Motion.TRAY_IN)
        self._frame = PileFrame(self._view.viewport(), stage.scene.art, fan.tray, fan.button)
        named = ", ".join(stage.words.spoken(card) for card in view.pile)
        self._frame.setAccessibleName(said)
        self._frame.setAccessibleDescription(named)
        self._frame.closed.connect(self.close)
        self._frame.show()

    def _clear(self) -> None:
        if self._frame is not None:
            self._frame.hide()
            self._frame.deleteLater()
        if self._ground is not None:
            self._stage.scene.removeItem(self._ground)
        self._frame = self._ground = None


class PileFrame(QFrame):
    """The tray's button; a press anywhere, and Esc, gather the pile."""

    closed = Signal()

    def __init__(self, parent: QWidget, art: Art, tray: Rect, button: Rect) -> None:
        super().__init__(parent)
        self.setObjectName("pile_look")
        self.setGeometry(QRect(round(tray.x), round(tray.y), round(tray.width), round(tray.height)))
        self.close_button = ThemedButton("", ButtonKind.SECONDARY, art.theme, art.icons, "close", self)
        self.close_button.setObjectName("pile_close")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.clicked.connect(self.closed)
        place_row(self, (self.close_button,), button, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enough looked at."""
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; other keys are the window's."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """There is one button."""
        return True


class _Ground(QGraphicsItem):
    """The tray itself."""

    def __init__(self, art: Art, rect: QRectF) -> None:
        super().__init__()
        self._art = art
        self._rect = rect
        self.setZValue(TRAY_Z)

    def boundingRect(self) -> QRectF:
        """The tray with its shadow."""
        reach = self._art.theme.px(40)
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """A tray as the knock preview has it."""
        table_paint.paint_tray(painter, self._rect, self._art.theme, self._art.shadows)
