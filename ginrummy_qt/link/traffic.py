"""The traffic between the program and its players, written to the log where it can be read."""

from __future__ import annotations

import logging
from typing import Final

from ginrummy_qt.ports.opponents import TrafficLine

LOG: Final = logging.getLogger(__name__)


def log_traffic(line: TrafficLine) -> None:
    """Write a line to the log at level DEBUG, `>` for to the engine and `<` for from it."""
    LOG.debug("%s %s %s", line.seat.name.lower(), ">" if line.to_engine else "<", line.text)
