"""The tour: the table dimmed but for one part, and a note about it beside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QMarginsF, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPainterPath, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour
from ginrummy_qt.ui.tour.steps import Step, TourPart

_WIDTH: Final = 500
_AROUND: Final = 10
"""Between a part and the light round it, at scale 1."""
_GAP: Final = 18
"""Between the light and the note, at scale 1."""
_RADIUS: Final = 12
_SCRIM: Final = {False: 0.45, True: 0.6}
"""Opacity of the black over the table, by whether the look is dark."""


class TourSheet(Sheet):
    """Next and Back, Skip and Esc; arrows turn the pages too. `places` tells where a part is now,
    piece by piece."""

    turned = Signal(int)
    """Another step, by its number from 0."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        steps: Sequence[Step],
        places: Callable[[TourPart], Sequence[QRectF]],
        first: int = 0,
    ) -> None:
        self._steps = tuple(steps)
        self._places = places
        self._number = first
        super().__init__(theme, parent, width=_WIDTH)
        self.setObjectName("tour")
        self._count = self.add_text("", TextRole.LABEL, Tone.QUIET)
        self._text = self.add_text("")
        self._skip = self.add_button(self.tr("Skip"), "skip")
        self._skip.clicked.connect(self.reject)
        self._back = self.add_button(self.tr("Back"), "back")
        self._back.clicked.connect(lambda: self._go(-1))
        self._next = self.add_button("", "next", primary=True)
        self._next.clicked.connect(lambda: self._go(1))
        for key, by in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            turn = QShortcut(QKeySequence(key), self)
            turn.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            turn.activated.connect(lambda by=by: self._turn(by))
        self._next.setFocus()
        self._write()

    @property
    def step(self) -> Step:
        """The step on display."""
        return self._steps[self._number]

    def present(self) -> None:
        """Show the step, and have it said."""
        super().present()
        self._say()

    def show_step(self, number: int) -> None:
        """Turn to a step, from 0."""
        self._number = min(max(number, 0), len(self._steps) - 1)
        self._write()
        self._say()
        self.turned.emit(self._number)

    def _go(self, by: int) -> None:
        if self._number + by >= len(self._steps):
            self.accept()
        else:
            self.show_step(self._number + by)

    def _turn(self, by: int) -> None:
        """By arrow: never out of the tour."""
        if 0 <= self._number + by < len(self._steps):
            self.show_step(self._number + by)

    def _write(self) -> None:
        last = self._number == len(self._steps) - 1
        self.set_title(self.step.title)
        self._text.setText(self.step.text)
        self._count.setText(
            self.tr("Step {number} of {count}").format(number=self._number + 1, count=len(self._steps))
        )
        self._back.setEnabled(self._number > 0)
        self._skip.setVisible(not last)
        self._next.setText(self.tr("Play") if last else self.tr("Next"))
        self._next.updateGeometry()
        self.refit()
        self.update()

    def _say(self) -> None:
        announce(self, f"{self.step.title}. {self.step.text}")

    # Where

    def lights(self) -> tuple[QRect, ...]:
        """The pieces of the part that are not dimmed; none where it is not on the table."""
        around = self.theme.px(_AROUND)
        room = QMarginsF(around, around, around, around)
        pieces = self._places(self.step.part)
        return tuple(piece.marginsAdded(room).toAlignedRect() & self.rect() for piece in pieces)

    def lit(self) -> QRect:
        """All that is not dimmed, and what lies between; empty where there is nothing."""
        whole = QRect()
        for light in self.lights():
            whole = whole.united(light)
        return whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table below is laid out anew after this: then look again where its parts are."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.refit)

    def place_for(self, size: QSize, room: QRect) -> QRect:
        """Beside the part: above or below it, else at its side; in the middle where it is not there."""
        lit = self.lit()
        if lit.isEmpty():
            return super().place_for(size, room)
        for gap in (round(self.theme.px(_GAP)), 4):
            for panel in self._beside(lit, size, room, gap):
                if room.contains(panel):
                    return panel
        return QRect(self._level_with(lit, size, room).x(), room.top(), size.width(), size.height())

    def _beside(self, lit: QRect, size: QSize, room: QRect, gap: int) -> Iterator[QRect]:
        """The places to try, the best first."""
        level = self._level_with(lit, size, room)
        for left, top in (
            (level.x(), lit.top() - gap - size.height()),
            (level.x(), lit.bottom() + gap),
            (lit.right() + gap, level.y()),
            (lit.left() - gap - size.width(), level.y()),
        ):
            yield QRect(left, top, size.width(), size.height())

    def _level_with(self, lit: QRect, size: QSize, room: QRect) -> QPoint:
        """Where a panel begins that has its middle by the part's, as far as the room lets it."""
        x = min(max(lit.center().x() - size.width() // 2, room.left()), room.right() + 1 - size.width())
        y = min(max(lit.center().y() - size.height() // 2, room.top()), room.bottom() + 1 - size.height())
        return QPoint(x, y)

    def dim(self, painter: QPainter) -> None:
        """All but the part, which has a ring."""
        tokens, radius = self.theme.tokens, self.theme.px(_RADIUS)
        lit, dimmed = QPainterPath(), QPainterPath()
        for light in self.lights():
            lit.addRoundedRect(QRectF(light), radius, radius)
        dimmed.addRect(QRectF(self.rect()))
        painter.fillPath(dimmed.subtracted(lit), colour("#000000", _SCRIM[tokens.dark]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(tokens.thinking), self.theme.px(3)))
        painter.drawPath(lit)
