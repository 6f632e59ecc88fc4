"""The command line of the arena."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ginrummy_qt.players.arena_arguments import (
    Parser,
    count,
    integer,
    milliseconds,
    percent,
    player,
    ruleset,
)
from ginrummy_qt.players.arena_workers import cores
from ginrummy_qt.ports.levels import PLAYER_NAMES
from ginrummy_qt.rules.ruleset import PRESETS


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the arena is asked for.

    `first` and `second` are texts of players, `pairs` the most pairs of matches. `mark` is the win rate (0 to
    1) at which play stops once it is decided whether the first player's is above. `keep` is the file of
    results, `move_time` the milliseconds for a decision; `record` the index of a pair, from 0, and the file
    that it is written to instead of playing all.
    """

    first: str
    second: str
    pairs: int
    ruleset: str
    seed: int
    json: bool
    processes: bool
    jobs: int = 1
    move_time: int | None = None
    mark: float | None = None
    keep: Path | None = None
    record: tuple[int, Path] | None = None


def parse(arguments: Sequence[str], description: str | None = None) -> Options:
    """The options of a command line. Leaves the program with status 2 and one sentence for bad arguments."""
    parser = _parser(description)
    given = parser.parse_args(arguments)
    return Options(
        first=given.first,
        second=given.second,
        pairs=(given.matches + 1) // 2,
        ruleset=given.ruleset,
        seed=given.seed,
        json=given.json,
        processes=given.processes,
        jobs=given.jobs,
        move_time=given.move_time,
        mark=None if given.until_above is None else given.until_above / 100,
        keep=given.keep,
        record=None if given.record is None else _recorded(parser, *given.record),
    )


def _parser(description: str | None) -> Parser:
    parser = Parser("arena", description)
    add = parser.add_argument
    names = ", ".join(PLAYER_NAMES)
    add("first", metavar="A", type=player, help=f"{names}, a program's path, or [NAME@]cmd:COMMAND")
    add("second", metavar="B", type=player, help="the other player; may be the same one")
    add("--matches", type=count, default=200, metavar="N", help="at most; an odd number is made even")
    add("--ruleset", type=ruleset, default="challenge", metavar="R", help=", ".join(PRESETS))
    add("--seed", type=integer, default=1, metavar="S", help="any whole number")
    add("--jobs", type=count, default=cores(), metavar="J", help="processes that play; all cores if left out")
    add("--move-time", type=milliseconds, metavar="MS", help="for each decision of players that search")
    add("--until-above", type=percent, metavar="P", help="stop once A's win rate is above or below P percent")
    add("--keep", type=Path, metavar="FILE", help="keep the results there, and go on from them")
    add("--record", nargs=2, metavar=("PAIR", "FILE"), help="only write this pair, from 1, as a record")
    add("--json", action="store_true", help="print JSON instead of text")
    add("--processes", action="store_true", help="play over the engine's line protocol")
    return parser


def _recorded(parser: Parser, pair: str, path: str) -> tuple[int, Path]:
    try:
        return count(pair) - 1, Path(path)
    except argparse.ArgumentTypeError as error:
        parser.error(f"argument --record: {error}")
