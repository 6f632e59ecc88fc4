"""The page at the end of a match (1.15): every bonus by name, both totals, the chart, what to do next."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QListView, QTableView, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.rules.match_score import match_score
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.scoring import DealScore, Result, Side
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.dialogs.hands_sheet import HandsSheet
from ginrummy_qt.ui.dialogs.moves_sheet import MovesSheet
from ginrummy_qt.ui.i18n import PseudoTranslator
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel
from ginrummy_qt.ui.pages.match_result_page import MatchResultPage
from ginrummy_qt.ui.panels.panel import PanelLook
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.sessions import play_on, session_on, setup_of
from tests.helpers.widgets import child, discard

MARA = Names("Mara")
SIZES = ((800, 600), (1024, 768), (1280, 800), (1280, 640), (3840, 2160))
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
BUTTONS = ("verify", "show_hands", "export_record", "play_again")


def played(preset: str = "R1", seed: int = 1, steps: int = 100_000, resign: Seat | None = None) -> MatchInfo:
    session = session_on(MemoryMatchStore(), seed)
    session.new_match(setup_of(PRESETS[preset]))
    play_on(session, random.Random(seed), steps)
    if resign is not None:
        session.resign(resign)
    return session.update(Seat.SOUTH).match


def boxes_against_points(reached: Seat) -> MatchInfo:
    """An R1 match in which `reached` wins one great hand at last, after nine small ones of the other seat."""
    match = played()
    small = DealScore(Side.KNOCKER, Result.KNOCK, 10, 0, 10)
    great = DealScore(Side.KNOCKER, Result.GIN, 80, 25, 105)
    first = match.outcomes[0]
    outcomes = [replace(first, number=n, winner=reached.other, score=small) for n in range(1, 10)]
    outcomes.append(replace(first, number=10, winner=reached, score=great))
    score = match_score(match.setup.ruleset, outcomes)
    return replace(match, outcomes=tuple(outcomes), score=score, winner=score.winner)


def look(tokens=LIGHT, left_handed: bool = False) -> PanelLook:
    return PanelLook(
        Theme(tokens, load_fonts(), Metrics()), MARA, Icons(), Shadows(tokens.shadow), left_handed
    )


@pytest.fixture
def make_page(qapp):
    pages: list[MatchResultPage] = []

    def make(match: MatchInfo, size=(1280, 800), tokens=LIGHT, left_handed: bool = False) -> MatchResultPage:
        page = MatchResultPage(look(tokens, left_handed))
        pages.append(page)
        page.resize(*size)
        page.show_match(match)
        page.show()
        return page

    yield make
    discard(pages)


def words(page: QWidget) -> list[str]:
    """All texts, from top to bottom and left to right."""
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    labels.sort(key=lambda label: (label.mapTo(page, label.rect().center()).y() // 8, label.x()))
    return [label.text() for label in labels]


def label(page: QWidget, name: str) -> QLabel:
    return child(page, QLabel, name)


def boxes(page: MatchResultPage) -> list[QRect]:
    buttons = [child(page, ThemedButton, name) for name in BUTTONS]
    return [button.box().translated(button.pos()) for button in buttons if not button.isHidden()]


# What it says


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_bonus_of_the_ruleset_stands_there_by_name_and_adds_up(make_page, preset):
    match = played(preset, seed=3)
    page = make_page(match)
    ruleset, texts = match.setup.ruleset, words(page)
    assert ("Hands won" in texts) is bool(ruleset.box_bonus)
    assert ("Game bonus" in texts) is bool(ruleset.game_bonus)
    mine, theirs = match.score.seats
    assert ("Shutout bonus" in texts) is bool(mine.shutout_bonus or theirs.shutout_bonus)
    assert [label(page, f"total_{whose}").text() for whose in ("yours", "theirs")] == [
        str(mine.total),
        str(theirs.total),
    ]
    for score in (mine, theirs):
        for part in (score.hand_points, score.shutout_bonus, score.box_bonus, score.game_bonus):
            assert not part or str(part) in texts


def test_the_title_names_the_winner_and_the_story_the_score(make_page):
    for seed in range(1, 12):
        match = played(seed=seed)
        page = make_page(match)
        who = "You win" if match.winner is Seat.SOUTH else "Mara wins"
        assert label(page, "title").text() == f"{who} the match"
        totals = sorted((score.total for score in match.score.seats), reverse=True)
        hands = len(match.outcomes)
        assert label(page, "story").text() == f"{totals[0]} to {totals[1]}, in {hands} hands"
        assert f"{who} by {totals[0] - totals[1]}." in words(page)


@pytest.mark.parametrize("reached", list(Seat))
def test_r1_who_reached_the_target_and_lost_is_told_so(make_page, reached):
    match = boxes_against_points(reached)
    assert (match.score.reached, match.winner) == (reached, reached.other)
    page = make_page(match)
    if match.winner is Seat.SOUTH:
        told = "Mara reached 100, but you have the higher total."
    else:
        told = "You reached 100, but Mara has the higher total."
    assert told in words(page)
    assert told in page.accessibleDescription()


def test_a_match_given_up_in_its_first_hand_has_no_hands_to_show(make_page):
    page = make_page(played(steps=12, resign=Seat.SOUTH))
    assert label(page, "title").text() == "Mara wins the match"
    assert label(page, "story").text() == "You gave the match up."
    assert child(page, ThemedButton, "show_hands").isHidden()
    assert not child(page, ThemedButton, "verify").isHidden()


@pytest.mark.parametrize("seat", list(Seat))
def test_a_match_given_up_says_both_points_in_the_order_of_the_columns_and_no_bonus(make_page, seat):
    match = played(steps=120, resign=seat)
    assert match.outcomes
    page = make_page(match)
    mine, theirs = (match.score.seats[each] for each in (Seat.SOUTH, Seat.NORTH))
    hands = "1 hand" if len(match.outcomes) == 1 else f"{len(match.outcomes)} hands"
    assert f"You {mine.hand_points}, Mara {theirs.hand_points}, after {hands}" in words(page)
    assert "Hands won" not in words(page)
    assert "Game bonus" not in words(page)


def test_a_match_that_goes_on_has_no_result(make_page, qtbot):
    page = MatchResultPage(look())
    qtbot.addWidget(page)
    with pytest.raises(ValueError, match="goes on"):
        page.show_match(played(steps=12))


def test_the_seals_are_those_of_the_hands_dealt(make_page):
    match = played(seed=2)
    assert label(make_page(match), "seals").text().startswith(f"{len(match.outcomes)} deals sealed")


# What it looks like


@pytest.fixture
def longer_words(qapp):
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def assert_all_fits(page: MatchResultPage) -> None:
    paper = page.sheet.paper_area().toRect().translated(page.sheet.pos())
    parts = [label(page, "title").geometry(), label(page, "story").geometry(), paper, *boxes(page)]
    for place, part in enumerate(parts):
        assert page.rect().contains(part)
        assert not any(part.intersects(other) for other in parts[place + 1 :])
    shown = [each for each in page.sheet.findChildren(QLabel) if each.isVisible()]
    assert len(shown) > 10
    for each in shown:
        area = QRect(each.mapTo(page, each.rect().topLeft()), each.size())
        assert paper.contains(area), each.text()
        if each.text() and not each.objectName().startswith("total"):
            assert each.height() >= each.heightForWidth(each.width()), each.text()


@at_every_size
def test_nothing_is_cut_off_or_overlaps(make_page, size):
    assert_all_fits(make_page(played("R3", seed=3), size))
    assert_all_fits(make_page(boxes_against_points(Seat.NORTH), size))


@at_every_size
def test_words_may_be_longer_by_40_percent(make_page, longer_words, size):
    page = make_page(boxes_against_points(Seat.NORTH), size)
    assert label(page, "title").text().startswith("[")
    assert_all_fits(page)


@at_every_size
def test_the_focus_ring_of_a_button_stays_clear_of_the_next_one(make_page, size):
    page = make_page(played(), size)
    buttons = [child(page, ThemedButton, name) for name in BUTTONS]
    for button, after in pairwise(buttons):
        assert button.geometry().right() < after.box().translated(after.pos()).left() - 4


def test_left_handed_the_buttons_stand_at_the_left(make_page):
    match = played()
    right, left = boxes(make_page(match)), boxes(make_page(match, left_handed=True))
    assert right[-1].right() + 1 == 1280 - 24
    assert left[-1].left() == 24
    assert [box.width() for box in right] == [box.width() for box in left]


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_it_takes_on_another_look_while_it_is_shown(make_page, tokens):
    page = make_page(played())
    page.set_look(look(tokens))
    image = page.grab().toImage()
    paper = page.sheet.paper_area().toRect().translated(page.sheet.pos())
    assert image.pixelColor(paper.left() + 20, paper.top() + 20).name() == tokens.surface


def test_a_resized_page_takes_another_scale(make_page):
    page = make_page(played(), (1280, 800))
    before = label(page, "title").font().pixelSize()
    page.resize(2560, 1600)
    assert label(page, "title").font().pixelSize() == 2 * before


# What can be done


@pytest.mark.parametrize("name", BUTTONS)
def test_every_button_asks_for_its_act(make_page, name):
    page = make_page(played())
    asked = QSignalSpy(getattr(page, name))
    button = child(page, ThemedButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.box().center())
    assert asked.count() == 1


def test_by_keyboard_enter_plays_again_and_tab_leads_to_the_others(make_page, qtbot):
    page = make_page(played())
    with qtbot.waitActive(page):
        page.activateWindow()
    asked, shown = QSignalSpy(page.play_again), QSignalSpy(page.show_hands)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Return)
    assert (asked.count(), shown.count()) == (1, 0)
    while page.focusWidget().objectName() != "show_hands":
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert (asked.count(), shown.count()) == (1, 1)


# The whole sheet and the whole log


def test_the_whole_sheet_shows_every_hand_and_follows_the_match(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 600)
    host.show()
    model = ScoreSheetModel(MARA)
    sheet = HandsSheet(look().theme, host, model)
    sheet.present()
    assert "No hand has ended yet." in words(sheet)
    match = played()
    model.show(match)
    table = child(sheet, QTableView, "hands_table")
    assert table.isVisible()
    assert table.viewport().height() >= len(match.outcomes) * table.rowHeight(0)
    assert table.currentIndex().row() == len(match.outcomes) - 1
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_whole_log_fits_the_window_and_ends_at_the_newest_move(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 600)
    host.show()
    session = session_on(MemoryMatchStore(), 3)
    session.new_match(setup_of(PRESETS["R1"]))
    play_on(session, random.Random(3), 330)
    model = MoveLogModel(MARA)
    model.show(session.update(Seat.SOUTH).view)
    sheet = MovesSheet(look().theme, host, model)
    sheet.present()
    view = child(sheet, QListView, "moves_list")
    area = QRect(view.mapTo(host, view.rect().topLeft()), view.size())
    assert host.rect().contains(area)
    last = view.visualRect(model.index(model.rowCount() - 1, 0))
    assert view.viewport().rect().intersects(last)
    assert model.rowCount() * last.height() > view.height()
