"""A dialog inside the window: a sheet of paper over the dimmed table, never larger than the window.

It is a QDialog embedded as a child, so Esc, Enter and screen readers know it as a dialog; it follows the
window's size, keeps the focus among its own controls, and scrolls where its content is too tall.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.ui.dialogs import modal
from ginrummy_qt.ui.dialogs.modal import ModalDialog
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.dialogs.scroll_edges import ScrollEdges
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.table_paint import paint_panel
from ginrummy_qt.ui.theme.theme import Theme, colour
from ginrummy_qt.ui.theme.widgets import HALO, ThemedButton

_LOW_BELOW: Final = 640
"""Height of the window's inside, in logical pixels, under which a sheet takes all the room there is."""
_MARGIN: Final = {False: 16, True: 8}
_PADDING: Final = {False: (28, 24, 16), True: (12, 8, 6)}
"""Above the title, below the buttons, and between them and the body at scale 1, by whether room is short."""
_SMALLEST_SCALE: Final = 0.92
_LARGEST_SCALE: Final = 1.6
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SCRIM: Final = {False: 0.22, True: 0.45}
"""Opacity of the black over the table, by whether the look is dark: stronger than behind the tray."""
_ATTEMPTS: Final = 3
"""At shrinking a part whose height depends on its width."""
_ANY_HEIGHT: Final = 16_777_215
"""What Qt calls no limit."""


class Sheet(ModalDialog):
    """The base of all dialogs. `width` is the widest its panel gets, in logical pixels at scale 1.

    `fills`: it takes the whole window instead, without edge, title and room round its content.

    The content goes into `body`; rows that end with a button go `below_body`, where the button's box, not its
    halo, ends with the content.
    """

    def __init__(
        self, theme: Theme, parent: QWidget, title: str = "", width: int = 560, *, fills: bool = False
    ) -> None:
        super().__init__(parent)
        modal.install()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet("QDialog, QScrollArea, QWidget#content { background: transparent; }")
        self._width = width
        self._fills = fills
        self._yielding: QWidget | None = None
        self._shadows = Shadows(theme.tokens.shadow)
        self.paper = Paper(theme)
        self._panel = QFrame(self)
        self._panel.setObjectName("panel")
        self._build_panel()
        self.set_title(title)
        self.apply_theme(theme)
        parent.installEventFilter(self)

    @property
    def theme(self) -> Theme:
        """The look the sheet has now."""
        return self.paper.theme

    def _build_panel(self) -> None:
        self._title = self.paper.label("", TextRole.TITLE, parent=self._panel)
        self._title.setObjectName("title")
        content = QWidget()
        parts = QVBoxLayout(content)
        parts.setContentsMargins(0, 0, 0, 0)
        self.body: QVBoxLayout = QVBoxLayout()
        self.below_body: QVBoxLayout = QVBoxLayout()
        parts.addLayout(self.body)
        parts.addLayout(self.below_body)
        self._scroll = _Scroll(content, self._panel)
        self.paper.keep(ScrollEdges(self._scroll, self.theme))
        self.footer: QHBoxLayout = QHBoxLayout()
        self.footer.addStretch(1)
        self._lines = QVBoxLayout(self._panel)
        self._lines.addWidget(self._title)
        self._lines.addWidget(self._scroll, 1)
        self._lines.addLayout(self.footer)

    def set_title(self, title: str) -> None:
        """What the sheet is called, above its content and by screen readers."""
        self._title.setText(title)
        self.setWindowTitle(title)
        self.setAccessibleName(title)

    def add_button(self, text: str, name: str, *, primary: bool = False) -> ThemedButton:
        """A button in the sheet's last row, from left to right; the primary one answers Enter."""
        kind = ButtonKind.PRIMARY if primary else ButtonKind.SECONDARY
        button = self.paper.button(text, name, kind, self._panel)
        button.setDefault(primary)
        self.footer.addWidget(button)
        return button

    def footer_buttons(self) -> tuple[ThemedButton, ...]:
        """The buttons of the last row."""
        children = self._panel.findChildren(ThemedButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return tuple(button for button in children if button.isVisible())

    def add_text(
        self,
        text: str,
        role: TextRole = TextRole.BODY,
        tone: Tone = Tone.INK,
        layout: QBoxLayout | None = None,
    ) -> QLabel:
        """A paragraph at the end of the body, or of another layout."""
        label = self.paper.label(text, role, tone)
        (self.body if layout is None else layout).addWidget(label)
        return label

    def present(self) -> None:
        """Show the sheet over its window and take the focus, to be seen as if Tab had brought it."""
        self.show()
        self.raise_()
        focused = self.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self.focusNextPrevChild(True)
            return
        focused.clearFocus()  # it has got the focus with the sheet, for no reason that shows
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.reveal(focused)

    def apply_theme(self, theme: Theme) -> None:
        """Take on another look or scale; a sheet grows with the window, but less than the table."""
        theme = theme.at_scale(min(_LARGEST_SCALE, max(_SMALLEST_SCALE, theme.scale)))
        self._shadows = Shadows(theme.tokens.shadow)
        self.paper.apply(theme)
        side = round(theme.px(32))
        above, below, between = (round(theme.px(each)) for each in _PADDING[self.is_low])
        halo = round(theme.px(HALO))
        self._lines.setContentsMargins(side - halo, above, side - halo, below)
        self._lines.setSpacing(between)
        self._title.setContentsMargins(halo, 0, halo, 0)
        self.body.setContentsMargins(halo, 0, halo, 0)
        self.below_body.setContentsMargins(halo, 0, 0, 0)
        self.body.setSpacing(round(theme.px(12)))
        self.footer.setSpacing(0)
        if self._fills:
            self._take_all_room()
        self._place()
        self.update()

    def _take_all_room(self) -> None:
        self._title.hide()
        for layout in (self._lines, self.body, self.below_body):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)

    @property
    def is_low(self) -> bool:
        """Whether height is short."""
        host = self.parentWidget()
        return host is not None and host.height() < _LOW_BELOW

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self.parent() and event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the window's size."""
        self._place()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the panel in the middle."""
        super().resizeEvent(event)
        self._place()

    def let_give_way(self, part: QWidget) -> None:
        """Where the window is low, shrink this part of the body, which scrolls, before the body does."""
        self._yielding = part
        self._place()

    def widen(self, width: int) -> None:
        """Let the panel be so wide at most, in logical pixels at scale 1."""
        self._width = width
        self.refit()

    def refit(self) -> None:
        """Find the panel's height again after its content has changed."""
        self.body.invalidate()
        self._scroll.invalidate()
        self._place()

    def _place(self) -> None:
        host = self.parentWidget()
        if host is None:
            return
        self.setGeometry(host.rect())
        if self._fills:
            self._panel.setGeometry(self.rect())
            return
        margin = _MARGIN[self.is_low]
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        width = min(room.width(), round(self.theme.px(self._width)))
        self._shrink_part(width, room.height())
        wanted = self._wanted_height(width)
        height = min(room.height(), wanted)
        self._scroll.let_scroll(height < wanted)
        self._panel.setGeometry(self.place_for(QSize(width, height), room))

    def place_for(self, size: QSize, room: QRect) -> QRect:
        """Where the panel goes in the room there is for it: into the middle."""
        panel = QRect(QPoint(0, 0), size)
        panel.moveCenter(room.center())
        return panel

    def _shrink_part(self, width: int, room: int) -> None:
        part = self._yielding
        if part is None:
            return
        self._limit(part, _ANY_HEIGHT)
        limit = max(part.sizeHint().height(), part.heightForWidth(part.width()))
        least = part.minimumSizeHint().height()
        for _ in range(_ATTEMPTS):
            missing = self._wanted_height(width) - room
            if missing <= 0 or limit <= least:
                return
            limit = max(least, limit - missing)
            self._limit(part, limit)

    def _limit(self, part: QWidget, height: int) -> None:
        """Layouts inside layouts do not hear of it by themselves."""
        part.setMaximumHeight(height)
        for layout in (part.layout(), self.body, self.below_body):
            if layout is not None:
                layout.invalidate()
        self._scroll.invalidate()

    def _wanted_height(self, width: int) -> int:
        margins = self._lines.contentsMargins()
        inner = width - margins.left() - margins.right()
        parts = [self._title.heightForWidth(inner), self._scroll.height_for(inner)]
        footer = self.footer.sizeHint().height()
        if footer > 0:
            parts.append(footer)
        gaps = self._lines.spacing() * (len(parts) - 1)
        return sum(parts) + gaps + margins.top() + margins.bottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter presses the primary button; no key leaves the sheet.

        QDialog forgets its default button in a dialog that is no window of its own.
        """
        if event.key() in _ENTER:
            self._press_primary()
        else:
            super().keyPressEvent(event)
        event.accept()

    def _press_primary(self) -> None:
        for button in self.footer_buttons():
            if button.kind is ButtonKind.PRIMARY and button.isEnabled():
                button.click()

    def let_keys_scroll(self) -> None:
        """For a sheet to read: its text has the focus first, so that arrows and Page keys scroll it."""
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll.setAccessibleName(self.windowTitle())
        self._scroll.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round among the sheet's own controls."""
        chain = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisibleTo(self) and child.isEnabled() and _takes_tab(child)
        ]
        chain = _in_tab_order(self, chain)
        if not chain:
            self.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        current = self.focusWidget()
        step = 1 if forward else -1
        index = chain.index(current) + step if current in chain else (0 if forward else -1)
        target = chain[index % len(chain)]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        self._scroll.reveal(target)
        return True

    def dim(self, painter: QPainter) -> None:
        """Dim what lies under the sheet."""
        painter.fillRect(self.rect(), colour("#000000", _SCRIM[self.theme.tokens.dark]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dimmed table and the sheet's paper."""
        painter = QPainter(self)
        if self._fills:
            painter.fillRect(self.rect(), colour(self.theme.tokens.surface))
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.dim(painter)
        paint_panel(painter, QRectF(self._panel.geometry()), self.theme, self._shadows)
        painter.end()


class _Scroll(QScrollArea):
    """The body: as tall as its content, scrolled when the window is lower."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("body")
        content.setObjectName("content")

    def height_for(self, width: int) -> int:
        """Height of the whole content at this width."""
        layout = self._content.layout()
        if layout is None:
            return 0
        return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()

    def let_scroll(self, needed: bool) -> None:
        """Without need no bar takes width away: narrower texts would be taller, and need it for ever."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if needed else policy.ScrollBarAlwaysOff)

    def invalidate(self) -> None:
        """Part of the content has another height."""
        layout = self._content.layout()
        if layout is not None:
            layout.invalidate()

    def reveal(self, target: QWidget) -> None:
        """Scroll until a control of the body is seen."""
        if self._content.isAncestorOf(target):
            self.ensureWidgetVisible(target)

    def sizeHint(self) -> QSize:
        """The content's."""
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Anything: it scrolls."""
        return QSize(0, 0)


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None


def _in_tab_order(sheet: QWidget, widgets: list[QWidget]) -> list[QWidget]:
    """The widgets in the window's tab order; of exclusive buttons only the checked one takes part."""
    ordered: list[QWidget] = []
    current = sheet.nextInFocusChain()
    while current is not sheet and current is not None:
        if current in widgets and not _is_unchecked_choice(current):
            ordered.append(current)
        current = current.nextInFocusChain()
    return ordered


def _is_unchecked_choice(widget: QWidget) -> bool:
    """Whether Tab passes by: another one of its group is chosen, or none is and another one is the first."""
    if not isinstance(widget, QRadioButton) or widget.isChecked():
        return False
    group = widget.group()
    return group is None or group.checkedButton() is not None or group.buttons()[0] is not widget
