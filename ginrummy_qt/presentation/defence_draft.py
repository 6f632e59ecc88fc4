"""The defender's answer to a knock while it is being made by hand (rule 1.9): frozen data and pure functions.

The person says which cards go onto which of the knocker's melds; what stays in the hand always lies in melds
of its own, the best way first, and other ways can be looked at. So every draft is a legal defence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ginrummy_qt.rules.arrangements import Arrangement, legal_arrangements
from ginrummy_qt.rules.cards import Card, mask_of
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.layoffs import Defence, Layoff, best_defence, defend, possible_layoffs
from ginrummy_qt.rules.melds import Meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView

ALL_LOOSE: Final = 100
"""No ten cards count more."""


@dataclass(frozen=True, slots=True)
class DefenceDraft:
    """The knocker's melds, the defender's ten cards, what has been laid off so far, in order.

    `ways` are the ways to lay out what is left, least deadwood first, and `way` the one chosen. None of them
    leaves cards loose that make a meld or fit on one.
    """

    melds: tuple[Meld, ...]
    hand: tuple[Card, ...]
    layoffs: tuple[Layoff, ...]
    ways: tuple[Arrangement, ...]
    way: int = 0

    @property
    def arrangement(self) -> Arrangement:
        """The cards that are not laid off, as they lie now."""
        return self.ways[self.way]

    @property
    def defence(self) -> Defence:
        """What the draft comes to."""
        return defend(self.arrangement.melds, self.layoffs, self.arrangement.deadwood)

    @property
    def laid_off(self) -> dict[Card, int]:
        """The cards laid off, each with the index of the knocker's meld that it lies on."""
        return {layoff.card: layoff.meld for layoff in self.layoffs}


def to_make(view: PlayerView | None) -> bool:
    """Whether the seat has to answer a knock by hand now."""
    return view is not None and view.my_turn and view.phase is Phase.LAYOFF and view.showdown is not None


def begin(view: PlayerView) -> DefenceDraft:
    """Nothing laid off yet. Raises ValueError where there is no knock to answer."""
    if not to_make(view) or view.showdown is None:
        raise ValueError("there is no knock to answer")
    return against(view.showdown.arrangement.melds, view.hand)


def against(melds: tuple[Meld, ...], hand: tuple[Card, ...]) -> DefenceDraft:
    """Nothing of the hand laid off yet on these melds of a knocker."""
    return _draft(melds, hand, ())


def melds_for(draft: DefenceDraft, card: Card) -> tuple[int, ...]:
    """The indices of the knocker's melds that a card of the defender fits on as they lie without it."""
    return tuple(layoff.meld for layoff in possible_layoffs(_grown(_without(draft, card)), (card,)))


def lay_off(draft: DefenceDraft, card: Card, meld: int) -> DefenceDraft:
    """The draft with a card on that meld of the knocker, and no longer where it was.

    What lay on a meld only because of the card comes back. Raises ValueError where the card does not fit.
    """
    if meld not in melds_for(draft, card):
        raise ValueError(f"{card} does not fit on meld {meld}")
    return _draft(draft.melds, draft.hand, _playable(draft, (*_others(draft, card), Layoff(card, meld))))


def take_back(draft: DefenceDraft, card: Card) -> DefenceDraft:
    """The draft with a card back in the hand, and with it what lay on a meld only because of it."""
    return _draft(draft.melds, draft.hand, _playable(draft, _others(draft, card)))


def next_place(draft: DefenceDraft, card: Card) -> DefenceDraft:
    """A card goes on to the next meld that it fits on, and after the last one back to the hand."""
    at = draft.laid_off.get(card, -1)
    further = [meld for meld in melds_for(draft, card) if meld > at]
    return lay_off(draft, card, further[0]) if further else take_back(draft, card)


def best(draft: DefenceDraft) -> DefenceDraft:
    """The draft of the best defence."""
    wanted = best_defence(draft.melds, draft.hand)
    found = _draft(draft.melds, draft.hand, wanted.layoffs)
    ways = [way.melds for way in found.ways]
    return replace(found, way=ways.index(wanted.melds))


def other_way(draft: DefenceDraft, step: int) -> DefenceDraft:
    """The next or the previous way to lay out what is left, round and round."""
    return replace(draft, way=(draft.way + step) % len(draft.ways))


def _draft(melds: tuple[Meld, ...], hand: tuple[Card, ...], layoffs: Sequence[Layoff]) -> DefenceDraft:
    away = {layoff.card for layoff in layoffs}
    rest = [card for card in hand if card not in away]
    ways = tuple(way for way in legal_arrangements(rest, ALL_LOOSE) if _leaves_nothing(way))
    return DefenceDraft(melds, hand, tuple(layoffs), ways)


def _leaves_nothing(way: Arrangement) -> bool:
    joins = possible_layoffs(way.melds, way.deadwood)
    return not joins and least_deadwood(mask_of(way.deadwood)) == way.deadwood_value


def _others(draft: DefenceDraft, card: Card) -> tuple[Layoff, ...]:
    return tuple(layoff for layoff in draft.layoffs if layoff.card != card)


def _without(draft: DefenceDraft, card: Card) -> DefenceDraft:
    return replace(draft, layoffs=_playable(draft, _others(draft, card)))


def _grown(draft: DefenceDraft) -> list[Meld]:
    groups = list(draft.melds)
    for layoff in draft.layoffs:
        groups[layoff.meld] = (*groups[layoff.meld], layoff.card)
    return groups


def _playable(draft: DefenceDraft, wanted: Sequence[Layoff]) -> tuple[Layoff, ...]:
    """Those of the layoffs that can still be made, in an order in which they can be."""
    made: list[Layoff] = []
    waiting = list(wanted)
    while waiting:
        groups = _grown(replace(draft, layoffs=tuple(made)))
        fitting = next((each for each in waiting if each in possible_layoffs(groups, (each.card,))), None)
        if fitting is None:
            break
        made.append(fitting)
        waiting.remove(fitting)
    return tuple(made)
