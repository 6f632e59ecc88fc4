"""What this program is, whose work it contains, and what it does not do."""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import Signal, qVersion
from PySide6.QtWidgets import QWidget

from ginrummy_qt import __version__
from ginrummy_qt.ports.identity import NAME
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class AboutSheet(Sheet):
    """Version, promises, licence and notices.

    `licences_wanted` asks for the licences in full, `folder_wanted` to be shown a folder, a Path.
    """

    licences_wanted = Signal()
    folder_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, NAME, 580)
        self.setObjectName("about")
        self.add_text(self.tr("Version {version}").format(version=__version__), TextRole.LABEL, Tone.QUIET)
        self.add_text(
            self.tr(
                "Gin rummy for one person against the computer. Every deck is sealed before the first card, "
                "and can be checked after the hand. The computer plays in a process of its own that never "
                "receives a card it may not see."
            )
        )
        self.add_text(self.tr("This program opens no network connection."), TextRole.BODY_STRONG)
        self.body.addWidget(self.paper.rule())
        for notice in self._notices():
            self.add_text(notice, TextRole.LABEL, Tone.QUIET)
        folder = self.add_button(self.tr("Show Qt’s files"), "qtFolder")
        folder.setToolTip(str(_qt_folder()))
        folder.setAccessibleDescription(str(_qt_folder()))
        folder.clicked.connect(lambda: self.folder_wanted.emit(_qt_folder()))
        licences = self.add_button(self.tr("Licences"), "licences")
        licences.clicked.connect(self.licences_wanted)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()

    def _notices(self) -> tuple[str, ...]:
        return (
            self.tr("Free software under the MIT licence, without any warranty."),
            self.tr(
                "Qt {qt} and PySide6 {pyside}, under the GNU Lesser General Public License, version 3. You "
                "may run this program with versions of your own, by exchanging its files of Qt. Where to get "
                "their source is told under “Licences”."
            ).format(qt=qVersion(), pyside=PySide6.__version__),
            self.tr("The typefaces Inter and Literata, under the SIL Open Font License 1.1."),
            self.tr("Cards, icons and words were made for this program."),
        )


def _qt_folder() -> Path:
    return Path(PySide6.__path__[0])
