"""Where the panels lie on the page, at every size and for either hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect

from tests.helpers.game_page import at_every_size, content, my_discard, my_offer, panels


@at_every_size
@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_panels_lie_on_the_page_apart_from_each_other_and_from_cards(make_game, size, left_handed):
    game = make_game(size, left_handed=left_handed)
    game.go_on(my_discard)
    areas = [content(panel) for panel in panels(game.page)]
    assert all(game.page.rect().contains(area) for area in areas)
    for place, area in enumerate(areas):
        assert not any(area.intersects(other) for other in areas[place + 1 :])
    for pose in game.page.controller.layout.cards.values():
        card = QRect(round(pose.x), round(pose.y), round(pose.width), round(pose.height))
        assert not any(area.intersects(card) for area in areas)


@at_every_size
def test_everything_to_press_is_at_least_44_px(make_game, size):
    game = make_game(size)
    game.go_on(my_offer)
    for name in ("sort", "pass", "end"):
        box = game.box(name)
        assert box.width() >= 44
        assert box.height() >= 44
    for panel in (game.page.log, game.page.seal, game.page.sheet):
        assert panel.inner().width() >= 44
        assert panel.inner().height() >= 44


@at_every_size
def test_left_handed_mirrors_bar_and_columns(make_game, size):
    right, left = make_game(size), make_game(size, left_handed=True)
    for game in (right, left):
        game.go_on(my_discard)
    for one, other in zip(panels(right.page), panels(left.page), strict=True):
        mirrored = QRect(content(other))
        mirrored.moveRight(size[0] - 1 - content(other).left())
        assert abs(mirrored.left() - content(one).left()) <= 1
        assert abs(mirrored.width() - content(one).width()) <= 1


def test_boxes_of_the_bar_stand_8_px_apart_and_end_at_the_margin(make_game):
    game = make_game((1280, 800))
    game.go_on(my_offer)
    boxes = [
        game.box(name).translated(game.button(name).mapTo(game.page, QPoint()))
        for name in ("sort", "pass", "end")
    ]
    assert [second.left() - first.right() - 1 for first, second in pairwise(boxes)] == [8, 8]
    assert boxes[-1].right() + 1 == 1280 - 24
    assert boxes[-1].bottom() + 1 == 800 - 24


def test_the_shadow_of_the_sheet_lets_the_pointer_through(make_game):
    game = make_game((800, 600))
    beside = content(game.page.sheet).bottomLeft() + QPoint(-game.page.sheet.room - 4, -40)
    assert game.page.sheet.ground.geometry().contains(beside)
    assert game.page.childAt(beside) is game.page.view.viewport()
