"""What the table says aloud: every move, the result, why something was refused, and what a key asks for.

Several things may happen within one turn of the event loop: a match that begins is sealed, cut and dealt at
once. Moves are said in their order; of the prompts only the last.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.move_log import LogEntry, LogLine, log_lines, taken_back
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text.aloud import StatusText, aloud
from ginrummy_qt.ui.text.speech import Names


class Ask(StrEnum):
    """What one may ask the table by a key."""

    HAND = "hand"
    UPCARD = "upcard"
    DEADWOOD = "deadwood"
    SCORE = "score"


class Voice(QObject):
    """The voice of one table; silent while no assistive program listens."""

    def __init__(self, view: TableView, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._stage = stage
        self._hand: tuple[str, int] | None = None
        self._told = 0
        self._waiting: list[str] = []
        self._prompt = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._speak)

    def follow(self, update: TableUpdate) -> None:
        """Say what has happened since the last update; nothing of a match that is taken up again."""
        view = update.view
        if view is None:
            return
        hand, lines = (update.match.match_id, view.number), log_lines(view)
        fresh, told = hand != self._hand, self._told if hand == self._hand else 0
        self._hand, self._told = hand, len(lines)
        if not update.events:
            return
        status = StatusText(aloud(self._stage.words.names))
        if fresh:
            self._say(status.dealt(view.number, view.dealer is view.seat))
        for line in (*taken_back(update), *lines[told:]):
            drawn = _drawn(view, line)
            self._say(self._stage.words.aloud(line) if drawn is None else status.drew(drawn))
        if view.outcome is not None and len(lines) > told:
            self._say(status.score(update.match, view.seat))

    def prompt(self, text: str) -> None:
        """Say what may be done now, after all that has happened."""
        self._prompt = text
        self._timer.start()

    def refuse(self, text: str) -> None:
        """Say at once why something was not done."""
        self._prompt = ""
        announce(self._view, text, urgent=True)

    def answer(self, ask: Ask) -> str:
        """Say what was asked for; the result is the same to be read."""
        announce(self._view, self._answer(ask, aloud(self._stage.words.names)), urgent=True)
        return self._answer(ask, self._stage.words.names)

    def _answer(self, ask: Ask, names: Names) -> str:
        state, reading, text = self._stage.state, self._stage.reading, StatusText(names)
        match ask:
            case Ask.HAND:
                return text.hand(reading)
            case Ask.UPCARD:
                return text.upcard(state.view)
            case Ask.DEADWOOD:
                return text.deadwood(state.view, reading)
            case Ask.SCORE:
                match = None if state.update is None else state.update.match
                return text.score(match, Seat.SOUTH if state.view is None else state.view.seat)

    def _say(self, text: str) -> None:
        if QAccessible.isActive():
            self._waiting.append(text)
            self._timer.start()

    def _speak(self) -> None:
        waiting, self._waiting = self._waiting, []
        prompt, self._prompt = self._prompt, ""
        for text in (*waiting, prompt):
            announce(self._view, text)


def _drawn(view: PlayerView, line: LogLine) -> Card | None:
    """The card of a line that tells of the person's own draw from the stock, while it is still known."""
    mine = line.who is Who.YOU and line.text is LogEntry.DREW_STOCK
    return view.drawn if mine and view.my_turn else None
