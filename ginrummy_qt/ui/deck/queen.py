"""The queens: long hair, diadem, necklace, and a lily, rose, star flower or round bloom."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.dress import Dress, arm, pattern, seam
from ginrummy_qt.ui.deck.suits import sign_use
from ginrummy_qt.ui.deck.svg import ROUND_CAP, circle, group, mirrored, num, path

_HAIR: Final = (
    "M0,-130C-28,-130-36,-108-33,-88C-31,-74-38,-62-49,-51C-32,-42-16,-48-10,-60H10"
    "C16,-48 32,-42 49,-51C38,-62 31,-74 33,-88C36,-108 28,-130 0,-130z"
)
_NECK: Final = "M-7,-84V-66C-10,-58-24,-55-36,-50L0,-24L36,-50C24,-55 10,-58 7,-66V-84z"
_NECK_SHADE: Final = "M0,-80H7V-66C10,-58 24,-55 36,-50L0,-24zM-7,-78L0,-72V-66C-4,-68-6,-70-7,-74z"
_DIADEM: Final = "M-27,-113Q0,-134 27,-113L29,-121Q0,-144-29,-121z"


def queen(suit: Suit, dress: Dress) -> str:
    """One half of the queen of a suit."""
    halo = "".join(path(circle(0, -92, r), "none", dress.ray, 4) for r in (44, 53, 62))
    strands = "M-27,-102C-28,-82-26,-67-38,-53M-21,-94C-22,-77-20,-65-28,-51"
    return (
        halo
        + path(_HAIR, dress.hair, dress.paper, 1.2)
        + mirrored(path(strands, "none", dress.paper, 1.2, ROUND_CAP))
        + _gown(suit, dress)
        + _neck(dress)
        + _face(dress)
        + diadem(suit, dress)
        + _stem(dress)
        + arm(44, -38, dress)
        + group(_flower(suit, dress), "translate(46 -82)")
    )


def diadem(suit: Suit, dress: Dress) -> str:
    """The diadem of a suit's queen: points for spades and diamonds, pearls for hearts and clubs."""
    pointed = suit in (Suit.SPADES, Suit.DIAMONDS)
    tips = "M20,-124L26,-133L29,-121zM11,-130L17,-139L20,-127z"
    return (
        mirrored(path(tips if pointed else circle(24, -127, 3) + circle(15, -133, 3), dress.paper))
        + path(_DIADEM, dress.gold)
        + path("M0,-123.5Q15,-122 27,-113L29,-121Q16,-132 0,-132.5z", dress.gold_shade)
        + path(_DIADEM, "none", dress.line, 1.2)
        + sign_use(0, -139, 0.235, dress.paper)
        + sign_use(0, -139, 0.18, dress.gold)
    )


def _gown(suit: Suit, dress: Dress) -> str:
    left = -18 if suit in (Suit.HEARTS, Suit.CLUBS) else -22
    out = path("M-26,-50H26V-8.3L-26,8.3z", dress.paper) + pattern(suit, left, -30, 24, 10, dress.colour)
    for q, cloth in ((-1, dress.cloth), (1, dress.cloth_shade)):
        out += path(
            f"M{70 * q},{num(seam(70 * q))}C{68 * q},-26 {62 * q},-46 {34 * q},-50L{19 * q},-38"
            f"L{25 * q},{num(seam(25 * q))}z",
            cloth,
            dress.paper,
            1.2,
        )
        out += path(f"M{19 * q},-42L{25 * q},{num(seam(25 * q))}", "none", dress.gold, 3.4)
    return out + mirrored(path("M-41,-45C-52,-36-57,-22-58,-8", "none", dress.gold, 1.4, ROUND_CAP))


def _neck(dress: Dress) -> str:
    beads = "".join(circle(x, -49 - x * x / 30, 2.1) for x in (-14, -7, 7, 14))
    return (
        path(_NECK, dress.skin)
        + path(_NECK_SHADE, dress.skin_shade)
        + path("M-37,-51L0,-24L37,-51", "none", dress.gold, 4.2)
        + path(beads, dress.colour)
        + sign_use(0, -45, 0.11, dress.colour)
    )


def _face(dress: Dress) -> str:
    fringe = path("M0,-124C-3,-115-9,-108-17,-103C-20,-113-14,-126 0,-127z", dress.hair)
    eye = path("M-11.5,-97.5Q-7.5,-93.5-3.5,-97.5", "none", dress.line, 1.8, ROUND_CAP)
    brows = "M-12.5,-103Q-8,-105.5-3.5,-103M12.5,-103Q8,-105.5 3.5,-103Q2.5,-96 3.5,-90H-1"
    return (
        path("M-15,-112C-16,-94-12,-82 0,-72C12,-82 16,-94 15,-112C10,-122-10,-122-15,-112z", dress.skin)
        + path("M0,-120C8,-119 12,-117 15,-112C16,-94 12,-82 0,-72z", dress.skin_shade)
        + mirrored(fringe + eye)
        + path(brows, "none", dress.line, 1.3, ROUND_CAP)
        + path("M-4.5,-83Q-2,-85.5 0,-84Q2,-85.5 4.5,-83Q0,-79-4.5,-83z", dress.lip)
    )


def _stem(dress: Dress) -> str:
    leaves = (
        "M47,-48C55,-50 60,-56 61,-65C52,-64 47,-57 47,-48zM47,-54C41,-56 37,-60 36,-66C43,-66 47,-61 47,-54z"
    )
    return path("M47,-74C49,-54 46,-34 44,-14", "none", dress.gold, 3) + path(leaves, dress.gold)


def _flower(suit: Suit, dress: Dress) -> str:
    match suit:
        case Suit.SPADES:
            lily = "M0,14C-14,8-16,-6-13,-14L-5,-4L0,-17L5,-4L13,-14C16,-6 14,8 0,14z"
            veins = path("M0,12V-6M-4,10L-7,0M4,10L7,0", "none", dress.line, 1)
            return path(lily, dress.paper, dress.line, 1.1) + veins
        case Suit.HEARTS:
            curls = "M-14,0A9,9 0 0 1 0,-9A9,9 0 0 1 9,6A9,9 0 0 1-8,8M-6,2A6,6 0 0 1 5,-3A5,5 0 0 1-1,6"
            return path(circle(0, 0, 14), dress.paper, dress.line, 1.1) + path(curls, "none", dress.line, 1.2)
        case Suit.DIAMONDS:
            return _petals(path("M0,0L-5,-8L0,-17L5,-8z", dress.paper, dress.line, 1), 8, dress)
        case Suit.CLUBS:
            return _petals(path(circle(0, -8.5, 7.5), dress.paper, dress.line, 1.1), 5, dress)


def _petals(petal: str, count: int, dress: Dress) -> str:
    ring = "".join(group(petal, f"rotate({360 // count * i})") for i in range(count))
    return ring + path(circle(0, 0, 4.5), dress.gold, dress.line, 1)
