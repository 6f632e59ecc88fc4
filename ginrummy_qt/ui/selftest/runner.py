"""Plays a whole match through the window: waits until the table is at rest, looks, acts, and looks again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, cast

from PySide6.QtCore import QObject, QSize, QTimer, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt import __version__
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import MatchSetup, TableUpdate
from ginrummy_qt.rules.actions import Action, Knock
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.codec import Plain, encode_union
from ginrummy_qt.rules.deal import HandOutcome, Phase
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import preset_key
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.selftest.chooser import choose
from ginrummy_qt.ui.selftest.gestures import press
from ginrummy_qt.ui.selftest.player import Player, Step
from ginrummy_qt.ui.selftest.report import HandLine, MoveLine, Report
from ginrummy_qt.ui.table.scene import TableScene

WATCHDOG_S: Final = 900.0
"""Longest time for a whole match."""
STUCK_S: Final = 30.0
"""Longest time without any change."""
MELDS_SEEN: Final = 2
"""Melds in the hand of the picture in mid-hand."""
_TICK_MS: Final = 5


class SelfTestFailure(Exception):
    """What went wrong, in one sentence."""


class SelfTest(QObject):
    """Plays `setup` in the window; `finished` is called with the report once, at the end or at a failure.

    `speed` is that of the window's cards; for the picture of the layoffs it is left for a moment.
    """

    def __init__(
        self,
        window: MainWindow,
        setup: MatchSetup,
        seed: int,
        pictures: Path | None,
        finished: Callable[[Report], None],
        most_hands: int | None = None,
        speed: Speed = Speed.OFF,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._setup = setup
        self._folder = pictures
        self._finished = finished
        self._most_hands = most_hands
        self._speed = speed
        self._player = Player(window)
        self.report = Report(__version__, seed)
        self._began = self._changed = monotonic()
        self._seen = -1
        self._looked = -1
        self._pointed = -1
        self._checks = 0
        self._taken: set[str] = set()
        self._steps: list[Step] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        window.desk.refused.connect(lambda _answer: self._count_refusal())

    def start(self) -> None:
        """Press the button that starts the match, and go on from there."""
        self._timer.start(_TICK_MS)

    # The loop

    def _tick(self) -> None:
        self._timer.stop()
        try:
            done = self._advance()
        except SelfTestFailure as failure:
            self._end(str(failure))
            return
        except Exception as error:
            self._end(f"{type(error).__name__}: {error}")
            raise
        if done:
            self._end("")
        else:
            self._timer.start(_TICK_MS)

    def _advance(self) -> bool:
        """One look and at most one act; True when the match is over."""
        now, window = monotonic(), self._window
        if now - self._began > WATCHDOG_S:
            raise SelfTestFailure("the match took too long")
        seq = window.desk.session.seq
        if seq != self._seen:
            self._seen, self._changed = seq, now
        if now - self._changed > STUCK_S:
            raise SelfTestFailure(f"nothing has happened since state {seq}")
        if window.opener.covered:
            self._answer_sheet()
            return False
        update = window.table.update
        if update is None or update.seq != seq:
            return False
        if not window.table.is_settled:
            self._watch(update)
            return False
        if self._steps:
            self._steps.pop(0)()
            return False
        if update.seq != self._pointed:
            self._pointed = update.seq
            self._player.point_away()
            return False
        self._look(update)
        return self._act(update)

    def _answer_sheet(self) -> None:
        sheet = self._window.opener.top
        name = "" if sheet is None else sheet.objectName()
        if sheet is None or name != "newMatch" or self.report.match_id:
            raise SelfTestFailure(f"an unexpected sheet: {name}")
        self._picture("start")
        self._press_in(sheet, f"rules_{preset_key(self._setup.ruleset)}")
        self._press_in(sheet, f"level_{self._setup.level}")
        self._press_in(sheet, f"target_{self._setup.ruleset.target_score}")
        self._press_in(sheet, "start")
        match = self._window.desk.match
        if match is None:
            raise SelfTestFailure("the match did not start")
        self.report.match_id = match.match_id
        self.report.ruleset = preset_key(match.setup.ruleset) or "custom"
        self.report.level = match.setup.level

    def _press_in(self, sheet: QObject, name: str) -> None:
        button = sheet.findChild(QAbstractButton, name)
        if not isinstance(button, QAbstractButton):
            raise SelfTestFailure(f"no button {name}")
        press(button)

    # Looking

    def _watch(self, update: TableUpdate) -> None:
        """Picture the layoffs while they fly: one has landed, the arithmetic is still to come."""
        scene = self._window.table.view.scene()
        cards = scene.cards.values() if isinstance(scene, TableScene) else ()
        if update.view is not None and any(item.marks.initial for item in cards):
            self._picture("layoffs")

    def _look(self, update: TableUpdate) -> None:
        """Check the table at rest, once in every state."""
        if update.seq == self._looked:
            return
        self._looked = update.seq
        wrong = self._window.table.poses_match_layout()
        if wrong:
            raise SelfTestFailure(f"at rest in state {update.seq}: {wrong[0]}")
        self._checks += 1
        view = update.view
        if view is None:
            return
        if view.outcome is None and view.my_turn:
            self._picture("deal")
            if view.phase is Phase.DISCARD and len(best_arrangement(view.hand).melds) >= MELDS_SEEN:
                self._picture("mid-hand")
        if view.outcome is not None and len(self.report.hands) < view.number:
            self._look_at_result(update, view.outcome)

    def _look_at_result(self, update: TableUpdate, outcome: HandOutcome) -> None:
        number = outcome.number
        assert update.view is not None
        proof = self._window.desk.session.verify_hand(number)
        if not proof.ok:
            raise SelfTestFailure(f"the seal of hand {number} does not fit")
        score = outcome.score
        self.report.hands.append(
            HandLine(
                number,
                "" if outcome.winner is None else outcome.winner.name.lower(),
                "void" if score is None else str(score.result),
                0 if score is None else score.points,
                len(update.view.moves),
                proof.sealed,
                proof.ok,
            )
        )
        self._window.menus.speed_chosen.emit(self._speed)
        self._picture("hand-result")

    # Acting

    def _act(self, update: TableUpdate) -> bool:
        match = update.match
        if match.stage is Stage.OVER:
            if not self._window.shows_match_result:
                self._steps = self._player.go_on()
                return False
            self._picture("match-result")
            self.report.winner = "" if match.winner is None else match.winner.name.lower()
            self.report.totals = (match.score.seats[0].total, match.score.seats[1].total)
            self.report.outcome = "finished"
            return True
        if match.stage is not Stage.PLAYING:
            if self._most_hands is not None and len(self.report.hands) >= self._most_hands:
                self.report.outcome = "stopped"
                return True
            self._steps = self._player.go_on()
        elif update.legal_actions:
            action = choose(update)
            if isinstance(action, Knock) and self._wants("layoffs"):
                self._window.menus.speed_chosen.emit(Speed.FAST)
            gesture, self._steps = self._player.play(action, len(self.report.moves), self._picture)
            number = 0 if update.view is None else update.view.number
            self.report.moves.append(MoveLine(number, update.seq, _written(action), gesture))
        return False

    def _count_refusal(self) -> None:
        self.report.refused_moves += 1

    def _wants(self, name: str) -> bool:
        return self._folder is not None and name not in self._taken

    def _picture(self, name: str) -> None:
        """Keep the first picture of each kind."""
        if self._folder is None or name in self._taken:
            return
        self._taken.add(name)
        path = self._folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not self._window.grab().save(str(path)):
            raise SelfTestFailure(f"the picture {path.name} could not be written")
        self.report.pictures.append(path.name)

    def _end(self, failure: str) -> None:
        self.report.failure = failure
        if failure:
            self.report.outcome = "failed"
            self._taken.discard("failure")
            if self._folder is not None:
                self._picture("failure")
        size: QSize = self._window.size()
        self.report.run = {
            "at_rest_checks": self._checks,
            "seconds": round(monotonic() - self._began, 2),
            "platform": QGuiApplication.platformName(),
            "qt": qVersion(),
            "width": size.width(),
            "height": size.height(),
        }
        self._finished(self.report)


def _written(action: Action) -> str:
    """An action as the record writes it."""
    return " ".join(str(part) for part in cast(dict[str, Plain], encode_union(action)).values())
