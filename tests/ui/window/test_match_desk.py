"""A match on the desk: steps go to the session, and what cannot be kept has not happened."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import EngineGone
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import SessionRefusal
from ginrummy_qt.rules.actions import Discard, DrawStock
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.legality import Reason, legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.opponent import Opponent
from tests.helpers.fakes import FailingStore, FakeLauncher, counting_entropy, setup


class Table:
    """A desk with a fake engine."""

    def __init__(self, first_seed: int = 0) -> None:
        self.store = FailingStore()
        self.launcher = FakeLauncher()
        self.session = MatchSession(self.store, counting_entropy(first_seed), lambda: 1)
        self.opponent = Opponent(self.launcher)
        self.opponent.set_speed(Speed.OFF)
        self.desk = MatchDesk(self.session, self.opponent)

    def to_act(self) -> Seat:
        update = self.desk.update
        assert update is not None
        assert update.view is not None
        return update.view.turn

    def play_south(self) -> None:
        update = self.desk.update
        assert update is not None
        self.desk.submit(update.legal_actions[0], update.seq)


@pytest.fixture
def table(qapp):
    found = Table()
    yield found
    found.opponent.leave()


def until_north_acts(table: Table) -> None:
    table.desk.new_match(setup())
    for _ in range(20):
        if table.to_act() is Seat.NORTH:
            return
        table.play_south()
    raise AssertionError("the opponent never came to act")


def test_a_new_match_is_dealt_at_once_and_the_opponent_asked_only_on_its_turn(table):
    table.desk.new_match(setup())
    match = table.desk.match
    assert match is not None
    assert match.stage is Stage.PLAYING
    assert bool(table.launcher.link.requests) == (table.to_act() is Seat.NORTH)


def test_the_opponents_question_holds_what_that_seat_may_know(table):
    until_north_acts(table)
    _, view = table.launcher.link.requests[-1]
    assert view.seat is Seat.NORTH
    assert view.my_turn


def test_the_opponents_answer_is_played(qtbot, table):
    until_north_acts(table)
    before = table.session.seq
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()
    assert table.session.seq > before


def test_with_the_setting_on_the_person_cuts_before_the_deal(qtbot, table):
    table.desk.ask_for_cuts = True
    with qtbot.waitSignal(table.desk.cut_wanted) as asked:
        table.desk.new_match(setup())
    assert asked.args[0].stage is Stage.NEEDS_CUT
    assert len(asked.args[0].sealed) == 64
    table.desk.cut("abracadabra")
    assert table.desk.match.stage is Stage.PLAYING


def test_a_refused_action_is_told_and_changes_nothing(qtbot, table):
    until_north_acts(table)
    before = table.session.seq
    with qtbot.waitSignal(table.desk.refused) as told:
        table.desk.submit(DrawStock(), before)
    assert told.args[0].reason is Reason.NOT_YOUR_TURN
    assert table.session.seq == before


def test_a_stale_action_is_refused(qtbot, table):
    table.desk.new_match(setup())
    with qtbot.waitSignal(table.desk.refused) as told:
        table.desk.submit(DrawStock(), table.session.seq - 1)
    assert told.args[0].reason is SessionRefusal.STALE


def test_what_could_not_be_saved_has_not_happened_and_can_be_tried_again(qtbot, table):
    until_north_acts(table)
    link, before = table.launcher.link, table.session.seq
    table.store.full = True
    with qtbot.waitSignal(table.desk.not_saved) as told:
        link.answer()
    assert told.args == ["The disk is full."]
    assert table.session.seq == before
    table.store.full = False
    assert table.desk.retry()
    assert table.session.seq > before


def test_an_illegal_answer_is_asked_for_again_from_a_new_process_and_then_given_up(qtbot, table):
    until_north_acts(table)
    for number in range(1, 4):
        illegal = Discard(next(iter(table.session.update(Seat.SOUTH).view.hand)))
        signal = table.desk.opponent_gone if number == 3 else table.opponent.thinking_changed
        with qtbot.waitSignal(signal):
            table.launcher.link.answer(illegal)
    assert len(table.launcher.links) == 3
    assert table.desk.retry()
    assert len(table.launcher.links) == 4
    before = table.session.seq
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()
    assert table.session.seq > before


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_a_match_that_stops_before_its_first_card_is_dealt_when_tried_again(qtbot, table, kept):
    table.store.room = kept
    with qtbot.waitSignal(table.desk.not_saved):
        table.desk.new_match(setup())
    assert table.desk.update is not None
    assert table.desk.update.view is None
    table.store.room = None
    with qtbot.waitSignal(table.desk.went_on):
        assert table.desk.retry()
    assert table.desk.match.stage is Stage.PLAYING
    assert not table.desk.retry()


@pytest.mark.parametrize("kept", [1, 2, 3, 4])
def test_a_kept_match_that_stopped_before_its_first_card_is_dealt_when_continued(table, kept):
    table.store.room = kept
    table.desk.new_match(setup())
    match_id = table.session.match_id
    table.store.room = None
    table.desk.resume(match_id)
    assert table.desk.match.stage is Stage.PLAYING


def test_a_match_that_cannot_begin_leaves_the_other_with_its_question(qtbot, table):
    until_north_acts(table)
    table.store.full = True
    with qtbot.waitSignal(table.desk.not_saved):
        assert not table.desk.new_match(setup(level=Style.SIMPLE))
    table.store.full = False
    assert [link.level for link in table.launcher.links] == [Style.STEADY]
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()


def test_a_kept_match_that_cannot_be_read_leaves_the_one_on_the_table_with_its_question(qtbot, table):
    until_north_acts(table)
    with pytest.raises(KeyError):
        table.desk.resume("f" * 32)
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()


def test_a_player_that_went_while_it_was_not_its_turn_is_started_again_for_its_next_question(qtbot, table):
    until_north_acts(table)
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()
    while table.to_act() is Seat.NORTH:
        with qtbot.waitSignal(table.desk.updated):
            table.launcher.link.answer()
    gone = table.launcher.link
    with qtbot.waitSignal(table.desk.opponent_gone):
        gone.report(EngineGone("killed"))
    while table.to_act() is Seat.SOUTH:
        table.play_south()
    assert table.launcher.link is not gone
    with qtbot.waitSignal(table.desk.updated):
        table.launcher.link.answer()


def test_a_kept_match_goes_on_in_mid_hand_with_the_opponent_asked_again(table):
    until_north_acts(table)
    match_id, seq = table.session.match_id, table.session.seq
    other = Table()
    other.store = table.store
    other.session = MatchSession(table.store, counting_entropy(100), lambda: 2)
    other.desk = MatchDesk(other.session, other.opponent)
    other.desk.resume(match_id)
    assert other.session.seq == seq
    assert (
        legal_actions(other.launcher.link.requests[-1][1]) == table.session.update(Seat.NORTH).legal_actions
    )
    other.opponent.leave()


def test_resigning_ends_the_match_and_opens_the_seal(table):
    table.desk.new_match(setup())
    assert table.desk.resign()
    match = table.desk.match
    assert match.stage is Stage.OVER
    assert match.winner is Seat.NORTH
    assert [number for number, _ in match.revealed] == [0, 1]
    assert not table.opponent.thinking
