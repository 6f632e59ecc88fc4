"""The network player: its rows are those of the training, its weights whole, its choices legal and sound."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ginrummy_qt.players.network.player import NetworkPlayer
from ginrummy_qt.players.network.rows import Choice, row_of
from ginrummy_qt.players.network.value import WEIGHTS, BadWeights, ValueNetwork, load
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.playing import play_hand
from ginrummy_qt.players.seen import seen_by
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.cards import DECK, cards_of
from ginrummy_qt.rules.codec import decode
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.melds import meld_families, points_of_mask
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.views import RULESETS, positions, random_hand

CASES = json.loads((Path(__file__).parent / "network_rows.json").read_text(encoding="utf-8"))
OF_THE_ARRANGEMENT = (5, 6, 7, 16, 35, 36, 37, 44, 45, 46, 51, 55, 56, 57, 58, 59)
"""What depends on which of several arrangements of equal deadwood is looked at."""


@pytest.fixture(scope="module")
def network() -> ValueNetwork:
    return load()


@pytest.mark.parametrize("case", CASES)
def test_the_rows_are_those_of_the_training(case: dict[str, Any]) -> None:
    seen = seen_by(decode(PlayerView, case["view"]))
    for wanted in case["rows"]:
        card = None if wanted["card"] is None else DECK[wanted["card"]]
        row = row_of(Choice(wanted["choice"]), wanted["hand"], card, seen)
        free = OF_THE_ARRANGEMENT if _arrangements(wanted["hand"]) > 1 else ()
        for place, (mine, theirs) in enumerate(zip(row, wanted["row"], strict=True)):
            if place not in free:
                assert mine == pytest.approx(theirs, abs=2e-5), (place, cards_of(wanted["hand"]))


def _arrangements(hand: int) -> int:
    left = [points_of_mask(hand ^ union) for _, union in meld_families(hand)]
    return left.count(min(left))


def test_weights_with_another_checksum_are_refused(tmp_path: Path) -> None:
    for source in (WEIGHTS, WEIGHTS.with_suffix(".json")):
        shutil.copy(source, tmp_path)
    copy = tmp_path / WEIGHTS.name
    assert load(copy) == load()
    content = bytearray(copy.read_bytes())
    content[100] ^= 1
    copy.write_bytes(content)
    with pytest.raises(BadWeights, match="checksum"):
        load(copy)


@pytest.mark.parametrize("rules", RULESETS)
def test_it_plays_every_ruleset_to_the_end(network: ValueNetwork, rules: str) -> None:
    for seed in range(2):
        table: list[Player] = [NetworkPlayer(network), SimplePlayer(Random(seed))]
        assert sum(1 for _ in positions(random_hand(seed, RULESETS[rules]), table)) > 1


def test_it_decides_without_chance(network: ValueNetwork) -> None:
    table: list[Player] = [NetworkPlayer(network), SimplePlayer(Random(4))]
    for _, view, action in positions(random_hand(9, RULESETS["challenge"]), table):
        if view.seat is Seat.SOUTH:
            assert NetworkPlayer(network).decide(view) == action


def test_it_gains_on_the_baseline_on_the_same_cards(network: ValueNetwork) -> None:
    gain = 0
    for seed in range(12):
        deck = list(DECK)
        Random(seed).shuffle(deck)
        for seat in Seat:
            cards = deck if seat is Seat.SOUTH else [*deck[10:20], *deck[:10], *deck[20:]]
            dealt = HandDealt(1, Seat.NORTH, tuple(cards))
            players: list[Player] = [NetworkPlayer(network), SimplePlayer(Random(seed))]
            if seat is Seat.NORTH:
                players.reverse()
            outcome = play_hand(dealt, PRESETS["challenge"], players).outcome
            assert outcome is not None
            if outcome.score is not None:
                gain += outcome.score.points if outcome.winner is seat else -outcome.score.points
    assert gain > 0
