"""The traffic of a hand can be read when it is over."""

from __future__ import annotations

import pytest

from ginrummy_qt.link.kept_traffic import KeptTraffic
from ginrummy_qt.ports.engine import Decide, Decided, Hello, write_message
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.rules.actions import Pass
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.views import RULESETS, random_hand


def asked(number: int) -> str:
    view = view_for(random_hand(number, RULESETS["R1"], number), Seat.NORTH)
    return write_message(Decide(1, view)).rstrip()


@pytest.fixture
def kept() -> KeptTraffic:
    kept = KeptTraffic()
    for to_engine, text in conversation():
        kept.keep(TrafficLine(Seat.NORTH, to_engine, text))
    return kept


def conversation() -> list[tuple[bool, str]]:
    answer = write_message(Decided(1, Pass())).rstrip()
    return [
        (True, write_message(Hello(1, Style.STEADY, 5)).rstrip()),
        (True, asked(1)),
        (False, answer),
        (True, asked(2)),
        (False, "rubbish"),
    ]


def test_a_hand_has_its_questions_and_their_answers(kept: KeptTraffic) -> None:
    first, second = (kept.of_hand(number) for number in (1, 2))
    assert [line.to_engine for line in first] == [True, False]
    assert [line.text for line in second][1:] == ["rubbish"]
    assert kept.of_hand(3) == ()


def test_another_match_begins_with_nothing(kept: KeptTraffic) -> None:
    kept.forget()
    assert kept.of_hand(1) == ()


def test_only_so_much_is_kept() -> None:
    kept = KeptTraffic(most_characters=3 * len(asked(1)))
    for number in range(1, 9):
        kept.keep(TrafficLine(Seat.NORTH, True, asked(number)))
    assert kept.of_hand(1) == ()
    assert len(kept.of_hand(8)) == 1
