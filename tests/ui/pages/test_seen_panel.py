"""The panel of cards seen: there when it is wanted, out of the way when something lies over it."""

from __future__ import annotations

from typing import Any

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.presentation.seen_cards import Seen
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock
from ginrummy_qt.rules.cards import DECK, Card
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, LIGHT
from tests.helpers.deals import stacked_deck
from tests.helpers.table import StackedMatch

HAND = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


@pytest.fixture(params=[(1280, 800), (800, 600)], ids=["usual", "small"])
def page(qtbot, request) -> Any:
    page: Any = GamePage(Theme(LIGHT, load_fonts(), Metrics(1.0)))
    qtbot.addWidget(page)
    page.set_options(TableOptions(speed=Speed.OFF))
    page.resize(*request.param)
    page.show()
    page.match = StackedMatch(stacked_deck(HAND, THEIRS, "7s", "3h 4h"), PRESETS["R2"])
    page.show_update(page.match.update(1))
    page.controller.skip()
    return page


def play(page, seat, action):
    page.show_update(page.match.update(page.match.submit(seat, action, page.match.seq)))
    page.controller.skip()


def test_it_is_not_there_until_it_is_wanted_and_goes_again(page):
    assert not page.seen
    page.set_seen(True)
    assert page.seen.isVisible()
    page.set_seen(False)
    assert page.seen is None
    assert page.sheet.isVisible()


def test_the_score_stays_in_sight_and_nothing_overlaps(page):
    whole = page.sheet.height()
    page.set_seen(True)
    assert page.sheet.isVisible()
    score = page.sheet.geometry().toRectF().intersected(page.sheet.inner().translated(page.sheet.pos()))
    assert score.height() >= 43.9
    assert not score.intersects(page.seen.geometry().toRectF())
    page.controller.open_end_preview()
    page.set_seen(False)
    assert page.sheet.height() == whole


def test_it_follows_every_move(page):
    page.set_seen(True)
    play(page, Seat.SOUTH, DrawStock())
    play(page, Seat.SOUTH, Discard(Card.parse("Kc")))
    assert page.seen.seen.of(Card.parse("Kc")) is Seen.THROWN_BY_YOU
    play(page, Seat.NORTH, DrawDiscard())
    assert page.seen.seen.of(Card.parse("Kc")) is Seen.KNOWN
    assert "Mara’s: king of clubs." in page.seen.accessibleName()


def test_every_card_has_a_place_of_its_own_inside_the_panel(page):
    page.set_seen(True)
    cells = [page.seen.cell(card) for card in DECK]
    for number, cell in enumerate(cells):
        assert page.seen.rect().contains(cell.toAlignedRect())
        assert not any(cell.intersects(other.adjusted(0.1, 0.1, -0.1, -0.1)) for other in cells[number + 1 :])


def test_a_thrown_card_looks_other_than_one_not_seen(page):
    page.set_seen(True)
    play(page, Seat.SOUTH, DrawStock())
    before = page.seen.grab(page.seen.cell(Card.parse("Kc")).toAlignedRect()).toImage()
    play(page, Seat.SOUTH, Discard(Card.parse("Kc")))
    assert page.seen.grab(page.seen.cell(Card.parse("Kc")).toAlignedRect()).toImage() != before
    page.set_theme(Theme(DARK, load_fonts(), Metrics(1.0)))
    assert page.seen.isVisible()


def test_it_makes_room_for_the_preview_and_comes_back(page):
    play(page, Seat.SOUTH, DrawDiscard())
    page.set_seen(True)
    page.controller.open_end_preview()
    assert not page.seen.isVisible()
    page.controller.preview.close()
    assert page.seen.isVisible()
