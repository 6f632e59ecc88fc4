"""What a card goes with, for the marks under the pointer."""

from __future__ import annotations

import pytest

from ginrummy_qt.presentation.partners import partners
from ginrummy_qt.rules.cards import Card, format_cards, parse_cards


def found(card: str, hand: str, gone: str = "") -> tuple[str, str]:
    shown = partners(Card.parse(card), parse_cards(hand), parse_cards(gone))
    return format_cards(sorted(shown.melds)), format_cards(sorted(shown.nearly))


@pytest.mark.parametrize(
    ("card", "hand", "gone", "melds", "nearly"),
    [
        ("5h", "4h 5h 6h 5c Kd", "", "4h 6h", "5c"),
        ("5h", "4h 5h 6h 5c 5d Kd", "", "5c 5d 4h 6h", ""),
        ("5h", "5h 7h 8h", "", "", "7h"),
        ("5h", "5h 7h 8h", "6h", "", ""),
        ("5h", "5h 5c", "5d 5s", "", ""),
        ("5h", "5h 5c", "5d", "", "5c"),
        ("Ah", "Ah 2h Kh", "3h", "", ""),
        ("Kh", "Ah Qh Kh", "", "", "Qh"),
        ("Kh", "Qh Kh Kc", "Jh", "", "Kc"),
        ("Ks", "Ks 2d 9c", "", "", ""),
        ("3c", "Ac 2c 3c 4c 3d", "", "Ac 2c 4c", "3d"),
    ],
)
def test_partners(card: str, hand: str, gone: str, melds: str, nearly: str):
    assert found(card, hand, gone) == (melds, nearly)
