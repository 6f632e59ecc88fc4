"""What is said while a knock is answered by hand, as data; and what an answer would score."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.presentation.defence_draft import DefenceDraft, melds_for
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import Meld


class DefenceWord(StrEnum):
    """Messages without arguments."""

    HOW_TO_LAY_OFF = "how_to_lay_off"
    NOTHING_FITS = "nothing_fits"
    BEST_LAYOFF = "best_layoff"
    LAY_OFF_NOTHING = "lay_off_nothing"
    GO_ON = "go_on"


@dataclass(frozen=True, slots=True)
class KnockedWith:
    """The title: the opponent has knocked with so much deadwood."""

    deadwood: int


@dataclass(frozen=True, slots=True)
class WouldScore:
    """As the cards lie now the opponent scores these points, before any doubling."""

    points: int


@dataclass(frozen=True, slots=True)
class WouldUndercut:
    """As the cards lie now it is an undercut, worth so many points, before any doubling."""

    points: int


@dataclass(frozen=True, slots=True)
class LayOffThese:
    """The button that lays off so many cards, at least one."""

    count: int


@dataclass(frozen=True, slots=True)
class FitsNowhere:
    """Why a card stays where it is."""

    card: Card


@dataclass(frozen=True, slots=True)
class LiesOn:
    """A card that is laid off on this meld."""

    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class FitsOn:
    """What pressing a card does: it goes to this meld."""

    meld: Meld


@dataclass(frozen=True, slots=True)
class GoesBack:
    """What pressing a card does: it comes back to the hand."""


DefenceMessage = (
    DefenceWord
    | KnockedWith
    | WouldScore
    | WouldUndercut
    | LayOffThese
    | FitsNowhere
    | LiesOn
    | FitsOn
    | GoesBack
)


def how(draft: DefenceDraft) -> DefenceWord:
    """The sentence under the title."""
    fits = draft.layoffs or any(melds_for(draft, card) for card in draft.hand)
    return DefenceWord.HOW_TO_LAY_OFF if fits else DefenceWord.NOTHING_FITS


def stands(knocker: Arrangement, draft: DefenceDraft, undercut_bonus: int) -> WouldScore | WouldUndercut:
    """What the answer would score as it lies (1.11, 1.12)."""
    difference = draft.arrangement.deadwood_value - knocker.deadwood_value
    if difference > 0:
        return WouldScore(difference)
    return WouldUndercut(undercut_bonus - difference)


def deed(draft: DefenceDraft) -> DefenceWord | LayOffThese:
    """The label of the button that ends the answer."""
    if draft.layoffs:
        return LayOffThese(len(draft.layoffs))
    return DefenceWord.LAY_OFF_NOTHING if how(draft) is DefenceWord.HOW_TO_LAY_OFF else DefenceWord.GO_ON


def press(draft: DefenceDraft, card: Card) -> FitsOn | GoesBack | FitsNowhere:
    """What pressing a card does now (`defence_draft.next_place`)."""
    at = draft.laid_off.get(card, -1)
    further = next((meld for meld in melds_for(draft, card) if meld > at), None)
    if further is not None:
        return FitsOn(draft.melds[further])
    return GoesBack() if at >= 0 else FitsNowhere(card)
