"""What a computer player is: a function from what its seat may see to an action."""

from __future__ import annotations

from typing import Protocol

from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.view import PlayerView


class Player(Protocol):
    """A computer player. It may keep random numbers and what it worked out, but no other source of knowledge.

    Everything a decision needs is in the view, so that a player restarted in mid-hand goes on as well.
    """

    def decide(self, view: PlayerView) -> Action:
        """A legal action for a view in which it is this seat's turn."""
