"""Looking through the discard pile, where the rules allow it (2.12)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS, PileView
from tests.helpers.table import make_table

OPEN = replace(PRESETS["R2"], pile_view=PileView.ALL)
HAND = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


def played(qtbot, ruleset=OPEN, size=(1280, 800)):
    """Three turns: four cards lie in the pile."""
    table = make_table(qtbot, HAND, THEIRS, "7s", "3h 4h", ruleset, size=size)
    for _ in range(2):
        table.click(table.stock())
        table.controller.skip()
        table.click(table.card_point(table.controller.hand[-1]))
        table.click(table.pile())
        table.controller.skip()
        table.opponent_draws_and_discards()
        table.controller.skip()
    return table


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_whole_pile_is_spread_in_its_order_and_gathered_again(qtbot, size):
    table = played(qtbot, size=size)
    pile = table.match.view().pile
    assert len(pile) == 5
    table.controller.look_through_pile()
    table.clock.run(500)
    shown = [table.view.scene().cards[card] for card in pile]
    assert all(item.turn == 1.0 and item.isVisible() for item in shown)
    assert [item.place.x() for item in shown] == sorted(item.place.x() for item in shown)
    assert not table.controller.poses_match_layout()
    QTest.keyClick(table.controller.pile.frame.close_button, Qt.Key.Key_Escape)
    assert not table.controller.pile.is_open
    assert table.lies_right()


def test_a_press_beside_the_cards_closes_it(qtbot):
    table = played(qtbot)
    table.controller.look_through_pile()
    QTest.mouseClick(table.controller.pile.frame, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not table.controller.pile.is_open
    assert table.lies_right()


def test_only_the_top_card_is_open_in_every_preset(qtbot):
    table = played(qtbot, PRESETS["R2"])
    table.controller.look_through_pile()
    assert not table.controller.pile.is_open


def test_the_next_move_closes_it(qtbot):
    table = played(qtbot)
    table.controller.look_through_pile()
    table.controller.show(table.match.update(0))
    table.controller.skip()
    assert not table.controller.pile.is_open
    assert table.lies_right()


def test_it_follows_the_window(qtbot):
    table = played(qtbot)
    table.controller.look_through_pile()
    table.view.resize(800, 600)
    table.clock.run(500)
    assert table.controller.pile.is_open
    assert table.port.rect().contains(table.controller.pile.frame.geometry())
    assert not table.controller.poses_match_layout()
    table.controller.look_through_pile()
    assert table.lies_right()


def test_assistive_programs_hear_the_cards(qtbot):
    table = played(qtbot)
    table.controller.look_through_pile()
    said = table.controller.pile.frame.accessibleDescription()
    for card in table.match.view().pile:
        assert table.controller._stage.words.spoken(Card(card)) in said
