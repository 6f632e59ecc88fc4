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
                return LevelText.tr("Sees only its own cards, forgets what was played, and misses knocks.")
            case Level.NOVICE:
                return LevelText.tr("Hoards pairs, takes what nearly fits, and forgets what was played.")
            case Level.CASUAL:
                return LevelText.tr("Remembers the last turns, and knocks as the mood takes it.")
            case Level.REGULAR:
                return LevelText.tr("Keeps an eye on you, but forgets early discards and may knock in haste.")
            case Level.SKILLED:
                return LevelText.tr("Throws with care, remembers most turns, and seldom mistimes a knock.")
            case Level.EXPERT:
                return LevelText.tr("Forgets nothing, and judges every card as a trained network does.")
            case Level.MASTER:
                return LevelText.tr("The expert, who also plays out many possible hands before each move.")
            case Style.SIMPLE:
                return LevelText.tr("Takes what fits, knocks as soon as it can, and watches nobody.")
            case Style.STEADY:
                return LevelText.tr("Times the knock, remembers what you took, and gives little away.")
            case Style.EARLY_OR_GIN:
                return LevelText.tr("Knocks in its first three turns; after that it goes only for gin.")
            case Style.GIN_ONLY:
                return LevelText.tr("Never knocks with points left, and parts with what is far from a meld.")
            case Style.KNOCK_CURVE:
                return LevelText.tr("Asks less deadwood of itself with every turn before it knocks.")
            case Style.MARJJ:
                return LevelText.tr(
                    "Plays like a contest’s winner: an early knock or gin, and careful throws."
                )

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
