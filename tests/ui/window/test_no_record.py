"""A file that is no match record gets one sentence (issue 3, Bad input)."""

from __future__ import annotations

import os
import sys

import pytest

from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.dialogs.sheet import Sheet
from tests.helpers.record_sheets import opened, texts
from tests.helpers.windows import play_until, press, started


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This file is empty."),
        (b"\x89PNG\r\n\x1a\n" + bytes(400), "This file is not a match record of Gin Rummy Qt."),
        (b"ginrummy-qt record 3\n", "This record was written by a newer version of Gin Rummy Qt."),
        (
            b"ginrummy-qt record 1\n{}\n",
            "This record is damaged or was changed: the rules do not confirm what it says.",
        ),
    ],
    ids=["empty", "picture", "newer", "damaged"],
)
def test_a_file_that_is_no_record_gets_one_sentence(program, qtbot, elsewhere, content, sentence):
    window = started(program)
    play_until(program, Seat.SOUTH)
    before, path = window.desk.update, elsewhere / "a  b ç.ginrummy"
    path.write_bytes(content)
    sheet = opened(program, qtbot, window, path, "notice")
    assert sentence in texts(sheet).splitlines()
    assert str(path) in texts(sheet)
    press(window, "close")
    assert window.desk.update == before
    assert path.read_bytes() == content


def test_a_folder_and_a_missing_file_get_one_sentence(program, qtbot, elsewhere):
    window = started(program)
    assert "This is a folder" in texts(opened(program, qtbot, window, elsewhere, "notice"))
    sheet = opened(program, qtbot, window, elsewhere / "gone.ginrummy", "notice")
    assert "There is no such file." in texts(sheet)
    visible = [each for each in window.findChildren(Sheet) if each.isVisible()]
    assert visible == [sheet], "the sentence about the file before is gone"


@pytest.mark.skipif(sys.platform == "win32", reason="names there are letters")
def test_a_file_whose_name_is_in_no_encoding_is_named_all_the_same(program, qtbot, elsewhere):
    window = started(program)
    odd = elsewhere / os.fsdecode(b"\xff.ginrummy")
    assert "?.ginrummy" in texts(opened(program, qtbot, window, odd, "notice"))


@pytest.mark.parametrize("name", ["a\0b.ginrummy", "a\ud800b.ginrummy"], ids=["NUL", "half a letter"])
def test_a_name_that_no_file_can_have_gets_one_sentence_too(program, qtbot, elsewhere, name):
    window = started(program)
    assert "There is no such file." in texts(opened(program, qtbot, window, elsewhere / name, "notice"))
