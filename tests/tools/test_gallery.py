"""The gallery in the docs: its page and its pictures are those that the tool makes."""

from __future__ import annotations

import re
from pathlib import Path

from tools.gallery.acts import ACTS
from tools.gallery.catalogue import YEAR, pictures
from tools.gallery.page import FOLDER, page
from tools.gallery.sheets import sheets
from tools.gallery.states import MOMENTS

DOCS = Path(__file__).resolve().parents[2] / "docs"
LARGEST = 6 * 1024 * 1024
"""Bytes of all pictures together, which everybody who clones the repository loads."""


def test_the_page_is_the_one_the_tool_writes() -> None:
    assert (DOCS / "gallery.md").read_text(encoding="utf-8") == page(pictures())


def test_the_page_names_exactly_the_pictures_there_are() -> None:
    named = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (DOCS / "gallery.md").read_text(encoding="utf-8"))
    there = [f"{FOLDER}/{path.name}" for path in (DOCS / FOLDER).iterdir()]
    assert sorted(named) == sorted(there) == sorted(f"{FOLDER}/{each.file}" for each in pictures())


def test_the_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in (DOCS / FOLDER).iterdir()) <= LARGEST


def test_every_picture_can_be_taken() -> None:
    """Its moment, its act and its sheet of cards are known; that takes no window."""
    for each in pictures():
        assert each.moment in ("", YEAR, *MOMENTS), each.name
        assert not each.act or each.act in ACTS, each.name
        assert not each.sheet or each.name in sheets(), each.name
