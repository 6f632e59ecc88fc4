"""Texts with a line break every seventy letters or so, made to wrap at any width: paragraphs become one line.

Only what is surely running text is joined; headings, tables, lists of names and rules stay as they are.
Words are neither changed nor moved.
"""

from __future__ import annotations

import re
from typing import Final

_FULL: Final = 50
"""A line of at least so many letters was broken because it was full."""
_CENTRED: Final = 12
"""A line with so much room before it is a heading or a column."""
_NAME: Final = r"""copyright\s+(\(c\)|©|\d)|©|\(c\)|https?://\S+$|[-=─*_]{3}"""
"""Whose work it is, an address, or a rule."""
_ITEM: Final = r"""([*•-]|\(?\w{1,4}[.)]|\([ivx]+\))\s|\d{4}\b|[\w-]+:\s"""
"""An item of a list, a year, a field."""
_OWN_LINE: Final = re.compile(f"{_NAME}|{_ITEM}", re.IGNORECASE)
_ENDED_LINE: Final = re.compile(_NAME, re.IGNORECASE)
_COLUMNS: Final = re.compile(r"\S {3,}\S")


def flowing(text: str) -> str:
    """The same words, with the line breaks inside paragraphs taken out."""
    lines: list[str] = []
    last = ""
    for line in text.split("\n"):
        if lines and _continues(last, line):
            lines[-1] = f"{lines[-1].rstrip()} {line.strip()}"
        else:
            lines.append(line.rstrip())
        last = line
    return "\n".join(lines)


def _continues(last: str, line: str) -> bool:
    """Whether a line goes on with the paragraph of the line before it."""
    if not line.strip() or len(last.strip()) < _FULL:
        return False
    if _COLUMNS.search(last.strip()) or _COLUMNS.search(line.strip()) or _room(line) >= _CENTRED:
        return False
    return not (_ENDED_LINE.match(last.strip()) or _OWN_LINE.match(line.strip()))


def _room(line: str) -> int:
    return len(line) - len(line.lstrip())
