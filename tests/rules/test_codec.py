"""Records to plain values and back."""

from __future__ import annotations

import json
import random

import pytest

from ginrummy_qt.ports.levels import Level, Style
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.rules import PRESETS, Seat, parse_cards
from ginrummy_qt.rules.actions import Action, Discard, Pass
from ginrummy_qt.rules.codec import CodecError, decode, decode_union, encode, encode_union, snake
from ginrummy_qt.rules.events import CardDrawn, Event, Source
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.deals import play_match, random_chooser


def test_events_and_views_of_whole_matches_round_trip_through_json():
    rng = random.Random(5)
    for ruleset in PRESETS.values():
        for count, (state, event) in enumerate(play_match(ruleset, rng, random_chooser(rng))):
            assert decode_union(Event, json.loads(json.dumps(encode_union(event)))) == event
            view = state.view(Seat.NORTH)
            if view is not None and count % 7 == 0:
                assert decode(PlayerView, json.loads(json.dumps(encode(view)))) == view


def test_the_plain_form_is_readable():
    drawn = CardDrawn(Seat.SOUTH, Source.STOCK, parse_cards("Td")[0])
    plain = {"type": "card_drawn", "seat": "south", "source": "stock", "card": "Td"}
    assert encode_union(drawn) == plain
    assert encode_union(Pass()) == {"type": "pass"}
    assert snake("BigGinDeclared") == "big_gin_declared"


def test_a_value_of_one_of_several_enumerations_is_written_alone():
    for opponent in (Level.CASUAL, Style.SIMPLE):
        plain = encode(Settings(level=opponent))
        assert isinstance(plain, dict)
        assert plain["level"] == opponent.value
        assert decode(Settings, plain).level is opponent
    with pytest.raises(CodecError, match=r"Settings\.level: unknown value 'grandmaster'"):
        decode(Settings, {"level": "grandmaster"})


def test_rulesets_round_trip_and_missing_options_take_their_default():
    for ruleset in PRESETS.values():
        assert decode(Ruleset, encode(ruleset)) == ruleset
    assert decode(Ruleset, {}) == Ruleset()


@pytest.mark.parametrize(
    ("plain", "reason"),
    [
        ({"type": "discard", "card": "1c"}, "not a card"),
        ({"type": "discard", "card": 7}, "expected a text"),
        ({"type": "discard"}, "card"),
        ({"type": "discard", "card": "Tc", "extra": 1}, "unknown field"),
        ({"type": "fly"}, "unknown type"),
        ([], "expected a record"),
        ("discard", "expected a record"),
        ({"type": "knock", "discard": "Tc", "arrangement": "nonsense"}, "arrangement"),
    ],
)
def test_other_data_is_refused_naming_the_place(plain, reason):
    with pytest.raises(CodecError, match=reason):
        decode_union(Action, plain)


@pytest.mark.parametrize("plain", [{"knock_limit": True}, {"knock_limit": "10"}, {"knock_limit": 99}, None])
def test_values_of_another_kind_are_refused(plain):
    with pytest.raises(CodecError):
        decode(Ruleset, plain)


def test_actions_round_trip():
    action = Discard(parse_cards("Qs")[0])
    assert decode_union(Action, encode_union(action)) == action


@pytest.mark.parametrize(
    "plain",
    [
        {"type": "9" * 100_000},
        {"type": "discard", "9" * 100_000: 1},
        {"type": "discard", "card": "9" * 100_000},
    ],
)
def test_the_reason_of_a_refusal_is_never_long(plain):
    with pytest.raises(CodecError) as refused:
        decode_union(Action, plain)
    assert len(str(refused.value)) <= 400
