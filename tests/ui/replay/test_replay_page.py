"""Looking at a match again, card by card (issue 5, Build 1)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.presentation.poses import Back
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.replay import Place, Replay
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.replay.player import Way
from tests.helpers.sessions import on_table, play_on, session_on, setup_of
from tests.helpers.widgets import child


def all_places(replay) -> list[Place]:
    return [replay.at(index) for index in range(replay.count())]


def key(shown, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(shown.sheet.bar.play, key, modifier)


def press(shown, name: str) -> None:
    QTest.mouseClick(child(shown.sheet, QAbstractButton, name), Qt.MouseButton.LeftButton)


def lies_right(shown) -> bool:
    shown.table.skip()
    wrong = shown.table.poses_match_layout()
    assert not wrong, wrong
    return bool(shown.table.is_settled)


def test_going_through_the_whole_match_the_table_shows_every_step_forth_and_back(shown):
    page = shown()
    forth = all_places(page.replay)
    for place in forth:
        assert page.player.place == place
        step = page.replay.step(place)
        assert page.table.update.view == step.closed.view
        assert lies_right(page)
        key(page, Qt.Key.Key_Right)
    assert page.player.place == page.replay.last
    for place in forth[::-1]:
        assert page.player.place == place
        assert page.table.update.view == page.replay.step(place).closed.view
        assert lies_right(page)
        key(page, Qt.Key.Key_Left)
    assert page.player.place == page.replay.first


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_forth_and_jumped_to_a_step_lies_alike(shown, speed):
    gone, jumped = shown(speed=speed), shown(speed=speed)
    for place in all_places(gone.replay)[1:25]:
        gone.player.forth()
        jumped.player.go(place, Way.JUMP)
        assert lies_right(gone)
        assert lies_right(jumped)
        assert gone.table.layout.cards == jumped.table.layout.cards


def test_both_hands_lie_open_or_the_opponents_is_closed(shown):
    page = shown()
    held = set(page.player.step.hands[1])
    lying = dict(page.table.layout.opponent.poses)
    assert set(lying) == held
    assert all(pose.face_up for pose in lying.values())
    press(page, "replay_open")
    assert all(isinstance(name, Back) for name, _ in page.table.layout.opponent.poses)
    assert lies_right(page)
    key(page, Qt.Key.Key_O)
    assert {name for name, _ in page.table.layout.opponent.poses} == held


def test_closed_the_opponents_draws_are_not_named(shown):
    page = shown()
    moves = child(page.sheet, QAbstractItemView, "replay_moves").model()

    def texts():
        return [moves.data(moves.index(row, 0)) for row in range(moves.rowCount())]

    page.player.to_hand(1)
    assert any(text.startswith("Mara drew ") and "stock" not in text for text in texts())
    press(page, "replay_open")
    assert not any(text.startswith("Mara drew ") and "stock" not in text for text in texts())


def test_home_and_end_go_to_the_ends_of_the_hand_and_then_beyond(shown):
    page = shown(place=Place(1, 3))
    key(page, Qt.Key.Key_End)
    assert page.player.place == page.replay.end_of(1)
    key(page, Qt.Key.Key_End)
    assert page.player.place == page.replay.end_of(min(2, len(page.replay.hands) - 1))
    key(page, Qt.Key.Key_Home)
    assert page.player.place.step == 0
    key(page, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert page.player.place == page.replay.first
    key(page, Qt.Key.Key_PageDown)
    assert page.player.place == Place(1, 0)
    key(page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert page.player.place == page.replay.last


def test_it_plays_by_itself_to_the_end_and_stops_there(shown, qtbot):
    page = shown(place=None)
    page.player.set_speed(Speed.FAST)
    page.player.go(page.replay.at(page.replay.count() - 4))
    press(page, "replay_play")
    assert page.player.playing
    qtbot.waitUntil(lambda: not page.player.playing, timeout=20_000)
    assert page.player.place == page.replay.last
    assert lies_right(page)


def test_a_step_by_hand_stops_the_playing(shown):
    page = shown()
    QTest.keyClick(page.sheet.table.view, Qt.Key.Key_Space)
    assert page.player.playing
    assert child(page.sheet, QAbstractButton, "replay_play").accessibleName() == "Pause"
    key(page, Qt.Key.Key_Right)
    assert not page.player.playing


def test_the_move_list_follows_and_can_be_clicked(shown):
    page = shown()
    moves = child(page.sheet, QAbstractItemView, "replay_moves")
    for _ in range(3):
        key(page, Qt.Key.Key_Right)
    assert moves.currentIndex().row() == 3
    place = moves.visualRect(moves.model().index(1, 0)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.player.place == Place(0, 1)
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert page.player.place == Place(0, 2)


def test_a_hand_is_chosen_from_the_list_with_its_end(shown):
    page = shown()
    hands = child(page.sheet, QComboBox, "replay_hands")
    assert hands.count() == len(page.replay.hands)
    assert hands.itemText(0).startswith("Hand 1: ")
    hands.setFocus()
    QTest.keyClick(hands, Qt.Key.Key_Down)
    assert page.player.place == Place(1, 0)


def test_the_scrubber_goes_anywhere_and_tells_how_hands_ended(shown):
    page = shown()
    scrubber = page.sheet.bar.scrubber
    assert scrubber.maximum() == page.replay.count() - 1
    at = round(scrubber.x_of(7))
    QTest.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(at, scrubber.height() // 2))
    assert page.player.place == page.replay.at(7)
    assert scrubber.tip_at(scrubber.x_of(1)).startswith("Hand 1: ")
    assert scrubber.tip_at(scrubber.x_of(scrubber.maximum())).startswith(
        f"Hand {page.replay.hands[-1].number}: "
    )


def test_nothing_on_the_table_can_be_touched(shown):
    page = shown()
    before = page.table.hand
    intents: list[object] = []
    page.table.intent.connect(lambda *intent: intents.append(intent))
    view = page.sheet.table.view
    for x in range(40, view.width(), 60):
        for y in range(40, view.height(), 60):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert page.table.hand == before
    assert page.table.selected is None
    assert intents == []
    assert page.player.place == page.replay.first


def test_the_buttons_beside_the_moves_are_equally_wide(shown):
    names = ("replay_again", "replay_match_again", "replay_code", "replay_verify")
    buttons = [child(shown().sheet, QAbstractButton, name) for name in names]
    assert len({button.width() for button in buttons}) == 1
    assert len({button.x() for button in buttons}) == 1


@pytest.mark.parametrize("name", ["replay_again", "replay_match_again"])
def test_the_same_cards_are_played_again_on_the_table(shown, name):
    page = shown(place=Place(1, 2))
    press(page, name)
    [setup] = page.played
    assert setup.kind is MatchKind.REPLAYED
    assert setup.single_hand is (name == "replay_again")
    assert not page.opener.covered


def test_the_deal_code_is_copied_and_the_deal_verified(shown):
    page = shown(place=Place(1, 2))
    press(page, "replay_code")
    assert QGuiApplication.clipboard().text() == page.replay.deal_code(page.player.hand)
    assert "copied" in page.sheet.bar.caption.whole
    press(page, "replay_verify")
    assert page.opener.top.objectName() == "verifyDeal"
    page.opener.top.reject()
    assert page.sheet.objectName() == "replay"


@pytest.mark.parametrize("size", [(800, 572), (1280, 800), (3840, 2120)])
def test_everything_has_room_and_can_be_pressed(shown, size):
    page = shown(size=size)
    for name in ("replay_start", "replay_back", "replay_play", "replay_forth", "replay_end", "close"):
        button = child(page.sheet, QAbstractButton, name)
        assert button.isVisible()
        assert min(button.width(), button.height()) >= 44
        assert page.host.rect().contains(button.mapTo(page.host, button.rect().center()))
    if not page.sheet.side.isVisible():
        press(page, "replay_moves_button")
    assert page.sheet.side.isVisible()
    assert child(page.sheet, QAbstractButton, "replay_again").isVisible()
    assert page.sheet.width() == size[0]


def test_every_control_has_a_name_for_the_ear(shown):
    page = shown()
    for widget in page.sheet.findChildren(QAbstractButton):
        if widget.isVisible():
            assert widget.text() or widget.accessibleName(), widget.objectName()
    assert page.sheet.bar.scrubber.accessibleName()
    assert "Step 1 of" in page.sheet.bar.scrubber.accessibleDescription()
    assert child(page.sheet, QLabel, "replay_caption").accessibleName().endswith("dealt")


def test_esc_closes_it(shown):
    page = shown()
    key(page, Qt.Key.Key_Escape)
    assert not page.opener.covered


def test_in_another_language_the_page_is_made_anew_where_it_stood(shown):
    page = shown(place=Place(1, 2))
    old = page.sheet
    page.opener.speak_anew()
    assert page.sheet is not old
    assert page.player.place == Place(1, 2)
    before = old.table.controller.update
    page.player.forth()
    assert page.table.update.view == page.player.step.closed.view
    assert old.table.controller.update is before
    page.sheet.reject()
    assert not page.opener.covered


def practice(manual_layoff: bool) -> Replay:
    """A practice match with moves taken back, with layoffs made by hand or not."""
    store = MemoryMatchStore()
    session, rng = session_on(store, 6), random.Random(6)
    ruleset = replace(PRESETS["R1"], target_score=40, manual_layoff=manual_layoff)
    session.new_match(replace(setup_of(ruleset), kind=MatchKind.PRACTICE))
    for step in range(300):
        play_on(session, rng, 1)
        update = session.update(Seat.SOUTH)
        if update.match.stage is Stage.OVER:
            break
        if step % 7 == 5 and update.can_take_back:
            session.take_back()
    stored = store.load(on_table(session))
    return Replay(stored.setup, stored.events)


@pytest.mark.parametrize("manual_layoff", [False, True])
def test_moves_taken_back_and_layoffs_made_by_hand_are_shown_too(shown, manual_layoff):
    page = shown(replay=practice(manual_layoff))
    said = []
    for place in all_places(page.replay):
        page.player.go(place, Way.FORTH)
        assert page.table.update.view == page.replay.step(place).closed.view
        assert lies_right(page)
        assert not page.table.layout.defence
        said.append(page.sheet.bar.caption.whole)
    assert any("took a move back" in text for text in said)
    for place in all_places(page.replay)[::-1]:
        page.player.go(place, Way.BACK)
        assert lies_right(page)


def test_open_cards_are_called_by_their_names(shown):
    page = shown()
    hand = next(part for part in page.table.view.spoken.parts() if part.key == "opponent")
    assert len(hand.children) == 10
    assert all("known" not in part.name for part in hand.children)
