"""One's own deals against a well shuffled deck: fair ones pass, crooked ones are found, few say nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from ginrummy_qt.ports.statistics import DealCounts
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import DECK, Card
from ginrummy_qt.rules.shuffle import shuffled_deck
from ginrummy_qt.statistics.dealt_hands import DEADWOOD, MELDS
from ginrummy_qt.statistics.fairness import Question, Verdict, judge
from tools.deal_theory import counted

Deck = tuple[Card, ...]


def dealt(hands: int, deck_of: Callable[[int], Deck]) -> DealCounts:
    """What the person (first ten cards) and the opponent (next ten) get from these decks."""
    upcards = [0] * 52
    deadwood: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    melds = ([0] * 4, [0] * 4)
    for number in range(hands):
        deck = deck_of(number)
        upcards[deck[20]] += 1
        for side, cards in enumerate((deck[:10], deck[10:20])):
            best = best_arrangement(cards)
            deadwood[side][best.deadwood_value] += 1
            melds[side][len(best.melds)] += 1
    return DealCounts(
        hands,
        tuple(upcards),
        (_four(melds[0]), _four(melds[1])),
        (tuple(sorted(deadwood[0].items())), tuple(sorted(deadwood[1].items()))),
    )


def _four(counts: list[int]) -> tuple[int, int, int, int]:
    none, one, two, three = counts
    return none, one, two, three


def sealed_deck(number: int) -> Deck:
    """A deck as the program deals it."""
    return shuffled_deck(f"{number:064x}")


def test_the_decks_of_this_program_are_as_expected() -> None:
    found = judge(dealt(3000, sealed_deck))
    assert found.verdict is Verdict.AS_EXPECTED
    assert found.chance > 0.05
    yours, theirs, expected = found.average_deadwood
    assert yours == pytest.approx(expected, abs=1.5)
    assert theirs == pytest.approx(expected, abs=1.5)


def test_an_opponent_who_gets_the_better_hand_of_two_is_found() -> None:
    def crooked(number: int) -> Deck:
        deck = sealed_deck(number)
        first, second = deck[:10], deck[10:20]
        worse, better = sorted(
            (first, second), key=lambda cards: best_arrangement(cards).deadwood_value, reverse=True
        )
        return (*worse, *better, *deck[20:])

    found = judge(dealt(1000, crooked))
    assert found.verdict is Verdict.SUSPECT
    answers = {finding.question: finding.test.chance for finding in found.findings}
    assert answers[Question.SAME_LUCK] < 1e-6
    assert answers[Question.UPCARDS] > 0.01


def test_aces_that_are_never_turned_up_are_found() -> None:
    def without_aces(number: int) -> Deck:
        deck = sealed_deck(number)
        if deck[20].rank == 1:
            deck = (*deck[:20], deck[51], *deck[21:51], deck[20])
        return deck

    found = judge(dealt(2000, without_aces))
    assert found.verdict is Verdict.SUSPECT
    assert min(found.findings, key=lambda finding: finding.test.chance).question is Question.UPCARDS


def test_few_hands_get_no_verdict_and_none_do_no_harm() -> None:
    assert judge(dealt(99, sealed_deck)).verdict is Verdict.TOO_FEW
    nothing = judge(DealCounts())
    assert nothing.verdict is Verdict.TOO_FEW
    assert nothing.chance == 1
    assert nothing.average_deadwood[:2] == (0, 0)


def test_the_bars_count_every_hand_once() -> None:
    found = judge(dealt(500, sealed_deck))
    for finding in found.findings:
        if finding.question is not Question.SAME_LUCK:
            assert sum(group.count for group in finding.groups) == 500
            assert sum(group.expected for group in finding.groups) == pytest.approx(500)


def test_the_theory_kept_is_what_its_tool_counts() -> None:
    deadwood, melds = counted(3000, 77)
    assert sum(DEADWOOD) == sum(MELDS) == 20_000_000
    mean = sum(value * count for value, count in enumerate(DEADWOOD)) / 20_000_000
    assert sum(value * count for value, count in deadwood.items()) / 3000 == pytest.approx(mean, abs=1)
    assert melds[0] / 3000 == pytest.approx(MELDS[0] / 20_000_000, abs=0.03)


def test_of_a_hundred_fair_players_about_one_in_twenty_or_fewer_is_called_unusual() -> None:
    chance = random.Random(9)
    cards = list(DECK)

    def shuffled(_number: int) -> Deck:
        chance.shuffle(cards)
        return tuple(cards)

    verdicts = Counter(judge(dealt(150, shuffled)).verdict for _ in range(60))
    assert verdicts[Verdict.SUSPECT] == 0
    assert verdicts[Verdict.UNUSUAL] <= 8
