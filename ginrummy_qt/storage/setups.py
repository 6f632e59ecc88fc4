"""The setup of a match as one line of text."""

from __future__ import annotations

from functools import lru_cache

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.codec import decode, encode, from_json, to_json


def setup_to_text(setup: MatchSetup) -> str:
    """The line of a setup."""
    return to_json(encode(setup))


@lru_cache(maxsize=64)
def setup_from_text(text: str) -> MatchSetup:
    """The setup of such a line, of which many are the same. Raises CodecError for anything else."""
    return decode(MatchSetup, from_json(text))
