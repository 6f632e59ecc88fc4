"""What the dialogs say of rulesets, levels and kept matches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from ginrummy_qt.ports.levels import Level, PlayerName
from ginrummy_qt.ports.storage import MatchSummary
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.ui.text import LevelText, RulesetText, moment, names_for, numeral


def ruleset_title(ruleset: Ruleset) -> str:
    """The name of a ruleset."""
    return RulesetText(names_for(Level.CASUAL)).name(ruleset)


def ruleset_summary(ruleset: Ruleset) -> str:
    """What is different about it, in one line."""
    return RulesetText(names_for(Level.CASUAL)).summary(ruleset)


def ruleset_description(ruleset: Ruleset, target: int) -> str:
    """What tells a ruleset from the published ones in a match to `target` points, in plain words."""
    published = [replace(PRESETS[key], target_score=target) for key in ("R1", "R2", "R3", "R4")]
    chosen = replace(ruleset, target_score=target)
    return " ".join(RulesetText(names_for(Level.CASUAL)).differences(chosen, published))


def level_title(level: PlayerName) -> str:
    """The opponent's name, and how good a player that is."""
    return f"{LevelText.opponent(level)} · {LevelText.name(level)}"


def level_description(level: PlayerName) -> str:
    """How the opponent plays."""
    return LevelText.description(level)


class SummaryText(QObject):
    """Describes a kept match."""

    def title(self, summary: MatchSummary) -> str:
        """Against whom, and how it stands."""
        return self.tr("You {south}, {opponent} {north}").format(
            south=numeral(summary.points[0]),
            north=numeral(summary.points[1]),
            opponent=LevelText.opponent(summary.setup.level),
        )

    def detail(self, summary: MatchSummary) -> str:
        """By which rules, to how many points, how far on, when it was played last; its kind, if not rated."""
        played = moment(summary.updated_at)
        ruleset = summary.setup.ruleset
        told = self.tr("{rules}, to {target}, hand {hand}, last played {when}").format(
            rules=ruleset_title(ruleset),
            target=numeral(ruleset.target_score),
            hand=summary.hands + 1,
            when=played,
        )
        kind = LevelText.kind(summary.setup.kind)
        return f"{kind} · {told}" if kind else told
