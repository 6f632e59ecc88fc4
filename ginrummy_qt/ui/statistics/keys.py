"""What opponents, rulesets and people are called, by the keys that the store knows them by."""

from __future__ import annotations

from collections.abc import Iterable

from ginrummy_qt.ports.levels import PlayerName, player_named
from ginrummy_qt.ports.profiles import Profile
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.ui.dialogs.match_texts import level_title, ruleset_title
from ginrummy_qt.ui.text import LevelText
from ginrummy_qt.ui.text.speech import Speech


class KeyText(Speech):
    """The words for what has no name of its own."""

    @staticmethod
    def first_player() -> str:
        """The person who was there before anybody had a name."""
        return KeyText.tr("Player 1")


def player_name(profile: Profile) -> str:
    """What a person is called."""
    return profile.name or KeyText.first_player()


def opponent_name(key: str) -> str:
    """The computer player's name; a key that this version does not know stands for itself."""
    player = _known(key)
    return key if player is None else LevelText.opponent(player)


def opponent_title(key: str) -> str:
    """The name with the level."""
    player = _known(key)
    return key if player is None else level_title(player)


def ruleset_names(rulesets: Iterable[tuple[str, Ruleset]]) -> dict[str, str]:
    """A name for every key; those that share one are numbered."""
    names: dict[str, str] = {}
    for key, ruleset in rulesets:
        name = plain = ruleset_title(ruleset)
        number = 1
        while name in names.values():
            number += 1
            name = f"{plain} ({number})"
        names[key] = name
    return names


def _known(key: str) -> PlayerName | None:
    try:
        return player_named(key)
    except ValueError:
        return None
