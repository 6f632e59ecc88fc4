"""Ways out for sounds that note what they are given."""

from __future__ import annotations

import time
from array import array
from pathlib import Path
from threading import Event

from ginrummy_qt.sound.output import BLOCK, NoOutput

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"


class FakeOutput:
    """Takes blocks as fast as they come but for a moment each; `breaks_after` so many it is gone."""

    def __init__(self, breaks_after: int | None = None) -> None:
        self.blocks: list[bytes] = []
        self.closed = Event()
        self._breaks_after = breaks_after

    def write(self, block: bytes) -> None:
        assert len(block) == 2 * BLOCK
        assert not self.closed.is_set()
        if len(self.blocks) == self._breaks_after:
            raise NoOutput("unplugged")
        self.blocks.append(block)
        time.sleep(0.0005)

    def close(self) -> None:
        self.closed.set()

    @property
    def heard(self) -> array[int]:
        return array("h", b"".join(self.blocks))


class FakeDevice:
    """Opens outputs, or says why not."""

    def __init__(self, outputs: list[FakeOutput] | None = None, why_not: str = "") -> None:
        self.opened: list[FakeOutput] = []
        self.asked = 0
        self._outputs, self._why_not = list(outputs or ()), why_not

    def __call__(self, rate: int) -> FakeOutput:
        assert rate == 32000
        self.asked += 1
        if self._why_not:
            raise NoOutput(self._why_not)
        output = self._outputs.pop(0) if self._outputs else FakeOutput()
        self.opened.append(output)
        return output


def wait_for(holds: object, seconds: float = 5.0) -> None:
    """Until `holds()`; fails when it never does."""
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.002)
