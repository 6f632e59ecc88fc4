"""The panels when something lies over the table: a result, the preview of a knock, a banner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.ui.panels.panel import dimmed
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.game_page import SIZES, Game, at_every_size, click, content, my_knock, panels
from tests.helpers.widgets import child


def test_the_result_of_a_hand_has_the_page_for_itself(make_game):
    game = make_game()
    game.knock()
    assert not any(panel.isVisible() for panel in panels(game.page))
    assert not game.page.sheet.ground.isVisible()
    game.session.next_hand("")
    game.page.controller.skip()
    assert all(panel.isVisible() for panel in panels(game.page))
    assert game.page.sheet.ground.isVisible()


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_under_the_scrim_of_the_preview_the_sheet_is_dark_and_still_readable(make_game, tokens):
    game = make_game(tokens=tokens, seed=6)
    game.go_on(my_knock)
    click(game.button("end"))
    under = game.page.sheet.look.theme.tokens
    assert under == dimmed(tokens)
    assert contrast(under.sink, under.surface) >= 7
    assert contrast(under.sink2, under.surface) >= 4
    click(game.button("knock_go_back"))
    game.page.controller.skip()
    assert game.page.sheet.look.theme.tokens == tokens


def lies_apart(game: Game, widget: QWidget) -> bool:
    area = widget.geometry()
    others = [content(panel) for panel in panels(game.page)]
    poses = game.page.controller.layout.cards.values()
    cards = [QRect(round(p.x), round(p.y), round(p.width), round(p.height)) for p in poses]
    return game.page.rect().contains(area) and not any(area.intersects(each) for each in (*others, *cards))


@at_every_size
def test_a_banner_with_something_to_press_has_room_for_it_and_cannot_be_closed(make_game, size, qtbot):
    game = make_game(size)
    banner = game.page.banner
    banner.say("Your match waits: the other player does not answer.", "Try again")
    act = child(banner, ThemedButton, "banner_act")
    assert lies_apart(game, banner)
    assert banner.rect().contains(act.box().translated(act.pos()))
    assert banner.height() < game.page.controller.layout.regions.note.height, "nothing is cut off"
    assert not child(banner, QPushButton, "close_banner").isVisible()
    with qtbot.waitSignal(banner.act_chosen):
        click(act)


def test_the_banner_hides_no_card_and_goes_for_good_when_closed(make_game):
    for size in SIZES:
        game = make_game(size)
        game.page.banner.say("Nothing is saved: the data folder cannot be written.")
        assert lies_apart(game, game.page.banner)
    click(child(game.page.banner, QPushButton, "close_banner"))
    assert not game.page.banner.isVisible()
    game.knock()
    game.session.next_hand("")
    game.page.controller.skip()
    assert not game.page.banner.isVisible()
