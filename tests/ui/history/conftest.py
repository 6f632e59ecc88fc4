"""The program's window over a data folder in which some matches were played."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from ginrummy_qt.rules.ruleset import PRESETS
from tests.helpers.long_past import quick_store
from tests.helpers.sessions import on_table, play_on, session_on, setup_of
from tests.helpers.windows import Program, sheet_of


def fill(folder: Path, matches: int = 6, seed: int = 1) -> list[str]:
    """Play so many matches to the end, and begin one more; their ids, oldest first."""
    store = quick_store(folder)
    session, rng, ids = session_on(store, seed), random.Random(seed), []
    for number in range(matches + 1):
        preset = PRESETS["R1"] if number % 2 else PRESETS["R4"]
        session.new_match(setup_of(replace(preset, target_score=40)))
        play_on(session, rng, 10_000 if number < matches else 45)
        ids.append(on_table(session))
    store.close()
    return ids


class Opened:
    """The window with the page open."""

    def __init__(self, program: Program, ids: list[str]) -> None:
        self.program, self.ids = program, ids
        self.window = program.open()
        while self.window.opener.top is not None:
            self.window.opener.top.reject()
        self.open()

    def open(self) -> None:
        self.window.menus.acts["history"].trigger()
        QCoreApplication.processEvents()

    @property
    def page(self):
        sheet = sheet_of(self.window)
        assert sheet.objectName() == "history", sheet.objectName()
        return sheet

    def listed(self) -> list[str]:
        model = self.page.model
        return [model.match_in(row).match_id for row in range(model.rowCount())]


@pytest.fixture
def program(qapp, qtbot, tmp_path) -> Iterator[Program]:
    folder = tmp_path / "data"
    folder.mkdir()
    made = Program(qapp, qtbot, folder)
    yield made
    made.close_all()


@pytest.fixture(scope="session")
def past(tmp_path_factory) -> tuple[Path, list[str]]:
    """A folder with seven matches, to be copied, and their ids."""
    folder = tmp_path_factory.mktemp("past")
    return folder, fill(folder)


@pytest.fixture
def opened(program, past) -> Opened:
    folder, ids = past
    shutil.copytree(folder, program.folder, dirs_exist_ok=True)
    return Opened(program, list(ids))
