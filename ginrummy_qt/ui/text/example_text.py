"""What stands under the pictures beside the rules."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.presentation.rule_examples import Example, Group, Part, groups_of
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.text.speech import Speech


@dataclass(frozen=True, slots=True)
class Captioned:
    """A group of cards and the word under it."""

    cards: tuple[Card, ...]
    laid_off: frozenset[Card]
    is_meld: bool
    caption: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a sentence of its own; `said` tells those who do not see it."""

    title: str
    groups: tuple[Captioned, ...]
    said: str


class ExampleText(Speech):
    """Writes the captions."""

    def picture(self, example: Example) -> Picture:
        """An example in words."""
        groups = tuple(
            Captioned(group.cards, group.laid_off, group.part is not Part.DEADWOOD, self._caption(group))
            for group in groups_of(example)
        )
        title = self._title(example)
        parts = "; ".join(
            self.tr("{what}: {cards}").format(what=group.caption, cards=self.cards(group.cards))
            for group in groups
        )
        return Picture(title, groups, f"{title}. {parts}")

    def _title(self, example: Example) -> str:
        match example:
            case Example.MELDS:
                return self.tr("Two melds")
            case Example.DEADWOOD:
                return self.tr("Cards in no meld")
            case Example.KNOCK:
                return self.tr("A knock")
            case Example.GIN:
                return self.tr("Gin: ten cards, all in melds")
            case Example.BIG_GIN:
                return self.tr("Big gin: eleven cards, all in melds")
            case Example.LAYOFF:
                return self.tr("Laid off on the knocker’s melds: the ringed cards")

    def _caption(self, group: Group) -> str:
        match group.part:
            case Part.RUN:
                return self.tr("Run")
            case Part.SET:
                if len(group.cards) == 4:
                    return self.tr("Set", "four cards of a rank")
                return self.tr("Set", "three cards of a rank")
            case Part.DEADWOOD:
                points = " + ".join(str(card.points) for card in group.cards)
                return self.tr("Deadwood {sum} = {points}").format(sum=points, points=group.points)
