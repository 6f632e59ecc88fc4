"""Run the benchmarks: `python -m benchmarks [--quick] [NAME ...]`, NAME for example `deadwood`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.measure import CheckFailed, Measure, format_table


def available() -> list[str]:
    """The names of the benchmarks in this folder."""
    return sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run and print what was asked for; 1 if a check of the results failed, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(available())}")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions: a first look, not a result")
    options = parser.parse_args(arguments)
    names = options.names or available()
    if unknown := sorted(set(names) - set(available())):
        parser.error(f"no benchmark is called {', '.join(unknown)}")
    measures: list[Measure] = []
    failures: list[str] = []
    for name in names:
        print(f"{name} ...", file=sys.stderr, flush=True)
        try:
            measures += import_module(f"benchmarks.bench_{name}").run(options.quick)
        except CheckFailed as failure:
            failures.append(f"{name}: {failure}")
    print(format_table(measures))
    for text in failures:
        print(f"FAILED {text}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
