"""Faces, backs and card shadows as pixmaps, sharp at any size, drawn when first asked for and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPixmap

from ginrummy_qt.ports.deck_choices import CardFace
from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.deck.backs import back_svg
from ginrummy_qt.ui.deck.faces import face_svg, index_svg
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.svg import WIDTH
from ginrummy_qt.ui.theme.icons import render_svg

LARGE_PRINT_BELOW: Final = 90.0
"""Logical card height under which CardFace.AUTO uses the large-print faces."""
PLAIN_BACK_BELOW: Final = 100.0
"""Logical card height under which the back is the plain lattice."""
DEFAULT_LIMIT: Final = 96 * 1024 * 1024
"""Bytes of pixels kept: 53 cards of 400 x 560 device pixels take 48 MB."""


def is_large(size: CardFace, height: float) -> bool:
    """Whether a card of this logical height is drawn in large print."""
    return size is CardFace.LARGE or (size is CardFace.AUTO and height < LARGE_PRINT_BELOW)


def index_foot(look: DeckLook, height: float) -> tuple[float, float]:
    """The middle of the lower end of a card's index, as shares of the card's width and height."""
    return (0.152, 0.56) if is_large(look.print_size, height) else (0.116, 0.325)


@dataclass(frozen=True, slots=True)
class CacheStatistics:
    """What the cache holds and what it has done since it was made."""

    pixmaps: int
    bytes_kept: int
    rendered: int


class CardPixmaps:
    """A cache of card pixmaps, bounded by the bytes they take; those not used longest go first.

    Widths are logical pixels and may be fractional; a pixmap is made of exactly the device pixels that
    width needs and carries its device pixel ratio, so it is drawn 1:1 with `painter.drawPixmap(0, 0, p)`.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._rendered = 0

    def face(self, card: Card, width: float, ratio: float, look: DeckLook) -> QPixmap:
        """The face of a card, `width` logical pixels wide at device pixel ratio `ratio`."""
        big = is_large(look.print_size, width * CARD_ASPECT)
        key = ("face", card, *device_size(width, ratio), ratio, look, big)
        return self._get(key, width, ratio, lambda: face_svg(card, look, big, _edge_width(width)))

    def back(self, width: float, ratio: float, look: DeckLook) -> QPixmap:
        """The back of the cards; plainer on a small card."""
        small = width * CARD_ASPECT < PLAIN_BACK_BELOW
        key = ("back", *device_size(width, ratio), ratio, look, small)
        return self._get(key, width, ratio, lambda: back_svg(look, small, _edge_width(width)))

    def index(self, card: Card, width: float, ratio: float, look: DeckLook, colour: str) -> QPixmap:
        """Only the top left index, in one colour on nothing: for the outline of a card laid off."""
        big = is_large(look.print_size, width * CARD_ASPECT)
        key = ("index", card, *device_size(width, ratio), ratio, look, big, colour)
        return self._get(key, width, ratio, lambda: index_svg(card, look, big, colour))

    def statistics(self) -> CacheStatistics:
        """The cache's numbers, for tests and the bench."""
        return CacheStatistics(len(self._kept), self._bytes, self._rendered)

    def clear(self) -> None:
        """Forget all pixmaps, after a change of the look or a large change of the window."""
        self._kept.clear()
        self._bytes = 0

    def _get(self, key: Hashable, width: float, ratio: float, text: Callable[[], str]) -> QPixmap:
        pixmap = self._kept.get(key)
        if pixmap is not None:
            self._kept.move_to_end(key)
            return pixmap
        pixmap = render_svg(text(), *device_size(width, ratio), ratio)
        self._rendered += 1
        self._kept[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap


def device_size(width: float, ratio: float) -> tuple[int, int]:
    """Width and height in device pixels of a card that is `width` logical pixels wide."""
    return max(1, round(width * ratio)), max(1, round(width * CARD_ASPECT * ratio))


def _edge_width(width: float) -> float:
    """The card's edge in card units: one logical pixel, growing on very large cards."""
    return max(1.0, width / 200) * WIDTH / width


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
