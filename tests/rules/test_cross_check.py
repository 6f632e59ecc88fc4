"""Least deadwood (rule 1.3) against implementations by others; the benchmark does it on 100,000 hands."""

from __future__ import annotations

import pytest

from benchmarks.hands import meld_rich_hands, random_hands

peers = pytest.importorskip(
    "benchmarks.peers",
    reason="OpenSpiel or RLCard has no package for this system or Python, so neither is asked.",
)


def test_1_3_openspiel_and_rlcard_count_the_same_on_2000_hands() -> None:
    assert peers.disagreements(random_hands(1000, seed=101)) == []
    assert peers.disagreements(meld_rich_hands(1000, seed=102)) == []


def test_1_3_openspiel_counts_the_same_after_each_discard_of_eleven() -> None:
    assert peers.discard_disagreements(random_hands(200, seed=103, size=11)) == []
    assert peers.discard_disagreements(meld_rich_hands(200, seed=104, size=11)) == []
