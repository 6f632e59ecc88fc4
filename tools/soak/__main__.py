"""Try the faults that must be survived: `python -m tools.soak [NAME ...] [--count N] [--seed S] [--resume]`.

Every portion that is done is noted in build/soak/results.jsonl, so that a soak which was interrupted goes on
where it was with --resume. The table at the end shows everything noted for the seed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.soak import results
from tools.soak.batch import ROOT, run_batch
from tools.soak.faults import FAULTS, Fault, default_results, fault_named
from tools.soak.report import table


def main(arguments: Sequence[str] | None = None) -> int:
    """Try and print; 1 if anything failed, otherwise 0."""
    names = [fault.name for fault in FAULTS]
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(names)}")
    parser.add_argument("--count", type=int, metavar="N", help="trials of each, not all that are promised")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other trials; 1 unless given")
    parser.add_argument("--resume", action="store_true", help="go on after what was tried before")
    parser.add_argument("--table", action="store_true", help="only print what was noted")
    parser.add_argument("--results", type=Path, default=default_results(ROOT), metavar="FILE")
    options = parser.parse_args(arguments)
    if unknown := sorted(set(options.names) - set(names)):
        parser.error(f"no fault is called {', '.join(unknown)}")
    wanted = [fault_named(name) for name in options.names or names]
    if not options.table:
        if not options.resume:
            results.forget(options.results, [fault.name for fault in wanted])
        for fault in wanted:
            _soak(fault, options.count or fault.full, options.seed, options.results)
    asked = {fault.name for fault in wanted}
    noted = [batch for batch in results.read(options.results) if batch.fault in asked]
    print(table(noted, options.seed))
    return 1 if any(batch.failures for batch in noted if batch.seed == options.seed) else 0


def _soak(fault: Fault, count: int, seed: int, path: Path) -> None:
    """Try what has not been tried yet, portion by portion."""
    done = {
        number
        for batch in results.read(path)
        if (batch.fault, batch.seed) == (fault.name, seed)
        for number in range(batch.first, batch.first + batch.count)
    }
    first = 0
    while first < count:
        if first in done:
            first += 1
            continue
        portion = min(fault.portion, count - first)
        batch = run_batch(fault.name, seed, first, portion)
        results.append(path, batch)
        said = batch.skipped or f"{len(batch.failures)} failed"
        print(f"{fault.name} {first + portion} of {count}: {said}", file=sys.stderr, flush=True)
        first += portion


if __name__ == "__main__":
    sys.exit(main())
