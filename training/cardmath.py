"""Deadwood, discards and layoffs over 52-bit masks, compiled: what `ginrummy_qt.rules` finds, faster."""

from __future__ import annotations

import numpy as np
from numba import njit

SUIT = 8191


def _tables() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each holding of one suit: its points, the least its runs leave, and the cards of those runs."""
    points, loose, runs = (np.zeros(8192, np.int64) for _ in range(3))
    for holding in range(1, 8192):
        top = holding.bit_length() - 1
        rest = holding ^ (1 << top)
        points[holding] = points[rest] + min(top + 1, 10)
        loose[holding], runs[holding] = loose[rest] + min(top + 1, 10), runs[rest]
        for length in range(3, min(5, top + 1) + 1):
            run = ((1 << length) - 1) << (top + 1 - length)
            if holding & run != run:
                break
            if loose[holding ^ run] < loose[holding]:
                loose[holding], runs[holding] = loose[holding ^ run], runs[holding ^ run] | run
    return points, loose, runs


POINTS, LOOSE, RUNS = _tables()


@njit(cache=True)
def points_of(mask):
    """The points of all cards."""
    return POINTS[mask & SUIT] + POINTS[mask >> 13 & SUIT] + POINTS[mask >> 26 & SUIT] + POINTS[mask >> 39]


@njit(cache=True)
def loose_of(mask):
    """The least deadwood with runs alone."""
    return LOOSE[mask & SUIT] + LOOSE[mask >> 13 & SUIT] + LOOSE[mask >> 26 & SUIT] + LOOSE[mask >> 39]


@njit(cache=True)
def thrice_of(mask):
    """The ranks held three times or four, as thirteen bits."""
    c, d, h, s = mask & SUIT, mask >> 13 & SUIT, mask >> 26 & SUIT, mask >> 39
    return (c & d & (h | s)) | (h & s & (c | d))


@njit(cache=True)
def bits(mask):
    """How many cards."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit(cache=True)
def lowest(mask):
    """The index of the lowest card."""
    index = 0
    if not mask & 0xFFFFFFFF:
        mask >>= 32
        index += 32
    if not mask & 0xFFFF:
        mask >>= 16
        index += 16
    if not mask & 0xFF:
        mask >>= 8
        index += 8
    if not mask & 0xF:
        mask >>= 4
        index += 4
    if not mask & 3:
        mask >>= 2
        index += 2
    if not mask & 1:
        index += 1
    return index


@njit(cache=True)
def _best_sets(mask, thrice):
    """The least deadwood and the cards in sets that give it, trying every way to take sets out."""
    if not thrice:
        return loose_of(mask), 0
    low = thrice & -thrice
    rest = thrice ^ low
    best, laid = _best_sets(mask, rest)
    four = low | low << 13 | low << 26 | low << 39
    held = four & mask
    found, more = _best_sets(mask & ~held, rest)
    if found < best:
        best, laid = found, more | held
    if held == four:
        for suit in range(4):
            part = four ^ (low << (13 * suit))
            found, more = _best_sets(mask & ~part, rest)
            if found < best:
                best, laid = found, more | part
    return best, laid


@njit(cache=True)
def least(mask):
    """The least deadwood of a hand: exact."""
    thrice = thrice_of(mask)
    if not thrice:
        return loose_of(mask)
    return _best_sets(mask, thrice)[0]


@njit(cache=True)
def arranged(mask):
    """(least deadwood, cards in sets, cards in runs) of one best arrangement."""
    best, sets = _best_sets(mask, thrice_of(mask))
    left = mask & ~sets
    runs = (
        RUNS[left & SUIT]
        | RUNS[left >> 13 & SUIT] << 13
        | RUNS[left >> 26 & SUIT] << 26
        | RUNS[left >> 39] << 39
    )
    return best, sets, runs


@njit(cache=True)
def least_after_discard(mask, barred):
    """(least deadwood after one discard other than `barred`, the cards that leave it)."""
    best, cards = 10_000, 0
    rest = mask
    while rest:
        low = rest & -rest
        rest ^= low
        if low == barred:
            continue
        value = least(mask ^ low)
        if value < best:
            best, cards = value, low
        elif value == best:
            cards |= low
    return best, cards


@njit(cache=True)
def joins(mask, card):
    """Whether a card (index) makes or extends a meld together with a mask."""
    rank = card % 13
    held = mask | 1 << card
    four = (held >> rank & 1) + (held >> rank + 13 & 1) + (held >> rank + 26 & 1) + (held >> rank + 39 & 1)
    if four >= 3:
        return True
    suit = held >> (card - rank) & SUIT
    starts = suit & suit >> 1 & suit >> 2
    return bool(starts << 2 >> rank & 7)


@njit(cache=True)
def reach(sets, runs, free):
    """The free cards that can be laid off on melds, chains included."""
    found = 0
    for rank in range(13):
        four = (1 | 1 << 13 | 1 << 26 | 1 << 39) << rank
        if bits(sets & four) == 3:
            found |= four & ~sets & free
    for suit in range(4):
        line = runs >> 13 * suit & SUIT
        room = free >> 13 * suit & SUIT
        grown = line
        while True:
            more = (grown << 1 | grown >> 1) & room & SUIT & ~grown
            if not more:
                break
            grown |= more
        found |= (grown & ~line) << 13 * suit
    return found


@njit(cache=True)
def _defended(mask, thrice, sets, runs):
    """The least deadwood left after own melds (sets tried in every way, runs by table) and layoffs."""
    if not thrice:
        left = mask
        runs_own = (
            RUNS[left & SUIT]
            | RUNS[left >> 13 & SUIT] << 13
            | RUNS[left >> 26 & SUIT] << 26
            | RUNS[left >> 39] << 39
        )
        loose = left & ~runs_own
        first = points_of(loose & ~reach(sets, runs, loose))
        second = points_of(left & ~reach(sets, runs, left))
        return min(first, second)
    low = thrice & -thrice
    rest = thrice ^ low
    best = _defended(mask, rest, sets, runs)
    held = (low | low << 13 | low << 26 | low << 39) & mask
    return min(best, _defended(mask & ~held, rest, sets, runs))


@njit(cache=True)
def defended(mask, sets, runs):
    """What a defender has left against a knock with these melds; exact but for rare ways to split runs."""
    return _defended(mask, thrice_of(mask), sets, runs)


@njit(cache=True)
def showdown(seat, knocker, other, rules):
    """The points of the knocker (negative when undercut); both hands have ten cards."""
    deadwood, sets, runs = arranged(knocker)
    if deadwood == 0:
        return rules[1] + least(other)
    left = defended(other, sets, runs)
    if left <= deadwood:
        return -(rules[2] + deadwood - left)
    return left - deadwood
