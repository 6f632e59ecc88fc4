"""Plays hands and prints how fast, and what came out: `python -m benchmarks.hands_played ROUNDS`.

`bench_compiled` starts it once for each form of the program, the one that stands first on the path.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from random import Random

from benchmarks.bench_hands import HANDS, Table, steady_decision
from ginrummy_qt.rules import deal


def main(rounds: int) -> None:
    """One line of JSON: hands a second of the best round, microseconds of a steady decision, a digest."""
    table, outcomes = Table(Random(5)), hashlib.sha256()
    best = 0.0
    for _ in range(rounds):
        start = time.process_time()
        played = [table.play_hand() for _ in range(HANDS)]
        best = max(best, HANDS / (time.process_time() - start))
        for state in played:
            outcomes.update(f"{state.moves} {state.outcome}\n".encode())
    answer = {
        "hands": best,
        "steady": steady_decision(rounds),
        "digest": outcomes.hexdigest(),
        "file": deal.__file__,
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main(int(sys.argv[1]))
