"""Every level and style: legal, repeatable, and with the habits that its level is to have."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import count

import pytest

from ginrummy_qt.players import chance
from ginrummy_qt.players.allowance import Allowance, TimedPlayer
from ginrummy_qt.players.levelled.plain import bonds_in, nearly_helps
from ginrummy_qt.players.levelled.player import LevelledPlayer
from ginrummy_qt.players.levelled.recall import recalled, shortened
from ginrummy_qt.players.levelled.skill import SKILLS, Skill
from ginrummy_qt.players.levels import make_player, master
from ginrummy_qt.players.network.player import NetworkPlayer
from ginrummy_qt.players.network.value import ValueNetwork, load
from ginrummy_qt.players.seen import seen_by
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, PlayerName, Style
from ginrummy_qt.ports.settings import Thinking
from ginrummy_qt.presentation.thinking import least_time
from ginrummy_qt.rules import PRESETS, parse_cards
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt
from tests.helpers.views import RULESETS, positions, random_hand

R2 = PRESETS["R2"]
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"
PLAIN = "Ad 3d 4d 7d 9d Jc Ks 2s 8h 6s"


@pytest.fixture(scope="module")
def network() -> ValueNetwork:
    return load()


def mask(text: str) -> int:
    return mask_of(parse_cards(text))


def views(player: PlayerName, rules: str, seed: int) -> list[PlayerView]:
    """What a player sees in a hand against the simple player, whenever it is to act."""
    table = [make_player(player, seed), make_player(Style.SIMPLE, seed + 1)]
    return [view for _, view, _ in positions(random_hand(seed, RULESETS[rules]), table) if view.seat == 0]


# ---- every player


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("player", PLAYER_NAMES)
def test_everybody_plays_by_every_ruleset(player, rules):
    for seed in range(1 if player in list(Level) else 6):
        table = [make_player(player, seed), make_player(player, seed + 1)]
        assert list(positions(random_hand(seed + 3, RULESETS[rules]), table))


@pytest.mark.parametrize("player", PLAYER_NAMES)
def test_the_same_view_and_seed_give_the_same_action_whatever_was_decided_before(player):
    for rules in ("challenge", "R3"):
        asked = views(player, rules, 5)
        alone = [make_player(player, 8).decide(view) for view in asked]
        lasting = make_player(player, 8)
        assert [lasting.decide(view) for view in asked] == alone
        assert [lasting.decide(view) for view in reversed(asked)] == alone[::-1]


def test_chance_is_the_same_in_every_process():
    script = "from tests.players.test_levels import by_chance\nprint(by_chance())\n"
    said = set()
    for hashing in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONHASHSEED": hashing},
        )
        assert done.returncode == 0, done.stderr
        said.add(done.stdout)
    assert said == {f"{by_chance()}\n"}


def by_chance() -> list[list[str]]:
    """Decisions in which chance has a part, by blurred judgement, by whim and by search."""
    return [decisions(Level.BEGINNER), decisions(Style.SIMPLE), searched(seed=1)]


def decisions(player: PlayerName) -> list[str]:
    table = [make_player(player, 1), make_player(player, 2)]
    return [str(action) for _, _, action in positions(random_hand(6, RULESETS["R1"]), table)]


def searched(seed: int) -> list[str]:
    """What the master throws at the beginning of some hands, where much is still close."""
    hands = [views(Style.SIMPLE, "R1", hand) for hand in range(6)]
    beginnings = [[view for view in hand if view.phase is Phase.DISCARD][:2] for hand in hands]
    player = make_player(Level.MASTER, seed)
    return [str(player.decide(view)) for asked in beginnings for view in asked]


@pytest.mark.parametrize("rules", ["R1", "by hand"])
def test_the_master_uses_its_time_only_where_the_whole_of_it_passes_anyway(rules):
    """Rule of fairness: whether it searched is not seen in the time that it takes."""
    player, searches = master(1), 0
    for seed in range(4):
        for view in views(Style.STEADY, rules, seed):
            searched = looks_at_the_clock(player, view) > 1
            assert not searched or least_time(view, Level.MASTER, Thinking.INSTANT) > 0
            searches += searched
    assert searches > 5


def looks_at_the_clock(player: TimedPlayer, view: PlayerView) -> int:
    """How often a player asks how its time stands, which is over after the first time; once to know of it."""
    looks = count()
    player.decide_within(view, Allowance(stopped=lambda: next(looks) > 0))
    return next(looks)


def test_another_seed_searches_otherwise():
    assert len({str(searched(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("player", [Level.BEGINNER, Level.REGULAR, Style.SIMPLE, Style.EARLY_OR_GIN])
def test_another_seed_plays_otherwise(player):
    asked = [view for seed in range(3) for view in views(player, "challenge", seed)]
    assert len({str([make_player(player, seed).decide(view) for view in asked]) for seed in range(4)}) > 1


def test_every_level_but_the_one_that_searches_has_a_skill():
    assert set(SKILLS) == set(Level) - {Level.MASTER}


# ---- how levels judge


def test_with_all_skill_it_is_the_network_itself(network):
    perfect, judge = LevelledPlayer(network, Skill(), 1), NetworkPlayer(network)
    for seed in range(4):
        for view in views(Level.CASUAL, "challenge", seed):
            assert perfect.decide(view) == judge.decide(view)


@pytest.mark.parametrize("level", SKILLS)
def test_no_card_of_a_finished_meld_is_thrown_while_another_costs_more(level):
    network, broken = load(), 0
    for seed in range(8):
        for view in views(level, "challenge", seed):
            action = make_player(level, seed).decide(view)
            if view.phase is not Phase.DISCARD or not isinstance(action, Discard):
                continue
            after = deadwood_after_discards(view.hand_mask)
            if after[action.card] < least_deadwood(view.hand_mask):
                continue
            broken += 1
            seen = recalled(view, SKILLS[level])
            endings = NetworkPlayer(network).endings(view, view.hand_mask, view.barred, seen)
            throws = {ending.card: ending.points for ending in endings if not ending.knocks}
            assert throws[action.card] > max(throws.values()) - 1
    assert broken < 12


@pytest.mark.parametrize("level", SKILLS)
def test_gin_is_never_missed(level):
    in_hand = act(dealt("3c 4c 5c 6c Tc Td Th Ts 3h 4h", PLAIN, "8c", "5h", ruleset=R2), DrawStock())
    big = replace(R2, big_gin_bonus=31)
    bigger = act(dealt("3c 4c 5c 6c Tc Td Th Ts 3h 4h", PLAIN, "8c", "5h", ruleset=big), DrawStock())
    offered = dealt("3c 4c 5c 6c Tc Td Th Ts 3h 4h", PLAIN, "5h", ruleset=R2)
    for seed in range(12):
        player = make_player(level, seed)
        knock = player.decide(view_for(in_hand, in_hand.turn))
        assert isinstance(knock, Knock)
        assert knock.arrangement.deadwood_value == 0
        assert isinstance(player.decide(view_for(bigger, bigger.turn)), BigGin)
        assert player.decide(view_for(offered, offered.turn)) == DrawDiscard()


def test_a_better_choice_is_likelier_and_a_warmer_judge_less_sure(network):
    cards = "Ac 2c 3c 6d 7d 8d 5c 5s Kh Js"
    state = act(dealt(cards, "Ad 3d 4d 7s 9d Jc Qs 2s 8h 6s", "9h", "Qc", ruleset=R2), DrawStock())
    view = replace(view_for(state, state.turn), knock_limit=0)

    def thrown(temperature: float) -> list[int]:
        found = [0] * 52
        for seed in range(200):
            action = LevelledPlayer(network, Skill(temperature=temperature), seed).decide(view)
            assert isinstance(action, Discard)
            found[action.card] += 1
        return found

    best = NetworkPlayer(network).decide(view)
    assert isinstance(best, Discard)
    assert thrown(0.0)[best.card] == 200
    assert 200 > thrown(1.0)[best.card] > thrown(8.0)[best.card]
    assert thrown(1.0)[best.card] == max(thrown(1.0))


def ready_at(turn: int) -> PlayerView:
    """A hand that may knock, which both have played so far by throwing what they draw."""
    state = dealt(READY, PLAIN, "8c", "Kd Qd Qh 7s Js Kc 8d Jh 9s 9h 8s Qc", ruleset=R2)
    for _ in range(turn - 1):
        for _ in range(2):
            state = act(state, DrawStock())
            assert state.drawn is not None
            state = act(state, Discard(state.drawn))
    state = act(state, DrawStock())
    return view_for(state, state.turn)


def test_the_hasty_knock_at_once_and_the_stubborn_wait_for_gin(network):
    hasty, stubborn = Skill(hasty=1.0), Skill(stubborn=1.0)
    for turn in (1, 3, 6):
        view = ready_at(turn)
        assert isinstance(LevelledPlayer(network, hasty, turn).decide(view), Knock)
        assert isinstance(LevelledPlayer(network, stubborn, turn).decide(view), Discard)


def test_a_temper_lasts_for_the_hand_and_changes_with_it(network):
    moody = Skill(hasty=0.5, stubborn=0.5)
    tempers = []
    for number in range(1, 21):
        player = LevelledPlayer(network, moody, 3)
        kinds = {type(player.decide(replace(ready_at(turn), number=number))) for turn in (1, 2, 5)}
        assert len(kinds) == 1
        tempers.append(kinds.pop())
    assert set(tempers) == {Knock, Discard}


def test_a_possible_knock_may_be_overlooked_once(network):
    player = LevelledPlayer(network, Skill(hasty=1.0, overlooks=0.5), 1)
    found = [type(player.decide(replace(ready_at(1), number=number))) for number in range(1, 41)]
    assert 8 < found.count(Discard) < 32


def test_who_is_tempted_takes_what_nearly_helps(network):
    calm, tempted = LevelledPlayer(network, Skill(), 1), LevelledPlayer(network, Skill(tempted=90), 1)
    left = 0
    for seed in range(8):
        for view in views(Style.STEADY, "R1", seed):
            if view.phase is Phase.DRAW and view.pile and calm.decide(view) == DrawStock():
                card = view.pile[-1]
                near = nearly_helps(view.hand_mask, card) and not joins_meld(view.hand_mask, card)
                assert tempted.decide(view) == (DrawDiscard() if near else DrawStock())
                left += near
    assert left > 10


def test_who_counts_plainly_holds_on_to_high_pairs(network):
    cards = "Ac 2c 3c 6d 7d 8d Kh Ks 9s 4h"
    state = act(dealt(cards, "Ad 3d 4d 7s 9d Jc Qs 2s 8h 6s", "9h", "Jd", ruleset=R2), DrawStock())
    view = replace(view_for(state, state.turn), knock_limit=0)
    player = LevelledPlayer(network, Skill(plain=1.0, bonds=6.0), 1)
    assert player.decide(view) == Discard(parse_cards("Jd")[0])


def test_bonds_are_pairs_and_neighbours():
    assert bonds_in(mask("Kh Ks 2c")) == 1
    assert bonds_in(mask("Kh Ks Kd Qd")) == 4
    assert bonds_in(mask("Ac Kc 3d 5h")) == 0
    assert nearly_helps(mask("Kh"), int(parse_cards("Qh")[0]))
    assert not nearly_helps(mask("Kh"), int(parse_cards("Jh")[0]))
    assert not nearly_helps(mask("Kh"), int(parse_cards("As")[0]))


# ---- memory


def test_a_long_memory_forgets_nothing():
    for seed in range(10):
        for view in views(Style.STEADY, "challenge", seed):
            assert recalled(view, Skill()) == seen_by(view)


@pytest.mark.parametrize("rounds", [0, 1, 2, 4])
def test_what_is_forgotten_counts_as_unseen_again(rounds):
    forgot = 0
    for seed in range(12):
        for rules in ("R1", "R3", "challenge"):
            for view in views(Style.MARJJ, rules, seed):
                whole, seen = seen_by(view), recalled(view, Skill(memory=rounds))
                for past, all_of_it in ((seen.known, whole.known), (seen.thrown, whole.thrown)):
                    assert past & ~all_of_it == 0
                assert seen.refused & ~whole.refused == 0
                assert seen.thrown.bit_count() <= rounds + 1
                assert whole.unseen & ~seen.unseen == 0
                assert seen.unseen & view.hand_mask == 0
                assert seen.unseen & seen.known == 0
                if view.pile:
                    assert not seen.unseen >> view.pile[-1] & 1
                assert (seen.draws, seen.stock, seen.shown) == (whole.draws, whole.stock, whole.shown)
                forgot += seen.unseen != whole.unseen
    assert forgot > 50


def test_the_last_round_is_remembered():
    state = dealt(READY, PLAIN, "8c", "Kd Qd Qh 7s Js Kc", ruleset=R2)
    for _ in range(4):
        state = act(state, DrawStock())
        assert state.drawn is not None
        state = act(state, Discard(state.drawn))
    seen = recalled(view_for(state, state.turn), Skill(memory=1))
    assert seen.thrown == mask("7s")
    assert seen.refused == mask("Qh")
    assert recalled(view_for(state, state.turn), Skill(memory=0)).thrown == 0
    assert seen_by(view_for(state, state.turn)).unseen ^ seen.unseen == mask("8c Kd")


def test_a_shortened_view_keeps_the_top_of_the_pile():
    for seed in range(6):
        for view in views(Level.NOVICE, "challenge", seed):
            for rounds in (0, 1, 2):
                short = shortened(view, rounds)
                assert short.pile == view.pile[len(view.pile) - len(short.pile) :]
                assert bool(short.pile) == bool(view.pile) or view.drawn is not None


# ---- chance


def test_chance_differs_by_seed_card_and_hand_but_not_by_what_is_asked_twice():
    view = ready_at(2)
    tosses = [
        chance.of_decision(1, view).random(),
        chance.of_decision(2, view).random(),
        chance.of_decision(1, ready_at(3)).random(),
        chance.of_decision(1, replace(view, number=2)).random(),
        chance.of_decision(1, replace(view, scores=(5, 0))).random(),
    ]
    assert len(set(tosses)) == len(tosses)
    assert chance.of_decision(1, view).random() == tosses[0]
    assert chance.of_hand(1, view).random() == chance.of_hand(1, ready_at(3)).random()
