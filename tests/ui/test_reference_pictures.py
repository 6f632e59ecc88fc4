"""Faces, backs, shadows, shapes, tables look as they did when somebody found them good (issue 4, Shown by).

Each picture is compared with its reference; another version of the font or SVG renderer may move an edge by a
fraction of a pixel, but no shape, colour or text may be another one.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.helpers.reference_pictures import FOLDER, PICTURES

LEVELS = 36
"""How many of 256 levels a part of a colour may differ."""
SHARE = 0.002
"""The share of pixels that may differ more."""


@pytest.fixture(autouse=True)
def _app(qapp):
    """Pictures need a running QGuiApplication."""


def levels(image):
    """The parts of all colours of a picture, softened so that an edge may lie a little beside its place."""
    half = image.scaled(
        image.width() // 2,
        image.height() // 2,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return bytes(half.convertToFormat(QImage.Format.Format_RGB32).constBits())


def differing(first, second):
    """The share of parts that differ visibly."""
    a, b = levels(first), levels(second)
    return sum(abs(x - y) > LEVELS for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_that_of_the_reference(name, tmp_path):
    found, wanted = PICTURES[name](), QImage(str(FOLDER / f"{name}.png"))
    assert found.size() == wanted.size()
    share = differing(found, wanted)
    if share > SHARE:
        found.save(str(tmp_path / f"{name}.png"))
    assert share <= SHARE, f"look at {tmp_path}/{name}.png"


def test_every_reference_is_compared():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < 800_000


@pytest.mark.parametrize("colour", ["#be2a2a", "#1a2024"])
def test_the_comparison_notices_a_pip_too_many(colour):
    changed = PICTURES["faces-light"]()
    painter = QPainter(changed)
    painter.fillRect(128, 40, 16, 16, QColor(colour))
    painter.end()
    assert differing(changed, PICTURES["faces-light"]()) > SHARE / 2


def test_the_comparison_notices_another_colour():
    assert differing(PICTURES["backs-light"](), PICTURES["backs-dark"]()) > SHARE
