"""What a choice looks like to the network: a row of numbers, the same as `ginrummy_qt.players.network.rows`.

A row describes the hand after the choice (an afterstate). Kinds: a discard made, a card to be drawn from the
stock, the first upcard refused, a knock.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from training.cardmath import (
    arranged,
    bits,
    joins,
    least,
    least_after_discard,
    lowest,
    points_of,
    reach,
)
from training.habits import TOLD

DISCARD, STOCK, PASS, KNOCK = 0, 1, 2, 3
FIRST_HABIT = 60
WIDTH = FIRST_HABIT + TOLD
ACES = 1 | 1 << 13 | 1 << 26 | 1 << 39
NOT_ACES = (1 << 52) - 1 ^ ACES
NOT_KINGS = (1 << 52) - 1 ^ ACES << 12
BEST_DRAWS = 7
LOW = ACES * 31
"""Aces to fives."""


@njit(cache=True)
def up(mask):
    """Every card one rank higher in its suit."""
    return (mask & NOT_KINGS) << 1


@njit(cache=True)
def down(mask):
    """Every card one rank lower in its suit."""
    return (mask & NOT_ACES) >> 1


@njit(cache=True)
def same_rank(card):
    """The four cards of a card's rank."""
    return ACES << card % 13


@njit(cache=True)
def run_outs(hand, unseen):
    """The unseen cards that make a run of three with two cards of the hand."""
    next_to = hand & up(hand)
    gap = up(hand) & down(hand)
    return (up(next_to) | down(down(next_to)) | gap) & unseen


@njit(cache=True)
def set_outs(hand, unseen):
    """How many unseen cards make a set of three with exactly two cards of the hand."""
    count = 0
    for rank in range(13):
        four = ACES << rank
        if bits(hand & four) == 2:
            count += bits(unseen & four)
    return count


@njit(cache=True)
def windows(card, mask):
    """How many runs of three with this card have both others in the mask."""
    one = 1 << card
    above, below = up(one), down(one)
    above2, below2 = up(above), down(below)
    count = 0
    if above & mask and above2 & mask:
        count += 1
    if above & mask and below & mask:
        count += 1
    if below & mask and below2 & mask:
        count += 1
    return count


@njit(cache=True)
def uses_of(card, theirs):
    """How many ways the other side could use a card: runs of three, and sets of three of its rank."""
    mates = bits(same_rank(card) & theirs & ~(1 << card))
    return windows(card, theirs) + (3 if mates == 3 else 1 if mates == 2 else 0)


@njit(cache=True)
def fill(row, kind, hand, card, seen):
    """Write the row of a choice that leaves `hand` (ten cards); `card` is the one discarded, or -1.

    `seen` holds, in this order: the unseen cards; the opponent's known, thrown and refused cards as masks;
    own cards it knows; own draws so far; stock; times it took the pile; knock limit; bonuses for gin and for
    an undercut; what the next function of the game needs; points of the opponent's last discard and of the
    one before it (0: none); 1 where its last draw was from the discard pile; what its earlier hands in
    the match told (`habits.tell`).
    """
    unseen, known, thrown, refused, shown = seen[0], seen[1], seen[2], seen[3], seen[4]
    draws, stock, takes, limit, gin_bonus, undercut = seen[5], seen[6], seen[7], seen[8], seen[9], seen[10]
    row[:] = 0.0
    row[kind] = 1.0
    deadwood, sets, runs = arranged(hand)
    loose = hand & ~(sets | runs)
    row[4] = deadwood / 40
    row[5] = bits(sets | runs) / 10
    shed, _ = least_after_discard(hand, 0)
    dearest = 0
    rest = loose
    while rest:
        low = rest & -rest
        rest ^= low
        dearest = max(dearest, min(lowest(low) % 13 + 1, 10))
    row[6] = dearest / 10
    row[7] = bits(loose) / 10
    row[43] = 1.0 if deadwood == 0 else 0.0
    if kind != KNOCK:
        counts = np.zeros(128, np.int64)
        gin = ready = joined = total = number = 0
        rest = unseen
        while rest:
            low = rest & -rest
            rest ^= low
            drawn = lowest(low)
            if joins(hand, drawn):
                joined += 1
                value, _ = least_after_discard(hand | low, 0)
            else:
                value = min(deadwood, shed + min(drawn % 13 + 1, 10))
            counts[value] += 1
            total += value
            number += 1
            if value == 0:
                gin += 1
            if value <= limit:
                ready += 1
        if number:
            row[8] = gin / 10
            row[9] = ready / 20
            row[10] = total / number / 40
            best = wanted = lowest_value = 0
            left = min(BEST_DRAWS, number)
            first = True
            for value in range(128):
                if counts[value]:
                    if first:
                        lowest_value = value
                        first = False
                    take = min(left, counts[value])
                    best += take * value
                    left -= take
                    wanted += take
                    if not left:
                        break
            row[11] = best / wanted / 40
            row[12] = joined / 15
            row[13] = lowest_value / 20
    row[14] = set_outs(hand, unseen) / 6
    row[15] = bits(run_outs(hand, unseen)) / 10
    alone = 0
    rest = loose
    while rest:
        low = rest & -rest
        rest ^= low
        index = lowest(low)
        others = hand ^ low
        near = up(low) | down(low) | up(up(low)) | down(down(low)) | same_rank(index)
        if not others & near:
            alone += min(index % 13 + 1, 10)
    row[16] = alone / 30
    row[17] = draws / 10
    row[18] = stock / 31
    row[19] = bits(known) / 4
    row[20] = takes / 4
    row[21] = (points_of(known) - least(known)) / 30
    thrown_count = bits(thrown)
    row[22] = points_of(thrown) / thrown_count / 10 if thrown_count else 0.0
    row[23] = bits(refused) / 5
    if card >= 0 and kind == DISCARD:
        one = 1 << card
        theirs = unseen | known
        past = thrown | refused
        four = same_rank(card)
        row[24] = min(card % 13 + 1, 10) / 10
        row[25] = bits(four & unseen) / 3
        row[26] = windows(card, theirs) / 3
        row[27] = 1.0 if joins(known, card) else 0.0
        row[28] = bits(four & known) / 2
        near = up(one) | down(one)
        row[29] = bits(near & known) / 2
        far = up(up(one)) | down(down(one))
        row[30] = bits(far & known) / 2
        row[31] = bits(four & past & ~one) / 2
        row[32] = bits(near & past) / 2
        row[33] = bits(far & past) / 2
    row[34] = bits(shown & hand) / 4
    if kind == KNOCK:
        layoffs = reach(sets, runs, unseen | known)
        row[35] = bits(layoffs) / 8
        row[36] = points_of(layoffs) / 40
        row[37] = bits(reach(sets, runs, known)) / 2
    row[38] = (53.88 * np.exp(-0.222 * draws) + 4.45) / 40
    row[39] = limit / 10
    row[40] = gin_bonus / 25
    row[41] = undercut / 25
    row[42] = 1.0 if deadwood <= limit else 0.0
    theirs = unseen | known
    safe = ways = wanted_by_known = 0
    rest = loose
    while rest:
        low = rest & -rest
        rest ^= low
        index = lowest(low)
        uses = uses_of(index, theirs)
        ways += uses
        if uses == 0:
            safe += 1
        if joins(known, index):
            wanted_by_known += min(index % 13 + 1, 10)
    row[44] = safe / 5
    row[45] = ways / 15
    row[46] = wanted_by_known / 20
    row[47] = seen[12] / 10
    row[48] = seen[13] / 10
    row[49] = seen[14]
    row[50] = bits(thrown & LOW) / 4
    row[51] = bits(reach(sets, runs, unseen)) / 8
    row[52] = min(draws, 3) / 3
    row[53] = max(0, draws - 6) / 6
    left = bits(unseen)
    row[54] = points_of(unseen) / left / 10 if left else 0.0
    row[55] = points_of(loose & shown) / 20
    row[56] = bits(sets) / 8
    row[57] = 1.0 if bits(loose) == 1 else 0.0
    row[58] = 1.0 if bits(loose) == 2 else 0.0
    row[59] = 1.0 if bits(loose) == 3 else 0.0
    for place in range(TOLD):
        row[FIRST_HABIT + place] = seen[15 + place] / 1000
