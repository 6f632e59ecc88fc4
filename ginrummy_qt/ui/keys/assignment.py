"""Which act has which key; no two acts ever share one. Keys are Qt's portable text, empty for none.

What a person has changed is kept as pairs of act and key; whatever is damaged in that, names an act or a key
that does not exist, or would give a key to two acts, falls back to the usual key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QKeySequence

Kept = tuple[tuple[str, str], ...]
"""The changed keys, as the settings keep them."""
RESERVED: Final = frozenset(("Esc", "Tab", "Backtab", "Return", "Enter", "F10", "Menu"))
"""Keys that have their meaning everywhere in the window: they leave, go on, press, and open menus."""
_HELD: Final = ("Shift", "Control", "Ctrl", "Alt", "Meta", "AltGr", "CapsLock", "NumLock", "ScrollLock")


def is_usable(keys: str) -> bool:
    """Whether an act may have this key: one combination that exists and is nobody else's in the window."""
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1 or sequence.toString(QKeySequence.SequenceFormat.PortableText) != keys:
        return False
    return keys.rpartition("+")[2] not in (*RESERVED, *_HELD)


def resolve(usual: Mapping[str, str], kept: Kept) -> dict[str, str]:
    """The keys in force, from the usual ones and those changed."""
    changed = {name: keys for name, keys in kept if name in usual and (not keys or is_usable(keys))}
    while True:
        now = {**usual, **changed}
        shared = {name for name, keys in now.items() if keys and list(now.values()).count(keys) > 1}
        doubtful = [name for name in changed if name in shared]
        if not doubtful:
            return now
        del changed[doubtful[-1]]


class Assignment:
    """The keys in force, and what to keep for another choice."""

    def __init__(self, usual: Mapping[str, str], kept: Kept = ()) -> None:
        self._usual = dict(usual)
        self._now = resolve(usual, kept)

    def take(self, kept: Kept) -> None:
        """Follow the settings."""
        self._now = resolve(self._usual, kept)

    def keys(self, name: str) -> str:
        """The key of an act."""
        return self._now[name]

    def is_changed(self, name: str) -> bool:
        """Whether an act has another key than usual."""
        return self._now[name] != self._usual[name]

    def holder(self, keys: str, but: str) -> str | None:
        """The act that has this key, other than `but`."""
        return next((name for name, held in self._now.items() if keys and held == keys and name != but), None)

    def with_key(self, name: str, keys: str) -> Kept:
        """What to keep when an act gets a key: whoever had it has none from now on."""
        holder = self.holder(keys, name)
        now = {**self._now, name: keys}
        if holder is not None:
            now[holder] = ""
        return self._differing(now)

    def with_usual(self, name: str) -> Kept:
        """What to keep when an act gets its usual key back."""
        return self.with_key(name, self._usual[name])

    def _differing(self, now: Mapping[str, str]) -> Kept:
        return tuple((name, keys) for name, keys in now.items() if keys != self._usual[name])
