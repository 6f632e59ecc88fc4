"""Practice at the table: agreed on with the match, moves taken back by menu or key, a hand played again."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import GivenDeal, MatchSetup
from ginrummy_qt.rules.actions import Discard, DrawStock
from ginrummy_qt.rules.deal_code import deal_code
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import deck_of_key
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.dialogs.tick import Tick
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.table.sheet_rows import match_rows
from ginrummy_qt.ui.table.words import Words
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.deals import random_chooser
from tests.helpers.windows import play_until, press, sheet_of, started

PRACTICE = MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.PRACTICE)


def practising(program, setup: MatchSetup = PRACTICE):
    window = program.open()
    sheet_of(window).reject()
    window.desk.new_match(setup)
    window.table.skip()
    return window


def last_line(model: MoveLogModel) -> str:
    return str(model.index(model.rowCount() - 1, 0).data())


def to_the_persons_discard(program, window) -> None:
    play_until(program, Seat.NORTH)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    assert window.desk.update.can_take_back


def _kind(window):
    return window.desk.match.kind


def _stage(window):
    return window.desk.match.stage


def test_practice_is_agreed_on_in_the_dialog_and_said_on_the_table(program):
    window = program.open()
    tick = sheet_of(window).findChild(Tick, "practice")
    assert not tick.isChecked()
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton)
    press(window, "start")
    assert _kind(window) is MatchKind.PRACTICE
    assert window.page.plate.line().startswith("Practice")
    assert "Practice" in window.page.plate.accessibleName()
    window.sheets.new_match()
    assert not sheet_of(window).findChild(Tick, "practice").isChecked(), "each match is rated unless wanted"
    press(window, "start")
    assert _kind(window) is MatchKind.RATED
    assert "Practice" not in window.page.plate.line()


def test_in_a_rated_match_nothing_can_be_taken_back(program):
    window = started(program)
    for seat in (Seat.NORTH, Seat.SOUTH):
        play_until(program, seat)
        assert not window.menus.acts["take_back"].isEnabled()


def test_the_key_takes_the_last_move_back_with_the_answer_and_the_table_shows_it(program):
    window = practising(program)
    to_the_persons_discard(program, window)
    moves = len(window.desk.update.view.moves)
    assert window.menus.acts["take_back"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    window.table.skip()
    update = window.desk.update
    assert len(update.view.moves) < moves
    assert update.view.my_turn
    assert set(window.table.hand) == set(update.view.hand)
    assert window.table.layout.stock.count == update.view.stock_count
    assert last_line(window.page.log_model) == "You took the last move back"
    window.desk.submit(update.legal_actions[0], update.seq)
    window.table.skip()
    assert last_line(window.page.log_model) != "You took the last move back"


def back_button(window) -> QAbstractButton:
    found = window.page.bar.findChild(QAbstractButton, "take_back")
    assert isinstance(found, QAbstractButton)
    return found


def test_a_rated_match_has_no_button_to_take_back(program):
    window = started(program)
    play_until(program, Seat.NORTH)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    assert back_button(window).isHidden()


def test_the_button_takes_the_last_move_back_and_is_off_where_there_is_none(program):
    window = practising(program)
    to_the_persons_discard(program, window)
    button = back_button(window)
    assert button.isVisible()
    assert button.accessibleName() == "Take the last move back"
    assert button.toolTip() == "Take the last move back (Ctrl+Backspace)"
    while window.desk.update.can_take_back:
        assert button.isEnabled()
        moves = len(window.desk.update.view.moves)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        window.table.skip()
        assert len(window.desk.update.view.moves) < moves
    assert button.isVisible()
    assert not button.isEnabled()


def test_the_button_tells_the_key_of_its_entry(program):
    window = practising(program)
    window.menus.acts["take_back"].setShortcut("Z")
    assert back_button(window).toolTip() == "Take the last move back (Z)"
    window.menus.acts["take_back"].setShortcut("")
    assert back_button(window).toolTip() == "Take the last move back"


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", [(800, 600), (1000, 640), (1280, 800), (3840, 2160)])
def test_every_button_has_its_place_in_the_bar(program, size, left_handed):
    window = practising(program)
    window.page.set_options(replace(window.page.options, left_handed=left_handed))
    window.page.resize(*size)
    to_the_persons_discard(program, window)
    bar = window.page.bar
    names = ("take_back", "sort", "end")
    shown = [bar.findChild(ThemedButton, name) for name in names]
    boxes = [button.box().translated(button.pos()) for button in shown]
    assert all(bar.rect().contains(box) and box.width() >= 44 for box in boxes)
    lefts = [box.left() for box in boxes]
    assert lefts == sorted(lefts, reverse=left_handed)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_cards_taken_back_stand_where_they_stood(program):
    window = practising(program)
    play_until(program, Seat.NORTH)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    window.table.view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.table.view, Qt.Key.Key_End)
    QTest.keyClick(window.table.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    stood = [tuple(window.table.hand)]
    assert not window.table.arrangement.as_sorted
    for kind in (DrawStock, Discard):
        update = window.desk.update
        if kind is Discard:
            stood.append(tuple(window.table.hand))
        action = DrawStock() if kind is DrawStock else Discard(stood[1][4])
        assert window.desk.submit(action, update.seq)
        window.table.skip()
    for hand in reversed(stood):
        assert window.desk.take_back()
        window.table.skip()
        assert tuple(window.table.hand) == hand


def test_moves_can_be_taken_back_to_the_first_and_the_computer_answers_anew(program):
    window = practising(program)
    to_the_persons_discard(program, window)
    while window.desk.update.can_take_back:
        assert window.desk.take_back()
    window.table.skip()
    assert not window.menus.acts["take_back"].isEnabled()
    play_until(program, Seat.NORTH)
    play_until(program, Seat.SOUTH)
    assert window.desk.update.view.my_turn


def test_while_the_computer_thinks_its_thought_is_dropped(program):
    window = practising(program)
    play_until(program, Seat.SOUTH)
    window.desk.submit(window.desk.update.legal_actions[0], window.desk.update.seq)
    play_until(program, Seat.NORTH)
    assert window.opponent.thinking
    assert window.desk.take_back()
    assert not window.opponent.thinking
    assert window.desk.update.view.my_turn


def play_the_hand(program, window) -> None:
    """To the end of the hand, the person knocking as soon as it can."""
    choose = random_chooser(random.Random(7), endings=1.0, sense=1.0)
    while window.desk.match.stage is Stage.PLAYING:
        play_until(program, Seat.SOUTH)
        update = window.desk.update
        window.desk.submit(choose(update.view, update.legal_actions), update.seq)
        while window.desk.match.stage is Stage.PLAYING and window.desk.update.view.turn is Seat.NORTH:
            program.launcher.link.answer()
            window.table.skip()
            QCoreApplication.processEvents()
    window.table.skip()


def test_after_the_hand_the_result_goes_from_the_table_when_the_end_is_taken_back(program):
    window = practising(program)
    play_the_hand(program, window)
    assert _stage(window) is Stage.NEEDS_SEED
    assert window.desk.update.can_take_back
    assert window.table.layout.result is not None
    window.menus.acts["take_back"].trigger()
    window.table.skip()
    assert _stage(window) is Stage.PLAYING
    assert window.table.layout.result is None
    assert window.desk.match.outcomes == ()
    assert set(window.table.hand) == set(window.desk.update.view.hand)
    play_the_hand(program, window)
    assert window.table.layout.result is not None


def test_the_result_of_a_hand_offers_to_take_its_end_back(program):
    window = practising(program)
    play_the_hand(program, window)
    button = window.table.board.bar.findChild(QAbstractButton, "take_back")
    assert button.isVisible()
    assert button.toolTip() == "Take the last move back (Ctrl+Backspace)"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    window.table.skip()
    assert _stage(window) is Stage.PLAYING
    assert window.table.layout.result is None


def test_the_result_of_a_hand_that_counts_offers_no_way_back(program):
    window = started(program)
    play_the_hand(program, window)
    assert window.table.board.bar.findChild(QAbstractButton, "take_back").isHidden()


def test_after_a_single_hand_there_is_no_match_to_be_won_and_a_new_one_is_offered(program):
    deal = GivenDeal("0123456789abcdef" * 4, "", Seat.NORTH)
    window = practising(program, MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.REPLAYED, (deal,)))
    assert window.page.plate.line().startswith("Played again")
    play_the_hand(program, window)
    match = window.desk.match
    assert (match.stage, match.winner, len(match.outcomes)) == (Stage.OVER, None, 1)
    assert not window.menus.acts["resign"].isEnabled()
    bar = window.table.view.viewport().findChild(QAbstractButton, "next_hand")
    assert bar.text() == "New match…"
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton)
    assert sheet_of(window).objectName() == "newMatch"


def test_a_single_hand_is_nowhere_called_a_match_to_the_target(program):
    deal = GivenDeal("0123456789abcdef" * 4, "", Seat.NORTH)
    window = practising(program, MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.REPLAYED, (deal,)))
    assert window.page.sheet.heading(window.desk.match) == ("One hand, played again", "")
    assert window.page.sheet.accessibleName().endswith(", one hand, played again")
    play_the_hand(program, window)
    rows = match_rows(window.desk.update, Words(Names("Mara")), 1.0)
    assert [row.label for row in rows] == ["One hand, played again", "You", "Mara"]
    assert [row.who for row in rows] == [None] * 3, "no bars on the way to a target"


def test_given_cards_are_dealt_without_asking_for_a_cut(program):
    window = practising(program)
    window.desk.ask_for_cuts = True
    asked: list[object] = []
    window.desk.cut_wanted.connect(asked.append)
    deal = GivenDeal("0123456789abcdef" * 4, "as it was", Seat.SOUTH)
    window.desk.new_match(MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.REPLAYED, (deal,)))
    assert asked == []
    assert window.desk.match.stage is Stage.PLAYING


KEY = "0123456789abcdef" * 4


def typed(window, text: str) -> str:
    """What the sheet says of a code typed in."""
    field = sheet_of(window).findChild(QLineEdit, "codeText")
    field.clear()
    QTest.keyClicks(field, text)
    return str(sheet_of(window).findChild(QLabel, "codeTold").text())


def test_a_deal_code_is_typed_in_and_its_cards_are_dealt(program):
    window = practising(program)
    window.menus.acts["deal_code"].trigger()
    code = deal_code(PRESETS["R3"], KEY, Seat.NORTH)
    assert not sheet_of(window).findChild(QAbstractButton, "play").isEnabled()
    assert ruleset_title(PRESETS["R3"]) in typed(window, code.lower())
    press(window, "play")
    window.table.skip()
    match, view = window.desk.match, window.desk.update.view
    assert (match.kind, match.setup.ruleset) == (MatchKind.REPLAYED, PRESETS["R3"])
    assert view.dealer is Seat.NORTH
    assert view.moves or set(view.hand) == set(deck_of_key(KEY)[:10])


def test_of_a_wrong_deal_code_is_said_what_is_wrong(program):
    window = practising(program)
    window.sheets.deal_code()
    code = deal_code(PRESETS["R1"], KEY, Seat.SOUTH)
    assert typed(window, "") == ""
    assert typed(window, code[:9]) == "So far 8 letters; most codes have 56."
    assert "“U”" in typed(window, "U" + code[1:])
    assert "letter is wrong" in typed(window, code[:-1] + ("0" if code[-1] != "0" else "2"))
    assert "newer version" in typed(window, "Z" + code[1:])
    assert not sheet_of(window).findChild(QAbstractButton, "play").isEnabled()


def test_a_code_that_was_copied_is_there_already(program):
    QGuiApplication.clipboard().setText(f"  {deal_code(PRESETS['R1'], KEY, Seat.SOUTH)}\n")
    window = practising(program)
    window.sheets.deal_code()
    assert sheet_of(window).findChild(QAbstractButton, "play").isEnabled()
    QGuiApplication.clipboard().setText("something else")
    sheet_of(window).reject()
    window.sheets.deal_code()
    assert not sheet_of(window).findChild(QAbstractButton, "play").isEnabled()


def test_a_deal_code_can_be_typed_in_from_the_sheet_of_a_new_match(program):
    window = program.open()
    press(window, "from_code")
    assert sheet_of(window).objectName() == "dealCode"
    assert sheet_of(window).findChild(QLineEdit, "codeText") is not None
