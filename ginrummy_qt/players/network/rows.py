"""What a choice looks like to the network: a row of numbers between about 0 and 1.

A row describes the hand after the choice: a discard made, a card to be drawn from the stock, the first upcard
refused, a knock. `training/rows.py` computes the same numbers, compiled; a test compares them.
"""

from __future__ import annotations

from enum import IntEnum
from math import exp
from typing import Final

from ginrummy_qt.players.bits import ACES, LOW, down, up, windows
from ginrummy_qt.players.habits import TOLD
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import DECK, Card, CardMask, cards_of, iter_mask, mask_of
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.layoffs import in_reach
from ginrummy_qt.rules.melds import joins_meld, least_deadwood, points_of_mask

_FIRST_HABIT: Final = 60
WIDTH: Final = _FIRST_HABIT + TOLD
"""Numbers in a row."""
_BEST_DRAWS: Final = 7
Melds = tuple[tuple[Card, ...], ...]


class Choice(IntEnum):
    """What the row is about; the place of its flag in the row."""

    DISCARD = 0
    STOCK = 1
    PASS = 2
    KNOCK = 3


def row_of(choice: Choice, hand: CardMask, card: Card | None, seen: Seen) -> list[float]:
    """The row of a choice that leaves `hand`, ten cards; `card` is the one discarded, for a discard alone."""
    row = [0.0] * WIDTH
    row[choice] = 1.0
    best = best_arrangement(cards_of(hand))
    melded = hand
    for loose_card in best.deadwood:
        melded ^= 1 << loose_card
    loose = hand ^ melded
    deadwood = best.deadwood_value
    row[4] = deadwood / 40
    row[5] = melded.bit_count() / 10
    row[6] = max((each.points for each in best.deadwood), default=0) / 10
    row[7] = len(best.deadwood) / 10
    if choice is not Choice.KNOCK:
        _outlook(row, hand, deadwood, seen)
    row[14] = _set_outs(hand, seen.unseen) / 6
    row[15] = _run_outs(hand, seen.unseen).bit_count() / 10
    row[16] = _alone(hand, loose) / 30
    row[17:24] = _of_the_opponent(seen)
    if card is not None:
        row[24:34] = _of_the_discard(card, seen)
    row[34] = (seen.shown & hand).bit_count() / 4
    if choice is Choice.KNOCK:
        row[35:38] = _of_the_layoffs(best.melds, seen)
    row[38] = (53.88 * exp(-0.222 * seen.draws) + 4.45) / 40
    row[39] = seen.limit / 10
    row[40] = seen.gin_bonus / 25
    row[41] = seen.undercut / 25
    row[42] = float(deadwood <= seen.limit)
    row[43] = float(deadwood == 0)
    row[44:47] = _of_the_loose(loose, seen)
    row[47] = seen.last / 10
    row[48] = seen.last_but_one / 10
    row[49] = float(seen.took)
    row[50] = (seen.thrown & LOW).bit_count() / 4
    row[51] = _in_reach(best.melds, seen.unseen).bit_count() / 8
    row[52] = min(seen.draws, 3) / 3
    row[53] = max(0, seen.draws - 6) / 6
    row[54] = points_of_mask(seen.unseen) / seen.unseen.bit_count() / 10 if seen.unseen else 0.0
    row[55] = points_of_mask(loose & seen.shown) / 20
    row[56] = _in_sets(best.melds) / 8
    if 1 <= len(best.deadwood) <= 3:
        row[56 + len(best.deadwood)] = 1.0
    row[_FIRST_HABIT:] = [told / 1000 for told in seen.habits]
    return row


def _outlook(row: list[float], hand: CardMask, deadwood: int, seen: Seen) -> None:
    """What one more draw makes of the hand."""
    shed, _ = best_discards(hand)
    joined = 0
    after = []
    for drawn in iter_mask(seen.unseen):
        if joins_meld(hand, drawn):
            joined += 1
            after.append(best_discards(hand | 1 << drawn)[0])
        else:
            after.append(min(deadwood, shed + drawn.points))
    if not after:
        return
    after.sort()
    best = after[:_BEST_DRAWS]
    row[8] = after.count(0) / 10
    row[9] = sum(1 for value in after if value <= seen.limit) / 20
    row[10] = sum(after) / len(after) / 40
    row[11] = sum(best) / len(best) / 40
    row[12] = joined / 15
    row[13] = after[0] / 20


def _of_the_opponent(seen: Seen) -> tuple[float, ...]:
    thrown = seen.thrown.bit_count()
    return (
        seen.draws / 10,
        seen.stock / 31,
        seen.known.bit_count() / 4,
        seen.takes / 4,
        (points_of_mask(seen.known) - least_deadwood(seen.known)) / 30,
        points_of_mask(seen.thrown) / thrown / 10 if thrown else 0.0,
        seen.refused.bit_count() / 5,
    )


def _of_the_discard(card: Card, seen: Seen) -> tuple[float, ...]:
    """How useful the card may be to the opponent."""
    one = 1 << card
    four = ACES << card % 13
    near = up(one) | down(one)
    far = up(up(one)) | down(down(one))
    past = seen.thrown | seen.refused
    known = seen.known
    return (
        card.points / 10,
        (four & seen.unseen).bit_count() / 3,
        windows(one, seen.unseen | known) / 3,
        float(joins_meld(known, card)),
        (four & known).bit_count() / 2,
        (near & known).bit_count() / 2,
        (far & known).bit_count() / 2,
        (four & past & ~one).bit_count() / 2,
        (near & past).bit_count() / 2,
        (far & past).bit_count() / 2,
    )


def _of_the_layoffs(melds: Melds, seen: Seen) -> tuple[float, float, float]:
    """What could be laid off on the own melds."""
    fitting = _in_reach(melds, seen.unseen | seen.known)
    return (
        fitting.bit_count() / 8,
        points_of_mask(fitting) / 40,
        (fitting & seen.known).bit_count() / 2,
    )


def _in_reach(melds: Melds, free: CardMask) -> CardMask:
    """The free cards that could be laid off on melds."""
    found = 0
    for meld in melds:
        found |= in_reach(mask_of(meld), free)
    return found


def _in_sets(melds: Melds) -> int:
    """How many cards are in sets."""
    return sum(len(meld) for meld in melds if meld[0].rank == meld[1].rank)


def _of_the_loose(loose: CardMask, seen: Seen) -> tuple[float, float, float]:
    """The loose cards that are safe to throw, the ways the others are not, and what the opponent awaits."""
    theirs = seen.unseen | seen.known
    safe = ways = awaited = 0
    for card in iter_mask(loose):
        uses = _uses(card, theirs)
        ways += uses
        safe += uses == 0
        if joins_meld(seen.known, card):
            awaited += card.points
    return safe / 5, ways / 15, awaited / 20


def _uses(card: Card, theirs: CardMask) -> int:
    """How many ways the opponent could use a card: runs of three, and sets of three of its rank."""
    mates = (ACES << card % 13 & theirs & ~(1 << card)).bit_count()
    return windows(1 << card, theirs) + (0, 0, 1, 3)[mates]


def _run_outs(hand: CardMask, unseen: CardMask) -> CardMask:
    """The unseen cards that make a run of three with two cards of the hand."""
    pairs = hand & up(hand)
    return (up(pairs) | down(down(pairs)) | (up(hand) & down(hand))) & unseen


def _set_outs(hand: CardMask, unseen: CardMask) -> int:
    """How many unseen cards make a set of three with exactly two cards of the hand."""
    count = 0
    for rank in range(13):
        four = ACES << rank
        if (hand & four).bit_count() == 2:
            count += (unseen & four).bit_count()
    return count


def _alone(hand: CardMask, loose: CardMask) -> int:
    """The points of the loose cards that no other card of the hand can make a meld with."""
    points = 0
    for card in iter_mask(loose):
        one = 1 << card
        above, below = up(one), down(one)
        near = above | below | up(above) | down(below) | ACES << card % 13
        if not (hand ^ one) & near:
            points += DECK[card].points
    return points
