"""What the world was told of the table last, so that it is told of changes only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ginrummy_qt.ui.table.stage import Stage


@dataclass(frozen=True, slots=True)
class Listeners:
    """Whom to tell; the two of `history` are whether one can go back, and forth."""

    busy: Callable[[bool], None]
    covered: Callable[[bool], None]
    result: Callable[[bool], None]
    history: Callable[[bool, bool], None]


class Told:
    """Compares the table with what was told."""

    def __init__(self, stage: Stage, listeners: Listeners) -> None:
        self._stage = stage
        self._listeners = listeners
        self._busy = False
        self._covered = False
        self._result = False

    def busy(self, busy: bool) -> None:
        """Whether something is being played."""
        if busy != self._busy:
            self._busy = busy
            self._listeners.busy(busy)

    def cover(self) -> None:
        """Whether a tray lies over the table, or hands lie open on it."""
        covered, result = self._stage.covered, self._stage.layout.covered
        was_covered, was_result = self._covered, self._result
        self._covered, self._result = covered, result
        if result != was_result:
            self._listeners.result(result)
        if covered != was_covered:
            self._listeners.covered(covered)

    def history(self) -> None:
        """What of the arranging can be undone, and made again."""
        history = self._stage.state.history
        self._listeners.history(bool(history.past), bool(history.future))
