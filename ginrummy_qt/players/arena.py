"""The arena: two computer players, many matches, no screen.

`python -m ginrummy_qt.players.arena A B --matches N --ruleset R --seed S` plays duplicate deals and prints
the first player's win rate and points a hand with 95% intervals. The same seed gives the same result.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ginrummy_qt.link.engine_process import EngineProgram
from ginrummy_qt.players.arena_report import Report, as_json, as_text, summarise
from ginrummy_qt.players.duplicates import Contestant, Tally, play_pairs
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.process_player import PlayerGone, process_contestant
from ginrummy_qt.ports.levels import Level
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the arena is asked for; `pairs` of matches. A player is a level or a program of one's own."""

    first: Level | Path
    second: Level | Path
    pairs: int
    ruleset: str
    seed: int
    json: bool
    processes: bool


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"arena: {message}\n")


def parse(arguments: Sequence[str]) -> Options:
    """The options of a command line. Leaves the program with status 2 and one sentence for bad arguments."""
    parser = _Parser(prog="python -m ginrummy_qt.players.arena", description=__doc__, allow_abbrev=False)
    levels = ", ".join(Level)
    parser.add_argument("first", metavar="A", type=_player, help=f"{levels}, or a program's path")
    parser.add_argument("second", metavar="B", type=_player, help="the other player; may be the same one")
    parser.add_argument("--matches", type=_count, default=200, metavar="N", help="an odd number is made even")
    parser.add_argument("--ruleset", type=_ruleset, default="challenge", metavar="R", help=", ".join(PRESETS))
    parser.add_argument("--seed", type=_integer, default=1, metavar="S", help="any whole number")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--processes", action="store_true", help="play over the engine's line protocol")
    given = parser.parse_args(arguments)
    return Options(
        first=given.first,
        second=given.second,
        pairs=(given.matches + 1) // 2,
        ruleset=given.ruleset,
        seed=given.seed,
        json=given.json,
        processes=given.processes,
    )


def _player(text: str) -> Level | Path:
    if text in list(Level):
        return Level(text)
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(Level)}, nor a program's file")
    return path


def _ruleset(text: str) -> str:
    if text not in PRESETS:
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(PRESETS)}")
    return text


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _count(text: str) -> int:
    number = _integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def run(options: Options, progress: Callable[[int], None] = lambda played: None) -> Report:
    """Play all matches; `progress` is told after each pair how many pairs were played."""
    first, second = (_contestant(player, options) for player in (options.first, options.second))
    ruleset = PRESETS[options.ruleset]
    tallies: list[Tally] = []
    for tally in play_pairs(first, second, ruleset, options.pairs, options.seed):
        tallies.append(tally)
        progress(len(tallies))
    return summarise(str(options.first), str(options.second), options.ruleset, options.seed, tallies)


def _contestant(player: Level | Path, options: Options) -> Contestant:
    if isinstance(player, Path):
        return process_contestant(player.stem, program_at(player))
    level = player
    if options.processes:
        return process_contestant(level)

    def sit_down(seat: Seat, seed: int) -> AbstractContextManager[Player]:
        return nullcontext(make_player(level, seed))

    return sit_down


def program_at(path: Path) -> EngineProgram:
    """How to start a player's file: Python sources by this Python, everything else as it is."""
    python = (sys.executable,) if path.suffix == ".py" else ()
    return EngineProgram(command=(*python, str(path.resolve())))


class _Progress:
    """A line on stderr at most once a second."""

    def __init__(self, pairs: int) -> None:
        self._pairs = pairs
        self._last = time.monotonic()

    def __call__(self, played: int) -> None:
        now = time.monotonic()
        if now - self._last >= 1:
            self._last = now
            print(f"{2 * played} of {2 * self._pairs} matches", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """The command line; 0 when all matches were played, 1 when a player's process could not go on."""
    options = parse(arguments)
    start = time.perf_counter()
    try:
        report = run(options, _Progress(options.pairs))
    except PlayerGone as gone:
        print(f"arena: a player is gone: {gone}", file=sys.stderr)
        return 1
    took = time.perf_counter() - start
    print(f"{report.total.hands} hands in {took:.1f} s", file=sys.stderr)
    print(as_json(report) if options.json else as_text(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
