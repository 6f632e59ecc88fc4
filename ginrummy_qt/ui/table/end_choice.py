"""Which ending of the hand is looked at in the preview, and what else could be chosen. Free of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ginrummy_qt.presentation.end_options import End, arrangements, endings
from ginrummy_qt.rules.actions import Action, BigGin, Knock
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Choices:
    """The endings there are, the one looked at, and the ways to lay it out: of gin, those that are gin."""

    view: PlayerView
    endings: tuple[End, ...]
    index: int
    layouts: tuple[Arrangement, ...]
    layout: int

    @property
    def action(self) -> End:
        """What the primary button would do."""
        end = self.endings[self.index]
        if isinstance(end, Knock):
            return Knock(end.discard, self.layouts[self.layout])
        return BigGin(self.layouts[self.layout])

    def with_ending(self, index: int) -> Choices:
        """Another ending, laid out as proposed."""
        return _at(self.view, self.endings, index)

    def with_layout(self, step: int) -> Choices:
        """The next or the previous way to lay it out, round and round."""
        return replace(self, layout=(self.layout + step) % len(self.layouts))


def choices(view: PlayerView, actions: Sequence[Action], selected: Card | None) -> Choices | None:
    """The preview to begin with: the best ending, if possible with the selected card; None for none."""
    found = endings(actions)
    for index, end in enumerate(found):
        if selected is None or (isinstance(end, Knock) and end.discard == selected):
            return _at(view, found, index)
    return _at(view, found, 0) if found else None


def _at(view: PlayerView, found: tuple[End, ...], index: int) -> Choices:
    end = found[index]
    layouts: tuple[Arrangement, ...] = (end.arrangement,)
    if isinstance(end, Knock):
        layouts = arrangements(view, end.discard)
    if end.arrangement.deadwood_value == 0:
        layouts = tuple(each for each in layouts if each.deadwood_value == 0)
    return Choices(view, found, index, layouts, layouts.index(end.arrangement))
