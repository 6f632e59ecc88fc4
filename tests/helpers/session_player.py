"""A process that plays on in a data folder and acknowledges every step: `session_player FOLDER SEED`.

Each line names the match, the number of events kept so far, and the last of them. It is meant to be killed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.record import event_to_text
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.sessions import SETUP, play_on, session_on


class RememberingStore(SqliteMatchStore):
    """Remembers the last event given to it."""

    last = ""

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        super().append(match_id, seq, events, now)
        self.last = event_to_text(events[-1])


def main(folder: Path, seed: str) -> None:
    """Continue the match last played, or begin one; for ever."""
    store = RememberingStore(folder)
    session = session_on(store, seed)
    rng = random.Random(seed)
    print("ready", flush=True)
    unfinished = store.unfinished()
    if unfinished:
        session.resume(unfinished[0].match_id)
    while True:
        if session.match_id is None or session.update(Seat.SOUTH).match.stage is Stage.OVER:
            session.new_match(SETUP)
        else:
            play_on(session, rng, 1)
        print(session.match_id, session.seq, store.last, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
