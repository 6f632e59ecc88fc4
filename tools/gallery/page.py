"""The page `docs/gallery.md`: a table of pictures for each section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from tools.gallery.catalogue import Picture

FOLDER: Final = "pictures/gallery"
"""Of the pictures, beside the page."""
COLUMNS: Final = 3
HEAD: Final = """# Gallery

Every theme, deck, language, page and state of the table. `python3 dev.py shots` takes all pictures and writes
this page; look at each after a visible change.
"""


def page(pictures: Sequence[Picture]) -> str:
    """The whole page in Markdown."""
    return "\n".join([HEAD, *_sections(pictures)]) + "\n"


def _sections(pictures: Sequence[Picture]) -> Iterator[str]:
    for section, members in groupby(pictures, key=lambda picture: picture.section):
        yield f"## {section}\n"
        yield from _table(tuple(members))
        yield ""


def _table(pictures: Sequence[Picture]) -> Iterator[str]:
    yield "|" + "   |" * COLUMNS
    yield "|" + "---|" * COLUMNS
    for start in range(0, len(pictures), COLUMNS):
        row = pictures[start : start + COLUMNS]
        cells = [f"![{each.caption}]({FOLDER}/{each.file})<br>{each.caption}" for each in row]
        yield "| " + " | ".join(cells + [" "] * (COLUMNS - len(row))) + " |"
