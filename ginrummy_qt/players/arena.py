"""The arena: two computer players, many matches, no screen.

`python -m ginrummy_qt.players.arena A B --matches N --ruleset R --seed S` plays duplicate deals on all cores
and prints the first player's win rate and points a hand with 95% intervals. The same seed gives the same
result, whatever the number of processes. docs/arena.md tells more.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from functools import partial

from ginrummy_qt.players.arena_marks import comparison_of
from ginrummy_qt.players.arena_options import Options, parse
from ginrummy_qt.players.arena_players import contestant_of
from ginrummy_qt.players.arena_progress import Progress
from ginrummy_qt.players.arena_record import record_pair
from ginrummy_qt.players.arena_report import Report, as_json, as_text, summarise
from ginrummy_qt.players.arena_results import BadResults, Comparison, keep, kept
from ginrummy_qt.players.arena_stopping import Finding, finding
from ginrummy_qt.players.arena_workers import Table, play_all
from ginrummy_qt.players.duplicates import DuplicateDeals, Tally
from ginrummy_qt.players.process_player import PlayerGone
from ginrummy_qt.rules.records import write_records
from ginrummy_qt.rules.ruleset import PRESETS


def _silent(played: int, won: int) -> None:
    pass


def run(options: Options, progress: Callable[[int, int], None] = _silent) -> Report:
    """Play until all pairs are played or the mark is decided.

    `progress` is told after each pair how many pairs were played, and how many matches the first player won.
    Raises PlayerGone, BadResults, and OSError for the file of results.
    """
    tallies: list[Tally] = []
    won = 0
    with ExitStack() as stack:
        before, file = (
            ([], None)
            if options.keep is None
            else stack.enter_context(kept(options.keep, _comparison(options)))
        )
        for tally in stack.enter_context(closing(_pairs(options, before))):
            tallies.append(tally)
            won += tally.wins
            if file is not None and len(tallies) > len(before):
                keep(file, len(tallies), tally)
            progress(len(tallies), won)
            if options.mark is not None and _decided(tallies, options.mark):
                break
    return summarise(options.first, options.second, options.ruleset, options.seed, tallies, mark=options.mark)


def _comparison(options: Options) -> Comparison:
    return comparison_of(options.first, options.second, options.ruleset, options.seed, options.move_time)


def _pairs(options: Options, before: Sequence[Tally]) -> Generator[Tally, None, None]:
    """The pairs that were kept, and those that are played after them."""
    table = Table(
        options.first, options.second, options.ruleset, options.seed, options.processes, options.move_time
    )
    yield from before[: options.pairs]
    if len(before) < options.pairs:
        yield from play_all(table, len(before), options.pairs, options.jobs)


def _decided(tallies: Sequence[Tally], mark: float) -> bool:
    return finding([tally.wins for tally in tallies], mark) is not Finding.OPEN


def record(options: Options) -> str:
    """Write the pair asked for, and say so. Raises PlayerGone, and OSError for the file."""
    assert options.record is not None
    pair, path = options.record
    sitting = partial(contestant_of, processes=options.processes, move_time=options.move_time)
    deals = DuplicateDeals(options.seed, pair)
    matches = record_pair(sitting, options.first, options.second, PRESETS[options.ruleset], deals)
    path.write_text("".join(write_records(matches)), encoding="utf-8", newline="\n")
    return f"pair {pair + 1}: both matches are in {path}"


def main(arguments: Sequence[str]) -> int:
    """The command line; 0 when all is done, 1 when a player or a file failed, 130 when it was interrupted."""
    options = parse(arguments, __doc__)
    start = time.perf_counter()
    progress = Progress(options.pairs, sys.stderr)
    try:
        if options.record is not None:
            print(record(options))
            return 0
        with closing(progress):
            report = run(options, progress)
    except PlayerGone as gone:
        return _failed(f"a player is gone: {gone}")
    except BadResults as bad:
        return _failed(f"{options.keep} cannot be gone on with: {bad}")
    except OSError as error:
        return _failed(f"a file cannot be used: {error}")
    except BrokenProcessPool:
        return _failed("a process that played ended before it was done")
    except KeyboardInterrupt:
        _failed("stopped" if options.keep is None else f"stopped; what was played is in {options.keep}")
        return 130
    took = time.perf_counter() - start
    print(f"{report.total.hands} hands in {took:.1f} s", file=sys.stderr)
    print(as_json(report) if options.json else as_text(report))
    return 0


def _failed(sentence: str) -> int:
    print(f"arena: {sentence}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
