"""The lines in which a second start of the program speaks to the first: one request, one short answer.

A request is a line of JSON in ASCII, which carries any path: `{"ask":"open","path":"/home/ana/a b.ginrummy",
"token":"..."}`. `token` is the Wayland compositor's leave to come to the front.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.requests import Ask, Request

LONGEST_LINE: Final = 32 * 1024
"""In bytes: a path of 4096 bytes, each written as six, and a token."""
LONGEST_TOKEN: Final = 512
ANSWER: Final = b"taken\n"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that came over the line, and the token with it; empty where there is none."""

    request: Request
    token: str = ""


def write_line(asked: Asked) -> bytes:
    """The line of a request. Raises ValueError for a path that is too long for it."""
    plain = {"ask": asked.request.ask.value}
    if asked.request.path is not None:
        plain["path"] = str(asked.request.path)
    if asked.token and len(asked.token) <= LONGEST_TOKEN:
        plain["token"] = asked.token
    line = json.dumps(plain).encode("ascii") + b"\n"
    if len(line) > LONGEST_LINE:
        raise ValueError("the path is too long")
    return line


def read_line(line: bytes) -> Asked | None:
    """What a line asks for; None for anything that is no request."""
    if len(line) > LONGEST_LINE:
        return None
    try:
        plain = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        return None
    match plain:
        case {"ask": str(ask), **rest} if rest.keys() <= {"path", "token"}:
            return _read(ask, rest.get("path"), rest.get("token", ""))
    return None


def _read(ask: str, path: object, token: object) -> Asked | None:
    if not isinstance(path, str | None) or not isinstance(token, str) or len(token) > LONGEST_TOKEN:
        return None
    if not (_can_be_passed_on(token) and _can_be_passed_on(path or "")):
        return None
    try:
        return Asked(Request(Ask(ask), None if path is None else Path(path)), token)
    except ValueError:
        return None


def _can_be_passed_on(text: str) -> bool:
    """Whether a path or a variable of the environment can be this text."""
    try:
        return b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
