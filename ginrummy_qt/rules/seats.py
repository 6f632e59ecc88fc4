"""The two seats of the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Seat(IntEnum):
    """A place at the table; on the screen SOUTH is the near one. Usable as an index of pairs."""

    SOUTH = 0
    NORTH = 1

    @property
    def other(self) -> Seat:
        """The seat opposite."""
        return _OTHERS[self]


_OTHERS: Final = (Seat.NORTH, Seat.SOUTH)
