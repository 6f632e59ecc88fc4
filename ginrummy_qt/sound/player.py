"""The player as others see it: it only passes wishes to its thread, and loads nothing heavy itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.sound.commands import Close, Command, Play, Volume

if TYPE_CHECKING:
    from ginrummy_qt.sound.output import Output

_LONGEST_GOODBYE: Final = 0.5


class ThreadedPlayer:
    """A `ports.sound.SoundPlayer` for the files of a folder; `open_device` is given the samples a second."""

    def __init__(self, folder: Path, open_device: Callable[[int], Output] | None = None) -> None:
        self._folder = folder
        self._open_device = open_device
        self._commands: SimpleQueue[Command] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, sound: Sound, strength: float = 1.0, wait: int = 0) -> None:
        """Play a sound in `wait` milliseconds."""
        self._send(Play(sound, strength, wait, monotonic()))

    def set_volume(self, volume: int) -> None:
        """How loud everything is, 0 to 100."""
        self._send(Volume(volume))

    def close(self) -> None:
        """Fall silent for good; a device that hangs is left to itself."""
        if self._thread is not None:
            self._send(Close())
            self._thread.join(_LONGEST_GOODBYE)

    def _send(self, command: Command) -> None:
        self._commands.put(command)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        from ginrummy_qt.sound.playing import play_until_closed

        play_until_closed(self._folder, self._commands, self._open_device)
