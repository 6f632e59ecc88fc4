"""What the window is asked for from outside: by the desktop, a second start, or a file dropped on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject

from ginrummy_qt.ports.requests import Ask, Request
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.window_sheets import WindowSheets

if TYPE_CHECKING:
    from ginrummy_qt.ui.records.desk import RecordDesk


class WindowRequests(QObject):
    """Fulfils requests in one window; `records` makes or gives its desk for records, `come` brings it to the
    front.
    """

    def __init__(
        self,
        desk: MatchDesk,
        opener: SheetOpener,
        sheets: WindowSheets,
        records: Callable[[], RecordDesk],
        come: Callable[[], None],
    ) -> None:
        super().__init__(opener)
        self._desk = desk
        self._opener = opener
        self._sheets = sheets
        self._records = records
        self._come = come

    def take(self, request: Request) -> None:
        """Come to the front and do what another start asks."""
        self._come()
        self.fulfil(request)

    def fulfil(self, request: Request) -> None:
        """Do what is asked; nothing twice."""
        match request:
            case Request(Ask.OPEN, Path() as path):
                self._records().open(path)
            case Request(Ask.NEW_MATCH):
                self._records().close()
                if not self._offers_match():
                    self._sheets.new_match()
            case Request(Ask.CONTINUE):
                self._records().close()
                self._continue()

    def open_file(self, name: str) -> None:
        """Come to the front and show the record in a file, which the desktop names."""
        self.take(Request(Ask.OPEN, Path(name).absolute()))

    def open_dropped(self, data: QMimeData) -> bool:
        """Show the record in a file that was dropped, keep the matches of several; False for no file."""
        paths = dropped_files(data)
        if len(paths) == 1:
            self._records().open(paths[0])
        elif paths:
            self._records().take_in(paths)
        return bool(paths)

    def _continue(self) -> None:
        """Back to the match on the table, or else to the one played last, or else to a new one."""
        match = self._desk.match
        if match is not None and match.stage is not Stage.OVER:
            self._close_offer()
            return
        unfinished = self._sheets.unfinished()
        if unfinished:
            self._close_offer()
            self._sheets.resume(unfinished[0].match_id)
        elif not self._offers_match():
            self._sheets.new_match()

    def _offers_match(self) -> bool:
        top = self._opener.top
        return top is not None and top.objectName() in ("newMatch", "welcome")

    def _close_offer(self) -> None:
        top = self._opener.top
        if top is not None and self._offers_match():
            top.reject()


def dropped_files(data: QMimeData) -> tuple[Path, ...]:
    """The files of this computer that are dragged; none where anything else is among them."""
    urls = data.urls()
    if not all(url.isLocalFile() for url in urls):
        return ()
    return tuple(Path(url.toLocalFile()) for url in urls)
