"""The command line of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from ginrummy_qt.players.arena_arguments import Parser, count, integer, milliseconds, player, ruleset
from ginrummy_qt.players.arena_workers import cores
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, player_named
from ginrummy_qt.rules.ruleset import PRESETS


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the ladder is asked for.

    `players` are texts of players, ours first and in their order, so that everybody always sits as before;
    `pairs` are the pairs of matches of every two. `keep` is the folder of results, `read` a file of results
    that is only shown.
    """

    players: tuple[str, ...]
    pairs: int
    ruleset: str
    seed: int
    jobs: int
    move_time: int | None
    keep: Path | None
    read: Path | None
    markdown: bool

    @property
    def meetings(self) -> tuple[tuple[str, str], ...]:
        """Every two who play."""
        return tuple(combinations(self.players, 2))


def parse(arguments: Sequence[str], description: str | None = None) -> Options:
    """The options of a command line. Leaves the program with status 2 and one sentence for bad arguments."""
    parser = Parser("ladder", description)
    add = parser.add_argument
    names = ", ".join(PLAYER_NAMES)
    add("--players", nargs="+", type=player, default=list(Level), metavar="A", help=f"{names}, or as arena")
    add("--matches", type=count, default=200, metavar="N", help="of every two; an odd number is made even")
    add("--ruleset", type=ruleset, default="challenge", metavar="R", help=", ".join(PRESETS))
    add("--seed", type=integer, default=1, metavar="S", help="any whole number")
    add("--jobs", type=count, default=cores(), metavar="J", help="processes; all cores if left out")
    add("--move-time", type=milliseconds, metavar="MS", help="for each decision of players that search")
    add("--keep", type=Path, metavar="FOLDER", help="keep the results there, and go on from them")
    add("--read", type=Path, metavar="FILE", help="play nothing, show the results in this file")
    add("--markdown", action="store_true", help="print tables of Markdown")
    given = parser.parse_args(arguments)
    players = tuple(sorted(set(given.players), key=_place))
    if len(players) < 2:
        parser.error("a ladder needs two players at least")
    return Options(
        players=players,
        pairs=(given.matches + 1) // 2,
        ruleset=given.ruleset,
        seed=given.seed,
        jobs=given.jobs,
        move_time=given.move_time,
        keep=given.keep,
        read=given.read,
        markdown=given.markdown,
    )


def _place(text: str) -> tuple[int, str]:
    return (PLAYER_NAMES.index(player_named(text)) if text in PLAYER_NAMES else len(PLAYER_NAMES), text)
