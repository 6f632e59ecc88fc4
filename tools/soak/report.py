"""The fault table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tools.soak.faults import FAULTS, Fault
from tools.soak.results import Batch, add_up

SHOWN_FAILURES = 20


def table(batches: Sequence[Batch], seed: int) -> str:
    """Each fault that was tried: trials done of those promised, failures, and what was counted on the way."""
    rows = [("fault", "tried", "of", "failed", "minutes", "counted")]
    notes: list[str] = []
    for fault in FAULTS:
        mine = [batch for batch in batches if (batch.fault, batch.seed) == (fault.name, seed)]
        if mine:
            rows.append(_row(fault, mine))
            notes.append(f"{fault.name}: {fault.promise}")
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join([*lines, "", *notes, *_failures(batches, seed)])


def _row(fault: Fault, mine: Sequence[Batch]) -> tuple[str, str, str, str, str, str]:
    tried = sum(batch.count for batch in mine if not batch.skipped)
    failed = sum(len(batch.failures) for batch in mine)
    minutes = sum(batch.seconds for batch in mine) / 60
    counted = [f"{name} {value:,.10g}" for name, value in sorted(add_up(mine).items())]
    skipped = sorted({f"not tried: {batch.skipped}" for batch in mine if batch.skipped})
    said = "; ".join(counted + skipped)
    return fault.name, f"{tried:,}", f"{fault.full:,}", str(failed), f"{minutes:.1f}", said


def _failures(batches: Iterable[Batch], seed: int) -> list[str]:
    told = [f"FAILED {failure}" for batch in batches if batch.seed == seed for failure in batch.failures]
    more = [f"and {len(told) - SHOWN_FAILURES} more"] if len(told) > SHOWN_FAILURES else []
    return ["", *told[:SHOWN_FAILURES], *more] if told else []
