"""What of the statistics is taken along, in which form, and where to."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.controls import Choice
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class What(StrEnum):
    """What can be exported; the value begins the name of the file."""

    STATISTICS = "statistics"
    MATCHES = "matches"


class Form(StrEnum):
    """How it is written; the value is the suffix of the file."""

    CSV = "csv"
    JSON = "json"


class ExportSheet(Sheet):
    """`save_wanted` and `copy_wanted` with a What and a Form."""

    save_wanted = Signal(object, object)
    copy_wanted = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=560)
        self.setObjectName("export_statistics")
        self.set_title(self.tr("Export"))
        self._what, self._form = What.STATISTICS, Form.CSV
        first = self._add_whats()
        self._add_forms()
        self._said = self.add_text("", TextRole.LABEL, Tone.QUIET)
        self._said.setObjectName("said")
        self._said.hide()
        copy = self.add_button(self.tr("Copy"), "copy")
        copy.clicked.connect(lambda: self.copy_wanted.emit(self._what, self._form))
        self.add_button(self.tr("Close"), "close").clicked.connect(self.reject)
        save = self.add_button(self.tr("Save…"), "save", primary=True)
        save.clicked.connect(lambda: self.save_wanted.emit(self._what, self._form))
        first.setFocus()

    def say(self, text: str) -> None:
        """Tell what was done."""
        self._said.setText(text)
        self._said.show()
        announce(self, text)
        self.refit()

    def _add_whats(self) -> Choice:
        group = QButtonGroup(self)
        rows = {
            What.STATISTICS: (
                self.tr("The statistics"),
                self.tr("All numbers of the page, as they are chosen there."),
            ),
            What.MATCHES: (
                self.tr("The matches"),
                self.tr("One by one, with their results: all of this player."),
            ),
        }
        made = []
        for what, (title, detail) in rows.items():
            row = self.paper.choice(title, detail, f"export_{what}")
            row.setChecked(what is self._what)
            row.toggled.connect(lambda on, what=what: self._choose(what) if on else None)
            group.addButton(row)
            self.body.addWidget(row)
            made.append(row)
        return made[0]

    def _add_forms(self) -> None:
        group, line = QButtonGroup(self), FlowLayout(8)
        forms = {Form.CSV: self.tr("CSV, for spreadsheets"), Form.JSON: self.tr("JSON, for programs")}
        for form, text in forms.items():
            chip = self.paper.chip(text, f"export_{form}")
            chip.setChecked(form is self._form)
            chip.toggled.connect(lambda on, form=form: self._write_as(form) if on else None)
            group.addButton(chip)
            line.addWidget(chip)
        self.body.addLayout(line)

    def _choose(self, what: What) -> None:
        self._what = what
        self._said.hide()

    def _write_as(self, form: Form) -> None:
        self._form = form
        self._said.hide()
