"""Answering a knock by hand (1.9): pointer, keys, the best answer by one button, and what it comes to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.presentation.defence_draft import melds_for
from ginrummy_qt.rules.actions import DrawStock, Knock, LayOut
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.keys.table_keys import USUAL, TableKey, TableKeys
from ginrummy_qt.ui.table.lettering import Label, LetteringItem
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.metrics import TextRole
from tests.helpers.table import make_table

BY_HAND = replace(PRESETS["R2"], manual_layoff=True)
KNOCKER = "9c 9d 9s 3h 4h 5h 6h 7h 2c Kc"
DEFENDER = "6c 7c 8c Jc Jd 8h 4s 5s 6s 8s"
"""F1 of the rules: three eights are not to be melded, for one of them can be laid off on the run."""


def knocked(qtbot, speed=Speed.OFF, size=(1280, 800), defender=DEFENDER, knocker=KNOCKER):
    """The person has discarded what was drawn; the opponent draws the ace of spades and knocks with 3."""
    table = make_table(qtbot, defender, knocker, "Qd", "Qs As", BY_HAND, speed, size)
    table.click(table.stock())
    table.controller.skip()
    table.click(table.card_point("Qs"))
    table.click(table.pile())
    table.controller.skip()
    table.play(Seat.NORTH, DrawStock())
    ends = [each for each in legal_actions(table.match.view(Seat.NORTH)) if isinstance(each, Knock)]
    table.play(Seat.NORTH, min(ends, key=lambda each: each.arrangement.deadwood_value))
    return table


@pytest.fixture
def table(qtbot):
    table = knocked(qtbot)
    table.controller.skip()
    return table


def handle(table, card):
    tray = table.controller.defence.tray
    assert tray is not None
    return tray.handles[Card.parse(card)]


def laid_off(table):
    return [str(each) for each in table.controller.defence.draft.layoffs]


def deadwood(table):
    return table.controller.defence.draft.arrangement.deadwood_value


def press(table, card):
    QTest.mouseClick(handle(table, card), Qt.MouseButton.LeftButton)


def drag(table, card, end):
    """Drag a card of the board to a point of the table."""
    held = handle(table, card)
    start = QPoint(12, held.height() // 2)
    QTest.mousePress(held, Qt.MouseButton.LeftButton, pos=start)
    goal = held.mapFrom(table.port, end)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(held, start + (goal - start) * share)
    QTest.mouseRelease(held, Qt.MouseButton.LeftButton, pos=goal)


def meld_with(table, card):
    board = table.controller.layout.defence
    melds = table.controller.defence.draft.melds
    rect = board.targets[next(i for i, meld in enumerate(melds) if Card.parse(card) in meld)]
    return QPoint(round(rect.center[0]), round(rect.center[1]))


def run_of_hearts(table):
    return meld_with(table, "3h")


def set_of_nines(table):
    return meld_with(table, "9c")


def beside_the_melds(table):
    area = table.controller.layout.defence.knocker.area
    return QPoint(round(area.right) - 4, round(area.center[1]))


def test_the_board_comes_with_the_knock_and_nothing_is_laid_off_yet(table):
    assert table.controller.layout.defence is not None
    assert laid_off(table) == []
    assert deadwood(table) == 33
    assert table.lies_right()


def test_a_card_dragged_onto_a_meld_is_laid_off_and_the_rest_lies_at_its_best(table):
    drag(table, "8h", run_of_hearts(table))
    assert laid_off(table) == ["8h@0"]
    assert deadwood(table) == 28
    assert table.lies_right()


@pytest.mark.parametrize("where", [set_of_nines, beside_the_melds])
def test_a_card_that_fits_on_one_meld_goes_there_from_anywhere_in_the_knockers_row(table, where):
    drag(table, "8h", where(table))
    assert laid_off(table) == ["8h@0"]
    assert table.lies_right()


def test_a_card_that_fits_on_two_melds_goes_home_where_it_lies_on_neither_and_nothing_false_is_said(qtbot):
    table = knocked(qtbot, defender="6c 7c 8c Jc Jd 8h 9h 5s Ks 8s")
    table.controller.skip()
    press(table, "8h")
    assert len(melds_for(table.controller.defence.draft, Card.parse("9h"))) == 2
    drag(table, "9h", beside_the_melds(table))
    assert laid_off(table) == ["8h@0"]
    assert not any("fits on none" in each for each in shown(table))
    assert table.lies_right()


def test_a_card_that_fits_nowhere_goes_home_from_a_meld_and_the_board_says_so(table):
    drag(table, "Jc", run_of_hearts(table))
    assert laid_off(table) == []
    assert "J♣ fits on none of Mara’s melds." in shown(table)
    assert table.lies_right()


def test_the_melds_that_take_the_card_light_up_while_it_is_carried(table):
    held = handle(table, "8h")
    QTest.mousePress(held, Qt.MouseButton.LeftButton, pos=QPoint(12, 60))
    QTest.mouseMove(held, QPoint(40, 20))
    assert set(table.controller.defence.zones.lit) == {0}
    QTest.keyClick(held, Qt.Key.Key_Escape)
    assert not table.controller.defence.zones.lit
    QTest.mouseRelease(held, Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    assert laid_off(table) == []
    assert table.lies_right()


def test_a_card_dragged_out_of_the_window_goes_home(table):
    held = handle(table, "8h")
    QTest.mousePress(held, Qt.MouseButton.LeftButton, pos=QPoint(12, 60))
    QTest.mouseMove(held, QPoint(60, 20))
    outside = held.mapFrom(table.port, QPoint(-30, 200))
    QTest.mouseMove(held, outside)
    assert not held.is_carried
    QTest.mouseRelease(held, Qt.MouseButton.LeftButton, pos=outside)
    assert laid_off(table) == []
    assert table.lies_right()


def test_a_card_that_fits_on_a_set_only_in_one_place_goes_there_and_back_by_pressing(table):
    press(table, "8h")
    assert laid_off(table) == ["8h@0"]
    press(table, "8h")
    assert laid_off(table) == []
    assert table.lies_right()


def test_a_card_that_fits_nowhere_stays_and_the_board_says_so(table):
    press(table, "Jc")
    assert laid_off(table) == []
    assert table.controller.view.scene() is not None
    assert "J♣ fits on none of Mara’s melds." in shown(table)


def shown(table):
    return [each.content.text for each in table.view.scene()._lettering if hasattr(each.content, "text")]


def test_the_best_answer_is_one_button_away(table):
    QTest.mouseClick(table.controller.defence.tray.best, Qt.MouseButton.LeftButton)
    assert deadwood(table) == 28
    assert not table.controller.defence.tray.best.isEnabled()


def test_the_number_and_what_it_scores_follow_every_change(table):
    assert "33" in shown(table)
    assert "as it lies, Mara scores 30 points" in shown(table)
    press(table, "8h")
    assert "28" in shown(table)
    assert "as it lies, Mara scores 25 points" in shown(table)


def test_the_answer_is_given_by_the_primary_button_and_the_result_follows(table):
    press(table, "8h")
    confirm = table.controller.defence.tray.confirm
    assert confirm.text() == "Lay off 1 card"
    QTest.mouseClick(confirm, Qt.MouseButton.LeftButton)
    assert isinstance(table.intents[-1], LayOut)
    assert [str(each) for each in table.intents[-1].defence.layoffs] == ["8h@0"]
    assert table.over
    assert table.controller.defence.tray is None
    assert table.controller.layout.result is not None
    assert table.lies_right()


def test_one_may_lay_off_nothing(table):
    confirm = table.controller.defence.tray.confirm
    assert confirm.text() == "Lay off nothing"
    QTest.mouseClick(confirm, Qt.MouseButton.LeftButton)
    assert table.match.view().showdown.defence.layoffs == ()
    assert table.match.view().showdown.defence.deadwood_value == 33


def test_all_of_it_by_keys(table):
    tray, window = table.controller.defence.tray, table.view.window()
    while window.focusWidget() is not handle(table, "8h"):
        before = window.focusWidget()
        QTest.keyClick(before, Qt.Key.Key_Right)
        assert window.focusWidget() is not before
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert laid_off(table) == ["8h@0"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    assert window.focusWidget() is not handle(table, "8h")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.focusWidget() is handle(table, "8h")
    for _ in range(6):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if window.focusWidget() is tray.confirm:
            break
    QTest.keyClick(tray.confirm, Qt.Key.Key_Space)
    assert table.over


def test_another_way_to_lay_out_the_rest_can_be_chosen(table):
    tray = table.controller.defence.tray
    first = table.controller.defence.draft.arrangement
    QTest.mouseClick(tray.following, Qt.MouseButton.LeftButton)
    assert table.controller.defence.draft.arrangement != first
    assert table.lies_right()
    QTest.mouseClick(tray.previous, Qt.MouseButton.LeftButton)
    assert table.controller.defence.draft.arrangement == first


def test_the_window_may_be_resized_meanwhile_and_nothing_is_lost(table):
    press(table, "8h")
    table.view.resize(800, 600)
    assert laid_off(table) == ["8h@0"]
    assert table.controller.defence.tray.confirm.text() == "Lay off 1 card"
    assert table.lies_right()
    for each in table.controller.defence.tray.handles.values():
        assert each.width() >= 40
        assert table.port.rect().contains(each.geometry())


def test_a_knock_with_nothing_to_lay_off_only_asks_to_go_on(qtbot):
    table = knocked(qtbot, defender="2s 3s Tc Jc Jd Qh 4s 6s Ks Kd")
    table.controller.skip()
    assert table.controller.defence.tray.confirm.text() == "Go on"
    assert "No card of yours fits on Mara’s melds." in shown(table)
    go_on = table.view.window().focusWidget()
    assert go_on is table.controller.defence.tray.confirm
    QTest.keyClick(go_on, Qt.Key.Key_Return)
    assert table.over


@pytest.mark.parametrize("size", [(1280, 800), (800, 566)])
def test_no_ring_of_a_card_covers_a_heading(qtbot, size):
    table = knocked(qtbot, size=size)
    table.controller.skip()
    table.view.activateWindow()
    assert QTest.qWaitForWindowActive(table.view)
    scene, board, theme = table.view.scene(), table.controller.layout.defence, table.controller.theme
    for card, held in table.controller.defence.tray.handles.items():
        held.setFocus(Qt.FocusReason.TabFocusReason)
        table.clock.run(400)
        item = scene.cards[card]
        assert item.marks.focused
        ring = item.place.y() - item.rise - theme.px(6)
        row = board.knocker if item.place.y() < board.defender.heading.y else board.defender
        assert ring >= row.heading.bottom


@pytest.mark.parametrize("size", [(1280, 800), (800, 566)])
def test_on_a_left_handed_table_the_buttons_begin_at_the_left_and_the_number_ends_at_the_right(qtbot, size):
    table = knocked(qtbot, size=size)
    table.controller.set_options(TableOptions(speed=Speed.OFF, left_handed=True))
    table.controller.skip()
    board, tray = table.controller.layout.defence, table.controller.defence.tray
    row = [tray.confirm, tray.best, tray.previous, tray.following]
    lefts = [each.x() + each.box().x() for each in row]
    assert lefts == sorted(lefts)
    assert lefts[0] == pytest.approx(board.buttons.x, abs=1)
    assert row[-1].geometry().right() < board.deadwood.x + 0.4 * board.deadwood.width
    texts = [item.content for item in table.view.scene().items() if isinstance(item, LetteringItem)]
    number = next(each for each in texts if isinstance(each, Label) and each.role is TextRole.NUMERAL)
    assert number.align & Qt.AlignmentFlag.AlignRight
    assert number.rect.right() == pytest.approx(board.deadwood.right)


def test_home_and_end_go_to_the_ends_of_a_row_and_b_lays_off_at_its_best(table):
    window = table.view.window()
    own = table.controller.layout.defence.own
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_End)
    assert window.focusWidget() is handle(table, str(own[-1]))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Home)
    assert window.focusWidget() is handle(table, str(own[0]))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_B)
    assert laid_off(table)
    assert not table.controller.defence.tray.best.isEnabled()


def test_other_arrangements_are_a_key_away_and_keys_that_were_changed_hold_on_the_board(table):
    window, draft = table.view.window(), table.controller.defence.draft
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    assert table.controller.defence.draft.way == 1
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_PageUp)
    assert table.controller.defence.draft == draft
    changed = {TableKey.NEXT_WAY: "F4", TableKey.RIGHT: "L", TableKey.ACT: "A"}
    table.controller.set_keys(TableKeys({**USUAL, **changed}))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    assert table.controller.defence.draft.way == 1
    first = window.focusWidget()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert window.focusWidget() is first
    while window.focusWidget() is not handle(table, "8h"):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_L)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_A)
    assert laid_off(table) == ["8h@0"]


def test_the_knocker_s_hand_is_laid_down_before_ones_eyes(qtbot):
    table = knocked(qtbot, Speed.NORMAL)
    table.clock.run(200)
    assert table.controller.busy
    assert table.controller.defence.tray is None
    table.clock.run(6000)
    assert table.controller.defence.tray is not None
    assert table.lies_right()


def test_a_match_taken_up_again_comes_back_to_the_board(table):
    table.controller.show(table.match.update(0))
    table.controller.skip()
    assert table.controller.defence.tray is not None
    assert table.lies_right()


def test_when_the_person_knocks_the_opponent_answers(qtbot):
    table = make_table(qtbot, KNOCKER, DEFENDER, "Qd", "As", BY_HAND)
    table.click(table.stock())
    table.controller.skip()
    table.drag(table.card_point("Kc"), table.slot())
    QTest.mouseClick(table.tray.confirm, Qt.MouseButton.LeftButton)
    assert table.controller.layout.defence is None
    table.play(Seat.NORTH, legal_actions(table.match.view(Seat.NORTH))[0])
    assert table.over
    assert table.lies_right()


def test_how_it_stands_is_one_phrase_for_the_ear(table):
    said = {part.key: part.name for part in table.view.spoken.parts()}
    assert said["standing"] == "Deadwood 33, as it lies, Mara scores 30 points"
