"""Cards that show a rule: what the pictures beside the rules are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.ruleset import KnockLimit, Ruleset


class Example(StrEnum):
    """The pictures there are."""

    MELDS = "melds"
    DEADWOOD = "deadwood"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    LAYOFF = "layoff"


class Part(StrEnum):
    """What a group of cards in a picture is."""

    RUN = "run"
    SET = "set"
    DEADWOOD = "deadwood"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards side by side; those in `laid_off` come from the other player."""

    part: Part
    cards: tuple[Card, ...]
    laid_off: frozenset[Card] = frozenset()

    @property
    def points(self) -> int:
        """What the cards count as deadwood (rule 1.3)."""
        return sum(card.points for card in self.cards)


def groups_of(example: Example) -> tuple[Group, ...]:
    """The cards of a picture, group by group."""
    run, four = Group(Part.RUN, parse_cards("4h 5h 6h 7h")), Group(Part.SET, parse_cards("9c 9d 9h 9s"))
    three = Group(Part.SET, parse_cards("9c 9d 9s"))
    high = Group(Part.RUN, parse_cards("Js Qs Ks"))
    match example:
        case Example.MELDS:
            return run, three
        case Example.DEADWOOD:
            return (Group(Part.DEADWOOD, parse_cards("Kd 7c As")),)
        case Example.KNOCK:
            return run, three, Group(Part.DEADWOOD, parse_cards("As 2d 3c"))
        case Example.GIN:
            return run, three, high
        case Example.BIG_GIN:
            return run, four, high
        case Example.LAYOFF:
            added = Card.parse("8h")
            return (
                Group(Part.RUN, (*run.cards, added), frozenset({added})),
                Group(Part.SET, (*three.cards, Card.parse("9h")), frozenset({Card.parse("9h")})),
            )


def ending_examples(ruleset: Ruleset) -> tuple[Example, ...]:
    """The pictures of the ways to end a hand by these rules: 1.7, 1.13, 2.3 and 3.4."""
    by_upcard = ruleset.knock_limit_from is KnockLimit.FIRST_UPCARD
    knock = (Example.KNOCK,) if by_upcard or ruleset.knock_limit >= _points(Example.KNOCK) else ()
    big = (Example.BIG_GIN,) if ruleset.big_gin_bonus is not None else ()
    return (*knock, Example.GIN, *big)


def _points(example: Example) -> int:
    return sum(group.points for group in groups_of(example) if group.part is Part.DEADWOOD)
