"""The search of `players/search`, compiled: to try beliefs, rollouts and budgets on thousands of hands."""

from __future__ import annotations

import numpy as np
from numba import njit

from training.belief import connections, hand_by, hand_row, likely, small
from training.cardmath import arranged, bits, joins, least, least_after_discard, lowest, showdown
from training.habits import GINS, LATE, MIDDLE, WAITED_LATE
from training.rows import DISCARD, KNOCK, WIDTH, down, fill, same_rank, up
from training.value import SCALE, value

MOST_TURNS = 80
EXTRA = np.array((0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 5, 5))
RASH, EARLY, CURVE, GIN = 0, 1, 2, 3
(
    BUDGET,
    CANDIDATES,
    NEAR_BEST,
    TRUST,
    RASH_SHARE,
    EARLY_TURNS,
    BELIEF,
    NOISE,
    HAS_NO_USE,
    NO_REASON,
    MINE,
    SAMPLES,
    SPREAD,
    NEAR_USE,
    EXTRA_MORE,
    THEIR_DISCARD,
    MY_DISCARD,
    MY_EARLY,
    SEARCH_DRAW,
    SEARCH_KNOCK,
    LEAF,
    NARROW,
) = range(22)
"""Places of the numbers a search is described by; a negative share of rash opponents follows their habits."""
FIRST_TOLD = 15
"""Where what is seen tells of habits."""
DOUBT = 200
DEFAULT = np.array(
    [600, 5, 8.0, 400, -1, 4, 3, 4.0, 0.12, 0.15, EARLY, 2, 0, 1.0, 0, 0, 0, 4, 0, 0, 0, 6], np.float64
)


@njit(cache=True)
def thrown_by(hand, best, least_left, spread):
    """The discard in a rollout: of those within `spread` points of the best the least connected one."""
    if spread > 0:
        cards = best
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            if not best & low and least(hand ^ low) <= least_left + spread:
                cards |= low
    else:
        cards = best
    if not cards & (cards - 1):
        return cards
    chosen, score = 0, -1e9
    while cards:
        low = cards & -cards
        cards ^= low
        index = lowest(low)
        value = -1.0 * connections(hand, index) * 10 + index % 13
        if spread > 0:
            value = -1.5 * connections(hand, index) - least(hand ^ low)
        if value > score:
            chosen, score = low, value
    return chosen


@njit(cache=True)
def knocks_at(kind, draws, deadwood, limit, early):
    """Whether a side of a rollout ends the hand with this deadwood."""
    if deadwood > limit:
        return False
    if deadwood == 0 or kind == RASH:
        return True
    if kind == EARLY:
        return draws <= early
    if kind == CURVE:
        return deadwood <= round(53.88 * np.exp(-0.222 * draws) + 4.45) - 9
    return False


@njit(cache=True)
def play_out(mine, theirs, stock, number, top, turn, draws0, draws1, kinds, spreads, early0, early1, rules):
    """The points of the hand for side 0, both sides playing fast and simply."""
    hands = np.array((mine, theirs))
    draws = np.array((draws0, draws1))
    at = 0
    for _ in range(MOST_TURNS):
        hand = hands[turn]
        if at >= number - rules[3]:
            return 0
        left = -1
        best = 0
        if top >= 0 and joins(hand, top):
            left, best = least_after_discard(hand | 1 << top, 1 << top)
            if left < least(hand):
                hand |= 1 << top
            else:
                left = -1
        if left < 0:
            hand |= 1 << stock[at]
            at += 1
            left, best = least_after_discard(hand, 0)
        draws[turn] += 1
        early = early0 if turn == 0 else early1
        if knocks_at(kinds[turn], draws[turn], left, rules[0], early):
            points = showdown(turn, hand ^ (best & -best), hands[1 - turn], rules)
            return points if turn == 0 else -points
        one = thrown_by(hand, best, left, spreads[turn])
        hands[turn] = hand ^ one
        top = lowest(one)
        turn = 1 - turn
    return 0


@njit(cache=True)
def uses(hand, card, about):
    """Weight of a hand that threw or left this card."""
    if joins(hand, card):
        return about[HAS_NO_USE]
    if about[NEAR_USE] != 1.0:
        one = 1 << card
        mates = bits(same_rank(card) & hand) + bits((up(one) | down(one)) & hand)
        if mates:
            return about[NEAR_USE]
    return 1.0


@njit(cache=True)
def weigh(hand, seen, about):
    """How well a hand explains what its owner took, threw and left."""
    weight = 1.0
    rest = seen[1]
    while rest:
        low = rest & -rest
        rest ^= low
        if not joins(hand ^ low, lowest(low)):
            weight *= about[NO_REASON]
    rest = seen[2] | seen[3]
    while rest:
        low = rest & -rest
        rest ^= low
        weight *= uses(hand, lowest(low), about)
    return weight


@njit(cache=True)
def draw_hand(hidden, count, size, seen, about):
    """The hidden part of the opponent's hand."""
    turns = bits(seen[2])
    extra = 0
    if about[BELIEF] >= 1:
        extra = min(count - size, EXTRA[min(turns, 14)] + int(about[EXTRA_MORE]) * (1 if turns > 0 else 0))
    for place in range(size + extra):
        other = np.random.randint(place, count)
        hidden[place], hidden[other] = hidden[other], hidden[place]
    hand = 0
    for place in range(size + extra):
        hand |= 1 << hidden[place]
    if not extra:
        return hand
    _, sets, runs = arranged(hand | seen[1])
    loose = hand & ~(sets | runs)
    cost = np.full(52, -1.0)
    rest = loose
    while rest:
        low = rest & -rest
        rest ^= low
        index = lowest(low)
        cost[index] = min(index % 13 + 1, 10) + about[NOISE] * np.random.random()
        if about[SPREAD] > 0:
            cost[index] -= about[SPREAD] * connections(hand | seen[1], index)
    for _ in range(extra):
        worst = np.argmax(cost)
        if cost[worst] < -50:
            break
        if hand >> worst & 1:
            hand ^= 1 << worst
        cost[worst] = -100.0
    while bits(hand) > size:
        hand &= hand - 1
    return hand


@njit(cache=True)
def draw_worlds(seen, number, about, belief):
    """Opponent's hands and stocks, the likelier hands oftener; (hands, stocks, stock size)."""
    hidden = np.zeros(52, np.int64)
    count = 0
    rest = seen[0]
    while rest:
        low = rest & -rest
        rest ^= low
        hidden[count] = lowest(low)
        count += 1
    size = 10 - bits(seen[1])
    tries = number * int(about[SAMPLES])
    drawn, total = np.zeros(tries, np.int64), np.zeros(tries)
    running = 0.0
    cards, odds, keys = np.zeros(52, np.int64), np.zeros(52), np.zeros(52)
    row = np.zeros(20, np.float32)
    if about[BELIEF] >= 2:
        likely(seen, cards, odds, belief)
    for place in range(tries):
        if about[BELIEF] >= 2:
            drawn[place] = hand_by(cards, odds, count, size, keys)
            weight = 1.0
            if about[BELIEF] >= 3:
                hand_row(row, drawn[place] | seen[1], seen)
                weight = np.exp(small(row, belief[4], belief[5], belief[6], belief[7]))
        else:
            drawn[place] = draw_hand(hidden, count, size, seen, about)
            weight = weigh(drawn[place] | seen[1], seen, about) if about[BELIEF] >= 1 else 1.0
        running += weight
        total[place] = running
    hands = np.zeros(number, np.int64)
    stocks = np.zeros((number, 52), np.int64)
    for place in range(number):
        found = min(tries - 1, np.searchsorted(total, np.random.random() * running))
        hand = drawn[found]
        hands[place] = hand | seen[1]
        at = 0
        rest = seen[0] & ~hand
        while rest:
            low = rest & -rest
            rest ^= low
            stocks[place, at] = lowest(low)
            at += 1
        for last in range(at - 1, 0, -1):
            other = np.random.randint(0, last + 1)
            stocks[place, last], stocks[place, other] = stocks[place, other], stocks[place, last]
    return hands, stocks, count - size


@njit(cache=True)
def best_ending(eleven, barred, other, seen, net, narrow, rules):
    """The value of the best way to end a turn, by the network; a knock counts what it brings here."""
    left, cards = least_after_discard(eleven, barred)
    if left == 0:
        return float(rules[1] + least(other))
    row = np.zeros(WIDTH, np.float32)
    found = -1e9
    rest = eleven & ~barred
    while rest:
        low = rest & -rest
        rest ^= low
        if least(eleven ^ low) > left + narrow:
            continue
        fill(row, DISCARD, eleven ^ low, lowest(low), seen)
        found = max(found, value(row, *net))
    found *= SCALE
    if left <= rules[0]:
        hand = eleven ^ (cards & -cards)
        fill(row, KNOCK, hand, -1, seen)
        if value(row, *net) * SCALE > found:
            return float(showdown(0, hand, other, rules))
    return found


@njit(cache=True)
def look_ahead(mine, theirs, stock, number, top, draws1, rash, early1, seen, net, narrow, rules):
    """The value for side 0 after the other's turn and the own next draw, by the network."""
    after = seen.copy()
    card = 1 << top
    at = 0
    other = theirs
    barred = 0
    took = False
    if joins(other, top):
        left, _ = least_after_discard(other | card, card)
        took = left < least(other)
    if took:
        other |= card
        barred = card
        after[1] |= card
        after[7] += 1
        after[14] = 1
    else:
        if number <= rules[3]:
            return 0.0
        after[3] |= card
        after[11] |= card
        other |= 1 << stock[0]
        at = 1
        after[6] -= 1
        after[14] = 0
    left, best = least_after_discard(other, barred)
    if left <= rules[0] and (left == 0 or rash or draws1 + 1 <= early1):
        return -float(showdown(1, other ^ (best & -best), mine, rules))
    one = thrown_by(other, best, left, 0)
    other ^= one
    thrown = lowest(one)
    after[0] &= ~one
    after[1] &= ~one
    after[2] |= one
    after[13] = after[12]
    after[12] = min(thrown % 13 + 1, 10)
    after[5] += 1
    if joins(mine, thrown):
        left, _ = least_after_discard(mine | one, one)
        if left < least(mine):
            after[4] |= one
            return best_ending(mine | one, one, other, after, net, narrow, rules)
    if number - at <= rules[3]:
        return 0.0
    drawn = 1 << stock[at]
    after[11] |= one
    after[0] &= ~drawn
    after[6] -= 1
    return best_ending(mine | drawn, 0, other, after, net, narrow, rules)


@njit(cache=True)
def rashness(seen):
    """How likely the opponent knocks as soon as it may, by its habits: the same as `players.habits`."""
    knocks = seen[FIRST_TOLD + MIDDLE] + seen[FIRST_TOLD + LATE]
    waits = seen[FIRST_TOLD + WAITED_LATE] + seen[FIRST_TOLD + GINS] / 2
    return (knocks + DOUBT) / (knocks + waits + DOUBT)


@njit(cache=True)
def halve(number, hands, tops, knocks, turns, priors, seen, draws0, draws1, about, rules, belief, net):
    """The place of the choice that comes out best on common worlds, half dropped after each round."""
    left = np.arange(number)
    alive = number
    totals = np.zeros(number)
    rounds = 1
    while 1 << rounds < number:
        rounds += 1
    tried = 0
    kinds, spreads = np.zeros(2, np.int64), np.array((about[MY_DISCARD], about[THEIR_DISCARD]))
    kinds[0] = int(about[MINE])
    rash = about[RASH_SHARE] if about[RASH_SHARE] >= 0 else rashness(seen)
    while alive > 1:
        batch = max(4, int(about[BUDGET]) // (rounds * alive))
        theirs, stocks, size = draw_worlds(seen, batch, about, belief)
        for world in range(batch):
            kinds[1] = RASH if np.random.random() < rash else EARLY
            for place in range(alive):
                choice = left[place]
                if about[LEAF] and not knocks[choice]:
                    points = look_ahead(
                        hands[choice],
                        theirs[world],
                        stocks[world],
                        size,
                        tops[choice],
                        draws1,
                        kinds[1] == RASH,
                        about[EARLY_TURNS],
                        seen,
                        net,
                        about[NARROW],
                        rules,
                    )
                elif knocks[choice]:
                    points = showdown(0, hands[choice], theirs[world], rules)
                else:
                    points = play_out(
                        hands[choice],
                        theirs[world],
                        stocks[world],
                        size,
                        tops[choice],
                        turns[choice],
                        draws0,
                        draws1,
                        kinds,
                        spreads,
                        about[MY_EARLY],
                        about[EARLY_TURNS],
                        rules,
                    )
                totals[choice] += points
        tried += batch
        score = (totals + about[TRUST] * priors[:number]) / (tried + about[TRUST])
        for first in range(alive):
            for second in range(first + 1, alive):
                if score[left[second]] > score[left[first]]:
                    left[first], left[second] = left[second], left[first]
        alive = (alive + 1) // 2 if alive > 2 else 1
    return left[0]
