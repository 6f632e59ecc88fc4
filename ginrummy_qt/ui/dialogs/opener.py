"""Opens the sheets over the window, one at a time, in the window's look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ginrummy_qt.ui.dialogs.notice import Notice, NoticeSheet
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
        self._makers: dict[Sheet, Callable[[Theme, QWidget], Sheet]] = {}
        self._replaced: set[Sheet] = set()
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
        """Make a sheet and show it on top.

        It is made again in another language. The sheet given here stays the handle of whoever asked for it:
        it finishes when the one made in its place does, and takes that one along.
        """
        if not self._open:
            self._focus_before = self._host.window().focusWidget()
        sheet = make(self._theme(), self._host)
        self._open.append(sheet)
        self._makers[sheet] = make
        sheet.finished.connect(lambda _result: self._close(sheet))
        sheet.present()
        if len(self._open) == 1:
            self.covered_changed.emit(True)
        return sheet

    def tell(self, notice: Callable[[], Notice]) -> Sheet:
        """Say one thing; `notice` is asked for the words, and again in another language."""
        return self.open(lambda theme, host: NoticeSheet(theme, host, notice()))

    def speak_anew(self) -> None:
        """Make everything that is open again, in the language in force, with all that was entered in it."""
        if not self._open:
            return
        from ginrummy_qt.ui.dialogs.remaking import enter, entered, scroll

        made = []
        for old in self._open:
            new, kept = self._makers[old](self._theme(), self._host), entered(old)
            enter(new, kept)
            made.append((old, new, kept))
        self._open = [new for _old, new, _kept in made]
        for old, new, kept in made:
            self._replace(old, new)
            new.present()
            scroll(new, kept)

    def apply_theme(self, theme: Theme) -> None:
        """Restyle what is open."""
        for sheet in self._open:
            sheet.apply_theme(theme)

    def _close(self, sheet: Sheet) -> None:
        if sheet not in self._open:
            return
        self._open.remove(sheet)
        del self._makers[sheet]
        sheet.hide()
        sheet.deleteLater()
        if self._open:
            self._open[-1].present()
            return
        before, self._focus_before = self._focus_before, None
        if before is not None and isValid(before):
            before.setFocus()
        self.covered_changed.emit(False)

    def _replace(self, old: Sheet, new: Sheet) -> None:
        """`old` lives on, unseen, until either of them finishes; then both have."""
        self._makers[new] = self._makers.pop(old)
        self._replaced.add(old)
        new.finished.connect(lambda _result: self._close(new))
        new.finished.connect(lambda result: self._finish_replaced(old, result))
        old.finished.connect(lambda result: self._finish_with(old, new, result))
        old.hide()

    def _finish_replaced(self, old: Sheet, result: int) -> None:
        if old in self._replaced:
            self._replaced.remove(old)
            old.done(result)

    def _finish_with(self, old: Sheet, new: Sheet, result: int) -> None:
        self._replaced.discard(old)
        if new in self._open or new in self._replaced:
            new.done(result)

    def _keep_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """What lies under a sheet cannot take the focus from it."""
        top = self.top
        if top is not None and now is not None and self._host.isAncestorOf(now) and not top.isAncestorOf(now):
            top.present()
