"""The sounds of the table, as the person wants to hear them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.sound import Sound, SoundPlayer
from ginrummy_qt.presentation.table_sounds import SoundCue, together
from ginrummy_qt.ui.preferences import Preferences

_BREATH_MS: Final = 300
"""What comes right after the first frame goes first."""
_SAMPLE_MS: Final = 150
"""A slider that moves on is not followed by a sound for each of its steps."""


class TableSounds(QObject):
    """Plays what the table gives to hear, from `go_ahead` on and while sound is on.

    The player is made when the start is over, so that it is not slower for it, and only if it is wanted.
    """

    def __init__(
        self,
        make_player: Callable[[], SoundPlayer] | None,
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_player = make_player
        self._settings = preferences.now
        self._player: SoundPlayer | None = None
        self._ahead = False
        self._now: list[SoundCue] = []
        self._sample = QTimer(self, singleShot=True, interval=_SAMPLE_MS)
        self._sample.timeout.connect(self.play_sample)
        preferences.changed.connect(self._take_settings)

    def go_ahead(self) -> None:
        """The first frame is there."""
        self._ahead = True
        QTimer.singleShot(_BREATH_MS, self, self._prepare)

    def hear(self, cue: SoundCue) -> None:
        """Something is to be heard now; of what falls on one moment only what counts is."""
        if not self._ahead or not self._settings.sound_on:
            return
        if not self._now:
            QTimer.singleShot(0, self, self._play)
        self._now.append(cue)

    def play_sample(self) -> None:
        """Let the volume be heard."""
        self.hear(SoundCue(Sound.KNOCK))

    def close(self) -> None:
        """Nothing is heard any more."""
        self._ahead = False
        player, self._player = self._player, None
        if player is not None:
            player.close()

    def _take_settings(self, settings: Settings) -> None:
        """Another volume is heard as soon as it has been found."""
        before, self._settings = self._settings, settings
        if (before.sound_on, before.sound_volume) == (settings.sound_on, settings.sound_volume):
            return
        if self._player is not None:
            self._player.set_volume(settings.sound_volume if settings.sound_on else 0)
        self._sample.start()

    def _prepare(self) -> None:
        if self._ahead and self._settings.sound_on and self._player is None:
            self._make()

    def _play(self) -> None:
        cues, self._now = self._now, []
        player = self._player or self._make()
        if player is not None:
            for cue in together(cues):
                player.play(cue.sound, cue.strength, cue.wait)

    def _make(self) -> SoundPlayer | None:
        if self._make_player is not None and self._ahead:
            self._player = self._make_player()
            self._player.set_volume(self._settings.sound_volume)
        return self._player
