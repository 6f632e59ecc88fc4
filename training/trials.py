"""What a search brings on top of the network: `python -m training.trials NET BELIEF OPPONENT... [--set ...]`.

Both files are those of a training. Every deal is played twice with the sides swapped. Opponents are sparring
partners, or `net`: the network without a search. `--set budget=600,trust=50` changes numbers of
`search.DEFAULT`; a budget of 0 is the network alone. What was tried stands in docs/players.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numba import njit

from training import search
from training.game import LOG_WIDTH, MOST_ROWS, play
from training.habits import COUNTS
from training.network import kept, nobody
from training.partners import CHALLENGE, STYLES
from training.rows import WIDTH

MATCH = 8
"""Deals after which habits are forgotten, about as many as a match has."""


@njit(cache=True)
def pairs(number, seed, nets, belief, styles, searches, rules, points):
    """Play so many deals twice; `points` of the first side, the mean of both."""
    deck = np.arange(52)
    log = (np.zeros((0, LOG_WIDTH), np.int64), np.zeros(0, np.int64), np.zeros(1, np.int64))
    rows, values = np.zeros((2, MOST_ROWS, WIDTH), np.float32), np.zeros((2, MOST_ROWS))
    counts = np.zeros(2, np.int64)
    habits = np.zeros((2, 2, COUNTS), np.int64)
    for deal in range(number):
        np.random.seed(seed + deal)
        for place in range(51, 0, -1):
            other = np.random.randint(0, place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        if deal % MATCH == 0:
            habits[:] = 0
        for dealer in range(2):
            np.random.seed(seed + deal + 1_000_000)
            got = play(
                deck, dealer, nets, belief, styles, searches, rules, 0.0,
                rows, values, counts, log, habits[dealer],
            )  # fmt: skip
            points[deal] += got / 2


def described(text: str) -> np.ndarray:
    """A search like the usual one but for `name=value,...`. Raises AttributeError for an unknown name."""
    about = search.DEFAULT.copy()
    for part in filter(None, text.split(",")):
        name, _, number = part.partition("=")
        about[getattr(search, name.upper())] = float(number)
    return about


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("belief", type=Path)
    parser.add_argument("opponents", nargs="+", choices=[*STYLES, "net"])
    parser.add_argument("--set", default="", dest="changes")
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=12345)
    given = parser.parse_args()
    net, belief, about = kept(given.net), kept(given.belief), described(given.changes)
    for name in given.opponents:
        other, style = (net, STYLES["simple"]) if name == "net" else (nobody(), STYLES[name])
        points = np.zeros(given.deals)
        styles = np.array([STYLES["simple"], style], np.float64)
        searches = np.stack([about, np.zeros_like(about)])
        pairs(given.deals, given.seed, (net, other), belief, styles, searches, np.array(CHALLENGE), points)
        deviation = points.std() / given.deals**0.5
        print(f"{name}: {points.mean():+.2f} +- {deviation:.2f} points a hand", flush=True)


if __name__ == "__main__":
    main()
