"""The stores of matches, in a file and in memory: one contract."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.storage import MatchStore, StorageUnavailable
from ginrummy_qt.rules.events import MatchResigned
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.database import open_database
from ginrummy_qt.storage.fact_keeper import FactKeeper
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.deals import play_match, random_chooser
from tests.helpers.sessions import SETUP, setup_of

ONE, TWO, THREE = "1" * 32, "2" * 32, "3" * 32


def whole_match(seed, ruleset=PRESETS["R1"]):
    """All events of a match, and the points (south, north) at its end."""
    rng = random.Random(seed)
    played = list(play_match(ruleset, rng, random_chooser(rng, endings=1, sense=1)))
    return tuple(event for _, event in played), played[-1][0].score()


EVENTS, SCORE = whole_match(1)


@pytest.fixture(params=["in a file", "in memory"])
def store(request, tmp_path) -> MatchStore:
    return SqliteMatchStore(tmp_path) if request.param == "in a file" else MemoryMatchStore()


@pytest.fixture
def file_store(tmp_path):
    return SqliteMatchStore(tmp_path)


def fill(store, match_id, events, step=7, start=0, now=100):
    for place in range(start, len(events), step):
        store.append(match_id, place, events[place : place + step], now + place)


def test_a_match_comes_back_as_it_was_kept(store):
    setup = setup_of(replace(PRESETS["classic"], target_score=37))
    store.create(ONE, setup, 50)
    fill(store, ONE, EVENTS)
    kept = store.load(ONE)
    assert (kept.match_id, kept.setup, kept.started_at, kept.events) == (ONE, setup, 50, EVENTS)


def test_a_match_comes_back_after_closing_the_file(tmp_path, file_store):
    file_store.create(ONE, SETUP, 50)
    fill(file_store, ONE, EVENTS)
    file_store.close()
    assert SqliteMatchStore(tmp_path).load(ONE).events == EVENTS


def test_matches_do_not_mix(store):
    others, _ = whole_match(2)
    store.create(ONE, SETUP, 50)
    store.create(TWO, SETUP, 50)
    for place in range(0, 60, 5):
        store.append(ONE, place, EVENTS[place : place + 5], 100)
        store.append(TWO, place, others[place : place + 5], 100)
    assert store.load(ONE).events == EVENTS[:60]
    assert store.load(TWO).events == others[:60]


@pytest.mark.parametrize("seq", [0, 9, 11, -1, 1_000])
def test_events_are_appended_only_at_the_end(store, seq):
    store.create(ONE, SETUP, 50)
    fill(store, ONE, EVENTS[:10])
    before = store.load(ONE), store.unfinished()
    with pytest.raises(StorageUnavailable, match=r"^This match was continued in another window\.$"):
        store.append(ONE, seq, EVENTS[10:12], 200)
    assert (store.load(ONE), store.unfinished()) == before


def test_a_match_that_never_was_or_is_gone(store):
    with pytest.raises(KeyError):
        store.load(ONE)
    with pytest.raises(StorageUnavailable, match=r"^This match is not kept any more\.$"):
        store.append(ONE, 0, EVENTS[:1], 100)
    assert store.unfinished() == ()


def test_a_match_begun_without_an_event_where_the_program_ended_is_begun_anew(store):
    store.create(ONE, SETUP, 50)
    again = replace(SETUP, level=next(level for level in Level if level is not SETUP.level))
    store.create(ONE, again, 60)
    store.append(ONE, 0, EVENTS, 100)
    kept = store.load(ONE)
    assert (kept.setup, kept.started_at, kept.events) == (again, 60, EVENTS)


def test_a_match_is_listed_from_its_first_event_on(store):
    store.create(ONE, SETUP, 50)
    assert store.unfinished() == ()
    with pytest.raises(KeyError):
        store.load(ONE)
    store.append(ONE, 0, EVENTS[:1], 100)
    assert [line.match_id for line in store.unfinished()] == [ONE]


def test_a_match_begins_once(store):
    store.create(ONE, SETUP, 50)
    store.append(ONE, 0, EVENTS[:1], 50)
    with pytest.raises(StorageUnavailable):
        store.create(ONE, SETUP, 51)


def test_the_list_tells_hands_points_and_times_the_last_played_first(store):
    for match_id, at in ((ONE, 100), (TWO, 5_000), (THREE, 3_000)):
        store.create(match_id, SETUP, at)
        fill(store, match_id, EVENTS[:-1], now=at)
    assert [line.match_id for line in store.unfinished()] == [TWO, THREE, ONE]
    points = tuple(seat.hand_points for seat in SCORE.seats)
    hands = sum(seat.hands_won for seat in SCORE.seats)
    line = store.unfinished()[-1]
    assert (line.started_at, line.updated_at) == (100, 100 + (len(EVENTS) - 2) // 7 * 7)
    assert (line.setup, line.hands, line.points) == (SETUP, hands, points)
    store.append(TWO, len(EVENTS) - 1, EVENTS[-1:], 9_000)
    store.append(ONE, len(EVENTS) - 1, [MatchResigned(Seat.SOUTH)], 9_000)
    assert [line.match_id for line in store.unfinished()] == [THREE], "won or given up they are gone"


def test_void_hands_count_as_hands(store):
    ruleset = replace(PRESETS["R1"], void_stock=20, knock_limit=0)
    events, score = whole_match(3, replace(ruleset, target_score=1))
    store.create(ONE, SETUP, 50)
    fill(store, ONE, events[:-1])
    [line] = store.unfinished()
    assert line.hands > sum(seat.hands_won for seat in score.seats)


# The file alone


def test_an_append_that_fails_half_way_keeps_nothing(file_store, monkeypatch):
    file_store.create(ONE, SETUP, 50)
    fill(file_store, ONE, EVENTS[:10])
    before = file_store.load(ONE), file_store.unfinished()

    def fail(*_arguments):
        raise OSError("unplugged")

    with monkeypatch.context() as broken:
        broken.setattr(FactKeeper, "follow", fail)
        with pytest.raises(StorageUnavailable):
            file_store.append(ONE, 10, EVENTS[10:20], 200)
    assert (file_store.load(ONE), file_store.unfinished()) == before
    fill(file_store, ONE, EVENTS, start=10)
    assert file_store.load(ONE).events == EVENTS


def test_the_list_can_be_made_anew_from_the_events(tmp_path, file_store):
    for match_id, events in ((ONE, EVENTS), (TWO, EVENTS[:50]), (THREE, EVENTS[:-1])):
        file_store.create(match_id, SETUP, 50)
        fill(file_store, match_id, events)
    before = file_store.unfinished()
    raw = open_database(tmp_path)
    facts = raw.execute("SELECT * FROM match_facts ORDER BY match").fetchall()
    raw.execute("UPDATE match_facts SET hands = 77, south_points = -1, result = 1, updated_at = 0")
    assert file_store.unfinished() == ()
    file_store.rebuild()
    assert file_store.unfinished() == before
    assert raw.execute("SELECT * FROM match_facts ORDER BY match").fetchall() == facts


@pytest.mark.parametrize("text", ["{", '{"type":"nonsense"}', "7", "[" * 100_000])
def test_an_event_that_cannot_be_read_is_reported_in_one_sentence(tmp_path, file_store, text, caplog):
    file_store.create(ONE, SETUP, 50)
    fill(file_store, ONE, EVENTS[:10])
    raw = open_database(tmp_path)
    raw.execute("UPDATE events SET event = ? WHERE seq = 4", (text,))
    with pytest.raises(StorageUnavailable, match=r"^A match saved in .* cannot be read: .*\.$"):
        file_store.load(ONE)
    file_store.rebuild()
    assert ONE in caplog.messages[-1], "it is left out, and the log says so"
    assert file_store.unfinished() == ()


def test_a_setup_that_cannot_be_read_is_reported_and_does_not_hide_other_matches(
    tmp_path, file_store, caplog
):
    for match_id in (ONE, TWO):
        file_store.create(match_id, SETUP, 50)
        fill(file_store, match_id, EVENTS[:10])
    raw = open_database(tmp_path)
    for text in ("", "{}", '{"level":"grandmaster"}', "[" * 100_000):
        raw.execute("UPDATE matches SET setup = ? WHERE match_id = ?", (text, ONE))
        with pytest.raises(StorageUnavailable, match=r"^A match saved in .* cannot be read: .*\.$"):
            file_store.load(ONE)
        assert [line.match_id for line in file_store.unfinished()] == [TWO]
        assert ONE in caplog.messages[-1]
    assert len(caplog.messages) == 4


def test_use_from_another_thread_is_a_bug_and_not_a_fault_of_the_disk(file_store):
    caught = []

    def use():
        try:
            file_store.unfinished()
        except Exception as error:
            caught.append(error)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert len(caught) == 1
    assert not isinstance(caught[0], StorageUnavailable)
