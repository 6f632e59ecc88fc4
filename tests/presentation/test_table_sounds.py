"""What is heard when: a sound for every act, timed to what is seen, and never a flood."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.choreography import choreograph
from ginrummy_qt.presentation.cues import CardCue, Choreography, CountCue
from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.motion import Motion, Pace
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.presentation.table_sounds import CLOSEST, LEAD, SoundCue, sounds_of, together
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, HandReceived, Knocked
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat
from tests.helpers.deals import random_chooser
from tests.helpers.presented import Table, match_updates

RULES = replace(PRESETS["R1"], target_score=60)
Played = tuple[TableUpdate, Choreography, tuple[SoundCue, ...]]


def played(pace: Pace | None = None, seed: int = 3) -> Iterator[Played]:
    """A whole match as one seat hears it."""
    rng = random.Random(seed)
    table = Table(Size(1280, 800))
    for update in match_updates(RULES, rng, random_chooser(rng, endings=0.5), Seat.SOUTH):
        after = table.lay_out(update)
        choreography = choreograph(table.shown, after, update, pace)
        table.shown = after
        yield update, choreography, sounds_of(choreography, update)


def only(update: TableUpdate, kind: type) -> bool:
    return len(update.events) == 1 and isinstance(update.events[0], kind)


def names(sounds: tuple[SoundCue, ...]) -> list[Sound]:
    return [cue.sound for cue in sounds]


def card_cue(choreography: Choreography, *motions: Motion) -> CardCue:
    return next(cue for cue in choreography.cues if isinstance(cue, CardCue) and cue.motion in motions)


def test_a_drawn_card_is_heard_when_it_sets_off_and_a_discarded_one_when_it_lands():
    drawn = [step for step in played() if only(step[0], CardDrawn)]
    thrown = [step for step in played() if only(step[0], CardDiscarded)]
    assert len(drawn) > 20
    assert len(thrown) > 20
    for _, choreography, sounds in drawn:
        (heard,) = sounds
        assert (heard.sound, heard.at) == (Sound.SLIDE, card_cue(choreography, Motion.DRAW, Motion.TAKE).at)
    for _, choreography, sounds in thrown:
        cue = card_cue(choreography, Motion.THROW)
        (heard,) = sounds
        assert (heard.sound, heard.at) == (Sound.PLACE, cue.at + cue.duration - LEAD)


def deals(pace: Pace | None = None) -> Iterator[Played]:
    return (step for step in played(pace) if any(isinstance(event, HandReceived) for event in step[0].events))


def test_a_deal_is_shuffled_dealt_card_by_card_and_the_upcard_turned():
    for _, choreography, sounds in deals():
        assert names(sounds)[0] is Sound.SHUFFLE
        assert names(sounds)[-1] is Sound.FLIP
        slides = [cue for cue in sounds if cue.sound is Sound.SLIDE]
        starts = {
            cue.at for cue in choreography.cues if isinstance(cue, CardCue) and cue.motion is Motion.DEAL
        }
        assert {cue.at for cue in slides} <= starts
        assert len(slides) > 8
        assert slides[0].at > 600, "the shuffling is over"


def test_a_quick_deal_has_fewer_sounds_and_no_shuffling():
    for _, choreography, sounds in deals(Pace(Speed.FAST)):
        assert set(names(sounds)) == {Sound.SLIDE, Sound.FLIP}
        assert 8 <= names(sounds).count(Sound.SLIDE) <= 12
        assert all(cue.at <= choreography.duration for cue in sounds)


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_no_sound_comes_too_close_after_itself_nor_makes_the_animation_longer(speed: Speed):
    for _, choreography, sounds in played(Pace(speed)):
        assert [cue.at for cue in sounds] == sorted(cue.at for cue in sounds)
        for sound in Sound:
            moments = [cue.at for cue in sounds if cue.sound is sound]
            assert all(after - before >= CLOSEST for before, after in pairwise(moments))
        assert all(0 <= cue.at <= choreography.duration for cue in sounds)


@pytest.mark.parametrize("pace", [Pace(), Pace(Speed.OFF), Pace(reduced=True)])
def test_every_end_of_a_hand_is_heard_and_its_outcome_after_it(pace: Pace):
    ends = 0
    for update, choreography, sounds in played(pace):
        knocks = [event for event in update.events if isinstance(event, Knocked)]
        if not knocks:
            assert not {Sound.KNOCK, Sound.GIN} & set(names(sounds))
            continue
        expected = Sound.KNOCK if knocks[0].ending is Ending.KNOCK else Sound.GIN
        assert names(sounds).count(expected) == 1
        counted = [cue for cue in choreography.cues if isinstance(cue, CountCue)]
        if counted:
            outcome = next(cue for cue in sounds if cue.sound.value.startswith(("hand", "match")))
            mine = outcome.sound in (Sound.HAND_WON, Sound.MATCH_WON)
            assert mine is (counted[0].who is Who.YOU)
            assert outcome.sound.value.startswith("match") is (update.match.stage is Stage.OVER)
            end = next(cue for cue in sounds if cue.sound is expected)
            assert outcome.at + outcome.wait >= end.at + end.wait + 300
        ends += 1
    assert ends > 2


def test_both_outcomes_of_a_match_are_heard():
    last = {names(sounds)[-1] for seed in range(8) for *_, sounds in [list(played(seed=seed))[-1]]}
    assert last == {Sound.MATCH_WON, Sound.MATCH_LOST}


@pytest.mark.parametrize("pace", [Pace(Speed.OFF), Pace(reduced=True)])
def test_without_movement_there_is_a_sound_for_every_act_and_no_flood(pace: Pace):
    for update, _, sounds in played(pace):
        acts = [
            each
            for each in update.events
            if isinstance(each, HandReceived | CardDrawn | CardDiscarded | Knocked)
        ]
        assert bool(sounds) is bool(acts)
        assert len(sounds) <= 7
    for _, _, sounds in played(Pace(Speed.OFF)):
        assert len(together(sounds)) <= 2
        assert all(cue.at == 0 for cue in sounds)


def test_of_what_falls_on_one_moment_the_one_that_counts_is_heard():
    slides = [SoundCue(Sound.SLIDE, 70 * index, 0.6) for index in range(20)]
    assert together([*slides, SoundCue(Sound.FLIP)]) == (SoundCue(Sound.FLIP),)
    assert together([SoundCue(Sound.KNOCK), *slides, SoundCue(Sound.HAND_WON)]) == (SoundCue(Sound.HAND_WON),)
    late = SoundCue(Sound.HAND_LOST, wait=450)
    assert together([SoundCue(Sound.PLACE), late, SoundCue(Sound.GIN)]) == (SoundCue(Sound.GIN), late)
    assert together([]) == ()


def test_nothing_is_heard_of_a_match_that_is_only_opened_again():
    for update, choreography, _ in played():
        assert sounds_of(choreography, replace(update, events=())) == ()
