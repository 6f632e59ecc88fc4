"""What can be set, as a declaration: each option names a field of Settings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Sample(StrEnum):
    """What the picture over a value shows of it."""

    THEME = "theme"
    SUITS = "suits"
    FACE = "face"
    BACK = "back"
    BACK_COLOUR = "back_colour"
    COURT = "court"


class TryOut(StrEnum):
    """What a button beside an option lets see or hear."""

    MOVE = "move"
    SOUND = "sound"


@dataclass(frozen=True, slots=True)
class Value:
    """One of several values, in words."""

    value: object
    text: str


@dataclass(frozen=True, slots=True)
class Pick:
    """One of a few values; with `sample`, each has a picture."""

    field: str
    label: str
    values: tuple[Value, ...]
    note: str = ""
    sample: Sample | None = None
    try_out: TryOut | None = None


@dataclass(frozen=True, slots=True)
class Toggle:
    """On or off."""

    field: str
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number from `lowest` to `highest`; of use only while the toggle `needs` is on."""

    field: str
    label: str
    lowest: int
    highest: int
    needs: str
    note: str = ""
    try_out: TryOut | None = None


Option = Pick | Toggle | Amount


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong together."""

    title: str
    options: tuple[Option, ...]
