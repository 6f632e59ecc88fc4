"""What a start of the program asks of its window: the first one of its own, a later one of the first's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Ask(StrEnum):
    """What the window is to do, besides coming to the front."""

    SHOW = "show"
    NEW_MATCH = "new_match"
    CONTINUE = "continue"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Request:
    """`path` is the match record to open, absolute; None for every other request."""

    ask: Ask = Ask.SHOW
    path: Path | None = None

    def __post_init__(self) -> None:
        """Raises ValueError for a path without Ask.OPEN, for OPEN without one, and for a relative path."""
        if (self.ask is Ask.OPEN) is not (self.path is not None):
            raise ValueError("a path belongs to OPEN, and to nothing else")
        if self.path is not None and not self.path.is_absolute():
            raise ValueError("the path is not absolute")


SHOW = Request()
"""Nothing but to be seen."""
