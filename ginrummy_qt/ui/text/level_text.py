"""The computer players: their names and what they are like."""

from __future__ import annotations

from ginrummy_qt.ports.levels import Level, PlayerName, Style
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.text.speech import ENGLISH_INDICES, Names, Speech


class LevelText(Speech):
    """Names levels and styles; these texts need no opponent."""

    @staticmethod
    def opponent(player: PlayerName) -> str:
        """The name that a computer player goes by."""
        match player:
            case Level.BEGINNER:
                return LevelText.tr("Bea", "name of a computer player")
            case Level.NOVICE:
                return LevelText.tr("Caio", "name of a computer player")
            case Level.CASUAL:
                return LevelText.tr("Enzo", "name of a computer player")
            case Level.REGULAR:
                return LevelText.tr("Flora", "name of a computer player")
            case Level.SKILLED:
                return LevelText.tr("Greta", "name of a computer player")
            case Level.EXPERT:
                return LevelText.tr("Hugo", "name of a computer player")
            case Level.MASTER:
                return LevelText.tr("Iris", "name of a computer player")
            case Style.SIMPLE:
                return LevelText.tr("Noa", "name of a computer player")
            case Style.STEADY:
                return LevelText.tr("Mara", "name of a computer player")
            case Style.EARLY_OR_GIN:
                return LevelText.tr("Leo", "name of a computer player")
            case Style.GIN_ONLY:
                return LevelText.tr("Otto", "name of a computer player")
            case Style.KNOCK_CURVE:
                return LevelText.tr("Sami", "name of a computer player")
            case Style.MARJJ:
                return LevelText.tr("Toni", "name of a computer player")

    @staticmethod
    def name(player: PlayerName) -> str:
        """The name of the level or style."""
        match player:
            case Level.BEGINNER:
                return LevelText.tr("Beginner", "level")
            case Level.NOVICE:
                return LevelText.tr("Novice", "level")
            case Level.CASUAL:
                return LevelText.tr("Casual", "level")
            case Level.REGULAR:
                return LevelText.tr("Regular", "level")
            case Level.SKILLED:
                return LevelText.tr("Skilled", "level")
            case Level.EXPERT:
                return LevelText.tr("Expert", "level")
            case Level.MASTER:
                return LevelText.tr("Master", "level")
            case Style.SIMPLE:
                return LevelText.tr("Simple", "style of a computer player")
            case Style.STEADY:
                return LevelText.tr("Steady", "style of a computer player")
            case Style.EARLY_OR_GIN:
                return LevelText.tr("Early or gin", "style of a computer player")
            case Style.GIN_ONLY:
                return LevelText.tr("Gin only", "style of a computer player")
            case Style.KNOCK_CURVE:
                return LevelText.tr("Knock curve", "style of a computer player")
            case Style.MARJJ:
                return LevelText.tr("MARJJ", "style of a computer player")

    @staticmethod
    def description(player: PlayerName) -> str:
        """How the level or style plays, in a sentence."""
        match player:
            case Level.BEGINNER:
                return LevelText.tr("Sees only its own cards, and misses knocks.")
            case Level.NOVICE:
                return LevelText.tr("Hoards pairs, and recalls only the last turn.")
            case Level.CASUAL:
                return LevelText.tr("Recalls the last turns, and knocks on a whim.")
            case Level.REGULAR:
                return LevelText.tr("Keeps an eye on you, and times knocks roughly.")
            case Level.SKILLED:
                return LevelText.tr("Throws with care, and recalls most turns.")
            case Level.EXPERT:
                return LevelText.tr("Recalls eight turns, and errs only by a little.")
            case Level.MASTER:
                return LevelText.tr("Learns your habits, and plays out possible hands.")
            case Style.SIMPLE:
                return LevelText.tr("Knocks as soon as it can, and watches nobody.")
            case Style.STEADY:
                return LevelText.tr("Times the knock, and remembers what you took.")
            case Style.EARLY_OR_GIN:
                return LevelText.tr("Knocks in its first three turns, later only with gin.")
            case Style.GIN_ONLY:
                return LevelText.tr("Plays for gin alone, and never just knocks.")
            case Style.KNOCK_CURVE:
                return LevelText.tr("The later it is, the fewer points it knocks with.")
            case Style.MARJJ:
                return LevelText.tr("Like a contest’s winner: an early knock, or gin.")

    @staticmethod
    def line(player: PlayerName) -> str:
        """The line under the name: the level and its place among all, or the style."""
        match player:
            case Level():
                levels = list(Level)
                return LevelText.tr("{level}, level {number} of {count}").format(
                    level=LevelText.name(player), number=levels.index(player) + 1, count=len(levels)
                )
            case Style():
                return LevelText.tr("Style: {style}").format(style=LevelText.name(player))

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


def names_for(player: PlayerName, indices: tuple[str, ...] = ENGLISH_INDICES) -> Names:
    """The names in a match against this computer player."""
    return Names(LevelText.opponent(player), indices)
