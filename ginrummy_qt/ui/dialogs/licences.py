"""Whose work the program contains, and under which licences: a list, and the chosen one's full text."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from ginrummy_qt.ports.identity import HOMEPAGE
from ginrummy_qt.ui.dialogs.licence_list import LicenceList, LicenceModel, Row
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.flowing import flowing
from ginrummy_qt.ui.licences import Component, licence_folder, licence_text, read_components, version_now
from ginrummy_qt.ui.theme.theme import Theme

NOTICE: Final = "NOTICE.txt"
_log = logging.getLogger(__name__)


class LicencesSheet(Sheet):
    """A text is read when its row is chosen; the first row has the notice, where the bundle has one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=920)
        self.set_title(self.tr("Licences"))
        self.setObjectName("licences")
        self._folder: Path | None = None
        self._components: tuple[Component, ...] = ()
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        try:
            self._folder = licence_folder()
            self._components = read_components(self._folder)
        except (OSError, ValueError) as error:
            _log.error("the licences cannot be read: %s", error)
            self.add_text(self._missing())
            close.setFocus()
            return
        self._has_notice = (self._folder / NOTICE).is_file()
        self._add_parts()

    def _add_parts(self) -> None:
        self._text = self.paper.text_box("licenceText", self.tr("Licence text"))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._list = LicenceList(LicenceModel(self._rows()), self.theme)
        self._list.setObjectName("components")
        self._list.setAccessibleName(self.tr("What the program contains"))
        self.paper.keep(self._list)
        columns = QHBoxLayout()
        columns.addWidget(self._list)
        columns.addWidget(self._text, 1)
        self.body.addLayout(columns, 1)
        self._list.selectionModel().currentChanged.connect(self._show)
        self._list.setCurrentIndex(self._list.model().index(0, 0))
        self._list.setFocus()

    def _rows(self) -> list[Row]:
        rows = [Row(self.tr("Notice"), self.tr("Replacing Qt; the sources"))]
        return (rows if self._has_notice else []) + [self._row(each) for each in self._components]

    def _row(self, component: Component) -> Row:
        version = component.version or version_now(component.version_from)
        title = f"{component.name} {version}".rstrip()
        licence = component.licence.replace("LicenseRef-", "")
        if not component.part_of:
            return Row(title, licence)
        inside = self.tr("{licence}, part of {whole}")
        return Row(title, inside.format(licence=licence, whole=component.part_of))

    def _show(self, index: QModelIndex) -> None:
        self._text.setPlainText(flowing(self._text_of(index.row())))
        title = self._list.model().index(index.row(), 0).data()
        self._text.setAccessibleDescription(title)

    def _text_of(self, row: int) -> str:
        assert self._folder is not None
        try:
            if self._has_notice and row == 0:
                return (self._folder / NOTICE).read_text(encoding="utf-8")
            return licence_text(self._components[row - int(self._has_notice)], self._folder)
        except OSError as error:
            _log.error("a licence cannot be read: %s", error)
            return self._missing()

    def _missing(self) -> str:
        return self.tr(
            "The licence texts are not where the program was put. They are part of every installer, and of "
            "the source at {address}."
        ).format(address=HOMEPAGE)
