"""A hand in OpenSpiel's gin rummy, and what each seat of it may see, as our players are told it.

OpenSpiel is the referee: it deals the cards given, says what is legal and counts the points. Every action is
followed on a table of ours, from which the views come; at the end our rules have to agree on the points.
docs/arena.md tells where OpenSpiel's rules differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pyspiel

from ginrummy_qt.rules import deal
from ginrummy_qt.rules.arrangements import arrange
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import FIRST_STOCK_CARD, DealState, HandOutcome
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Event, HandDealt, Knocked, Passed, Source
from ginrummy_qt.rules.match_score import hand_ends, hand_points
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.scoring import Ending, Side, score_deal
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tools.openspiel_bridge.translation import (
    GIN,
    KNOCK,
    PASS,
    STOCK,
    UPCARD,
    card_of,
    is_card,
    melded_by,
    number_of,
)

RULES: Final[Ruleset] = replace(
    PRESETS["challenge"], last_discard_offer=True, manual_layoff=True, knock_discard_face_up=True
)
"""OpenSpiel's rules, as far as they can be told in options of ours; a match goes to 100, as in Challenge."""


class NotLegal(Exception):
    """An action that OpenSpiel does not take; the message says which, and where."""


class OtherPoints(Exception):
    """OpenSpiel and our rules count different points for the same hands laid out; the message says which."""


class Table:
    """One hand. OpenSpiel's player 0 begins, so it is the seat that does not deal."""

    def __init__(self, game: pyspiel.Game, dealt: HandDealt) -> None:
        self.state = game.new_initial_state()
        self._mirror = deal.deal(dealt, RULES)
        self._dealt = dealt
        self._discard: Card | None = None
        self._melds: list[tuple[Card, ...]] = []
        for card in dealt.deck[:FIRST_STOCK_CARD]:
            self.state.apply_action(number_of(card))

    @property
    def turn(self) -> Seat:
        """Who is to act."""
        return self._seat(self.state.current_player())

    @property
    def phase(self) -> GIN.Phase:
        """What OpenSpiel asks for."""
        return self.state.current_phase()

    @property
    def mirror(self) -> DealState:
        """The hand so far on our table. After a knock it waits for the layoffs, after gin it is over."""
        return self._mirror

    @property
    def is_over(self) -> bool:
        """Whether OpenSpiel has ended the hand."""
        over: bool = self.state.is_terminal()
        return over

    def player(self, seat: Seat) -> int:
        """The number of a seat's player in OpenSpiel."""
        return 1 if seat is self._dealt.dealer else 0

    def can(self, action: int) -> bool:
        """Whether OpenSpiel takes the action now."""
        return action in self.state.legal_actions()

    def view(self, before: Sequence[HandOutcome] = ()) -> PlayerView:
        """What the seat to act may see, after the hands `before` this one."""
        return view_for(self._mirror, self.turn, hand_points(before), hand_ends(before))

    def do(self, action: int) -> None:
        """Act for the seat whose turn it is, and deal what it drew. Raises NotLegal."""
        if not self.can(action):
            raise NotLegal(f"action {action} at {self.state.history_str()}")
        phase, seat = self.phase, self.turn
        self.state.apply_action(action)
        if not (
            self.is_over and phase == GIN.Phase.DRAW
        ):  # too many draws from the pile end the hand at once
            self._follow(phase, seat, action)
        if self.state.is_chance_node():
            card = self._dealt.deck[self._mirror.position]
            self.state.apply_action(number_of(card))
            self._happens(CardDrawn(seat, Source.STOCK, card))

    def outcome(self) -> HandOutcome:
        """How the hand ended. One that brought nobody points has no winner. Raises OtherPoints."""
        number, dealer, shown = self._dealt.number, self._dealt.dealer, self._mirror.showdown
        end = deal.end_of(self._mirror)
        points = [int(self.state.player_return(self.player(seat))) for seat in Seat]
        if shown is None or not any(points):
            return HandOutcome(number, dealer, None, None, None, end)
        left = self.state.deadwood()
        mine, theirs = left[self.player(shown.knocker)], left[self.player(shown.knocker.other)]
        score = score_deal(RULES, shown.ending, mine, theirs)
        winner = shown.knocker if score.winner is Side.KNOCKER else shown.knocker.other
        if points[winner] != score.points or points[winner.other] != -score.points:
            raise OtherPoints(f"{points}, and by our rules {score} at {self.state.history_str()}")
        return HandOutcome(number, dealer, winner, score, None, end)

    def _seat(self, player: int) -> Seat:
        return self._dealt.dealer if player else self._dealt.dealer.other

    def _happens(self, event: Event) -> None:
        self._mirror = deal.evolve(self._mirror, event)

    def _follow(self, phase: GIN.Phase, seat: Seat, action: int) -> None:
        """What an action is on our table; layoffs and the defender's melds are left to OpenSpiel's count."""
        if phase == GIN.Phase.KNOCK:
            self._lay_down(seat, action)
        elif phase == GIN.Phase.LAYOFF or action == STOCK:
            pass
        elif is_card(action):
            self._happens(CardDiscarded(seat, card_of(action)))
        elif action == PASS:
            self._happens(Passed(seat))
        elif action == UPCARD or (action == KNOCK and phase == GIN.Phase.WALL):
            self._happens(CardDrawn(seat, Source.DISCARD, self._mirror.pile[-1]))

    def _lay_down(self, seat: Seat, action: int) -> None:
        """A knock is a discard, the melds, and a pass that ends it."""
        if action != PASS:
            if is_card(action):
                self._discard = card_of(action)
            else:
                self._melds.append(melded_by(action))
            return
        loose = map(card_of, self.state.hands()[self.player(seat)])
        laid_out = arrange(self._melds, loose)
        ending = Ending.KNOCK if laid_out.deadwood_value else Ending.GIN
        self._happens(Knocked(seat, self._discard, laid_out, ending))
