"""The window: the table, the menus and the sheets, around one match at a time."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from ginrummy_qt.ports.requests import SHOW, Ask, Request
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.table import MatchInfo, TableUpdate
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.deck import deck_style
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.geometry import ScreenWatch, place_window, window_place
from ginrummy_qt.ui.hand_keeper import HandKeeper
from ginrummy_qt.ui.keys.key_bindings import KeyBindings
from ginrummy_qt.ui.look import Look
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.menu_bar import MenuBar
from ginrummy_qt.ui.opponent import Opponent
from ginrummy_qt.ui.outside import open_outside
from ginrummy_qt.ui.roomy import let_scroll, needs_room
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.system_motion import SystemMotion
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.table_sounds import TableSounds
from ginrummy_qt.ui.theme.icons import app_icon
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.trouble_sheets import TroubleSheets
from ginrummy_qt.ui.window_banner import WindowBanner
from ginrummy_qt.ui.window_menus import connect_menus, tell_why_not
from ginrummy_qt.ui.window_pages import WindowPages
from ginrummy_qt.ui.window_requests import WindowRequests, dropped_files
from ginrummy_qt.ui.window_sheets import WindowSheets

if TYPE_CHECKING:
    from ginrummy_qt.ui.pages.match_result_page import MatchResultPage
    from ginrummy_qt.ui.records.desk import RecordDesk
    from ginrummy_qt.ui.window_backups import WindowBackups
    from ginrummy_qt.ui.window_history import WindowHistory
    from ginrummy_qt.ui.window_statistics import WindowStatistics
    from ginrummy_qt.ui.window_tour import WindowTour


class MainWindow(QMainWindow):
    """The program's one window."""

    first_painted = Signal()
    """The first frame is on the screen."""

    def __init__(self, services: Services, look: Look) -> None:
        super().__init__()
        self._services = services
        self._look = look
        self._painted = False
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setWindowTitle("Gin Rummy Qt")
        self.opponent = Opponent(services.launch_engine, parent=self)
        self.desk = MatchDesk(services.session, self.opponent, self)
        self.menus = MenuBar(self)
        self.motion = SystemMotion(self)
        self.sounds = TableSounds(services.make_sound_player, services.preferences, self)
        self._build_pages()
        self.keys = KeyBindings(self.menus, self.table.set_keys)
        self.opener = SheetOpener(self.pages, lambda: self._look.theme)
        self.sheets = WindowSheets(services, self.desk, self.opener)
        self.troubles = TroubleSheets(services, self.desk, self.opener)
        self.banner = WindowBanner(
            self.page.banner, self.desk, self.opener, self.sheets, self.troubles, services
        )
        self.requests = WindowRequests(
            self.desk, self.opener, self.sheets, lambda: self.records, self.raise_window
        )
        self._connect()
        self._take_settings(services.preferences.now)
        self._place()
        self._refresh_menus()

    def start(self, request: Request = SHOW, welcome: bool = False) -> None:
        """Go on with the match played last, or offer a new one; do what the start asks for; then say what is
        wrong, if anything is.

        `welcome`: at the very first start a person is welcomed instead of asked which match to play.
        Called before the window is shown, so that its first frame shows the match; the computer player's
        process is started after that frame.
        """
        if not self._painted:
            self.opponent.hold_back()
            self.first_painted.connect(self.opponent.go_ahead)
            for layout in (self.layout(), self.pages.layout()):
                if layout is not None:
                    layout.activate()
        self.banner.tell_lasting()
        unfinished = self.sheets.unfinished()
        if not unfinished or not self.sheets.resume(unfinished[0].match_id):
            if welcome and not self._services.preferences.now.welcomed:
                self.sheets.welcome(self.show_tour)
            else:
                self.sheets.new_match()
        if request.ask is not Ask.CONTINUE:
            self.requests.fulfil(request)
        self.troubles.tell_of_start()

    @property
    def shows_match_result(self) -> bool:
        """Whether the page of a match that is over is on the screen."""
        return self.pages.shows_result

    @cached_property
    def records(self) -> RecordDesk:
        """Match records to look at and to write; made when it is first needed, for a quick start."""
        from ginrummy_qt.ui.records.desk import RecordDesk

        session, past = self._services.session, lambda: self.past
        return RecordDesk(session, self.opener, self, lambda: self.page.names.indices, past)

    @cached_property
    def past(self) -> WindowHistory:
        """History and replays; made when it is first needed."""
        from ginrummy_qt.ui.window_history import WindowHistory

        wishes, hear = lambda: self.page.options, self.sounds.hear
        return WindowHistory(self._services, self.desk, self.opener, self.sheets, wishes, hear, self)

    @cached_property
    def statistics(self) -> WindowStatistics:
        """What was played so far, in numbers; made when it is first needed."""
        from ginrummy_qt.ui.window_statistics import WindowStatistics

        page = WindowStatistics(self._services, self.opener, self.sheets, self)
        page.replay_wanted.connect(lambda match_id, number: self.past.replay(match_id, number))
        return page

    @cached_property
    def backups(self) -> WindowBackups:
        """Copies of everything kept; made when it is first needed."""
        from ginrummy_qt.ui.window_backups import WindowBackups

        return WindowBackups(self._services, self.desk, self.opener, self.sheets)

    @cached_property
    def tour(self) -> WindowTour:
        """The tour of the table; made when it is first wanted."""
        from ginrummy_qt.ui.window_tour import WindowTour

        return WindowTour(self.page, self.desk, self.opener, self.sheets)

    def show_tour(self) -> None:
        """Show what is where on the table."""
        self.tour.start()

    def raise_window(self) -> None:
        """Come to the front."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def leave(self) -> None:
        """End the program: nothing is asked."""
        self.close()
        self._services.quit_program()

    # Building

    def _build_pages(self) -> None:
        self.pages = WindowPages(self._look, self._services.preferences, self)
        self.setCentralWidget(self.pages)
        self.page = self.pages.game
        self.table = self.page.controller
        self.table.view.viewport().installEventFilter(self)

    def _connect(self) -> None:
        settings, desk, table, sheets = self._services.preferences, self.desk, self.table, self.sheets
        desk.updated.connect(self._show_update)
        desk.refused.connect(table.show_rejection)
        desk.cut_wanted.connect(sheets.cut)
        if self._services.traffic is not None:
            desk.another_match.connect(self._services.traffic.forget)
        self.first_painted.connect(lambda: self.setWindowIcon(app_icon()))
        self.first_painted.connect(self.sounds.go_ahead)
        self.first_painted.connect(self.motion.ask)
        self.motion.changed.connect(lambda: self._take_settings(settings.now))
        if self._services.size is None:
            self.first_painted.connect(lambda: ScreenWatch(self))
        table.sounded.connect(self.sounds.hear)
        self.first_painted.connect(lambda: self.banner.tell_plainness(self._look.theme.fonts))
        self.opponent.thinking_changed.connect(self.page.set_thinking)
        self.pages.result_made.connect(self._connect_result)
        table.intent.connect(desk.submit)
        table.busy_changed.connect(lambda busy: self.opponent.set_at_rest(not busy))
        table.board.remark = self._compare
        table.next_requested.connect(self._go_on)
        table.verify_requested.connect(sheets.verify)
        table.settled.connect(self._show_resignation)
        self.page.sheet_opened.connect(lambda: sheets.score_sheet(self.page.sheet_model))
        self.page.log_opened.connect(lambda: sheets.move_log(self.page.log_model))
        table.history_changed.connect(self.menus.show_history)
        table.hand_order_changed.connect(lambda order: settings.change(hand_order=order))
        self.hand_keeper = HandKeeper(table, settings)
        self.opener.covered_changed.connect(self._cover)
        self._look.changed.connect(self._take_theme)
        settings.changed.connect(self._take_settings)
        connect_menus(self, self._services)

    def _place(self) -> None:
        settings = self._services.preferences.now
        size = self._services.size
        place_window(self, settings.window if size is None else None)
        if size is not None:
            self.resize(*size)
        elif settings.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    # What happens

    def _show_update(self, update: TableUpdate) -> None:
        if update.match.stage is not Stage.OVER:
            self.pages.show_game()
            self._focus_page()
        self.page.show_update(update)
        self._refresh_menus()
        self.banner.follow_match()

    def _go_on(self) -> None:
        """After a hand: the next one; after the last: the result of the match."""
        match = self.desk.match
        if match is None or match.stage is not Stage.OVER:
            self.desk.next_hand()
        elif match.winner is None:
            self.sheets.new_match()
        else:
            self.show_match_result(match)

    def _compare(self, update: TableUpdate) -> str:
        """What the result of a hand played again is compared with."""
        return self.past.comparison(update) if update.match.kind is MatchKind.REPLAYED else ""

    def _show_resignation(self) -> None:
        """A match given up has no last hand to look at."""
        match = self.desk.match
        if match is not None and match.resigned is not None and not self.pages.shows_result:
            self.show_match_result(match)

    def show_match_result(self, match: MatchInfo) -> None:
        """The page of a match that is over."""
        self.pages.show_result(match)
        self._refresh_menus()

    def _connect_result(self, page: MatchResultPage) -> None:
        page.play_again.connect(self.sheets.new_match)
        page.verify.connect(self.sheets.verify)
        page.show_hands.connect(lambda: self.sheets.score_sheet(self.page.sheet_model))
        page.export_record.connect(lambda: self.records.export())

    def _focus_page(self) -> None:
        """Give the keyboard to the page on display, where nothing on it or above it has the keyboard."""
        if not self.opener.covered:
            self.pages.take_focus()

    def _cover(self) -> None:
        self._refresh_menus()
        self._focus_page()
        self.banner.follow_cover()

    def _take_settings(self, settings: Settings) -> None:
        self._look.choose(settings.theme, settings.suit_palette, settings.back_colour)
        self.opponent.set_speed(settings.speed)
        self.opponent.set_thinking(settings.thinking)
        self.desk.ask_for_cuts = settings.cut_deck
        self.menus.show_settings(settings, self.motion.less(settings))
        self.keys.take(settings.keys)
        self.page.set_seen(settings.seen_cards)
        self.page.set_options(
            TableOptions(
                speed=settings.speed,
                reduced_motion=self.motion.less(settings),
                left_handed=settings.left_handed,
                hand_order=settings.hand_order,
                hand=settings.hand,
                confirm_knock=settings.confirm_knock,
                show_partners=settings.show_partners,
                dim_deadwood=settings.dim_deadwood,
                deck=deck_style(settings, self._services.languages.now),
            )
        )

    def _take_theme(self, theme: Theme) -> None:
        self.pages.set_theme(theme)
        self.opener.apply_theme(theme)

    def _refresh_menus(self) -> None:
        self.menus.show_update(self.desk.update, self.opener.covered)

    def show_full_screen(self, on: bool) -> None:
        """Fill the screen, or go back to what was before."""
        state, full = self.windowState(), Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if on else state & ~full)

    def hurry(self) -> None:
        """End what moves on the table, and the opponent's thinking."""
        self.opponent.hurry()
        self.table.skip()

    def open_settings(self) -> None:
        """The page of all settings."""
        self.sheets.settings(
            lambda: self.show_outside(self._services.folder), self.sounds.play_sample, self.motion.less
        )

    def show_outside(self, path: Path | None) -> None:
        """Show a file or folder in the desktop's own program for that."""
        if path is not None:
            open_outside(path)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first frame."""
        if event.type() is QEvent.Type.Paint and not self._painted:
            self._painted = True
            self.table.view.viewport().removeEventFilter(self)
            QTimer.singleShot(0, self.first_painted.emit)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key nobody has taken: the table says why one that plays cannot be used now."""
        if not tell_why_not(self, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in another language; the page does so itself."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.menus.speak_anew()
            self.opener.speak_anew()
            self.banner.speak_anew()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.menus.acts["full_screen"].setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The scale follows the size."""
        super().resizeEvent(event)
        self._fit_menus()
        self._look.fit(self.pages.width(), self.pages.height())
        self.opener.apply_theme(self._look.theme)
        if needs_room(self.pages.size()):
            QTimer.singleShot(0, self, lambda: let_scroll(self))

    def _fit_menus(self) -> None:
        """They go by the whole window, for their own height is taken from the table's."""
        self._look.fit(self.width(), self.height())
        self.menus.fit(self._look.theme)
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A match record may be dropped on the window."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show it."""
        if self.requests.open_dropped(event.mimeData()):
            event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: every move is saved already. Size, place and the order of the hand are kept."""
        settings = self._services.preferences
        hand = self.table.arrangement or settings.now.hand
        if self._services.size is None:
            settings.keep(window=window_place(self), maximized=self.isMaximized(), hand=hand)
        else:
            settings.keep(hand=hand)
        self.opponent.leave()
        self.sounds.close()
        super().closeEvent(event)
