"""What a seat may do in a hand: a closed union of frozen records."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.layoffs import Defence


@dataclass(frozen=True, slots=True)
class Pass:
    """Refuse the first upcard (2.1), or the last discard where it is offered (3.5)."""


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock (1.5)."""


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Take the upcard: the first one offered (2.1) or the top of the discard pile (1.5)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn by discarding `card` face up (1.5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """Discard and lay the other ten cards out (1.7); an arrangement of zero is gin (1.8)."""

    discard: Card
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class BigGin:
    """Lay out all eleven cards in melds, without a discard (2.3)."""

    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class LayOut:
    """The defender's own melds and layoffs, chosen by hand where `manual_layoff` is on (1.9)."""

    defence: Defence


Action = Pass | DrawStock | DrawDiscard | Discard | Knock | BigGin | LayOut
