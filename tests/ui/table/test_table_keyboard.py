"""Playing by keys alone, with a visible focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import Card
from tests.helpers.table import make_table

HAND = "3c 4c 5c 7h 7s 7d 9d Js Qs Kh"
OPPONENT = "8h 9h Th Kc Kd Ks 5d 6s 2h Jh"
STOCK = "2d 6d 3d 4d"


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, OPPONENT, "As", STOCK)


def ringed(table) -> list[str]:
    """Everything that shows the keyboard's ring now."""
    scene = table.view.scene()
    places = {"stock": scene.stock, "pile": scene.pile, "knock": scene.slot}
    found = [name for name, item in places.items() if item.look.focused]
    return found + [str(key) for key, item in scene.cards.items() if item.marks.focused]


def test_arrows_walk_through_the_hand_and_stop_at_its_ends(table):
    hand = table.hand_texts()
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right)
    assert ringed(table) == [hand[2]]
    for _ in range(20):
        table.key(Qt.Key.Key_Left)
    assert ringed(table) == [hand[0]]


def test_home_and_end_go_to_the_ends_of_the_row_that_has_the_focus(table):
    hand = table.hand_texts()
    table.key(Qt.Key.Key_End)
    assert ringed(table) == [hand[-1]]
    table.key(Qt.Key.Key_Home)
    assert ringed(table) == [hand[0]]
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_End)
    assert ringed(table) == ["knock"]
    table.key(Qt.Key.Key_Home)
    assert ringed(table) == ["stock"]


def test_after_a_draw_by_keys_the_focus_is_on_the_card_drawn_and_tab_goes_where_it_can_go(table):
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Return)
    drawn = table.controller.layout.fresh
    assert ringed(table) == [str(drawn)]
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert ringed(table) == ["pile"]
    QTest.keyClick(table.view, Qt.Key.Key_Backtab)
    assert ringed(table) == [str(drawn)]


def test_after_a_draw_by_the_pointer_the_first_key_starts_from_the_card_drawn(table):
    table.click(table.stock())
    drawn = str(table.controller.layout.fresh)
    assert not ringed(table)
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert ringed(table) == [drawn]


def test_up_goes_to_where_one_acts_and_down_comes_back(table):
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Up)
    assert ringed(table) == ["stock"]
    table.key(Qt.Key.Key_Right)
    assert ringed(table) == ["pile"]
    table.key(Qt.Key.Key_Down)
    assert ringed(table) == [table.hand_texts()[1]]


def test_tab_stops_at_the_hand_and_where_something_can_be_done_and_then_leaves(table, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    before, after = QPushButton("before"), QPushButton("after")
    for widget in (before, table.view, after):
        rows.addWidget(widget)
    window.resize(1280, 860)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    before.setFocus()
    seen = []
    for _ in range(5):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(ringed(table))
    assert [len(rings) for rings in seen] == [1, 1, 1, 0, 0]
    assert seen[1:3] == [["stock"], ["pile"]]
    after.setFocus()
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    assert ringed(table) == ["pile"]
    table.view.setParent(None)


def test_a_click_hides_the_ring_and_a_key_shows_it_again(table):
    table.key(Qt.Key.Key_Right)
    assert ringed(table)
    table.click(table.card_point("Kh"))
    assert not ringed(table)
    table.key(Qt.Key.Key_Left)
    assert ringed(table)


def test_after_a_click_tab_first_shows_where_the_focus_is(table):
    table.click(table.card_point("Kh"))
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert ringed(table) == ["Kh"]
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert ringed(table) == ["stock"]


def test_a_turn_by_keys_alone(table):
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Return)
    assert table.intents == [DrawStock()]
    table.key(Qt.Key.Key_End)
    last = table.hand_texts()[-1]
    table.key(Qt.Key.Key_Space)
    assert table.controller.selected == Card.parse(last)
    table.key(Qt.Key.Key_Up)
    assert ringed(table) == ["pile"]
    table.key(Qt.Key.Key_Return)
    assert table.intents[-1] == Discard(Card.parse(last))
    assert table.lies_right()


def test_the_key_for_a_discard_throws_the_card_with_the_ring_when_none_is_selected(table):
    table.click(table.stock())
    table.key(Qt.Key.Key_End)
    last = table.hand_texts()[-1]
    assert ringed(table) == [last]
    table.controller.discard_selected()
    assert table.intents[-1] == Discard(Card.parse(last))


def test_a_selected_card_goes_before_the_one_with_the_ring(table):
    table.click(table.stock())
    table.key(Qt.Key.Key_Home)
    first = table.hand_texts()[0]
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_End)
    table.controller.discard_selected()
    assert table.intents[-1] == Discard(Card.parse(first))


def test_the_upcard_is_taken_with_enter(table):
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Enter)
    assert table.intents == [DrawDiscard()]


def test_shift_and_arrows_move_the_card_and_the_focus_stays_on_it(table):
    hand = table.hand_texts()
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.hand_texts() == [*hand[1:3], hand[0], *hand[3:]]
    assert ringed(table) == [hand[0]]
    table.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert table.hand_texts() == [hand[1], hand[0], *hand[2:]]
    assert table.lies_right()


def test_escape_gives_the_selection_up(table):
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    assert table.controller.selected is not None
    table.key(Qt.Key.Key_Escape)
    assert table.controller.selected is None


class Listening(QWidget):
    """A window that hears the keys which its table does not use."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.text())


def test_letters_are_left_to_the_menus(table, qtbot):
    window = Listening()
    qtbot.addWidget(window)
    table.view.setParent(window)
    table.view.show()
    window.show()
    table.key(Qt.Key.Key_D)
    table.view.setParent(None)
    assert window.heard == ["d"]


def test_the_focus_goes_on_when_its_card_has_left(table):
    table.key(Qt.Key.Key_Right)
    table.click(table.stock())
    table.drag(table.card_point(table.hand_texts()[1]), table.pile())
    table.key(Qt.Key.Key_Right)
    assert len(ringed(table)) == 1


def test_a_whole_hand_by_keys_alone(table, qtbot):
    while table.match.state.deal.outcome is None:
        table.key(Qt.Key.Key_Up)
        if ringed(table) != ["stock"]:
            table.key(Qt.Key.Key_Left)
        table.key(Qt.Key.Key_Return)
        table.key(Qt.Key.Key_Down)
        for _ in range(11):
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_Up)
        table.key(Qt.Key.Key_Return)
        assert table.lies_right()
        if table.match.state.deal.outcome is None:
            table.opponent_draws_and_discards()
    bar = table.controller.board.bar
    assert bar.go_on.hasFocus()
    with qtbot.waitSignal(table.controller.next_requested, timeout=100):
        QTest.keyClick(bar.go_on, Qt.Key.Key_Space)
