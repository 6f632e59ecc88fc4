"""A process that plays on in a data folder and acknowledges every step: `kill_player FOLDER SEED`.

Each line names the match, the number of events kept so far, and a digest of all of them. It is meant to be
killed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from ginrummy_qt.ports.table import Rejected
from ginrummy_qt.rules.events import Event
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.digests import Digests
from tools.soak.playing import Hands, session_on


class RememberingStore(SqliteMatchStore):
    """Knows the digest of the events of each match that it was given or asked for."""

    digests: Digests

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Keep the events, then count them in."""
        super().append(match_id, seq, events, now)
        self.digests.add(match_id, events)


def main(folder: Path, seed: str) -> None:
    """Continue the match last played, or begin one; for ever."""
    print("opening", flush=True)
    store = RememberingStore(folder)
    store.digests = Digests()
    rng = random.Random(seed)
    hands = Hands(session_on(store, rng), rng)
    unfinished = store.unfinished()
    if unfinished and rng.random() < 0.8:
        match_id = unfinished[0].match_id
        hands.session.resume(match_id)
        store.digests.add(match_id, store.load(match_id).events)
    print("ready", flush=True)
    while True:
        answer = hands.step()
        if isinstance(answer, Rejected):
            raise SystemExit(f"refused: {answer}")
        match_id = hands.session.match_id or ""
        print(match_id, answer.seq, store.digests.of(match_id), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
