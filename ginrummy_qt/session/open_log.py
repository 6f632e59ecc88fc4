"""When the whole log of a match may be given out: while it tells nothing that is still hidden."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.game_match import Stage

OPEN_STAGES: Final = (Stage.NEEDS_SEED, Stage.OVER)
"""Between hands, until the next seed is drawn, and after the match."""


def may_export(update: TableUpdate) -> bool:
    """Whether there is a record to give out now."""
    match = update.match
    played = bool(match.outcomes) or match.resigned is not None
    return played and match.stage in OPEN_STAGES
