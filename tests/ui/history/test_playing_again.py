"""From the history to the table: going on, a replay, a match or a hand played again (issue 5, Build 1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.ports.history import HandResult
from ginrummy_qt.rules.actions import BigGin, Knock, LayOut
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from tests.helpers.history_page import select
from tests.helpers.widgets import child
from tests.helpers.windows import press, sheet_of


def test_only_a_match_that_goes_on_is_continued(opened):
    go_on = child(opened.page, QAbstractButton, "history_continue")
    select(opened, opened.ids[0])
    assert not go_on.isVisible()
    select(opened, opened.ids[-1])
    assert go_on.isVisible()
    press(opened.window, "history_continue")
    assert not opened.window.opener.covered
    assert opened.window.desk.match.match_id == opened.ids[-1]


def test_a_replay_opens_at_the_hand_that_is_chosen_and_leads_back(opened):
    match = next(m for m in map(opened.program.stores[0].history.match, opened.ids[:-1]) if m.hands > 1)
    select(opened, match.match_id)
    opened.page.hands.selectRow(1)
    press(opened.window, "history_replay")
    replay = sheet_of(opened.window)
    assert replay.objectName() == "replay"
    assert replay._player.hand == 2
    replay.reject()
    assert opened.page.chosen.match_id == match.match_id


def test_a_match_played_again_is_no_rated_one(opened):
    select(opened, opened.ids[0])
    press(opened.window, "history_again")
    assert not opened.window.opener.covered
    assert opened.window.desk.match.setup.kind is MatchKind.REPLAYED
    opened.open()
    assert len(opened.listed()) == 8


def test_a_hand_played_again_is_compared_with_the_first_time(opened):
    history, window = opened.program.stores[0].history, opened.window
    first = next(
        (match_id, hand)
        for match_id in opened.ids[:-1]
        for hand in history.hands(match_id)
        if hand.number == 1 and hand.points
    )
    match_id, hand = first
    before = hand.points if hand.result is HandResult.WON else -hand.points
    window.past.replays.play(window.desk.session.hand_again(match_id, 1))
    finish_hand(opened)
    assert len(history.alike(window.desk.match.match_id, 1)) >= 1
    window.table.skip()
    said = window.table.board.remarked
    assert f"{before:+}".replace("-", "\N{MINUS SIGN}") in said
    assert "With these cards" in said
    assert any(said in part.name for part in window.table.view.spoken.parts())


def test_a_hand_that_was_given_up_is_no_first_time(opened):
    window, session = opened.window, opened.window.desk.session
    window.opener.top.reject()
    if window.desk.update.view.outcome is not None:
        window.desk.next_hand()
    number, given_up = window.desk.match.number, session.match_id
    window.desk.resign()
    window.past.replays.play(session.hand_again(given_up, number))
    finish_hand(opened)
    assert window.table.board.remarked == ""
    window.past.replays.play(session.hand_again(given_up, number))
    finish_hand(opened)
    assert "With these cards" in window.table.board.remarked, "but the time it was played to its end is one"


def test_a_rated_hand_is_compared_with_nothing(opened):
    opened.page.reject()
    finish_hand(opened)
    opened.window.table.skip()
    assert opened.window.table.board.remarked == ""


def finish_hand(opened) -> None:
    """Play on by first legal actions, ends of hands first, until the hand on the table is over."""
    window, session = opened.window, opened.window.desk.session
    if window.desk.update.view.outcome is not None:
        window.desk.next_hand()
    for _ in range(400):
        view = session.update(Seat.SOUTH).view
        if view.outcome is not None:
            window.table.skip()
            QCoreApplication.processEvents()
            return
        update = session.update(view.turn)
        ends = [a for a in update.legal_actions if isinstance(a, Knock | BigGin | LayOut)]
        action = (ends or update.legal_actions)[0 if ends else -1]
        session.submit(view.turn, action, update.seq)
    raise AssertionError("the hand never ended")
