"""Playing on, whatever is on the table: simple players, who now and then do what nobody would."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Final

from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.storage import MatchStore
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.match_session import Answer, MatchSession

CUTS: Final = ("", "42", "mai jos, vă rog", "ação", "♠♥")


def session_on(store: MatchStore, rng: random.Random, clock: Callable[[], int] | None = None) -> MatchSession:
    """A session whose chance comes from `rng`; its clock ticks at every look unless another is given."""
    ticks = count(1_700_000_000)
    return MatchSession(store, lambda: f"{rng.getrandbits(256):064x}", clock or (lambda: next(ticks)))


def any_setup(rng: random.Random) -> MatchSetup:
    """A match of any preset."""
    return MatchSetup(PRESETS[rng.choice(sorted(PRESETS))], Style.SIMPLE)


class Hands:
    """Both players' hands on the cards of one session."""

    def __init__(self, session: MatchSession, rng: random.Random, oddity: float = 0.05) -> None:
        """`oddity` is the probability of any legal action instead of a sensible one."""
        self.session = session
        self._rng = rng
        self._oddity = oddity
        self._player = SimplePlayer(rng)

    @property
    def stage(self) -> Stage | None:
        """The stage of the match on the table; None without one."""
        return None if self.session.match_id is None else self.session.update(Seat.SOUTH).match.stage

    def step(self, setup: MatchSetup | None = None) -> Answer:
        """One step from here: an action, a deal, or a new match once one is over (of `setup`, or of any)."""
        if self.session.match_id is None:
            return self.session.new_match(setup or any_setup(self._rng))
        south = self.session.update(Seat.SOUTH)
        if south.match.stage is Stage.OVER:
            return self.session.new_match(setup or any_setup(self._rng))
        if south.match.stage is not Stage.PLAYING or south.view is None:
            return self.session.next_hand(self._rng.choice(CUTS))
        update = south if south.view.turn is Seat.SOUTH else self.session.update(Seat.NORTH)
        assert update.view is not None
        action = self.choose(update.view, update.legal_actions)
        return self.session.submit(update.view.seat, action, update.seq)

    def choose(self, view: PlayerView, legal: tuple[Action, ...]) -> Action:
        """What the seat on turn does."""
        if self._rng.random() < self._oddity:
            return self._rng.choice(legal)
        return self._player.decide(view)
