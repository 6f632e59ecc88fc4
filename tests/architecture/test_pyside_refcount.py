"""The pinned PySide6 keeps its references (6.12.0 on Python 3.11 loses one to None on every void call)."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject, Signal

EMISSIONS = 20_000


class Source(QObject):
    fired = Signal(int)


@pytest.mark.skipif(
    sys.version_info >= (3, 12),
    reason="None and True cannot die since Python 3.12, so their counts mean nothing",
)
def test_twenty_thousand_signals_leave_the_reference_counts_of_none_and_true_alone():
    source = Source()
    received: list[int] = []
    source.fired.connect(received.append)
    before_none, before_true = sys.getrefcount(None), sys.getrefcount(True)
    for number in range(EMISSIONS):
        source.fired.emit(number)
        source.blockSignals(False)
    lost_none, lost_true = before_none - sys.getrefcount(None), before_true - sys.getrefcount(True)
    assert len(received) == EMISSIONS
    assert lost_none < EMISSIONS // 100
    assert lost_true < EMISSIONS // 100
