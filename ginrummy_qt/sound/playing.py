"""What the player's thread does: it mixes what is asked for and hands it to the system.

The device is opened for the first sound and given back a few seconds after the last, so that a table at rest
costs nothing and keeps no computer awake. Where it cannot be opened, that is tried again later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Final

from ginrummy_qt.sound.commands import Close, Command, Play, Volume
from ginrummy_qt.sound.library import RATE, SoundLibrary
from ginrummy_qt.sound.mixer import Mixer
from ginrummy_qt.sound.output import BLOCK, BLOCKS, NoOutput, Output, open_output

LINGER: Final = 5.0
"""Seconds of silence after which the device is given back."""
RETRY: Final = 20.0
"""Seconds until a device that could not be opened is looked for again."""
_TOO_LATE: Final = 0.4
"""A sound that waited longer than so many seconds belongs to what is over, and is left out."""

_log = logging.getLogger(__name__)


def play_until_closed(
    folder: Path, commands: SimpleQueue[Command], open_device: Callable[[int], Output] | None = None
) -> None:
    """Do what the commands say with the sounds of a folder; the system's own way out is the usual one."""
    _Playing(SoundLibrary(folder), commands, open_device or open_output).run()


class _Playing:
    def __init__(
        self, library: SoundLibrary, commands: SimpleQueue[Command], open_device: Callable[[int], Output]
    ) -> None:
        self._library = library
        self._commands = commands
        self._open_device = open_device
        self._mixer = Mixer()
        self._closed = False
        self._not_before = 0.0
        self._told = False

    def run(self) -> None:
        while not self._closed:
            self._obey(self._commands.get())
            if not self._mixer.silent:
                self._sound()

    def _sound(self) -> None:
        """Play until there has been nothing to hear for a while."""
        asked = monotonic()
        output = self._open()
        if output is None or monotonic() - asked > _TOO_LATE:
            self._mixer.clear()
        if output is None:
            return
        try:
            self._fill(output)
        except NoOutput as error:
            self._miss(error, 0.0)
        finally:
            output.close()

    def _fill(self, output: Output) -> None:
        silence = 0
        while not self._closed and silence * BLOCK < LINGER * RATE:
            self._obey_all()
            silence = silence + 1 if self._mixer.silent else 0
            output.write(self._mixer.read(BLOCK))
        if not self._mixer.silent:
            self._mixer.set_volume(0)
            for _ in range(BLOCKS):
                output.write(self._mixer.read(BLOCK))

    def _open(self) -> Output | None:
        if monotonic() < self._not_before:
            return None
        try:
            return self._open_device(RATE)
        except NoOutput as error:
            self._miss(error, RETRY)
            return None

    def _miss(self, error: NoOutput, rest: float) -> None:
        """There is no device, or no longer: said once, and looked for again after so many seconds."""
        self._mixer.clear()
        self._not_before = monotonic() + rest
        if not self._told:
            self._told = True
            _log.info("no sound: %s", error)

    def _obey_all(self) -> None:
        while True:
            try:
                command = self._commands.get_nowait()
            except Empty:
                return
            self._obey(command)

    def _obey(self, command: Command) -> None:
        match command:
            case Close():
                self._closed = True
            case Play(sound, strength, wait, asked):
                taken = self._library.take(sound)
                if taken is not None and monotonic() - asked <= _TOO_LATE:
                    samples, evenness = taken
                    self._mixer.add(samples, strength * evenness, wait * RATE // 1000)
            case Volume(volume):
                self._mixer.set_volume(volume)
