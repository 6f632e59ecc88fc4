"""Every text can be translated: lupdate reads it, and it is looked up as it was read."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import ginrummy_qt.ui.text as text_package
from ginrummy_qt.ports.levels import PLAYER_NAMES
from ginrummy_qt.ports.table import GivenDeal
from ginrummy_qt.presentation.defence_messages import DefenceMessage
from ginrummy_qt.presentation.hand_reading import read_hand
from ginrummy_qt.presentation.messages import EndMessage, Plain, Refused, TableMessage, Who, set_word
from ginrummy_qt.presentation.move_log import LogEntry, LogLine, LogText, WonHand
from ginrummy_qt.presentation.result_messages import ResultMessage
from ginrummy_qt.presentation.rule_examples import Example
from ginrummy_qt.presentation.rule_facts import RuleFact
from ginrummy_qt.presentation.seen_cards import seen_cards
from ginrummy_qt.rules.actions import DrawDiscard
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.text import CardText, LevelText, LogWords, Names, RulesetText, quick_rules, say
from ginrummy_qt.ui.text.aloud import PartText, StatusText
from ginrummy_qt.ui.text.example_text import ExampleText
from ginrummy_qt.ui.text.pile_text import PileText
from ginrummy_qt.ui.text.seen_text import SeenText
from tests.helpers.deals import act, dealt
from tests.helpers.presented import update_in_hand

SOURCES = sorted(Path(text_package.__file__).parent.glob("*.py"))
MARA = Names("Mara")
HAND, THEIRS = "4s 5s 6s Qh Qc Qd As 2c 3d Kc", "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"


class Source(NamedTuple):
    """A text to translate."""

    context: str
    text: str
    comment: str
    plural: bool


def in_the_code() -> set[Source]:
    """Every call of `tr`, read from the syntax tree."""
    return {
        source_of(outer, node)
        for path in SOURCES
        for outer in ast.parse(path.read_text(encoding="utf-8")).body
        for node in ast.walk(outer)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr"
    }


def source_of(outer: ast.stmt, call: ast.Call) -> Source:
    assert isinstance(outer, ast.ClassDef)
    assert not call.keywords
    texts = [str(ast.literal_eval(literal)) for literal in call.args[:2]]
    comment = texts[1] if len(texts) > 1 else ""
    return Source(outer.name, texts[0], comment, len(call.args) == 3)


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[Source]:
    """What lupdate reads from the sources."""
    target = tmp_path_factory.mktemp("ts") / "found.ts"
    command = "import sys; from PySide6.scripts.pyside_tool import lupdate; sys.exit(lupdate())"
    subprocess.run(
        [sys.executable, "-c", command, *map(str, SOURCES), "-ts", str(target)],
        check=True,
        capture_output=True,
        timeout=60,
    )
    return {
        Source(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ET.parse(target).getroot().iter("context")
        for message in context.iter("message")
    }


def test_lupdate_reads_every_text_with_its_context_comment_and_plural(extracted: set[Source]):
    assert extracted == in_the_code()
    assert len(extracted) > 200


def test_texts_with_a_count_are_plurals_and_no_others(extracted: set[Source]):
    for source in extracted:
        assert source.plural == bool(re.search("%L?n", source.text)), source
        assert not source.plural or "(s)" in source.text, source


def test_nobody_is_called_he_or_she(extracted: set[Source]):
    pronouns = re.compile(r"\b(he|she|him|her|his|hers)\b", re.IGNORECASE)
    assert not [source for source in extracted if pronouns.search(source.text)]


def test_no_number_of_the_rules_is_written_down(extracted: set[Source]):
    numbers = re.compile(r"(?<![%\w])(?:[2-9]\d|1[1-9]|\d{3,})\b")
    assert not [source for source in extracted if numbers.search(source.text)]


def values(annotation: Any) -> list[Any]:
    """Some values of a type, all of an enumeration."""
    if annotation is Card:
        return [Card.parse("Td"), Card.parse("Kc")]
    if annotation is bool:
        return [False, True]
    if annotation is int:
        return [0, 1, 7, 25]
    if annotation is str:
        return ["9f3c71ab" + "0" * 56]
    if annotation is type(None):
        return [None]
    if get_origin(annotation) is tuple and get_origin(get_args(annotation)[0]) is tuple:
        one, two = Card.parse("8s"), Card.parse("Qs")
        return [(), ((one, one),), ((one, one), (one, two))]
    if get_origin(annotation) is tuple:
        return [parse_cards("8s"), parse_cards("8s Qs"), parse_cards("8s 9s Qs")]
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return list(annotation)
    return [value for member in get_args(annotation) for value in instances(member)]


def instances(kind: Any) -> list[Any]:
    if not is_dataclass(kind):
        return values(kind)
    hints = get_type_hints(kind)
    choices = [values(hints[field.name]) for field in fields(kind)]
    make: Any = kind
    return [make(*chosen) for chosen in product(*choices)]


def everything() -> Iterator[Any]:
    for union in (TableMessage, EndMessage, Refused, ResultMessage, RuleFact, DefenceMessage):
        for kind in get_args(union):
            yield from instances(kind)
    for kind in get_args(LogText):
        for text in instances(kind):
            yield from (LogLine(who, text) for who in Who)
    yield LogLine(None, LogEntry.HAND_VOID)


def test_every_message_there_is_can_be_said():
    said = [(message, say(message, MARA)) for message in everything()]
    assert len(said) > 300
    for message, words in said:
        assert words.strip(), message
        assert not re.search(r"[{}]|%L?n|\(s\)|None", words), (message, words)


class Marker(QTranslator):
    """Translates every text into itself between brackets, and remembers what we, not Qt, asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str, str]] = set()

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """The text between brackets."""
        if context != "QGuiApplication":
            self.asked.add((context, text, comment or ""))
        return f"⟦{text}⟧"

    def isEmpty(self) -> bool:
        """Never, so that Qt asks."""
        return False


@pytest.fixture
def marker(qapp: QCoreApplication) -> Iterator[Marker]:
    translator = Marker()
    assert QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


def say_the_table() -> None:
    """All that is said of a table for the ear, of the pile spread out and of the cards seen."""
    parts, status, seen = PartText(MARA), StatusText(MARA), SeenText(MARA)
    card, update = Card.parse("7s"), update_in_hand(act(dealt(HAND, THEIRS, "7s"), DrawDiscard()))
    assert update.view is not None
    reading = read_hand(update.view)
    for count in (1, 2):
        parts.hand(count), parts.opponent_hand(count), parts.face_down(count), PileText(MARA).title(count)
    parts.known(card), parts.pile(None), parts.knock(10), parts.drawn(), parts.barred()
    parts.laid_off((card,)), parts.moves(), parts.arithmetic()
    for view, held in ((None, None), (update.view, reading)):
        status.hand(held), status.upcard(view), status.deadwood(view, held)
    status.upcard(replace(update.view, pile=(card,)))
    status.score(None, Seat.SOUTH), status.score(update.match, Seat.SOUTH)
    deal = GivenDeal("00" * 32, dealer=Seat.NORTH)
    one_hand = replace(update.match.setup, kind=MatchKind.REPLAYED, deals=(deal,))
    status.score(replace(update.match, setup=one_hand), Seat.SOUTH)
    status.dealt(1, True), status.dealt(1, False), status.drew(card)
    seen.title(), seen.yours(), seen.unseen(), seen.listed(seen_cards(update.view))


def test_everything_said_is_looked_up_as_lupdate_wrote_it_down(marker: Marker, extracted: set[Source]):
    for message in everything():
        assert "⟦" in say(message, MARA), message
    for card in DECK:
        assert "⟦" in CardText(MARA).spoken(card)
    for player in PLAYER_NAMES:
        LevelText.opponent(player), LevelText.line(player), LevelText.description(player)
    LevelText.thinking(), LevelText.single_hand()
    for kind in MatchKind:
        LevelText.kind(kind)
    for ruleset in (*PRESETS.values(), replace(PRESETS["R1"], gin_bonus=1)):
        RulesetText(MARA).name(ruleset), RulesetText(MARA).summary(ruleset)
        quick_rules(ruleset, MARA)
    for example in Example:
        ExampleText(MARA).picture(example)
    LogWords(MARA).who(LogLine(Who.YOU, LogEntry.PASSED))
    say_the_table()
    known = {source[:3] for source in extracted}
    assert marker.asked <= known
    assert known - marker.asked == set()


def test_plural_forms_come_from_the_translation(qapp: QCoreApplication, tmp_path: Path):
    source = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="ro_RO">
    <context><name>LogWords</name><message numerus="yes"><source>won the hand: %n point(s)</source>
    <comment>you</comment><translation><numerusform>un punct</numerusform><numerusform>%n puncte</numerusform>
    <numerusform>%n de puncte</numerusform></translation></message></context></TS>"""
    (tmp_path / "ro.ts").write_text(source, encoding="utf-8")
    command = "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.exit(lrelease())"
    subprocess.run(
        [sys.executable, "-c", command, str(tmp_path / "ro.ts"), "-qm", str(tmp_path / "ro.qm")],
        check=True,
        capture_output=True,
        timeout=60,
    )
    romanian = QTranslator()
    assert romanian.load(str(tmp_path / "ro.qm"))
    QCoreApplication.installTranslator(romanian)
    try:
        said = [LogWords(MARA).what(LogLine(Who.YOU, WonHand(points))) for points in (1, 12, 21)]
    finally:
        QCoreApplication.removeTranslator(romanian)
    assert said == ["un punct", "12 puncte", "21 de puncte"]


def test_four_of_a_rank_and_a_single_known_card_have_words_of_their_own_for_languages_that_want_them(marker):
    for count, comment in ((3, "three cards of a rank"), (4, "four cards of a rank")):
        say(set_word(count), MARA)
        assert ("PlainText", "Set", comment) in marker.asked
    for message, comment in ((Plain.KNOWN, "cards"), (Plain.KNOWN_ONE, "a card")):
        say(message, MARA)
        assert ("PlainText", "Known", f"{comment} that the opponent is known to hold") in marker.asked
