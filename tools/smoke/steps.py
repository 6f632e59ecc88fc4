"""The report of a smoke test: one line for each step, while it runs, and everything else in a log."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

PATIENCE_S: Final = 600
"""The longest a command may take."""
_TOLD: Final = 12
"""Lines of a failed command's output that are told."""


class SmokeFailure(Exception):
    """Something is not as it should be; the message says what, in one sentence."""


class Steps:
    """Prints what is being done and how it went; commands and their output go to the file `log`."""

    def __init__(self, log: Path) -> None:
        self._log = log
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("", encoding="utf-8")

    @contextmanager
    def step(self, name: str) -> Iterator[list[str]]:
        """A step: "NAME ... ok (NOTES, 1.2 s)". What is put into the list it yields are its notes."""
        print(f"{name} ... ", end="", flush=True)
        self.note(f"== {name}")
        began = time.monotonic()
        notes: list[str] = []
        try:
            yield notes
        except BaseException:
            print("FAILED", flush=True)
            raise
        print(f"ok ({', '.join([*notes, f'{time.monotonic() - began:.1f} s'])})", flush=True)

    def note(self, text: str) -> None:
        """Add to the log."""
        with self.open_log() as log:
            log.write(text + "\n")

    def open_log(self) -> TextIO:
        """The log, for what a running program complains of."""
        return self._log.open("a", encoding="utf-8")

    def call(
        self,
        command: Sequence[str | Path],
        *,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end; its output, both streams together, is in `stdout`. Any exit code is fine.

        Raises SmokeFailure when there is no such command, or when it takes longer than PATIENCE_S.
        """
        words = [str(part) for part in command]
        self.note("$ " + " ".join(words))
        try:
            done = subprocess.run(
                words,
                env=environment,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=PATIENCE_S,
            )
        except FileNotFoundError:
            raise SmokeFailure(f"the program {words[0]} is missing") from None
        except subprocess.TimeoutExpired:
            raise SmokeFailure(f"{words[0]} did not end in {PATIENCE_S} s") from None
        self.note(f"{done.stdout}-> {done.returncode}")
        return done

    def must(
        self,
        command: Sequence[str | Path],
        *,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> str:
        """Run a command that has to succeed; its output. Raises SmokeFailure with the end of it otherwise."""
        done = self.call(command, environment=environment, folder=folder)
        if done.returncode != 0:
            end = "\n  ".join(done.stdout.splitlines()[-_TOLD:])
            raise SmokeFailure(f"{' '.join(map(str, command))} ended with {done.returncode}:\n  {end}")
        return done.stdout


def expect(fine: bool, sentence: str) -> None:
    """Raise SmokeFailure with this sentence unless all is fine."""
    if not fine:
        raise SmokeFailure(sentence)


def complain(sentence: str) -> None:
    """One sentence of the smoke test's own for who started it."""
    print(f"smoke: {sentence}", file=sys.stderr, flush=True)
