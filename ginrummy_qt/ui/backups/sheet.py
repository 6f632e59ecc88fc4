"""The backups there are, one of which can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from ginrummy_qt.ports.backups import Backup
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.backups.texts import BackupText
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.dialogs.tab_order import follow, reached
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class BackupsSheet(Sheet):
    """`restore_wanted` with a Backup, `make_wanted` for a new one."""

    restore_wanted = Signal(object)
    make_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget, backups: Sequence[Backup]) -> None:
        super().__init__(theme, parent, width=620)
        self.setObjectName("backups")
        self.set_title(self.tr("Backups"))
        self._backups: tuple[Backup, ...] = ()
        self._group: QButtonGroup | None = None
        self.add_text(self.tr("Copies of everything kept here: all players, matches and statistics."))
        self._rows = QWidget()
        self.body.addWidget(self._rows)
        self._said = self.add_text("", TextRole.BODY_STRONG)
        self._said.setObjectName("said")
        self._said.hide()
        self._make = self.add_button(self.tr("Make one now"), "make")
        self._make.clicked.connect(self.make_wanted)
        self._restore = self.add_button(self.tr("Restore…"), "restore")
        self._restore.clicked.connect(lambda: self.restore_wanted.emit(self._chosen()))
        self._close = self.add_button(self.tr("Close"), "close", primary=True)
        self._close.clicked.connect(self.accept)
        self.show_backups(backups)
        if not any(backup.sound for backup in backups):
            self._close.setFocus()

    def show_backups(self, backups: Sequence[Backup], said: str = "") -> None:
        """List these, and tell what was done."""
        self._backups = tuple(backups)
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(rows)
        if not backups:
            column.addWidget(self.paper.label(self.tr("There is none yet: one is made every day of play.")))
        for number, backup in enumerate(backups):
            row = self.paper.choice(BackupText.title(backup), BackupText.detail(backup), f"backup_{number}")
            row.setEnabled(backup.sound)
            self._group.addButton(row, number)
            column.addWidget(row)
        self.body.replaceWidget(self._rows, rows)
        rows.show()
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows
        follow((*reached(rows), self._make, self._restore, self._close))
        self._choose_newest()
        self._said.setText(said)
        self._said.setVisible(bool(said))
        announce(self, said)
        self.refit()

    def _choose_newest(self) -> None:
        """Of those that can be restored."""
        assert self._group is not None
        sound = [number for number, backup in enumerate(self._backups) if backup.sound]
        self._restore.setEnabled(bool(sound))
        if sound:
            newest = self._group.button(sound[0])
            newest.setChecked(True)
            newest.setFocus()

    def _chosen(self) -> Backup:
        assert self._group is not None
        return self._backups[self._group.checkedId()]
