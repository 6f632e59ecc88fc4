"""What the opponent may hold, compiled: the same as `ginrummy_qt.players.belief`.

A small network tells from what was taken, thrown and left how likely the opponent holds an unseen card; hands
are drawn by it, and a second one weighs each hand as a whole.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from training.cardmath import arranged, bits, joins, lowest
from training.rows import LOW, down, same_rank, up, windows

CARD_WIDTH = 34
HAND_WIDTH = 20
HIDDEN = 12


def without_knowledge() -> tuple[np.ndarray, ...]:
    """A belief that finds every card and hand equally likely."""
    return tuple(
        np.zeros(shape, np.float32)
        for width in (CARD_WIDTH, HAND_WIDTH)
        for shape in ((HIDDEN, width), (HIDDEN,), (HIDDEN,), (1,))
    )


@njit(cache=True)
def card_row(f, card, seen, count, size):
    """What is known about an unseen card, for the network of cards."""
    unseen, known, thrown, refused = seen[0], seen[1], seen[2], seen[3]
    theirs = unseen | known
    one = 1 << card
    rank = card % 13
    turns = bits(thrown) / 8
    near = up(one) | down(one)
    far = up(up(one)) | down(down(one))
    four = same_rank(card) & ~one
    mates = bits(four & theirs)
    ways = windows(card, theirs)
    points = min(rank + 1, 10) / 10
    f[0] = size / count
    f[1] = points
    f[2] = turns
    f[3] = points * turns
    f[4] = bits(near & thrown)
    f[5] = bits(far & thrown)
    f[6] = bits(four & thrown)
    f[7] = bits(near & refused)
    f[8] = bits(far & refused)
    f[9] = bits(four & refused)
    f[10] = bits(near & known)
    f[11] = bits(far & known)
    f[12] = bits(four & known)
    f[13] = ways
    f[14] = 1.0 if mates == 3 else 0.0
    f[15] = 1.0 if mates == 2 else 0.0
    f[16] = mates
    f[17] = 1.0 if joins(known, card) else 0.0
    f[18] = ways * turns
    f[19] = mates * turns
    f[20] = bits(known) / 3
    f[21] = seen[7] / 3
    f[22] = bits(near & unseen)
    f[23] = bits(far & unseen)
    f[24] = seen[12] / 10
    f[25] = seen[13] / 10
    f[26] = seen[14]
    f[27] = seen[12] / 10 * points
    f[28] = rank / 12
    f[29] = 1.0 if rank == 0 or rank == 12 else 0.0
    f[30] = seen[6] / 31
    f[31] = bits(thrown & LOW) / 4
    f[32] = f[10] * ways
    f[33] = f[12] * mates


@njit(cache=True)
def connections(hand, card):
    """How near the other cards of the hand are: two for a mate or neighbour, one for the next but one."""
    one = 1 << card
    others = hand & ~one
    near = 2 * bits((same_rank(card) | up(one) | down(one)) & others)
    return near + bits((up(up(one)) | down(down(one))) & others)


@njit(cache=True)
def hand_row(f, hand, seen):
    """How a whole hand fits what its owner did, for the network of hands."""
    f[:] = 0.0
    known, thrown, refused = seen[1], seen[2], seen[3]
    turns = min(bits(thrown), 10) / 8
    deadwood, sets, runs = arranged(hand)
    loose = hand & ~(sets | runs)
    f[0] = deadwood / 40
    f[1] = f[0] * f[0]
    f[2] = f[0] * turns
    f[3] = bits(sets | runs) / 10
    f[4] = f[3] * turns
    for place in range(2):
        rest = refused if place else thrown
        used = mates = near = 0
        while rest:
            low = rest & -rest
            rest ^= low
            card = lowest(low)
            if joins(hand, card):
                used += 1
            else:
                mates += bits(same_rank(card) & hand)
                near += bits((up(low) | down(low)) & hand)
        f[5 + 3 * place] = used / 3
        f[6 + 3 * place] = mates / 5
        f[7 + 3 * place] = near / 5
    rest = known
    while rest:
        low = rest & -rest
        rest ^= low
        if not joins(hand ^ low, lowest(low)):
            f[11] += 1
        if loose & low:
            f[12] += 1
    f[13] = 1.0 if deadwood <= 10 else 0.0
    f[14] = f[13] * turns
    f[15] = 1.0 if deadwood == 0 else 0.0
    high = paired = 0
    rest = loose
    while rest:
        low = rest & -rest
        rest ^= low
        card = lowest(low)
        if card % 13 >= 9:
            high += 1
        if connections(hand, card) > 0:
            paired += 1
    f[16] = high / 5
    f[17] = high / 5 * turns
    f[18] = paired / 5
    f[19] = bits(thrown & LOW) / 4 * f[0]


@njit(cache=True, fastmath=True)
def small(f, w1, b1, w2, b2):
    """A network with one hidden layer of rectified units."""
    total = b2[0]
    for unit in range(b1.size):
        value = b1[unit]
        for place in range(f.size):
            value += f[place] * w1[unit, place]
        if value > 0:
            total += value * w2[unit]
    return total


@njit(cache=True)
def likely(seen, cards, odds, belief):
    """The unseen cards and the odds that the opponent holds each; how many there are."""
    row = np.zeros(CARD_WIDTH, np.float32)
    count = 0
    rest = seen[0]
    while rest:
        low = rest & -rest
        rest ^= low
        cards[count] = lowest(low)
        count += 1
    size = 10 - bits(seen[1])
    for place in range(count):
        card_row(row, cards[place], seen, count, size)
        odds[place] = np.exp(small(row, belief[0], belief[1], belief[2], belief[3]))
    return count


@njit(cache=True)
def hand_by(cards, odds, count, size, keys):
    """`size` different cards, drawn one after the other by their odds."""
    for place in range(count):
        keys[place] = np.log(np.random.random()) / odds[place]
    hand = 0
    for _ in range(size):
        best = 0
        for place in range(1, count):
            if keys[place] > keys[best]:
                best = place
        hand |= 1 << cards[best]
        keys[best] = -np.inf
    return hand
