"""Hands between networks and sparring partners, compiled: what the network learns from."""

from __future__ import annotations

import numpy as np
from numba import njit

from training.cardmath import joins, least, least_after_discard, lowest, showdown
from training.habits import COUNTS, FORGETS, OPENING_DISCARDS, TOLD, note, tell
from training.partners import partner_discard, partner_knocks
from training.rows import DISCARD, KNOCK, PASS, STOCK, WIDTH, fill
from training.search import BUDGET, CANDIDATES, NEAR_BEST, SEARCH_DRAW, SEARCH_KNOCK, halve
from training.value import SCALE, value

MOST_ROWS = 140
MOST_DRAWS = 60
LOG_WIDTH = 15 + TOLD
"""Numbers that tell what a seat has seen."""


@njit(cache=True)
def look(seen, seat, hands, known, thrown, refused, takes, draws, last, pile_mask, stock, rules):
    """What a seat may know, in the order `rows.fill` wants it; item 11 is the discard pile.

    `last[s]`: points of the last discard of a seat, of the one before it, and whether it took the pile last.
    """
    other = 1 - seat
    seen[0] = ((1 << 52) - 1) & ~(hands[seat] | pile_mask | known[other])
    seen[1], seen[2], seen[3], seen[4] = known[other], thrown[other], refused[other], known[seat]
    seen[5], seen[6], seen[7] = draws[seat], stock, takes[other]
    seen[8], seen[9], seen[10], seen[11] = rules[0], rules[1], rules[2], pile_mask
    seen[12], seen[13], seen[14] = last[other, 0], last[other, 1], last[other, 2]


@njit(cache=True)
def play(deck, dealer, nets, belief, styles, searches, rules, noise, rows, values, counts, log, habits):
    """One hand; the points of seat 0, negative when seat 1 wins, 0 when void.

    `nets[s]` is the network of a seat or, where its first weights are empty, none: then `styles[s]` plays.
    `rules` are the knock limit, the bonuses for gin and for an undercut, and the stock at which a hand is
    void. `searches[s]` describes the search on top of a network (`training.search`); a budget of 0 is none.
    What a network chose is written to `rows[s]` and `values[s]`, `counts[s]` of them.
    `log` takes what seats had seen at the end of their turns, the other hand, and how many of them.
    `habits` are what is remembered of both seats; this hand is added.
    """
    hands = np.zeros(2, np.int64)
    known, thrown, refused = np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(2, np.int64)
    takes, draws = np.zeros(2, np.int64), np.zeros(2, np.int64)
    last = np.zeros((2, 3), np.int64)
    seen = np.zeros(LOG_WIDTH, np.int64)
    told = np.zeros((2, TOLD), np.int64)
    for seat in range(2):
        tell(told[seat], habits[1 - seat])
    openings = np.zeros(2, np.int64)
    pile = np.zeros(60, np.int64)
    for place in range(20):
        seat = 1 - dealer if place < 10 else dealer
        hands[seat] |= 1 << deck[place]
    pile[0], height, position = deck[20], 1, 21
    pile_mask = 1 << deck[20]
    counts[:] = 0
    row, best_row = np.zeros(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    turn, passes, offered = 1 - dealer, 0, True
    found_hands, found_tops = np.zeros(16, np.int64), np.zeros(16, np.int64)
    found_knocks, found_turns, found_values = np.zeros(16, np.bool_), np.zeros(16, np.int64), np.zeros(16)
    while True:
        top = pile[height - 1]
        stock = 52 - position
        if not offered and (stock <= rules[3] or draws[0] + draws[1] >= MOST_DRAWS):
            note(habits, -1, hands, draws, takes, openings, rules[0])
            return 0.0
        net = nets[turn]
        uses_net = net[0].size > 0
        look(seen, turn, hands, known, thrown, refused, takes, draws, last, pile_mask, stock, rules)
        seen[15:] = told[turn]
        # Draw
        take = False
        forced = offered and passes == 2
        if not forced:
            if uses_net:
                fill(row, PASS if offered else STOCK, hands[turn], -1, seen)
                if offered and passes == 1:
                    row[PASS], row[STOCK] = 0.5, 0.5
                stay = value(row, *net)
                best_row[:] = row
                eleven = hands[turn] | 1 << top
                seen[5] += 1
                seen[11] = pile_mask & ~(1 << top)
                found = -1e9
                deadwood, cards = least_after_discard(eleven, 1 << top)
                if deadwood == 0:
                    found = 1e9
                rest = eleven & ~(1 << top)
                while rest and found < 1e9:
                    low = rest & -rest
                    rest ^= low
                    card = lowest(low)
                    fill(row, DISCARD, eleven ^ low, card, seen)
                    guess = value(row, *net)
                    if guess > found:
                        found = guess
                        found_hands[0], found_tops[0], found_knocks[0] = eleven ^ low, lowest(low), False
                if deadwood <= rules[0] and found < 1e9:
                    hand = eleven ^ (cards & -cards)
                    fill(row, KNOCK, hand, -1, seen)
                    guess = value(row, *net)
                    if guess > found:
                        found = guess
                        found_hands[0], found_knocks[0] = eleven ^ (cards & -cards), True
                seen[5] -= 1
                take = found > stay
                search = searches[turn]
                if (
                    search[BUDGET] > 0
                    and search[SEARCH_DRAW] > 0
                    and abs(found - stay) * SCALE < search[NEAR_BEST]
                ):
                    found_turns[0] = 1
                    found_hands[1], found_knocks[1] = hands[turn], False
                    found_tops[1] = top if offered and passes == 0 else -1
                    found_turns[1] = 1 if offered else 0
                    found_values[0], found_values[1] = found * SCALE, stay * SCALE
                    mine, its = draws[turn], draws[1 - turn]
                    take = (
                        halve(
                            2,
                            found_hands,
                            found_tops,
                            found_knocks,
                            found_turns,
                            found_values,
                            seen,
                            mine,
                            its,
                            search,
                            rules,
                            belief,
                            net,
                        )
                        == 0
                    )
                if np.random.random() < noise:
                    take = joins(hands[turn], top)
                if not take:
                    rows[turn, counts[turn]] = best_row
                    values[turn, counts[turn]] = stay
                    counts[turn] += 1
            else:
                take = joins(hands[turn], top)
                if take and styles[turn, 3] > 0:
                    after, _ = least_after_discard(hands[turn] | 1 << top, 1 << top)
                    take = after < least(hands[turn])
        elif uses_net:
            fill(row, STOCK, hands[turn], -1, seen)
            rows[turn, counts[turn]] = row
            values[turn, counts[turn]] = value(row, *net)
            counts[turn] += 1
        if offered and not take and passes < 2:
            refused[turn] |= 1 << top
            passes += 1
            if passes < 2:
                turn = 1 - turn
                continue
            turn = 1 - dealer
            continue
        offered = False
        barred = 0
        if take:
            height -= 1
            pile_mask ^= 1 << top
            hands[turn] |= 1 << top
            known[turn] |= 1 << top
            takes[turn] += 1
            barred = 1 << top
        else:
            if not forced:
                refused[turn] |= 1 << top
            hands[turn] |= 1 << deck[position]
            position += 1
        last[turn, 2] = 1 if take else 0
        draws[turn] += 1
        look(seen, turn, hands, known, thrown, refused, takes, draws, last, pile_mask, 52 - position, rules)
        seen[15:] = told[turn]
        if log[2][0] < log[1].size:
            log[0][log[2][0]] = seen
            log[1][log[2][0]] = hands[1 - turn]
            log[2][0] += 1
        # End the turn
        eleven = hands[turn]
        deadwood, cards = least_after_discard(eleven, barred)
        knocks = False
        chosen = 0
        if uses_net:
            if deadwood == 0:
                knocks, chosen = True, cards & -cards
            else:
                found = -1e9
                rest = eleven & ~barred
                while rest:
                    low = rest & -rest
                    rest ^= low
                    card = lowest(low)
                    fill(row, DISCARD, eleven ^ low, card, seen)
                    guess = value(row, *net)
                    if noise > 0.0:
                        guess += noise * 0.5 * np.random.standard_normal()
                    if guess > found:
                        found, chosen = guess, low
                        best_row[:] = row
                shown_value = found
                if deadwood <= rules[0]:
                    rest = cards
                    while rest:
                        low = rest & -rest
                        rest ^= low
                        fill(row, KNOCK, eleven ^ low, -1, seen)
                        guess = value(row, *net)
                        if guess > found or np.random.random() < noise * 0.5:
                            found, chosen, knocks = guess, low, True
                            best_row[:] = row
                            shown_value = guess
                search = searches[turn]
                if search[BUDGET] > 0 and (search[SEARCH_KNOCK] > 0 or deadwood > rules[0]):
                    number = 0
                    worst = found - search[NEAR_BEST] / SCALE
                    rest = eleven & ~barred
                    while rest:
                        low = rest & -rest
                        rest ^= low
                        for knocking in range(2):
                            if knocking and not (deadwood <= rules[0] and cards & low):
                                continue
                            kind = KNOCK if knocking else DISCARD
                            card = -1 if knocking else lowest(low)
                            fill(row, kind, eleven ^ low, card, seen)
                            guess = value(row, *net)
                            if guess < worst:
                                continue
                            place = number
                            if number == int(search[CANDIDATES]):
                                place = np.argmin(found_values[:number])
                                if found_values[place] >= guess * SCALE:
                                    continue
                            else:
                                number += 1
                            found_hands[place], found_tops[place] = eleven ^ low, lowest(low)
                            found_knocks[place], found_turns[place] = knocking == 1, 1
                            found_values[place] = guess * SCALE
                    if number > 1:
                        place = halve(
                            number,
                            found_hands,
                            found_tops,
                            found_knocks,
                            found_turns,
                            found_values,
                            seen,
                            draws[turn],
                            draws[1 - turn],
                            search,
                            rules,
                            belief,
                            net,
                        )
                        chosen, knocks = 1 << found_tops[place], found_knocks[place]
                rows[turn, counts[turn]] = best_row
                values[turn, counts[turn]] = shown_value
                counts[turn] += 1
        elif deadwood <= rules[0] and partner_knocks(
            int(styles[turn, 0]), draws[turn], deadwood, styles[turn, 5]
        ):
            knocks, chosen = True, cards & -cards
        else:
            chosen = partner_discard(eleven, barred, seen, styles[turn])
        hands[turn] = eleven ^ chosen
        known[turn] &= ~chosen
        if knocks:
            note(habits, turn, hands, draws, takes, openings, rules[0])
            points = showdown(turn, hands[turn], hands[1 - turn], rules)
            return float(points if turn == 0 else -points)
        card = lowest(chosen)
        if draws[turn] <= OPENING_DISCARDS:
            openings[turn] += min(card % 13 + 1, 10)
        last[turn, 1] = last[turn, 0]
        last[turn, 0] = min(card % 13 + 1, 10)
        pile[height] = card
        height += 1
        pile_mask |= chosen
        thrown[turn] |= chosen
        turn = 1 - turn


@njit(cache=True, nogil=True)
def play_many(number, seed, nets, belief, styles, searches, rules, noise, rows, targets, decay, scores):
    """Many hands; writes the network's rows and what they should have been worth; how many rows.

    `decay` is the lambda of the returns. Dealers alternate. `scores[i]` are the points of seat 0.
    """
    np.random.seed(seed)
    deck = np.arange(52)
    hand_rows = np.zeros((2, MOST_ROWS, WIDTH), np.float32)
    hand_values = np.zeros((2, MOST_ROWS), np.float32)
    counts = np.zeros(2, np.int64)
    log = (np.zeros((0, LOG_WIDTH), np.int64), np.zeros(0, np.int64), np.zeros(1, np.int64))
    written = 0
    habits = np.zeros((2, COUNTS), np.int64)
    for hand in range(number):
        for place in range(51, 0, -1):
            other = np.random.randint(0, place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        if np.random.random() < FORGETS:
            habits[:] = 0
        points = play(
            deck, hand % 2, nets, belief, styles, searches, rules, noise,
            hand_rows, hand_values, counts, log, habits,
        )  # fmt: skip
        scores[hand] = points
        for seat in range(2):
            target = (points if seat == 0 else -points) / SCALE
            for place in range(counts[seat] - 1, -1, -1):
                if written < targets.size:
                    rows[written] = hand_rows[seat, place]
                    targets[written] = target
                    written += 1
                target = (1 - decay) * hand_values[seat, place] + decay * target
    return written
