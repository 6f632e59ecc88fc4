"""The middle of the number cards and of the ace."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.suits import BODY_PATHS, SIGN_ID, STEM_PATH, SUIT_SCALES, sign, sign_use
from ginrummy_qt.ui.deck.svg import CENTRE, group, num, path, translate

_COLUMNS: Final = {"L": 88.0, "M": 125.0, "R": 162.0}
_TOP: Final = 57
_BOTTOM: Final = 293
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

_ACE_DROPS: Final = {Suit.SPADES: 8, Suit.HEARTS: 3, Suit.DIAMONDS: 0, Suit.CLUBS: 2}
_GAP: Final = 9.0


def pips(rank: int, suit: Suit, look: DeckLook) -> str:
    """The signs of a number card, 2 to 10; those below the middle stand on their heads."""
    size = 55 if rank < 4 else 46
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
    outlines = ((colour, 28.0), (face, 24.8), (colour, 18.5), (face, _GAP))
    out = "".join(_outlined(sign_use(0, 0, 1, c), c, width) for c, width in outlines)
    if suit in (Suit.SPADES, Suit.CLUBS):
        out += path(STEM_PATH, face, face, _GAP) + path(STEM_PATH, colour)
    out += sign_use(0, 0, 1, colour) + _jewels(suit, look)
    place = translate(CENTRE[0], CENTRE[1] + _ACE_DROPS[suit]) + f" scale({1.16 * SUIT_SCALES[suit]:.3f})"
    return f'<defs><path id="{SIGN_ID}" d="{BODY_PATHS[suit]}"/></defs>' + group(out, place)


def _outlined(body: str, colour: str, width: float) -> str:
    return f'<g stroke="{colour}" stroke-width="{num(width)}" stroke-miterlimit="2.6">{body}</g>'


def _jewels(suit: Suit, look: DeckLook) -> str:
    """A bloom in the middle of the sign; a pearl in each leaf of the club."""
    if suit is Suit.CLUBS:
        leaves = ((0, -26), (-24, 10), (24, 10))
        return "".join(_bloom(x, y, 0.72, look) for x, y in leaves)
    y = {Suit.SPADES: 8, Suit.HEARTS: -9, Suit.DIAMONDS: 0}[suit]
    return _bloom(0, y, 1.25, look)


def _bloom(x: float, y: float, scale: float, look: DeckLook) -> str:
    """Eight petals, four of gold over four of the card's colour: the flower of the backs."""
    petal = "M0,-2C-5,-6-4,-13 0,-17C4,-13 5,-6 0,-2z"
    petals = "".join(
        group(path(petal, look.gold if turn % 90 == 0 else look.face), f"rotate({turn})")
        for turn in (45, 135, 225, 315, 0, 90, 180, 270)
    )
    return group(petals, f"{translate(x, y)} scale({scale})")
