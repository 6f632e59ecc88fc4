"""The middle of the number cards and of the ace."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.suits import SUIT_PATHS, SUIT_SCALES, sign, sign_use
from ginrummy_qt.ui.deck.svg import CENTRE, circle, group, num, path

_COLUMNS: Final = {"L": 92.0, "M": 125.0, "R": 158.0}
_TOP: Final = 60
_BOTTOM: Final = 290
_ROWS: Final = {
    "a": 0.0, "b": 1 / 6, "c": 1 / 4, "d": 1 / 3, "e": 1 / 2, "g": 2 / 3, "h": 3 / 4, "i": 5 / 6, "j": 1.0,
}  # fmt: skip
_LAYOUTS: Final = {
    2: "Ma Mj",
    3: "Ma Me Mj",
    4: "La Ra Lj Rj",
    5: "La Ra Me Lj Rj",
    6: "La Ra Le Re Lj Rj",
    7: "La Ra Mc Le Re Lj Rj",
    8: "La Ra Mc Le Re Mh Lj Rj",
    9: "La Ra Ld Rd Me Lg Rg Lj Rj",
    10: "La Ra Mb Ld Rd Lg Rg Mi Lj Rj",
}


def pips(rank: int, suit: Suit, look: DeckLook) -> str:
    """The signs of a number card, 2 to 10; those below the middle stand on their heads."""
    size = 47 if rank < 4 else 43
    out = ""
    for place in _LAYOUTS[rank].split():
        column, row = place[0], place[1]
        share = _ROWS[row]
        y = _TOP + (_BOTTOM - _TOP) * share
        out += sign(suit, _COLUMNS[column], y, size, look.suit_colour(suit), upside_down=share > 0.5)
    return out


def ace(suit: Suit, look: DeckLook) -> str:
    """One large sign with even outlines: the same path stroked wider and wider behind itself."""
    colour, face = look.suit_colour(suit), look.face
    outlines = ((colour, 27.0), (face, 20.5), (colour, 16.0), (face, 6.0))
    out = "".join(
        f'<use xlink:href="#e" fill="{c}" stroke="{c}" stroke-width="{num(w)}" stroke-miterlimit="2.6"/>'
        for c, w in outlines
    )
    out += sign_use(0, 0, 1, colour) + _heart_of_ace(suit, look)
    lift = {Suit.SPADES: 5, Suit.HEARTS: 1, Suit.DIAMONDS: 0, Suit.CLUBS: 1}[suit]
    place = f"translate({num(CENTRE[0])} {num(CENTRE[1] + lift)}) scale({1.14 * SUIT_SCALES[suit]:.3f})"
    return f'<defs><path id="e" d="{SUIT_PATHS[suit]}"/></defs>' + group(out, place)


def _heart_of_ace(suit: Suit, look: DeckLook) -> str:
    if suit is Suit.CLUBS:
        leaves = ((0, -26), (-24, 10), (24, 10))
        return "".join(path(circle(x, y, 8.5), look.gold, look.face, 2) for x, y in leaves)
    y = {Suit.SPADES: 6, Suit.HEARTS: -9, Suit.DIAMONDS: 0}[suit]
    return sign_use(0, y, 0.34, look.face) + sign_use(0, y, 0.25, look.gold)
