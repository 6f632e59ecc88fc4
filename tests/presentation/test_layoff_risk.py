"""What a knock offers the defender, told from open knowledge alone."""

from __future__ import annotations

from ginrummy_qt.presentation.layoff_risk import layoff_risk, stretches
from ginrummy_qt.presentation.messages import CouldBeLaidOff
from ginrummy_qt.rules.actions import DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from ginrummy_qt.ui.text import Names, say
from tests.helpers.deals import act, dealt

HAND = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"


def knock(state, discard):
    view = view_for(state, Seat.SOUTH)
    return view, next(
        each
        for each in legal_actions(view)
        if isinstance(each, Knock) and each.discard == Card.parse(discard)
    )


def test_neither_own_cards_nor_thrown_ones_can_be_laid_off():
    """4-5-6-7 of spades grow down to the ace, which is one's own, and up to the king."""
    view, action = knock(act(dealt(HAND, "8h 9h Th 2d 2h 2s 9d 5h 8c 9c", "7s"), DrawDiscard()), "Kc")
    risk = layoff_risk(view, action)
    assert risk == CouldBeLaidOff(stretches(parse_cards("2s 3s 8s 9s Ts Js Qs Ks")), ())
    assert say(risk, Names("Mara")) == "Could be laid off: 2♠, 3♠ and 8♠ to K♠."


def test_hidden_cards_change_nothing():
    said = set()
    for dealer in ("8h 9h Th 2d 2h 2s 9d 5h 8c 9c", "2s 3s 8s 9s Ts Js Qs Ks 2d 2h"):
        view, action = knock(act(dealt(HAND, dealer, "7s"), DrawDiscard()), "Kc")
        risk = layoff_risk(view, action)
        assert risk is not None
        said.add(say(risk, Names("Mara")))
    assert len(said) == 1


def test_a_card_known_to_be_held_is_named():
    state = dealt(HAND, "8h 9h Th 2d 2h 3s 9d 5h 8c 9c", "8s", "7s 3h")
    state = act(state, DrawStock())
    discard = next(
        each for each in legal_actions(view_for(state, Seat.SOUTH)) if str(getattr(each, "card", "")) == "Kc"
    )
    state = act(state, discard)
    assert view_for(state, Seat.NORTH).upcard == Card.parse("Kc")
    state = act(state, DrawDiscard())
    throw = next(
        each for each in legal_actions(view_for(state, Seat.NORTH)) if str(getattr(each, "card", "")) == "Th"
    )
    state = act(state, throw, DrawStock())
    view = view_for(state, Seat.SOUTH)
    action = next(each for each in legal_actions(view) if isinstance(each, Knock))
    risk = layoff_risk(view, action)
    assert risk is not None
    assert all(card in view_for(state, Seat.NORTH).hand for card in risk.held)


def test_nothing_is_laid_off_on_gin():
    """1.10."""
    gin = dealt("4s 5s 6s Qh Qc Qd 3c 3h 3s 3d", "8h 9h Th 2d 2h 2s 9d 5h 8c 9c", "7s")
    view = view_for(act(gin, DrawDiscard()), Seat.SOUTH)
    ends = [each for each in legal_actions(view) if isinstance(each, Knock)]
    assert [each for each in ends if each.arrangement.deadwood_value == 0]
    for each in ends:
        assert (layoff_risk(view, each) is None) == (each.arrangement.deadwood_value == 0)


def test_stretches():
    assert stretches(parse_cards("Ac 2c 4c Kc Ad 9d Td Jd")) == tuple(
        (Card.parse(first), Card.parse(last))
        for first, last in (
            ("Ac", "Ac"),
            ("2c", "2c"),
            ("4c", "4c"),
            ("Kc", "Kc"),
            ("Ad", "Ad"),
            ("9d", "Jd"),
        )
    )
