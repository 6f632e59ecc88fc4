"""What the engine answers to lines that it cannot use: which one it was, and what is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ginrummy_qt.engine.inbox import Refused
from ginrummy_qt.ports.engine import Failed, FromEngine
from ginrummy_qt.rules.codec import CodecError, from_json

_GREATEST: Final = 2**63
"""Numbers of requests are not repeated in a complaint from here on."""


def unusable(line: bytes, reason: str) -> Failed:
    """The answer to a line that is no message, with the number of its request where that can be read."""
    return Failed(_request_in(line), reason)


def refused(refusal: Refused) -> Failed:
    """The answer to lines that nobody read."""
    more = f", and {refusal.count - 1} more" if refusal.count > 1 else ""
    return Failed(None, f"line {refusal.number}{more}: {refusal.reason}")


def placed(answer: FromEngine | None, number: int) -> FromEngine | None:
    """The answer, and if it is a complaint that names no request, with the number of the line, from 1."""
    if isinstance(answer, Failed) and answer.request is None:
        return replace(answer, reason=f"line {number}: {answer.reason}")
    return answer


def _request_in(line: bytes) -> int | None:
    try:
        plain = from_json(line.decode("utf-8"))
    except (CodecError, UnicodeDecodeError):
        return None
    request = plain.get("request") if isinstance(plain, dict) and plain.get("type") == "decide" else None
    if isinstance(request, bool) or not isinstance(request, int) or abs(request) >= _GREATEST:
        return None
    return request
