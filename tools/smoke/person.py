"""A person at the keyboard: begins a match, plays some of it, and leaves."""

from __future__ import annotations

import time
from typing import Final

from tools.smoke import saves
from tools.smoke.machine import Machine
from tools.smoke.saves import SavedMatch
from tools.smoke.screen import Screen, wait_until
from tools.smoke.steps import SmokeFailure

_CALM_S: Final = 1.5
"""When nothing was saved for so long, it is the person's turn."""
_PATIENCE_S: Final = 60
_SORT: Final = "3"
"""By melds. An order of one's own is kept when the program ends well, and is lost when it is killed."""
_TRIES: Final = (("p",), ("d",), ("Down", "space", "x", "Escape"))
"""Pass, draw from the stock, discard some card: what is not possible now does nothing."""


def begin_match(screen: Screen, machine: Machine) -> None:
    """Start the match that the first sheet offers."""
    screen.wait_for_window()
    screen.press("Return")
    wait_until(lambda: "hand_dealt" in " ".join(_events(machine)), "no match began when Enter was pressed")


def play(screen: Screen, machine: Machine, more: int) -> SavedMatch:
    """Play until `more` events have been added and it is the person's turn; the match as it is saved then."""
    wanted = len(_events(machine)) + more
    end = time.monotonic() + _PATIENCE_S
    while len(_events(machine)) < wanted:
        for keys in _TRIES:
            screen.press(*keys)
            time.sleep(0.2)
        if time.monotonic() > end:
            raise SmokeFailure("the keys pressed did not bring the match on")
    at_rest(machine)
    screen.press(_SORT)
    return at_rest(machine)


def at_rest(machine: Machine) -> SavedMatch:
    """The match once nothing more happens by itself."""
    events, since = _events(machine), time.monotonic()
    while time.monotonic() - since < _CALM_S:
        time.sleep(0.1)
        now = _events(machine)
        if now != events:
            events, since = now, time.monotonic()
    return saves.only_match(machine.saves)


def leave(screen: Screen) -> None:
    """Quit by the menu's shortcut."""
    screen.press("ctrl+q")


def _events(machine: Machine) -> tuple[str, ...]:
    found = saves.matches(machine.saves) if machine.saves.exists() else ()
    return found[-1].events if found else ()
