"""A computer player that comes to grief: `bad_engine FOLDER SEED PATIENCE`.

It is the real engine until, after a few answers, it does one of the things that an engine must not do; each
start does another one. What it is about to do is noted in FOLDER/incidents. PATIENCE is how long it is waited
for, in seconds.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO, Final

from ginrummy_qt.engine.main import Engine
from ginrummy_qt.ports.engine import PROTOCOL, Decided, Failed, FromEngine, Ready, write_message
from ginrummy_qt.rules.actions import DrawDiscard, DrawStock, Pass

MOST_ANSWERS: Final = 5
FLOOD: Final = 2_000_000_000
"""Bytes after which even a flood ends, should nobody stop it."""


End = Callable[[FromEngine], bool]
"""A bad end instead of an answer; whether the engine goes on afterwards."""


def named(ends: Iterable[End]) -> dict[str, End]:
    """Each by the name of its method."""
    return {each.__name__: each for each in ends}


class BadEngine:
    """The real engine, and its bad end."""

    def __init__(self, rng: random.Random, patience: float, note: Callable[[str], None]) -> None:
        self._rng = rng
        self._patience = patience
        self._note = note
        self._engine = Engine()
        self._out: BinaryIO = sys.stdout.buffer
        sudden = (self.exit, self.kill, self.freeze)
        at_start: tuple[End, ...] = (*sudden, self.garbage, self.flood, self.wrong_protocol)
        ends: tuple[End, ...] = (
            *(*sudden, self.freeze_in_the_middle_of_a_line),
            *(self.flood, self.flood_without_an_end, self.flood_stderr, self.late, self.too_late),
            *(self.garbage, self.deep_nest, self.wrong_request, self.illegal, self.ready_again),
            *(self.give_up, self.close_output, self.orphan, self.answer_twice, self.answer_before),
        )
        self._at_start = named(at_start)
        self._ends = named(ends)

    def run(self) -> None:
        """Answer until the end."""
        begin_badly = self._rng.random() < 0.1
        left = self._rng.randrange(MOST_ANSWERS)
        for line in sys.stdin.buffer:
            answer = self._engine.answer(line)
            if answer is None:
                return
            if isinstance(answer, Ready):
                bad, kinds = begin_badly, self._at_start
            else:
                left -= 1
                bad, kinds = left < 0, self._ends
            if not bad:
                self._say(answer)
                continue
            name = self._rng.choice(sorted(kinds))
            self._note(f"{name}{' at the start' if isinstance(answer, Ready) else ''}")
            if not kinds[name](answer):
                return
            left = self._rng.randrange(MOST_ANSWERS)

    # Each ends the process, waits for ever, or answers and is True: it goes on

    def kill(self, _answer: FromEngine) -> bool:
        """Die of a signal."""
        os.kill(os.getpid(), signal.SIGKILL)
        return False

    def exit(self, _answer: FromEngine) -> bool:
        """Leave without a word."""
        os._exit(self._rng.choice((0, 1, 77)))

    def freeze(self, _answer: FromEngine) -> bool:
        """Stop, as a process does that is being debugged."""
        os.kill(os.getpid(), signal.SIGSTOP)
        return False

    def freeze_in_the_middle_of_a_line(self, answer: FromEngine) -> bool:
        """Half an answer, and silence."""
        line = write_message(answer).encode()
        self._write(line[: self._rng.randrange(1, len(line))])
        return self.freeze(answer)

    def flood(self, answer: FromEngine) -> bool:
        """The same answer for ever."""
        return self._pour(write_message(answer).encode() * 500)

    def flood_without_an_end(self, _answer: FromEngine) -> bool:
        """A line that never ends."""
        return self._pour(b"x" * 65536)

    def flood_stderr(self, answer: FromEngine) -> bool:
        """Much to complain about, and then the answer."""
        for _ in range(2_000):
            sys.stderr.write("mimimi " * 100 + "\n")
        self._say(answer)
        return True

    def late(self, answer: FromEngine) -> bool:
        """An answer at the last moment."""
        time.sleep(self._patience * 0.5)
        self._say(answer)
        return True

    def too_late(self, answer: FromEngine) -> bool:
        """An answer after the last moment."""
        time.sleep(self._patience * 1.5)
        self._say(answer)
        return True

    def garbage(self, _answer: FromEngine) -> bool:
        """Bytes that mean nothing."""
        self._write(self._rng.randbytes(self._rng.choice((1, 20, 5_000))) + b"\n")
        return True

    def deep_nest(self, _answer: FromEngine) -> bool:
        """Brackets in brackets."""
        depth = self._rng.choice((100, 990, 100_000))
        self._write(b'{"type":' + b"[" * depth + b"]" * depth + b"}\n")
        return True

    def wrong_protocol(self, _answer: FromEngine) -> bool:
        """A greeting from the future."""
        self._say(Ready(PROTOCOL + 1, "from the future"))
        return True

    def wrong_request(self, answer: FromEngine) -> bool:
        """An answer to another question."""
        assert isinstance(answer, Decided)
        self._say(Decided(answer.request + self._rng.choice((-1, 1, 10**18)), answer.action))
        return True

    def illegal(self, answer: FromEngine) -> bool:
        """An action that may not be taken: one of two that never are legal together with a discard."""
        assert isinstance(answer, Decided)
        simple = [each for each in (Pass(), DrawStock(), DrawDiscard()) if each != answer.action]
        self._say(Decided(answer.request, self._rng.choice(simple)))
        return True

    def ready_again(self, _answer: FromEngine) -> bool:
        """A second greeting."""
        self._say(Ready(PROTOCOL, "again"))
        return True

    def give_up(self, answer: FromEngine) -> bool:
        """An apology."""
        assert isinstance(answer, Decided)
        self._say(Failed(answer.request, "I do not know " * self._rng.choice((1, 10_000))))
        return True

    def close_output(self, _answer: FromEngine) -> bool:
        """Alive, but mute."""
        os.close(1)
        time.sleep(self._patience * 3)
        return False

    def orphan(self, answer: FromEngine) -> bool:
        """Die, and leave a child behind that holds the pipes for a while."""
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(2)"], start_new_session=True)
        return self.exit(answer)

    def answer_twice(self, answer: FromEngine) -> bool:
        """The right answer, and again."""
        self._write(write_message(answer).encode() * 2)
        return True

    def answer_before(self, answer: FromEngine) -> bool:
        """The right answer, and one to the question that has not been asked."""
        assert isinstance(answer, Decided)
        self._say(answer)
        self._say(Decided(answer.request + 1, answer.action))
        return True

    def _say(self, message: FromEngine) -> None:
        self._write(write_message(message).encode())

    def _write(self, line: bytes) -> None:
        self._out.write(line)
        self._out.flush()

    def _pour(self, water: bytes) -> bool:
        poured = 0
        while poured < FLOOD:
            self._write(water)
            poured += len(water)
        return False


def main(folder: Path, seed: str, patience: float) -> None:
    """Be the engine of one start."""
    number = _append(folder / "starts", "+")
    rng = random.Random(f"{seed} {number}")

    def note(incident: str) -> None:
        _append(folder / "incidents", f"{incident}\n")

    BadEngine(rng, patience, note).run()


def _append(path: Path, text: str) -> int:
    """Add a text to a file in one go; how large the file is then."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(handle, text.encode())
        return os.fstat(handle).st_size
    finally:
        os.close(handle)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
