"""How words are made: translated, with plurals, cards as signs, and the names of those who play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from ginrummy_qt.rules.cards import Card, Suit

SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
ENGLISH_INDICES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_ENGLISH_PLURAL: Final = re.compile(r"\((e?s)\)")


@dataclass(frozen=True, slots=True)
class Names:
    """What texts call the opponent, and the ranks as printed on the cards (ace to king)."""

    opponent: str
    indices: tuple[str, ...] = ENGLISH_INDICES

    @property
    def initial(self) -> str:
        """The letter that stands for the opponent on cards laid off."""
        return self.opponent[:1].upper()

    def card(self, card: Card) -> str:
        """A card as it is printed: index and suit sign."""
        return self.indices[card.rank - 1] + SIGNS[card.suit]


class Speech:
    """Base of the classes that make words.

    `tr` looks a literal up under the name of its class. lupdate writes down the class around `self.tr`, or
    the name before `.tr`; so no such class derives from another one that has texts, and nobody says `cls.tr`.
    """

    def __init__(self, names: Names) -> None:
        self.names = names

    @classmethod
    def tr(cls, text: str, disambiguation: str = "", n: int = -1) -> str:
        """The translation of `text`, for the number `n` where one is given (`%n`).

        English texts mark a plural as `card(s)` or `match(es)`; it is resolved here where no translation took
        over.
        """
        said = QCoreApplication.translate(cls.__name__, text, disambiguation, n)
        return said if n < 0 else _ENGLISH_PLURAL.sub("" if n == 1 else r"\1", said)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards in a row of words: "8♠, 9♠ and Q♠"."""
        return join_words([self.names.card(card) for card in cards])


class ListText(Speech):
    """Words in a row."""

    @staticmethod
    def pair(first: str, last: str) -> str:
        """The end of a list."""
        return ListText.tr("{first} and {last}").format(first=first, last=last)

    @staticmethod
    def comma() -> str:
        """What stands between the earlier words of a list."""
        return ListText.tr(", ", "between words of a list")


def numeral(number: int) -> str:
    """A number as the language writes it, `10,000` or `10.000`, with the sign for minus, not a hyphen."""
    written = QLocale().toString(abs(number))
    return f"\N{MINUS SIGN}{written}" if number < 0 else written


def moment(seconds: int) -> str:
    """A moment in UTC seconds since 1970 as local day, with its month in letters, and time: no language
    takes the month for the day.
    """
    when = QDateTime.fromSecsSinceEpoch(seconds)
    day = QLocale().toString(when.date(), "d MMM yyyy")
    return f"{day}, {QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)}"


def join_words(words: Sequence[str]) -> str:
    """The words as a list, the last one joined by "and"; empty for none."""
    if len(words) < 2:
        return "".join(words)
    return ListText.pair(ListText.comma().join(words[:-1]), words[-1])
