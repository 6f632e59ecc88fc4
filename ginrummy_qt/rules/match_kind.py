"""What a match is played for: only the rated ones count in the rating and the main statistics."""

from __future__ import annotations

from enum import StrEnum


class MatchKind(StrEnum):
    """RATED counts; in PRACTICE moves may be taken back; REPLAYED deals cards that were dealt before.

    IMPORTED is a match kept from a record file, whoever played it where; no log says so, its keeper does.
    """

    RATED = "rated"
    PRACTICE = "practice"
    REPLAYED = "replayed"
    IMPORTED = "imported"
