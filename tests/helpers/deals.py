"""Hands and matches made for tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.actions import Action, BigGin, Discard, Knock
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.deal import DealState, deal, decide, evolve
from ginrummy_qt.rules.events import Event, HandDealt
from ginrummy_qt.rules.game_match import MatchState, Stage
from ginrummy_qt.rules.legality import check, legal_actions
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for

Chooser = Callable[[PlayerView, tuple[Action, ...]], Action]


def stacked_deck(first: str, dealer: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands; `stock` is drawn first, then the rest in order."""
    top = parse_cards(" ".join((first, dealer, upcard, stock)))
    return top + tuple(card for card in DECK if card not in top)


def dealt(
    first: str,
    dealer: str,
    upcard: str,
    stock: str = "",
    ruleset: Ruleset = PRESETS["R2"],
    by: Seat = Seat.NORTH,
) -> DealState:
    """A hand dealt by `by`, the other seat being first to act (SOUTH by default)."""
    return deal(HandDealt(1, by, stacked_deck(first, dealer, upcard, stock)), ruleset)


def act(state: DealState, *actions: Action) -> DealState:
    """The hand after these actions of whoever is on turn, each checked by the rules."""
    for action in actions:
        state = act_events(state, action)[0]
    return state


def act_events(state: DealState, action: Action) -> tuple[DealState, tuple[Event, ...]]:
    """The hand after a checked action of the seat on turn, and the events it made."""
    check(view_for(state, state.turn), action)
    events = decide(state, action)
    for event in events:
        state = evolve(state, event)
    return state, events


def random_chooser(rng: random.Random, endings: float = 0.5, sense: float = 0.8) -> Chooser:
    """Chooses any legal action: an ending of the hand with this probability when there is one, a discard that
    leaves the least deadwood with the probability `sense` (so that hands do not go on for ever).
    """

    def choose(view: PlayerView, actions: tuple[Action, ...]) -> Action:
        ends = [action for action in actions if isinstance(action, Knock | BigGin)]
        if ends and rng.random() < endings:
            return rng.choice(ends)
        discards = [action for action in actions if isinstance(action, Discard)]
        if discards and rng.random() < sense:
            return min(discards, key=lambda a: least_deadwood(view.hand_mask & ~(1 << a.card)))
        return rng.choice(actions)

    return choose


def play_match(ruleset: Ruleset, rng: random.Random, choose: Chooser) -> Iterator[tuple[MatchState, Event]]:
    """Plays a match to its end; yields every event with the state after it."""
    state: MatchState | None = None
    events = game_match.start(f"{rng.getrandbits(128):032x}", ruleset)
    while True:
        for event in events:
            state = game_match.evolve(state, event)
            yield state, event
        assert state is not None
        match state.stage:
            case Stage.OVER:
                return
            case Stage.NEEDS_SEED:
                events = game_match.seal(state, f"{rng.getrandbits(256):064x}")
            case Stage.NEEDS_CUT:
                events = game_match.cut(state, rng.choice(("", "ação", "42")))
            case Stage.PLAYING:
                assert state.deal is not None
                seat = state.deal.turn
                view = state.view(seat)
                assert view is not None
                events = game_match.play(state, seat, choose(view, legal_actions(view)))
