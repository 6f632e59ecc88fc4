"""The kings: crown, curled hair, a beard for each suit, ermine collar and sceptre."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.dress import Dress, arm, pattern, rays, seam
from ginrummy_qt.ui.deck.suits import sign_use
from ginrummy_qt.ui.deck.svg import ROUND_CAP, circle, group, mirrored, num, path, rect

_CROWNS: Final = {
    Suit.SPADES: "M0,-152L14,-130L31,-144L24,-120",
    Suit.HEARTS: "M0,-153C6,-147 11,-141 13,-131C16,-139 23,-144 32,-147C34,-136 25,-131 24,-120",
    Suit.DIAMONDS: "M0,-153L7,-142L14,-131L17,-138L23,-147L29,-138L24,-120",
    Suit.CLUBS: "M0,-152A5,5 0 0 1 3.5,-143.4L13,-130L22,-138A5,5 0 1 1 29,-137L24,-120",
}
"""The right half of each crown."""

_BEARDS: Final = {
    Suit.SPADES: "C-17,-62-9,-50 0,-37C9,-50 17,-62 17,-82",
    Suit.HEARTS: "C-18,-64-16,-54-9,-43C-5,-48-2,-52 0,-58C2,-52 5,-48 9,-43C16,-54 18,-64 17,-82",
    Suit.DIAMONDS: "L-15,-54L-7.5,-44L0,-52L7.5,-44L15,-54L17,-82",
    Suit.CLUBS: "C-20,-62-16,-44 0,-43C16,-44 20,-62 17,-82",
}
_SHORT_STRANDS: Final = "M-8,-73V-58M0,-73V-62M8,-73V-58"
_LONG_STRANDS: Final = "M-8,-73V-57M0,-73V-49M8,-73V-57"

_COLLAR: Final = (
    "M-18,-74C-32,-68-48,-63-60,-52C-44,-36-18,-35 0,-22C18,-35 44,-36 60,-52C48,-63 32,-68 18,-74z"
)
_ERMINE: Final = ((-44, -52), *((x * q, y) for x, y in ((30, -46), (30, -60), (17, -38)) for q in (-1, 1)))
"""The spots of the collar; none where the sceptre is."""


def king(suit: Suit, dress: Dress) -> str:
    """One half of the king of a suit."""
    return (
        rays(dress.ray, (0, -92), 76, 18)
        + _robe(suit, dress)
        + _collar(dress)
        + _sceptre(dress)
        + _head(suit, dress)
        + crown(suit, dress)
    )


def crown(suit: Suit, dress: Dress) -> str:
    """The crown of a suit's king, its foot at y = -112."""
    half = _CROWNS[suit]
    band = path("M-25,-122H25L23,-112H-23z", dress.gold, dress.line, 1.2)
    return (
        group(path(half + "H-.5z", dress.gold), "scale(-1 1)")
        + path(half + "H0z", dress.gold_shade)
        + mirrored(path(half, "none", dress.line, 1.2, ROUND_CAP))
        + band
        + path("".join(circle(x, -117, 2.3) for x in (-14, 0, 14)), dress.lip)
        + sign_use(0, -132, 0.13, dress.colour)
    )


def _robe(suit: Suit, dress: Dress) -> str:
    left = -27 if suit is Suit.DIAMONDS else -24
    out = path("M-30,-50H30V-9.6L-30,9.6z", dress.paper) + pattern(suit, left, -36, 30, 12, dress.colour)
    for q, cloth in ((-1, dress.cloth), (1, dress.cloth_shade)):
        out += path(
            f"M{16 * q},-71C{38 * q},-66 {60 * q},-58 {67 * q},-38L{70 * q},{num(seam(70 * q))}"
            f"L{27 * q},{num(seam(27 * q))}L{15 * q},-46z",
            cloth,
        )
        out += path(f"M{15 * q},-50L{27 * q},{num(seam(27 * q))}", "none", dress.gold, 4)
    folds = "M-48,-40L-54,14M-36,-36L-41,10M36,-36L39,-14M50,-40L55,-20"
    return out + path(folds, "none", dress.gold, 1.3)


def _collar(dress: Dress) -> str:
    spots = "".join(sign_use(x, y, 0.085) for x, y in _ERMINE)
    return (
        path(_COLLAR, dress.paper, dress.line, 1.4)
        + path("M-57,-49C-42,-34-17,-33 0,-19C17,-33 42,-34 57,-49", "none", dress.gold, 2.6)
        + f'<g fill="{dress.colour}">{spots}</g>'
    )


def _sceptre(dress: Dress) -> str:
    return (
        path(rect(42, -106, 46, -15), dress.gold, dress.line, 1)
        + arm(43, -41, dress)
        + path("M36,-104h16v4h-16z", dress.gold, dress.line, 1)
        + sign_use(44, -116, 0.26, dress.paper)
        + sign_use(44, -116, 0.2, dress.gold)
    )


def _head(suit: Suit, dress: Dress) -> str:
    curl = path("M-14,-118H-22C-29,-108-30,-96-29,-84A8,8 0 1 0-14,-82z", dress.beard, dress.paper, 1.2)
    beard = f"M-17,-99V-82{_BEARDS[suit]}V-99C15,-90 9,-87 0,-87C-9,-87-15,-90-17,-99z"
    strands = _SHORT_STRANDS if suit in (Suit.HEARTS, Suit.DIAMONDS) else _LONG_STRANDS
    moustache = path("M0,-91C-7,-94-14,-91-22,-80C-12,-81-4,-81 0,-86z", dress.beard, dress.paper, 1)
    return (
        mirrored(curl + path(circle(-22, -82, 3.4), "none", dress.paper, 1.4))
        + path("M-17,-118H17V-90C17,-72-17,-72-17,-90z", dress.skin)
        + path("M0,-118H17V-90C17,-78 8,-74 0,-74z", dress.skin_shade)
        + path(beard, dress.beard, dress.paper, 1.2)
        + path(strands, "none", dress.paper, 1.4, ROUND_CAP)
        + mirrored(moustache)
        + path("M-4,-81.5H4L0,-78z", dress.lip)
        + mirrored(path("M-13,-101.5Q-8.5,-105.5-4,-101.5Q-8.5,-99.5-13,-101.5z", dress.line))
        + path("M-14,-108H-4M4,-108H14M2,-108L3.5,-94H-2", "none", dress.line, 1.6)
    )
