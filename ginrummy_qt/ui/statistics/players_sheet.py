"""The people who play here: who plays now, new ones, other names, and who leaves."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.profiles import Profile, ProfileStore
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.dialogs.tab_order import follow, reached
from ginrummy_qt.ui.statistics.keys import player_name
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_log = logging.getLogger(__name__)


class PlayersSheet(Sheet):
    """`switched` after another person plays, `changed` after a name has, `remove_wanted` with a Profile."""

    switched = Signal()
    changed = Signal()
    remove_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, store: ProfileStore, clock: Callable[[], int]) -> None:
        super().__init__(theme, parent, width=560)
        self.setObjectName("players_sheet")
        self.set_title(self.tr("Players"))
        self._store, self._clock = store, clock
        self._profiles: tuple[Profile, ...] = ()
        self._active = ""
        self.add_text(self.tr("Everybody has matches, statistics and a rating of their own."))
        self._rows = QWidget()
        self._group: QButtonGroup | None = None
        self.body.addWidget(self._rows)
        self._add_field()
        self._said = self.add_text("", TextRole.BODY_STRONG)
        self._said.setObjectName("said")
        self._said.hide()
        self._remove = self.add_button(self.tr("Remove…"), "remove")
        self._remove.clicked.connect(lambda: self.remove_wanted.emit(self._chosen()))
        self._switch = self.add_button(self.tr("Let play"), "switch")
        self._switch.clicked.connect(self._let_play)
        self._close = self.add_button(self.tr("Close"), "close", primary=True)
        self._close.clicked.connect(self.accept)
        self.refresh()

    def _add_field(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(0)
        self._field = self.paper.field("name", self.tr("Name"))
        self._field.setPlaceholderText(self.tr("Name"))
        self._field.setMaxLength(40)
        line.addWidget(self._field, 1)
        self._rename = self.paper.button(self.tr("Rename"), "rename")
        self._rename.clicked.connect(self._give_name)
        self._add = self.paper.button(self.tr("Add"), "add")
        self._add.clicked.connect(self._new)
        line.addWidget(self._rename)
        line.addWidget(self._add)
        self.below_body.addLayout(line)
        self._field.textChanged.connect(lambda _text: self._show_possible())

    def refresh(self, chosen: str = "") -> None:
        """List everybody, with this profile chosen, or whoever plays."""
        try:
            self._profiles = self._store.profiles()
            self._active = self._store.active().profile_id
        except StorageUnavailable as error:
            self._say(str(error))
            return
        self._list(chosen or self._active)
        self._show_possible()
        self.refit()

    def _list(self, chosen: str) -> None:
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(rows)
        for number, profile in enumerate(self._profiles):
            detail = self.tr("plays now") if profile.profile_id == self._active else ""
            row = self.paper.choice(player_name(profile), detail, f"player_{number}")
            row.setChecked(profile.profile_id == chosen)
            row.toggled.connect(lambda _on: self._show_possible())
            self._group.addButton(row, number)
            column.addWidget(row)
            if row.isChecked():
                row.setFocus()
        self.body.replaceWidget(self._rows, rows)
        rows.show()
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows
        rest = (self._field, self._rename, self._add, self._remove, self._switch, self._close)
        follow((*reached(rows), *rest))

    def _chosen(self) -> Profile:
        number = -1 if self._group is None else self._group.checkedId()
        return self._profiles[max(0, number)]

    def _show_possible(self) -> None:
        if not self._profiles:
            return
        named, plays = bool(self._field.text().strip()), self._chosen().profile_id == self._active
        self._add.setEnabled(named)
        self._rename.setEnabled(named)
        self._switch.setEnabled(not plays)
        self._remove.setEnabled(not plays)

    # What happens

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field adds the name that stands there, and closes nothing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._field.hasFocus():
            self._new()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _let_play(self) -> None:
        profile = self._chosen()
        if self._try(lambda: self._store.activate(profile.profile_id)):
            self.refresh()
            self._say(self.tr("{name} plays now.").format(name=player_name(profile)))
            self.switched.emit()

    def _new(self) -> None:
        name = self._field.text().strip()
        if name and self._try(lambda: self._store.create(name, self._clock())):
            self._field.clear()
            self.refresh(self._store.profiles()[-1].profile_id)
            self._say(self.tr("{name} is here now.").format(name=name))

    def _give_name(self) -> None:
        profile, name = self._chosen(), self._field.text().strip()
        if self._try(lambda: self._store.rename(profile.profile_id, name)):
            self._field.clear()
            self.refresh(profile.profile_id)
            self._say(self.tr("The name is {name} now.").format(name=name))
            self.changed.emit()

    def _try(self, act: Callable[[], object]) -> bool:
        """Do it; False, and a sentence, where that fails."""
        try:
            act()
        except ValueError:
            self._say(self.tr("This name is in use already."))
            return False
        except (KeyError, StorageUnavailable) as error:
            _log.error("a profile could not be changed: %s", error)
            self._say(self.tr("That could not be saved: {reason}").format(reason=str(error)))
            return False
        return True

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.show()
        announce(self, text)
        self.refit()
