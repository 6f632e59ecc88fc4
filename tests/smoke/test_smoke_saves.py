"""Looking at saves changes nothing, and tells a match that goes on from another one."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.storage import NewerDatabase
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.fakes import counting_entropy, setup
from tools.smoke.saves import SavedMatch, bytes_of, matches, only_match, pretend_newer
from tools.smoke.steps import SmokeFailure


@pytest.fixture
def session(tmp_path):
    """A match that has begun, in a database that is open."""
    store = SqliteMatchStore(tmp_path)
    session = MatchSession(store, counting_entropy(), lambda: 1)
    session.new_match(setup("R1"))
    session.cut("")
    yield session
    store.close()


def play_on(session) -> None:
    for seat in Seat:
        update = session.update(seat)
        if update.legal_actions:
            session.submit(seat, update.legal_actions[0], update.seq)
            return


def test_a_match_that_is_being_played_can_be_read(session, tmp_path):
    match = only_match(tmp_path)
    assert "match_started" in match.events[0]
    assert match.match_id in match.events[0]


def test_looking_leaves_every_byte_as_it_is(session, tmp_path):
    before = bytes_of(tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    matches(tmp_path)
    assert bytes_of(tmp_path) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert "ginrummy.sqlite3" in before


def test_a_match_goes_on_from_what_was_saved_before(session, tmp_path):
    before = only_match(tmp_path)
    play_on(session)
    after = only_match(tmp_path)
    assert after.goes_on_from(before)
    assert after.goes_on_from(after)
    assert not before.goes_on_from(after)


def test_a_match_does_not_go_on_from_another_or_from_other_cards():
    match = SavedMatch("one", ("a", "b"))
    assert not SavedMatch("two", ("a", "b", "c")).goes_on_from(match)
    assert not SavedMatch("one", ("a", "x", "c")).goes_on_from(match)


def test_no_match_and_two_matches_are_not_one(session, tmp_path):
    with pytest.raises(SmokeFailure, match="0 matches"):
        only_match(tmp_path / "nothing")
    session.new_match(setup("R1"))
    with pytest.raises(SmokeFailure, match="2 matches"):
        only_match(tmp_path)


def test_saves_can_be_made_a_newer_versions_and_ours_again(tmp_path):
    SqliteMatchStore(tmp_path).close()
    pretend_newer(tmp_path)
    with pytest.raises(NewerDatabase):
        SqliteMatchStore(tmp_path)
    pretend_newer(tmp_path, undo=True)
    SqliteMatchStore(tmp_path).close()
