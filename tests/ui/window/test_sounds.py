"""Sound in the window: heard with the acts, at the volume chosen, off with one key, and never in the way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.ports.table import Rejected
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.main_window import MainWindow
from tests.helpers.windows import play_until, started


class NotingPlayer:
    def __init__(self) -> None:
        self.played: list[Sound] = []
        self.volume: int | None = None
        self.closed = False

    def play(self, sound: Sound, strength: float = 1.0, wait: int = 0) -> None:
        assert self.volume is not None, "the volume comes first"
        assert 0 < strength <= 1
        assert wait >= 0
        self.played.append(sound)

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def close(self) -> None:
        self.closed = True


class Heard:
    """The players a program has made."""

    def __init__(self, qtbot: Any) -> None:
        self.players: list[NotingPlayer] = []
        self._qtbot = qtbot

    def __call__(self) -> NotingPlayer:
        self.players.append(NotingPlayer())
        return self.players[-1]

    def since(self) -> list[Sound]:
        """What has been played since the last look."""
        self._qtbot.wait(250)
        sounds = [sound for player in self.players for sound in player.played]
        for player in self.players:
            player.played.clear()
        return sounds


@pytest.fixture
def heard(program, qtbot) -> Heard:
    program.make_sound_player = noting = Heard(qtbot)
    return noting


def press_key(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def test_acts_are_heard_one_sound_each_also_without_animation(program, heard):
    window = started(program)
    assert heard.since() == [Sound.SHUFFLE]
    play_until(program, Seat.SOUTH)
    heard.since()
    window.menus.acts[
        "draw_stock" if window.menus.acts["draw_stock"].isEnabled() else "take_upcard"
    ].trigger()
    assert heard.since() == [Sound.SLIDE]
    window.menus.acts["sort_rank"].trigger()
    assert heard.since() == [Sound.SLIDE]


def test_a_refused_act_is_a_soft_thud(program, heard):
    window = started(program)
    heard.since()
    window.table.show_rejection(Rejected(Reason.NOT_YOUR_TURN))
    assert heard.since() == [Sound.REFUSED]


def test_one_key_and_the_menu_turn_sound_off_and_on_and_it_stays_so(program, heard, tmp_path):
    window = started(program)
    heard.since()
    press_key(window, Qt.Key.Key_M)
    assert not window.menus.acts["sound"].isChecked()
    assert heard.players[0].volume == 0
    window.table.show_rejection(Rejected(Reason.NOT_YOUR_TURN))
    assert heard.since() == []
    kept = json.loads((tmp_path / "settings.json").read_text())["settings"]
    assert kept["sound_on"] is False
    window.menus.acts["sound"].trigger()
    assert heard.since() == [Sound.KNOCK], "turning it on is heard"
    assert heard.players[0].volume == 60


def test_another_volume_is_heard_at_once(program, heard):
    window = started(program)
    heard.since()
    for volume in (40, 33, 25):
        window._services.preferences.change(sound_volume=volume)
    assert heard.since() == [Sound.KNOCK]
    assert heard.players[0].volume == 25
    window._services.preferences.change(left_handed=True)
    assert heard.since() == []


def test_no_player_is_made_while_sound_is_off_nor_before_the_first_frame(program, heard, qtbot):
    window = program.open()
    window._services.preferences.change(sound_on=False)
    qtbot.wait(400)
    assert heard.players == []
    program.close(window)
    window = program.open()
    window.table.show_rejection(Rejected(Reason.NOT_YOUR_TURN))
    qtbot.wait(400)
    assert heard.players == [], "it was kept"
    window._services.preferences.change(sound_on=True)
    assert heard.since() == [Sound.KNOCK]


def test_closing_the_window_closes_the_player(program, heard, qtbot):
    window = started(program)
    heard.since()
    program.close(window)
    assert heard.players[0].closed


def test_without_anything_to_play_with_the_game_is_silent(program, qtbot):
    window = started(program)
    window._services.preferences.change(sound_volume=90)
    window.table.show_rejection(Rejected(Reason.NOT_YOUR_TURN))
    qtbot.wait(20)
    assert window.isVisible()
