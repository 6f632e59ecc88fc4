"""Trains the value network by self-play: `python -m training.train FOLDER [--steps N] [--seed S]`.

The same steps and seed give the same curve on the same machine. Every 200 steps all that is needed to go on
is written to the folder; started again with the same arguments, it goes on from there.
"""

from __future__ import annotations

import argparse
import json
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from training.belief import without_knowledge
from training.game import play_many
from training.network import Learner, Weights, fresh, nobody
from training.partners import CHALLENGE, STYLES, any_partner
from training.rows import WIDTH
from training.search import DEFAULT

NO_SEARCH = np.zeros((2, len(DEFAULT)))
NO_BELIEF = without_knowledge()
"""Only a search needs one."""
HANDS = 500
"""At a table."""
TABLES = 4
"""In a step; each is played by a thread of its own."""
STEPS = 2000
KEPT_TABLES = 24
BATCH = 1024
BATCHES = 64
REPORT_EVERY = 50
PAST_SELVES = 12
SELF, PAST = 0.22, 0.08
"""How often it plays itself, and one of its past selves; else a partner."""
NAMELESS = 0.35
"""How many of the partners are none of the pool's."""


@dataclass
class Training:
    """All that is needed to go on."""

    rng: np.random.Generator
    learner: Learner
    step: int = 0
    past: list[Weights] = field(default_factory=list)
    rows: list[np.ndarray] = field(default_factory=list)
    targets: list[np.ndarray] = field(default_factory=list)
    curve: list[dict[str, float]] = field(default_factory=list)


def evaluate(net: Weights, style: tuple[float, ...], hands: int, seed: int) -> tuple[float, float]:
    """Points a hand against a partner under challenge rules, and their standard error."""
    scores = np.zeros(hands)
    rows, targets = np.zeros((1, WIDTH), np.float32), np.zeros(0, np.float32)
    styles = np.array([STYLES["simple"], style], np.float64)
    play_many(
        hands,
        seed,
        (net, nobody()),
        NO_BELIEF,
        styles,
        NO_SEARCH,
        np.array(CHALLENGE),
        0.0,
        rows,
        targets,
        1.0,
        scores,
    )
    return float(scores.mean()), float(scores.std() / hands**0.5)


def rules_for(rng: np.random.Generator) -> np.ndarray:
    """The challenge's rules half of the time, any mix of limits and bonuses the rest."""
    if rng.random() < 0.5:
        return np.array(CHALLENGE)
    limit = 10 if rng.random() < 0.6 else int(rng.integers(0, 10))
    return np.array((limit, rng.choice((20, 25)), rng.choice((10, 20, 25)), 2))


def opponent_for(training: Training) -> Weights:
    """The network on the other side of the table; without weights a partner plays."""
    choice = training.rng.random()
    if choice < SELF:
        return training.learner.weights
    if choice < SELF + PAST and training.past:
        return training.past[training.rng.integers(len(training.past))]
    return nobody()


def partner_for(rng: np.random.Generator) -> tuple[float, ...]:
    """One of the pool, the simple one twice as often, or one of no name."""
    drawn, named = any_partner(rng), (*STYLES.values(), STYLES["simple"])
    return drawn if rng.random() < NAMELESS else named[rng.integers(len(named))]


def play_step(training: Training, done: float) -> None:
    """Play the hands of a step and keep what they teach; `done` goes from 0 to 1."""
    tables = [table_of(training, done) for _ in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as threads:
        played = list(threads.map(lambda table: table(), tables))
    training.rows = [*training.rows, *(rows for rows, _ in played)][-KEPT_TABLES:]
    training.targets = [*training.targets, *(targets for _, targets in played)][-KEPT_TABLES:]


def table_of(training: Training, done: float) -> Callable[[], tuple[np.ndarray, np.ndarray]]:
    """The hands of one table, to be played on a thread of its own: chance is drawn here, in order."""
    rng = training.rng
    other = opponent_for(training)
    partner = partner_for(rng)
    seed, rules = int(rng.integers(1 << 31)), rules_for(rng)

    def play() -> tuple[np.ndarray, np.ndarray]:
        rows = np.zeros((HANDS * 60, WIDTH), np.float32)
        targets = np.zeros(HANDS * 60, np.float32)
        number = play_many(
            HANDS,
            seed,
            (training.learner.weights, other),
            NO_BELIEF,
            np.array([STYLES["simple"], partner], np.float64),
            NO_SEARCH,
            rules,
            0.06 * (1 - done) + 0.01,
            rows,
            targets,
            0.95 - 0.25 * done,
            np.zeros(HANDS),
        )
        return rows[:number].copy(), targets[:number].copy()

    return play


def learn(training: Training) -> float:
    """Some batches of the steps kept; the mean squared error."""
    rows, targets = np.concatenate(training.rows), np.concatenate(training.targets)
    order = training.rng.permutation(len(rows))[: BATCH * BATCHES]
    parts = [order[begin : begin + BATCH] for begin in range(0, len(order) - BATCH + 1, BATCH)]
    return float(np.mean([training.learner.learn(rows[part], targets[part]) for part in parts]))


def report(training: Training, error: float) -> None:
    """A point of the curve, and a self to play against later."""
    net = training.learner.mean
    training.past = [*training.past, tuple(each.copy() for each in net)][-PAST_SELVES:]
    names = "simple", "early", "gin", "curve", "marjj"
    found = {name: evaluate(net, STYLES[name], 5000, 7)[0] for name in names}
    training.curve.append({"hands": training.step * TABLES * HANDS, "error": error, **found})
    told = ", ".join(f"{name} {value:+.2f}" for name, value in found.items())
    print(f"{training.step * TABLES * HANDS} hands, error {error:.3f}: {told}", flush=True)


def keep(training: Training, folder: Path, about: dict[str, object]) -> None:
    """The weights, the record, and all that is needed to go on."""
    np.savez(folder / "weights.npz", *training.learner.mean)
    record = {**about, "curve": training.curve}
    (folder / "record.json").write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    fresh_file = folder / "state.new"
    fresh_file.write_bytes(pickle.dumps(training))
    fresh_file.replace(folder / "state")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    about = {"steps": given.steps, "seed": given.seed, "hands a step": TABLES * HANDS}
    state = given.folder / "state"
    if state.exists():
        training = pickle.loads(state.read_bytes())
    else:
        rng = np.random.default_rng(given.seed)
        training = Training(rng, Learner(fresh(rng)))
    started, error = time.time(), 0.0
    while training.step < given.steps:
        training.step += 1
        done = training.step / given.steps
        training.learner.rate = 1e-3 * (1 - done) + 2e-5
        play_step(training, done)
        error = learn(training)
        if training.step % REPORT_EVERY == 0:
            report(training, error)
            keep(training, given.folder, about)
    for name, style in STYLES.items():
        points, deviation = evaluate(training.learner.mean, style, 20_000, 11)
        print(f"{name}: {points:+.2f} +- {deviation:.2f} points a hand")
    print(f"{time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
