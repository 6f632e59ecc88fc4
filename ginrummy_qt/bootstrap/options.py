"""The command line of the game. Free of Qt, so that a wrong argument is answered at once."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ginrummy_qt import __version__
from ginrummy_qt.bootstrap.console import tell
from ginrummy_qt.ports.identity import EXECUTABLE, NAME, RECORD_SUFFIX
from ginrummy_qt.ports.requests import SHOW, Ask, Request
from ginrummy_qt.ports.settings import Speed, ThemeChoice

SMALLEST_WINDOW = (800, 600)
LARGEST_WINDOW = (7680, 4320)
LONGEST_NAME = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the command line asks for; None where it says nothing.

    `file` is a match record to open. `theme`, `speed`, `language`, `size` and `log_engine` hold for this run
    only. `selftest` is the file for the report of a self-test, `screenshot` the folder for its pictures,
    `hands` ends it after so many hands.
    """

    file: Path | None = None
    new_match: bool = False
    continue_match: bool = False
    data_dir: Path | None = None
    theme: ThemeChoice | None = None
    speed: Speed | None = None
    language: str | None = None
    size: tuple[int, int] | None = None
    log_engine: bool = False
    selftest: Path | None = None
    screenshot: Path | None = None
    seed: int = 1
    hands: int | None = None
    report_first_frame: bool = False

    @property
    def request(self) -> Request:
        """What the window is asked for."""
        if self.file is not None:
            return Request(Ask.OPEN, self.file)
        if self.new_match:
            return Request(Ask.NEW_MATCH)
        return Request(Ask.CONTINUE if self.continue_match else Ask.SHOW)


class _Parser(argparse.ArgumentParser):
    """Answers a wrong argument with one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        tell(f"{self.prog}: {sentence}; see {self.prog} --help.\n", error=True)
        raise SystemExit(2)

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version, also where the program was started without an output of its own."""
        if message:
            tell(message)


def parse_options(arguments: Sequence[str]) -> Options:
    """The options in these arguments. Ends the program with code 2 and one sentence when they are wrong."""
    parser = _parser()
    options = Options(**vars(parser.parse_args(arguments)))
    if options.selftest is not None and options.request != SHOW:
        parser.error("a self-test opens nothing else")
    if options.selftest is None and (options.screenshot is not None or options.hands is not None):
        parser.error("--screenshot belongs to --selftest")
    return options


def _parser() -> _Parser:
    parser = _Parser(
        prog=EXECUTABLE,
        description="Gin rummy on the desktop. Without options the game starts where it was left.",
        allow_abbrev=False,
    )
    wish = parser.add_mutually_exclusive_group()
    wish.add_argument(
        "file", type=_file, nargs="?", metavar="FILE", help=f"a match record (*{RECORD_SUFFIX}) to look at"
    )
    wish.add_argument("--new-match", action="store_true", help="offer a new match")
    wish.add_argument(
        "--continue", dest="continue_match", action="store_true", help="go on with the match played last"
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    parser.add_argument(
        "--data-dir", type=_folder, metavar="DIR", help="keep matches and settings in this folder"
    )
    parser.add_argument("--theme", type=_choice(ThemeChoice), metavar="THEME", help=", ".join(ThemeChoice))
    parser.add_argument(
        "--speed", type=_choice(Speed), metavar="SPEED", help=f"of the cards: {', '.join(Speed)}"
    )
    parser.add_argument("--language", type=_language, metavar="LANG", help="for example en, or pt_BR")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window, for example 1280x800")
    parser.add_argument(
        "--log-engine",
        action="store_true",
        help="write all that the computer player is told and answers, its cards too, into log/engine.log",
    )
    test = parser.add_argument_group("self-test")
    test.add_argument(
        "--selftest", type=Path, metavar="OUT.json", help="play a whole match and write down what happened"
    )
    test.add_argument("--screenshot", type=Path, metavar="DIR", help="put pictures of it into this folder")
    test.add_argument("--seed", type=_seed, default=1, metavar="N", help="the match to play, 0 or more")
    test.add_argument("--hands", type=_seed, metavar="N", help="stop after so many hands")
    parser.add_argument("--report-first-frame", action="store_true", help=argparse.SUPPRESS)
    return parser


def _choice(choices: type[Speed] | type[ThemeChoice]) -> Callable[[str], Speed | ThemeChoice]:
    def read(text: str) -> Speed | ThemeChoice:
        try:
            return choices(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(choices)}") from None

    return read


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    if not text or (path.exists() and not path.is_dir()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a folder")
    return path


def _file(text: str) -> Path:
    """Absolute, for another process may open it; whether it can be opened is told by the window."""
    if not text or "\0" in text or len(os.fsencode(text)) > LONGEST_NAME:
        raise argparse.ArgumentTypeError(f"{text!r} is not a file")
    return Path(os.path.abspath(text))


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 up")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    width, height = int(found[1]), int(found[2])
    (least_width, least_height), (most_width, most_height) = SMALLEST_WINDOW, LARGEST_WINDOW
    if not (least_width <= width <= most_width and least_height <= height <= most_height):
        raise argparse.ArgumentTypeError(f"{text!r} is not between 800x600 and 7680x4320")
    return width, height


def _language(text: str) -> str:
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?|pseudo", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a language such as en or pt_BR")
    return text
