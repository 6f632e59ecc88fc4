"""At rest the table is just as the layout says, after every step of whole hands, however they are shown."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.table.state import TableOptions
from tests.helpers.deals import random_chooser
from tests.helpers.sessions import session_on, setup_of
from tests.helpers.table import Clock, bare_table


def play(qtbot, preset: str, speed: Speed, hands: int, after_step, seed: int = 3) -> None:
    """Play hands of a real session on a real table; `after_step` lets time pass."""
    clock = Clock()
    controller = bare_table(qtbot, clock)
    controller.set_options(TableOptions(speed=speed))
    session = session_on_memory(seed)
    session.subscribe(Seat.SOUTH, controller.show)
    session.new_match(setup_of(PRESETS[preset]))
    choose = random_chooser(random.Random(seed), endings=0.8, sense=0.9)
    rng = random.Random(seed)
    while hands:
        stage = session.update(Seat.SOUTH).match.stage
        if stage is Stage.PLAYING:
            step(session, choose)
        elif stage is Stage.OVER:
            return
        else:
            session.next_hand("")
        after_step(controller, clock, rng)
        if session.update(Seat.SOUTH).match.stage is not Stage.PLAYING:
            hands -= 1


def session_on_memory(seed: int):
    return session_on(MemoryMatchStore(), seed)


def step(session, choose) -> None:
    """One action of whoever is on turn."""
    update = session.update(Seat.SOUTH)
    update = session.update(update.view.turn)
    session.submit(update.view.seat, choose(update.view, update.legal_actions), update.seq)


def at_rest(controller) -> None:
    assert controller.is_settled
    wrong = controller.poses_match_layout()
    assert not wrong, wrong


def watch_to_the_end(controller, clock, _rng) -> None:
    for _ in range(600):
        if controller.is_settled:
            break
        clock.run(48)
    at_rest(controller)


def skip_in_the_middle(controller, clock, rng) -> None:
    clock.run(rng.choice((0.5, 90, 300, 900)))
    controller.skip()
    clock.run(400)
    at_rest(controller)


def nothing_moves(controller, _clock, _rng) -> None:
    at_rest(controller)


def pile_up(controller, clock, rng) -> None:
    """Updates come faster than they can be shown."""
    clock.run(20)
    if rng.random() < 0.1:
        controller.skip()
        clock.run(400)
        at_rest(controller)


def shake(controller, clock, rng) -> None:
    """The window changes its size and the table its side while cards fly."""
    clock.run(rng.choice((30, 200)))
    size = rng.choice(((800, 600), (1280, 800), (1024, 768), (1900, 1000)))
    controller.view.resize(*size)
    left = rng.random() < 0.5
    controller.set_options(TableOptions(speed=Speed.NORMAL, left_handed=left))
    clock.run(400)
    at_rest(controller)


@pytest.mark.parametrize("preset", ["R1", "R4"])
def test_watching_whole_hands(qtbot, preset):
    play(qtbot, preset, Speed.FAST, 3, watch_to_the_end)


def test_skipping_in_the_middle_of_everything(qtbot):
    play(qtbot, "R1", Speed.SLOW, 4, skip_in_the_middle)


def test_with_movement_off_every_step_is_there_at_once(qtbot):
    play(qtbot, "R1", Speed.OFF, 6, nothing_moves)


def test_updates_that_come_faster_than_they_can_be_shown(qtbot):
    play(qtbot, "R1", Speed.NORMAL, 4, pile_up)


def test_resizing_and_changing_sides_while_cards_fly(qtbot):
    play(qtbot, "R2", Speed.NORMAL, 3, shake)


def test_void_hands_lie_open_too(qtbot):
    seen = []

    def look(controller, clock, rng):
        nothing_moves(controller, clock, rng)
        update = controller.update
        if update is not None and update.view is not None and update.view.outcome is not None:
            seen.append(update.view.outcome.score is None)

    clock = Clock()
    controller = bare_table(qtbot, clock)
    controller.set_options(TableOptions(speed=Speed.OFF))
    session = session_on_memory(11)
    session.subscribe(Seat.SOUTH, controller.show)
    session.new_match(setup_of(PRESETS["R1"]))
    session.next_hand("")
    choose = random_chooser(random.Random(1), endings=0.0, sense=0.0)
    for _ in range(400):
        if session.update(Seat.SOUTH).match.stage is not Stage.PLAYING:
            break
        step(session, choose)
        look(controller, clock, None)
    assert seen == [True]
    assert controller.board.rows[-1].amount or controller.board.rows
