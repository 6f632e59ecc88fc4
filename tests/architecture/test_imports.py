"""Who may import whom (docs/architecture.md): checked in the real tree, caught in made-up ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.import_rules import check, modules_of, report
from devtools.layers import MAY_IMPORT

ROOT = Path(__file__).parents[2]


def tree(root: Path, **sources: str) -> Path:
    """A made-up product: `rules__cards="import os"` becomes ginrummy_qt/rules/cards.py."""
    for name, source in sources.items():
        path = root / "ginrummy_qt" / (name.replace("__", "/") + ".py" if name != "start" else "__main__.py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    for folder in (path.parent for path in list((root / "ginrummy_qt").rglob("*.py"))):
        (folder / "__init__.py").touch()
    (root / "ginrummy_qt" / "__init__.py").touch()
    return root


def reasons(root: Path) -> list[str]:
    return [violation.reason for violation in check(root)]


def test_every_module_of_the_program_keeps_to_the_table():
    assert "ginrummy_qt.rules.cards" in modules_of(ROOT)
    assert [str(violation) for violation in check(ROOT)] == []


def test_what_a_package_may_import_may_not_import_more_than_the_package():
    for package, allowed in MAY_IMPORT.items():
        for other in allowed:
            assert MAY_IMPORT[other] <= allowed, f"{package} would get more through {other}"


def test_a_tree_that_keeps_to_the_table_passes(tmp_path):
    root = tree(
        tmp_path,
        rules__cards="import dataclasses\nfrom . import melds",
        rules__melds="from ginrummy_qt.rules.cards import Card",
        storage__log="import sqlite3\nfrom ..rules.cards import Card",
        ui__window="from PySide6.QtWidgets import QWidget\nfrom PySide6.QtNetwork import QLocalServer",
        bootstrap="from ginrummy_qt.storage import log\nfrom ginrummy_qt.ui import window",
        start="import sys\ndef main():\n    from ginrummy_qt.bootstrap import run",
    )
    assert reasons(root) == []


def test_a_forbidden_package_is_caught_through_any_number_of_others(tmp_path):
    root = tree(
        tmp_path,
        session__match="from ginrummy_qt.rules import cards",
        rules__cards="from ginrummy_qt import bootstrap",
        bootstrap="from ginrummy_qt.ui import window",
        ui__window="",
    )
    chain = "ginrummy_qt.session.match -> ginrummy_qt.rules.cards -> ginrummy_qt.bootstrap"
    assert f"session may not reach bootstrap: {chain}" in reasons(root)
    assert "rules may not reach bootstrap: ginrummy_qt.rules.cards -> ginrummy_qt.bootstrap" in reasons(root)


@pytest.mark.parametrize(
    "source",
    [
        "import ginrummy_qt.ui.window",
        "from ginrummy_qt.ui import window",
        "from ginrummy_qt.ui.window import Window",
        "from ..ui import window",
        "from .. import ui",
        "def late():\n    import ginrummy_qt.ui.window",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ginrummy_qt.ui import window",
        "import importlib\nimportlib.import_module('ginrummy_qt.ui.window')",
    ],
)
def test_an_import_counts_however_it_is_written(tmp_path, source):
    [reason] = reasons(tree(tmp_path, session__match=source, ui__window=""))
    assert reason.startswith("session may not reach ui: ginrummy_qt.session.match -> ginrummy_qt.ui")


def test_what_the_package_itself_imports_counts_for_all_its_modules(tmp_path):
    root = tree(tmp_path, link__process="from ginrummy_qt.ports import codec", ports__codec="", ui__window="")
    (root / "ginrummy_qt" / "ports" / "__init__.py").write_text("from ginrummy_qt.ui import window")
    assert any(reason.startswith("link may not reach ui") for reason in reasons(root))


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("session__match", "from PySide6.QtCore import QObject", "PySide6 belongs to bootstrap, ui"),
        ("session__match", "import sqlite3", "sqlite3 belongs to storage"),
        ("ui__window", "import sqlite3", "sqlite3 belongs to storage"),
        ("coach__equity", "import numpy as np", "numpy is no dependency of the game"),
        ("link__process", "import socket", "socket reaches the network"),
        ("ui__help", "from urllib.request import urlopen", "urllib.request reaches the network"),
        ("bootstrap", "import ssl", "ssl reaches the network"),
        ("ui__web", "from PySide6.QtWebEngineCore import QWebEnginePage", "QtWebEngineCore is not among"),
        (
            "ui__net",
            "from PySide6.QtNetwork import QTcpSocket",
            "of QtNetwork only QLocalServer, QLocalSocket",
        ),
        ("ui__net", "from PySide6 import QtNetwork", "of QtNetwork only QLocalServer, QLocalSocket"),
        ("ui__net", "import PySide6.QtNetwork", "of QtNetwork only QLocalServer, QLocalSocket"),
        ("rules__shuffle", "import secrets", "the rules are pure: no secrets"),
        ("rules__deal", "from random import shuffle", "the rules are pure: no random"),
        ("theatre__stage", "", "theatre has no row in the table"),
    ],
)
def test_a_forbidden_module_is_caught(tmp_path, module, source, reason):
    [found] = reasons(tree(tmp_path, **{module: source}))
    assert found.startswith(reason)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("from ginrummy_qt.bootstrap import run", "bootstrap must be imported inside a function"),
        ("from ginrummy_qt import engine", "engine must be imported inside a function"),
        ("def main():\n    from ginrummy_qt.ui import window", "the start imports only bootstrap, engine"),
    ],
)
def test_the_start_imports_bootstrap_or_engine_when_it_needs_them(tmp_path, source, reason):
    [found] = reasons(tree(tmp_path, start=source, bootstrap="", engine__main="", ui__window=""))
    assert found.startswith(reason)


def test_a_violation_is_reported_with_its_place(tmp_path, capsys):
    assert report(tree(tmp_path, rules__cards="\nimport secrets")) == 1
    assert capsys.readouterr().out == "ginrummy_qt.rules.cards:2: the rules are pure: no secrets\n"
