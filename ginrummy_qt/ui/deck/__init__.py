"""The deck: 52 faces, their large-print sisters and the backs, drawn for this project as SVG text.

Every line is constructed here from lines, arcs and cubic curves; no font and no foreign artwork is used.
Card space is 250 x 350 units. Only `pixmaps` needs Qt; everything else is plain text work.
"""

from ginrummy_qt.ui.deck.backs import back_svg
from ginrummy_qt.ui.deck.faces import face_svg, index_svg
from ginrummy_qt.ui.deck.look import DeckLook, DeckStyle, Letters, deck_look, deck_style

__all__ = [
    "DeckLook",
    "DeckStyle",
    "Letters",
    "back_svg",
    "deck_look",
    "deck_style",
    "face_svg",
    "index_svg",
]
