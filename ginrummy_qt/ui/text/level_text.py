"""The computer players: their names and what they are like."""

from __future__ import annotations

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ui.text.speech import ENGLISH_INDICES, Names, Speech


class LevelText(Speech):
    """Names levels; these texts need no opponent."""

    @classmethod
    def opponent(cls, level: Level) -> str:
        """The name the player of a level goes by."""
        match level:
            case Level.SIMPLE:
                return cls.tr("Noa", "name of a computer player")
            case Level.STEADY:
                return cls.tr("Mara", "name of a computer player")

    @classmethod
    def name(cls, level: Level) -> str:
        """The name of the level."""
        match level:
            case Level.SIMPLE:
                return cls.tr("Simple", "level")
            case Level.STEADY:
                return cls.tr("Steady", "level")

    @classmethod
    def description(cls, level: Level) -> str:
        """How the level plays, in a sentence."""
        match level:
            case Level.SIMPLE:
                return cls.tr("Takes what fits, knocks as soon as it can, and watches nobody.")
            case Level.STEADY:
                return cls.tr("Times the knock, remembers what you took, and gives little away.")

    @classmethod
    def line(cls, level: Level) -> str:
        """The line under the name: the level and its place among all."""
        levels = list(Level)
        return cls.tr("{level}, level {number} of {count}").format(
            level=cls.name(level), number=levels.index(level) + 1, count=len(levels)
        )

    @classmethod
    def thinking(cls) -> str:
        """The line under the name while the opponent thinks."""
        return cls.tr("Thinking…")


def names_for(level: Level, indices: tuple[str, ...] = ENGLISH_INDICES) -> Names:
    """The names in a match against this level."""
    return Names(LevelText.opponent(level), indices)
