"""What the engine says of nonsense is a sentence, however long the nonsense (found by fuzzing)."""

from __future__ import annotations

import json

import pytest

from ginrummy_qt.engine.main import Engine
from ginrummy_qt.ports.engine import PROTOCOL, Failed

LONG = 4_000


@pytest.mark.parametrize(
    "message",
    [
        {"type": "9" * LONG},
        {"type": "hello", "protocol": PROTOCOL, "player": "9" * LONG, "seed": 1},
        {"type": "hello", "protocol": int("9" * LONG), "player": "simple", "seed": 1},
        {"type": "hello", "protocol": PROTOCOL, "player": "simple", "seed": 1, "9" * LONG: 1},
    ],
    ids=["type", "player", "protocol", "field"],
)
def test_a_complaint_is_never_long(message):
    answer = Engine().answer(json.dumps(message).encode())
    assert isinstance(answer, Failed)
    assert len(answer.reason) <= 400
