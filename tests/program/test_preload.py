"""Issue 3, an update under the running program: what is needed later is loaded while the table rests."""

from __future__ import annotations

import sys
import textwrap

import pytest
from PySide6.QtCore import QObject

from ginrummy_qt.bootstrap.preload import LATER, NEVER, Preloader, modules_within


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with two modules, one inside a package of its own, and one that cannot be imported."""
    for name, text in {
        "latecomers/__init__.py": "",
        "latecomers/first.py": "",
        "latecomers/broken.py": "raise OSError('gone')",
        "latecomers/deeper/__init__.py": "",
        "latecomers/deeper/second.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(textwrap.dedent(text))
    monkeypatch.syspath_prepend(tmp_path)
    yield "latecomers"
    for name in [name for name in sys.modules if name.startswith("latecomers")]:
        del sys.modules[name]


def test_all_modules_of_a_package_are_found(package):
    assert sorted(modules_within([package])) == [
        "latecomers",
        "latecomers.broken",
        "latecomers.deeper",
        "latecomers.deeper.second",
        "latecomers.first",
    ]


def test_what_is_never_needed_is_left_out(package):
    assert "latecomers.deeper.second" not in list(modules_within([package], ["latecomers.deeper"]))


def test_all_are_loaded_even_if_one_cannot_be(package, qtbot):
    owner = QObject()
    preloader = Preloader(modules_within([package]), lambda: False, owner)
    preloader.start()
    qtbot.waitUntil(lambda: preloader.done)

    assert {"latecomers.first", "latecomers.deeper.second"} <= sys.modules.keys()


def test_nothing_is_loaded_while_the_table_is_busy(package, qtbot):
    owner, busy = QObject(), [True]
    preloader = Preloader(modules_within([package]), lambda: busy[0], owner)
    preloader.start()
    qtbot.wait(700)
    assert "latecomers.first" not in sys.modules

    busy[0] = False
    qtbot.waitUntil(lambda: preloader.done)
    assert "latecomers.first" in sys.modules


def test_the_windows_sheets_are_among_what_is_loaded_and_its_self_test_is_not():
    names = list(modules_within(LATER, NEVER))

    assert "ginrummy_qt.ui.dialogs.about" in names
    assert "ginrummy_qt.rules.record" in names
    assert not [name for name in names if "selftest" in name]
