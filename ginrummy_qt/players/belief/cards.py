"""What is known of one unseen card: the numbers that the network of cards reads."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.players.bits import ACES, LOW, down, up, windows
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.rules.cards import CardMask, iter_mask
from ginrummy_qt.rules.melds import joins_meld

CARD_WIDTH: Final = 34
"""Numbers in a row."""


def card_rows(seen: Seen, size: int) -> list[tuple[float, ...]]:
    """A row for every unseen card, ascending; the opponent holds `size` of them."""
    thrown = seen.thrown.bit_count()
    turns = thrown / 8
    shared = (
        size / seen.unseen.bit_count() if seen.unseen else 0.0,
        turns,
        seen.known.bit_count() / 3,
        seen.takes / 3,
        seen.last / 10,
        seen.last_but_one / 10,
        float(seen.took),
        seen.stock / 31,
        (seen.thrown & LOW).bit_count() / 4,
    )
    return [_row(card, seen, shared) for card in iter_mask(seen.unseen)]


def _row(card: int, seen: Seen, shared: tuple[float, ...]) -> tuple[float, ...]:
    share, turns, known_count, takes, last, last_but_one, took, stock, low = shared
    unseen, known, thrown, refused = seen.unseen, seen.known, seen.thrown, seen.refused
    theirs = unseen | known
    one: CardMask = 1 << card
    rank = card % 13
    above, below = up(one), down(one)
    near = above | below
    far = up(above) | down(below)
    four = ACES << rank & ~one
    mates = (four & theirs).bit_count()
    ways = windows(one, theirs)
    points = (rank + 1 if rank < 9 else 10) / 10
    near_known, mates_known = (near & known).bit_count(), (four & known).bit_count()
    return (
        share,
        points,
        turns,
        points * turns,
        (near & thrown).bit_count(),
        (far & thrown).bit_count(),
        (four & thrown).bit_count(),
        (near & refused).bit_count(),
        (far & refused).bit_count(),
        (four & refused).bit_count(),
        near_known,
        (far & known).bit_count(),
        mates_known,
        ways,
        1.0 if mates == 3 else 0.0,
        1.0 if mates == 2 else 0.0,
        mates,
        1.0 if known and joins_meld(known, card) else 0.0,
        ways * turns,
        mates * turns,
        known_count,
        takes,
        (near & unseen).bit_count(),
        (far & unseen).bit_count(),
        last,
        last_but_one,
        took,
        last * points,
        rank / 12,
        1.0 if rank in (0, 12) else 0.0,
        stock,
        low,
        near_known * ways,
        mates_known * mates,
    )
