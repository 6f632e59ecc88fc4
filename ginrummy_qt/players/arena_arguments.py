"""The words that the command lines of the arena and the ladder are made of; a bad one gets one sentence."""

from __future__ import annotations

import argparse
from typing import NoReturn

from ginrummy_qt.players.arena_players import UnknownPlayer, check_player
from ginrummy_qt.rules.ruleset import PRESETS


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def __init__(self, program: str, description: str | None) -> None:
        super().__init__(
            prog=f"python -m ginrummy_qt.players.{program}", description=description, allow_abbrev=False
        )
        self._program = program

    def error(self, message: str) -> NoReturn:
        """Leave the program with status 2."""
        self.exit(2, f"{self._program}: {message}\n")


def player(text: str) -> str:
    """The text of a player. This and the others raise ArgumentTypeError."""
    try:
        return check_player(text)
    except UnknownPlayer as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def ruleset(text: str) -> str:
    """The name of a preset."""
    if text not in PRESETS:
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(PRESETS)}")
    return text


def integer(text: str) -> int:
    """Any whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a whole number") from None


def count(text: str) -> int:
    """A whole number from 1."""
    number = integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def milliseconds(text: str) -> int:
    """A time of at most 10 seconds."""
    number = integer(text)
    if not 0 <= number <= 10_000:
        raise argparse.ArgumentTypeError("must be from 0 to 10000")
    return number


def percent(text: str) -> float:
    """A number between 0 and 100, without them."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a number") from None
    if not 0 < number < 100:
        raise argparse.ArgumentTypeError("must be between 0 and 100")
    return number
