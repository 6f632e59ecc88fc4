"""A hand's check as a few lines of Python that need nothing of this program (docs/fair-deal.md)."""

from __future__ import annotations

from string import Template
from typing import Final

from ginrummy_qt.rules.cards import format_cards
from ginrummy_qt.session.proof import HandProof

_LINES: Final = Template("""\
import hashlib, hmac
match, hand, dealer = $match, $hand, $dealer
rules = $rules
seed = $seed
cut = $cut
sealed = $sealed
dealt = $dealt
lines = "\\n".join(("ginrummy-qt deal 1", match, str(hand), dealer, rules, seed))
print("sealed before the hand:", hashlib.sha256(lines.encode()).hexdigest() == sealed)
key = $key
stream = (byte for n in range(99) for byte in hmac.digest(key, n.to_bytes(8, "big"), "sha256"))
deck = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
for i in range(51, 0, -1):
    j = next(byte for byte in stream if byte < 256 - 256 % (i + 1)) % (i + 1)
    deck[i], deck[j] = deck[j], deck[i]
print("dealt from this seed:", deck[: len(dealt)] == dealt)
""")


def python_check(proof: HandProof) -> str:
    """A program that prints True twice for a hand that was dealt as it was sealed."""
    dealer = "-" if proof.dealer is None else proof.dealer.name.lower()
    values = {
        "match": proof.match_id,
        "hand": proof.number,
        "dealer": dealer,
        "rules": proof.rules,
        "seed": proof.seed,
        "cut": proof.cut,
        "sealed": proof.sealed,
    }
    written = {name: ascii(value) for name, value in values.items()}
    key = "bytes.fromhex(seed)" if proof.given else 'hmac.digest(bytes.fromhex(seed), cut.encode(), "sha256")'
    return _LINES.substitute(written, key=key, dealt=f"{format_cards(proof.dealt)!a}.split()")
