"""A marathon against an engine that comes to grief again and again: the match always goes on.

The match desk, the opponent and the link of the program play; the person's part is played at once.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from ginrummy_qt.link.engine_process import EngineProgram, Patience, ProcessLauncher
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import MatchSetup, TableUpdate
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.record import read_record, write_record
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.opponent import Opponent
from tools.soak import vitals
from tools.soak.playing import CUTS, Hands, session_on
from tools.soak.trial import Skipped, Trials

PATIENCE: Final = Patience(start=8.0, answer=1.2, leave=0.2, restarts=3)
STUCK_SECONDS: Final = 60.0
"""Longest time without any step of the match."""
SETTLING_SECONDS: Final = 6.0
"""After the end, everything that belonged to the engines has to be gone within this time."""
GROWTH: Final = 40_000_000
"""Bytes by which memory may grow over all the floods of a portion."""
LOOK_MS: Final = 100


class Marathon(QObject):
    """Plays match after match until so many incidents have happened."""

    def __init__(self, trials: Trials, app: QCoreApplication) -> None:
        super().__init__()
        self._trials = trials
        self._app = app
        self._rng = trials.chance(trials.first)
        self._store = SqliteMatchStore(trials.folder)
        session = session_on(self._store, self._rng)
        self._hands = Hands(session, self._rng)
        command = (sys.executable, "-m", "tools.soak.bad_engine", str(trials.folder))
        program = EngineProgram(command=(*command, f"{trials.seed} {trials.first}", str(PATIENCE.answer)))
        self._opponent = Opponent(ProcessLauncher(program=program, seed=lambda: 1, patience=PATIENCE))
        self._opponent.set_speed(Speed.OFF)
        self.desk = MatchDesk(session, self._opponent, self)
        self.desk.updated.connect(lambda _update: QTimer.singleShot(0, self, self._play))
        self.desk.opponent_gone.connect(self._call_back)
        self._opponent.restarted.connect(lambda _reason: trials.add("restarts"))
        self._seq, self._changed = -1, time.monotonic()
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look)

    def begin(self) -> None:
        """Start; the application ends when all is over."""
        self._watch.start(LOOK_MS)
        self._new_match()

    def end(self) -> None:
        """Send the engine away."""
        self._opponent.leave()
        self._store.close()

    def _new_match(self) -> None:
        preset = self._rng.choice(sorted(PRESETS))
        self._trials.add("matches")
        self.desk.new_match(MatchSetup(PRESETS[preset], Style.SIMPLE))

    def _call_back(self, _reason: str) -> None:
        self._trials.add("given up and called back")
        QTimer.singleShot(0, self, self.desk.retry)

    def _play(self) -> None:
        """The person's step, if it is the person's turn."""
        update: TableUpdate | None = self.desk.update
        if update is None:
            return
        if update.match.stage is Stage.OVER:
            self._check_record()
            self._new_match()
        elif update.match.stage is Stage.NEEDS_SEED:
            self._trials.add("hands")
            self.desk.next_hand()
        elif update.match.stage is Stage.NEEDS_CUT:
            self.desk.cut(self._rng.choice(CUTS))
        elif update.legal_actions and update.view is not None:
            self.desk.submit(self._hands.choose(update.view, update.legal_actions), update.seq)

    def _check_record(self) -> None:
        log = self.desk.session.log()
        same = read_record(write_record(log)) == log
        self._trials.check(self._trials.first, same, "the record reads back differently")

    def _look(self) -> None:
        session, now = self.desk.session, time.monotonic()
        state = hash((session.match_id, session.seq))
        if state != self._seq:
            self._seq, self._changed = state, now
        if len(incidents(self._trials.folder)) >= self._trials.count:
            self._app.quit()
        elif now - self._changed > STUCK_SECONDS:
            last = incidents(self._trials.folder)[-3:]
            self._trials.tell(self._trials.first, f"the match stands still at {session.seq} after {last}")
            self._app.quit()


def incidents(folder: Path) -> list[str]:
    """What the engines did so far."""
    path = folder / "incidents"
    return path.read_text().splitlines() if path.exists() else []


def run(trials: Trials) -> None:
    """Play until `count` incidents have happened."""
    if sys.platform == "win32":
        raise Skipped("Windows has no signals to freeze and kill with.")
    app = QCoreApplication([])
    before = vitals.descriptors(), vitals.threads(), vitals.children()
    memory = vitals.memory()
    marathon = Marathon(trials, app)
    QTimer.singleShot(0, marathon.begin)
    app.exec()
    marathon.end()
    for kind, times in Counter(incidents(trials.folder)).items():
        trials.add(kind.replace("_", " "), times)
    left = _left(before)
    trials.check(trials.first, not left, f"left behind: {left}")
    growth = vitals.memory() - memory
    trials.most("MB grown", round(growth / 1e6, 1))
    trials.check(trials.first, growth < GROWTH, f"memory grew by {growth} bytes")


def _left(before: tuple[int, int, int]) -> str:
    """What is there of descriptors, threads and children that was not before; nothing if all is gone."""
    deadline = time.monotonic() + SETTLING_SECONDS
    while True:
        now = vitals.descriptors(), vitals.threads(), vitals.children()
        if all(here <= there for here, there in zip(now, before, strict=True)):
            return ""
        if time.monotonic() > deadline:
            return f"descriptors, threads, children: {before}, then {now}"
        vitals.memory()  # collects what only the garbage collector lets go of
        time.sleep(0.1)
