"""Counting cards: least deadwood against OpenSpiel's Python binding, arrangements, and the defence."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import TypeVar

from benchmarks.hands import Hand, meld_rich_hands, random_hands
from benchmarks.measure import CheckFailed, Measure
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.layoffs import best_defence
from ginrummy_qt.rules.melds import deadwood_after_discards, least_deadwood

Argument = TypeVar("Argument")

PEERS_INSTALLED = all(find_spec(name) for name in ("pyspiel", "rlcard"))


def microseconds(call: Callable[[Argument], object], arguments: Sequence[Argument], rounds: int = 5) -> float:
    """The mean time of one call over the arguments, in microseconds, in the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for argument in arguments:
            call(argument)
        best = min(best, time.perf_counter() - start)
    return best / len(arguments) * 1e6


def run(quick: bool = False) -> list[Measure]:
    """Time the counting of cards, and compare it with OpenSpiel and RLCard; `quick` takes far fewer hands.

    Raises CheckFailed where they disagree on a hand.
    """
    scale = 50 if quick else 1
    timed = 20_000 // (10 if quick else 1)
    tens, elevens = random_hands(timed, seed=1), random_hands(timed // 4, seed=2, size=11)
    least = microseconds(least_deadwood, [mask_of(hand) for hand in tens])
    after = microseconds(deadwood_after_discards, [mask_of(hand) for hand in elevens])
    few = timed // 20
    measures = [
        *_against_openspiel(tens, elevens, least, after),
        Measure(
            "best arrangement, random ten", microseconds(best_arrangement, random_hands(few, seed=3)), "us"
        ),
        Measure(
            "best arrangement, meld-rich ten",
            microseconds(best_arrangement, meld_rich_hands(few, seed=4)),
            "us",
        ),
        Measure(
            "best defence, meld-rich deals",
            microseconds(_answer, _knocks(meld_rich_hands(few, seed=5, size=20))),
            "us",
            goal="at most 200",
        ),
    ]
    if PEERS_INSTALLED:
        measures.append(_agreement(100_000 // scale, 2_000 // scale))
    return measures


def _against_openspiel(
    tens: Iterable[Hand], elevens: Iterable[Hand], least: float, after: float
) -> list[Measure]:
    """The two counts that play depends on, beside OpenSpiel's time for the same hands if installed."""
    peer, peer_least, peer_after = "OpenSpiel is not installed", None, None
    if PEERS_INSTALLED:
        from benchmarks.peers import openspiel_cards, openspiel_min_deadwood

        peer = "OpenSpiel"
        peer_least = microseconds(openspiel_min_deadwood, [openspiel_cards(hand) for hand in tens])
        discards = [
            [openspiel_cards(hand[:place] + hand[place + 1 :]) for place in range(11)] for hand in elevens
        ]
        peer_after = microseconds(lambda hands: [openspiel_min_deadwood(hand) for hand in hands], discards)
    return [
        Measure("least deadwood, random ten", least, "us", peer, peer_least, "faster"),
        Measure("deadwood after each of eleven discards", after, "us", peer, peer_after),
    ]


def _knocks(dealt: Iterable[Hand]) -> list[tuple[Sequence[Hand], Hand]]:
    """Of each twenty cards the melds of ten, as far as they have any, against the other ten."""
    return [(best_arrangement(cards[:10]).melds, cards[10:]) for cards in dealt]


def _answer(knock: tuple[Sequence[Hand], Hand]) -> None:
    best_defence(*knock)


def _agreement(tens: int, elevens: int) -> Measure:
    """Compare hands, half of them meld-rich, with both peers; raises CheckFailed at any difference."""
    from benchmarks.peers import disagreements, discard_disagreements

    found = disagreements(random_hands(tens // 2, seed=6))
    found += disagreements(meld_rich_hands(tens - tens // 2, seed=7))
    found += discard_disagreements(meld_rich_hands(elevens, seed=8, size=11))
    if found:
        raise CheckFailed(f"{len(found)} hands are counted differently, the first: {found[0]}")
    return Measure(
        f"disagreements on {tens:,} hands of ten", 0, "hands", "OpenSpiel and RLCard", None, "none"
    )
