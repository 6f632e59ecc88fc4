"""The panels by keyboard: the order of Tab, and a focus that can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.game_page import my_discard, my_knock
from tests.helpers.widgets import focused


def test_tab_reaches_every_panel_that_can_be_pressed(make_game, qtbot):
    game = make_game(seed=6)
    game.go_on(my_knock)
    with qtbot.waitActive(game.page):
        game.page.activateWindow()
    game.button("sort").setFocus()
    seen = []
    for _ in range(12):
        seen.append(focused().objectName())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    places = [seen.index(name) for name in ("sort", "end", "move_log", "seal", "score_sheet")]
    assert places == sorted(places)


@pytest.mark.parametrize("name", ["move_log", "seal", "score_sheet"])
def test_the_focus_can_be_seen(make_game, qtbot, name):
    game = make_game()
    game.go_on(my_discard)
    panel = game.button(name)
    with qtbot.waitActive(game.page):
        game.page.activateWindow()
    plain = panel.grab().toImage()
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    ring = panel.grab().toImage()
    colours = {ring.pixelColor(x, y).name() for x in range(ring.width()) for y in range(ring.height())}
    assert LIGHT.focus in colours
    assert ring != plain
