"""The value network: from a row to the points the hand is expected to bring."""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Any, Final

SCALE: Final = 20.0
"""Points that are 1 to the network."""
WEIGHTS: Final = Path(__file__).parent / "weights.bin"
"""The shipped weights; their description is beside them, with the same name and `.json`."""


class BadWeights(ValueError):
    """A file of weights that is not what its description says."""


@dataclass(frozen=True, slots=True)
class Layer:
    """`columns[j]` are the weights into unit j, `bias[j]` what it starts from."""

    columns: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]

    def sums(self, values: Sequence[float]) -> list[float]:
        """What every unit is given."""
        return [
            start + sum(map(mul, values, column))
            for start, column in zip(self.bias, self.columns, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class ValueNetwork:
    """Layers of rectified units and one number at the end."""

    hidden: tuple[Layer, ...]
    last: Layer

    def points(self, row: Sequence[float]) -> float:
        """The expected points of the hand, net, for the seat whose row it is."""
        return SCALE * self.output(row)

    def output(self, row: Sequence[float]) -> float:
        """The number at the end, as it was trained."""
        values = row
        for layer in self.hidden:
            values = [value if value > 0.0 else 0.0 for value in layer.sums(values)]
        return self.last.sums(values)[0]


def checksum(path: Path) -> str:
    """What the description of a file of weights says of it. Raises OSError where it cannot be read."""
    return str(_described(path)["sha256"])


def load(path: Path = WEIGHTS) -> ValueNetwork:
    """The network in a file of 32-bit numbers. Raises BadWeights, or OSError where it cannot be read."""
    about = _described(path)
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != about["sha256"]:
        raise BadWeights(f"{path.name} has another checksum than {path.stem}.json says")
    numbers = array("f")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    layers: list[Layer] = []
    place = 0
    for inputs, outputs in zip(about["sizes"], about["sizes"][1:], strict=False):
        weights = numbers[place : place + inputs * outputs]
        place += inputs * outputs
        columns = tuple(tuple(weights[unit::outputs]) for unit in range(outputs))
        layers.append(Layer(columns, tuple(numbers[place : place + outputs])))
        place += outputs
    if place != len(numbers):
        raise BadWeights(f"{path.name} holds {len(numbers)} numbers, not {place}")
    return ValueNetwork(tuple(layers[:-1]), layers[-1])


def _described(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.with_suffix(".json").read_text(encoding="utf-8")))
