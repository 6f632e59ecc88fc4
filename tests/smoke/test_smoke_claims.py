"""A self-test's report is believed only where all of it fits."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

import pytest
from PySide6.QtGui import QColor, QImage

from tools.smoke.claims import PICTURES, differences, problems, read
from tools.smoke.steps import SmokeFailure

CLAIMS: Final[dict[str, Any]] = {
    "version": "1.2.3",
    "seed": 7,
    "failure": "",
    "outcome": "finished",
    "hands": [{"number": 1, "verified": True}, {"number": 2, "verified": True}],
    "moves": [{"gesture": "drag"}, {"gesture": "click"}, {"gesture": "keys"}],
    "pictures": sorted(PICTURES),
    "refused_moves": 0,
    "run": {"platform": "xcb", "width": 90, "height": 60, "seconds": 1.5},
}


@pytest.fixture
def folder(tmp_path):
    """The pictures of the report."""
    image = QImage(90, 60, QImage.Format.Format_RGB32)
    for x in range(90):
        for y in range(60):
            image.setPixelColor(x, y, QColor.fromHsv(x * 4, 200, 100 + y))
    for name in PICTURES:
        assert image.save(str(tmp_path / name))
    return tmp_path


def check(claims, folder):
    return problems(claims, "1.2.3", 7, folder)


def test_a_sound_report_has_no_problems(folder):
    assert check(CLAIMS, folder) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"failure": "stuck"}, "failure is 'stuck', not ''"),
        ({"outcome": "stopped"}, "outcome is 'stopped', not 'finished'"),
        ({"version": "1.2.2"}, "version is '1.2.2', not '1.2.3'"),
        ({"seed": 8}, "seed is 8, not 7"),
        ({"refused_moves": 1}, "refused_moves is 1, not 0"),
        ({"hands": []}, "no hand was played"),
        ({"hands": [{"number": 1, "verified": False}]}, "the seal of hand 1 was not verified"),
        ({"moves": [{"gesture": "keys"}]}, "it did not play by dragging, clicking and keys"),
        (
            {"run": {**CLAIMS["run"], "platform": "offscreen"}},
            "it ran on 'offscreen', not on the real screen of 'xcb'",
        ),
    ],
)
def test_each_claim_is_looked_at(folder, changes, sentence):
    assert check({**CLAIMS, **changes}, folder) == [sentence]


def test_a_missing_picture_is_noticed(folder):
    (folder / "deal.png").unlink()
    assert check(CLAIMS, folder) == ["the picture deal.png is missing"]


def test_a_picture_that_nobody_claims_is_noticed(folder):
    (folder / "failure.png").write_bytes((folder / "deal.png").read_bytes())
    assert check(CLAIMS, folder) == ["the picture failure.png is not in the report"]


def test_a_blank_picture_is_noticed(folder):
    image = QImage(90, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    assert image.save(str(folder / "deal.png"))
    assert check(CLAIMS, folder) == [
        "deal.png has only 1 colours",
        "100% of deal.png is of one colour",
    ]


def test_two_runs_may_differ_in_version_and_time_only():
    other = copy.deepcopy(CLAIMS)
    other["version"] = "1.2.2"
    other["run"]["seconds"] = 9.0
    assert differences(CLAIMS, other) == []
    other["hands"][0]["number"] = 3
    assert differences(CLAIMS, other) == ["hands"]


@pytest.mark.parametrize("text", [None, "", "[]", "{"])
def test_a_report_that_cannot_be_read_is_a_failure(tmp_path, text):
    path = tmp_path / "report.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(SmokeFailure, match="the report of the self-test"):
        read(path)


def test_a_report_is_read(tmp_path):
    (tmp_path / "report.json").write_text(json.dumps(CLAIMS))
    assert read(tmp_path / "report.json") == CLAIMS
