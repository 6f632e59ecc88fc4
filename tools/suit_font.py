"""Write `resources/fonts/GinRummySuits.ttf`: ♠ ♥ ♦ ♣ as glyphs, drawn from the deck's own suit signs.

Neither of our typefaces has the four signs, and a system font's differ or come in colour. A TrueType file
of four outlines is small enough to be written here, table by table (OpenType 1.9); curves are flattened
into lines finer than a hundredth of a pixel at text sizes. Run it again when `ui/deck/suits.py` changes:
`python tools/suit_font.py`.
"""

from __future__ import annotations

import math
import re
import struct
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.suits import SUIT_PATHS, SUIT_SCALES

FAMILY: Final = "Gin Rummy Suits"
TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts" / "GinRummySuits.ttf"
UNITS: Final = 2048
CAPITALS: Final = 1490
"""Height of the capitals of our typefaces; a sign is centred on it and a little larger."""
SIGN_HEIGHT: Final = 1640
SIDE: Final = 90
ASCENT, DESCENT = 1950, -500
SIGNS: Final = {0x2660: Suit.SPADES, 0x2663: Suit.CLUBS, 0x2665: Suit.HEARTS, 0x2666: Suit.DIAMONDS}

Contour = list[tuple[int, int]]


def outline(suit: Suit) -> list[Contour]:
    """The contours of a sign in font units."""
    scale = SIGN_HEIGHT / 100 * SUIT_SCALES[suit]
    polygons = painter_path(SUIT_PATHS[suit]).simplified().toSubpathPolygons()
    contours = []
    for polygon in polygons:
        corners = [polygon.at(i).toTuple() for i in range(polygon.size())]
        points = [(round(x * scale), round(CAPITALS / 2 - y * scale)) for x, y in corners]
        contours.append([point for point, after in pairwise(points) if point != after])
    left = min(x for contour in contours for x, _ in contour) - SIDE
    return [[(x - left, y) for x, y in contour] for contour in contours]


def painter_path(text: str) -> QPainterPath:
    """The commands M L H V C A z (absolute, as the suits use them) as a path of lines."""
    path = QPainterPath()
    tokens = re.findall(r"[A-Za-z]|-?[\d.]+", text)
    while tokens:
        command = tokens[0]
        if command.isalpha():
            tokens.pop(0)
        else:
            command = "C"
        here = path.currentPosition()
        match command:
            case "M":
                path.moveTo(*take(tokens, 2))
            case "L":
                path.lineTo(*take(tokens, 2))
            case "H":
                path.lineTo(take(tokens, 1)[0], here.y())
            case "V":
                path.lineTo(here.x(), take(tokens, 1)[0])
            case "C":
                curve(path, here, take(tokens, 6))
            case "A":
                arc(path, here, take(tokens, 7))
            case "z":
                path.closeSubpath()
            case _:
                raise ValueError(f"a suit sign uses the path command {command!r}")
    return path


def take(tokens: list[str], count: int) -> list[float]:
    """The next numbers."""
    numbers = [float(token) for token in tokens[:count]]
    del tokens[:count]
    return numbers


def curve(path: QPainterPath, start: QPointF, numbers: list[float]) -> None:
    """A cubic curve as 16 lines."""
    x1, y1, x2, y2, x3, y3 = numbers
    for step in range(1, 17):
        t = step / 16
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        path.lineTo(
            a * start.x() + b * x1 + c * x2 + d * x3,
            a * start.y() + b * y1 + c * y2 + d * y3,
        )


def arc(path: QPainterPath, start: QPointF, numbers: list[float]) -> None:
    """The larger clockwise arc of a circle as 48 lines: all that the club uses."""
    radius, _, _, large, clockwise, x, y = numbers
    if (large, clockwise) != (1, 1):
        raise ValueError("a suit sign uses an arc of another kind")
    dx, dy = x - start.x(), y - start.y()
    half = math.hypot(dx, dy) / 2
    rise = math.sqrt(max(0.0, radius * radius - half * half))
    cx = (start.x() + x) / 2 + rise * dy / (2 * half)
    cy = (start.y() + y) / 2 - rise * dx / (2 * half)
    first = math.atan2(start.y() - cy, start.x() - cx)
    sweep = (math.atan2(y - cy, x - cx) - first) % (2 * math.pi)
    for step in range(1, 49):
        angle = first + sweep * step / 48
        path.lineTo(cx + radius * math.cos(angle), cy + radius * math.sin(angle))


def glyph(contours: list[Contour]) -> bytes:
    """A simple glyph of straight lines (table `glyf`)."""
    xs = [x for contour in contours for x, _ in contour]
    ys = [y for contour in contours for _, y in contour]
    data = struct.pack(">hhhhh", len(contours), min(xs), min(ys), max(xs), max(ys))
    end = -1
    for contour in contours:
        end += len(contour)
        data += struct.pack(">H", end)
    data += struct.pack(">H", 0) + b"\x01" * len(xs)
    for values in (xs, ys):
        data += b"".join(struct.pack(">h", b - a) for a, b in zip([0, *values], values, strict=False))
    return data + b"\0" * (-len(data) % 4)


def tables(glyphs: list[list[Contour]]) -> dict[bytes, bytes]:
    """All tables of a font whose glyph 0 is empty and whose others are SIGNS in order."""
    data = [b"", *(glyph(contours) for contours in glyphs)]
    points = [[x for contour in contours for x, _ in contour] for contours in glyphs]
    advances = [600, *(max(xs) + SIDE for xs in points)]
    bearings = [0, *(min(xs) for xs in points)]
    count = len(data)
    offsets = [sum(map(len, data[:i])) for i in range(count + 1)]
    most = max(sum(map(len, contours)) for contours in glyphs)
    loops = max(map(len, glyphs))
    widest = max(advances)
    return {
        b"OS/2": os2(sum(advances) // count),
        b"cmap": cmap(),
        b"glyf": b"".join(data),
        b"head": struct.pack(
            ">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS, 0, 0,
            0, DESCENT, widest, ASCENT, 0, 8, 2, 1, 0,
        ),
        b"hhea": struct.pack(
            ">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0,
            count,
        ),
        b"hmtx": b"".join(struct.pack(">Hh", *pair) for pair in zip(advances, bearings, strict=True)),
        b"loca": struct.pack(f">{count + 1}I", *offsets),
        b"maxp": struct.pack(">IHHHHHH16x", 0x10000, count, most, loops, 0, 0, 1),
        b"name": names(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }  # fmt: skip


def os2(average: int) -> bytes:
    """Table `OS/2`, version 4."""
    return struct.pack(
        ">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH", 4, average, 400, 5, 0, 1300, 1300, 0, 140, 1300, 1300, 0,
        480, 50, 250, 0, b"\0" * 10, 0, 1 << 13, 0, 0, b"GRQT", 64, min(SIGNS), max(SIGNS), ASCENT, DESCENT,
        0, ASCENT, -DESCENT, 1, 0, 1000, CAPITALS, 0, 32, 1,
    )  # fmt: skip


def cmap() -> bytes:
    """Table `cmap` with one format 4 subtable: a segment for each sign and the closing one."""
    codes = sorted(SIGNS)
    segments = [(code, code, i + 1 - code) for i, code in enumerate(codes)] + [(0xFFFF, 0xFFFF, 1)]
    n = len(segments)
    search = 2 * 2 ** (n.bit_length() - 1)
    body = struct.pack(">HHHH", 2 * n, search, n.bit_length() - 1, 2 * n - search)
    body += b"".join(struct.pack(">H", end) for _, end, _ in segments) + b"\0\0"
    body += b"".join(struct.pack(">H", start) for start, _, _ in segments)
    body += b"".join(struct.pack(">H", delta % 65536) for _, _, delta in segments)
    body += b"\0\0" * n
    subtable = struct.pack(">HHH", 4, len(body) + 6, 0) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + subtable


def names() -> bytes:
    """Table `name`, for Windows, English."""
    texts = {
        0: "Drawn for Gin Rummy Qt; MIT licence", 1: FAMILY, 2: "Regular", 3: f"{FAMILY} 1", 4: FAMILY,
        5: "Version 1.0", 6: FAMILY.replace(" ", ""),
    }  # fmt: skip
    records, strings = b"", b""
    for key, text in texts.items():
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, key, len(encoded), len(strings))
        strings += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def checksum(data: bytes) -> int:
    """Sum of big-endian words modulo 2^32."""
    data += b"\0" * (-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) & 0xFFFFFFFF


def font(parts: dict[bytes, bytes]) -> bytes:
    """The file: directory, tables, and the checksum that completes `head`."""
    n = len(parts)
    power = n.bit_length() - 1
    directory = struct.pack(">IHHHH", 0x10000, n, 16 * 2**power, power, 16 * n - 16 * 2**power)
    place, body = 12 + 16 * n, b""
    for tag in sorted(parts):
        data = parts[tag]
        directory += struct.pack(">4sIII", tag, checksum(data), place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = directory + body
    head = whole.index(struct.pack(">I", 0x5F0F3CF5)) - 4
    adjustment = (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF
    return whole[:head] + struct.pack(">I", adjustment) + whole[head + 4 :]


def main() -> int:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(font(tables([outline(SIGNS[code]) for code in sorted(SIGNS)])))
    print(TARGET.name, TARGET.stat().st_size, "bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
