"""Takes numbers along: to the clipboard, or to a file of the person's choice."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir, QObject, QSaveFile, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ginrummy_qt.ports.history import HistoryFilter, HistoryMatch, HistoryStore
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.statistics.export import matches_csv, matches_json, statistics_csv, statistics_json
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.statistics.data import PageData
from ginrummy_qt.ui.statistics.export_sheet import ExportSheet, Form, What
from ginrummy_qt.ui.theme.theme import Theme

_PAGE: Final = 1000
"""Matches read at once."""
_log = logging.getLogger(__name__)


class Exporting(QObject):
    """Writes statistics and matches."""

    def __init__(
        self, history: HistoryStore, opener: SheetOpener, window: QWidget, clock: Callable[[], int]
    ) -> None:
        super().__init__(window)
        self._history = history
        self._opener = opener
        self._window = window
        self._clock = clock
        self._sheet: ExportSheet | None = None

    def ask(self, data: PageData) -> None:
        """Ask what is to be taken along."""

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = ExportSheet(theme, host)
            sheet.save_wanted.connect(lambda what, form: self._choose_file(data, what, form))
            sheet.copy_wanted.connect(lambda what, form: self._copy(data, what, form))
            self._sheet = sheet
            return sheet

        self._opener.open(make).finished.connect(self._forget)

    def write(self, path: Path, data: PageData, what: What, form: Form) -> None:
        """Write the file, whole or not at all."""
        text = self._text(data, what, form)
        if text is None:
            return
        file, shown = QSaveFile(str(path)), QDir.toNativeSeparators(str(path))
        if file.open(QSaveFile.OpenModeFlag.WriteOnly):
            file.write(text.encode("utf-8"))
            if file.commit():
                self._say(self.tr("Saved to {file}.").format(file=shown))
                return
        self._fail(self.tr("The file could not be written"), f"{shown}: {file.errorString()}")

    def _copy(self, data: PageData, what: What, form: Form) -> None:
        text = self._text(data, what, form)
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("Copied."))

    def _choose_file(self, data: PageData, what: What, form: Form) -> None:
        dialog = QFileDialog(self._window, self.tr("Export"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{form.upper()} (*.{form})")
        dialog.setDefaultSuffix(str(form))
        dialog.selectFile(f"gin-rummy-{what}.{form}")
        dialog.fileSelected.connect(lambda name: self.write(Path(name), data, what, form))
        dialog.open()

    def _text(self, data: PageData, what: What, form: Form) -> str | None:
        """What is written; None, and a sentence, where it cannot be read."""
        try:
            match what, form:
                case What.STATISTICS, Form.CSV:
                    return statistics_csv(data.report(self._clock()))
                case What.STATISTICS, _:
                    return statistics_json(data.report(self._clock()))
                case _, Form.CSV:
                    return matches_csv(self._matches())
                case _:
                    return matches_json(self._matches())
        except StorageUnavailable as error:
            self._fail(self.tr("This could not be read"), str(error))
            return None

    def _matches(self) -> tuple[HistoryMatch, ...]:
        """All of them, read page by page."""
        found: list[HistoryMatch] = []
        while True:
            page = self._history.matches(HistoryFilter(), len(found), _PAGE)
            found += page
            if len(page) < _PAGE:
                return tuple(found)

    def _say(self, text: str) -> None:
        if self._sheet is not None:
            self._sheet.say(text)

    def _fail(self, title: str, reason: str) -> None:
        _log.error("%s: %s", title, reason)
        self._opener.tell(
            lambda: Notice(
                title, self.tr("Nothing was written."), Answer(self.tr("Close"), "close"), detail=reason
            )
        )

    def _forget(self) -> None:
        self._sheet = None
