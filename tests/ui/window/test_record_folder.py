"""Where the dialog for a match record begins: never in the folder that the program was started in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QFileDialog
from shiboken6 import delete

from tests.helpers.records import record_file
from tests.helpers.windows import sheet_of, started


def test_records_are_looked_for_where_documents_are_and_then_where_one_was_found(
    program, elsewhere, tmp_path, monkeypatch, qtbot
):
    documents = tmp_path / "documents"
    documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(documents))
    window = started(program)
    assert asked_in(window) == documents
    window.findChild(QFileDialog).fileSelected.emit(str(record_file(elsewhere)))
    qtbot.waitUntil(lambda: window.opener.covered)
    sheet_of(window).done(0)
    assert asked_in(window) == elsewhere


def test_without_a_folder_for_documents_records_are_looked_for_at_home_and_not_anywhere(
    program, tmp_path, monkeypatch
):
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path / "gone"))
    monkeypatch.setattr(QDir, "homePath", lambda: str(tmp_path))
    assert asked_in(started(program)) == tmp_path


def asked_in(window):
    """The folder that the dialog for a record begins in."""
    for dialog in window.findChildren(QFileDialog):
        delete(dialog)
    window.menus.acts["open_record"].trigger()
    return Path(window.findChild(QFileDialog).directory().absolutePath())
