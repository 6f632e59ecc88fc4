"""Matches to 100 of OpenSpiel's single hands, in pairs with the same cards and the seats swapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyspiel

from ginrummy_qt.players.arena_players import contestant_of
from ginrummy_qt.players.duplicates import DuplicateDeals, Tally, tally_of
from ginrummy_qt.players.player import Player
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.game_match import next_dealer
from ginrummy_qt.rules.match_score import match_score
from ginrummy_qt.rules.seats import Seat
from tools.openspiel_bridge.sides import Bot, Ours, Side
from tools.openspiel_bridge.table import RULES, Table


@dataclass(frozen=True, slots=True)
class Meeting:
    """One of our players against OpenSpiel's bot. `move_time` in milliseconds is given to who searches."""

    player: str
    seed: int
    move_time: int | None = None
    mended: bool = False

    def play(self, pair: int) -> Tally:
        """Both matches of the pair with this index, from 0: our player sits SOUTH, then NORTH."""
        return self._play(pair, Seat.SOUTH) + self._play(pair, Seat.NORTH)

    def _play(self, pair: int, seat: Seat) -> Tally:
        deals = DuplicateDeals(self.seed, pair)
        game = pyspiel.load_game("gin_rummy")
        with contestant_of(self.player, move_time=self.move_time)(seat, deals.player_seed(seat)) as player:
            winner, outcomes = self._play_match(game, player, seat, deals)
        return tally_of(winner, outcomes, seat)

    def _play_match(
        self, game: pyspiel.Game, player: Player, seat: Seat, deals: DuplicateDeals
    ) -> tuple[Seat, tuple[HandOutcome, ...]]:
        dealer = deals.first_dealer()
        outcomes: list[HandOutcome] = []
        while True:
            dealt = deals.deal(len(outcomes) + 1, dealer)
            outcome = play_hand(game, dealt, player, seat, outcomes, mended=self.mended)
            outcomes.append(outcome)
            winner = match_score(RULES, outcomes).winner
            if winner is not None:
                return winner, tuple(outcomes)
            dealer = next_dealer(RULES, outcome)


def play_hand(
    game: pyspiel.Game,
    dealt: HandDealt,
    player: Player,
    seat: Seat,
    before: Sequence[HandOutcome] = (),
    *,
    mended: bool = False,
) -> HandOutcome:
    """One hand of a player of ours on a seat against the bot. Raises IllegalAction, NotLegal, OtherPoints."""
    table = Table(game, dealt)
    bot: Side = Bot(game, table.player(seat.other), mended=mended)
    ours: Side = Ours(player)
    while not table.is_over:
        (ours if table.turn is seat else bot).act(table, before)
    return table.outcome()
