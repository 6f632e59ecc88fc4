"""The start of the program: the game with its window or, with `--engine`, a computer player without one."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the arguments ask for; the result is the exit code. The engine never loads Qt."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["--engine"]:
        from ginrummy_qt.engine.main import main as run_engine

        return run_engine(given[1:])
    from ginrummy_qt.bootstrap.options import parse_options

    options = parse_options(given)
    if options.selftest is not None:
        from ginrummy_qt.bootstrap.selftest import run_selftest

        return run_selftest(options, options.selftest)
    gc.disable()  # until the first frame: what a start makes is no garbage

    from ginrummy_qt.bootstrap.program import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
