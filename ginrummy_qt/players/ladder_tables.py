"""The ladder as tables: the ratings, and how every two players fared. For the terminal, and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from ginrummy_qt.players.intervals import win_rate
from ginrummy_qt.players.ladder_fit import Fit
from ginrummy_qt.players.ladder_results import Pairing, Results

Table = tuple[tuple[str, ...], ...]
"""Rows of cells; the first one are the headings."""

NOTE = (
    "Each deal sequence is played twice with seats swapped. Ratings by maximum likelihood of the "
    "Bradley-Terry model; all intervals of 95%."
)


def ratings(results: Results, fit: Fit, players: Sequence[str]) -> Table:
    """The players, strongest first, each with its rating and what it wins against the one below it."""
    order = sorted(players, key=lambda player: -fit.rating(player).value)
    rows = [
        _rating(results, fit, player, below) for player, below in zip(order, [*order[1:], None], strict=True)
    ]
    return (("player", "Elo", "95%", "against the next", "expected", "p50 ms", "p95 ms"), *rows)


def _rating(results: Results, fit: Fit, player: str, below: str | None) -> tuple[str, ...]:
    rating = fit.rating(player)
    time = results.time_of(player)
    met = None if below is None else results.between(player, below)
    return (
        player,
        f"{rating.value:.0f}",
        "-" if rating.low == rating.high else f"{rating.low:.0f} to {rating.high:.0f}",
        "" if met is None else won(met),
        "" if below is None else f"{fit.expected(player, below):.1%}",
        "" if time is None else _milliseconds(time.half),
        "" if time is None else _milliseconds(time.most),
    )


def _milliseconds(microseconds: int) -> str:
    """With two figures that count.

    >>> _milliseconds(17), _milliseconds(2345), _milliseconds(456_789)
    ('0.017', '2.3', '457')
    """
    digits = 3 if microseconds < 100 else 2 if microseconds < 1000 else 1 if microseconds < 10_000 else 0
    return f"{microseconds / 1000:.{digits}f}"


def matrix(results: Results, rows: Sequence[str], columns: Sequence[str]) -> Table:
    """What the player of each row won against that of each column, in percent."""
    table = []
    for player in rows:
        cells = (results.between(player, other) for other in columns)
        table.append((player, *("" if cell is None else won(cell) for cell in cells)))
    return (("", *columns), *table)


def won(pairing: Pairing) -> str:
    """The percentage won by the first, with its interval."""
    rate = win_rate(pairing.each)
    return f"{100 * rate.value:.1f} ({100 * rate.low:.1f}-{100 * rate.high:.1f})"


def as_text(table: Table) -> str:
    """In columns of equal width."""
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    )
    return "\n".join(lines)


def as_markdown(table: Table) -> str:
    """As a table of Markdown; all columns but the first are of figures."""
    head, *rows = (f"| {' | '.join(row)} |" for row in table)
    return "\n".join((head, f"|---|{'---:|' * (len(table[0]) - 1)}", *rows))
