"""The language of the program: translations from `resources/i18n`, and a made-up one for testing layouts."""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from ginrummy_qt.ui.theme.resources import ResourceMissing, resource_path

PSEUDO: Final = "pseudo"
"""Every text longer by 40%, with accents, in brackets: what is not translatable or does not fit is seen."""
FALLBACK: Final = "en"

_KEEP: Final = re.compile(r"(%L?n|%L?[0-9]+|\{[^{}]*\}|<[^<>]*>|&(?:[a-z]+;|.)?|\s+)")
_FILLING: Final = " løñg wörðş"
_ACCENTS: Final = str.maketrans("AaCcEeGgIiNnOoSsTtUuYyZz", "ÅåÇçÉéĞğÎîÑñÖöŠšŢţÛûÝýŽž")


class PseudoTranslator(QTranslator):
    """Translates every text into itself, longer and with accents; plurals stay as they are written."""

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The pseudo text; Qt puts the number into `%n` afterwards."""
        return pseudo(sourceText)

    def isEmpty(self) -> bool:
        """Never: Qt would not install an empty translator."""
        return False


def pseudo(text: str) -> str:
    """`text` with accents and 40% longer; placeholders, tags, accelerators and spaces stay whole."""
    if not text.strip():
        return text
    parts = _KEEP.split(text)
    changed = "".join(part if index % 2 else part.translate(_ACCENTS) for index, part in enumerate(parts))
    missing = max(1, math.ceil(len(text) * 0.4) - 2)
    return f"[{changed}{(_FILLING * (missing // len(_FILLING) + 1))[:missing].rstrip()}~]"


def install_language(app: QCoreApplication, language: str) -> str:
    """Load the translations of a locale name, empty for the system's, and give the name now in use.

    What is not translated stays English.
    """
    if language == PSEUDO:
        QLocale.setDefault(QLocale(QLocale.Language.English))
        app.installTranslator(PseudoTranslator(app))
        return PSEUDO
    locale = QLocale(language) if language else QLocale.system()
    if not _load(app, "ginrummy_qt", locale):
        locale = QLocale(FALLBACK)
        _load(app, "ginrummy_qt", locale)
    QLocale.setDefault(locale)
    _load_qt(app, locale)
    return locale.name()


def _load(app: QObject, base: str, locale: QLocale) -> bool:
    try:
        folder = resource_path("i18n")
    except ResourceMissing:
        return False
    translator = QTranslator(app)
    return translator.load(locale, base, "_", str(folder)) and QCoreApplication.installTranslator(translator)


def _load_qt(app: QObject, locale: QLocale) -> None:
    """Qt's own words, such as those of a text field's menu."""
    if locale.language() is QLocale.Language.English:
        return
    translator = QTranslator(app)
    if translator.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(translator)
