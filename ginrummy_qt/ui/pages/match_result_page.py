"""The end of a match: who won and how, hand by hand, with every bonus, and what to do next."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.metrics import Measures, measure
from ginrummy_qt.presentation.poses import Rect, Size
from ginrummy_qt.presentation.score_lines import match_story, match_title
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.pages.match_sheet import MatchSheet
from ginrummy_qt.ui.panels.button_row import place_buttons
from ginrummy_qt.ui.panels.panel import PanelLook
from ginrummy_qt.ui.text import say
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.ground import TableGround
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.widgets import HALO, ThemedButton

SHEET: Final = Size(896, 520)
"""The paper at 1280 x 800."""
GAP: Final = 6
"""Between title and story, at scale 1."""
_BETWEEN: Final = 2 * HALO
"""Between the boxes of two buttons: the focus ring of one stays clear of the other."""
AIR: Final = 64
"""Above the title, above and below the paper together; the paper gives way to it where it can."""


class MatchResultPage(QWidget):
    """Fills the window when a match is over; it finds its own scale from its size."""

    play_again = Signal()
    export_record = Signal()
    show_hands = Signal()
    verify = Signal()

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_result")
        self.setMinimumSize(480, 320)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._look = look
        self._match: MatchInfo | None = None
        self._viewer = Seat.SOUTH
        self._ground = TableGround()
        self._title = self._line("title")
        self._story = self._line("story")
        self._sheet = MatchSheet(look, self)
        self._buttons = tuple(
            self._button(kind, name)
            for kind, name in (
                (ButtonKind.TEXT, "verify"),
                (ButtonKind.TEXT, "show_hands"),
                (ButtonKind.SECONDARY, "export_record"),
                (ButtonKind.PRIMARY, "play_again"),
            )
        )
        for button, signal in zip(
            self._buttons, (self.verify, self.show_hands, self.export_record, self.play_again), strict=True
        ):
            button.clicked.connect(signal)
        self._dress()

    def show_match(self, match: MatchInfo) -> None:
        """Show how a match ended. Raises ValueError for one that goes on."""
        match_title(match, self._viewer)
        self._match = match
        self._sheet.show_match(match)
        self._write()
        self._place()

    def set_look(self, look: PanelLook) -> None:
        """Take on another look, side or opponent's name; the scale is the page's own."""
        self._look = look
        self._dress()

    @property
    def sheet(self) -> MatchSheet:
        """The paper in the middle."""
        return self._sheet

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another scale."""
        super().resizeEvent(event)
        self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        """The page has the keyboard: Enter plays again, Tab goes to the buttons."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Write everything in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, or plays again; arrows go from button to button."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                focused = self.focusWidget()
                (focused if isinstance(focused, ThemedButton) else self._buttons[-1]).click()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.focusNextPrevChild((event.key() == Qt.Key.Key_Right) is not self._look.left_handed)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table top, without a card."""
        painter = QPainter(self)
        tokens = self._look.theme.tokens
        ground = self._ground.pixmap(self.width(), self.height(), self.devicePixelRatioF(), tokens)
        painter.drawPixmap(0, 0, ground)
        painter.end()

    # Inside

    def _line(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _button(self, kind: ButtonKind, name: str) -> ThemedButton:
        button = ThemedButton("", kind, self._look.theme, self._look.icons, parent=self)
        button.setObjectName(name)
        return button

    def _measures(self) -> Measures:
        return measure(Size(max(1, self.width()), max(1, self.height())))

    def _dress(self) -> None:
        measures = self._measures()
        theme = self._look.theme.at_scale(measures.scale)
        look = replace(self._look, theme=theme, compact=measures.compact)
        self._look = look
        for label, role, ink in (
            (self._title, TextRole.DISPLAY, theme.tokens.ink),
            (self._story, TextRole.BODY, theme.tokens.ink2),
        ):
            label.setFont(theme.font(role))
            label.setStyleSheet(f"color: {ink}")
        for button in self._buttons:
            button.set_theme(theme)
            button.set_tight(measures.compact)
        self._sheet.set_look(look)
        self._write()
        self._place()
        self.update()

    def _write(self) -> None:
        texts = (self.tr("Verify the deals"), self.tr("Show hands"), self.tr("Export record"))
        for button, text in zip(self._buttons, (*texts, self.tr("Play again")), strict=True):
            button.setText(text)
        match, names = self._match, self._look.names
        if match is None:
            return
        self._title.setText(say(match_title(match, self._viewer), names))
        story = match_story(match, self._viewer)
        self._story.setText(say(story[0], names))
        self._buttons[1].setVisible(bool(match.outcomes))
        self._buttons[0].setVisible(any(number for number, _seed in match.revealed))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(" ".join(say(message, names) for message in story))

    def _place(self) -> None:
        """Title, story, paper and buttons from top to bottom; the room left is shared between them."""
        if self._match is None:
            return
        measures, px = self._measures(), self._look.theme.px
        margin, height = measures.margin, measures.bar_height
        bar = Rect(margin, self.height() - margin - height, self.width() - 2 * margin, height)
        shown = [button for button in self._buttons if not button.isHidden()]
        place_buttons(shown, bar, self._look.theme, from_left=self._look.left_handed, gap=_BETWEEN)
        width = round(min(px(SHEET.width), bar.width))
        lines = [(label, label.heightForWidth(width)) for label in (self._title, self._story)]
        header = sum(tall for _label, tall in lines) + px(GAP)
        room = bar.y - px(8) - header - px(16)
        usual = min(px(SHEET.height), bar.y - header - px(AIR))
        paper = round(min(room, max(usual, self._sheet.height_for(width))))
        spare = max(0.0, bar.y - header - paper)
        left, y = (self.width() - width) // 2, 0.36 * spare
        for label, tall in lines:
            label.setGeometry(left, round(y), width, tall)
            y += tall + px(GAP)
        self._sheet.put(left, round(y - px(GAP) + 0.25 * spare), width, paper)
