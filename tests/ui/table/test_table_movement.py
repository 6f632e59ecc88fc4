"""Movement: what finishes it, what it does not get in the way of, and how time is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEasingCurve, Qt

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.presentation.poses import Back
from ginrummy_qt.rules.actions import Discard, DrawStock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.table.animator import Animator, Track, after
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK
from tests.helpers.deals import stacked_deck
from tests.helpers.table import StackedMatch, make_table

HAND = "3c 4c 5c 7h 7s 7d 9d Js Qs Kh"
OPPONENT = "8h 9h Th Kc Kd Ks 5d 6s 2h Jh"


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, OPPONENT, "As", "2d 6d 4d", speed=Speed.NORMAL)


def test_a_draw_takes_its_time(table):
    table.click(table.stock())
    table.clock.run(100)
    assert table.controller.busy
    item = table.view.scene().cards[Card.parse("2d")]
    assert 0 < item.turn < 1
    table.clock.run(1000)
    assert table.controller.is_settled
    assert table.lies_right()


def test_a_card_on_its_way_passes_over_those_that_move_up(table):
    table.click(table.stock())
    table.clock.run(1000)
    table.click(table.card_point("Kh"))
    table.clock.run(1000)
    table.click(table.pile())
    table.clock.run(30)
    cards = table.view.scene().cards
    away = cards[Card.parse("Kh")]
    assert table.controller.busy
    assert all(away.zValue() > cards[Card.parse(text)].zValue() for text in table.hand_texts())


def test_the_shuffle_takes_its_time_before_the_deal_and_any_click_ends_both(table):
    match = StackedMatch(stacked_deck(HAND, OPPONENT, "As", "2d 6d 4d"), PRESETS["R2"])
    table.controller.show(match.update(1))
    table.clock.run(450)
    scene = table.view.scene()
    packets = [key for key in scene.cards if isinstance(key, Back) and key.index < -1]
    assert packets
    assert scene.stock.count == 0
    table.click(table.hand())
    assert not table.controller.busy
    assert not [key for key in scene.cards if isinstance(key, Back) and key.index < 0]
    assert scene.stock.count == table.controller.layout.stock.count
    assert table.lies_right()


def test_a_click_finishes_the_movement_and_does_nothing_else(table):
    table.click(table.stock())
    table.clock.run(50)
    table.click(table.card_point("Kh"))
    assert not table.controller.busy
    assert table.controller.selected is None
    table.click(table.card_point("Kh"))
    assert table.controller.selected == Card.parse("Kh")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_D])
def test_any_key_finishes_the_movement_and_does_nothing_else(table, key):
    table.click(table.stock())
    table.clock.run(50)
    table.key(key)
    assert not table.controller.busy
    assert table.intents == [DrawStock()]
    assert table.lies_right()


def test_shift_alone_finishes_nothing(table):
    table.click(table.stock())
    table.clock.run(50)
    table.key(Qt.Key.Key_Shift)
    assert table.controller.busy


def test_a_card_can_be_grabbed_while_another_one_still_moves(table):
    table.click(table.stock())
    table.clock.run(50)
    table.drag(table.card_point("Kh"), table.pile())
    assert table.intents == [DrawStock(), Discard(Card.parse("Kh"))]
    assert table.lies_right()


def test_a_menu_act_finishes_the_movement_first(table):
    table.click(table.stock())
    table.clock.run(50)
    table.controller.discard_selected()
    assert not table.controller.busy
    assert table.intents == [DrawStock()]


def test_updates_wait_for_each_other(table):
    shown = []
    table.controller.update_shown.connect(lambda update: shown.append(update.seq))
    table.click(table.stock())
    table.drag(table.card_point("Kh"), table.pile())
    table.opponent_draws_and_discards()
    assert len(shown) < 4
    table.clock.run(4000, step=50)
    assert shown == sorted(shown)
    assert shown[-1] == table.match.seq
    assert table.lies_right()


def test_a_theme_changes_in_the_middle_of_a_movement(table):
    table.click(table.stock())
    table.clock.run(50)
    theme: Theme = table.controller.theme
    table.controller.set_theme(theme.with_tokens(DARK))
    assert table.view.scene().art.theme.tokens is DARK
    assert table.lies_right()


def test_settled_and_busy_are_reported_once_each(table):
    heard: list[object] = []
    table.controller.busy_changed.connect(heard.append)
    table.controller.settled.connect(lambda: heard.append("settled"))
    table.click(table.stock())
    table.clock.run(2000, step=50)
    assert heard == [True, False, "settled"]


class Now:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def animator(qapp) -> tuple[Animator, Now]:
    now = Now()
    return Animator(None, now, timed=False), now


def step(moving: Animator, now: Now, milliseconds: float) -> None:
    now.seconds += milliseconds / 1000
    moving.tick()


def test_tracks_begin_and_end_in_order_even_in_one_long_step(qapp):
    moving, now = animator(qapp)
    notes: list[object] = []
    linear = QEasingCurve()
    tracks = [
        Track(40, 20, linear, lambda p: notes.append(("b", p)), lambda: notes.append("begin b")),
        Track(0, 30, linear, lambda p: notes.append(("a", p)), lambda: notes.append("begin a")),
        after(35, lambda: notes.append("between")),
    ]
    moving.play(tracks, lambda: notes.append("done"))
    step(moving, now, 90)
    assert notes == ["begin a", ("a", 0.0), ("a", 1.0), "between", "begin b", ("b", 1.0), "done"]


def test_finishing_ends_every_track_at_one_and_calls_done_once(qapp):
    moving, now = animator(qapp)
    ends: list[float] = []
    done: list[int] = []
    moving.play([Track(n * 50, 100, QEasingCurve(), ends.append) for n in range(3)], lambda: done.append(1))
    step(moving, now, 60)
    moving.finish()
    moving.finish()
    assert ends[-3:] == [1.0, 1.0, 1.0]
    assert done == [1]
    assert not moving.moving


def test_a_gesture_takes_the_place_of_the_one_with_its_key(qapp):
    moving, now = animator(qapp)
    first: list[float] = []
    second: list[float] = []
    moving.gesture("card", Track(0, 100, QEasingCurve(), first.append))
    step(moving, now, 50)
    moving.gesture("card", Track(0, 100, QEasingCurve(), second.append))
    step(moving, now, 90)
    step(moving, now, 90)
    assert 1.0 not in first
    assert second[-1] == 1.0


def test_a_stall_of_the_machine_does_not_skip_the_movement(qapp):
    moving, now = animator(qapp)
    seen: list[float] = []
    moving.play([Track(0, 300, QEasingCurve(), seen.append)], lambda: None)
    step(moving, now, 5000)
    assert seen[-1] < 1.0


def test_out_of_rest_the_first_frame_is_shown_at_once(qapp):
    moving = Animator(None, Now())
    played: list[float] = []
    lifted: list[float] = []
    moving.gesture("card", Track(0, 160, QEasingCurve(), lifted.append))
    moving.play([Track(0, 160, QEasingCurve(), played.append)], lambda: None)
    assert lifted == [0.1]
    assert played == [0.0]
