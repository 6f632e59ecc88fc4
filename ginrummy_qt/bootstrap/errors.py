"""Errors nobody expected: logged, shown in one dialog, and never the end of the match."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from ginrummy_qt.ui.diagnostics import ErrorInfo, without_secrets

_log = logging.getLogger(__name__)


class ErrorCatcher(QObject):
    """Takes over the hooks for unhandled exceptions, of all threads and of Qt's slots."""

    caught = Signal(object)
    """The error as (type, value, traceback), on the Qt thread."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = False

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self._catch
        threading.excepthook = lambda args: self._catch(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def show_with(self, show: Callable[[ErrorInfo], None]) -> None:
        """Show what is caught from now on."""
        self._shown = True
        self.caught.connect(show, Qt.ConnectionType.QueuedConnection)

    def _catch(
        self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, traceback)
            return
        info = (kind, error, traceback)
        _log.critical("unexpected error", exc_info=info)
        if sys.stderr is not None:
            lines = [f"{kind.__name__}: {error}"] if self._shown else format_exception(*info)
            print(without_secrets("".join(lines)), file=sys.stderr)
        self.caught.emit(info)
