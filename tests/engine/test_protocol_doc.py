"""docs/engine-protocol.md: every example is read by the codec, and the example player plays."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest

from ginrummy_qt.engine.inbox import MAX_WAITING
from ginrummy_qt.engine.soundness import LONGEST_DEADLINE, flaw_in
from ginrummy_qt.link.engine_process import Patience
from ginrummy_qt.players.arena import main
from ginrummy_qt.players.arena_players import program_at
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.process_player import process_contestant
from ginrummy_qt.ports.engine import (
    MAX_LINE,
    PROTOCOL,
    Decide,
    read_from_engine,
    read_to_engine,
    write_message,
)
from ginrummy_qt.ports.levels import PLAYER_NAMES, Style
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.codec import decode_union, encode_union
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.views import RULESETS, positions, random_hand

TEXT = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def examples() -> list[dict[str, object]]:
    """A block is one JSON value spread out, or one on each line."""
    found: list[dict[str, object]] = []
    for block in blocks("json"):
        found += [json.loads(block)] if block.startswith("{\n") else map(json.loads, block.splitlines())
    return found


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example["type"]))
def test_every_example_is_read_and_written_alike(example):
    line = json.dumps(example)
    match example["type"]:
        case "hello" | "decide" | "stop" | "quit":
            assert json.loads(write_message(read_to_engine(line))) == example
        case "ready" | "decided" | "failed":
            assert json.loads(write_message(read_from_engine(line))) == example
        case _:
            assert encode_union(decode_union(Action, example)) == example


def test_the_limits_named_are_those_kept():
    patience = Patience()
    assert patience.start == patience.answer
    assert f"The table is patient for {patience.answer:g} seconds." in TEXT
    assert f"After {('no', 'one', 'two', 'three')[patience.restarts]} restarts in a row" in TEXT
    assert f"at most {MAX_LINE:,} bytes" in TEXT
    assert f'"protocol":{PROTOCOL},' in TEXT
    assert f"between 0 and {LONGEST_DEADLINE:,}." in TEXT
    assert f"Up to {MAX_WAITING} lines may wait" in TEXT
    assert f"refused: a line of more than {MAX_LINE} bytes" in TEXT


def test_every_player_there_is_is_named():
    for name in PLAYER_NAMES:
        assert f"`{name}`" in TEXT


def test_a_hand_of_400_turns_fits_into_a_line():
    [shown] = [example for example in examples() if example["type"] == "decide"]
    request = read_to_engine(json.dumps(shown))
    assert isinstance(request, Decide)
    turn = request.view.moves[:2]
    longest = dataclasses.replace(request, view=dataclasses.replace(request.view, moves=turn * 400))
    assert len(write_message(longest)) < MAX_LINE


def test_every_message_and_every_action_has_an_example():
    shown = {str(example["type"]) for example in examples()}
    messages = {"hello", "decide", "stop", "quit", "ready", "decided", "failed"}
    actions = {"pass", "draw_stock", "draw_discard", "discard", "knock", "big_gin", "lay_out"}
    assert shown == messages | actions


def test_the_request_shown_is_a_true_one():
    [shown] = [example for example in examples() if example["type"] == "decide"]
    request = read_to_engine(json.dumps(shown))
    assert isinstance(request, Decide)
    assert request.legal == legal_actions(request.view)
    assert flaw_in(request) is None


def test_every_field_of_the_view_is_explained():
    table = TEXT[TEXT.index("| field of `view`") : TEXT.index("`legal` lists")]
    for field in dataclasses.fields(PlayerView):
        assert f"`{field.name}`" in table


@pytest.fixture
def example_player(tmp_path):
    [source] = blocks("python")
    path = tmp_path / "highest.py"
    path.write_text(source, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", RULESETS)
def test_the_example_player_plays_by_every_ruleset(example_player, name):
    sit_down = process_contestant("highest", program_at(example_player))
    with sit_down(Seat.SOUTH, 1) as player:
        for seed in range(2):
            played = list(
                positions(random_hand(seed, RULESETS[name]), [player, make_player(Style.SIMPLE, 1)])
            )
            assert played


def test_the_arena_takes_the_example_player(example_player, capsys):
    assert main([str(example_player), "simple", "--matches", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 2
