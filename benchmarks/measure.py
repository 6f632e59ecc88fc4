"""What a benchmark reports, and the table it is printed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class CheckFailed(Exception):
    """The program and a peer disagree; the message says where."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure, with that of a peer measured in the same run where there is one."""

    name: str
    value: float
    unit: str
    """A unit that ends in `/s` is a rate, of which more is better; of every other unit less is better."""
    peer: str = ""
    peer_value: float | None = None
    goal: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times as good as the peer; None without one, or where nothing was measured."""
        if not self.peer_value or not self.value:
            return None
        return self.value / self.peer_value if self.unit.endswith("/s") else self.peer_value / self.value


def format_table(measures: Iterable[Measure]) -> str:
    """The measures as a text table, one line each below a heading."""
    rows = [("measure", "value", "peer", "times as good", "goal")]
    for each in measures:
        peer = (
            f"{each.peer} {_figure(each.peer_value)} {each.unit}"
            if each.peer_value is not None
            else each.peer
        )
        ratio = f"{each.ratio:.2f}" if each.ratio is not None else ""
        rows.append((each.name, f"{_figure(each.value)} {each.unit}", peer, ratio, each.goal))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def _figure(value: float) -> str:
    """Three digits that count, without an exponent."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.3g}"
