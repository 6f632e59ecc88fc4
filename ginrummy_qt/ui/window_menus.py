"""What every entry of the menus does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent, QKeySequence

from ginrummy_qt.ui.menu_bar import connect_all
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.table import voice

if TYPE_CHECKING:
    from ginrummy_qt.ui.main_window import MainWindow
    from ginrummy_qt.ui.table.controller import TableController


def connect_menus(window: MainWindow, services: Services) -> None:
    """Connect the window's menus to its parts; those made late are asked for when they are wanted."""
    settings, table, sheets, menus = services.preferences, window.table, window.sheets, window.menus
    connect_all(
        menus.acts,
        (
            ("new_match", sheets.new_match),
            ("continue_match", sheets.continue_match),
            ("deal_code", sheets.deal_code),
            ("open_record", lambda: window.records.choose()),
            ("export_record", lambda: window.records.export()),
            ("resign", sheets.resign),
            ("verify", sheets.verify),
            ("history", lambda: window.past.open()),
            ("statistics", lambda: window.statistics.open()),
            ("backups", lambda: window.backups.open()),
            ("fairness", lambda: sheets.fairness(window.page.names.indices)),
            ("settings", window.open_settings),
            ("quit", window.close),
            *_play(table).items(),
            ("take_back", window.desk.take_back),
            ("undo_arranging", table.undo_arranging),
            ("redo_arranging", table.redo_arranging),
            ("look_pile", table.look_through_pile),
            ("skip", window.hurry),
            ("rules", sheets.rules),
            ("tour", window.show_tour),
            ("shortcuts", lambda: sheets.shortcuts(window.keys)),
            *((f"tell_{ask}", partial(table.answer, ask)) for ask in voice.Ask),
            ("about", sheets.about),
            ("show_data", lambda: window.show_outside(services.folder)),
            ("show_log", lambda: window.show_outside(services.log_file)),
        ),
    )
    menus.sort_chosen.connect(table.sort)
    menus.theme_chosen.connect(lambda theme: settings.change(theme=theme))
    menus.language_chosen.connect(lambda language: settings.change(language=language))
    menus.speed_chosen.connect(lambda speed: settings.change(speed=speed))
    menus.acts["left_handed"].toggled.connect(lambda on: settings.change(left_handed=on))
    menus.acts["less_motion"].toggled.connect(lambda on: settings.change(less_motion=on))
    menus.acts["sound"].toggled.connect(lambda on: settings.change(sound_on=on))
    menus.acts["seen_cards"].toggled.connect(lambda on: settings.change(seen_cards=on))
    menus.acts["cut_deck"].toggled.connect(lambda on: settings.change(cut_deck=on))
    menus.acts["full_screen"].toggled.connect(window.show_full_screen)
    menus.acts["show_log"].setEnabled(services.log_file is not None)
    _offer_take_back(window)


def _play(table: TableController) -> dict[str, Callable[[], None]]:
    """The entries that play, by name."""
    return {
        "draw_stock": table.draw_stock,
        "take_upcard": table.draw_discard,
        "pass": table.pass_upcard,
        "discard": table.discard_selected,
        "knock": table.open_end_preview,
    }


def tell_why_not(window: MainWindow, event: QKeyEvent) -> bool:
    """Let the table say why a key that plays does nothing now, as it does after a press; False for others."""
    table, covered = window.table, window.opener.covered or window.pages.shows_result
    if event.isAutoRepeat() or covered or not table.open_for_play:
        return False
    pressed = QKeySequence(event.keyCombination())
    for name, play in _play(table).items():
        entry = window.menus.acts[name]
        if entry.shortcut() == pressed and not entry.isEnabled():
            play()
            return True
    return False


def _offer_take_back(window: MainWindow) -> None:
    """The buttons on the table that do what the entry does, and tell its key."""
    bar, table, act = window.page.bar, window.table, window.menus.acts["take_back"]

    def tell_key() -> None:
        key = act.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        bar.set_back_key(key)
        table.board.back_key = key

    bar.back_chosen.connect(window.desk.take_back)
    table.back_requested.connect(window.desk.take_back)
    act.changed.connect(tell_key)
    tell_key()
