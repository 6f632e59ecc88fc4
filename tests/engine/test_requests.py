"""What the engine makes of requests: every legal history is taken, an impossible one refused by its place."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from ginrummy_qt.engine.main import Engine
from ginrummy_qt.engine.soundness import LONGEST_DEADLINE, flaw_of
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.ports.engine import PROTOCOL, Decide, Decided, Failed, Hello, write_message
from ginrummy_qt.rules.actions import Action, Pass
from ginrummy_qt.rules.cards import Card, mask_of, parse_cards
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Knocked, Move, Passed, Source
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.legality import can, legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import REMEMBERED, PlayerView
from tests.helpers.views import RULESETS, positions, random_hand


class Erratic:
    """Does anything legal."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def decide(self, view: PlayerView) -> Action:
        return self._rng.choice(legal_actions(view))


def views(name: str, seed: int) -> list[PlayerView]:
    table = [Erratic(seed), SimplePlayer(Random(seed)) if seed % 2 else Erratic(seed + 1)]
    return [view for _, view, _ in positions(random_hand(seed, RULESETS[name]), table)]


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def asked(decide: Decide) -> Decided | Failed:
    engine = Engine()
    engine.answer(write_message(Hello(PROTOCOL, "steady", 1)).encode())
    answer = engine.answer(write_message(decide).encode())
    assert isinstance(answer, Decided | Failed)
    again = engine.answer(write_message(Decide(99, SOUND)).encode())
    assert isinstance(again, Decided), "the engine is no longer usable"
    return answer


@pytest.mark.parametrize("name", RULESETS)
def test_every_history_that_the_rules_allow_is_taken(name):
    for seed in range(6):
        for view in views(name, seed):
            assert flaw_of(view) is None


def test_layoffs_by_hand_and_last_discards_are_among_them():
    phases = {
        view.phase for name in ("by hand", "fiftieth card") for seed in range(6) for view in views(name, seed)
    }
    assert phases >= {Phase.LAYOFF, Phase.UPCARD_OFFER, Phase.DRAW, Phase.DISCARD}


UP = views("R1", 3)[0]
SOUND = next(view for view in views("R2", 5) if len(view.moves) > 6 and view.phase is Phase.DISCARD)


THROWN = next(place for place, move in enumerate(SOUND.moves) if isinstance(move, CardDiscarded))
FIRST = SOUND.moves[0].seat
OWN = SOUND.hand[0]
FOREIGN = next(card for card in cards("2c 7d 9h Ks 4s") if card not in SOUND.hand and card not in SOUND.pile)


END = HandEnd(Seat.SOUTH, 10, (4, 30), (6, 5), (1, 0), (5, 5), (20, 17))
"""An earlier hand."""


def told(**changes: Any) -> PlayerView:
    """The sound request in a third hand, after another and one that is changed."""
    return replace(SOUND, number=3, earlier=(END, replace(END, **changes)))


def test_earlier_hands_may_be_told():
    assert flaw_of(told()) is None
    assert flaw_of(replace(SOUND, number=99, earlier=(END,) * REMEMBERED)) is None
    assert flaw_of(replace(SOUND, number=3, earlier=(replace(END, knocker=None, left=(40, 60)),))) is None


def _with_move(place: int, move: Move) -> PlayerView:
    return replace(SOUND, moves=(*SOUND.moves[:place], move, *SOUND.moves[place + 1 :]))


@pytest.mark.parametrize(
    ("view", "place"),
    [
        (replace(SOUND, number=0), "view.number"),
        (replace(SOUND, earlier=(END,)), "view.earlier: 1 are more than hand 1 is told of"),
        (replace(SOUND, number=99, earlier=(END,) * 17), "view.earlier: 17 are more"),
        (told(turns=(-1, 3)), "view.earlier[1].turns: [-1, 3]"),
        (told(left=(3, 10**20)), "view.earlier[1].left"),
        (told(knock_limit=11), "view.earlier[1].knock_limit"),
        (told(takes=(9, 0)), "view.earlier[1].takes"),
        (told(opening=(21, 0)), "view.earlier[1].opening"),
        (told(left=(11, 3)), "view.earlier[1].left: nobody knocks"),
        (replace(SOUND, scores=(-1, 0)), "view.scores"),
        (replace(SOUND, phase=Phase.OVER), "view.phase"),
        (replace(SOUND, phase=Phase.DRAW), "view.phase"),
        (replace(SOUND, turn=SOUND.seat.other), "view.turn"),
        (replace(SOUND, dealer=SOUND.dealer.other), "view.moves[0].seat"),
        (replace(SOUND, hand_mask=SOUND.hand_mask & ~(1 << SOUND.hand[3])), "view.hand_mask"),
        (replace(SOUND, hand_mask=0), "view.hand_mask"),
        (replace(SOUND, hand_mask=SOUND.hand_mask | 1 << FOREIGN), "view.hand_mask"),
        (replace(SOUND, hand_mask=SOUND.hand_mask & ~(1 << OWN) | 1 << SOUND.pile[-1]), "view.hand_mask"),
        (replace(SOUND, drawn=FOREIGN), "view.drawn"),
        (replace(SOUND, barred=OWN), "view.barred"),
        (replace(SOUND, pile=SOUND.pile[:-1]), "view.pile"),
        (replace(SOUND, pile=(*SOUND.pile, FOREIGN)), "view.pile"),
        (replace(SOUND, pile=()), "view.pile"),
        (replace(SOUND, known=(SOUND.known[0] ^ mask_of([FOREIGN]), SOUND.known[1])), "view.known"),
        (replace(SOUND, stock_count=SOUND.stock_count - 1), "view.stock_count"),
        (replace(SOUND, knock_limit=SOUND.knock_limit + 1), "view.knock_limit"),
        (replace(SOUND, passes=1), "view.passes"),
        (replace(SOUND, pile_draws=SOUND.pile_draws + 3), "view.pile_draws"),
        (_with_move(0, Passed(SOUND.moves[0].seat)), "view.moves[1].seat: "),
        (_with_move(2, Passed(SOUND.moves[2].seat)), "view.moves[2]: nothing was offered"),
        (_with_move(1, SOUND.moves[0]), "view.moves[1]: "),
        (_with_move(2, replace(SOUND.moves[1], seat=SOUND.moves[2].seat)), "view.moves[2]: "),
        (_with_move(THROWN, CardDiscarded(SOUND.seat, OWN)), "view."),
        (_with_move(0, CardDrawn(FIRST, Source.STOCK, OWN)), "view.moves[0].card"),
        (_with_move(0, CardDrawn(FIRST, Source.DISCARD, None)), "view.moves[0].card"),
        (_with_move(0, CardDrawn(FIRST, Source.DISCARD, OWN)), "view."),
        (replace(SOUND, moves=SOUND.moves[1:]), "view."),
        (replace(SOUND, moves=SOUND.moves[:-1]), "view."),
        (replace(SOUND, moves=SOUND.moves[::-1]), "view.moves["),
        (replace(SOUND, moves=SOUND.moves * 9), "view.moves["),
        (replace(SOUND, moves=()), "view."),
        (replace(UP, phase=Phase.LAYOFF), "view.phase"),
        (replace(UP, pile=(UP.hand[0],)), "view.hand_mask"),
    ],
)
def test_what_cannot_be_is_refused_by_its_place(view, place):
    answer = asked(Decide(5, view))
    assert isinstance(answer, Failed)
    assert answer.request == 5
    assert answer.reason.startswith(place)


def test_a_card_thrown_twice_is_refused_at_the_second_time():
    throws = [place for place, move in enumerate(SOUND.moves) if isinstance(move, CardDiscarded)]
    first, later = SOUND.moves[throws[0]], throws[-1]
    twice = _with_move(later, replace(first, seat=SOUND.moves[later].seat))
    assert str(flaw_of(twice)).startswith(f"view.moves[{later}].card: ")


def test_a_knock_that_shows_a_card_from_elsewhere_is_refused():
    view = next(view for seed in range(30) for view in views("by hand", seed) if view.phase is Phase.LAYOFF)
    knock = view.moves[-1]
    assert isinstance(knock, Knocked)
    stolen = replace(view, hand_mask=view.hand_mask ^ 1 << view.hand[0] ^ 1 << knock.arrangement.melds[0][0])
    assert str(flaw_of(stolen)).startswith(f"view.moves[{len(view.moves) - 1}]")
    assert str(flaw_of(replace(view, showdown=None))).startswith("view.showdown")
    assert flaw_of(view) is None


def test_fields_of_other_views_are_taken_only_where_they_say_the_same():
    rng = Random(4)
    all_views = [
        view for name in ("R1", "by hand", "oklahoma") for seed in range(4) for view in views(name, seed)
    ]
    names = [field.name for field in fields(PlayerView)]
    refused = 0
    for _ in range(600):
        one, other = rng.choice(all_views), rng.choice(all_views)
        mixed = replace(one, **{name: getattr(other, name) for name in rng.sample(names, rng.randint(1, 6))})
        flaw = flaw_of(mixed)
        refused += flaw is not None
        if flaw is None:
            assert legal_actions(mixed)
    assert 200 < refused < 600


def test_an_offered_action_has_to_be_legal_and_none_need_be_offered():
    legal = legal_actions(SOUND)
    assert isinstance(asked(Decide(1, SOUND, legal)), Decided)
    assert isinstance(asked(Decide(1, SOUND)), Decided)
    answer = asked(Decide(1, SOUND, (*legal, Pass())))
    assert answer == Failed(1, f"legal[{len(legal)}]: the rules forbid it: nothing_offered")


@pytest.mark.parametrize("deadline", [None, 0, 1, LONGEST_DEADLINE])
def test_any_deadline_gets_a_legal_action(deadline):
    answer = asked(Decide(1, SOUND, (), deadline))
    assert isinstance(answer, Decided)
    assert can(SOUND, answer.action)


@pytest.mark.parametrize("deadline", [-1, LONGEST_DEADLINE + 1, 10**400, -(10**400)])
def test_an_impossible_deadline_is_refused(deadline):
    answer = asked(Decide(1, SOUND, (), deadline))
    assert answer == Failed(1, f"deadline: {deadline} is not from 0 to {LONGEST_DEADLINE} milliseconds")


def test_without_a_deadline_the_line_is_what_it_always_was():
    assert "deadline" not in json.loads(write_message(Decide(1, SOUND)))
    assert json.loads(write_message(Decide(1, SOUND, (), 0)))["deadline"] == 0


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("card", "Xx", "view.moves[1].card: 'Xx' is not a card"),
        ("seat", "west", "view.moves[1].seat: "),
        ("type", "sneezed", "view.moves[1]: unknown type 'sneezed'"),
        ("mood", "bad", "view.moves[1]: unknown field 'mood'"),
    ],
)
def test_a_move_that_is_none_is_named_by_its_place(field, value, place):
    plain = json.loads(write_message(Decide(1, SOUND)))
    plain["view"]["moves"][1][field] = value
    answer = Engine().answer(json.dumps(plain).encode())
    assert isinstance(answer, Failed)
    assert answer.reason.startswith(place)
