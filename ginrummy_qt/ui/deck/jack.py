"""The jacks: in profile, with a feathered cap, a ruff, a parted tunic and a polearm for each suit."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.dress import SEAM_PLANE, Dress, arm, pattern, seam
from ginrummy_qt.ui.deck.suits import sign_use
from ginrummy_qt.ui.deck.svg import ROUND_CAP, circle, clipped, group, num, path, rect

_WEAPONS: Final = {
    Suit.SPADES: "M0,-30C7,-20 9,-10 0,2C-9,-10-7,-20 0,-30z",
    Suit.HEARTS: "M0,-28L10,-6L0,-11L-10,-6z",
    Suit.DIAMONDS: ("M-2,-28L2,-28V-20C8,-22 11,-18 11,-12C11,-6 8,-2 2,-4V2H-2V-8L-9,-12L-2,-16z"),
    Suit.CLUBS: (
        "M-2,2V-8C-9,-8-11,-14-10,-24C-7,-18-5,-16-2,-16V-28H2V-16C5,-16 7,-18 10,-24C11,-14 9,-8 2,-8V2z"
    ),
}

_FACE: Final = (
    "M-10,-118L-13,-105L-23,-92L-15.5,-90L-18,-86.5L-15.5,-84.5L-17,-81L-14.5,-79"
    "C-17,-71-11,-68-4,-70V-58C4,-54 12,-56 18,-60V-118z"
)
_FACE_SHADE: Final = "M3,-118L-2,-98L4,-84L-4,-70V-58C4,-54 12,-56 18,-60V-118z"
_FEATHER: Final = (
    "M-7,-124C-2,-150 36,-160 57,-123L49,-127L49,-117L40,-124L38,-115L30,-124C20,-130 6,-131-7,-124z"
)
_RUFF_FOLDS: Final = "M-17,-64L-20,-54M-9,-60L-11,-49M0,-58V-46M10,-58L11,-46M19,-60L21,-48"


def jack(suit: Suit, dress: Dress) -> str:
    """One half of the jack of a suit."""
    return (
        _stripes(dress)
        + _tunic(suit, dress)
        + path(rect(-48.5, -102, -44.5, -10), dress.gold, dress.line, 1)
        + group(path(_WEAPONS[suit], dress.paper, dress.line, 1), "translate(-46.5 -96) scale(1.15)")
        + arm(-45.5, -20, dress)
        + _head(dress)
        + path("M-20,-67C-10,-57 16,-55 28,-63L26,-50C12,-42-14,-46-25,-56z", dress.paper, dress.line, 1.2)
        + path(_RUFF_FOLDS, "none", dress.line, 1.2)
        + cap(suit, dress)
    )


def cap(suit: Suit, dress: Dress) -> str:
    """The feathered cap of a suit's jack, with the suit's sign on its clasp."""
    return (
        path("M-20,-113C-27,-132-6,-147 14,-141C32,-136 37,-120 29,-111z", dress.cloth, dress.paper, 1.2)
        + path("M6,-142C32,-140 38,-122 29,-111L10,-112C16,-122 14,-134 6,-142z", dress.cloth_shade)
        + path(
            "M-21,-119C-4,-121 14,-120 31,-116L29,-108C14,-112-4,-113-20,-111z", dress.gold, dress.line, 1.2
        )
        + path(_FEATHER, dress.paper, dress.line, 1.2)
        + path("M-5,-125C8,-141 36,-146 54,-125", "none", dress.line, 1.2)
        + path(circle(-9, -124, 7), dress.gold, dress.line, 1.2)
        + sign_use(-9, -124, 0.085, dress.line)
    )


def _stripes(dress: Dress) -> str:
    inside = ((1.0, 0.0, 68.0), (-1.0, 0.0, 68.0), SEAM_PLANE)
    bands = (
        clipped([(k, 24), (k + 9, 24), (k + 193, -160), (k + 184, -160)], *inside)
        for k in range(-244, 60, 18)
    )
    return path("".join(bands), dress.ray)


def _tunic(suit: Suit, dress: Dress) -> str:
    left = {Suit.DIAMONDS: -44, Suit.HEARTS: -40, Suit.CLUBS: -43, Suit.SPADES: -46}[suit]
    body = f"M-58,{num(seam(-58))}C-58,-34-46,-54-16,-62L24,-62C46,-56 58,-44 60,{num(seam(60))}z"
    side = f"M1,{num(seam(1))}L4,-62H24C46,-56 58,-44 60,{num(seam(60))}z"
    shade = f"M36,{num(seam(36))}C37,-34 34,-46 28,-60C46,-56 58,-44 60,{num(seam(60))}z"
    return (
        path(body, dress.paper, dress.paper, 1.2)
        + pattern(suit, left, -36, 6, 16, dress.colour)
        + path("M-46.5,-39C-36,-44-14,-45 4,-42", "none", dress.gold, 3)
        + path(side, dress.cloth)
        + path(shade, dress.cloth_shade)
        + path(f"M3.5,-60L1,{num(seam(1))}", "none", dress.gold, 4)
        + path("".join(circle(10, y, 1.8) for y in (-40, -30, -20)), dress.gold)
    )


def _head(dress: Dress) -> str:
    hair = "M-10,-118C-8,-109 0,-106 5,-104V-86C6,-72 14,-65 30,-68C25,-76 29,-90 26,-118z"
    strands = "M12,-106C11,-88 14,-78 21,-71M19,-106C18,-90 20,-81 24,-75"
    return (
        path(_FACE, dress.skin)
        + path(_FACE_SHADE, dress.skin_shade)
        + path("M-13,-100.5Q-7,-103-2,-99Q-8,-96.5-12,-97.5z", dress.line)
        + path("M-14,-106.5H-2", "none", dress.line, 1.7)
        + path("M-18,-86.5L-10,-84.5L-17,-81L-15.5,-84.5z", dress.lip)
        + path(hair, dress.hair, dress.paper, 1.2)
        + path(strands, "none", dress.paper, 1.2, ROUND_CAP)
    )
