"""One per cent of each fault that must be survived, always the same one (issue 5, Faults)."""

from __future__ import annotations

import pytest

from ginrummy_qt.storage.database import open_database
from tools.soak.batch import run_batch
from tools.soak.faults import FAULTS, fault_named
from tools.soak.files import ACCIDENTS
from tools.soak.recording_vfs import recording
from tools.soak.trial import Skipped

SEED = 5


def one_per_cent(name: str) -> int:
    """Of the accidents with files, each once."""
    return len(ACCIDENTS) if name == "files" else max(1, fault_named(name).full // 100)


@pytest.mark.parametrize("name", [fault.name for fault in FAULTS])
def test_one_per_cent_of_the_soak_is_survived(name):
    count = one_per_cent(name)
    batch = run_batch(name, SEED, 0, count)
    if batch.skipped:
        pytest.skip(batch.skipped)
    assert batch.failures == ()
    assert batch.count == count
    assert batch.figures, "something was tried"


def test_a_recorded_database_lies_in_its_folder_alone(tmp_path, monkeypatch):
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    try:
        with recording() as (notes, _):
            connection = open_database(there)
            names = {path.name for path in there.iterdir()}
            connection.close()
    except Skipped as skipped:
        pytest.skip(str(skipped))
    assert "ginrummy.sqlite3-shm" in names
    assert list(here.iterdir()) == []
    assert notes
