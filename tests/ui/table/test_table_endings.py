"""Knock, gin and big gin: looked at first, never automatic, with a way back; then the result of the hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.actions import BigGin, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.table.sheet_rows import match_rows
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.table_paint import ZoneState
from tests.helpers.table import Clock, bare_table, make_table

KNOCKING = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
DEFENDING = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


@pytest.fixture
def table(qtbot):
    """The person may knock with 6 after taking the 7 of spades."""
    table = make_table(qtbot, KNOCKING, DEFENDING, "7s")
    table.click(table.pile())
    return table


def tray(table):
    return table.controller.preview.tray


def test_dropping_a_card_on_the_slot_opens_the_preview_and_does_not_knock(table):
    table.drag(table.card_point("Kc"), table.slot())
    assert tray(table) is not None
    assert not any(isinstance(each, Knock) for each in table.intents)
    assert table.choices.action.discard == Card.parse("Kc")
    assert table.lies_right()


def test_a_click_on_the_slot_opens_the_preview_of_the_best_ending(table):
    table.click(table.slot())
    assert table.tray.confirm.text() == "Knock with 6"


def test_the_slot_lights_up_only_for_a_card_that_can_be_knocked_with(table):
    scene = table.view.scene()
    table.pull(table.card_point("Kc"), table.slot())
    assert scene.slot.look.state == ZoneState.OVER
    table.key(Qt.Key.Key_Escape)
    table.pull(table.card_point("4s"), table.slot())
    assert scene.slot.look.state == ZoneState.REST
    table.release(table.slot())
    assert tray(table) is None
    assert table.controller.prompt == "Without 4♠ you keep 16. You may knock at 10 or less."
    assert table.lies_right()


def test_going_back_leaves_everything_as_it_was(table):
    before = table.hand_texts()
    table.click(table.card_point("Kc"))
    table.click(table.slot())
    tray(table).back.click()
    assert tray(table) is None
    assert table.hand_texts() == before
    assert table.controller.selected == Card.parse("Kc")
    assert table.lies_right()


def test_escape_closes_the_preview(table):
    table.click(table.slot())
    QTest.keyClick(table.tray.confirm, Qt.Key.Key_Escape)
    assert tray(table) is None
    assert table.view.hasFocus()
    assert table.lies_right()


def test_while_the_preview_is_open_the_table_below_it_is_dead(table):
    table.click(table.slot())
    count = len(table.intents)
    for where in (table.stock(), table.pile(), QPoint(640, 60)):
        table.click(where)
    assert len(table.intents) == count
    assert tray(table) is not None


def test_knocking_shows_the_result_with_its_arithmetic(table):
    table.click(table.card_point("Kc"))
    table.click(table.slot())
    table.tray.confirm.click()
    assert isinstance(table.intents[-1], Knock)
    assert table.lies_right()
    amounts = [row.amount for row in table.controller.board.rows]
    assert amounts[1:6] == ["32", "−18", "14", "−6", "8"]
    laid_off = [str(key) for key, item in table.view.scene().cards.items() if item.marks.initial]
    assert sorted(laid_off) == ["8s", "Qs"]
    assert table.controller.board.bar.go_on.text() == "Next hand"


def test_the_buttons_of_the_result_report_what_is_wanted(table, qtbot):
    table.click(table.slot())
    table.tray.confirm.click()
    with qtbot.waitSignal(table.controller.verify_requested, timeout=100):
        table.controller.board.bar.verify.click()
    with qtbot.waitSignal(table.controller.next_requested, timeout=100):
        QTest.keyClick(table.controller.board.bar.go_on, Qt.Key.Key_Space)


def test_a_knock_by_keys_alone(table):
    for _ in range(11):
        table.key(Qt.Key.Key_Left)
    for _ in range(table.hand_texts().index("Kc")):
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert table.tray.confirm.hasFocus()
    QTest.keyClick(table.tray.confirm, Qt.Key.Key_Space)
    assert isinstance(table.intents[-1], Knock)
    assert table.lies_right()


def test_tab_stays_inside_the_preview(table, qtbot):
    table.click(table.slot())
    names = set()
    for _ in range(10):
        QTest.keyClick(tray(table).focusWidget(), Qt.Key.Key_Tab)
        names.add(tray(table).focusWidget().objectName())
    assert {"knock_go_back", "knock_confirm"} <= names
    assert table.view.hasFocus() is False


def test_another_arrangement_can_be_chosen_by_key(qtbot):
    hand, opponent = "Ac 3d 4d 5d 6d Td Jd Qd Kd 2s", "7c 8c 9c Qc 7d 3h Qh 6s 8s Js"
    table = make_table(qtbot, hand, opponent, "9h", "Kc")
    table.click(table.stock())
    table.controller.open_end_preview()
    choices = table.choices
    assert len(choices.layouts) > 1
    first = choices.action.arrangement
    QTest.keyClick(table.tray.confirm, Qt.Key.Key_Right)
    second = table.choices.action.arrangement
    assert second != first
    assert table.lies_right()
    table.tray.confirm.click()
    assert table.knocked().arrangement == second
    assert table.lies_right()


def test_another_ending_can_be_chosen(table):
    table.click(table.slot())
    choices = table.choices
    assert len(choices.endings) >= 1
    table.tray.ending_chosen.emit(len(choices.endings) - 1)
    assert table.choices.index == len(choices.endings) - 1
    assert table.lies_right()


def test_gin_is_offered_and_never_automatic(qtbot):
    table = make_table(qtbot, "3c 4c 5c 7h 7s 7d 9h Th Jh Kd", "8h 2h 4d Kc Qd Ks 5d 6s 2d As", "Qh")
    table.click(table.pile())
    assert not table.over
    table.controller.open_end_preview()
    assert table.tray.confirm.text() == "Gin"
    table.tray.confirm.click()
    assert table.knocked().arrangement.deadwood_value == 0
    assert table.over
    assert table.lies_right()


def test_gin_can_be_laid_out_in_every_way_that_is_gin_and_in_no_other(qtbot):
    table = make_table(qtbot, "3c 4c 5c 6c 6d 6h 6s Th Jh Kd", "8h 2h 4d Kc Qd Ks 5d 7s 2d As", "Qh")
    table.click(table.pile())
    table.controller.open_end_preview()
    assert [layout.deadwood_value for layout in table.choices.layouts] == [0, 0]


def test_big_gin_lays_all_eleven_down(qtbot):
    hand = "3c 4c 5c 7h 7s 7d 9h Th Jh Qh"
    table = make_table(qtbot, hand, "8h 2h 4d Kc Qd Ks 5d 6s 2d As", "6c", ruleset=PRESETS["R4"])
    table.click(table.pile())
    table.controller.open_end_preview()
    assert table.tray.confirm.text() == "Big gin"
    assert table.lies_right()
    table.tray.confirm.click()
    assert isinstance(table.intents[-1], BigGin)
    assert table.lies_right()


def test_without_an_ending_the_slot_says_why(qtbot):
    table = make_table(qtbot, "2c 4c 6c 7h Ts Qd 7d Js 3s Kh", DEFENDING, "Kd")
    table.click(table.slot())
    assert table.controller.prompt == "Draw a card first."
    table.click(table.stock())
    table.click(table.slot())
    assert tray(table) is None
    assert table.controller.prompt != "Draw a card first."


def test_a_knock_that_cannot_be_saved_leaves_the_hand_on_the_table(table):
    table.click(table.slot())
    table.match.log += table.match.log[-1:]
    table.tray.confirm.click()
    assert tray(table) is None
    assert table.lies_right()
    assert table.view.scene().slot.isVisible()


def test_on_a_left_handed_table_the_preview_s_buttons_begin_at_the_left(table):
    table.controller.set_options(TableOptions(speed=Speed.OFF, left_handed=True))
    table.controller.open_end_preview()
    confirm, back = table.tray.confirm, table.tray.back
    assert confirm.x() < back.x()
    assert table.tray.x() + confirm.x() < 200
    table.tray.confirm.click()
    bar = table.controller.board.bar
    assert bar.x() + bar.go_on.x() < 200
    assert bar.go_on.x() < bar.verify.x()


def test_the_preview_survives_a_change_of_size(table):
    table.click(table.slot())
    table.view.resize(900, 650)
    assert tray(table) is not None
    assert table.view.rect().contains(tray(table).geometry())
    assert table.lies_right()


def test_an_undercut_begins_a_new_sum_after_the_layoffs(qtbot):
    table = make_table(qtbot, KNOCKING, "8h 9h Th 2d 2h 2s 3s 4h 8s Qs", "7s")
    table.click(table.pile())
    table.click(table.slot())
    table.tray.confirm.click()
    rows = [(row.label, row.amount) for row in table.controller.board.rows]
    assert rows[4:8] == [
        ("Your deadwood", "6"),
        ("Mara’s count", "−4"),
        ("Undercut bonus", "+25"),
        ("Mara scores", "27"),
    ]
    assert table.lies_right()


def test_enter_leads_on_from_the_result_wherever_one_has_clicked(table, qtbot):
    table.click(table.slot())
    table.tray.confirm.click()
    table.click(QPoint(640, 60))
    with qtbot.waitSignal(table.controller.next_requested, timeout=100):
        QTest.keyClick(table.view.window().focusWidget(), Qt.Key.Key_Return)


def seal_line(table) -> str:
    content = table.controller.board.sheet.content
    return f"{content.seal_ok} {content.seal}"


def test_the_result_says_that_the_deal_kept_its_seal(table):
    table.click(table.slot())
    table.tray.confirm.click()
    assert seal_line(table).startswith("True Deal sealed as ")


def test_a_table_that_opens_on_a_result_shows_the_seal_check_too(qtbot, table):
    table.click(table.slot())
    table.tray.confirm.click()
    later = bare_table(qtbot, Clock())
    later.show(table.match.update(0))
    later.skip()
    assert later.board.sheet is not None
    assert later.board.sheet.content == table.controller.board.sheet.content


def test_the_result_says_when_a_deal_does_not_match_its_seal(qtbot):
    table = make_table(qtbot, KNOCKING, DEFENDING, "7s", seal="3" * 64)
    table.click(table.pile())
    table.click(table.slot())
    table.tray.confirm.click()
    assert seal_line(table) == "False The deal does not match its seal 3333\N{NO-BREAK SPACE}3333"


def test_the_preview_says_what_could_be_laid_off(table):
    table.drag(table.card_point("Kc"), table.slot())
    assert "Could be laid off: 2♠, 3♠ and 8♠ to K♠." in table.controller.preview.said


def test_without_confirmation_the_button_lays_the_hand_down_at_once(table):
    table.controller.set_options(TableOptions(speed=Speed.OFF, confirm_knock=False))
    table.drag(table.card_point("Kc"), table.slot())
    assert tray(table) is None
    assert table.knocked().discard == Card.parse("Kc")
    assert table.over
    assert table.lies_right()


def test_without_confirmation_the_preview_can_still_be_asked_for(table):
    table.controller.set_options(TableOptions(speed=Speed.OFF, confirm_knock=False))
    table.controller.look_at_ending(None)
    assert table.tray.confirm.text() == "Knock with 6"
    assert not table.over


def test_beside_points_that_count_up_stands_what_is_still_to_come_and_then_the_sum(table):
    table.controller.open_end_preview()
    QTest.mouseClick(table.tray.confirm, Qt.MouseButton.LeftButton)
    update = table.match.update(0)
    gain = update.match.score.seats[Seat.SOUTH].hand_points
    halfway, done = (match_rows(update, Words(Names("Mara")), share)[1] for share in (0.5, 1.0))
    assert int(halfway.amount) + int(halfway.note.removeprefix("+")) == gain
    assert (done.amount, done.note) == (str(gain), f"0 + {gain}")
