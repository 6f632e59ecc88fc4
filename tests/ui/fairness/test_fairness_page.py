"""The Fairness page: "it cheats" is answered with what anybody can check."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QListView, QPlainTextEdit, QWidget

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.statistics import DealCounts
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.rules.deal_code import deal_code
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.again import coded_again
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.session.proof import HandProof
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.fairness.python_check import python_check
from ginrummy_qt.ui.fairness.sheet import Evidence, FairnessSheet
from ginrummy_qt.ui.statistics.charts.columns import ColumnChart
from tests.helpers.sessions import play_on, session_on
from tests.ui.fairness.conftest import Open

Kind = TypeVar("Kind", bound=QWidget)


def part(sheet: FairnessSheet, kind: type[Kind], name: str) -> Kind:
    found = sheet.findChild(kind, name)
    assert isinstance(found, kind)
    return found


def press(sheet: FairnessSheet, name: str) -> None:
    button = part(sheet, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(22, 22))
    QCoreApplication.processEvents()


def said(sheet: FairnessSheet, name: str) -> str:
    return part(sheet, QLabel, name).text()


def test_the_last_hand_that_is_over_is_shown_checked(opened: Open, evidence: Evidence) -> None:
    sheet = opened(evidence)
    assert said(sheet, "whichHand") == "Hand 1"
    assert said(sheet, "verdict").startswith("✓")
    assert said(sheet, "cut") == "a cut of my own"
    assert said(sheet, "sealed") == said(sheet, "computed")


def test_the_hand_on_the_table_stays_closed(opened: Open, evidence: Evidence) -> None:
    sheet = opened(evidence)
    press(sheet, "later")
    assert said(sheet, "whichHand") == "Hand 2"
    assert said(sheet, "seed") == "Still closed"
    assert not part(sheet, QAbstractButton, "copyPython").isEnabled()
    press(sheet, "section_traffic")
    assert not part(sheet, QListView, "trafficLines").isVisible()


def test_the_row_of_sections_stays_where_the_pointer_is(opened: Open, evidence: Evidence) -> None:
    sheet = opened(evidence)
    chip = part(sheet, QAbstractButton, "section_traffic")
    before = chip.mapTo(sheet, QPoint(0, 0))
    for section in ("traffic", "deals", "meaning", "seals"):
        press(sheet, f"section_{section}")
        assert chip.mapTo(sheet, QPoint(0, 0)) == before


def test_one_click_verifies_every_hand(opened: Open, evidence: Evidence) -> None:
    sheet = opened(evidence)
    press(sheet, "verifyAll")
    assert said(sheet, "everyHand").startswith("✓ 2 deals")


def test_a_deck_that_was_changed_is_named(opened: Open, evidence: Evidence) -> None:
    def crooked(number: int) -> HandProof:
        proof = evidence.prove(number)
        return proof if number == 0 else replace(proof, dealt=(*proof.dealt[1:], proof.dealt[0]))

    sheet = opened(replace(evidence, prove=crooked))
    assert said(sheet, "verdict").startswith("✗")
    press(sheet, "verifyAll")
    assert said(sheet, "everyHand") == "✗ Not as sealed: 1"


def test_the_python_runs_elsewhere_and_says_true_twice(session: MatchSession, tmp_path: Path) -> None:
    for number in (0, 1):
        proof = session.verify_hand(number)
        assert _run(python_check(proof), tmp_path) == [
            "sealed before the hand: True",
            "dealt from this seed: True",
        ]
    changed = replace(proof, dealt=proof.dealt[::-1], seed="0" * 64)
    assert _run(python_check(changed), tmp_path) == [
        "sealed before the hand: False",
        "dealt from this seed: False",
    ]


def test_the_python_checks_a_hand_of_a_deal_code_too(tmp_path: Path) -> None:
    session = session_on(MemoryMatchStore(), "a friend's")
    code = deal_code(PRESETS["R1"], "0123456789abcdef" * 4, Seat.NORTH)
    session.new_match(coded_again(code, Style.SIMPLE))
    play_on(session, random.Random(3))
    proof = session.verify_hand(1)
    assert proof.given
    assert _run(python_check(proof), tmp_path) == [
        "sealed before the hand: True",
        "dealt from this seed: True",
    ]


def test_a_cut_cannot_put_code_into_the_python(session: MatchSession, tmp_path: Path) -> None:
    proof = replace(session.verify_hand(1), cut='"); print("broken in") #\n$seed')
    assert "broken in" not in _run(python_check(proof), tmp_path)


def _run(code: str, folder: Path) -> list[str]:
    script = folder / "check.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", str(script)], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_what_the_opponent_was_told_is_read_in_sentences_and_as_it_crossed(
    opened: Open, evidence: Evidence
) -> None:
    sheet = opened(evidence)
    press(sheet, "section_traffic")
    lines = part(sheet, QListView, "trafficLines")
    sentences = [lines.model().index(row, 0).data() for row in range(lines.model().rowCount())]
    assert sentences[0].startswith("Shown: its own cards ")
    assert sentences[1] == "Answered: pass"
    exact = part(sheet, QPlainTextEdit, "exactLine")
    assert exact.toPlainText().startswith('{"type":"decide"')
    press(sheet, "copyTraffic")
    copied = QGuiApplication.clipboard().text().splitlines()
    assert [line[:2] for line in copied] == ["> ", "< "]


def test_a_hand_whose_lines_were_not_kept_says_so(opened: Open, evidence: Evidence) -> None:
    sheet = opened(replace(evidence, traffic=lambda _number: ()))
    press(sheet, "section_traffic")
    traffic = part(sheet, QWidget, "traffic")
    assert any("were not kept" in label.text() for label in traffic.findChildren(QLabel))


def test_deals_are_charted_and_judged_in_plain_words(opened: Open, evidence: Evidence) -> None:
    hands = 520
    counts = DealCounts(
        hands,
        (10,) * len(DECK),
        ((310, 190, 18, 2), (316, 186, 17, 1)),
        (((40, 200), (60, 320)), ((40, 210), (60, 310))),
    )
    sheet = opened(replace(evidence, deals=counts))
    press(sheet, "section_deals")
    assert said(sheet, "dealsVerdict") == "Chance alone hardly explains your deals"
    charts = sheet.findChildren(ColumnChart)
    assert len(charts) == 5
    for chart in charts:
        assert chart.accessibleName()
        assert sum(int(row[1]) for row in chart.table.rows) == hands


def test_with_no_hand_played_the_page_says_what_to_do(opened: Open) -> None:
    def nothing(_number: int) -> HandProof:
        raise AssertionError("there is nothing to prove")

    sheet = opened(Evidence(None, nothing, lambda _number: (), None))
    seals = part(sheet, QWidget, "seals")
    assert "Start a match" in seals.findChildren(QLabel)[0].text()
    press(sheet, "section_deals")
    assert "cannot be read" in part(sheet, QWidget, "deals").findChildren(QLabel)[0].text()


def test_all_sections_are_reached_by_the_keyboard(opened: Open, evidence: Evidence) -> None:
    sheet = opened(evidence)
    shown = []
    for _ in range(4):
        shown.append([name for name in ("seals", "traffic", "deals", "meaning") if _visible(sheet, name)])
        QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Right)
    assert shown == [["seals"], ["traffic"], ["deals"], ["meaning"]]


def _visible(sheet: FairnessSheet, name: str) -> bool:
    return part(sheet, QWidget, name).isVisible()
