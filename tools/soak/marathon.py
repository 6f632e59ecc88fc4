"""Match after match through the session and a real database: memory stays flat, and nothing is left open."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.ports.table import MatchSetup, Rejected
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.record import read_record, write_record
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak import vitals
from tools.soak.kept import integrity
from tools.soak.playing import Hands, any_setup, session_on
from tools.soak.trial import Trials

WARM_UP: Final = 200
"""Matches after which memory is to be flat; in a run of less than twice as many, the first half."""
GROWTH: Final = 1.05
READ_BACK: Final = 20
"""One match in so many is read back and replayed."""
STARTS: Final = 50
"""After so many matches the store is opened anew, as at a start."""


def run(trials: Trials) -> None:
    """Play all matches of the portion in this process."""
    rng = trials.chance(trials.first)
    store = SqliteMatchStore(trials.folder)
    hands = Hands(session_on(store, rng), rng, oddity=0.01)
    warm = min(WARM_UP, trials.count // 2)
    before, opened = (0, 0), 0
    for number in trials.numbers():
        done = number - trials.first
        if done == warm:
            before = (vitals.memory(), vitals.blocks())
            opened = vitals.descriptors()
        _play_match(trials, number, hands, any_setup(rng))
        if done % READ_BACK == 0:
            _read_back(trials, number, hands)
        if done % STARTS == STARTS - 1:
            store.close()
            store = SqliteMatchStore(trials.folder)
            hands = Hands(session_on(store, rng), rng, oddity=0.01)
    now, kept = vitals.memory(), vitals.blocks()
    last = trials.first + trials.count - 1
    trials.most("MB resident", round(now / 1e6, 1))
    trials.most("% growth of memory", round(100 * (now / max(before[0], 1) - 1), 1))
    trials.most("% growth of Python's blocks", round(100 * (kept / max(before[1], 1) - 1), 1))
    if warm == WARM_UP:  # Before that, the interpreter and SQLite are still filling their own stores.
        trials.check(last, now <= before[0] * GROWTH, f"memory grew from {before[0]} to {now} bytes")
    trials.check(last, kept <= before[1] * GROWTH, f"Python's blocks grew from {before[1]} to {kept}")
    trials.check(last, vitals.descriptors() <= opened, f"descriptors: {opened}, then {vitals.descriptors()}")
    store.close()
    for fault in integrity(trials.folder):
        trials.tell(last, fault)
    size = sum(path.stat().st_size for path in trials.folder.iterdir())
    trials.most("bytes a match", round(size / trials.count))


def _play_match(trials: Trials, number: int, hands: Hands, setup: MatchSetup) -> None:
    answer = hands.session.new_match(setup)
    while not isinstance(answer, Rejected) and hands.stage is not Stage.OVER:
        answer = hands.step()
    if isinstance(answer, Rejected):
        trials.tell(number, f"refused: {answer}")
        return
    match = hands.session.update(Seat.SOUTH).match
    trials.add("hands", len(match.outcomes))
    trials.add("events", hands.session.seq)
    proof = hands.session.verify_hand(1)
    trials.check(number, proof.ok, "the first deal does not verify")


def _read_back(trials: Trials, number: int, hands: Hands) -> None:
    log = hands.session.log()
    trials.check(number, read_record(write_record(log)) == log, "the record reads back differently")
