"""The match on the table: the person's and the computer's steps go to the session, updates come back.

Nothing here decides what is legal. Where the match cannot go on, because a step could not be saved or the
computer player has gone, that is told, and `retry` tries again until it goes on. A computer player that
answers with an illegal action is asked once more by a new process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.ports.table import MatchInfo, MatchSetup, Rejected, SessionRefusal, TableUpdate
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import Answer, MatchSession
from ginrummy_qt.ui.opponent import Opponent

_MOST_ILLEGAL: Final = 3
"""Illegal answers in a row after which the computer player counts as gone."""

_log = logging.getLogger(__name__)


class MatchDesk(QObject):
    """Runs one match at a time for the person at SOUTH against the opponent at NORTH."""

    updated = Signal(object)
    """A TableUpdate for the person."""
    refused = Signal(object)
    """The Rejected answer to the person's action."""
    not_saved = Signal(str)
    """A step could not be saved, for this reason; `retry` tries it again."""
    opponent_gone = Signal(str)
    """The computer player cannot be started or does not keep to the rules; `retry` starts it again."""
    went_on = Signal()
    """What `retry` was for is over."""
    another_match = Signal()
    """The hands on the table are of another match from now on; its player has not been asked yet."""
    cut_wanted = Signal(object)
    """The person is to cut the sealed deck: the MatchInfo; `cut` goes on."""

    def __init__(self, session: MatchSession, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.opponent = opponent
        self.ask_for_cuts = False
        self._retry: Callable[[], bool] | None = None
        self._illegal = 0
        session.subscribe(Seat.SOUTH, self.updated.emit)
        session.subscribe(Seat.NORTH, self._show_opponent)
        opponent.decided.connect(self._take_decision)
        opponent.gone.connect(self._lose_opponent)

    @property
    def update(self) -> TableUpdate | None:
        """What the person sees now; None before the first match."""
        return None if self.session.match_id is None else self.session.update(Seat.SOUTH)

    @property
    def match(self) -> MatchInfo | None:
        """Where the match stands."""
        update = self.update
        return None if update is None else update.match

    def new_match(self, setup: MatchSetup) -> bool:
        """Put a new match on the table, and deal or ask for the cut."""
        if not self._take(lambda: self.session.new_match(setup)):
            return False
        self.another_match.emit()
        self.opponent.sit_down(setup.level)
        return self._deal()

    def resume(self, match_id: str) -> None:
        """Go on with a kept match. Raises KeyError or StorageUnavailable."""
        self.another_match.emit()
        self.session.resume(match_id)
        match = self.match
        assert match is not None
        self._go_on()
        self.opponent.sit_down(match.setup.level)
        self._ask_if_nobody_did()
        self._deal()

    def submit(self, action: Action, seq: int) -> bool:
        """The person's action, chosen in the state `seq`."""
        return self._take(lambda: self.session.submit(Seat.SOUTH, action, seq), self.refused.emit)

    def next_hand(self) -> bool:
        """After a hand: seal the next one, and deal it or ask for the cut."""
        return self._take(lambda: self.session.next_hand(None)) and self._deal()

    def cut(self, text: str) -> bool:
        """Cut the sealed deck and deal it."""
        return self._take(lambda: self.session.cut(text))

    def take_back(self) -> bool:
        """Practice: take the person's last move of this hand back, and what the computer answered."""
        return self._take(lambda: self.session.take_back(Seat.SOUTH), self.refused.emit)

    def resign(self) -> bool:
        """Give the match on the table up."""
        return self._take(lambda: self.session.resign(Seat.SOUTH))

    def retry(self) -> bool:
        """Try again what could not be saved, or start the computer player that has gone."""
        again = self._retry
        return again is not None and again()

    def _deal(self) -> bool:
        """Before the first deal, which nobody asks for: go on. Before a cut: ask for it, or cut none."""
        update = self.update
        assert update is not None
        match = update.match
        if match.stage is Stage.NEEDS_CUT and match.number > 0:
            if self.ask_for_cuts and not self.session.cut_is_given:
                self.cut_wanted.emit(match)
                return True
            return self.cut("")
        if update.view is None and match.stage is not Stage.OVER:
            return self.next_hand()
        return True

    def _take(
        self, step: Callable[[], Answer], refused: Callable[[Rejected], None] = lambda _answer: None
    ) -> bool:
        """Take a step; whether it was accepted."""
        answer = step()
        if not isinstance(answer, Rejected):
            self._go_on()
            return True
        if answer.reason is SessionRefusal.NOT_SAVED:
            self._retry = lambda: self._take(step) and self._deal()
            self.not_saved.emit(answer.detail)
        refused(answer)
        return False

    def _go_on(self) -> None:
        if self._retry is not None:
            self._retry = None
            self.went_on.emit()

    def _lose_opponent(self, reason: str) -> None:
        self._retry = self._call_opponent_back
        self.opponent_gone.emit(reason)

    def _call_opponent_back(self) -> bool:
        self._go_on()
        self.opponent.retry()
        self._ask_if_nobody_did()
        return True

    def _ask_if_nobody_did(self) -> None:
        if not self.opponent.thinking:
            self._show_opponent(self.session.update(Seat.NORTH))

    def _show_opponent(self, update: TableUpdate) -> None:
        """Ask the computer when it is its turn; whatever it was thinking about is past."""
        if update.legal_actions and update.view is not None:
            self.opponent.ask(update.view, update.seq)
        else:
            self.opponent.forget()

    def _take_decision(self, action: Action, seq: int) -> None:
        if self._take(
            lambda: self.session.submit(Seat.NORTH, action, seq), lambda answer: self._ask_again(answer)
        ):
            self._illegal = 0

    def _ask_again(self, answer: Rejected) -> None:
        """A stale answer is asked for again; an illegal one too, of a new process, but not for ever."""
        if answer.reason is SessionRefusal.NOT_SAVED:
            return
        if answer.reason is not SessionRefusal.STALE:
            self._illegal += 1
            _log.error("the computer player chose what the rules refuse: %s", answer.reason)
            if self._illegal >= _MOST_ILLEGAL:
                self._illegal = 0
                self._lose_opponent(str(answer.reason))
                return
            self.opponent.retry()
        self._show_opponent(self.session.update(Seat.NORTH))
