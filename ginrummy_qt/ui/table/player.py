"""Plays updates one after the other: each one's events as movements, and then the state they lead to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.choreography import choreograph
from ginrummy_qt.presentation.cues import CardCue, Choreography
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.table_sounds import SoundCue, sounds_of
from ginrummy_qt.rules.events import HandReceived
from ginrummy_qt.ui.table.animator import Animator, Track, after
from ginrummy_qt.ui.table.cue_tracks import CueTracks
from ginrummy_qt.ui.table.result_board import ResultBoard
from ginrummy_qt.ui.table.stage import Stage


def deals(update: TableUpdate) -> bool:
    """Whether an update brings a new hand."""
    return any(isinstance(event, HandReceived) for event in update.events)


class UpdatePlayer:
    """A queue of updates. What is shown lags behind what has happened, never the other way round.

    `shown` is called when an update begins to be shown, `rested` when the queue is empty and nothing moves,
    `sounded` when there is something to hear.
    """

    def __init__(
        self,
        stage: Stage,
        animator: Animator,
        board: ResultBoard,
        shown: Callable[[TableUpdate], None],
        rested: Callable[[], None],
        sounded: Callable[[SoundCue], None],
    ) -> None:
        self._stage = stage
        self._animator = animator
        self._board = board
        self._tracks = CueTracks(stage.scene, board, self._bring_result, animator.drop_gesture)
        self._shown = shown
        self._rested = rested
        self._sounded = sounded
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
        """Bring everything that waits to its end now; what waits for a drag goes on waiting."""
        self._animator.finish()
        while self.busy and not self._held:
            self._next()
            self._animator.finish()

    def _next(self) -> None:
        if self._waiting and not self._animator.playing and not self._held:
            self._start(self._waiting.popleft())

    def _start(self, update: TableUpdate) -> None:
        before = self._stage.layout
        self._stage.set_state(self._stage.state.showing(update))
        layout = self._stage.layout
        new_cards = layout.covered or deals(update)
        self._stage.begin_sequence(frozenset() if new_cards else frozenset(Who))
        if layout.result is None:
            self._board.clear()
        if not layout.covered:
            self._stage.show_surroundings()
        self._shown(update)
        choreography = choreograph(before, layout, update, self._stage.state.options.pace)
        tracks = [*self._tracks.tracks(choreography), *self._arrivals(choreography)]
        tracks += [after(cue.at, partial(self._sounded, cue)) for cue in sounds_of(choreography, update)]
        self._animator.play(tracks, self._end)

    def _arrivals(self, choreography: Choreography) -> Iterator[Track]:
        """The lines under each hand of a result come when the last of its cards has been laid down."""
        result = self._stage.layout.result
        for row in result.rows if result is not None else ():
            cards = {card for mark in row.marks for card in mark.cards}
            ends = [
                cue.at + cue.duration
                for cue in choreography.cues
                if isinstance(cue, CardCue) and cue.motion is Motion.SPREAD and cue.key in cards
            ]
            yield after(max(ends, default=0), partial(self._stage.lay_down, row.who))

    def _bring_result(self) -> None:
        """The result comes up: its titles at once, its counting bit by bit."""
        self._stage.show_surroundings()
        self.show_result()
        if self._stage.layout.result is not None:
            self._board.begin()

    def show_result(self) -> None:
        """The whole result of the state, if it has one, at once."""
        state, result = self._stage.state, self._stage.layout.result
        if state.update is None or result is None:
            self._board.clear()
        else:
            self._board.show(state.update, result, self._stage.words)

    def _end(self) -> None:
        self._stage.settle()
        if self._stage.layout.result is not None:
            self.show_result()
        if self._waiting:
            self._next()
        else:
            self._rested()
