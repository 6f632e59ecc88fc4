"""The opponent's acts can be followed: a trail goes with the card, and a card taken openly stays marked."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.table.lettering import Badge, LetteringItem
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.table.trail_item import TrailItem
from tests.helpers.table import make_table

HAND = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


@pytest.fixture
def table(qtbot):
    """The opponent is to draw; the king of clubs lies on the pile."""
    table = make_table(qtbot, HAND, THEIRS, "7s", "3h 4h")
    table.click(table.stock())
    table.click(table.card_point("Kc"))
    table.click(table.pile())
    table.controller.skip()
    table.controller.set_options(TableOptions(speed=Speed.NORMAL))
    return table


def trails(table):
    return [item for item in table.view.scene().items() if isinstance(item, TrailItem)]


@pytest.mark.parametrize("action", [DrawStock(), DrawDiscard()])
def test_a_trail_goes_with_the_card_the_opponent_draws_and_ends_with_it(table, action):
    table.play(Seat.NORTH, action)
    table.clock.run(120)
    assert len(trails(table)) == 1
    table.clock.run(3000)
    assert not trails(table)
    assert table.lies_right()


def test_the_discard_leaves_one_too_and_skipping_takes_it_away(table):
    table.play(Seat.NORTH, DrawStock())
    table.controller.skip()
    table.play(Seat.NORTH, Discard(Card.parse("Th")))
    table.clock.run(120)
    assert len(trails(table)) == 1
    table.controller.skip()
    assert not trails(table)
    assert table.lies_right()


def test_ones_own_acts_and_reduced_motion_leave_none(table):
    table.controller.set_options(TableOptions(speed=Speed.NORMAL, reduced_motion=True))
    table.play(Seat.NORTH, DrawDiscard())
    table.clock.run(60)
    assert not trails(table)
    table.controller.skip()
    table.play(Seat.NORTH, Discard(Card.parse("Th")))
    table.controller.skip()
    table.controller.set_options(TableOptions(speed=Speed.NORMAL))
    table.click(table.stock())
    table.clock.run(60)
    assert not trails(table)


def test_a_card_taken_openly_stays_marked_as_long_as_it_is_held(table):
    def eyes():
        lettering = (item for item in table.view.scene().items() if isinstance(item, LetteringItem))
        return [item for item in lettering if isinstance(item.content, Badge)]

    assert not eyes()
    table.play(Seat.NORTH, DrawDiscard())
    table.play(Seat.NORTH, Discard(Card.parse("Th")))
    table.controller.skip()
    king = Card.parse("Kc")
    assert dict(table.controller.layout.opponent.poses)[king].face_up
    assert len(eyes()) == 1
    table.click(table.stock())
    table.controller.skip()
    table.click(table.card_point("3d"))
    table.click(table.pile())
    table.controller.skip()
    table.play(Seat.NORTH, DrawStock())
    table.play(Seat.NORTH, Discard(king))
    table.controller.skip()
    assert not eyes()
