"""What the new match dialog says of presets, levels and kept matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.storage import MatchSummary
from ginrummy_qt.rules.ruleset import preset_key

_translate = QCoreApplication.translate


def preset_title(key: str) -> str:
    return key


def preset_description(key: str) -> str:
    return key


def level_title(level: Level) -> str:
    return level


def level_description(level: Level) -> str:
    return level


def summary_line(summary: MatchSummary) -> tuple[str, str]:
    """A kept match in two lines: against whom and by which rules; the score and when it was played last."""
    key = preset_key(summary.setup.ruleset)
    return f"{level_title(summary.setup.level)} {key}", str(summary.points)
