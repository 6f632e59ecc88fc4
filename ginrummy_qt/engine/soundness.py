"""Whether a request that came over the line makes sense, so that a player may rely on it.

The moves are played again by the rules, on cards that explain them (`imagined`); what comes out has to be the
view that was sent. So every history that the rules allow is taken, and no other.
"""

from __future__ import annotations

from dataclasses import fields

from ginrummy_qt.engine.imagined import Contradiction, Imagined, imagine
from ginrummy_qt.ports.engine import Decide
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.codec import encode, shortened, to_json
from ginrummy_qt.rules.deal import HAND_SIZE, DealState, Phase
from ginrummy_qt.rules.hand_end import OPENING, HandEnd
from ginrummy_qt.rules.legality import refusal
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import REMEMBERED, PlayerView, view_for

_MOST_IN_A_HAND = 100_000
LONGEST_DEADLINE = 3_600_000
"""An hour, in milliseconds."""


def flaw_in(decide: Decide) -> str | None:
    """What is wrong with a request: the first place that cannot be, and why; None when it can be answered."""
    if decide.deadline is not None and not 0 <= decide.deadline <= LONGEST_DEADLINE:
        return f"deadline: {decide.deadline} is not from 0 to {LONGEST_DEADLINE} milliseconds"
    flaw = flaw_of(decide.view)
    if flaw is not None:
        return flaw
    for place, action in enumerate(decide.legal):
        reason = refusal(decide.view, action)
        if reason is not None:
            return f"legal[{place}]: the rules forbid it: {reason}"
    return None


def flaw_of(view: PlayerView) -> str | None:
    """What is wrong with a view that asks its seat to act: the first place that cannot be, and why."""
    try:
        _check(view)
    except Contradiction as contradiction:
        return str(contradiction)
    return None


def _check(view: PlayerView) -> None:
    if view.number < 1:
        raise Contradiction("number", "hands are counted from 1")
    if min(view.scores) < 0:
        raise Contradiction("scores", "nobody has less than nothing")
    if view.phase is Phase.OVER:
        raise Contradiction("phase", "the hand is over")
    if not view.my_turn:
        raise Contradiction("turn", "it is not this seat's turn")
    if len(view.earlier) > min(REMEMBERED, view.number - 1):
        raise Contradiction("earlier", f"{len(view.earlier)} are more than hand {view.number} is told of")
    for place, end in enumerate(view.earlier):
        _check_end(f"earlier[{place}]", end)
    _compare(view, view_for(_replayed(view, imagine(view)), view.seat, view.scores, view.earlier))


def _check_end(place: str, end: HandEnd) -> None:
    """A hand before this one: its numbers must be possible, and go together."""
    for name, pair in (
        ("left", end.left),
        ("turns", end.turns),
        ("takes", end.takes),
        ("discards", end.discards),
        ("opening", end.opening),
    ):
        if min(pair) < 0 or max(pair) > _MOST_IN_A_HAND:
            raise Contradiction(f"{place}.{name}", f"{list(pair)} cannot be")
    if not 0 <= end.knock_limit <= HAND_SIZE:
        raise Contradiction(f"{place}.knock_limit", f"{end.knock_limit} is no knock limit")
    for seat in Seat:
        if end.takes[seat] > end.turns[seat]:
            raise Contradiction(f"{place}.takes", "more cards were taken than drawn")
        if end.opening[seat] > HAND_SIZE * min(OPENING, end.discards[seat]):
            raise Contradiction(f"{place}.opening", "the first discards do not count so much")
    if end.knocker is not None and end.left[end.knocker] > end.knock_limit:
        raise Contradiction(f"{place}.left", "nobody knocks with so much")


def _replayed(view: PlayerView, imagined: Imagined) -> DealState:
    """The hand after the moves of the view."""
    state = deal.deal(imagined.dealt, view.ruleset)
    for place, (seat, action) in enumerate(imagined.actions):
        if state.phase is Phase.OVER:
            raise Contradiction(f"moves[{place}]", "the hand was over before")
        if seat is not state.turn:
            raise Contradiction(f"moves[{place}].seat", f"it was the turn of {state.turn.name.lower()}")
        reason = refusal(view_for(state, seat), action)
        if reason is not None:
            raise Contradiction(f"moves[{place}]", f"the rules forbid it: {reason}")
        for event in deal.decide(state, action):
            state = deal.evolve(state, event)
    if state.phase is Phase.OVER:
        raise Contradiction("moves", "they end the hand")
    return state


def _compare(given: PlayerView, due: PlayerView) -> None:
    """Raises Contradiction at the first field that does not follow from the moves."""
    for field in fields(PlayerView):
        told, follows = getattr(given, field.name), getattr(due, field.name)
        if told != follows:
            plain = encode(due)
            assert isinstance(plain, dict)
            right = shortened(to_json(plain[field.name]))
            raise Contradiction(field.name, f"from the moves follows {right}")
