"""Pictures that show nothing do not pass, and pictures of the same table are told from others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tools.smoke.pictures import likeness, problems

SIZE = (300, 200)


@pytest.fixture
def picture(tmp_path):
    """Writes a picture of so many equal stripes of different colours."""

    def draw(name: str, colours: int, first: int = 0, size: tuple[int, int] = SIZE):
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        for number in range(colours):
            left, right = (size[0] * (number + each) // colours for each in (0, 1))
            colour = QColor.fromHsv((first + number * 4) % 360, 200, 200)
            painter.fillRect(QRect(left, 0, right - left, size[1]), colour)
        painter.end()
        path = tmp_path / name
        assert image.save(str(path))
        return path

    return draw


def test_a_picture_with_many_colours_passes(picture):
    assert problems(picture("table.png", 60), SIZE) == []


def test_a_blank_picture_does_not(picture):
    found = problems(picture("blank.png", 1), SIZE)
    assert found == ["blank.png has only 1 colours", "100% of blank.png is of one colour"]


def test_nor_one_of_few_colours(picture):
    assert problems(picture("poor.png", 10), SIZE) == ["poor.png has only 10 colours"]


def test_nor_one_of_another_size(picture):
    assert problems(picture("small.png", 60, size=(200, 100)), SIZE) == [
        "small.png is 200x100 pixels, not 300x200"
    ]


def test_nor_what_is_no_picture(tmp_path):
    (tmp_path / "words.png").write_text("words")
    assert problems(tmp_path / "words.png", SIZE) == ["words.png is no picture"]


def test_a_picture_is_like_itself_and_unlike_another(picture):
    one = picture("one.png", 60)
    assert likeness(one, picture("same.png", 60)) == 1
    assert likeness(one, picture("other.png", 60, first=120)) < 0.2
    assert likeness(one, picture("small.png", 60, size=(200, 100))) == 0


def test_a_small_difference_is_small(picture, tmp_path):
    one = picture("one.png", 60)
    image = QImage(str(one))
    painter = QPainter(image)
    painter.fillRect(QRect(0, 0, 30, 20), Qt.GlobalColor.black)
    painter.end()
    assert image.save(str(tmp_path / "marked.png"))
    assert 0.98 < likeness(one, tmp_path / "marked.png") < 1
