"""What the opponent may hold: hands drawn by what it took, threw and left lying, and weighed as a whole.

Two small networks do it, trained on hands whose cards were all known (`training/suspect.py`). `cards` tells
how likely the opponent holds each unseen card; hands are drawn by that. `hands` tells how much likelier than
so drawn a whole hand is, since cards go together: its melds, its deadwood after turns without a knock.
"""

from pathlib import Path
from typing import Final

CARDS: Final = Path(__file__).parent / "cards.bin"
"""The shipped network of cards."""
HANDS: Final = Path(__file__).parent / "hands.bin"
"""The shipped network of hands."""
