"""The player that looks one choice ahead and takes the one the network values most."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ginrummy_qt.players.network.rows import Choice, row_of
from ginrummy_qt.players.network.value import ValueNetwork
from ginrummy_qt.players.seen import Seen, seen_by
from ginrummy_qt.players.turn_ends import allowed_discards, best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import Card, CardMask, iter_mask
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.view import PlayerView

CERTAIN = 1000.0
"""Above every value: gin is not thought about."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A way to end a turn: the card thrown, whether that knocks, and the points expected."""

    card: Card
    knocks: bool
    points: float


@dataclass(frozen=True, slots=True)
class NetworkPlayer:
    """Plays by the network alone, without chance."""

    network: ValueNetwork

    def decide(self, view: PlayerView) -> Action:
        """The choice of the greatest value."""
        match view.phase:
            case Phase.DISCARD:
                return self._end_turn(view)
            case Phase.LAYOFF:
                return lay_out(view)
            case Phase.LAST_DISCARD:
                return DrawDiscard() if self._ends_well(view) else Pass()
        if view.phase is Phase.DRAW and (not view.pile or stock_is_forced(view.ruleset, view.passes)):
            return DrawStock()
        seen = seen_by(view)
        if self.after_taking(view, seen) > self.after_leaving(view, seen):
            return DrawDiscard()
        return Pass() if view.phase is Phase.UPCARD_OFFER else DrawStock()

    def after_leaving(self, view: PlayerView, seen: Seen) -> float:
        """The value of leaving the upcard where it lies."""
        offered = view.phase is Phase.UPCARD_OFFER
        row = row_of(Choice.PASS if offered else Choice.STOCK, view.hand_mask, None, seen)
        if offered and view.passes:
            row[Choice.PASS] = row[Choice.STOCK] = 0.5
        return self.network.points(row)

    def after_taking(self, view: PlayerView, seen: Seen) -> float:
        """The value of the best turn with the upcard."""
        card = view.pile[-1]
        endings = self.endings(view, view.hand_mask | 1 << card, card, replace(seen, draws=seen.draws + 1))
        return max(ending.points for ending in endings)

    def endings(self, view: PlayerView, eleven: CardMask, barred: Card | None, seen: Seen) -> list[Valued]:
        """Every way to end a turn with these eleven cards, valued."""
        least, best = allowed_discards(eleven, barred)
        if least == 0:
            return [Valued(card, True, CERTAIN) for card in iter_mask(best)]
        found = [
            Valued(card, False, self._points(Choice.DISCARD, eleven ^ 1 << card, card, seen))
            for card in iter_mask(eleven)
            if card != barred
        ]
        if least <= view.knock_limit:
            found += [
                Valued(card, True, self._points(Choice.KNOCK, eleven ^ 1 << card, None, seen))
                for card in iter_mask(best)
            ]
        return found

    def _points(self, choice: Choice, hand: CardMask, card: Card | None, seen: Seen) -> float:
        return self.network.points(row_of(choice, hand, card, seen))

    def _end_turn(self, view: PlayerView) -> Action:
        big_gin = best_big_gin(view)
        if big_gin is not None:
            return big_gin
        endings = self.endings(view, view.hand_mask, view.barred, seen_by(view))
        if must_end_hand(view.ruleset, view.barred, view.stock_count):
            endings = [ending for ending in endings if ending.knocks]
        best = max(endings, key=lambda ending: ending.points)
        return knock(view, best.card) if best.knocks else Discard(best.card)

    def _ends_well(self, view: PlayerView) -> bool:
        """Rule 3.5: who takes the last discard knocks with it; who passes lets the hand be void."""
        card = view.pile[-1]
        eleven = view.hand_mask | 1 << card
        endings = [each for each in self.endings(view, eleven, card, seen_by(view)) if each.knocks]
        return any(ending.points > 0 for ending in endings)
