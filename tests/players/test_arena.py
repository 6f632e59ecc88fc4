"""The arena: duplicate deals, the same result for the same seed, honest intervals, clear refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import nullcontext
from math import inf
from random import Random

import pytest

from ginrummy_qt.link.engine_process import EngineProgram
from ginrummy_qt.players import arena_players
from ginrummy_qt.players.arena import main
from ginrummy_qt.players.arena_options import parse
from ginrummy_qt.players.duplicates import DuplicateDeals, play_pair, play_pairs
from ginrummy_qt.players.intervals import Estimate, per_hand, win_rate
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.playing import play_match
from ginrummy_qt.players.process_player import process_contestant
from ginrummy_qt.ports.levels import Level, PlayerName, Style
from ginrummy_qt.rules import PRESETS, Seat, game_match
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.rules.events import (
    DealerDrawn,
    DeckCut,
    Event,
    HandSealed,
    MatchStarted,
    SeedDrawn,
    SeedRevealed,
)
from ginrummy_qt.rules.game_match import Stage, fold
from tests.helpers.views import RULESETS


def contestant(level: PlayerName):
    return lambda seat, seed: nullcontext(make_player(level, seed))


def tallies(first: PlayerName, second: PlayerName, seed: int, pairs: int = 3):
    ruleset = PRESETS["challenge"]
    return list(play_pairs(contestant(first), contestant(second), ruleset, pairs, seed))


class Recorder:
    """A simple player that notes the ten cards it is dealt."""

    def __init__(self, seed: int) -> None:
        self.player = make_player(Style.SIMPLE, seed)
        self.dealt: dict[int, int] = {}

    def decide(self, view):
        if view.number not in self.dealt and view.drawn is None:
            self.dealt[view.number] = view.hand_mask
        return self.player.decide(view)


def test_both_matches_of_a_pair_deal_the_same_cards_to_the_same_seats():
    sat: list[tuple[Seat, int, Recorder]] = []

    def sit_down(seat, seed):
        sat.append((seat, seed, Recorder(seed)))
        return nullcontext(sat[-1][2])

    play_pair(sit_down, sit_down, PRESETS["R1"], DuplicateDeals(4, 0))
    (south, seed_s, one), (north, seed_n, two), (south2, seed_s2, three), (north2, seed_n2, four) = sat
    assert (south, north, south2, north2) == (Seat.SOUTH, Seat.NORTH, Seat.SOUTH, Seat.NORTH)
    assert (seed_s, seed_n) == (seed_s2, seed_n2)
    assert len(one.dealt) > 1
    assert one.dealt == three.dealt
    assert two.dealt == four.dealt


def test_cards_follow_from_the_seed_the_pair_the_hand_and_its_dealer():
    deals = DuplicateDeals(9, 2)
    deck = deals.deal(3, Seat.SOUTH).deck
    assert sorted(deck) == list(DECK)
    assert deck == DuplicateDeals(9, 2).deal(3, Seat.SOUTH).deck
    others = [
        deals.deal(3, Seat.NORTH),
        deals.deal(4, Seat.SOUTH),
        DuplicateDeals(9, 3).deal(3, Seat.SOUTH),
        DuplicateDeals(8, 2).deal(3, Seat.SOUTH),
    ]
    assert len({deck, *(dealt.deck for dealt in others)}) == 5


def test_a_player_against_itself_wins_exactly_half():
    for player in (Level.BEGINNER, Level.SKILLED, Style.SIMPLE, Style.STEADY):
        for tally in tallies(player, player, seed=7, pairs=2):
            assert (tally.wins, tally.matches) == (1, 2)
            assert tally.points == tally.points_against


def test_the_same_seed_gives_the_same_result_and_another_one_does_not():
    assert tallies(Style.STEADY, Style.SIMPLE, 3) == tallies(Style.STEADY, Style.SIMPLE, 3)
    assert tallies(Style.STEADY, Style.SIMPLE, 3) != tallies(Style.STEADY, Style.SIMPLE, 4)


def test_swapped_players_have_swapped_results():
    ahead, behind = tallies(Style.STEADY, Style.SIMPLE, 3), tallies(Style.SIMPLE, Style.STEADY, 3)
    for one, two in zip(ahead, behind, strict=True):
        assert one.wins + two.wins == 2
        assert (one.points, one.points_against) == (two.points_against, two.points)
        assert one.results == two.results_against


@pytest.mark.parametrize("name", RULESETS)
def test_a_match_here_ends_as_the_same_match_at_the_table(name):
    # The table of the arena is quicker than game_match; both must agree on dealers, scores and the winner.
    ruleset = RULESETS[name]
    log = []

    def dealing(number, dealer):
        dealt = DuplicateDeals(2, 1).deal(number, dealer)
        log.append(dealt)
        return dealt

    players = [make_player(Style.SIMPLE, 1), make_player(Style.SIMPLE, 2)]
    winner, outcomes = play_match(ruleset, players, Seat.SOUTH, dealing)
    players = [make_player(Style.SIMPLE, 1), make_player(Style.SIMPLE, 2)]
    state = _replay(ruleset, log, players)
    assert state.stage is Stage.OVER
    assert state.outcomes == outcomes
    assert state.winner is winner


def _replay(ruleset, log, players):
    draw: list[Event] = [
        SeedDrawn(0, "0" * 64),
        HandSealed(0, None, "0" * 64),
        DeckCut(0, ""),
        DealerDrawn(DECK[0], DECK[1], Seat.SOUTH),
        SeedRevealed(0, "0" * 64),
    ]
    state = fold(None, [MatchStarted("0" * 32, ruleset), *draw])
    for dealt in log:
        assert (state.number, state.dealer) == (dealt.number, dealt.dealer)
        before: list[Event] = [
            SeedDrawn(state.number, "0" * 64),
            HandSealed(state.number, state.dealer, "0" * 64),
        ]
        state = fold(state, [*before, DeckCut(state.number, ""), dealt])
        while state.stage is Stage.PLAYING:
            assert state.deal is not None
            seat = state.deal.turn
            state = fold(state, game_match.play(state, seat, players[seat].decide(state.view(seat))))
    return state


def test_json_names_everything_and_is_the_same_each_time(capsys):
    arguments = ["steady", "simple", "--matches", "5", "--ruleset", "R1", "--seed", "8", "--json"]
    assert main(arguments) == 0
    first = capsys.readouterr()
    assert main(arguments) == 0
    assert capsys.readouterr().out == first.out
    found = json.loads(first.out)
    assert (found["a"], found["b"], found["ruleset"], found["seed"]) == ("steady", "simple", "R1", 8)
    assert (found["matches"], found["pairs"]) == (6, 3)
    assert found["wins"]["a"] + found["wins"]["b"] == 6
    assert found["win_rate"]["low"] <= found["win_rate"]["value"] <= found["win_rate"]["high"]
    won = sum(sum(counts.values()) for counts in found["hands_won"].values())
    assert found["hands"] == won + found["void_hands"]
    assert "hands in" in first.err


def test_text_says_who_won_how_often(capsys):
    assert main(["simple", "simple", "--matches", "4"]) == 0
    text = capsys.readouterr().out
    assert "matches     4 (2 pairs): 2 won, 2 lost" in text
    assert "win rate    50.0%" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["steady"], "arguments are required: B"),
        (["steady", "nobody"], "'nobody' is not one of beginner, novice, casual"),
        (["steady", "simple", "--matches", "0"], "must be at least 1"),
        (["steady", "simple", "--matches", "many"], "'many' is not a whole number"),
        (["steady", "simple", "--seed", "x"], "'x' is not a whole number"),
        (["steady", "simple", "--ruleset", "R9"], "'R9' is not one of R1, R2, R3, R4"),
        (["steady", "simple", "--what"], "unrecognized arguments: --what"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments, sentence, capsys):
    with pytest.raises(SystemExit) as leaving:
        parse(arguments)
    assert leaving.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert sentence in said


def test_over_processes_the_same_matches_come_out(capsys):
    arguments = ["steady", "simple", "--matches", "2", "--seed", "5", "--json"]
    assert main(arguments) == 0
    inside = capsys.readouterr().out
    assert main([*arguments, "--processes"]) == 0
    assert capsys.readouterr().out == inside


def test_a_player_that_cannot_be_started_is_said_in_one_sentence(capsys, monkeypatch):
    broken = EngineProgram(command=("/no/such/program",))
    monkeypatch.setattr(
        arena_players, "process_contestant", lambda name, *_: process_contestant(name, broken)
    )
    assert main(["steady", "simple", "--matches", "2", "--processes"]) == 1
    assert "a player is gone: the program could not be started" in capsys.readouterr().err


def test_it_runs_as_a_module():
    command = [sys.executable, "-m", "ginrummy_qt.players.arena", "simple", "simple", "--matches", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "simple - simple" in done.stdout


# ---- intervals


def test_a_clean_sweep_is_not_taken_for_certainty():
    sweep = win_rate([2] * 20)
    assert sweep.value == 1
    assert 0.8 < sweep.low < 1
    assert sweep.high == 1


def test_intervals_shrink_with_the_pairs_and_hold_the_truth_as_often_as_they_say():
    rng = Random(1)
    assert win_rate([0, 1, 2, 1] * 25).high - win_rate([0, 1, 2, 1] * 25).low < 0.2
    held = held_points = 0
    for _ in range(400):
        wins = [sum(rng.random() < 0.7 for _ in range(2)) for _ in range(40)]
        estimate = win_rate(wins)
        held += estimate.low <= 0.7 <= estimate.high
        hands = [rng.randint(8, 20) for _ in range(40)]
        points = [sum(rng.gauss(3, 20) for _ in range(count)) for count in hands]
        rate = per_hand([round(value) for value in points], hands)
        held_points += rate.low <= 3 <= rate.high
    assert 0.92 <= held / 400 <= 0.98
    assert 0.92 <= held_points / 400 <= 0.98


def test_one_pair_alone_gives_no_interval_of_points(capsys):
    assert per_hand([30], [8]) == Estimate(3.75, -inf, inf)
    assert main(["steady", "simple", "--matches", "2", "--json"]) == 0
    points = json.loads(capsys.readouterr().out)["points_per_hand"]
    assert (points["low"], points["high"]) == (None, None)
    assert main(["steady", "simple", "--matches", "2"]) == 0
    assert "(-inf to +inf)" in capsys.readouterr().out


def test_points_a_hand_are_a_ratio_of_sums():
    estimate = per_hand([10, 30], [4, 6])
    assert estimate.value == 4
    assert estimate.low < 4 < estimate.high
