"""What a monkey does to a window: one input event at a time, aimed at what can be seen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.actions import LayOut
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.selftest.chooser import choose
from ginrummy_qt.ui.selftest.gestures import press
from ginrummy_qt.ui.selftest.player import WAYS, Player, Step

KEYS: Final = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down] * 8,
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab] * 6,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F1,
    Qt.Key.Key_F10,
    Qt.Key.Key_F11,
    Qt.Key.Key_Menu,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Question,
)
MODIFIERS: Final = (
    *[Qt.KeyboardModifier.NoModifier] * 12,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
SIZES: Final = ((800, 600), (1280, 800), (1920, 1080), (640, 480), (320, 240), (2560, 1440), (3000, 500))
NOT_FOR_MONKEYS: Final = frozenset({"show_data", "show_log"})
LONGEST_THOUGHT: Final = 2.5
"""Seconds to wait for the computer player."""
PRESS: Final = "press"


Seen = TypeVar("Seen", bound=QWidget)


class Paws:
    """A monkey's paws on one window. Every method sends about one event and says in words what it was."""

    def __init__(self, window: MainWindow, rng: random.Random, folder: Path) -> None:
        self.window = window
        self._folder = folder
        self._rng = rng
        self._player = Player(window)
        self._steps: list[Step] = []
        self._down: tuple[QWidget, Qt.MouseButton] | None = None
        self._acts: tuple[tuple[int, Callable[[], str]], ...] = (
            (30, self._touch_table),
            (14, self._play),
            (20, self._type),
            (14, self._touch_widget),
            (8, self._press_button),
            (6, self._choose_entry),
            (3, self._resize),
            (3, self._wheel),
            (1, self._drop_file),
        )

    @property
    def holds(self) -> bool:
        """Whether a mouse button is held down on something that is still there."""
        if self._down is not None and not isValid(self._down[0]):
            self._down = None
        return self._down is not None

    def act(self) -> str:
        """Do anything."""
        weights = [weight for weight, _ in self._acts]
        return self._rng.choices([act for _, act in self._acts], weights)[0]()

    def let_go(self) -> None:
        """Release the button that is held down, where it is."""
        if self.holds and self._down is not None:
            widget, button = self._down
            self._down = None
            QTest.mouseRelease(widget, button, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))

    # Sense, now and then: without it no hand would ever end

    def _play(self) -> str:
        """One step of a sensible act, in one of the ways a person has; where a sheet is open, put it away."""
        self.let_go()
        window, update = self.window, self.window.table.update
        sheet = window.opener.top
        if sheet is not None and self._rng.random() < 0.8:
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
            return "put the sheet away"
        if not self._steps:
            if update is None or update.match.stage is Stage.OVER or not window.table.is_settled:
                return self._press_one_of("play_again", "start", "next_hand")
            if update.match.stage is not Stage.PLAYING:
                return self._press_one_of("next_hand", "cut")
            if not update.legal_actions:
                return self._wait_for_turn()
            if isinstance(update.legal_actions[0], LayOut):
                return self._press_one_of("best_layoff", "lay_off")
            way = self._rng.randrange(len(WAYS))
            self._steps = self._player.play(choose(update), way, lambda _name: None)[1]
        with suppress(LookupError, KeyError):
            self._steps.pop(0)()
        return "play sensibly"

    def _wait_for_turn(self) -> str:
        """Let the computer player think; where it is gone, call it back."""
        seq, began = self.window.desk.session.seq, time.monotonic()
        while self.window.desk.session.seq == seq and time.monotonic() - began < LONGEST_THOUGHT:
            QTest.qWait(20)
        if self.window.desk.session.seq == seq:
            return self._press_one_of("banner_act")
        return "wait for the turn"

    def _press_one_of(self, *names: str) -> str:
        for name in names:
            button = self.window.findChild(QAbstractButton, name)
            if isinstance(button, QAbstractButton) and button.isVisible():
                press(button)
                return f"press {name}"
        return "see nothing to press"

    # The table

    def _touch_table(self) -> str:
        port = self.window.table.view.viewport()
        return self._touch(port, self._point_of_table())

    def _point_of_table(self) -> QPoint:
        layout = self.window.table.layout
        regions = layout.regions
        cards = [Rect(pose.x, pose.y, pose.width, pose.width * 1.4) for pose in layout.cards.values()]
        places = [regions.stock, regions.discard, regions.knock, regions.hand]
        near = self._rng.choice([*places, *places, *cards] if cards else places)
        x = near.x + self._rng.random() * near.width
        y = near.y + self._rng.random() * near.height
        return QPoint(round(x), round(y))

    def _touch(self, widget: QWidget, point: QPoint) -> str:
        button = self._rng.choice([Qt.MouseButton.LeftButton] * 8 + [Qt.MouseButton.RightButton])
        modifier = self._rng.choice(MODIFIERS)
        where = f"{widget.objectName() or type(widget).__name__} {point.x()},{point.y()}"
        if self.holds and self._down is not None and self._rng.random() < 0.5:
            held, button = self._down
            self._down = None
            QTest.mouseRelease(held, button, modifier, held.mapFromGlobal(widget.mapToGlobal(point)))
            return f"release over {where}"
        if self._down is not None:
            held = self._down[0]
            QTest.mouseMove(held, held.mapFromGlobal(widget.mapToGlobal(point)))
            return f"drag over {where}"
        kind = self._rng.choices(("click", PRESS, "move", "twice"), (10, 4, 4, 1))[0]
        if kind == "click":
            QTest.mouseClick(widget, button, modifier, point)
        elif kind == "twice":
            QTest.mouseClick(widget, button, modifier, point)
            QTest.mouseDClick(widget, button, modifier, point)
            QTest.mouseRelease(widget, button, modifier, point)
        elif kind == PRESS:
            self._down = (widget, button)
            QTest.mousePress(widget, button, modifier, point)
        else:
            QTest.mouseMove(widget, point)
        return f"{kind} {button.name} {modifier.name} {where}"

    # Whatever can be seen

    def _touch_widget(self) -> str:
        widget = self._anything(QWidget)
        if widget is None:
            return "nothing to touch"
        point = QPoint(self._rng.randrange(widget.width()), self._rng.randrange(widget.height()))
        return self._touch(widget, point)

    def _press_button(self) -> str:
        self.let_go()
        button = self._anything(QAbstractButton)
        if button is None:
            return "no button to press"
        said = f"button {button.objectName()} {button.text()!r}"
        QTest.mouseClick(
            button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, button.rect().center()
        )
        return said

    def _anything(self, kind: type[Seen]) -> Seen | None:
        """A part that can be seen: of the topmost menu or dialog, or of the window."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        sheet = self.window.opener.top
        if top is self.window and sheet is not None and self._rng.random() < 0.9:
            top = sheet
        parts = [top, *top.findChildren(QWidget)]
        reachable = [each for each in parts if each.isVisible() and each.isEnabled()]
        seen = [each for each in reachable if isinstance(each, kind) and not each.size().isEmpty()]
        # PySide at times takes a viewport for deleted when something that lay on it has been.
        chosen = self._rng.choice(seen) if seen else None
        return chosen if chosen is not None and isValid(chosen) else None

    def _type(self) -> str:
        popup = QApplication.activePopupWidget()
        widget = popup or QApplication.focusWidget() or self.window
        key, modifier = self._rng.choice(KEYS), self._rng.choice(MODIFIERS)
        said = f"key {key.name} {modifier.name} to {widget.objectName() or type(widget).__name__}"
        QTest.keyClick(widget, key, modifier)
        return said

    def _choose_entry(self) -> str:
        """An entry of the menus, those in menus too."""
        entries = [each for each in self.window.menus.acts.values() if each.isEnabled()]
        entries += [
            entry
            for menu in self.window.menuBar().findChildren(QMenu)
            for entry in menu.actions()
            if entry.menu() is None and entry.isEnabled() and not entry.isSeparator()
        ]
        entries = [each for each in entries if each.objectName() not in NOT_FOR_MONKEYS and each.text()]
        entry: QAction = self._rng.choice(entries)
        if entry.objectName() == "quit" and self._rng.random() < 0.9:
            return "thinks of leaving"
        said = f"entry {entry.objectName()} {entry.text()!r}"
        entry.trigger()
        return said

    def _resize(self) -> str:
        width, height = self._rng.choice(SIZES)
        size = width + self._rng.randrange(40), height + self._rng.randrange(40)
        self.window.resize(*size)
        return f"resize {size}"

    def _wheel(self) -> str:
        widget = self._anything(QWidget)
        if widget is None:
            return "nothing to turn the wheel on"
        point = QPointF(widget.width() / 2, widget.height() / 2)
        turn = QPoint(0, self._rng.choice((-120, 120, 30)))
        event = QWheelEvent(
            point,
            widget.mapToGlobal(point),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            self._rng.choice(MODIFIERS),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
        return f"wheel on {widget.objectName() or type(widget).__name__}"

    def _drop_file(self) -> str:
        data = QMimeData()
        name = self._rng.choice(("settings.json", "ginrummy.sqlite3", "monkey-0.ginrummy", "nothing"))
        data.setUrls([QUrl.fromLocalFile(str(self._folder / name))])
        event = QDropEvent(
            QPointF(50, 50),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.window, event)
        return f"drop {name}"
