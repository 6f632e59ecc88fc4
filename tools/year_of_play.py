"""A year of play in a data folder: `python -m tools.year_of_play FOLDER [--matches N] [--seed N]`.

Real matches through the real session and store, played by the built-in players with seeded entropy; for
pictures, tests and benches of history, statistics, replay and fairness. The person gets better over the year,
prefers one ruleset, has holidays and long evenings, now and then resigns, practises, plays a hand again or
leaves a match for another day, and leaves the last one in its second hand. The same arguments and last
day (`--until`, by default yesterday) give the same folder. A year is 260 matches and takes half a minute;
`--matches 20` is enough for a look. Then: `python3 dev.py play --data-dir FOLDER`.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import Final

from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.ports.levels import PlayerName, Style
from ginrummy_qt.ports.storage import MatchStore
from ginrummy_qt.ports.table import Accepted, MatchSetup, Rejected
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.again import hand_again
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore

MATCHES: Final = 260
DAYS: Final = 365
RULESETS: Final = {"R1": 70, "R4": 12, "R2": 8, "classic": 6, "R3": 4}
"""Keys of presets, and how often of a hundred they are played."""
RESIGNED, LEFT, BREAK, CUT = 0.03, 0.015, 0.05, 0.3
"""Chances: that a match is given up, left for ever, continued another day; that the person cuts the deck."""
PRACTICE, AGAIN = 0.06, 0.05
"""Chances: that a match is played for practice; that the last hand is played again after a match."""
MOVE_SECONDS, HAND_SECONDS = 5.0, 14.0
"""The middle time from one step to the next, and at a result."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Fill a folder; 1 where it holds matches already."""
    parser = argparse.ArgumentParser(prog="python -m tools.year_of_play", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=1)
    yesterday = datetime.now(UTC).date() - timedelta(days=1)
    parser.add_argument("--until", type=date.fromisoformat, default=yesterday, metavar="DATE")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    if (options.folder / FILE_NAME).exists():
        print(f"there are matches in {options.folder} already", file=sys.stderr)
        return 1
    play_year(options.folder, options.matches, options.seed, options.until)
    return 0


def play_year(folder: Path, matches: int, seed: int, until: date) -> None:
    """Play so many matches on the days of the year that ends with `until`; the last one stays unfinished.

    They are played in memory-backed storage where there is some, for every step waits for the disk.
    """
    with tempfile.TemporaryDirectory(prefix="ginrummy-year-", dir=_fast_folder()) as scratch:
        store = SqliteMatchStore(Path(scratch))
        try:
            Year(store, Random(seed), until).play(matches)
        finally:
            store.close()
        shutil.copy(Path(scratch) / FILE_NAME, folder / FILE_NAME)


Stop = Callable[[int, int], bool]
"""Whether to stop, from the number of the hand and its moves so far."""


class Clock:
    """A clock that is wound by hand: UTC seconds since 1970."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> int:
        """The time."""
        return int(self.now)


@dataclass(slots=True)
class Person:
    """Plays in the steady style, but in the simple one where attention fails."""

    careful: Player
    careless: Player
    random: Random
    lapses: float
    """The part of the moves made without attention."""

    def decide(self, view: PlayerView) -> Action:
        """A legal action."""
        return (self.careless if self.random.random() < self.lapses else self.careful).decide(view)


class Year:
    """One person's matches in the order of their days."""

    def __init__(self, store: MatchStore, random: Random, until: date) -> None:
        self._random = random
        self._end = datetime.combine(until, time(21, 0), UTC)
        self._clock = Clock((self._end - timedelta(days=DAYS)).timestamp())
        self._session = MatchSession(store, lambda: f"{random.getrandbits(256):064x}", self._clock)
        self._paused: list[tuple[str, PlayerName]] = []

    def play(self, matches: int) -> None:
        """Play so many matches, the last one only into its second hand."""
        for place, start in enumerate(self._starts(matches - 1)):
            self._clock.now = max(self._clock.now + 40, start)
            self._continue()
            self._play_one(place / matches)
        self._clock.now = max(self._clock.now + 40, self._end.timestamp() - 900)
        self._continue()
        self._begin(Style.STEADY, "R1")
        self._play_on(self._players(Style.STEADY, 1.0), stop=lambda number, moves: number == 2 and moves > 9)

    def _starts(self, matches: int) -> list[float]:
        """When the matches begin: more at weekends, none in three weeks of holidays."""
        days = [day for day in range(1, DAYS) if not 210 <= day < 224 and not 120 <= day < 127]
        evenings = [day for day in days if self._random.random() < 0.45]
        weights = [self._weight(day) for day in evenings]
        return sorted(self._moment(day) for day in self._random.choices(evenings, weights, k=matches))

    def _weight(self, day: int) -> float:
        weekend = self._day(day).weekday() >= 5
        return (1.0 + 0.6 * math.sin(day / 29.0)) * (2.2 if weekend else 1.0)

    def _day(self, day: int) -> datetime:
        return self._end - timedelta(days=DAYS - day)

    def _moment(self, day: int) -> float:
        hour = min(22.5, max(7.0, self._random.gauss(19.5, 2.2)))
        return self._day(day).replace(hour=0).timestamp() + hour * 3600

    def _play_one(self, progress: float) -> None:
        level = Style.SIMPLE if self._random.random() < 0.7 - 0.4 * progress else Style.STEADY
        key = self._random.choices(list(RULESETS), list(RULESETS.values()))[0]
        kind = MatchKind.PRACTICE if self._random.random() < PRACTICE else MatchKind.RATED
        self._begin(level, key, kind)
        players = self._players(level, progress)
        fate = self._random.random()
        if fate > RESIGNED + LEFT + BREAK:
            self._play_on(players)
            if self._random.random() < AGAIN:
                self._play_again(level, players)
            return
        last = self._random.randint(1, 3)
        self._play_on(players, stop=lambda number, moves: number > last or moves > 14)
        if self._session.match_id is None or self._over():
            return
        if fate < RESIGNED:
            self._accept(self._session.resign())
        elif fate > RESIGNED + LEFT:
            self._paused.append((self._session.match_id, level))

    def _play_again(self, level: PlayerName, players: Sequence[Player]) -> None:
        """The last hand once more, with the same cards."""
        number = self._session.update(Seat.SOUTH).match.outcomes[-1].number
        self._clock.now += 45
        self._accept(self._session.new_match(hand_again(self._session.log(), number, level)))
        self._play_on(players)

    def _continue(self) -> None:
        """Go on with what was paused on another day."""
        for match_id, level in self._paused:
            self._session.resume(match_id)
            self._play_on(self._players(level, 0.5))
            self._clock.now += 60
        self._paused.clear()

    def _players(self, level: PlayerName, progress: float) -> tuple[Player, Player]:
        careful, careless = make_player(Style.STEADY, 0), make_player(Style.SIMPLE, self._bits())
        person = Person(careful, careless, self._random, lapses=0.35 * (1 - progress) ** 1.5 + 0.02)
        return person, make_player(level, self._bits())

    def _bits(self) -> int:
        return self._random.getrandbits(31)

    def _begin(self, level: PlayerName, key: str, kind: MatchKind = MatchKind.RATED) -> None:
        self._accept(self._session.new_match(MatchSetup(PRESETS[key], level, kind)))

    def _over(self) -> bool:
        return self._session.update(Seat.SOUTH).match.stage is Stage.OVER

    def _play_on(
        self, players: Sequence[Player], stop: Callable[[int, int], bool] = lambda *_: False
    ) -> None:
        """Play until the match is over, or `stop` of the hand's number and its moves so far says so."""
        moves = 0
        while not self._over():
            update = self._session.update(Seat.SOUTH)
            playing = update.match.stage is Stage.PLAYING
            moves = moves if playing else 0
            if stop(update.match.number, moves):
                return
            if not playing:
                self._wait(HAND_SECONDS)
                self._accept(self._session.next_hand(self._cut()))
            else:
                self._move(players)
                moves += 1

    def _move(self, players: Sequence[Player]) -> None:
        public = self._session.update(Seat.SOUTH).view
        assert public is not None
        view = self._session.update(public.turn).view
        assert view is not None
        self._wait(MOVE_SECONDS if public.turn is Seat.SOUTH else 1.2)
        action = players[public.turn].decide(view)
        self._accept(self._session.submit(public.turn, action, self._session.seq))

    def _cut(self) -> str:
        return f"{self._bits():x}" if self._random.random() < CUT else ""

    def _wait(self, middle: float) -> None:
        self._clock.now += middle * self._random.lognormvariate(0.0, 0.6)

    def _accept(self, answer: Accepted | Rejected) -> None:
        if not isinstance(answer, Accepted):
            raise RuntimeError(f"a step was refused: {answer}")


def _fast_folder() -> str | None:
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and os.access(memory, os.W_OK) else None


if __name__ == "__main__":
    sys.exit(main())
