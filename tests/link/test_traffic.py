"""Fairness on the wire: no card hidden from a seat crosses to its process before the hand is over."""

from __future__ import annotations

import re
from queue import SimpleQueue
from random import Random

import pytest

from ginrummy_qt.link.engine_process import ProcessLauncher, own_engine
from ginrummy_qt.ports.levels import PlayerName, Style
from ginrummy_qt.ports.opponents import EngineAnswer, EngineReport, TrafficLine
from ginrummy_qt.rules import Seat, parse_cards
from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.views import RULESETS, hidden_from, positions, random_hand

CARD = re.compile(r"\b[A2-9TJQK][cdhs]\b")


class Waiting:
    """A player behind a link, waited for, with all its traffic."""

    def __init__(self, level: PlayerName, seat: Seat) -> None:
        self.traffic: list[TrafficLine] = []
        self.reports: SimpleQueue[EngineReport] = SimpleQueue()
        self.number = 0
        launcher = ProcessLauncher(program=own_engine(), seed=lambda: 5, traffic=self.traffic.append)
        self.link = launcher(level, seat, self.reports.put)

    def decide(self, view: PlayerView):
        self.number += 1
        self.link.request(self.number, view)
        report = self.reports.get(timeout=30)
        assert isinstance(report, EngineAnswer)
        return report.action


def cards_in(line: str) -> int:
    return mask_of(card for text in set(CARD.findall(line)) for card in parse_cards(text))


def hidden_from_wire(state: DealState, seat: Seat, ruleset) -> int:
    """What is hidden, but for hands that lie open after a knock."""
    if state.showdown is None:
        return hidden_from(state, seat)
    stock = mask_of(state.terms.deck[state.position :])
    discard = state.showdown.discard
    if discard is None or ruleset.knock_discard_face_up or state.showdown.knocker is seat:
        return stock
    return stock | 1 << discard


@pytest.mark.parametrize("name", ["R1", "challenge", "by hand"])
def test_no_hidden_card_occurs_in_the_traffic_of_a_seat(name):
    players = [Waiting(Style.STEADY, Seat.SOUTH), Waiting(Style.SIMPLE, Seat.NORTH)]
    read = [0, 0]
    lines = seen = 0
    try:
        for seed in range(3):
            for state, view, _ in positions(random_hand(seed, RULESETS[name]), players):
                hidden = hidden_from_wire(state, view.seat, RULESETS[name])
                assert hidden
                seat_traffic = players[view.seat].traffic
                for line in seat_traffic[read[view.seat] :]:
                    assert not cards_in(line.text) & hidden, line.text
                    lines += 1
                    seen |= cards_in(line.text)
                read[view.seat] = len(seat_traffic)
    finally:
        for player in players:
            player.link.close()
    assert lines > 40
    assert seen.bit_count() > 40  # the test does recognise cards


def test_hidden_cards_would_be_found():
    state = random_hand(Random(3).getrandbits(8), RULESETS["R1"])
    view = state.hands[Seat.NORTH]
    assert cards_in('{"hand_mask":"3c 4c Td","upcard":"As"}') == mask_of(parse_cards("3c 4c Td As"))
    assert hidden_from(state, Seat.SOUTH) & view == view
