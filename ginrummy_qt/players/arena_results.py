"""The file that keeps what the arena has played: a line of JSON for each pair, so that it can go on later.

The first line says what is played; a file of another comparison is refused. A line that was cut off when the
program ended is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Final

from ginrummy_qt.players.duplicates import Tally
from ginrummy_qt.rules.codec import CodecError, decode, encode, from_json, to_json

FORMAT: Final = 1


class BadResults(ValueError):
    """A file that is no result file of this comparison; the message says why, in a sentence."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a file of results is about: the same comparison always has the same results."""

    arena: int
    a: str
    b: str
    ruleset: str
    seed: int
    move_time: int | None = None
    marks: tuple[str, str] = ("", "")
    """What the play of both depends on besides their names (`arena_marks`)."""


@dataclass(frozen=True, slots=True)
class _Pair:
    pair: int
    tally: Tally


@contextmanager
def kept(path: Path, comparison: Comparison) -> Iterator[tuple[list[Tally], BinaryIO]]:
    """The pairs in a file, and the file open to add more with `keep`; a file that is not there is made.

    Raises BadResults, and OSError where the file cannot be read or written.
    """
    with path.open("a+b") as file:
        file.seek(0)
        tallies, length = _read(file.read(), comparison)
        file.truncate(length)
        if length == 0:
            _append(file, to_json(encode(comparison)))
        yield tallies, file


def keep(file: BinaryIO, number: int, tally: Tally) -> None:
    """Add the pair of this number, from 1."""
    _append(file, to_json(encode(_Pair(number, tally))))


def tally_to_text(tally: Tally) -> str:
    """A tally as JSON."""
    return to_json(encode(tally))


def tally_from_text(text: str) -> Tally:
    """The tally written as that. Raises CodecError for anything else."""
    return decode(Tally, from_json(text))


def _append(file: BinaryIO, line: str) -> None:
    file.write(f"{line}\n".encode("ascii"))
    file.flush()


def _read(data: bytes, comparison: Comparison) -> tuple[list[Tally], int]:
    """The pairs in the data of a file, and the length of what is whole."""
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not lines:
        if data and not to_json(encode(comparison)).encode("ascii").startswith(data):
            raise BadResults("it is no file of results")
        return [], 0
    try:
        of = decode(Comparison, from_json(lines[0].decode("ascii")))
    except (CodecError, UnicodeDecodeError):
        raise BadResults("it is no file of results") from None
    if replace(of, marks=comparison.marks) == comparison != of:
        raise BadResults("other weights or skills of the same players have played it")
    if of != comparison:
        raise BadResults(f"it is about {of.a} - {of.b}, rules {of.ruleset}, seed {of.seed}")
    return [_pair(line, number) for number, line in enumerate(lines[1:], 1)], len(whole)


def _pair(line: bytes, number: int) -> Tally:
    try:
        pair = decode(_Pair, from_json(line.decode("ascii")))
    except (CodecError, UnicodeDecodeError) as error:
        raise BadResults(f"its line {number + 1} cannot be read: {error}") from None
    if pair.pair != number:
        raise BadResults(f"its line {number + 1} should be pair {number}, not {pair.pair}")
    return pair.tally
