"""What the action bar, the deadwood number and the opponent's plate say and do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMenu

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.settings import HandOrder, Speed
from ginrummy_qt.rules.actions import Discard, Pass
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.table.parts import walk
from ginrummy_qt.ui.table.state import TableOptions
from tests.helpers.game_page import click, my_discard, my_knock, my_offer
from tests.helpers.sessions import setup_of
from tests.helpers.widgets import child


def test_the_deadwood_number_names_the_discard_it_assumes(make_game):
    game = make_game()
    game.go_on(my_discard)
    reading = game.page.controller.layout.reading
    assert game.page.deadwood.number() == str(reading.deadwood_value)
    assert game.page.deadwood.caption() == f"if you discard {game.page.names.card(reading.discard)}"


def test_the_deal_does_not_tell_what_the_hand_counts_before_it_has_been_dealt(make_game):
    game = make_game()
    table = game.page.controller
    game.session.resign()
    table.set_options(TableOptions(speed=Speed.NORMAL))
    game.session.new_match(setup_of(PRESETS["R1"]))
    game.session.next_hand("")
    assert table.busy
    assert (game.page.deadwood.number(), game.page.deadwood.accessibleName()) == ("", "Deadwood")
    assert not any("deadwood" in part.name.lower() for part in walk(table.view.spoken.parts()))
    table.skip()
    assert game.page.deadwood.number() == str(table.layout.reading.deadwood_value)
    assert any("deadwood" in part.name.lower() for part in walk(table.view.spoken.parts()))


def test_while_the_opponent_plays_the_knock_limit_stands_there(make_game):
    game = make_game()
    game.go_on(lambda update: not update.view.my_turn)
    assert game.page.deadwood.caption() == "knock at 10 or less"


def test_a_selected_card_changes_number_and_button(make_game):
    game = make_game()
    game.go_on(my_discard)
    card = next(a.card for a in game.update.legal_actions if isinstance(a, Discard))
    pose = game.page.controller.layout.cards[card]
    port = game.page.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(round(pose.x + 20), round(pose.y + 90)))
    assert game.page.controller.selected == card
    assert game.page.deadwood.caption() == f"if you discard {game.page.names.card(card)}"


def test_the_end_button_says_why_it_is_off(make_game):
    game = make_game()
    game.go_on(lambda update: my_discard(update) and not my_knock(update))
    end = game.button("end")
    assert not end.isEnabled()
    assert end.text() == "Knock"
    assert "You may knock at 10 or less." in end.toolTip()
    assert end.accessibleDescription() == end.toolTip()


def test_the_end_button_opens_the_preview_and_ends_nothing_by_itself(make_game):
    game = make_game(seed=6)
    game.go_on(my_knock)
    before = game.update.seq
    click(game.button("end"))
    assert game.update.seq == before
    assert not game.page.bar.isVisible()
    assert not game.page.log.isVisible()
    assert game.page.sheet.isVisible()


def test_pass_is_there_only_while_a_card_is_offered(make_game):
    game = make_game()
    game.go_on(my_offer)
    assert game.button("pass").isVisible()
    click(game.button("pass"))
    assert game.intents == [Pass()]
    game.go_on(my_discard)
    assert not game.button("pass").isVisible()


def test_pressing_pass_leaves_the_keyboard_on_the_table(make_game):
    game = make_game()
    game.go_on(my_offer)
    game.page.view.setFocus()
    click(game.button("pass"))
    game.go_on(my_discard)
    assert game.page.window().focusWidget() is game.page.view
    assert not any(item.marks.focused for item in game.page.view.scene().cards.values())


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
@pytest.mark.parametrize("place", range(3))
def test_sort_sorts_the_hand_and_is_dealt_in_from_then_on(make_game, place):
    game = make_game()
    game.go_on(my_discard)
    orders = QSignalSpy(game.page.controller.hand_order_changed)
    click(game.button("sort"))
    menu = child(game.page, QMenu, "sort_menu")
    assert menu.actions()[place].text() == ("By suit", "By rank", "By melds")[place]
    menu.actions()[place].trigger()
    menu.close()
    assert orders.at(0) == [(HandOrder.SUIT, HandOrder.RANK, HandOrder.MELDS)[place]]


def test_the_plate_leaves_out_the_place_of_the_level_before_it_is_cut_off(make_game):
    plate = make_game((1280, 800)).page.plate
    plate.set_thinking(False)
    plate.show_level(Level.SKILLED)
    plate.show_kind(MatchKind.REPLAYED)
    assert plate.line() == "Played again · Skilled, level 5 of 7"
    assert plate.fitting_line(1000) == plate.line()
    assert plate.fitting_line(150) == "Played again · Skilled"
    plate.show_kind(MatchKind.RATED)
    assert plate.fitting_line(60) == plate.line()


def test_plate_and_prompt_say_whom_the_table_waits_for(make_game):
    game = make_game()
    game.go_on(lambda update: not update.view.my_turn)
    game.page.set_thinking(True)
    assert game.page.plate.line() == "Thinking…"
    assert game.page.prompt.said == "Mara is thinking."
    game.page.set_thinking(False)
    assert game.page.plate.line() == "Style: Steady"


def test_the_arc_turns_while_thinking_and_stands_still_without_motion(make_game, qtbot):
    game = make_game()
    game.page.set_thinking(True)
    first = game.page.plate.grab().toImage()
    qtbot.waitUntil(lambda: game.page.plate.grab().toImage() != first, timeout=2000)
    game.page.plate.set_reduced_motion(True)
    still = game.page.plate.grab().toImage()
    qtbot.wait(120)
    assert game.page.plate.grab().toImage() == still
