"""The sparring partners of the training, compiled, and the rules most hands are played by."""

from __future__ import annotations

import numpy as np
from numba import njit

from training.cardmath import bits, joins, least, least_after_discard, lowest
from training.rows import down, same_rank, up

STYLES = {
    "simple": (0, 0, 0, 0, 0.5, 3),
    "early": (1, 0, 0, 0, 0.5, 3),
    "gin": (2, 1, 0, 0, 0.001, 3),
    "curve": (3, 0, 0, 0.02, 0.001, 3),
    "marjj": (1, 0, 18, 1, 0.001, 3),
    "marjj gin": (2, 0, 18, 1, 0.001, 3),
}
"""Sparring partners of the pool; see `any_partner` for the numbers."""

CHALLENGE = (10, 25, 25, 2)
"""Knock limit, bonuses for gin and for an undercut, and the stock at which a hand is void."""

SIMPLE, EARLY, GIN_ONLY, CURVE = 0, 1, 2, 3


def any_partner(rng: np.random.Generator) -> tuple[float, ...]:
    """A sparring partner of no name, so that the network learns to know habits and not six players.

    The numbers: the kind of knocking; the weights of outs, of potential and of danger when it discards; its
    randomness; the last turn in which a partner knocks that waits for gin later.
    """
    return (
        float(rng.integers(4)),
        float(rng.integers(3)),
        float(rng.choice((0, 0, 6, 18))),
        float(rng.choice((0, 0.02, 1))),
        float(rng.choice((0.001, 0.5, 6))),
        float(rng.integers(1, 9)),
    )


@njit(cache=True)
def danger(card, known, thrown_or_refused_reach):
    """MARJJ's danger of a discard: known holdings near it, against cards that are out of reach."""
    held = gone = 0
    for suit in range(4):
        other = suit * 13 + card % 13
        if other != card:
            held += known >> other & 1
            gone += thrown_or_refused_reach >> other & 1
    total = 0.0
    if held >= 2:
        total += 20
    elif gone >= 2:
        total -= 10
    else:
        total += held * 4 - gone * 4
    one = 1 << card
    near = np.array([down(down(one)), down(one), up(one), up(up(one))])
    have = [1 if known & each else 0 for each in near]
    lost = [1 if (not each or thrown_or_refused_reach & each) else 0 for each in near]
    if (have[0] and have[1]) or (have[1] and have[2]) or (have[2] and have[3]):
        total += 20
    elif (lost[0] or lost[1]) and (lost[1] or lost[2]) and (lost[2] or lost[3]):
        total -= 10
    else:
        real = [1 if thrown_or_refused_reach & each else 0 for each in near]
        total += 5 * (have[1] + have[2]) + 3 * (have[0] + have[3])
        total -= 5 * (real[1] + real[2]) + 3 * (real[0] + real[3])
    return total


@njit(cache=True)
def mean_of_best(hand, unseen, count):
    """The mean deadwood after the best draws."""
    stay = least(hand)
    shed, _ = least_after_discard(hand, 0)
    counts = np.zeros(128, np.int64)
    number = 0
    while unseen:
        low = unseen & -unseen
        unseen ^= low
        drawn = lowest(low)
        if joins(hand, drawn):
            after, _ = least_after_discard(hand | low, 0)
        else:
            after = min(stay, shed + min(drawn % 13 + 1, 10))
        counts[after] += 1
        number += 1
    left = min(count, number)
    taken, total = left, 0
    for after in range(128):
        take = min(left, counts[after])
        total += take * after
        left -= take
        if not left:
            break
    return total / max(1, taken)


@njit(cache=True)
def outs(card, hand, unseen):
    """Unseen cards that would make a meld of a card and another of the hand."""
    useful = 0
    near = same_rank(card) | up(1 << card) | down(1 << card) | up(up(1 << card)) | down(down(1 << card))
    others = hand & near & ~(1 << card)
    while others:
        low = others & -others
        others ^= low
        pair = 1 << card | low
        rest = unseen & near & ~useful
        while rest:
            third = rest & -rest
            rest ^= third
            if joins(pair, lowest(third)):
                useful |= third
        beyond = (up(low) | down(low) | same_rank(card)) & unseen & ~useful
        while beyond:
            third = beyond & -beyond
            beyond ^= third
            if joins(pair, lowest(third)):
                useful |= third
    return bits(useful)


@njit(cache=True)
def partner_discard(hand, barred, seen, style):
    """The discard of a sparring partner, as a mask of one card."""
    best, chosen = 1e9, 0
    reach_out = hand | seen[11]
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        if low == barred:
            continue
        card = lowest(low)
        cost = float(least(hand ^ low))
        if style[1] > 0:
            cost += style[1] * outs(card, hand, seen[0])
        if style[2] > 0:
            cost += style[2] * mean_of_best(hand ^ low, seen[0], 7)
        if style[3] > 0:
            cost += style[3] * danger(card, seen[1], reach_out)
        cost += style[4] * np.random.random()
        if cost < best:
            best, chosen = cost, low
    return chosen


@njit(cache=True)
def partner_knocks(kind, draws, deadwood, early):
    """Whether a sparring partner knocks with deadwood within the limit."""
    if deadwood == 0 or kind == SIMPLE:
        return True
    if kind == EARLY:
        return draws <= early
    if kind == CURVE:
        return deadwood <= round(53.88 * np.exp(-0.222 * draws) + 4.45) - 9
    return False
