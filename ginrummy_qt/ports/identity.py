"""What people, desktops and files call the program; the installers and the program agree through it."""

from __future__ import annotations

from typing import Final

NAME: Final = "Gin Rummy Qt"
"""For people."""
EXECUTABLE: Final = "ginrummy-qt"
"""The command, and the packages."""
APP_ID: Final = "io.github.ginrummy_qt.GinRummyQt"
"""For desktops: the desktop file, the AppStream component, the bundle identifier."""
PUBLISHER: Final = "Gin Rummy Qt contributors"
HOMEPAGE: Final = "https://github.com/ginrummy-qt/ginrummy-qt"

RECORD_SUFFIX: Final = ".ginrummy"
"""Of the file that holds a match record (docs/record-format.md)."""
RECORD_MIME: Final = "application/vnd.ginrummy-qt.record"
