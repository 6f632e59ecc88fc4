"""The translations are complete and sound: texts, plural forms, placeholders, terms, in each language."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, QTranslator

from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.ui.i18n import SUMS
from tools import translations

PLURAL_FORMS = {"en": 2, "pt_BR": 2, "pt_PT": 2, "ro": 3}
"""How many Qt's rules know; a language that is added needs its own number here."""
COUNT = re.compile("%L?n")
"""Where Qt writes the number of a plural, as it is or, with the L, as the language writes numbers."""
ENDS = (".", "…", ":", "?", "!")
NO_TRANSLATION = {
    "A, J, Q, K", "A, V, D, R", "Bea", "Big gin", "Caio", "Deadwood", "Enzo", "Expert", "Flora", "Gin",
    "Gins", "Greta", "Hugo", "Iris", "Leo", "MARJJ", "Mara", "Noa", "Normal", "Otto", "Rating", "Sami",
    "Set", "Toni", "Total", "Volume", "big gin", "gin", "h  min", "min", "undercut",
}  # fmt: skip
"""Words that are the same in one language or another."""


@dataclass(frozen=True)
class Text:
    """One message of a file."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    plural: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} -> {self.forms}"


def texts(language: str, folder: Path = translations.FOLDER) -> list[Text]:
    tree = ElementTree.parse(folder / f"{translations.PREFIX}{language}.ts")
    return [
        Text(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            tuple(form.text or "" for form in forms_of(message)),
            message.get("numerus") == "yes",
        )
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def forms_of(message: ElementTree.Element) -> list[ElementTree.Element]:
    translation = message.find("translation")
    assert translation is not None
    return translation.findall("numerusform") or [translation]


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


@pytest.fixture(scope="module")
def updated(tmp_path_factory) -> Path:
    """The files as the sources would have them now."""
    folder: Path = tmp_path_factory.mktemp("i18n")
    for path in translations.files(translations.FOLDER):
        shutil.copy(path, folder)
    assert translations.update(folder, []) == 0
    return folder


def test_there_is_a_file_for_every_language_that_is_offered():
    names = {path.stem.removeprefix(translations.PREFIX) for path in translations.files(translations.FOLDER)}
    assert names == set(LANGUAGES) == set(PLURAL_FORMS)


@every_language
def test_no_text_of_the_sources_lacks_its_translation(language, updated):
    assert translations.missing(updated / f"{translations.PREFIX}{language}.ts") == []


@every_language
def test_no_translation_is_left_of_a_text_that_is_gone(language, updated):
    now = {(each.context, each.source, each.comment) for each in texts(language, updated)}
    assert {(each.context, each.source, each.comment) for each in texts(language)} - now == set()


@every_language
def test_the_compiled_file_is_that_of_the_translation(language, tmp_path):
    source = translations.FOLDER / f"{translations.PREFIX}{language}.ts"
    compiled = tmp_path / "fresh.qm"
    assert translations.compile_to(source, compiled) == 0
    assert source.with_suffix(".qm").read_bytes() == compiled.read_bytes()


def test_the_sums_by_which_damage_is_seen_are_those_of_the_files():
    assert (translations.FOLDER / SUMS).read_text(encoding="utf-8") == translations.sums(translations.FOLDER)


@pytest.mark.parametrize("language", ["pt_PT", "ro"])
def test_qts_own_words_are_compiled_where_qt_lacks_them(language, tmp_path):
    source = translations.FOLDER / "qt" / f"qtbase_{language}.ts"
    compiled = tmp_path / "fresh.qm"
    assert translations.compile_to(source, compiled) == 0
    assert source.with_suffix(".qm").read_bytes() == compiled.read_bytes()
    assert translations.missing(source) == []
    for message in ElementTree.parse(source).iter("message"):
        said, meant = message.findtext("translation", ""), message.findtext("source", "")
        assert sorted(re.findall(r"%\d", said)) == sorted(re.findall(r"%\d", meant))
        assert said.count("&") == meant.count("&")


@every_language
def test_plurals_have_all_the_forms_of_the_language(language):
    for text in texts(language):
        assert len(text.forms) == (PLURAL_FORMS[language] if text.plural else 1), text
        assert text.plural == bool(COUNT.search(text.source)), text
        assert all(each.strip() or not text.source.strip() for each in text.forms), text
        if text.plural:
            assert len(set(text.forms)) == len(text.forms), text


@every_language
def test_every_placeholder_survives(language):
    for text in texts(language):
        wanted = {name for _literal, name, _spec, _conversion in Formatter().parse(text.source) if name}
        for number, form in enumerate(text.forms):
            found = {name for _literal, name, _spec, _conversion in Formatter().parse(form) if name}
            assert found == wanted, text
            one = text.plural and number == 0
            counts = COUNT.findall(text.source)
            assert COUNT.findall(form) == counts or (one and not COUNT.search(form)), text
            assert not re.search(r"\(s\)|\(es\)", form), text


@every_translation
def test_ends_and_spaces_are_those_of_the_english_text(language):
    for text in texts(language):
        for form in text.forms:
            for end in ENDS:
                assert form.endswith(end) == text.source.endswith(end), text
            assert form.startswith(" ") == text.source.startswith(" "), text
            assert form.endswith(" ") == text.source.endswith(" "), text
            assert "  " not in form, text
            assert "..." not in form, text


def test_english_texts_have_the_signs_of_printed_english():
    for text in texts("ro"):
        assert not re.search(r"['\"]|\.\.\.| - ", text.source), text


@every_translation
def test_a_menu_entry_keeps_one_letter_for_the_keyboard(language):
    for text in texts(language):
        if text.context == "MenuBar":
            assert text.forms[0].count("&") == text.source.count("&"), text
            assert not re.search(r"&[^a-z]", text.forms[0], re.IGNORECASE | re.ASCII), text
        else:
            assert "&" not in text.source + text.forms[0], text


@every_translation
def test_no_text_is_left_in_english(language):
    for text in texts(language):
        words = re.sub(r"\{[^{}]*\}|%L?n|[&:=?]", "", text.source).strip()
        if re.search("[A-Za-z]{3}", words) and words not in NO_TRANSLATION:
            assert text.forms[0] != text.source, text


def said(language: str, source: str) -> list[str]:
    """The translations of a text."""
    found = [text.forms[0] for text in texts(language) if text.source == source]
    assert found, f"no {source!r}"
    return found


GLOSSARY = {
    "pt_BR": {
        "Stock · {count}": "Monte", "Discard pile, empty": "Pilha de descarte", "Run": "Sequência",
        "Set": "Trinca", "Deadwood": "Cartas mortas", "Undercut bonus": "undercut", "Hand {number}": "Rodada",
        "The hand is void": "rodada", "New match": "partida", "Game bonus": "Bônus de jogo",
        "Shutout bonus": "vitória perfeita", "You": "Você", "jack": "valete", "queen": "dama", "king": "rei",
        "clubs": "paus", "diamonds": "ouros", "hearts": "copas", "spades": "espadas",
        "Laid off {cards}": "Encaixou", "{name} knocked with {deadwood}.": "bateu",
    },
    "pt_PT": {
        "Stock · {count}": "Monte", "Discard pile, empty": "Descartes", "Run": "Sequência", "Set": "Trio",
        "Deadwood": "Madeira morta", "Undercut bonus": "contra-batida", "Hand {number}": "Mão",
        "The hand is void": "mão", "New match": "partida", "Game bonus": "Bónus de jogo",
        "Shutout bonus": "vitória perfeita", "You": "Tu", "jack": "valete", "queen": "dama", "king": "rei",
        "clubs": "paus", "diamonds": "ouros", "hearts": "copas", "spades": "espadas",
        "Laid off {cards}": "Colocou", "{name} knocked with {deadwood}.": "bateu",
        "Cut the deck": "Parte o baralho",
    },
    "ro": {
        "Stock · {count}": "Talon", "Discard pile, empty": "Teanc de decartate", "Run": "Șir", "Set": "Set",
        "Deadwood": "Deadwood", "Undercut bonus": "undercut", "Hand {number}": "Runda",
        "The hand is void": "nulă", "New match": "Joc", "Game bonus": "Bonus de joc",
        "Shutout bonus": "shutout", "You": "Tu", "jack": "valet", "queen": "damă", "king": "popă",
        "clubs": "treflă", "diamonds": "caro", "hearts": "cupă", "spades": "pică",
        "Laid off {cards}": "Adăugat", "{name} knocked with {deadwood}.": "a bătut",
        "Cut the deck": "Taie cărțile",
    },
}  # fmt: skip
"""Terms of section 5 of the rules, as whole texts or parts of them."""
FOREIGN = {
    "pt_BR": r"\b(tu|teu|tua|contra-batida|madeira|ficheiro|ecrã|guardad[ao]|bónus|definições|selad[ao])\b",
    "pt_PT": r"\b(você|arquivo|tela|salv\w+|bônus|registro|configura\w+|rodada|trinca|lacr\w+|undercut)\b",
    "ro": r"[şţŞŢ]|\b(partid[ăe]|dumneavoastră|mâini)\b",
}
"""Words of the other Portuguese, letters with cedilla instead of comma, and terms not in the glossary."""


@every_translation
def test_the_terms_are_those_of_the_glossary(language):
    for source, term in GLOSSARY[language].items():
        assert any(term in each for each in said(language, source)), source


@every_translation
def test_words_of_elsewhere_are_not_used(language):
    for text in texts(language):
        for form in text.forms:
            assert not re.search(FOREIGN[language], form, re.IGNORECASE), text


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 punct"), (2, "2 puncte"), (12, "12 puncte"), (21, "21 de puncte")]
)
def test_romanian_counts_in_three_ways(qapp, number, words):
    translator = QTranslator(qapp)
    assert translator.load(str(translations.FOLDER / "ginrummy_qt_ro.qm"))
    source = "won the hand: %n point(s)"
    form = translator.translate("LogWords", source, "you", number) or ""
    assert form.replace("%n", str(number)) == f"ai câștigat runda: {words}"


@every_language
def test_the_language_is_known_to_qt_by_its_name(language):
    assert QLocale(language).language() is not QLocale.Language.C
