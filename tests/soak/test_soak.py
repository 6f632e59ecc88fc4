"""One per cent of each fault that must be survived, always the same one (issue 5, Faults)."""

from __future__ import annotations

import pytest

from tools.soak.batch import run_batch
from tools.soak.faults import FAULTS, fault_named
from tools.soak.files import ACCIDENTS

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
