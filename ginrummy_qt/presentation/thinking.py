"""How long the computer player seems to think: by what everybody can see of the decision, no more.

A pause that depended on the hidden hand would tell of it. So time is counted by the kind of the decision, the
turn of the hand, and what was done in the end: a forced draw is quick, a knock takes a while. The time of a
search is kept to the full also where there was nothing to search, and where no pauses are wanted: an answer
that came sooner would say that the choice was clear, or that a knock was passed over.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from ginrummy_qt.ports.levels import Level, PlayerName
from ginrummy_qt.ports.settings import Thinking
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, Knock, LayOut, Pass
from ginrummy_qt.rules.deal import Phase, stock_is_forced
from ginrummy_qt.rules.view import PlayerView

LONGEST_MS: Final = 2400
DEADLINE_MS: Final = {Thinking.NATURAL: 1000, Thinking.QUICK: 400, Thinking.INSTANT: 150}
"""The time that a searching player is given for a decision; the others answer long before."""
_SHARE: Final = {Thinking.NATURAL: 1.0, Thinking.QUICK: 0.4, Thinking.INSTANT: 0.0}
_FORCED: Final = 350
_DRAW: Final = 560
_TAKE: Final = 800
_REFUSE: Final = 740
_DISCARD: Final = 700
_LATE: Final = 45
"""More for each turn that has gone by, up to `_LATEST` of them: there is more to remember."""
_LATEST: Final = 12
_LOW_CARD: Final = 160
"""More for parting with a card of few points, which is seldom the obvious one."""
_LOW: Final = 4
_END: Final = 1500
_LAY_OUT: Final = 1100
_SPREAD: Final = 0.22
"""The greatest part by which a time is longer or shorter by chance."""
_SLOWEST: Final = 1.18
_FASTER: Final = 0.05
"""Of the time of a level, for each step of the ladder: who plays better sees sooner what to do."""


def thinking_time(view: PlayerView, action: Action, player: PlayerName, thinking: Thinking) -> int:
    """Milliseconds from the question to the move; the same for the same decision, and never too long."""
    share = _SHARE[thinking]
    if share == 0:
        return least_time(view, player, thinking)
    natural = _usual(view, action) * _pace(player) * _chance(view, player)
    if player is Level.MASTER and not _forced(view):
        natural = max(natural, DEADLINE_MS[thinking] / share)
    return round(min(LONGEST_MS, natural) * share)


def least_time(view: PlayerView, player: PlayerName, thinking: Thinking) -> int:
    """Milliseconds from the question to the move even without any pause: what a search may take, or nothing.

    The master searches for what to throw, and only where its hand leaves that open; elsewhere it answers at
    once, and the others always do.
    """
    searches = player is Level.MASTER and view.phase is Phase.DISCARD
    return DEADLINE_MS[thinking] if searches else 0


def _forced(view: PlayerView) -> bool:
    """Whether nothing is to be decided, as both can see."""
    return view.phase is Phase.DRAW and (not view.pile or stock_is_forced(view.ruleset, view.passes))


def _usual(view: PlayerView, action: Action) -> float:
    if _forced(view):
        return _FORCED
    match action:
        case Pass():
            return _REFUSE
        case DrawDiscard():
            return _TAKE
        case Knock() | BigGin():
            return _END
        case LayOut():
            return _LAY_OUT
        case Discard(card):
            late = _LATE * min(_LATEST, _turn(view))
            return _DISCARD + late + (_LOW_CARD if card.points <= _LOW else 0)
    return _DRAW


def _turn(view: PlayerView) -> int:
    """Turns of both that have gone by, four moves each."""
    return len(view.moves) // 4


def _pace(player: PlayerName) -> float:
    return _SLOWEST - _FASTER * list(Level).index(player) if isinstance(player, Level) else 1.0


def _chance(view: PlayerView, player: PlayerName) -> float:
    """From what both know, so that a replayed hand has the same pauses."""
    said = f"{player} {view.number} {len(view.moves)} {view.scores} {view.dealer} {view.pile[:1]}"
    return 1 + _SPREAD * (crc32(said.encode()) / 0xFFFF_FFFF * 2 - 1)
