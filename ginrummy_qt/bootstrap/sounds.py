"""What plays the sounds: loaded when there is one to play, so that neither start nor silence pays for it."""

from __future__ import annotations

from ginrummy_qt.ports.sound import SoundPlayer


def make_sound_player() -> SoundPlayer:
    """The player of the program's sounds. Raises ResourceMissing when they are not where they belong."""
    from ginrummy_qt.sound.player import ThreadedPlayer
    from ginrummy_qt.ui.theme.resources import resource_path

    return ThreadedPlayer(resource_path("sounds"))
