"""`python -m tools.ladder_doc FOLDER/ladder.json`: what the ladder measured becomes what the program knows.

Puts the file into docs/, its tables into docs/players.md, and its ratings into ports/level_ratings.py.
Players that took no part keep their ratings. A test holds the three together.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ginrummy_qt.players.intervals import Z95
from ginrummy_qt.players.ladder import SUMMARY, rated, report
from ginrummy_qt.players.ladder_fit import Fit
from ginrummy_qt.players.ladder_results import Results, read_results, write_results
from ginrummy_qt.ports.levels import PLAYER_NAMES

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "players.md"
RATINGS: Final = ROOT / "ginrummy_qt" / "ports" / "level_ratings.py"
_TABLES: Final = re.compile(r"(?<=<!-- the ladder -->\n\n).*(?=\n\n<!-- end -->)", re.DOTALL)


def with_tables(document: str, results: Results) -> str:
    """The document with the tables of these results between its marks."""
    tables = report(results, markdown=True)
    return _TABLES.sub(lambda _: tables, document)


def with_ratings(source: str, found: Fit) -> str:
    """The source of the table of ratings with those that were found, rounded."""
    for player in found.players:
        if player in PLAYER_NAMES:
            rating = found.rating(player)
            deviation = (rating.high - rating.low) / (2 * Z95)
            member = player.upper().replace("-", "_")
            line = re.compile(rf"(?<=\.{member}: LevelRating)\(.*\)")
            source = line.sub(f"({round(rating.value)}, {round(deviation)})", source)
    return source


def main(arguments: Sequence[str]) -> int:
    """The command line; 0 when it is done."""
    [path] = arguments
    results = read_results(Path(path))
    write_results(ROOT / "docs" / SUMMARY, results)
    for file, text in (
        (DOCUMENT, with_tables(DOCUMENT.read_text(encoding="utf-8"), results)),
        (RATINGS, with_ratings(RATINGS.read_text(encoding="utf-8"), rated(results))),
    ):
        file.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
