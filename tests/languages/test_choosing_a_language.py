"""Which language the program begins in, and how it writes numbers and dates."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, QObject

from ginrummy_qt.presentation.languages import LANGUAGES, OWN_NAMES, best_language
from ginrummy_qt.ui.i18n import PSEUDO, SUMS, Languages, damaged_languages, format_locale, qt_files
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme import resources
from tests.helpers.program import ROOT


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["en-Latn-GB", "en-GB", "en"], "en"),
        (["pt-Latn-BR", "pt-BR"], "pt_BR"),
        (["pt_PT"], "pt_PT"),
        (["pt-Latn-AO", "pt-AO", "pt"], "pt_PT"),
        (["pt-MZ"], "pt_PT"),
        (["pt-CH"], "pt_PT"),
        (["pt"], "pt_BR"),
        (["pt-US"], "pt_BR"),
        (["ro-Latn-MD", "ro-MD"], "ro"),
        (["mo"], "ro"),
        (["de-DE", "de", "ro-RO", "en"], "ro"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([""], "en"),
        ([], "en"),
        (["PT-br"], "pt_BR"),
        (["pt_BR.UTF-8"], "pt_BR"),
        (["romansh"], "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is(wishes, language):
    assert best_language(wishes) == language


def test_every_language_calls_itself_by_its_own_name():
    assert [OWN_NAMES[each].split(" ")[0] for each in LANGUAGES] == [
        "English", "Português", "Português", "Română",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "system", "locale"),
    [
        ("en", "en_GB", "en_GB"),
        ("en", "de_DE", "en_US"),
        ("pt_PT", "pt_AO", "pt_AO"),
        ("pt_BR", "pt_PT", "pt_BR"),
        ("ro", "ro_MD", "ro_MD"),
        ("ro", "C", "ro_RO"),
        (PSEUDO, "ro_RO", "en_US"),
    ],
)
def test_numbers_and_dates_are_the_systems_where_it_speaks_the_language(language, system, locale):
    assert format_locale(language, QLocale(system)).name() == locale


@pytest.mark.parametrize(
    ("language", "day", "number"),
    [
        ("en", "11/30/26", "10,000"),
        ("pt_BR", "30/11/2026", "10.000"),
        ("pt_PT", "30/11/26", "10\xa0000"),
        ("ro", "30.11.2026", "10.000"),
    ],
)
def test_dates_and_numbers_look_as_usual(language, day, number):
    locale = format_locale(language, QLocale.c())
    assert locale.toString(QDate(2026, 11, 30), QLocale.FormatType.ShortFormat) == day
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    assert locale.toString(10_000) == number


def test_no_translation_is_damaged():
    assert damaged_languages() == ()


@pytest.fixture
def files(tmp_path, monkeypatch) -> Path:
    """A copy of the translations that a test may damage; it is the one in use."""
    root = Path(tmp_path)
    shutil.copytree(ROOT / "resources" / "i18n", root / "i18n")
    monkeypatch.setattr(resources, "_roots", lambda: (root,))
    return root / "i18n"


def cut_off(data: bytes) -> bytes:
    return data[: len(data) // 2]


def header_alone(data: bytes) -> bytes:
    """What Qt takes for a translation without a text."""
    return data[:16]


def noise(data: bytes) -> bytes:
    """What Qt reads, and crashes on."""
    changed = bytearray(data)
    for place in range(500, len(data), 97):
        changed[place] ^= 0x5A
    return bytes(changed)


@pytest.mark.parametrize("damage", [cut_off, header_alone, noise, lambda _data: b"", lambda _data: b"text"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_translation_is_known_and_english_is_spoken(files, languages, qapp, language, damage):
    compiled = files / f"ginrummy_qt_{language}.qm"
    compiled.write_bytes(damage(compiled.read_bytes()))
    assert damaged_languages() == (language,)
    languages.choose(language)
    assert qapp.translate("NewMatchSheet", "Start") == "Start"
    assert qapp.translate("LogWords", "won the hand: %n point(s)", "you", 2)


def test_a_translation_that_is_replaced_under_the_running_program_does_no_harm(files, languages, qapp):
    languages.choose("ro")
    for compiled in (files / "ginrummy_qt_ro.qm", files / "qt" / "qtbase_ro.qm"):
        with compiled.open("r+b") as file:
            file.truncate(10)
    assert qapp.translate("NewMatchSheet", "Start") == "Începe"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Anulează"


@pytest.mark.parametrize("name", ["qt/qtbase_ro.qm", SUMS])
def test_other_damage_beside_the_translations_does_no_harm(files, languages, qapp, name):
    (files / name).write_bytes(noise((files / name).read_bytes()))
    languages.choose("ro")
    assert qapp.translate("QPlatformTheme", "Cancel") in ("Cancel", "Anulează")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_qts_own_words_are_there(language):
    assert any(path is not None and path.is_file() for path in qt_files(language))


@pytest.fixture
def languages(qapp) -> Iterator[Languages]:
    parent = QObject()
    chosen = Languages(parent)
    yield chosen
    chosen.choose("en")
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_choosing_again_takes_the_former_language_away(qapp, languages):
    assert languages.choose("ro") == "ro"
    assert qapp.translate("NewMatchSheet", "Start") == "Începe"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Anulează"
    assert QLocale().language() is QLocale.Language.Romanian
    assert languages.choose("xx") == languages.now == "en"
    assert qapp.translate("NewMatchSheet", "Start") == "Start"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert qapp.translate("StoryText", "You laid off %n card(s).", "", 1) == "You laid off 1 card."
    assert qapp.translate("StoryText", "You laid off %n card(s).", "", 2) == "You laid off 2 cards."


def test_points_are_written_as_the_language_does(languages):
    languages.choose("pt_BR")
    assert (numeral(10_000), numeral(-7), numeral(0)) == ("10.000", "−7", "0")
    languages.choose("en")
    assert numeral(10_000) == "10,000"


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({"LC_ALL": "pt_AO.UTF-8"}, "pt_PT"),
        ({"LC_ALL": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pt_BR"}, "pt_BR"),
        ({"LC_ALL": "C"}, "en"),
    ],
)
def test_the_program_begins_in_the_language_of_the_system(surroundings, language):
    if sys.platform != "linux":
        pytest.skip("other systems have no variables for the language")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    asked = "from ginrummy_qt.ui.i18n import resolve; print(resolve(''))"
    answer = subprocess.run(
        [sys.executable, "-c", asked],
        env={**kept, **surroundings, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert answer.stdout.strip() == language
