"""A press whose release went elsewhere (a screen lock, another pointer) leaves nothing behind (issue 5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from ginrummy_qt.rules.actions import DrawStock
from tests.helpers.table import make_table, middle

HAND = "4s 5s 6s Qh Qc Kd As 2c 3d 9c"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


@pytest.fixture
def table(qtbot):
    return make_table(qtbot, HAND, THEIRS, "7s", "3h 4h")


def test_a_press_while_a_card_is_carried_puts_that_card_back(table):
    table.pull(table.card_point("Kd"), middle(table.controller.layout.regions.prompt))
    table.click(QPoint(2, 2))
    assert table.lies_right()


def test_the_game_goes_on_after_a_release_was_lost(table):
    table.pull(table.card_point("Kd"), middle(table.controller.layout.regions.prompt))
    table.click(table.stock())
    assert table.intents == [DrawStock()]
    assert table.lies_right()
