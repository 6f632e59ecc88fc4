"""Our player against OpenSpiel's gin rummy bot, in OpenSpiel's rules, its single hands added up to 100.

`python -m tools.openspiel_bridge PLAYER --matches N` prints the win rate and the points a hand of our player
with 95% intervals. Every pair of matches is played with the same cards, the seats swapped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from multiprocessing import get_context
from pathlib import Path

from ginrummy_qt.players.arena_arguments import count, integer, milliseconds
from ginrummy_qt.players.arena_marks import comparison_of
from ginrummy_qt.players.arena_progress import Progress
from ginrummy_qt.players.arena_report import as_json, as_text, summarise
from ginrummy_qt.players.arena_results import (
    BadResults,
    keep,
    kept,
    tally_from_text,
    tally_to_text,
)
from ginrummy_qt.players.arena_workers import cores
from ginrummy_qt.players.duplicates import Tally
from ginrummy_qt.ports.levels import PLAYER_NAMES
from tools.openspiel_bridge.matches import Meeting


def main(arguments: Sequence[str]) -> int:
    """The command line; 0 when all is played, 1 when the file of results cannot be used."""
    options = _parser().parse_args(arguments)
    meeting = Meeting(options.player, options.seed, options.move_time, options.mended)
    bot, pairs = "openspiel-mended" if options.mended else "openspiel", (options.matches + 1) // 2
    comparison = comparison_of(options.player, bot, "openspiel", options.seed, options.move_time)
    tallies: list[Tally] = []
    try:
        with ExitStack() as stack:
            before, file = (
                ([], None) if options.keep is None else stack.enter_context(kept(options.keep, comparison))
            )
            tallies += before[:pairs]
            progress = stack.enter_context(closing(Progress(pairs, sys.stderr)))
            for tally in stack.enter_context(closing(_play_all(meeting, len(tallies), pairs, options.jobs))):
                tallies.append(tally)
                if file is not None:
                    keep(file, len(tallies), tally)
                progress(len(tallies), sum(each.wins for each in tallies))
    except (BadResults, OSError) as error:
        print(f"openspiel_bridge: {options.keep} cannot be used: {error}", file=sys.stderr)
        return 1
    report = summarise(options.player, bot, "openspiel", options.seed, tallies)
    print(as_json(report) if options.json else as_text(report))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.openspiel_bridge", description=__doc__, allow_abbrev=False
    )
    add = parser.add_argument
    add("player", metavar="PLAYER", choices=PLAYER_NAMES, help=", ".join(PLAYER_NAMES))
    add("--matches", type=count, default=200, metavar="N", help="an odd number is made even")
    add("--seed", type=integer, default=1, metavar="S", help="any whole number")
    add("--jobs", type=count, default=cores(), metavar="J", help="processes that play; all cores if left out")
    add("--move-time", type=milliseconds, metavar="MS", help="for each decision of players that search")
    add("--mended", action="store_true", help="let the bot lay out its melds against gin, which it forgets")
    add("--keep", type=Path, metavar="FILE", help="keep the results there, and go on from them")
    add("--json", action="store_true", help="print JSON instead of text")
    return parser


def _play_all(meeting: Meeting, start: int, end: int, jobs: int) -> Generator[Tally, None, None]:
    """The pairs from index `start` to before `end`, in order, played by so many processes."""
    if min(jobs, end - start) < 2:
        yield from map(meeting.play, range(start, end))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            for text in pool.map(_played, [meeting] * (end - start), range(start, end)):
                yield tally_from_text(text)
        finally:
            pool.shutdown(cancel_futures=True)


def _played(meeting: Meeting, pair: int) -> str:
    return tally_to_text(meeting.play(pair))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
