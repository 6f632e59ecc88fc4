"""The deal (docs/fair-deal.md): its test vectors, what the commitment binds, and all decks equally likely."""

from __future__ import annotations

import hashlib
import io
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.rules import shuffle
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import BadSeed, commitment, shuffled_deck

DOC = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
[PROGRAM] = re.findall(r"```python\n(.*?)```", DOC, flags=re.DOTALL)
HEAD, CHECK = re.split(r"(?=^sealed = )", PROGRAM, flags=re.MULTILINE)

MATCH = "00112233445566778899aabbccddeeff"
SEED = bytes(range(32)).hex()
VECTORS = [
    (
        ("0" * 32, 0, None, "R1", "00" * 32, ""),
        "3a9d8ab9579f6619edf193dfa65c06e44ad36f5d7fc8f0e5b6f0cb5f14ecd165",
        "Qs Jh Ac 5s Qc Tc 9c 4c Qd Ah 8d 3h 6d Ts Qh 2d 9h 8c 2s 2h Th 5h Jd 3c Td 7d "
        "5d 4h 6h 9s Js 2c 4s Ad As 3s 9d 5c 8h 6c Kc 7c 8s Kh Ks Kd 7h Jc 4d 3d 6s 7s",
    ),
    (
        (MATCH, 1, Seat.SOUTH, "R1", SEED, ""),
        "0ca7f68ea56ecdf1c25445573566d3ec4af3619ee2a279214a8182ad48ef4c52",
        "Ks 4s 4h Qh Js Qs 7h Qc Ac Kd Tc Kh Jh 4c As 7c 9d Td 8d Jd 5h 9s 4d 8c Jc Ad "
        "3s Kc Th 6c 2s Ah 5s Qd 3c 9c 5c 2c Ts 8h 8s 2h 3d 2d 6s 5d 6d 3h 7s 6h 7d 9h",
    ),
    (
        (MATCH, 1, Seat.SOUTH, "R1", SEED, "42"),
        "0ca7f68ea56ecdf1c25445573566d3ec4af3619ee2a279214a8182ad48ef4c52",
        "4c Js 9s Jd Qd 4s 7s 6s Qc 2s 3d 2h 3c Tc 9c 5h Kc Td 9h 8d 6c Ah Kh 4h Ac 8c "
        "5c 3h 6h As Th Jc 4d 7d 3s Jh 7h Ks Ts 2d Kd 7c 2c 5d Qh 5s 8s 9d 6d Ad 8h Qs",
    ),
    (
        ("ffeeddccbbaa99887766554433221100", 12, Seat.NORTH, "classic", "9f" * 32, "pão, ♠ și nuci"),
        "5b8866f524c5d5b08b0241cdb187a0a2a7c1ca84bed9c599e7a12f811067e669",
        "5c Jc 8s Tc 6c Qc 2h Kd 8c 4d Js Ks 9s 3h Td 9c 6h Ad 5s 3d Qd Jh 7h 4s 2c 9h "
        "7d As Qs Ts Kh Jd Ac 4h 4c Ah Kc 7c Qh 6d 5d 6s 3s 9d 5h 3c 2d 8d Th 8h 7s 2s",
    ),
]
"""Frozen: hands already played are checked with them."""

DIGESTS = {
    "R1": "3ff337dc7ed2a50e8c514472756b564ac341de08cc82834fc614ed1fd35c5043",
    "R2": "9f485fc085d28773354739d30985e980ad26a0093291bd99828170df3e8114ff",
    "R3": "7ba3c274705af5fd5fafd40b2d0803ece914cbc1f6b4e8c6aece3056292fd459",
    "R4": "0cb89f0acdd7939aea065a99ba1ff52e8beca195816c1fb65c8b80071e8df4a8",
    "classic": "b24e6e850615eedc2199d41bcadbd2c9befb52905e7c4962e59fbbf923ce9539",
    "challenge": "c035c776d76937d0ebd4f559a64153feb3763be7ac0256401cb94709d47a1684",
}
"""Frozen as well: an option added to the rules must leave the digest of a match already sealed alone."""


def run_check(values: dict[str, object]) -> list[str]:
    """The lines printed by the program in the document, with these values in place of its own."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(f"import hashlib, hmac\n{CHECK}", values)
    return printed.getvalue().splitlines()


@pytest.mark.parametrize(("hand", "sealed", "deck"), VECTORS)
def test_the_vectors_come_out_here_and_with_the_program_of_the_document(hand, sealed, deck):
    match, number, dealer, preset, seed, cut = hand
    assert commitment(match, number, dealer, PRESETS[preset], seed) == sealed
    assert shuffled_deck(seed, cut) == parse_cards(deck)
    who = "-" if dealer is None else dealer.name.lower()
    values = {"match": match, "hand": number, "dealer": who, "seed": seed, "cut": cut}
    assert run_check({**values, "rules": DIGESTS[preset]}) == [sealed, deck]


def test_the_document_shows_the_same_vectors():
    shown = [
        dict(re.findall(r"^(\w+) *(.*(?:\n +.*)?)$", text, flags=re.MULTILINE))
        for text in re.findall(r"```text\n(.*?)```", DOC, flags=re.DOTALL)
    ]
    expected = [
        {
            "match": match,
            "hand": str(number),
            "dealer": "-" if dealer is None else dealer.name.lower(),
            "rules": DIGESTS[preset],
            "seed": seed,
            "cut": cut,
            "commitment": sealed,
            "deck": deck,
        }
        for (match, number, dealer, preset, seed, cut), sealed, deck in VECTORS
    ]
    assert [{**vector, "deck": " ".join(vector["deck"].split())} for vector in shown] == expected


def test_the_program_of_the_document_runs_as_it_stands():
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(PROGRAM, {})
    assert printed.getvalue().splitlines() == list(VECTORS[1][1:])
    assert len(CHECK.splitlines()) <= 10


@given(st.binary(min_size=32, max_size=32), st.text(st.characters(exclude_categories=["Cs"])))
def test_any_seed_and_cut_give_the_52_cards_and_the_program_of_the_document_agrees(seed, cut):
    deck = shuffled_deck(seed.hex(), cut)
    assert sorted(deck) == list(DECK)
    values = {"match": MATCH, "hand": 3, "dealer": "north", "rules": DIGESTS["R3"]}
    sealed, printed = run_check({**values, "seed": seed.hex(), "cut": cut})
    assert parse_cards(printed) == deck
    assert sealed == commitment(MATCH, 3, Seat.NORTH, PRESETS["R3"], seed.hex())


@pytest.mark.parametrize("seed", ["", "00" * 31, "00" * 33, "AB" * 32, "0x" * 32, "zz" * 32, " " * 64])
def test_a_seed_is_64_lower_case_hex_digits(seed):
    with pytest.raises(BadSeed):
        shuffled_deck(seed)
    with pytest.raises(BadSeed):
        commitment(MATCH, 1, Seat.SOUTH, PRESETS["R1"], seed)


def test_the_digests_of_the_presets_are_frozen():
    assert {key: ruleset.digest() for key, ruleset in PRESETS.items()} == DIGESTS


# The commitment binds every field, the cut changes the deck


def test_the_commitment_binds_every_field():
    rules = PRESETS["R1"]
    sealed = {
        commitment(MATCH, 1, Seat.SOUTH, rules, SEED),
        commitment(MATCH[::-1], 1, Seat.SOUTH, rules, SEED),
        commitment(MATCH, 11, Seat.SOUTH, rules, SEED),
        commitment(MATCH, 1, Seat.NORTH, rules, SEED),
        commitment(MATCH, 1, None, rules, SEED),
        commitment(MATCH, 1, Seat.SOUTH, replace(rules, target_score=101), SEED),
        commitment(MATCH, 1, Seat.SOUTH, replace(rules, manual_layoff=True), SEED),
        commitment(MATCH, 1, Seat.SOUTH, rules, SEED[::-1]),
    }
    assert len(sealed) == 8


def test_every_cut_and_every_seed_gives_another_deck():
    cuts = ["", " ", "\0", "a", "A", "1", "01", "x" * 10_000, "ã", "a\u0303", "10,12 11,14 13,17"]
    assert len({shuffled_deck(SEED, cut) for cut in cuts}) == len(cuts)
    flipped = [f"{int(SEED, 16) ^ 1 << bit:064x}" for bit in range(0, 256, 5)]
    assert len({shuffled_deck(seed) for seed in flipped}) == len(flipped)


# All decks are equally likely

DECKS = 10_000
Deck = tuple[Card, ...]
Shuffler = Callable[[str], Deck]


@cache
def decks_of(shuffler: Shuffler) -> tuple[Deck, ...]:
    """Decks from fixed seeds."""
    return tuple(shuffler(hashlib.sha256(b"%d" % number).hexdigest()) for number in range(DECKS))


def chi_square(observed: Iterable[tuple[int, int]], cells: int) -> float:
    """The statistic for equally likely cells."""
    counts = Counter(observed)
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 for count in counts.values()) / expected
    return seen + (cells - len(counts)) * expected


def deviation(statistic: float, freedom: int) -> float:
    """How many standard deviations a chi-square statistic is away from its mean."""
    return abs(statistic - freedom) / math.sqrt(2 * freedom)


def cards_by_position(shuffler: Shuffler) -> float:
    """Each card at each place. In a deck both occur once, hence 51 x 51 degrees of freedom and the factor."""
    pairs = ((place, card) for deck in decks_of(shuffler) for place, card in enumerate(deck))
    return deviation(chi_square(pairs, 52 * 52) * 51 / 52, 51 * 51)


def neighbours(shuffler: Shuffler) -> float:
    """Each card followed by each other one."""
    pairs = ((a, b) for deck in decks_of(shuffler) for a, b in pairwise(deck))
    return deviation(chi_square(pairs, 52 * 51), 52 * 51 - 1)


def first_card_and_upcard(shuffler: Shuffler) -> float:
    """Each card dealt first with each other one turned up."""
    pairs = ((deck[0], deck[20]) for deck in decks_of(shuffler))
    return deviation(chi_square(pairs, 52 * 51), 52 * 51 - 1)


def order_of_two_cards(shuffler: Shuffler) -> float:
    """Of every two cards each comes first half of the time: the largest deviation of all pairs."""
    earlier = [0] * (52 * 52)
    for deck in decks_of(shuffler):
        seen: list[Card] = []
        for card in deck:
            for before in seen:
                earlier[before * 52 + card] += 1
            seen.append(card)
    return max(
        abs(earlier[a * 52 + b] - DECKS / 2) / math.sqrt(DECKS / 4) for a in range(52) for b in range(a)
    )


def biased_shuffle(seed: str) -> Deck:
    """The same without skipping bytes: what the rejection is there for."""
    stream = shuffle._byte_stream(bytes.fromhex(seed))
    deck = list(DECK)
    for last in range(51, 0, -1):
        other = next(stream) % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def naive_shuffle(seed: str) -> Deck:
    """Every card swapped with any other: the classic mistake."""
    stream = shuffle._byte_stream(bytes.fromhex(seed))
    deck = list(DECK)
    for here in range(52):
        other = shuffle._below(52, stream)
        deck[here], deck[other] = deck[other], deck[here]
    return tuple(deck)


# With fixed seeds these are fixed numbers; chance alone would go beyond 4 (5 for the largest of 1,326) in
# less than one choice of seeds out of ten thousand.


@pytest.mark.parametrize("measure", [cards_by_position, neighbours, first_card_and_upcard])
def test_the_decks_are_uniform(measure):
    assert measure(shuffled_deck) < 4


def test_no_card_tends_to_come_before_another():
    assert order_of_two_cards(shuffled_deck) < 5


@pytest.mark.parametrize("shuffler", [biased_shuffle, naive_shuffle])
def test_the_measures_notice_a_shuffle_that_is_not_uniform(shuffler):
    assert cards_by_position(shuffler) > 8
