"""The knock preview: an explicit act with a way back; nothing is laid down before its primary button."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from ginrummy_qt.presentation.end_options import end_choice, ending_of
from ginrummy_qt.presentation.knock_preview import KnockPreview
from ginrummy_qt.presentation.messages import KnockWith, Plain
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.ui.keys.table_keys import TableKey, TableKeys
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.end_choice import Choices
from ginrummy_qt.ui.table.spread_words import arrangement_text
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.widgets import ThemedButton

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
"""Keys that a button would go to its neighbour by."""
_STEPS: Mapping[TableKey | None, int] = {
    TableKey.LEFT: -1,
    TableKey.PREVIOUS_WAY: -1,
    TableKey.RIGHT: 1,
    TableKey.NEXT_WAY: 1,
}


class KnockTray(QFrame):
    """The buttons of the preview, over the tray that the scene paints; it keeps the keyboard to itself.

    A frame, for assistive programs pass plain widgets over.
    """

    confirmed = Signal()
    dismissed = Signal()
    ending_chosen = Signal(int)
    layout_stepped = Signal(int)

    def __init__(self, parent: QWidget, art: Art, words: Words, keys: Callable[[], TableKeys]) -> None:
        super().__init__(parent)
        self.setObjectName("knock_tray")
        self.setAccessibleName(self.tr("Look at the hand before it is laid down"))
        self._art = art
        self._words = words
        self._keys = keys
        self._menu = QMenu(self)
        self._menu.setObjectName("knock_endings")
        back = words.say(Plain.GO_BACK)
        self.endings = self._button("knock_ending", "", ButtonKind.SECONDARY, self._show_menu, "chevron-down")
        self.previous = self._step_button("previous_arrangement", -1, "chevron-left")
        self.following = self._step_button("next_arrangement", 1, "chevron-right")
        self.back = self._button("knock_go_back", back, ButtonKind.SECONDARY, self.dismissed.emit)
        self.confirm = self._button("knock_confirm", "", ButtonKind.PRIMARY, self.confirmed.emit)
        self.previous.setAccessibleName(self.tr("Previous arrangement"))
        self.following.setAccessibleName(self.tr("Next arrangement"))

    def show_choices(self, choices: Choices, preview: KnockPreview) -> None:
        """Name what is looked at, and put every button where it belongs."""
        action = choices.action
        self.confirm.setText(self._words.say(_deed(action.arrangement.deadwood_value, ending_of(action))))
        several = len(choices.layouts) > 1
        for button in (self.previous, self.following):
            button.setVisible(several)
            button.setToolTip(arrangement_text(choices.layout + 1, len(choices.layouts)))
        self.endings.setVisible(len(choices.endings) > 1)
        self.endings.setText(self._words.say(end_choice(action)))
        ending = self.tr("Choose the ending: {choice}")
        self.endings.setAccessibleName(ending.format(choice=self._words.aloud(end_choice(action))))
        self._fill_menu(choices)
        self._place(preview)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """The keyboard is on the primary button; its ring shows where keys brought it here."""
        self.confirm.setFocus(reason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays among the tray's buttons; a tray being hidden has none to go to."""
        order = [each for each in self._order() if each.isVisible()]
        if not order:
            return False
        held = self.focusWidget()
        index = order.index(held) if isinstance(held, ThemedButton) and held in order else -1
        step = 1 if forward else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        order[(index + step) % len(order)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; other arrangements are looked at; no key goes on to the table."""
        step = _STEPS.get(self._keys().meaning(event))
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        elif step is not None and self.following.isVisible():
            self.layout_stepped.emit(step)
        else:
            event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key held down presses no button twice; arrows are the tray's."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _ENTER and event.isAutoRepeat():
                return True
            if key in _ARROWS or self._keys().meaning(event) in _STEPS:
                self.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def _order(self) -> tuple[ThemedButton, ...]:
        return self.endings, self.previous, self.following, self.back, self.confirm

    def _button(
        self, name: str, text: str, kind: ButtonKind, act: Callable[[], None], icon: str = ""
    ) -> ThemedButton:
        button = ThemedButton(text, kind, self._art.theme, self._art.icons, icon, self)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.installEventFilter(self)
        button.clicked.connect(act)
        return button

    def _step_button(self, name: str, step: int, icon: str) -> ThemedButton:
        return self._button(name, "", ButtonKind.SECONDARY, lambda: self.layout_stepped.emit(step), icon)

    def _fill_menu(self, choices: Choices) -> None:
        self._menu.clear()
        group = QActionGroup(self._menu)
        for index, end in enumerate(choices.endings):
            entry = QAction(self._words.say(end_choice(end)), self._menu)
            entry.setCheckable(True)
            entry.setChecked(index == choices.index)
            entry.triggered.connect(lambda _checked, at=index: self.ending_chosen.emit(at))
            group.addAction(entry)
            self._menu.addAction(entry)

    def _show_menu(self) -> None:
        self._menu.popup(self.endings.mapToGlobal(self.endings.box().bottomLeft()))

    def _place(self, preview: KnockPreview) -> None:
        self.setGeometry(_outer(preview.tray))
        visible = [each for each in (self.endings, self.previous, self.following) if not each.isHidden()]
        place_row(self, visible, preview.choices, self._art.theme.px(8))
        row = (self.back, self.confirm)
        place_row(self, row, preview.buttons, self._art.theme.px(8), preview.mirrored)


def place_row(
    panel: QWidget,
    buttons: tuple[ThemedButton, ...] | list[ThemedButton],
    area: Rect,
    gap: float,
    mirrored: bool = False,
) -> None:
    """Lay buttons in a row that ends at the right edge of a rectangle of the table, inside `panel`.

    `mirrored` has the last one at the left edge and the others after it.
    """
    left, right, middle = area.x - panel.x(), area.right - panel.x(), area.center[1] - panel.y()
    for button in reversed(buttons):
        size = button.sizeHint()
        if not button.text():
            size.setWidth(size.height())
        button.resize(size)
        box = button.box()
        x = left if mirrored else right - box.width()
        button.move(round(x - box.x()), round(middle - box.height() / 2 - box.y()))
        right -= box.width() + gap
        left += box.width() + gap
    for button in buttons:
        button.raise_()  # assistive programs read what is raised last at the end


def _outer(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def _deed(deadwood: int, ending: Ending) -> KnockWith | Plain:
    match ending:
        case Ending.BIG_GIN:
            return Plain.BIG_GIN
        case Ending.GIN:
            return Plain.GIN
        case Ending.KNOCK:
            return KnockWith(deadwood)
