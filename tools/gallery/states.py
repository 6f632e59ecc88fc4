"""Moments of real matches: the players play, seed after seed, until each moment has come up once.

A moment is kept as the log of its match up to there, so that a window that resumes the match shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup, TableUpdate
from ginrummy_qt.rules.actions import DrawDiscard, Knock, LayOut
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS, PileView
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_store import MemoryMatchStore

BEGAN_AT: Final = 1_780_000_000
"""A day in May 2026, in UTC seconds."""
MOST_SEEDS: Final = 400

_STEADY: Final = MatchSetup(PRESETS["R1"], Style.STEADY)
_BY_HAND: Final = replace(_STEADY, ruleset=replace(PRESETS["R1"], manual_layoff=True))
_OPEN_PILE: Final = replace(_STEADY, ruleset=replace(PRESETS["R2"], pile_view=PileView.ALL))

Wanted = Callable[[TableUpdate, PlayerView], bool]
"""Whether this is the moment, from what the person sees."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The log of a match up to a moment."""

    match_id: str
    setup: MatchSetup
    events: tuple[Event, ...]

    def store(self, folder: Path) -> None:
        """Keep the match in a data folder, to be resumed."""
        store = SqliteMatchStore(folder)
        store.create(self.match_id, self.setup, BEGAN_AT)
        store.append(self.match_id, 0, self.events, BEGAN_AT)
        store.close()


def _my_turn(update: TableUpdate, view: PlayerView) -> bool:
    return (
        len(update.match.outcomes) >= 2
        and view.my_turn
        and view.phase is Phase.DISCARD
        and len(view.moves) >= 12
        and len(best_arrangement(view.hand).melds) == 2
        and view.known[view.seat.other] != 0
        and not _knocks(update)
    )


def _knocks(update: TableUpdate) -> list[Knock]:
    return [action for action in update.legal_actions if isinstance(action, Knock)]


def _draw(update: TableUpdate, view: PlayerView) -> bool:
    return (
        view.my_turn
        and view.phase is Phase.DRAW
        and DrawDiscard() in update.legal_actions
        and len(view.moves) >= 9
    )


def _offer(update: TableUpdate, view: PlayerView) -> bool:
    return view.my_turn and view.phase is Phase.UPCARD_OFFER and view.number == 1


def _thinking(update: TableUpdate, view: PlayerView) -> bool:
    return not view.my_turn and view.phase is Phase.DRAW and len(view.moves) >= 8


def _knock(update: TableUpdate, view: PlayerView) -> bool:
    return (
        any(each.arrangement.deadwood for each in _knocks(update))
        and len(best_arrangement(view.hand).melds) == 3
    )


def _layoffs(update: TableUpdate, view: PlayerView) -> bool:
    answers = [each for each in update.legal_actions if isinstance(each, LayOut)]
    return bool(answers) and len(answers[0].defence.layoffs) >= 2 and len(answers[0].defence.melds) == 1


def _result(result: Result, winner: Seat, layoffs: int = 0) -> Wanted:
    def wanted(update: TableUpdate, view: PlayerView) -> bool:
        score = None if view.outcome is None else view.outcome.score
        if view.outcome is None or score is None or update.match.stage is Stage.OVER:
            return False
        shown = view.showdown
        laid = 0 if shown is None or shown.defence is None else len(shown.defence.layoffs)
        return (score.result, view.outcome.winner) == (result, winner) and laid >= layoffs

    return wanted


def _match(winner: Seat) -> Wanted:
    def wanted(update: TableUpdate, view: PlayerView) -> bool:
        return (
            update.match.stage is Stage.OVER
            and update.match.winner is winner
            and len(update.match.outcomes) >= 6
        )

    return wanted


def _void(update: TableUpdate, view: PlayerView) -> bool:
    return view.outcome is not None and view.outcome.score is None


MOMENTS: Final[dict[str, tuple[MatchSetup, Wanted]]] = {
    "offer": (_STEADY, _offer),
    "draw": (_STEADY, _draw),
    "my-turn": (_STEADY, _my_turn),
    "thinking": (_STEADY, _thinking),
    "knock": (_STEADY, _knock),
    "pile": (_OPEN_PILE, _draw),
    "layoffs": (_BY_HAND, _layoffs),
    "hand-won": (_STEADY, _result(Result.KNOCK, Seat.SOUTH, layoffs=1)),
    "hand-lost": (_STEADY, _result(Result.KNOCK, Seat.NORTH, layoffs=2)),
    "undercut": (_STEADY, _result(Result.UNDERCUT, Seat.SOUTH, layoffs=1)),
    "gin": (_STEADY, _result(Result.GIN, Seat.SOUTH)),
    "big-gin": (_STEADY, _result(Result.BIG_GIN, Seat.SOUTH)),
    "void": (_STEADY, _void),
    "match-won": (_STEADY, _match(Seat.SOUTH)),
    "match-lost": (_STEADY, _match(Seat.NORTH)),
}
"""Each moment by its name: how the match is set up, and how the moment is recognised."""


def find(names: Iterable[str]) -> dict[str, Moment]:
    """The first of each moment. Raises LookupError where one does not come up."""
    found: dict[str, Moment] = {}
    missing = set(names)
    for setup in dict.fromkeys(MOMENTS[name][0] for name in sorted(missing)):
        of_setup = {name for name in missing if MOMENTS[name][0] == setup}
        for seed in range(MOST_SEEDS):
            if of_setup <= found.keys():
                break
            for update, moment in _play(setup, seed):
                for name in _recognised(of_setup - found.keys(), update):
                    found[name] = moment()
    if missing - found.keys():
        raise LookupError(f"none in {MOST_SEEDS} matches: {', '.join(sorted(missing - found.keys()))}")
    return found


def _recognised(names: Iterable[str], update: TableUpdate) -> list[str]:
    view = update.view
    return [] if view is None else [name for name in names if MOMENTS[name][1](update, view)]


def _play(setup: MatchSetup, seed: int) -> Iterator[tuple[TableUpdate, Callable[[], Moment]]]:
    """A whole match, step by step: what the person sees, and how to keep the match up to there."""
    random, store = Random(seed), MemoryMatchStore()
    session = MatchSession(store, lambda: f"{random.getrandbits(256):064x}", lambda: BEGAN_AT)
    players = (make_player(Style.STEADY, seed), make_player(setup.level, seed))

    def moment() -> Moment:
        assert session.match_id is not None
        return Moment(session.match_id, setup, store.load(session.match_id).events)

    session.new_match(setup)
    while True:
        update = session.update(Seat.SOUTH)
        yield update, moment
        if update.match.stage is Stage.OVER:
            return
        if update.match.stage is not Stage.PLAYING:
            session.next_hand("")
            continue
        assert update.view is not None
        seat = update.view.turn
        view = session.update(seat).view
        assert view is not None
        session.submit(seat, players[seat].decide(view), session.seq)
