"""The two bars of a replay: which hand, open or closed, close; and play, steps, speed, the scrubber."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ui.dialogs.boxes import dress_box
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.replay.player import SPEEDS, ReplayPlayer
from ginrummy_qt.ui.replay.scrubber import Scrubber
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import ThemedButton

_FIELD: Final = 44


class Elided(QLabel):
    """One line that ends in an ellipsis where there is no room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Show this; the whole is in the tool tip and for assistive programs."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._fit()

    @property
    def whole(self) -> str:
        """What is said."""
        return self._whole

    def _fit(self) -> None:
        width = max(0, self.width())
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._fit()


class Bar(QWidget):
    """A strip of the sheet's paper."""

    def __init__(self, paper: Paper, name: str) -> None:
        super().__init__()
        self.paper = paper
        self.setObjectName(name)
        self.line = QHBoxLayout(self)
        self.line.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        paper.keep(self)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        side = round(theme.px(10))
        self.line.setContentsMargins(side, 0, side, 0)

    def icon_button(self, icon: str, name: str, said: str, act: Callable[[], object]) -> ThemedButton:
        """A button with a sign only; `said` is its tool tip, and what it is called aloud."""
        button = self.paper.button("", name, ButtonKind.TEXT, self)
        button.set_icon(icon)
        button.set_tight(True)
        button.setToolTip(said)
        button.setAccessibleName(said)
        button.clicked.connect(lambda _checked=False: act())
        self.line.addWidget(button)
        return button

    def combo(self, name: str, said: str) -> QComboBox:
        """A choice that unfolds."""
        box = QComboBox()
        box.setObjectName(name)
        box.setAccessibleName(said)
        box.setToolTip(said)
        self.paper.keep(_Field(box))
        return box


class HeadBar(Bar):
    """What is replayed; the hand; whether the opponent's cards are open; close."""

    close_wanted = Signal()
    moves_wanted = Signal(bool)

    def __init__(self, paper: Paper, player: ReplayPlayer, title: str, hands: Sequence[str]) -> None:
        super().__init__(paper, "replay_head")
        self._player = player
        self._title = Elided()
        self._title.setObjectName("replay_title")
        paper.keep(_Font(self._title, TextRole.HEADING))
        self._title.say(title)
        self.line.addWidget(self._title, 1)
        self.line.addStretch(0)
        self.hands = self.combo("replay_hands", self.tr("Hand"))
        self.hands.addItems(list(hands))
        self.hands.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.hands.setMinimumContentsLength(17)
        self.hands.activated.connect(player.to_hand)
        self.line.addWidget(self.hands)
        self.open = paper.tick(self.tr("Both hands open"), "replay_open")
        self.open.setChecked(player.open)
        self.open.toggled.connect(player.set_open)
        self.line.addSpacing(12)
        self.line.addWidget(self.open)
        self.moves = paper.button(self.tr("Moves"), "replay_moves_button", ButtonKind.TEXT, self)
        self.moves.setCheckable(True)
        self.moves.toggled.connect(self.moves_wanted)
        self.line.addWidget(self.moves)
        self.close_button = paper.button(self.tr("Close"), "close", ButtonKind.SECONDARY, self)
        self.close_button.clicked.connect(self.close_wanted)
        self.line.addWidget(self.close_button)
        self.show_place()
        player.moved.connect(self.show_place)

    def set_narrow(self, narrow: bool) -> None:
        """Without the title, and with a button for the moves, where there is little room."""
        self._title.setVisible(not narrow)
        self.moves.setVisible(narrow)
        policy = QSizePolicy.Policy.Expanding if narrow else QSizePolicy.Policy.Preferred
        self.hands.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def show_place(self) -> None:
        """The hand where the player stands."""
        with QSignalBlocker(self.hands):
            self.hands.setCurrentIndex(self._player.place.hand)


class PlayBar(Bar):
    """Play and step buttons, what happened, the scrubber, the speed."""

    def __init__(self, paper: Paper, player: ReplayPlayer) -> None:
        super().__init__(paper, "replay_bar")
        self._player = player
        self.start = self.icon_button(
            "hand-back", "replay_start", self.tr("Start of the hand"), player.to_start
        )
        self.back = self.icon_button("chevron-left", "replay_back", self.tr("One step back"), player.back)
        self.play = self.icon_button("play", "replay_play", self.tr("Play"), player.toggle)
        self.forth = self.icon_button("chevron-right", "replay_forth", self.tr("One step on"), player.forth)
        self.end = self.icon_button("hand-next", "replay_end", self.tr("End of the hand"), player.to_end)
        column = QVBoxLayout()
        column.setSpacing(0)
        words = QHBoxLayout()
        self.caption, self.place = Elided(), paper.label("", TextRole.LABEL, Tone.QUIET)
        self.caption.setObjectName("replay_caption")
        self.place.setObjectName("replay_place")
        self.place.setWordWrap(False)
        paper.keep(_Font(self.caption, TextRole.LABEL_STRONG))
        words.addWidget(self.caption, 1)
        words.addWidget(self.place)
        self.scrubber = Scrubber(paper.theme)
        self.scrubber.setAccessibleName(self.tr("Place in the match"))
        paper.keep(self.scrubber)
        self.scrubber.went.connect(player.to_index)
        column.addLayout(words)
        column.addWidget(self.scrubber)
        self.line.addSpacing(8)
        self.line.addLayout(column, 1)
        self.line.addSpacing(8)
        self.speed = self.combo("replay_speed", self.tr("Speed"))
        self.speed.addItems([_speed_name(speed) for speed in SPEEDS])
        self.speed.setCurrentIndex(SPEEDS.index(player.speed))
        self.speed.activated.connect(lambda index: player.set_speed(SPEEDS[index]))
        self.line.addWidget(self.speed)
        player.playing_changed.connect(self.show_playing)
        self.show_playing(player.playing)

    def show_playing(self, playing: bool) -> None:
        """The button in the middle pauses while it plays."""
        said = self.tr("Pause") if playing else self.tr("Play")
        self.play.set_icon("pause" if playing else "play")
        self.play.setToolTip(said)
        self.play.setAccessibleName(said)

    def show_place(self, caption: str, place: str) -> None:
        """Where the player stands."""
        player = self._player
        self.caption.say(caption)
        self.place.setText(place)
        self.scrubber.show_place(player.replay.index(player.place))
        self.scrubber.setAccessibleDescription(f"{place}. {caption}")
        at_start = player.place == player.replay.first
        for button in (self.start, self.back):
            button.setEnabled(not at_start)
        for button in (self.forth, self.end):
            button.setEnabled(not player.at_end)


class _Field:
    """Keeps a choice as high as a finger."""

    def __init__(self, box: QComboBox) -> None:
        self._box = box

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        dress_box(self._box, theme)
        self._box.setFixedHeight(round(max(_FIELD, theme.px(_FIELD))))


class _Font:
    """Keeps a label in a role's font and the paper's ink."""

    def __init__(self, label: QLabel, role: TextRole) -> None:
        self._label, self._role = label, role

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._label.setFont(theme.font(self._role))
        self._label.setStyleSheet(f"color: {theme.tokens.sink}")


def _speed_name(speed: Speed) -> str:
    names = {
        Speed.SLOW: QCoreApplication.translate("PlayBar", "Slow"),
        Speed.NORMAL: QCoreApplication.translate("PlayBar", "Normal"),
        Speed.FAST: QCoreApplication.translate("PlayBar", "Fast"),
    }
    return names[speed]
