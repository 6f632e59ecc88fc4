"""Whole faces: the normal ones with two indices, and the large-print ones with one big index."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.deck.court import court
from ginrummy_qt.ui.deck.dress import dress_for
from ginrummy_qt.ui.deck.jack import cap
from ginrummy_qt.ui.deck.king import crown
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.pips import ace, pips
from ginrummy_qt.ui.deck.queen import diadem
from ginrummy_qt.ui.deck.signs import rank_sign
from ginrummy_qt.ui.deck.suits import sign, sign_definition
from ginrummy_qt.ui.deck.svg import document, group, translate
from ginrummy_qt.ui.theme.contrast import mix

EDGE_WIDTH: Final = 1.74
"""Width of the card's edge in card units: one pixel on a card of 144 pixels."""

_HEADGEAR: Final = {11: (cap, 132, 282, 1.62), 12: (diadem, 158, 352, 2.15), 13: (crown, 158, 316, 1.9)}
"""The sign of a large-print court: what, where, how large."""


def face_svg(card: Card, look: DeckLook, large: bool = False, edge_width: float = EDGE_WIDTH) -> str:
    """The SVG text of a face; `large` is the large-print face, `edge_width` in units of 1/250 card."""
    body = _large_body(card, look) if large else _body(card, look)
    return document(body, look.face, look.edge, edge_width)


def index_svg(card: Card, look: DeckLook, large: bool = False, colour: str = "") -> str:
    """Only the index at the top left, on nothing: for the outline of a card that has left its place."""
    colour = colour or look.suit_colour(card.suit)
    index = _large_index(card, look) if large else _index(card, look)
    return document(f'<g fill="{colour}">{index}</g>')


def _body(card: Card, look: DeckLook) -> str:
    rank, suit = card.rank, card.suit
    if rank == 1:
        middle = ace(suit, look)
    elif rank <= 10:
        middle = pips(rank, suit, look)
    else:
        middle = court(rank, suit, look)
    index = f'<g id="i" fill="{look.suit_colour(suit)}">{_index(card, look)}</g>'
    return middle + index + '<use xlink:href="#i" transform="rotate(180 125 175)"/>'


def _index(card: Card, look: DeckLook) -> str:
    label = look.letters.label(card.rank)
    return rank_sign(label, 28.5, 15, 33, 50, 9.1 * look.weight) + sign(card.suit, 28.5, 90, 36)


def _large_index(card: Card, look: DeckLook) -> str:
    label = look.letters.label(card.rank)
    width, stem = (47, 13.5) if label == "10" else (50, 16.5)
    return rank_sign(label, 38, 15, width, 112, stem * look.weight) + sign(card.suit, 38, 164, 58)


def _large_body(card: Card, look: DeckLook) -> str:
    suit, colour = card.suit, look.suit_colour(card.suit)
    out = f'<g fill="{colour}">{_large_index(card, look)}</g>' + sign(suit, 158, 247, 156, colour)
    if card.rank <= 10:
        return out
    return sign_definition(suit) + out + _headgear(card, look)


def _headgear(card: Card, look: DeckLook) -> str:
    draw, x, y, scale = _HEADGEAR[card.rank]
    pale = mix(look.suit_colour(card.suit), look.face, 0.72)
    dress = replace(dress_for(card.suit, look), paper=pale)
    return group(draw(card.suit, dress), f"{translate(x, y)} scale({scale})")
