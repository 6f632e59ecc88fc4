"""Stand-ins for what the window is given: an engine on a thread's leash, a store that can fail."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import count

from ginrummy_qt.ports.levels import PlayerName, Style
from ginrummy_qt.ports.opponents import EngineAnswer, EngineReport
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.storage.memory_store import MemoryMatchStore


class FakeLink:
    """An engine that answers when the test says so."""

    def __init__(self, level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> None:
        self.level, self.seat, self.report = level, seat, report
        self.requests: list[tuple[int, PlayerView]] = []
        self.deadlines: list[int | None] = []
        self.hurried: list[int] = []
        self.closed = False

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        self.requests.append((number, view))
        self.deadlines.append(deadline)

    def hurry(self, number: int) -> None:
        self.hurried.append(number)

    def close(self) -> None:
        self.closed = True

    def answer(self, action: Action | None = None) -> Action:
        """Answer the last request, with the first legal action unless told otherwise."""
        number, view = self.requests[-1]
        chosen = action or legal_actions(view)[0]
        self.report(EngineAnswer(number, chosen))
        return chosen


class FakeLauncher:
    """Starts fake engines and remembers them; `error` makes the next start fail."""

    def __init__(self) -> None:
        self.links: list[FakeLink] = []
        self.error: OSError | None = None

    def __call__(self, level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> FakeLink:
        if self.error is not None:
            raise self.error
        self.links.append(FakeLink(level, seat, report))
        return self.links[-1]

    @property
    def link(self) -> FakeLink:
        return self.links[-1]


class FailingStore(MemoryMatchStore):
    """Appends fail while `full` is set, and after `room` more of them."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.room: int | None = None

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        if self.full or self.room == 0:
            raise StorageUnavailable("The disk is full.")
        if self.room is not None:
            self.room -= 1
        super().append(match_id, seq, events, now)


def counting_entropy(start: int = 0) -> Callable[[], str]:
    """Seeds of 64 hex digits that follow from 0, 1, 2, ..."""
    numbers = count(start)
    return lambda: hashlib.sha256(str(next(numbers)).encode()).hexdigest()


def setup(preset: str = "R1", level: PlayerName = Style.STEADY) -> MatchSetup:
    from ginrummy_qt.rules.ruleset import PRESETS

    return MatchSetup(PRESETS[preset], level)
