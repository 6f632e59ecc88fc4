"""The network while it learns: weights as arrays, and one step of Adam."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from training.rows import WIDTH

HIDDEN = (160, 40)
MEMORY = 0.9995
"""How much of the running mean stays at every step."""
Weights = tuple[np.ndarray, ...]
"""w1 (WIDTH, a), b1 (a), w2 (a, b), b2 (b), w3 (b), b3 (1); float32."""


def fresh(rng: np.random.Generator) -> Weights:
    """Random weights to begin with (He)."""
    a, b = HIDDEN
    return (
        (rng.standard_normal((WIDTH, a)) * np.sqrt(2 / WIDTH)).astype(np.float32),
        np.zeros(a, np.float32),
        (rng.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32),
        np.zeros(b, np.float32),
        (rng.standard_normal(b) * np.sqrt(1 / b)).astype(np.float32),
        np.zeros(1, np.float32),
    )


def kept(path: Path) -> Weights:
    """Weights in a file of numpy's."""
    with np.load(path) as arrays:
        return tuple(arrays[name] for name in arrays.files)


def nobody() -> Weights:
    """No weights: the seat is a sparring partner's."""
    return (
        np.zeros((0, 1), np.float32),
        np.zeros(1, np.float32),
        np.zeros((1, 1), np.float32),
        np.zeros(1, np.float32),
        np.zeros(1, np.float32),
        np.zeros(1, np.float32),
    )


@dataclass
class Learner:
    """Adam on squared errors."""

    weights: Weights
    rate: float = 1e-3
    mean: Weights = ()
    """The running mean of the weights, which plays better than the last step's."""
    first: list[np.ndarray] = field(default_factory=list)
    second: list[np.ndarray] = field(default_factory=list)
    steps: int = 0

    def __post_init__(self) -> None:
        if not self.first:
            self.first = [np.zeros_like(each) for each in self.weights]
            self.second = [np.zeros_like(each) for each in self.weights]
            self.mean = tuple(each.copy() for each in self.weights)

    def learn(self, rows: np.ndarray, targets: np.ndarray) -> float:
        """One step on a batch; the mean squared error before it."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(rows @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        error = h2 @ w3 + b3[0] - targets
        scale = 2 / len(targets)
        out = (error * scale).astype(np.float32)
        g3 = h2.T @ out
        d2 = np.outer(out, w3) * (h2 > 0)
        g2 = h1.T @ d2
        d1 = (d2 @ w2.T) * (h1 > 0)
        gradients = (rows.T @ d1, d1.sum(0), g2, d2.sum(0), g3, np.array([out.sum()], np.float32))
        self.steps += 1
        for place, gradient in enumerate(gradients):
            self.first[place] += 0.1 * (gradient - self.first[place])
            self.second[place] += 0.001 * (gradient * gradient - self.second[place])
            mean = self.first[place] / (1 - 0.9**self.steps)
            spread = self.second[place] / (1 - 0.999**self.steps)
            self.weights[place][...] -= self.rate * mean / (np.sqrt(spread) + 1e-8)
        share = 1 - min(MEMORY, self.steps / (self.steps + 10))
        for kept, now in zip(self.mean, self.weights, strict=True):
            kept += share * (now - kept)
        return float(np.mean(error * error))
