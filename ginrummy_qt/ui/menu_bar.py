"""The menus: every act of the program as an action with its shortcut, and which of them are possible now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from ginrummy_qt.ports.settings import HandOrder, Settings, Speed, ThemeChoice
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.languages import OWN_NAMES
from ginrummy_qt.presentation.pile_fan import may_look
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.session.open_log import may_export
from ginrummy_qt.ui.theme.menu import Menu
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_PACE: Final = 0.5
_SHEETS: Final = (
    "new_match", "continue_match", "deal_code", "open_record", "history", "statistics", "backups",
    "fairness", "settings", "rules", "tour", "shortcuts", "about",
)  # fmt: skip
"""What opens a sheet, one at a time."""

Keys = QKeySequence.StandardKey | str | None


class MenuBar(QObject):
    """Builds the menus of a window. `acts` holds the actions by name; the window connects them."""

    theme_chosen = Signal(object)
    speed_chosen = Signal(object)
    sort_chosen = Signal(object)
    language_chosen = Signal(str)
    """A locale name, or nothing for the system's."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.acts: dict[str, QAction] = {}
        self._groups: list[tuple[str, list[QAction]]] = []
        self._themes: dict[ThemeChoice, QAction] = {}
        self._speeds: dict[Speed, QAction] = {}
        self._languages: dict[str, QAction] = {}
        self._build_match()
        self._build_play()
        self._build_view()
        self._build_help()

    def shortcut_groups(self) -> tuple[tuple[str, tuple[QAction, ...]], ...]:
        """The actions with their menus' names, for the list of shortcuts."""
        return tuple((name, tuple(actions)) for name, actions in self._groups)

    def speak_anew(self) -> None:
        """Write every entry in the language in force, as a bar made now would have it."""
        window = QMainWindow()
        made = MenuBar(window)
        for mine, fresh in zip(_entries(self._window.menuBar()), _entries(window.menuBar()), strict=True):
            mine.setText(fresh.text())
        named = zip(made._groups, self._groups, strict=True)
        self._groups = [(name, actions) for (name, _fresh), (_old, actions) in named]
        window.deleteLater()

    def fit(self, theme: Theme) -> None:
        """Let the text grow with the window's scale, at half its pace; it is never smaller than usual."""
        scale = 1 + _PACE * max(0.0, theme.scale - 1)
        font = theme.at_scale(scale).font(TextRole.BODY)
        bar = self._window.menuBar()
        for widget in (bar, *bar.findChildren(QMenu)):
            if widget.font() != font:
                widget.setFont(font)

    def show_settings(self, settings: Settings, less_motion: bool) -> None:
        """Check the entries that are in force; `less_motion` may be the desktop's wish."""
        self._themes[settings.theme].setChecked(True)
        self._speeds[settings.speed].setChecked(True)
        if settings.language in self._languages:
            self._languages[settings.language].setChecked(True)
        self.acts["left_handed"].setChecked(settings.left_handed)
        with QSignalBlocker(self.acts["less_motion"]):
            self.acts["less_motion"].setChecked(less_motion)
        self.acts["seen_cards"].setChecked(settings.seen_cards)
        self.acts["cut_deck"].setChecked(settings.cut_deck)
        self.acts["sound"].setChecked(settings.sound_on)

    def show_update(self, update: TableUpdate | None, covered: bool) -> None:
        """Enable what is possible; `covered`: a sheet lies over the table."""
        kinds = {type(action) for action in update.legal_actions} if update is not None else set()
        stage = None if update is None else update.match.stage
        possible = {
            "draw_stock": DrawStock in kinds,
            "take_upcard": DrawDiscard in kinds,
            "pass": Pass in kinds,
            "discard": Discard in kinds,
            "knock": bool(kinds & {Knock, BigGin}),
            "take_back": update is not None and update.can_take_back,
            "resign": stage is not None and stage is not Stage.OVER,
            "export_record": update is not None and may_export(update),
            "verify": update is not None and bool(update.match.revealed),
            "look_pile": update is not None and may_look(update.view),
        }
        for name, now in possible.items():
            self.acts[name].setEnabled(now and not covered)
        playing = stage is Stage.PLAYING
        for name in ("sort_suit", "sort_rank", "sort_melds", "skip"):
            self.acts[name].setEnabled(playing and not covered)
        for name in ("tell_hand", "tell_upcard", "tell_deadwood", "tell_score"):
            self.acts[name].setEnabled(update is not None and not covered)
        for name in _SHEETS:
            self.acts[name].setEnabled(not covered)

    def show_history(self, back: bool, forth: bool) -> None:
        """Whether the arranging of the hand can be undone, and made again."""
        self.acts["undo_arranging"].setEnabled(back)
        self.acts["redo_arranging"].setEnabled(forth)

    def _build_match(self) -> None:
        menu = self._menu(self.tr("&Match"))
        self._add(menu, "new_match", self.tr("&New match…"), QKeySequence.StandardKey.New)
        self._add(menu, "continue_match", self.tr("&Continue a match…"), QKeySequence.StandardKey.Open)
        self._add(menu, "open_record", self.tr("&Open a match record…"), "Ctrl+Shift+O")
        self._add(menu, "export_record", self.tr("E&xport the record…"), "Ctrl+S")
        self._add(menu, "deal_code", self.tr("&Play a deal code…"))
        self._add(menu, "resign", self.tr("&Resign…"))
        menu.addSeparator()
        self._add(menu, "history", self.tr("&History…"), "Ctrl+H")
        self._add(menu, "statistics", self.tr("S&tatistics…"), "Ctrl+Shift+S")
        self._add(menu, "backups", self.tr("&Backups…"))
        menu.addSeparator()
        self._add(menu, "verify", self.tr("&Verify the deal…"), "Ctrl+E")
        self._add(menu, "fairness", self.tr("&Fairness…"), "Ctrl+Shift+E")
        self._check(menu, "cut_deck", self.tr("Cut the deck &myself"))
        menu.addSeparator()
        settings = self._add(menu, "settings", self.tr("&Settings…"), QKeySequence.StandardKey.Preferences)
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        if settings.shortcut().isEmpty():
            settings.setShortcut(QKeySequence("Ctrl+,"))
        quit_act = self._add(menu, "quit", self.tr("&Quit"), "Ctrl+Q")
        quit_act.setMenuRole(QAction.MenuRole.QuitRole)

    def _build_play(self) -> None:
        menu = self._menu(self.tr("&Play"))
        self._add(menu, "draw_stock", self.tr("&Draw from the stock"), "D")
        self._add(menu, "take_upcard", self.tr("&Take the upcard"), "T")
        self._add(menu, "pass", self.tr("&Pass"), "P")
        self._add(menu, "discard", self.tr("Dis&card the selected card"), "X")
        self._add(menu, "knock", self.tr("&Knock or gin…"), "K")
        self._add(menu, "take_back", self.tr("Take the last move &back"), "Ctrl+Backspace")
        menu.addSeparator()
        self._sort(menu, "sort_suit", self.tr("Sort by &suit"), HandOrder.SUIT, "1")
        self._sort(menu, "sort_rank", self.tr("Sort by &rank"), HandOrder.RANK, "2")
        self._sort(menu, "sort_melds", self.tr("Sort by &melds"), HandOrder.MELDS, "3")
        self._add(menu, "undo_arranging", self.tr("&Undo arranging"), QKeySequence.StandardKey.Undo)
        self._add(menu, "redo_arranging", self.tr("Arran&ge again"), QKeySequence.StandardKey.Redo)
        menu.addSeparator()
        self._add(menu, "look_pile", self.tr("&Look through the discard pile"), "L")
        menu.addSeparator()
        self._add(menu, "skip", self.tr("&Hurry up"), "S")
        menu.addSeparator()
        answers = Menu(self.tr("T&ell me"), menu)
        menu.addMenu(answers)
        self._build_answers(answers)

    def _build_answers(self, menu: QMenu) -> None:
        """What the table says, shown and aloud, when it is asked."""
        self._add(menu, "tell_hand", self.tr("My &hand"), "H")
        self._add(menu, "tell_upcard", self.tr("The &upcard and the stock"), "U")
        self._add(menu, "tell_deadwood", self.tr("My &deadwood"), "W")
        self._add(menu, "tell_score", self.tr("The &score"), "C")

    def _sort(self, menu: QMenu, name: str, text: str, order: HandOrder, keys: str) -> None:
        action = self._add(menu, name, text, keys)
        action.triggered.connect(lambda: self.sort_chosen.emit(order))

    def _build_view(self) -> None:
        menu = self._menu(self.tr("&View"))
        themes = {
            ThemeChoice.SYSTEM: self.tr("Like the s&ystem"),
            ThemeChoice.LIGHT: self.tr("&Light"),
            ThemeChoice.DARK: self.tr("&Dark"),
            ThemeChoice.HIGH_CONTRAST: self.tr("&High contrast"),
        }
        speeds = {
            Speed.SLOW: self.tr("&Slow"),
            Speed.NORMAL: self.tr("&Normal"),
            Speed.FAST: self.tr("&Fast"),
            Speed.OFF: self.tr("&Off"),
        }
        submenu = menu.addMenu(self.tr("&Theme"))
        for theme, text in themes.items():
            self._themes[theme] = self._choice(submenu, text, self._group("themes"), theme, self.theme_chosen)
        submenu = menu.addMenu(self.tr("&Speed of the cards"))
        for speed, text in speeds.items():
            self._speeds[speed] = self._choice(submenu, text, self._group("speeds"), speed, self.speed_chosen)
        self._build_languages(menu.addMenu(self.tr("Lan&guage")))
        self._check(menu, "less_motion", self.tr("Less &motion"))
        self._check(menu, "sound", self.tr("S&ound"), "M")
        self._check(menu, "left_handed", self.tr("Le&ft-handed"))
        self._check(menu, "seen_cards", self.tr("&Cards seen"), "N")
        menu.addSeparator()
        self._check(menu, "full_screen", self.tr("F&ull screen"), QKeySequence.StandardKey.FullScreen)
        if self.acts["full_screen"].shortcut().isEmpty():
            self.acts["full_screen"].setShortcut(QKeySequence("F11"))

    def _build_languages(self, menu: QMenu) -> None:
        for language, text in {"": self.tr("Like the s&ystem"), **OWN_NAMES}.items():
            group, chosen = self._group("languages"), self.language_chosen
            self._languages[language] = self._choice(menu, text, group, language, chosen)

    def _build_help(self) -> None:
        menu = self._menu(self.tr("&Help"))
        self._add(menu, "rules", self.tr("&Quick rules"), QKeySequence.StandardKey.HelpContents)
        self._add(menu, "tour", self.tr("&Tour of the table"))
        self._add(menu, "shortcuts", self.tr("&Keyboard shortcuts"), "Ctrl+?")
        menu.addSeparator()
        self._add(menu, "show_data", self.tr("Show the &data folder"))
        self._add(menu, "show_log", self.tr("Show the &log"))
        menu.addSeparator()
        about = self._add(menu, "about", self.tr("&About Gin Rummy Qt"))
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _menu(self, title: str) -> QMenu:
        bar = self._window.menuBar()
        menu = Menu(title, bar)
        bar.addMenu(menu)
        self._groups.append((title.replace("&", ""), []))
        return menu

    def _add(self, menu: QMenu, name: str, text: str, keys: Keys = None) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        menu.addAction(action)
        self.acts[name] = action
        self._groups[-1][1].append(action)
        return action

    def _check(self, menu: QMenu, name: str, text: str, keys: Keys = None) -> QAction:
        action = self._add(menu, name, text, keys)
        action.setCheckable(True)
        return action

    def _group(self, name: str) -> QActionGroup:
        found = self.findChild(QActionGroup, name)
        if isinstance(found, QActionGroup):
            return found
        group = QActionGroup(self)
        group.setObjectName(name)
        return group

    def _choice(
        self, menu: QMenu, text: str, group: QActionGroup, value: object, chosen: SignalInstance
    ) -> QAction:
        action = QAction(text, self._window)
        action.setCheckable(True)
        action.setActionGroup(group)
        action.setObjectName(f"{group.objectName()}_{value}")
        action.triggered.connect(lambda: chosen.emit(value))
        menu.addAction(action)
        return action


def _entries(bar: QWidget) -> Iterator[QAction]:
    """All entries, in menus in menus too, in their order."""
    for action in bar.actions():
        yield action
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from _entries(menu)


def connect_all(acts: dict[str, QAction], slots: Iterable[tuple[str, Callable[[], object]]]) -> None:
    """Connect plain actions to what they do."""
    for name, slot in slots:
        acts[name].triggered.connect(lambda _checked=False, slot=slot: slot())
