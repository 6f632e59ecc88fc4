"""The architecture as a table: who may import whom (docs/architecture.md explains it).

`devtools/import_rules.py` checks it, over every chain of imports.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRODUCT: Final = "ginrummy_qt"

MAY_IMPORT: Final[Mapping[str, frozenset[str]]] = {
    "rules": frozenset(),
    "ports": frozenset({"rules"}),
    "link": frozenset({"ports", "rules"}),
    "players": frozenset({"rules", "ports", "link"}),
    "coach": frozenset({"rules", "ports", "link", "players"}),
    "engine": frozenset({"rules", "ports", "link", "players", "coach"}),
    "storage": frozenset({"rules", "ports"}),
    "session": frozenset({"rules", "ports"}),
    "presentation": frozenset({"rules", "ports"}),
    "sound": frozenset({"rules", "ports"}),
    "statistics": frozenset({"rules", "ports"}),
    "ui": frozenset({"rules", "ports", "session", "presentation", "statistics"}),
}
MAY_IMPORT_ANYTHING: Final = "bootstrap"

# The start of the program loads one of these, each inside a function, so that the engine never loads Qt.
START: Final = "__main__"
START_MAY_IMPORT: Final = frozenset({"bootstrap", "engine"})

# Of what is not the standard library a package may use only what names it here; sqlite3 has an owner too.
OWNERS: Final[Mapping[str, frozenset[str]]] = {
    "PySide6": frozenset({"ui", "bootstrap"}),
    "shiboken6": frozenset({"ui", "bootstrap"}),
    "fontpkg": frozenset({"ui", "bootstrap"}),
    "fontpkg_inter": frozenset({"ui", "bootstrap"}),
    "fontpkg_literata": frozenset({"ui", "bootstrap"}),
    "platformdirs": frozenset({"storage", "bootstrap"}),
    "sqlite3": frozenset({"storage"}),
}

# No network, for anyone.
NETWORK: Final = frozenset(
    {"asyncio", "ftplib", "http", "imaplib", "nntplib", "poplib", "smtplib", "socket", "socketserver", "ssl"}
    | {"telnetlib", "urllib", "xmlrpc"}
)

# The parts of Qt in use. Of QtNetwork, the only one that reaches a network, the local sockets alone.
QT_MODULES: Final = frozenset(
    {
        "QtCore",
        "QtGui",
        "QtWidgets",
        "QtSvg",
        "QtSvgWidgets",
        "QtDBus",
        "QtPrintSupport",
        "QtTest",
        "QtNetwork",
    }
)
QT_NETWORK_NAMES: Final = frozenset({"QLocalServer", "QLocalSocket"})

# The core knows no clock, no random number and no other process.
NOT_IN_RULES: Final = frozenset(
    {"datetime", "multiprocessing", "os", "random", "secrets", "subprocess", "tempfile", "threading", "time"}
)
