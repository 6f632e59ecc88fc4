"""The network, compiled: one number for a row."""

from __future__ import annotations

import numpy as np
from numba import njit

SCALE = 20.0
"""Points of a hand that are 1 to the network."""


@njit(cache=True, fastmath=True)
def value(row, w1, b1, w2, b2, w3, b3):
    """The network: two hidden layers of rectified units, one number out."""
    h1 = np.empty(b1.size, np.float32)
    for j in range(b1.size):
        h1[j] = b1[j]
    for i in range(row.size):
        x = row[i]
        if x != 0.0:
            for j in range(b1.size):
                h1[j] += x * w1[i, j]
    total = b3[0]
    h2 = np.empty(b2.size, np.float32)
    for j in range(b2.size):
        h2[j] = b2[j]
    for i in range(b1.size):
        x = h1[i]
        if x > 0.0:
            for j in range(b2.size):
                h2[j] += x * w2[i, j]
    for j in range(b2.size):
        if h2[j] > 0.0:
            total += h2[j] * w3[j]
    return total
