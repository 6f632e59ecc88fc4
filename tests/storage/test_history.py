"""The list of matches: filtered, searched and paged (issue 5, 1)."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from ginrummy_qt.ports.history import HandResult, HistoryFilter, HistoryOrder, MatchResult
from ginrummy_qt.ports.statistics import StatisticsFilter
from ginrummy_qt.rules.events import HandScored, HandVoided
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.database import open_database
from ginrummy_qt.storage.history_store import SqliteHistory
from ginrummy_qt.storage.statistics_store import SqliteStatistics
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import live, quick_store
from tests.helpers.sessions import SETUP, on_table, play_on, play_until, session_on

ALL = HistoryFilter()


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    store = quick_store(tmp_path_factory.mktemp("past"))
    live(store)
    yield store
    store.close()


@pytest.fixture(scope="module")
def history(past):
    return SqliteHistory(past.database)


def day(at):
    return datetime.fromtimestamp(at).date()


def test_every_match_is_listed_the_last_played_first(history):
    matches = history.matches(ALL)
    assert len(matches) == history.count(ALL) == 24
    assert [m.updated_at for m in matches] == sorted((m.updated_at for m in matches), reverse=True)
    assert {m.result for m in matches} == set(MatchResult) - {MatchResult.UNSCORED}
    assert {m.kind for m in matches} == {MatchKind.RATED, MatchKind.PRACTICE}


def test_a_line_says_what_the_events_say(past, history):
    for match in history.matches(ALL):
        stored = past.load(match.match_id)
        assert (match.setup, match.started_at) == (stored.setup, stored.started_at)
        scored = [event for event in stored.events if isinstance(event, HandScored)]
        voids = [event for event in stored.events if isinstance(event, HandVoided)]
        assert match.hands == len(scored) + len(voids)
        points = tuple(sum(e.score.points for e in scored if e.winner is seat) for seat in Seat)
        assert match.points == points
        assert history.match(match.match_id) == match


def test_the_hand_that_is_being_played_counts_as_time_played(tmp_path):
    store = quick_store(tmp_path)
    session, rng, history = session_on(store), random.Random(0), SqliteHistory(store.database)
    session.new_match(SETUP)
    play_until(session, rng, Stage.PLAYING, 1)
    play_on(session, rng, 1)
    (begun,) = history.matches(ALL)
    assert (begun.result, begun.hands) == (MatchResult.UNFINISHED, 0)
    assert begun.seconds > 0
    play_until(session, rng, Stage.NEEDS_SEED, 2)
    between = history.match(begun.match_id)
    assert between.seconds == sum(hand.seconds for hand in history.hands(begun.match_id)) > begun.seconds
    play_until(session, rng, Stage.PLAYING, 2)
    play_on(session, rng, 1)
    assert history.match(begun.match_id).seconds > between.seconds
    store.close()


def test_hands_are_listed_in_order(past, history):
    for match in history.matches(ALL):
        hands = history.hands(match.match_id)
        assert [hand.number for hand in hands] == list(range(1, len(hands) + 1))
        ended = [hand for hand in hands if hand.result is not HandResult.ABANDONED]
        assert len(ended) == match.hands
        won = sum(hand.points for hand in ended if hand.result is HandResult.WON)
        assert won == match.points[0]
    assert history.hands("0" * 32) == ()


def test_pages_together_are_the_whole_list(history):
    for size in (1, 5, 24, 100):
        pages = [history.matches(ALL, offset, size) for offset in range(0, 24, size)]
        assert sum(pages, ()) == history.matches(ALL)
    assert history.matches(ALL, 24) == ()


SORTED_BY = {
    HistoryOrder.PLAYED: lambda match: match.updated_at,
    HistoryOrder.OPPONENT: lambda match: match.opponent,
    HistoryOrder.RULESET: lambda match: match.ruleset,
    HistoryOrder.MARGIN: lambda match: match.totals[0] - match.totals[1],
    HistoryOrder.HANDS: lambda match: match.hands,
    HistoryOrder.GINS: lambda match: match.gins[0] - match.gins[1],
    HistoryOrder.UNDERCUTS: lambda match: match.undercuts[0] - match.undercuts[1],
    HistoryOrder.KIND: lambda match: match.kind,
}


@pytest.mark.parametrize("order", SORTED_BY)
def test_the_list_is_sorted_both_ways_page_by_page(history, order):
    for ascending in (False, True):
        wanted = HistoryFilter(order=order, ascending=ascending)
        values = [SORTED_BY[order](match) for match in history.matches(wanted)]
        assert values == sorted(values, reverse=not ascending)
        pages = [history.matches(wanted, offset, 7) for offset in range(0, 24, 7)]
        assert sum(pages, ()) == history.matches(wanted)
        assert len({match.match_id for match in history.matches(wanted)}) == 24


def test_sorted_by_the_result_what_ended_alike_stands_together(history):
    results = [match.result for match in history.matches(HistoryFilter(order=HistoryOrder.RESULT))]
    changes = sum(one is not next_one for one, next_one in pairwise(results))
    assert changes == len(set(results)) - 1


FLAGS = {
    HistoryFilter(gin=True): lambda match: match.gins[0] > 0,
    HistoryFilter(their_gin=True): lambda match: match.gins[1] > 0,
    HistoryFilter(undercut=True): lambda match: match.undercuts[0] > 0,
    HistoryFilter(was_undercut=True): lambda match: match.undercuts[1] > 0,
}


def test_each_filter_lets_through_what_it_says(history):
    matches = history.matches(ALL)
    middle = matches[10]
    opponent, ruleset, on = middle.opponent, middle.ruleset, day(middle.updated_at)
    wanted = {
        HistoryFilter(opponents=(opponent,)): lambda m: m.opponent == opponent,
        HistoryFilter(rulesets=(ruleset,)): lambda m: m.ruleset == ruleset,
        HistoryFilter(kinds=(MatchKind.PRACTICE,)): lambda m: m.kind is MatchKind.PRACTICE,
        HistoryFilter(since=on): lambda m: day(m.updated_at) >= on,
        HistoryFilter(until=on): lambda m: day(m.updated_at) <= on,
        HistoryFilter(since=on, until=on + timedelta(days=9)): lambda m: (
            0 <= (day(m.updated_at) - on).days <= 9
        ),
        HistoryFilter(results=(MatchResult.WON, MatchResult.RESIGNED)): lambda m: (
            m.result in (MatchResult.WON, MatchResult.RESIGNED)
        ),
        HistoryFilter(text=f"{opponent} {on.isoformat()[:7]}"): lambda m: (
            m.opponent == opponent and day(m.updated_at).isoformat()[:7] == on.isoformat()[:7]
        ),
        HistoryFilter(text=middle.match_id[3:12].upper()): lambda m: m is middle,
        HistoryFilter(text=matches[0].ruleset): lambda m: m.ruleset == matches[0].ruleset,
        HistoryFilter(opponents=(opponent,), gin=True, undercut=True): lambda m: (
            m.opponent == opponent and m.gins[0] > 0 and m.undercuts[0] > 0
        ),
        **FLAGS,
    }
    for filtered, lets_through in wanted.items():
        expected = tuple(match for match in matches if lets_through(match))
        assert history.matches(filtered) == expected, filtered
        assert history.count(filtered) == len(expected)
        assert expected or (filtered.gin and filtered.undercut), filtered


@pytest.mark.parametrize("text", ["100%", "_", "'", '"; DROP TABLE matches', "\\"])
def test_no_text_searched_for_does_harm(history, text):
    assert history.matches(HistoryFilter(text=text)) == ()


def test_all_opponents_and_rulesets_ever_met_are_named(history):
    matches = history.matches(ALL)
    assert set(history.opponents()) == {match.opponent for match in matches}
    assert set(history.rulesets()) == {(match.ruleset, match.setup.ruleset) for match in matches}


def test_a_removed_match_is_gone_from_history_and_statistics_and_comes_back(tmp_path):
    store = quick_store(tmp_path)
    live(store, 6)
    history = SqliteHistory(store.database)
    statistics = SqliteStatistics(store.database, lambda *_: "")
    before = fact_tables(store.database.connection)
    listed, page = history.matches(ALL), statistics.lifetime(StatisticsFilter())
    for match in listed:
        history.remove(match.match_id)
        assert match not in history.matches(ALL)
        with pytest.raises(KeyError):
            history.remove(match.match_id)
    assert statistics.lifetime(StatisticsFilter()).sums.hands == 0
    store.rebuild()
    assert history.matches(ALL) == ()
    for match in listed:
        history.put_back(match.match_id)
        with pytest.raises(KeyError):
            history.put_back(match.match_id)
    assert history.matches(ALL) == listed
    assert statistics.lifetime(StatisticsFilter()) == page
    assert fact_tables(store.database.connection) == before


def test_a_match_removed_while_it_is_played_stays_out_until_it_is_put_back(tmp_path):
    store = quick_store(tmp_path)
    history = SqliteHistory(store.database)
    session = session_on(store)
    session.new_match(SETUP)
    history.remove(on_table(session))
    play_on(session, random.Random(1))
    assert history.matches(ALL) == ()
    history.put_back(on_table(session))
    assert history.match(on_table(session)).result in (MatchResult.WON, MatchResult.LOST)


def test_a_match_whose_setup_cannot_be_read_hides_no_other(tmp_path, caplog):
    store = quick_store(tmp_path)
    live(store, 3)
    history = SqliteHistory(store.database)
    bad, *others = history.matches(ALL)
    open_database(tmp_path).execute("UPDATE matches SET setup = '{}' WHERE match_id = ?", (bad.match_id,))
    assert history.matches(ALL) == tuple(others)
    assert bad.match_id in caplog.messages[-1]


def test_hands_dealt_the_same_cards_are_found_from_each_other(tmp_path):
    store = quick_store(tmp_path)
    session = session_on(store, 8)
    session.new_match(SETUP)
    play_on(session, random.Random(8), 60)
    session.resign()
    first = on_table(session)
    for seed in (1, 2):
        session.new_match(session.hand_again(first, 1))
        play_on(session, random.Random(seed))
    history = SqliteHistory(store.database)
    again = [hand.match_id for hand in history.alike(first, 1)]
    assert len(again) == 2
    assert on_table(session) == again[1]
    assert {hand.match_id for hand in history.alike(again[0], 1)} == {first, again[1]}
    assert session.past.same_cards((first, 1), (again[0], 1))
    assert not session.past.same_cards((first, 1), (first, 2))
    assert history.alike("0" * 32, 1) == ()
    store.close()
