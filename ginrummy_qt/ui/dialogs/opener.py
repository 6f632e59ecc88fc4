"""Opens the sheets over the window, one at a time, in the window's look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ginrummy_qt.ui.dialogs.notice import Answer, NoticeSheet
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.theme import Theme


class SheetOpener(QObject):
    """Keeps the open sheets, the last one on top; `covered_changed` tells when the table is covered.

    `host` is the widget they lie over; the focus goes back to where it was when the last one closes.
    """

    covered_changed = Signal(bool)

    def __init__(self, host: QWidget, theme: Callable[[], Theme]) -> None:
        super().__init__(host)
        self._host = host
        self._theme = theme
        self._open: list[Sheet] = []
        self._focus_before: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_focus)

    @property
    def covered(self) -> bool:
        """Whether a sheet is open."""
        return bool(self._open)

    @property
    def top(self) -> Sheet | None:
        """The sheet on top."""
        return self._open[-1] if self._open else None

    def open(self, make: Callable[[Theme, QWidget], Sheet]) -> Sheet:
        """Make a sheet and show it on top."""
        if not self._open:
            self._focus_before = self._host.window().focusWidget()
        sheet = make(self._theme(), self._host)
        self._open.append(sheet)
        sheet.finished.connect(lambda _result: self._close(sheet))
        sheet.present()
        if len(self._open) == 1:
            self.covered_changed.emit(True)
        return sheet

    def tell(
        self, title: str, text: str, first: Answer, second: Answer | None = None, detail: str = ""
    ) -> Sheet:
        """Say one thing."""
        return self.open(lambda theme, host: NoticeSheet(theme, host, title, text, first, second, detail))

    def apply_theme(self, theme: Theme) -> None:
        """Restyle what is open."""
        for sheet in self._open:
            sheet.apply_theme(theme)

    def _close(self, sheet: Sheet) -> None:
        if sheet not in self._open:
            return
        self._open.remove(sheet)
        sheet.hide()
        sheet.deleteLater()
        if self._open:
            self._open[-1].present()
            return
        before, self._focus_before = self._focus_before, None
        if before is not None and isValid(before):
            before.setFocus()
        self.covered_changed.emit(False)

    def _keep_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """What lies under a sheet cannot take the focus from it."""
        top = self.top
        if top is not None and now is not None and self._host.isAncestorOf(now) and not top.isAncestorOf(now):
            top.present()
