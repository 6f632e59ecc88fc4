"""The bridge to the computer player: in its own time, only for the state it was asked about."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import Level, Style
from ginrummy_qt.ports.opponents import EngineAnswer, EngineGone, EngineRestarted
from ginrummy_qt.ports.settings import Speed, Thinking
from ginrummy_qt.presentation.thinking import DEADLINE_MS, thinking_time
from ginrummy_qt.rules.actions import DrawStock, Pass
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.opponent import Opponent
from tests.helpers.fakes import FakeLauncher, counting_entropy, setup


@pytest.fixture
def launcher():
    return FakeLauncher()


@pytest.fixture
def opponent(qapp, launcher):
    bridge = Opponent(launcher)
    bridge.set_speed(Speed.OFF)
    bridge.sit_down(Style.STEADY)
    yield bridge
    bridge.leave()


@pytest.fixture
def view():
    session = MatchSession(MemoryMatchStore(), counting_entropy(), lambda: 0)
    session.new_match(setup())
    session.cut("")
    found = session.update(Seat.NORTH).view
    assert found is not None
    return found


def test_an_answer_from_another_thread_arrives_on_the_qt_thread_with_the_state_it_was_asked_for(
    qtbot, opponent, launcher, view
):
    threads = []
    opponent.decided.connect(lambda *_: threads.append(threading.current_thread()))
    opponent.ask(view, 7)
    worker = threading.Thread(target=lambda: launcher.link.answer(Pass()))
    with qtbot.waitSignal(opponent.decided) as decided:
        worker.start()
    worker.join()
    assert decided.args == [Pass(), 7]
    assert threads == [threading.main_thread()]


def test_an_answer_waits_until_the_cards_lie_still(qtbot, opponent, launcher, view):
    opponent.set_at_rest(False)
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    with qtbot.assertNotEmitted(opponent.decided, wait=50):
        pass
    with qtbot.waitSignal(opponent.decided):
        opponent.set_at_rest(True)


def test_an_answer_waits_as_long_as_a_person_would_think(qtbot, opponent, launcher, view):
    opponent.set_speed(Speed.NORMAL)
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    with qtbot.assertNotEmitted(opponent.decided, wait=100):
        pass
    with qtbot.waitSignal(opponent.decided, timeout=5000):
        pass


def test_what_was_thought_already_is_not_waited_for_again(qtbot, opponent, launcher, view):
    opponent.set_speed(Speed.NORMAL)
    opponent.ask(view, 1)
    qtbot.wait(thinking_time(view, Pass(), Style.STEADY, Thinking.NATURAL) + 50)
    launcher.link.answer(Pass())
    with qtbot.waitSignal(opponent.decided, timeout=100):
        pass


@pytest.mark.parametrize("thinking", Thinking)
def test_every_question_has_the_deadline_of_the_chosen_thinking(opponent, launcher, view, thinking):
    opponent.set_thinking(thinking)
    opponent.ask(view, 1)
    assert launcher.link.deadlines == [DEADLINE_MS[thinking]]


def test_an_instant_answer_waits_for_no_pause(qtbot, opponent, launcher, view):
    opponent.set_speed(Speed.SLOW)
    opponent.set_thinking(Thinking.INSTANT)
    opponent.set_at_rest(False)
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    with qtbot.waitSignal(opponent.decided, timeout=100):
        opponent.set_at_rest(True)


@pytest.mark.parametrize(("speed", "thinking"), [(Speed.OFF, Thinking.QUICK), (Speed.SLOW, Thinking.INSTANT)])
def test_the_master_throws_no_sooner_than_its_search_may_take(
    qtbot, opponent, launcher, view, speed, thinking
):
    """Rule of fairness: that it answers sooner would tell of its hand, even where pauses are not wanted."""
    opponent.sit_down(Level.MASTER)
    opponent.set_speed(speed)
    opponent.set_thinking(thinking)
    opponent.ask(replace(view, phase=Phase.DISCARD), 1)
    launcher.link.answer(Pass())
    with qtbot.assertNotEmitted(opponent.decided, wait=DEADLINE_MS[thinking] // 2):
        pass
    with qtbot.waitSignal(opponent.decided, timeout=5000):
        pass


def test_who_is_hurried_while_searching_is_told_to_stop_and_does_not_wait_after_it(
    qtbot, opponent, launcher, view
):
    opponent.set_speed(Speed.SLOW)
    opponent.ask(view, 1)
    opponent.hurry()
    assert launcher.link.hurried == [launcher.link.requests[-1][0]]
    with qtbot.waitSignal(opponent.decided, timeout=100):
        launcher.link.answer(Pass())


def test_who_has_answered_and_only_waits_moves_when_hurried(qtbot, opponent, launcher, view):
    opponent.set_speed(Speed.SLOW)
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    qtbot.wait(20)
    with qtbot.waitSignal(opponent.decided, timeout=100):
        opponent.hurry()
    assert launcher.link.hurried == []


def test_hurrying_nobody_does_nothing_and_the_next_question_is_thought_about_again(
    qtbot, opponent, launcher, view
):
    opponent.hurry()
    opponent.set_speed(Speed.SLOW)
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    with qtbot.assertNotEmitted(opponent.decided, wait=100):
        pass


def test_the_answer_to_an_older_question_is_dropped(qtbot, opponent, launcher, view):
    opponent.ask(view, 1)
    opponent.ask(view, 2)
    (old, _), _ = launcher.link.requests
    launcher.link.report(EngineAnswer(old, DrawStock()))
    with qtbot.assertNotEmitted(opponent.decided, wait=50):
        pass
    with qtbot.waitSignal(opponent.decided) as decided:
        launcher.link.answer(Pass())
    assert decided.args == [Pass(), 2]


def test_a_forgotten_question_is_never_answered(qtbot, opponent, launcher, view):
    opponent.ask(view, 1)
    launcher.link.answer(Pass())
    opponent.forget()
    with qtbot.assertNotEmitted(opponent.decided, wait=50):
        pass
    assert not opponent.thinking


def test_thinking_is_told_from_the_question_to_the_answer(qtbot, opponent, launcher, view):
    told: list[bool] = []
    opponent.thinking_changed.connect(told.append)
    opponent.ask(view, 1)
    opponent.ask(view, 2)
    with qtbot.waitSignal(opponent.decided):
        launcher.link.answer(Pass())
    assert told == [True, False]


def test_a_restart_is_told_and_the_question_stands(qtbot, opponent, launcher, view):
    opponent.ask(view, 1)
    with qtbot.waitSignal(opponent.restarted):
        launcher.link.report(EngineRestarted("it crashed"))
    with qtbot.waitSignal(opponent.decided):
        launcher.link.answer(Pass())


def test_a_player_that_is_gone_can_be_tried_again_with_the_same_question(qtbot, opponent, launcher, view):
    opponent.ask(view, 3)
    gone = launcher.link
    with qtbot.waitSignal(opponent.gone) as told:
        gone.report(EngineGone("no such program"))
    assert told.args == ["no such program"]
    assert gone.closed
    opponent.retry()
    assert launcher.link is not gone
    with qtbot.waitSignal(opponent.decided) as decided:
        launcher.link.answer(Pass())
    assert decided.args == [Pass(), 3]


def test_a_process_that_cannot_be_started_is_told_as_gone(qtbot, launcher):
    launcher.error = OSError("no such file")
    bridge = Opponent(launcher)
    with qtbot.waitSignal(bridge.gone):
        bridge.sit_down(Style.STEADY)


def test_another_level_gets_a_process_of_its_own_and_the_same_level_keeps_it(opponent, launcher):
    opponent.sit_down(Style.STEADY)
    assert len(launcher.links) == 1
    opponent.sit_down(Style.SIMPLE)
    first, second = launcher.links
    assert first.closed
    assert (second.level, second.seat) == (Style.SIMPLE, Seat.NORTH)


def test_held_back_it_starts_no_process_and_then_puts_the_question_that_waited(qtbot, launcher, view):
    bridge = Opponent(launcher)
    bridge.set_speed(Speed.OFF)
    bridge.hold_back()
    bridge.sit_down(Style.SIMPLE)
    bridge.ask(view, 5)
    assert launcher.links == []
    bridge.go_ahead()
    with qtbot.waitSignal(bridge.decided) as decided:
        launcher.link.answer(Pass())
    assert decided.args == [Pass(), 5]
    bridge.leave()
