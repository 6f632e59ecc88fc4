"""What the ladder has played, as a small file: how the pairs of matches of every two players came out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.players.arena_results import BadResults
from ginrummy_qt.players.duplicates import Tally
from ginrummy_qt.rules.codec import CodecError, decode, encode, from_json

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players, and the pairs of matches of which the first one won none, one and both."""

    a: str
    b: str
    none: int
    one: int
    both: int

    @property
    def wins(self) -> int:
        """Matches that the first player won."""
        return self.one + 2 * self.both

    @property
    def matches(self) -> int:
        """Matches that were played."""
        return 2 * (self.none + self.one + self.both)

    @property
    def each(self) -> tuple[int, ...]:
        """The wins of the first player, pair by pair, in no order."""
        return (0,) * self.none + (1,) * self.one + (2,) * self.both

    def swapped(self) -> Pairing:
        """The same from the other side."""
        return Pairing(self.b, self.a, self.both, self.one, self.none)

    def is_of(self, one: str, other: str) -> bool:
        """Whether these two players played, in any order."""
        return {self.a, self.b} == {one, other}


@dataclass(frozen=True, slots=True)
class MoveTime:
    """What half of a player's decisions, and 95 of 100, took at most, in microseconds."""

    player: str
    half: int
    most: int


@dataclass(frozen=True, slots=True)
class Results:
    """All pairings played by the same rules with cards of the same seed. `move_time` is in milliseconds."""

    ladder: int
    ruleset: str
    seed: int
    move_time: int | None = None
    pairings: tuple[Pairing, ...] = ()
    times: tuple[MoveTime, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Who took part, in the order of the pairings."""
        return tuple(dict.fromkeys(name for each in self.pairings for name in (each.a, each.b)))

    def between(self, one: str, other: str) -> Pairing | None:
        """How `one` fared against `other`; None where they did not meet."""
        for each in self.pairings:
            if each.is_of(one, other):
                return each if each.a == one else each.swapped()
        return None

    def time_of(self, player: str) -> MoveTime | None:
        """How long the player's decisions took; None where that was not measured."""
        return next((each for each in self.times if each.player == player), None)

    def with_pairing(self, new: Pairing) -> Results:
        """These results with a pairing, in the place of what was there of the same two players."""
        others = tuple(each for each in self.pairings if not each.is_of(new.a, new.b))
        return self._with((*others, new), self.times)

    def with_time(self, new: MoveTime) -> Results:
        """These results with the times of a player, likewise."""
        return self._with(self.pairings, (*(each for each in self.times if each.player != new.player), new))

    def _with(self, pairings: tuple[Pairing, ...], times: tuple[MoveTime, ...]) -> Results:
        return Results(self.ladder, self.ruleset, self.seed, self.move_time, pairings, times)


def pairing_of(a: str, b: str, pairs: Sequence[Tally]) -> Pairing:
    """What the arena played, counted."""
    wins = [pair.wins for pair in pairs]
    return Pairing(a, b, wins.count(0), wins.count(1), wins.count(2))


def read_results(path: Path) -> Results:
    """The results in a file. Raises BadResults, and OSError where it cannot be read."""
    try:
        results = decode(Results, from_json(path.read_text(encoding="utf-8")))
    except (CodecError, UnicodeDecodeError) as error:
        raise BadResults(f"it is no file of the ladder: {error}") from None
    if results.ladder != FORMAT:
        raise BadResults(f"it is of format {results.ladder}, not {FORMAT}")
    if not results.pairings:
        raise BadResults("nobody has played in it")
    for each in results.pairings:
        if each.a == each.b or min(each.none, each.one, each.both) < 0 or not each.matches:
            raise BadResults(f"no results: {each.a} - {each.b} {each.none}, {each.one}, {each.both}")
    return results


def write_results(path: Path, results: Results) -> None:
    """Write a file that `read_results` reads, a line for every number. Raises OSError."""
    path.write_text(json.dumps(encode(results), indent=1) + "\n", encoding="utf-8", newline="\n")
