"""The power goes off while the database is being made (issue 5, Faults)."""

from __future__ import annotations

import pytest

from ginrummy_qt.storage.database import FILE_NAME, open_database
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.power import disk_after
from tools.soak.recording_vfs import Delete, recording
from tools.soak.trial import Skipped


@pytest.fixture
def journal_still_there(tmp_path):
    """A folder as a disk holds it where the removal of SQLite's first journal did not reach it."""
    made, cut = tmp_path / "made", tmp_path / "cut"
    made.mkdir()
    cut.mkdir()
    try:
        with recording() as (notes, _note):
            open_database(made).close()
    except Skipped as reason:
        pytest.skip(str(reason))
    removal = next(place for place, note in enumerate(notes) if isinstance(note, Delete))
    disk = disk_after(notes[: removal + 1])
    assert f"{FILE_NAME}-journal" in disk.taken
    for name, content in {**disk.safe, **disk.taken}.items():
        (cut / name).write_bytes(content)
    return cut


def test_the_next_start_undoes_what_was_half_made_and_goes_on(journal_still_there):
    store = SqliteMatchStore(journal_still_there)
    assert store.unfinished() == ()
    store.close()
