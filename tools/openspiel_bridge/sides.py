"""Who sits at OpenSpiel's table: a player of ours, told what its seat may see, or OpenSpiel's own bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import pyspiel

from ginrummy_qt.players.player import Player
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.deal import HandOutcome, Phase
from ginrummy_qt.rules.layoffs import Defence, no_layoffs
from ginrummy_qt.rules.legality import check
from ginrummy_qt.rules.view import PlayerView
from tools.openspiel_bridge.table import NotLegal, Table
from tools.openspiel_bridge.translation import GIN, KNOCK, PASS, STOCK, UPCARD, laying, number_of


class Side(Protocol):
    """Somebody at the table, for one hand."""

    def act(self, table: Table, before: Sequence[HandOutcome]) -> None:
        """Do what OpenSpiel asks for now."""


@dataclass(frozen=True, slots=True)
class Ours:
    """A player of ours. What it decides has to be legal by our rules and by OpenSpiel's."""

    player: Player

    def act(self, table: Table, before: Sequence[HandOutcome]) -> None:
        """Ask the player, and do it. Raises IllegalAction or NotLegal where it may not."""
        view = table.view(before)
        match table.phase:
            case GIN.Phase.WALL if view.phase is not Phase.LAST_DISCARD or not table.can(KNOCK):
                table.do(PASS)
            case GIN.Phase.LAYOFF if view.phase is not Phase.LAYOFF:
                _lay_out(table, no_layoffs(view.hand))
            case GIN.Phase.DISCARD if not table.can(KNOCK):
                # OpenSpiel does not always find the best discard of eleven cards; gin it never misses.
                self._decide(table, replace(view, knock_limit=0))
            case _:
                self._decide(table, view)

    def _decide(self, table: Table, view: PlayerView) -> None:
        action = self.player.decide(view)
        check(view, action)
        _do(table, action)


class Bot:
    """OpenSpiel's SimpleGinRummyBot, anew for every hand.

    Asked to answer gin it passes where it meant to refuse layoffs, and so lays out none of its melds.
    `mended` gives it another turn there, as it would have wanted.
    """

    def __init__(self, game: pyspiel.Game, player: int, *, mended: bool) -> None:
        self._bot = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), player)
        self._mends = mended

    def act(self, table: Table, before: Sequence[HandOutcome]) -> None:
        """What the bot chooses."""
        action: int = self._bot.step(table.state)
        if self._mends and table.phase == GIN.Phase.LAYOFF and table.state.finished_layoffs():
            self._mends = False
            if action == PASS and table.view().phase is Phase.OVER:
                action = self._bot.step(table.state)
        table.do(action)


def _do(table: Table, action: Action) -> None:
    """An action of ours, which may be several of OpenSpiel's."""
    match action:
        case Pass():
            table.do(PASS)
        case DrawStock():
            table.do(STOCK)
        case DrawDiscard():
            table.do(KNOCK if table.phase == GIN.Phase.WALL else UPCARD)
        case Discard(card):
            table.do(number_of(card))
        case Knock(discard, arrangement):
            knock = () if table.phase == GIN.Phase.KNOCK else (KNOCK,)
            _do_all(table, (*knock, number_of(discard), *laying(arrangement.melds), PASS))
        case LayOut(defence):
            _lay_out(table, defence)
        case BigGin():
            raise NotLegal("OpenSpiel has no big gin")


def _lay_out(table: Table, defence: Defence) -> None:
    """Layoffs first, then melds. OpenSpiel ends a chain of layoffs after the second card; the rest stays."""
    if not table.state.finished_layoffs():
        for layoff in defence.layoffs:
            if table.can(number_of(layoff.card)):
                table.do(number_of(layoff.card))
        table.do(PASS)
    _do_all(table, (*laying(defence.melds), PASS))


def _do_all(table: Table, actions: Iterable[int]) -> None:
    for action in actions:
        table.do(action)
