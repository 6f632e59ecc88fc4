"""Plays updates one after the other: each one's events as movements, and then the state they lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.ui.table.animator import Animator, Track
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.tracks import travel


class UpdatePlayer:
    """A queue of updates. What is shown lags behind what has happened, never the other way round.

    `shown` is called when an update begins to be shown, `rested` when the queue is empty and nothing moves.
    """

    def __init__(
        self,
        stage: Stage,
        animator: Animator,
        shown: Callable[[TableUpdate], None],
        rested: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._animator = animator
        self._shown = shown
        self._rested = rested
        self._waiting: deque[TableUpdate] = deque()
        self._held = False

    @property
    def busy(self) -> bool:
        """Whether something is being played or waits to be."""
        return self._animator.playing or bool(self._waiting)

    def show(self, update: TableUpdate) -> None:
        """Play an update after those that wait."""
        self._waiting.append(update)
        self._next()

    def hold(self, held: bool) -> None:
        """While a card is carried nothing else begins."""
        self._held = held
        if not held:
            self._next()

    def skip(self) -> None:
        """Bring everything that waits to its end now."""
        self._animator.finish()
        while self._waiting:
            self._start(self._waiting.popleft())
            self._animator.finish()

    def _next(self) -> None:
        if self._waiting and not self._animator.playing and not self._held:
            self._start(self._waiting.popleft())

    def _start(self, update: TableUpdate) -> None:
        before = self._stage.state
        self._stage.set_state(before.showing(update))
        self._shown(update)
        self._animator.play(self._tracks(), self._end)

    def _tracks(self) -> list[Track]:
        timing = self._stage.state.options.pace.timing(Motion.DRAW)
        return [
            travel(self._stage.scene.card(key, pose), pose, timing) for key, pose in self._stage.poses.items()
        ]

    def _end(self) -> None:
        self._stage.settle()
        if self._waiting:
            self._next()
        else:
            self._rested()
