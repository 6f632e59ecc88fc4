"""The pictures of the program and of its records, in every size and form."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from PIL.IcoImagePlugin import IcoImageFile

from tools.installers.icons import (
    HICOLOR_SIZES,
    ICNS_SIZES,
    ICO_SIZES,
    Emblem,
    picture,
    png,
    scalable,
    write_icns,
    write_ico,
)

GOLD = {Emblem.APP: (0xEB, 0xC8, 0x7D, 255), Emblem.RECORD: (0xC8, 0x96, 0x3C, 255)}


@pytest.mark.parametrize("emblem", Emblem)
@pytest.mark.parametrize("size", HICOLOR_SIZES)
def test_every_size_is_a_square_picture_with_transparent_corners(emblem: Emblem, size: int) -> None:
    image = Image.open(io.BytesIO(png(emblem, size)))

    assert image.format == "PNG"
    assert image.size == (size, size)
    assert image.mode == "RGBA"
    alpha = image.getchannel("A")
    assert all(alpha.tobytes()[y * size + x] < 255 for x in (0, size - 1) for y in (0, size - 1))
    assert alpha.tobytes()[size // 2 * size + size // 2] == 255
    assert len(image.getcolors(size * size) or ()) > 5


@pytest.mark.parametrize("emblem", Emblem)
@pytest.mark.parametrize("size", [16, 22, 24, 32])
def test_small_pictures_are_sharp_their_bracket_fills_whole_pixels(emblem: Emblem, size: int) -> None:
    image = picture(emblem, size)
    colours = [image.getpixel((size // 2, y)) for y in range(size // 2, size)]
    gold = [y for y, colour in enumerate(colours) if colour == GOLD[emblem]]

    assert gold
    above, below = colours[gold[0] - 1], colours[gold[-1] + 1]
    assert above == below, "the rows around the bracket are plain ground"


def test_equal_drawings_give_equal_bytes() -> None:
    assert png(Emblem.RECORD, 48) == png(Emblem.RECORD, 48)


@pytest.mark.parametrize("emblem", Emblem)
def test_the_scalable_drawing_is_there(emblem: Emblem) -> None:
    assert "<svg" in scalable(emblem).read_text("utf-8")


@pytest.mark.parametrize("emblem", Emblem)
def test_windows_gets_all_sizes_each_drawn_for_itself(emblem: Emblem, tmp_path: Path) -> None:
    write_ico(tmp_path / "a.ico", emblem)

    with IcoImageFile(tmp_path / "a.ico") as image:
        assert image.info["sizes"] == {(size, size) for size in ICO_SIZES}
        smallest = image.ico.getimage((16, 16)).convert("RGBA")
    assert smallest.tobytes() == picture(emblem, 16).tobytes()


@pytest.mark.parametrize("emblem", Emblem)
def test_macos_gets_all_sizes(emblem: Emblem, tmp_path: Path) -> None:
    write_icns(tmp_path / "a.icns", emblem)

    with Image.open(tmp_path / "a.icns") as image:
        pixels = {width * density for width, _, density in image.info["sizes"]}
    assert pixels == set(ICNS_SIZES)


def test_the_macos_picture_has_the_margin_of_apples_template(tmp_path: Path) -> None:
    write_icns(tmp_path / "a.icns")

    with Image.open(tmp_path / "a.icns") as image:
        box = image.convert("RGBA").getbbox()
    assert box == (100, 100, 924, 924)
