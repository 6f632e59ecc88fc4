"""The language of the program: translations from `resources/i18n`, and a made-up one for testing layouts."""

from __future__ import annotations

import hashlib
import logging
import math
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from ginrummy_qt.presentation.languages import FALLBACK, LANGUAGES, best_language
from ginrummy_qt.ui.theme.resources import ResourceMissing, resource_path, resource_text

PSEUDO: Final = "pseudo"
"""Every text longer by 40%, with accents, in brackets: what is not translatable or does not fit is seen."""

SUMS: Final = "sums.txt"
"""Beside the translations: a line for each compiled one, its SHA-256 and its name."""

_KEEP: Final = re.compile(r"(%L?n|%L?[0-9]+|\{[^{}]*\}|<[^<>]*>|&(?:[a-z]+;|.)?|\s+)")
_FILLING: Final = " løñg wörðş"
_ACCENTS: Final = str.maketrans("AaCcEeGgIiNnOoSsTtUuYyZz", "ÅåÇçÉéĞğÎîÑñÖöŠšŢţÛûÝýŽž")
_log = logging.getLogger(__name__)


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


class Languages(QObject):
    """The one language in force. Qt sends everybody a LanguageChange when `choose` takes another one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self._now = ""

    @property
    def now(self) -> str:
        """The language in force, such as `pt_BR`."""
        return self._now

    def choose(self, wanted: str) -> str:
        """Speak this language, the system's for an empty name, and give the name of what is spoken.

        A language that is not there, or whose file is damaged, is English.
        """
        language = wanted if wanted == PSEUDO else resolve(wanted)
        if language == self._now:
            return language
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._now = language
        QLocale.setDefault(format_locale(language, QLocale.system()))
        self._installed = [each for each in self._translators(language) if _install(each)]
        return language

    def _translators(self, language: str) -> list[QTranslator]:
        """Qt's own words, and the program's, which are asked first."""
        if language == PSEUDO:
            return [PseudoTranslator(self)]
        found = [] if language == FALLBACK else _load_any(self, qt_files(language))
        own = _load_any(self, [translation_file(language)])
        if not own:
            _log.error("the translation %s is missing or damaged", language)
        return [*found, *own]


def resolve(wanted: str) -> str:
    """The language of `LANGUAGES` for a locale name, or for the system's wishes where that is empty."""
    if wanted in LANGUAGES:
        return wanted
    return best_language([wanted] if wanted else QLocale.system().uiLanguages())


def format_locale(language: str, system: QLocale) -> QLocale:
    """How numbers and dates are written: the system's way where it speaks that language, else its usual way.

    So English dates are British where the system is, and Portuguese ones Angolan.
    """
    speaks = QLocale(language if language in LANGUAGES else FALLBACK)
    fits = system.language() is speaks.language() and best_language([system.name()]) == language
    return system if fits else speaks


def translation_file(language: str) -> Path | None:
    """The compiled translation of the program's texts; None where it is missing."""
    return _resource(f"ginrummy_qt_{language}.qm")


def qt_files(language: str) -> list[Path | None]:
    """Where Qt's own texts may be: what this project adds for languages that Qt lacks, then what Qt has."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [_resource("qt", f"qtbase_{language}.qm"), folder / f"qtbase_{language}.qm"]


def damaged_languages() -> tuple[str, ...]:
    """The languages whose translation cannot be loaded."""
    owner = QObject()
    return tuple(each for each in LANGUAGES if not _load_any(owner, [translation_file(each)]))


class _Loaded(QTranslator):
    """Keeps what it reads from. From a file Qt would read on, and crash when an update replaces it."""

    def __init__(self, owner: QObject, data: bytes) -> None:
        super().__init__(owner)
        self._data = data


def _load_any(owner: QObject, files: list[Path | None]) -> list[QTranslator]:
    """A translator with the first of these files that can be loaded."""
    for file in files:
        data = None if file is None else _whole(file)
        if data is not None:
            translator = _Loaded(owner, data)
            if translator.load(data):
                return [translator]
            translator.deleteLater()
    return []


def _whole(file: Path) -> bytes | None:
    """What is in a compiled translation, None unless it is what was made: Qt crashes on a damaged one.

    The files of Qt are taken as they are; their sums are not known here.
    """
    try:
        data = file.read_bytes()
    except OSError:
        return None
    folder = _resource()
    if folder is None or not file.is_relative_to(folder):
        return data
    sound = hashlib.sha256(data).hexdigest() == _sums().get(file.relative_to(folder).as_posix())
    return data if sound else None


def _install(translator: QTranslator) -> bool:
    return QCoreApplication.installTranslator(translator)


def _sums() -> dict[str, str]:
    """The sums of the compiled translations by their names, as `tools/translations.py` wrote them down."""
    lines = [line.split() for line in resource_text("i18n", SUMS).splitlines()]
    return {line[1]: line[0] for line in lines if len(line) == 2}


def _resource(*parts: str) -> Path | None:
    try:
        return resource_path("i18n", *parts)
    except ResourceMissing:
        return None
