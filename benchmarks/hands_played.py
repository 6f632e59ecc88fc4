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
from benchmarks.rollouts import rollouts_a_second
from ginrummy_qt.rules import deal


def main(rounds: int) -> None:
    """One line of JSON: hands a second of the best round, a steady decision in us, rollouts/s, a digest."""
    table, outcomes = Table(Random(5)), hashlib.sha256()
    best = 0.0
    for _ in range(rounds):
        start = time.process_time()
        played = [table.play_hand() for _ in range(HANDS)]
        best = max(best, HANDS / (time.process_time() - start))
        for state in played:
            outcomes.update(f"{state.moves} {state.outcome}\n".encode())
    rollouts, points = rollouts_a_second(1000 * rounds)
    outcomes.update(f"{points}\n".encode())
    answer = {
        "hands": best,
        "rollouts": rollouts,
        "steady": steady_decision(rounds),
        "digest": outcomes.hexdigest(),
        "file": deal.__file__,
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main(int(sys.argv[1]))
