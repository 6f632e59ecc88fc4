"""Which cards a hand is dealt where its match has given ones, after a restart as before it."""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Final

from ginrummy_qt.ports.table import GivenDeal, MatchSetup
from ginrummy_qt.rules.game_match import drawn_dealer
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import shuffled_deck

_DRAW: Final = "ginrummy-qt draw 1"


def given_deal(setup: MatchSetup, number: int) -> GivenDeal | None:
    """The deal given for hand `number`, 0 being the draw of the first dealer; None for fresh cards."""
    if setup.single_hand:
        return (draw_for(setup.deals[0]), setup.deals[0])[number] if number < 2 else None
    return setup.deals[number] if number < len(setup.deals) else None


def draw_for(deal: GivenDeal) -> GivenDeal:
    """A draw of the first dealer that makes the right one, always the same for the same deal.

    Its seed is the first of SHA-256(`ginrummy-qt draw 1`, seed, cut, counter), lines of UTF-8, that does.
    """
    seeds = (_draw_seed(deal, attempt) for attempt in count())
    return GivenDeal(next(seed for seed in seeds if _dealer(seed) is deal.dealer))


def _draw_seed(deal: GivenDeal, attempt: int) -> str:
    text = "\n".join((_DRAW, deal.seed, deal.cut or "", str(attempt)))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def _dealer(seed: str) -> Seat:
    south, north = shuffled_deck(seed)[:2]
    return drawn_dealer(south, north)
