"""The ladder: every two of some players meet in the arena, and their results become ratings.

`python -m ginrummy_qt.players.ladder --matches N --seed S` plays all levels against each other, with the
arena's duplicate deals, on all cores. `--keep FOLDER` keeps every pair, so that it can go on later, and a
summary, ladder.json. docs/players.md shows what came out.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from typing import Final

from ginrummy_qt.players.arena_marks import comparison_of
from ginrummy_qt.players.arena_progress import Progress
from ginrummy_qt.players.arena_results import BadResults, keep, kept
from ginrummy_qt.players.arena_workers import Table, play_all
from ginrummy_qt.players.duplicates import Tally
from ginrummy_qt.players.ladder_fit import Fit, NotConnected, fit
from ginrummy_qt.players.ladder_options import Options, parse
from ginrummy_qt.players.ladder_results import FORMAT, Results, pairing_of, read_results, write_results
from ginrummy_qt.players.ladder_tables import NOTE, as_markdown, as_text, matrix, ratings
from ginrummy_qt.players.ladder_times import move_time_of
from ginrummy_qt.players.process_player import PlayerGone
from ginrummy_qt.ports.levels import Level, Style

SUMMARY: Final = "ladder.json"
"""The file in the folder of results."""

Telling = Callable[[int, int], None]
"""Told after each pair how many pairs were played, and how many matches the first player won."""


def play(options: Options, watching: Callable[[str], Telling]) -> Results:
    """Play what is missing; `watching` is told each pairing, and gives who is told its progress.

    Raises PlayerGone, BadResults, and OSError for the files.
    """
    results = _before(options)
    for place, (one, other) in enumerate(options.meetings, 1):
        telling = watching(f"{place} of {len(options.meetings)}: {one} - {other}")
        results = results.with_pairing(pairing_of(one, other, _pairs(options, one, other, telling)))
        _save(options, results)
    for player in options.players:
        if results.time_of(player) is None:
            time = move_time_of(player, options.ruleset, options.seed, options.move_time)
            results = results.with_time(time)
            _save(options, results)
    return results


def _before(options: Options) -> Results:
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
        path = options.keep / SUMMARY
        if path.exists():
            results = read_results(path)
            asked = options.ruleset, options.seed, options.move_time
            if (results.ruleset, results.seed, results.move_time) != asked:
                raise BadResults(f"{SUMMARY} is about rules {results.ruleset}, seed {results.seed}")
            return results
    return Results(FORMAT, options.ruleset, options.seed, options.move_time)


def _save(options: Options, results: Results) -> None:
    if options.keep is not None:
        write_results(options.keep / SUMMARY, results)


def _pairs(options: Options, one: str, other: str, telling: Telling) -> list[Tally]:
    """The pairs of two players, those that were kept and those played now."""
    table = Table(one, other, options.ruleset, options.seed, False, options.move_time)
    tallies: list[Tally] = []
    won = 0
    with ExitStack() as stack:
        file = None
        if options.keep is not None:
            comparison = comparison_of(one, other, options.ruleset, options.seed, options.move_time)
            tallies, file = stack.enter_context(kept(options.keep / file_name(one, other), comparison))
            won = sum(tally.wins for tally in tallies)
        start = len(tallies)
        if start >= options.pairs:
            return tallies
        for tally in stack.enter_context(closing(play_all(table, start, options.pairs, options.jobs))):
            tallies.append(tally)
            won += tally.wins
            if file is not None:
                keep(file, len(tallies), tally)
            telling(len(tallies), won)
    return tallies


def file_name(one: str, other: str) -> str:
    """The arena's file of two players in the folder of results."""
    return f"{_plain(one)}--{_plain(other)}.jsonl"


def _plain(player: str) -> str:
    """The text of a player as a part of a file's name."""
    if re.fullmatch(r"[a-z0-9-]+", player):
        return player
    return f"{re.sub(r'[^A-Za-z0-9-]+', '_', player)[:40]}-{hashlib.sha256(player.encode()).hexdigest()[:8]}"


def rated(results: Results) -> Fit:
    """The ratings, on the scale on which the simple player has 1000 or, without it, the first one.

    Raises NotConnected.
    """
    players = results.players
    return fit(results.pairings, Style.SIMPLE if Style.SIMPLE in players else players[0])


def report(results: Results, *, markdown: bool = False) -> str:
    """The tables of the results: ratings, levels against each other, levels against styles, styles.

    Raises NotConnected.
    """
    shown = as_markdown if markdown else as_text
    table = ratings(results, rated(results), results.players)
    order = [row[0] for row in table[1:]]
    matches = sorted({pairing.matches for pairing in results.pairings})
    number = str(matches[0]) if len(matches) == 1 else f"{matches[0]} to {matches[-1]}"
    head = f"Rules {results.ruleset}, seed {results.seed}, {number} matches of every two who met."
    levels = [player for player in order if player in tuple(Level)]
    others = [player for player in order if player not in levels]
    matrices = (
        matrix(results, rows, columns)
        for rows, columns in ((levels, levels), (levels, others), (others, others))
    )
    met = (table for table in matrices if any(cell for row in table[1:] for cell in row[1:]))
    return "\n\n".join((head, shown(table), *map(shown, met), NOTE))


def main(arguments: Sequence[str]) -> int:
    """The command line; 0 when all is done, 1 when a player or a file failed, 130 when it was interrupted."""
    options = parse(arguments, __doc__)
    try:
        results = _results(options)
        print(report(results, markdown=options.markdown))
    except PlayerGone as gone:
        return _failed(f"a player is gone: {gone}")
    except (BadResults, NotConnected) as bad:
        return _failed(f"{options.read or options.keep} cannot be used: {bad}")
    except OSError as error:
        return _failed(f"a file cannot be used: {error}")
    except BrokenProcessPool:
        return _failed("a process that played ended before it was done")
    except KeyboardInterrupt:
        _failed("stopped" if options.keep is None else f"stopped; what was played is in {options.keep}")
        return 130
    return 0


def _results(options: Options) -> Results:
    if options.read is not None:
        return read_results(options.read)
    with ExitStack() as stack:

        def watching(heading: str) -> Telling:
            stack.close()
            print(heading, file=sys.stderr, flush=True)
            return stack.enter_context(closing(Progress(options.pairs, sys.stderr)))

        return play(options, watching)


def _failed(sentence: str) -> int:
    print(f"ladder: {sentence}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
