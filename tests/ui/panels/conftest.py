"""A shown page of the game, for every test of its panels."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.game_page import Game
from tests.helpers.sessions import session_on, setup_of
from tests.helpers.widgets import discard


@pytest.fixture
def make_game(qapp):
    pages: list[GamePage] = []

    def make(size=(1280, 800), tokens=LIGHT, left_handed=False, preset="R1", seed=3) -> Game:
        page = GamePage(Theme(tokens, load_fonts(), Metrics()))
        pages.append(page)
        page.resize(*size)
        page.set_options(TableOptions(speed=Speed.OFF, left_handed=left_handed))
        page.show()
        game = Game(page, session_on(MemoryMatchStore(), seed), [])
        game.session.subscribe(Seat.SOUTH, page.show_update)
        page.controller.intent.connect(lambda action, _seq: game.intents.append(action))
        game.session.new_match(setup_of(PRESETS[preset]))
        game.session.next_hand("")
        page.controller.skip()
        return game

    yield make
    discard(pages)
