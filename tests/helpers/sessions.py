"""Sessions for tests: chance from a seed, a clock that is wound by hand, stores that watch or fail."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.storage import MatchStore, MatchSummary, StorageUnavailable, StoredMatch
from ginrummy_qt.ports.table import Accepted, MatchSetup, TableUpdate
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import MatchState, Stage
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.deals import random_chooser

SETUP = MatchSetup(PRESETS["R1"], Style.STEADY)


def setup_of(ruleset: Ruleset) -> MatchSetup:
    return MatchSetup(ruleset, Style.STEADY)


def entropy(seed: object) -> Callable[[], str]:
    """64 other hex digits at every call, always the same ones."""
    rng = random.Random(str(seed))
    return lambda: f"{rng.getrandbits(256):064x}"


def session_on(store: MatchStore, seed: object = 0) -> MatchSession:
    """A session whose clock goes on by a second at every look."""
    ticks = count(1_000)
    return MatchSession(store, entropy(seed), lambda: next(ticks))


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat to act, and what it sees."""

    seat: Seat
    view: PlayerView
    update: TableUpdate


def turn(session: MatchSession) -> Turn:
    """Whose turn it is in the hand on the table."""
    public = session.update(Seat.SOUTH).view
    assert public is not None
    update = session.update(public.turn)
    assert update.view is not None
    return Turn(public.turn, update.view, update)


def on_table(session: MatchSession) -> str:
    """The id of the match on the table."""
    assert session.match_id is not None
    return session.match_id


def play_on(session: MatchSession, rng: random.Random, steps: int = 100_000, cut: str = "") -> None:
    """Take legal steps, deals included, until the match is over or so many were taken."""
    choose = random_chooser(rng, endings=0.7, sense=0.9)
    for _ in range(steps):
        stage = session.update(Seat.SOUTH).match.stage
        if stage is Stage.OVER:
            return
        if stage is Stage.PLAYING:
            now = turn(session)
            action = choose(now.view, now.update.legal_actions)
            assert isinstance(session.submit(now.seat, action, now.update.seq), Accepted)
        else:
            assert isinstance(session.next_hand(cut), Accepted)


def play_until(session: MatchSession, rng: random.Random, stage: Stage, number: int) -> None:
    """Play on until hand `number` is at this stage."""
    while True:
        match = session.update(Seat.SOUTH).match
        if (match.stage, match.number) == (stage, number):
            return
        if match.stage is Stage.NEEDS_SEED:
            assert isinstance(session.seal_hand(), Accepted)
        else:
            play_on(session, rng, 1)


@dataclass
class WatchedStore:
    """A store that folds what it keeps, fails when told to, and notes every append."""

    inner: MatchStore = field(default_factory=MemoryMatchStore)
    notes: list[str] = field(default_factory=list)
    failures: list[bool] = field(default_factory=list)
    """Whether the next writes are to fail, first one first; those beyond the list succeed."""
    states: dict[str, MatchState] = field(default_factory=dict)
    """The true state of each match, secrets included."""

    def _may_fail(self) -> None:
        if self.failures and self.failures.pop(0):
            raise StorageUnavailable("The disk is full.")

    def create(self, match_id: str, setup: MatchSetup, now: int) -> None:
        self._may_fail()
        self.inner.create(match_id, setup, now)

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        self._may_fail()
        self.inner.append(match_id, seq, events, now)
        self.states[match_id] = game_match.fold(self.states.get(match_id), events)
        self.notes.append(f"kept {seq + len(events)}")

    def load(self, match_id: str) -> StoredMatch:
        return self.inner.load(match_id)

    def unfinished(self) -> tuple[MatchSummary, ...]:
        return self.inner.unfinished()


VARIED_RULES = (
    *PRESETS.values(),
    replace(PRESETS["R1"], manual_layoff=True),
    replace(PRESETS["R4"], manual_layoff=True, last_discard_offer=True, target_score=60),
    replace(PRESETS["R2"], knock_limit=0, pile_draws_limit=3, void_stock=20),
)
