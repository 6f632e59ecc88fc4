"""The verifiable deal: a sealed seed, a cut, and an order of the deck that follows from both.

docs/fair-deal.md describes it with test vectors, so that anybody can check a hand elsewhere:

- commitment = SHA-256 of the lines `ginrummy-qt deal 1`, match id, hand number, dealer (south, north or -),
  ruleset digest and seed, joined by newlines, as UTF-8;
- key = HMAC-SHA-256(key=seed bytes, message=cut as UTF-8);
- in a hand dealt from a deal code the seed is the key itself, and nothing is cut;
- stream = HMAC-SHA-256(key, 0), HMAC-SHA-256(key, 1), ..., the counters as 8 bytes, big end first;
- Fisher-Yates from the last card down: for i = 51 .. 1 take the next byte of the stream below the largest
  multiple of i + 1 that is at most 256 (others are skipped), and swap card i with card (byte mod (i + 1)).
  The deck starts in the order c d h s, ace to king.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from itertools import count

from ginrummy_qt.rules.cards import DECK, Card
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat

SEED_BYTES = 32
_DOMAIN = "ginrummy-qt deal 1"


class BadSeed(ValueError):
    """A seed that is not 64 lower-case hex digits."""


def check_seed(seed: str) -> None:
    """Raises BadSeed unless `seed` is 64 lower-case hex digits."""
    if len(seed) != 2 * SEED_BYTES or not set(seed) <= set("0123456789abcdef"):
        raise BadSeed("a seed is 64 lower-case hex digits")


def commitment(match_id: str, number: int, dealer: Seat | None, ruleset: Ruleset, seed: str) -> str:
    """The commitment (64 hex digits) shown before hand `number` is dealt; number 0 draws the first dealer."""
    check_seed(seed)
    who = "-" if dealer is None else dealer.name.lower()
    lines = (_DOMAIN, match_id, str(number), who, ruleset.digest(), seed)
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def shuffled_deck(seed: str, cut: str = "") -> tuple[Card, ...]:
    """The order of the deck that follows from the seed (64 hex digits) and the cut (any text)."""
    return deck_of_key(shuffle_key(seed, cut))


def shuffle_key(seed: str, cut: str = "") -> str:
    """The key (64 hex digits) that stands for seed and cut: the deck follows from it alone."""
    check_seed(seed)
    return hmac.digest(bytes.fromhex(seed), cut.encode("utf-8"), "sha256").hex()


def deck_of_key(key: str) -> tuple[Card, ...]:
    """The order of the deck that follows from a key (64 hex digits). Raises BadSeed for anything else."""
    check_seed(key)
    stream = _byte_stream(bytes.fromhex(key))
    deck = list(DECK)
    for last in range(51, 0, -1):
        other = _below(last + 1, stream)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _byte_stream(key: bytes) -> Iterator[int]:
    for block in count():
        yield from hmac.digest(key, block.to_bytes(8, "big"), "sha256")


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely."""
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound
