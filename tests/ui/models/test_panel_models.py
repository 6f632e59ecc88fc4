"""Hand, move log and score sheet as Qt models, fed by real matches step by step.

Qt's own model tester watches every change; what it finds wrong is a warning, which fails the test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.hand_order import HandOrderState, follow
from ginrummy_qt.presentation.layout import LayoutOptions, layout
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.models.hand_model import CardRole, HandModel, hand_cards
from ginrummy_qt.ui.models.move_log_model import MoveLogModel, MoveRole
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel, SheetColumn, running_points
from ginrummy_qt.ui.text import LogWords, Names
from tests.helpers.sessions import play_on, session_on, setup_of

MARA = Names("Mara")
WARN = QAbstractItemModelTester.FailureReportingMode.Warning


def match_steps(preset: str = "R1", seed: int = 1) -> Iterator[TableUpdate]:
    """What the person sees after every step of a whole match."""
    session = session_on(MemoryMatchStore(), seed)
    session.new_match(setup_of(PRESETS[preset]))
    rng = random.Random(seed)
    while True:
        update = session.update(Seat.SOUTH)
        yield update
        if update.match.stage is Stage.OVER:
            return
        play_on(session, rng, 1)


def texts(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[Any]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


# The move log


@pytest.mark.parametrize("preset", ["R1", "R4"])
def test_the_log_is_a_sound_model_through_a_whole_match(qtbot, preset):
    model = MoveLogModel(MARA)
    QAbstractItemModelTester(model, WARN, model)
    for update in match_steps(preset):
        model.show(update.view)
        moves = 0 if update.view is None else len(update.view.moves)
        assert moves <= model.rowCount() <= moves + 2


def test_the_log_appends_within_a_hand_and_begins_anew_with_the_next(qtbot):
    model = MoveLogModel(MARA)
    resets = QSignalSpy(model.modelReset)
    hands = set()
    for update in match_steps():
        before = texts(model)
        count = resets.count()
        model.show(update.view)
        if update.view is not None and update.view.number in hands:
            assert texts(model)[: len(before)] == before
            assert resets.count() == count
        elif update.view is not None:
            hands.add(update.view.number)
    assert len(hands) > 2
    assert resets.count() >= len(hands) - 1


def test_a_line_says_who_did_what_and_can_be_read_as_a_sentence(qtbot):
    model = MoveLogModel(MARA)
    for update in match_steps():
        model.show(update.view)
        if model.rowCount() >= 6:
            break
    for who, what, whole in zip(
        texts(model, MoveRole.WHO), texts(model, MoveRole.WHAT), texts(model), strict=True
    ):
        assert who in ("You", "Mara")
        assert whole == f"{who} {what}"


def test_another_name_is_used_at_once(qtbot):
    model = MoveLogModel(MARA)
    for update in match_steps():
        model.show(update.view)
        if "Mara" in texts(model, MoveRole.WHO):
            break
    model.set_names(Names("Noa"))
    assert "Mara" not in " ".join(texts(model))
    assert "Noa" in texts(model, MoveRole.WHO)


def test_the_log_never_tells_what_the_opponent_drew_from_the_stock(qtbot):
    model = MoveLogModel(MARA)
    drawn = {who: f"{who} {LogWords.tr('drew from the stock', 'opponent')}" for who in ("Mara", "You")}
    seen = 0
    for update in match_steps():
        model.show(update.view)
        lines = [line for line in texts(model) if "stock" in line]
        assert set(lines) <= set(drawn.values())
        seen += len(lines)
    assert seen


# The score sheet


@pytest.mark.parametrize("preset", ["R1", "R2", "challenge"])
def test_the_sheet_is_a_sound_model_and_ends_at_the_scores_of_the_match(qtbot, preset):
    model = ScoreSheetModel(MARA)
    QAbstractItemModelTester(model, WARN, model)
    update = None
    for update in match_steps(preset, seed=4):
        model.show(update.match)
        assert model.rowCount() == len(update.match.outcomes)
        if model.rowCount():
            points = [score.hand_points for score in update.match.score.seats]
            last = model.rowCount() - 1
            shown = [model.index(last, column).data() for column in (SheetColumn.YOU, SheetColumn.OPPONENT)]
            assert shown == [str(value) for value in points]
    assert update is not None
    numbers = [model.index(row, SheetColumn.HAND).data() for row in range(model.rowCount())]
    assert numbers == [str(number) for number in range(1, model.rowCount() + 1)]


def test_a_row_names_the_winner_the_ending_and_the_points(qtbot):
    model = ScoreSheetModel(MARA)
    match = list(match_steps())[-1].match
    model.show(match)
    for row, outcome in enumerate(match.outcomes):
        text = model.index(row, SheetColumn.RESULT).data()
        if outcome.winner is None or outcome.score is None:
            assert text == "void"
        else:
            who = "You" if outcome.winner is Seat.SOUTH else "Mara"
            kind = outcome.score.result.replace("_", " ")
            assert text == f"{who}, {kind} +{outcome.score.points}"


def test_a_void_hand_leaves_the_points_as_they_were():
    for seed in range(1, 40):
        match = list(match_steps("R2", seed))[-1].match
        running = ((0, 0), *running_points(match.outcomes, Seat.SOUTH))
        voids = [place for place, outcome in enumerate(match.outcomes) if outcome.winner is None]
        if voids:
            assert all(running[place] == running[place + 1] for place in voids)
            return
    pytest.fail("no void hand among the matches")


def test_columns_are_headed_by_the_players_and_aligned_like_their_cells(qtbot):
    model = ScoreSheetModel(MARA)
    model.show(list(match_steps())[-1].match)
    across = Qt.Orientation.Horizontal
    assert [model.headerData(column, across) for column in SheetColumn] == ["Hand", "Result", "You", "Mara"]
    align = Qt.ItemDataRole.TextAlignmentRole
    for column in SheetColumn:
        assert model.headerData(column, across, align) == model.index(0, column).data(align)


# The hand


def first_turn() -> tuple[TableUpdate, HandOrderState]:
    """The person's first turn of a match, with the hand as it was dealt."""
    for update in match_steps():
        if update.view is not None and update.view.my_turn:
            return update, follow(HandOrderState(), update.view.hand)
    pytest.fail("it was never the person's turn")


def shown_hand(update: TableUpdate, order: HandOrderState, selected=None):
    table = layout(update.view, Size(1280, 800), order, LayoutOptions(selected=selected))
    return hand_cards(table, order.cards)


def test_the_hand_follows_a_whole_match_in_its_order(qtbot):
    model = HandModel(MARA)
    QAbstractItemModelTester(model, WARN, model)
    order = HandOrderState()
    for update in match_steps():
        if update.view is None or update.match.stage is not Stage.PLAYING:
            continue
        order = follow(order, update.view.hand)
        model.show(shown_hand(update, order))
        assert tuple(texts(model, CardRole.CARD)) == order.cards
        assert texts(model) == [MARA.card(card) for card in order.cards]


def test_selecting_changes_a_row_but_does_not_reset_the_model(qtbot):
    model = HandModel(MARA)
    update, order = first_turn()
    model.show(shown_hand(update, order))
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.show(shown_hand(update, order, selected=order.cards[3]))
    assert (resets.count(), changes.count()) == (0, 1)
    assert texts(model, CardRole.SELECTED).index(True) == 3


def test_cards_are_spoken_in_words(qtbot):
    model = HandModel(MARA)
    update, order = first_turn()
    model.show(shown_hand(update, order))
    ranks = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    ranks += ["jack", "queen", "king"]
    suits = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
    expected = [f"{ranks[card.rank - 1]} of {suits[str(card)[-1]]}" for card in order.cards]
    assert texts(model, Qt.ItemDataRole.AccessibleTextRole) == expected
