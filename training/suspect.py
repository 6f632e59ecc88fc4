"""Trains the two small networks that imagine the opponent's hand: `python -m training.suspect FILE NET`.

Hands are played between a trained network and sparring partners, and at the end of every turn the true hand
of the other side is kept. The network of cards learns which unseen cards it held. Then hands are drawn by
that, and the network of hands learns to tell true ones from drawn ones: the odds it finds are the weights
that make up for what single cards do not tell (noise-contrastive estimation).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numba import njit

from training.belief import (
    CARD_WIDTH,
    HAND_WIDTH,
    HIDDEN,
    card_row,
    hand_by,
    hand_row,
    likely,
    without_knowledge,
)
from training.cardmath import bits, lowest
from training.game import LOG_WIDTH, MOST_ROWS, play
from training.habits import nothing_known
from training.network import Weights, kept, nobody
from training.partners import CHALLENGE, STYLES
from training.rows import WIDTH
from training.search import DEFAULT

POSITIONS = 60_000
DRAWN = 6
"""Drawn hands for every true one."""
STEPS = 6000
BATCH = 2048
TESTED = 0.15
"""The last part of the positions is not learned from."""


def positions(seed: int, net: Weights) -> tuple[np.ndarray, np.ndarray]:
    """What a seat had seen at the end of its turns, and the hand the other side held."""
    seen, hands = np.zeros((POSITIONS, LOG_WIDTH), np.int64), np.zeros(POSITIONS, np.int64)
    count = np.zeros(1, np.int64)
    rng = np.random.default_rng(seed)
    rows, values = np.zeros((2, MOST_ROWS, WIDTH), np.float32), np.zeros((2, MOST_ROWS))
    kept_rows = np.zeros(2, np.int64)
    styles = list(STYLES.values())
    number = 0
    while count[0] < POSITIONS:
        pair = np.array([styles[place] for place in rng.integers(len(styles), size=2)], np.float64)
        other = net if rng.random() < 0.6 else nobody()
        nets = (net, other)
        play(
            rng.permutation(52), number % 2, nets, without_knowledge(), pair, np.zeros((2, len(DEFAULT))),
            np.array(CHALLENGE), 0.0, rows, values, kept_rows, (seen, hands, count), nothing_known(),
        )  # fmt: skip
        number += 1
    return seen, hands


@njit(cache=True)
def rows_of_cards(seen, hands, rows, held):
    """The row of every unseen card, and whether the opponent held it; how many."""
    number = 0
    for place in range(hands.size):
        count, size = bits(seen[place, 0]), 10 - bits(seen[place, 1])
        rest = seen[place, 0]
        while rest:
            low = rest & -rest
            rest ^= low
            card_row(rows[number], lowest(low), seen[place], count, size)
            held[number] = hands[place] >> lowest(low) & 1
            number += 1
    return number


@njit(cache=True)
def rows_of_hands(seen, hands, belief, seed, rows):
    """The row of every true hand, followed by those of drawn ones."""
    np.random.seed(seed)
    cards, odds, keys = np.zeros(52, np.int64), np.zeros(52), np.zeros(52)
    for place in range(hands.size):
        count = likely(seen[place], cards, odds, belief)
        size = 10 - bits(seen[place, 1])
        hand_row(rows[place, 0], hands[place], seen[place])
        for drawn in range(1, rows.shape[1]):
            hand = hand_by(cards, odds, count, size, keys) | seen[place, 1]
            hand_row(rows[place, drawn], hand, seen[place])


def sigmoid(values: np.ndarray) -> np.ndarray:
    """Odds as a probability."""
    return 1 / (1 + np.exp(-values))


def fit(rng: np.random.Generator, rows: np.ndarray, truth: np.ndarray) -> Weights:
    """A network with one hidden layer that tells how likely a row is true; by Adam."""
    width = rows.shape[1]
    weights = (
        (rng.standard_normal((width, HIDDEN)) * np.sqrt(2 / width)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        (rng.standard_normal(HIDDEN) * np.sqrt(1 / HIDDEN)).astype(np.float32),
        np.zeros(1, np.float32),
    )
    first, second = ([np.zeros_like(each) for each in weights] for _ in range(2))
    for step in range(1, STEPS + 1):
        part = rng.integers(0, len(truth), BATCH)
        x = rows[part]
        hidden = np.maximum(x @ weights[0] + weights[1], 0)
        error = ((sigmoid(hidden @ weights[2] + weights[3][0]) - truth[part]) / BATCH).astype(np.float32)
        back = np.outer(error, weights[2]) * (hidden > 0)
        gradients = (x.T @ back, back.sum(0), hidden.T @ error, np.array([error.sum()], np.float32))
        rate = 3e-3 * (1 - step / STEPS) + 1e-5
        for place, gradient in enumerate(gradients):
            first[place] += 0.1 * (gradient - first[place])
            second[place] += 0.001 * (gradient**2 - second[place])
            mean, spread = first[place] / (1 - 0.9**step), second[place] / (1 - 0.999**step)
            weights[place][...] -= rate * mean / (np.sqrt(spread) + 1e-8)
    return (np.ascontiguousarray(weights[0].T), *weights[1:])


def loss(weights: Weights, rows: np.ndarray, truth: np.ndarray) -> float:
    """The mean logarithmic loss."""
    hidden = np.maximum(rows @ weights[0].T + weights[1], 0)
    found = sigmoid(hidden @ weights[2] + weights[3][0])
    return float(-np.mean(truth * np.log(found) + (1 - truth) * np.log(1 - found)))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("net", type=Path, help="weights.npz of a training")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    seen, hands = positions(given.seed, kept(given.net))
    learned = int(len(hands) * (1 - TESTED))

    rows, held = np.zeros((POSITIONS * 42, CARD_WIDTH), np.float32), np.zeros(POSITIONS * 42, np.float32)
    number = rows_of_cards(seen[:learned], hands[:learned], rows, held)
    of_cards = fit(rng, rows[:number], held[:number])
    number = rows_of_cards(seen[learned:], hands[learned:], rows, held)
    uniform = rows[:number, 0]
    even = -np.mean(held[:number] * np.log(uniform) + (1 - held[:number]) * np.log(1 - uniform))
    of_cards_loss = loss(of_cards, rows[:number], held[:number])
    print(f"cards: loss {of_cards_loss:.4f}, if all were alike {even:.4f}")

    belief = (*of_cards, *without_knowledge()[4:])
    whole = np.zeros((len(hands), DRAWN + 1, HAND_WIDTH), np.float32)
    rows_of_hands(seen, hands, belief, given.seed, whole)
    true = np.zeros((len(hands), DRAWN + 1), np.float32)
    true[:, 0] = 1.0
    of_hands = fit(rng, whole[:learned].reshape(-1, HAND_WIDTH), true[:learned].reshape(-1))
    found = loss(of_hands, whole[learned:].reshape(-1, HAND_WIDTH), true[learned:].reshape(-1))
    share = 1 / (DRAWN + 1)
    alike = -(share * np.log(share) + (1 - share) * np.log(1 - share))
    print(f"hands: loss {found:.4f}, if they could not be told apart {alike:.4f}")
    np.savez(given.file, *of_cards, *of_hands)
    common = {"seed": given.seed, "positions": POSITIONS, "steps": STEPS}
    record = {
        "cards": {**common, "loss": of_cards_loss, "loss if all were alike": float(even)},
        "hands": {**common, "loss": found, "loss if they could not be told apart": float(alike)},
    }
    given.file.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
