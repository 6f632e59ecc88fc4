"""The keys of the program, each to be changed: of the table, and of the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.keys.assignment import Kept, is_usable
from ginrummy_qt.ui.keys.key_bindings import KeyBindings, native
from ginrummy_qt.ui.keys.key_button import KeyButton
from ginrummy_qt.ui.keys.table_keys import TableKey
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import HALO, ThemedButton


@dataclass(frozen=True, slots=True)
class _Row:
    """An act: its key, and the way back to the usual one."""

    name: str
    key: KeyButton
    reset: ThemedButton


class ShortcutsSheet(Sheet):
    """A table of keys, in groups. `keep` is called with what the settings are to keep after a change."""

    def __init__(
        self, theme: Theme, parent: QWidget, bindings: KeyBindings, keep: Callable[[Kept], None]
    ) -> None:
        super().__init__(theme, parent, width=640)
        self.set_title(self.tr("Keyboard shortcuts"))
        self.setObjectName("shortcuts")
        self._bindings = bindings
        self._keep = keep
        self._rows: list[_Row] = []
        self._asked: tuple[str, str] | None = None
        how = self.tr("Press a key’s button, and then the key you want instead.")
        self.add_text(how, tone=Tone.QUIET, layout=self.below_body)
        self._build_groups()
        self._message = self._make_message()
        self._reset_all = self.add_button(self.tr("Reset all"), "reset_all")
        self._reset_all.clicked.connect(lambda: self._choose(()))
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        bindings.changed.connect(self._refresh)
        self._refresh()
        self._rows[0].key.setFocus()

    def _build_groups(self) -> None:
        self._add_group(self.tr("On the table"), tuple(TableKey))
        for heading, names in self._bindings.groups():
            self._add_group(heading, names)
        self._add_fixed()

    def _add_group(self, heading: str, names: Sequence[str]) -> None:
        self.add_text(heading, TextRole.HEADING, layout=self.below_body)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setSpacing(0)
        for line, name in enumerate(names):
            label = self._bindings.label(name)
            row = _Row(str(name), KeyButton(label, self.theme, Icons()), self._reset_button(str(name), label))
            row.key.setObjectName(f"key_{name}")
            row.key.chosen.connect(lambda keys, row=row: self._take(row, keys))
            row.key.listening_changed.connect(lambda _on: self._say(""))
            self.paper.keep(_Restyled(row.key))
            grid.addWidget(self.paper.label(label), line, 0)
            grid.addWidget(row.reset, line, 1)
            grid.addWidget(row.key, line, 2, Qt.AlignmentFlag.AlignRight)
            self._rows.append(row)
        self.below_body.addLayout(grid)

    def _reset_button(self, name: str, label: str) -> ThemedButton:
        button = self.paper.button(self.tr("Reset"), f"reset_{name}", ButtonKind.TEXT)
        button.setAccessibleName(self.tr("Reset the key of: {act}").format(act=label))
        button.clicked.connect(lambda: self._reset(name))
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button

    def _add_fixed(self) -> None:
        """The keys that are the same in every program."""
        self.add_text(self.tr("Always"), TextRole.HEADING, layout=self.below_body)
        for keys, what in (
            ("Return", self.tr("Press what has the focus")),
            ("Esc", self.tr("Give up the selection, go back")),
            ("Tab", self.tr("To the next part of the window")),
        ):
            text = self.tr("{key}: {act}").format(key=native(keys), act=what)
            self.add_text(text, layout=self.below_body)

    def _make_message(self) -> QLabel:
        label = self.paper.label("", TextRole.BODY_STRONG)
        label.setObjectName("message")
        label.setIndent(round(self.theme.px(HALO)))
        self._lines.insertWidget(2, label)
        label.hide()
        return label

    # Changing

    def _take(self, row: _Row, keys: str) -> None:
        """A key was pressed for an act: it is refused, asked about once, or taken."""
        asked, self._asked = self._asked, None
        holder = self._bindings.assignment.holder(keys, row.name)
        if keys and not is_usable(keys):
            self._say(self.tr("{key} has its fixed place. Press another key.").format(key=native(keys)))
        elif holder is not None and asked != (row.name, keys):
            self._asked = (row.name, keys)
            text = self.tr("{key} is the key of “{act}”. Press it again to take it away from there.")
            self._say(text.format(key=native(keys), act=self._bindings.label(holder)))
        else:
            row.key.stop()
            self._choose(self._bindings.assignment.with_key(row.name, keys))
            announce(self, row.key.accessibleName(), urgent=True)

    def _reset(self, name: str) -> None:
        self._choose(self._bindings.assignment.with_usual(name))
        row = next(row for row in self._rows if row.name == name)
        row.key.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, row.key.accessibleName(), urgent=True)

    def _choose(self, kept: Kept) -> None:
        self._keep(kept)
        self._refresh()

    def _refresh(self) -> None:
        """Show the keys in force."""
        assignment = self._bindings.assignment
        for row in self._rows:
            row.key.show_keys(assignment.keys(row.name))
            row.reset.setVisible(assignment.is_changed(row.name))
        self._reset_all.setEnabled(any(assignment.is_changed(row.name) for row in self._rows))

    def _say(self, text: str) -> None:
        self._message.setText(text)
        self._message.setVisible(bool(text))
        self.refit()
        announce(self, text, urgent=True)


class _Restyled:
    """A button that restyles with its sheet."""

    def __init__(self, button: ThemedButton) -> None:
        self._button = button

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._button.set_theme(theme)
