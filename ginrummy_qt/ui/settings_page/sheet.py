"""The page with all settings: what is chosen holds at once, and is seen on a small table beside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ui.card_painting import CardArtist
from ginrummy_qt.ui.dialogs.scroll_edges import ScrollEdges
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.settings_page.mini_table import MiniTable
from ginrummy_qt.ui.settings_page.options import Group, TryOut
from ginrummy_qt.ui.settings_page.rows import OptionRows
from ginrummy_qt.ui.settings_page.samples import SamplePainter
from ginrummy_qt.ui.settings_page.texts import SettingsTexts
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import HALO

_PREVIEW_FROM: Final = 640
"""Width of the window, in logical pixels, from which there is room for the small table."""
_SIGHT: Final = 64
"""What is kept in sight above and below a control with the keyboard, at scale 1."""
_ABOVE_RULE: Final = 10
"""More room above the line between two groups, at scale 1."""
_KEPT: Final = ("language",)
"""Fields that "reset all" leaves alone: nobody wants to lose the words they read."""


class SettingsSheet(Sheet):
    """`folder_wanted`: the data folder is to be shown; `sound_wanted`: a sound is to be heard."""

    folder_wanted = Signal()
    sound_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        preferences: Preferences,
        language: Callable[[], str],
        less_motion: Callable[[Settings], bool],
    ) -> None:
        super().__init__(theme, parent, width=1020)
        self.setObjectName("settings")
        self._preferences = preferences
        self._language = language
        self._less_motion = less_motion
        self._artist = CardArtist()
        self._before: dict[str, Any] | None = None
        self._add_buttons()
        self._build()
        self._rows.focus_first()
        preferences.changed.connect(self._show)

    def _build(self) -> None:
        self.set_title(self.tr("Settings"))
        words, language = SettingsTexts(), self._language()
        self._groups = words.groups()
        self._options = _Options()
        self.paper.keep(ScrollEdges(self._options, self.theme))
        self._rows = OptionRows(
            self.paper,
            SamplePainter(self._artist, language),
            lambda: self._preferences.now,
            words.try_out,
            self._options,
        )
        self._rows.chosen.connect(self._choose)
        self._rows.try_out.connect(self._try_out)
        for group in self._groups:
            self._add_group(group)
        self.preview = MiniTable(self._artist, self.theme, self._preferences.now, language)
        self.paper.keep(self.preview)
        self._columns = QWidget()
        line = QHBoxLayout(self._columns)
        line.setContentsMargins(0, 0, 0, 0)
        self.paper.follow(lambda theme: line.setSpacing(round(theme.px(24))))
        line.addWidget(self._options, 1)
        line.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._columns)
        self.let_give_way(self._columns)
        self._show(self._preferences.now)

    def _add_group(self, group: Group) -> None:
        column = self._options.column
        if column.count():
            line = QHBoxLayout()
            line.addWidget(self.paper.rule())
            self.paper.follow(lambda theme: line.setContentsMargins(*_sides(theme, _ABOVE_RULE)))
            column.addLayout(line)
        heading = self.paper.label(group.title, TextRole.HEADING)
        self.paper.follow(lambda theme: heading.setContentsMargins(*_sides(theme)))
        column.addWidget(heading)
        for option in group.options:
            column.addWidget(self._rows.row(option))

    def _add_buttons(self) -> None:
        folder = self.add_button(self.tr("Open data folder"), "openFolder")
        folder.clicked.connect(self.folder_wanted)
        self._usual = self.add_button(self.tr("Reset all"), "usual")
        self._usual.clicked.connect(self._reset_or_take_back)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)

    # What happens

    def _choose(self, field: str, value: object) -> None:
        self._before = None
        self._preferences.change(**{field: value})

    def _try_out(self, what: TryOut) -> None:
        match what:
            case TryOut.MOVE:
                self.preview.move_card()
            case TryOut.SOUND:
                self.sound_wanted.emit()

    def _reset_or_take_back(self) -> None:
        """The first press brings the usual settings, the next one takes that back."""
        now, usual = self._preferences.now, Settings()
        if self._before is not None:
            values, self._before = self._before, None
        else:
            names = [option.field for group in self._groups for option in group.options]
            names = [name for name in names if name not in _KEPT]
            self._before = {name: getattr(now, name) for name in names}
            values = {name: getattr(usual, name) for name in names}
        self._preferences.change(**values)
        self._show(self._preferences.now)

    def _show(self, settings: Settings) -> None:
        self._rows.show_settings(settings)
        self.preview.show_settings(settings, self._language(), self._less_motion(settings))
        usual = self._usual_settings(settings) == settings and self._before is None
        self._usual.setEnabled(not usual)
        taken = self.tr("Take it back")
        self._usual.setText(self.tr("Reset all") if self._before is None else taken)
        self._usual.updateGeometry()

    def _usual_settings(self, settings: Settings) -> Settings:
        usual = Settings()
        names = [option.field for group in self._groups for option in group.options]
        values: dict[str, Any] = {name: getattr(usual, name) for name in names if name not in _KEPT}
        return replace(settings, **values)

    # Events

    def apply_theme(self, theme: Theme) -> None:
        """The options begin a focus ring's room further left, so that their texts begin below the title."""
        super().apply_theme(theme)
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(0, 0, margins.right(), 0)
        self.refit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What gets the keyboard is scrolled into sight, with the heading above it."""
        moved = super().focusNextPrevChild(forward)
        focused = self.focusWidget()
        if focused is not None and self._options.isAncestorOf(focused):
            self._options.ensureWidgetVisible(focused, 0, round(self.theme.px(_SIGHT)))
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The small table goes where there is no room for it."""
        self.preview.setVisible(event.size().width() >= _PREVIEW_FROM)
        super().resizeEvent(event)


def _sides(theme: Theme, above: float = 0) -> tuple[int, int, int, int]:
    """Margins with which content ends where the boxes of buttons do, inside their halos."""
    side = round(theme.px(HALO))
    return side, round(theme.px(above)), side, 0


class _Options(QScrollArea):
    """The options one under the other; as tall as they are, scrolling where there is less room."""

    def __init__(self) -> None:
        super().__init__()
        content = QWidget()
        content.setObjectName("content")
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 0, 4, 0)
        self.column.setSpacing(14)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("options")

    def sizeHint(self) -> QSize:
        """All of the content."""
        width = self.width()
        return QSize(width, self.column.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A few rows."""
        return QSize(260, 200)
