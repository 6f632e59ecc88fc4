"""The sparring partners of the training, and the rules most hands are played by."""

from __future__ import annotations

STYLES = {
    "simple": (0, 0, 0, 0, 0.5),
    "early": (1, 0, 0, 0, 0.5),
    "gin": (2, 1, 0, 0, 0.001),
    "curve": (3, 0, 0, 0.02, 0.001),
    "marjj": (1, 0, 18, 1, 0.001),
    "marjj gin": (2, 0, 18, 1, 0.001),
}
"""Sparring partners; see `game.play`."""

CHALLENGE = (10, 25, 25, 2)
"""Knock limit, bonuses for gin and for an undercut, and the stock at which a hand is void."""
