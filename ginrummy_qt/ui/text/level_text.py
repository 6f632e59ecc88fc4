"""The computer players: their names and what they are like."""

from __future__ import annotations

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.text.speech import ENGLISH_INDICES, Names, Speech


class LevelText(Speech):
    """Names levels; these texts need no opponent."""

    @staticmethod
    def opponent(level: Level) -> str:
        """The name the player of a level goes by."""
        match level:
            case Level.SIMPLE:
                return LevelText.tr("Noa", "name of a computer player")
            case Level.STEADY:
                return LevelText.tr("Mara", "name of a computer player")

    @staticmethod
    def name(level: Level) -> str:
        """The name of the level."""
        match level:
            case Level.SIMPLE:
                return LevelText.tr("Simple", "level")
            case Level.STEADY:
                return LevelText.tr("Steady", "level")

    @staticmethod
    def description(level: Level) -> str:
        """How the level plays, in a sentence."""
        match level:
            case Level.SIMPLE:
                return LevelText.tr("Takes what fits, knocks as soon as it can, and watches nobody.")
            case Level.STEADY:
                return LevelText.tr("Times the knock, remembers what you took, and gives little away.")

    @staticmethod
    def line(level: Level) -> str:
        """The line under the name: the level and its place among all."""
        levels = list(Level)
        return LevelText.tr("{level}, level {number} of {count}").format(
            level=LevelText.name(level), number=levels.index(level) + 1, count=len(levels)
        )

    @staticmethod
    def kind(kind: MatchKind) -> str:
        """A word for a match that is not rated; nothing for one that is."""
        match kind:
            case MatchKind.RATED:
                return ""
            case MatchKind.PRACTICE:
                return LevelText.tr("Practice")
            case MatchKind.REPLAYED:
                return LevelText.tr("Played again", "cards that were dealt before")
            case MatchKind.IMPORTED:
                return LevelText.tr("Imported", "a match from a file")

    @staticmethod
    def single_hand() -> str:
        """The heading of one given hand, which no match goes on from."""
        return LevelText.tr("One hand, played again")

    @staticmethod
    def thinking() -> str:
        """The line under the name while the opponent thinks."""
        return LevelText.tr("Thinking…")


def names_for(level: Level, indices: tuple[str, ...] = ENGLISH_INDICES) -> Names:
    """The names in a match against this level."""
    return Names(LevelText.opponent(level), indices)
