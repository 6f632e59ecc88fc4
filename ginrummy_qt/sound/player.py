"""The player: a thread of its own that mixes what is asked for and hands it to the system.

The device is opened for the first sound and given back a few seconds after the last, so that a table at rest
costs nothing and keeps no computer awake. Where it cannot be opened, that is tried again later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.sound.library import RATE, SoundLibrary
from ginrummy_qt.sound.mixer import Mixer
from ginrummy_qt.sound.output import BLOCK, BLOCKS, NoOutput, Output, open_output

LINGER: Final = 3.0
"""Seconds of silence after which the device is given back."""
RETRY: Final = 20.0
"""Seconds until a device that could not be opened is looked for again."""
_TOO_LATE: Final = 0.25
"""A sound that waited longer than so many seconds belongs to what is over, and is left out."""
_LONGEST_GOODBYE: Final = 0.5

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Play:
    sound: Sound
    strength: float
    wait: int
    asked: float


class _Close:
    """The end."""


_Command = _Play | int | _Close


class ThreadedPlayer:
    """A `ports.sound.SoundPlayer` for the files of a folder."""

    def __init__(self, folder: Path, open_device: Callable[[int], Output] = open_output) -> None:
        self._folder = folder
        self._open_device = open_device
        self._commands: SimpleQueue[_Command] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, sound: Sound, strength: float = 1.0, wait: int = 0) -> None:
        """Play a sound in `wait` milliseconds."""
        self._send(_Play(sound, strength, wait, monotonic()))

    def set_volume(self, volume: int) -> None:
        """How loud everything is, 0 to 100."""
        self._send(volume)

    def close(self) -> None:
        """Fall silent for good; a device that hangs is left to itself."""
        self._commands.put(_Close())
        if self._thread is not None:
            self._thread.join(_LONGEST_GOODBYE)

    def _send(self, command: _Command) -> None:
        self._commands.put(command)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        _Playing(SoundLibrary(self._folder), self._open_device, self._commands).run()


class _Playing:
    """What the thread does."""

    def __init__(
        self, library: SoundLibrary, open_device: Callable[[int], Output], commands: SimpleQueue[_Command]
    ) -> None:
        self._library = library
        self._open_device = open_device
        self._commands = commands
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

    def _obey(self, command: _Command) -> None:
        match command:
            case _Close():
                self._closed = True
            case _Play(sound, strength, wait, asked):
                taken = self._library.take(sound)
                if taken is not None and monotonic() - asked <= _TOO_LATE:
                    samples, evenness = taken
                    self._mixer.add(samples, strength * evenness, wait * RATE // 1000)
            case int(volume):
                self._mixer.set_volume(volume)
