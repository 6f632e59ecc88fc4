"""The statistics say what the matches and hands of the history say (issue 5, 2)."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, datetime, timedelta
from itertools import groupby

import pytest

from ginrummy_qt.ports.history import HandResult, HistoryFilter, MatchResult
from ginrummy_qt.ports.statistics import Grain, HistogramKind, KeptApart, Lifetime, StatisticsFilter, Sums
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.storage.history_store import SqliteHistory
from ginrummy_qt.storage.profile_store import SqliteProfiles
from ginrummy_qt.storage.statistics_store import SqliteStatistics
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import live, quick_store
from tests.helpers.sessions import SETUP, on_table, play_on, session_on

ALL = HistoryFilter()
FIRST, LAST = date(2026, 1, 1), date(2026, 12, 31)


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    store = quick_store(tmp_path_factory.mktemp("past"))
    live(store)
    yield store
    store.close()


@pytest.fixture(scope="module")
def history(past):
    return SqliteHistory(past.database)


@pytest.fixture(scope="module")
def statistics(past):
    return SqliteStatistics(past.database, lambda now, reason: f"{reason} {now}")


def day(at):
    return datetime.fromtimestamp(at).date()


def filters(history):
    """Filters by period, opponent and ruleset, alone and together."""
    opponent, ruleset = history.opponents()[0], history.rulesets()[0][0]
    middle = day(history.matches(ALL)[12].updated_at)
    yield StatisticsFilter()
    yield StatisticsFilter(kind=MatchKind.PRACTICE)
    yield StatisticsFilter(since=middle)
    yield StatisticsFilter(until=middle - timedelta(days=1))
    yield StatisticsFilter(since=middle - timedelta(days=40), until=middle + timedelta(days=3))
    yield StatisticsFilter(since=middle, until=middle)
    yield StatisticsFilter(opponents=(opponent,), rulesets=(ruleset,))
    yield StatisticsFilter(since=FIRST, until=middle, opponents=(opponent,))
    yield StatisticsFilter(since=LAST, until=FIRST)
    yield StatisticsFilter(opponents=("nobody",))
    yield StatisticsFilter(since=date.min, until=date.max)


def matches_of(history, wanted):
    """The matches a filter of the statistics means, oldest first, on whatever day."""
    kinds = (wanted.kind,)
    chosen = HistoryFilter(opponents=wanted.opponents, rulesets=wanted.rulesets, kinds=kinds)
    return history.matches(chosen)[::-1]


def within(wanted, at):
    return (wanted.since or FIRST) <= day(at) <= (wanted.until or LAST)


def hands_of(history, wanted):
    hands = [hand for match in matches_of(history, wanted) for hand in history.hands(match.match_id)]
    return [hand for hand in hands if within(wanted, hand.ended_at)]


def test_the_sums_are_those_of_the_hands_and_matches(history, statistics):
    for wanted in filters(history):
        page = statistics.lifetime(wanted)
        sums, hands = page.sums, hands_of(history, wanted)
        results = Counter(hand.result for hand in hands)
        won, lost = (
            [hand for hand in hands if hand.result is way] for way in (HandResult.WON, HandResult.LOST)
        )
        assert (sums.hands_won, sums.hands_lost) == (len(won), len(lost))
        assert (sums.hands_void, sums.hands_abandoned) == (
            results[HandResult.VOID],
            results[HandResult.ABANDONED],
        )
        assert (sums.points, sums.their_points) == tuple(sum(h.points for h in way) for way in (won, lost))
        assert sums.gins == sum(hand.ending is Result.GIN for hand in won)
        assert sums.big_gins == sum(hand.ending is Result.BIG_GIN for hand in won)
        assert sums.undercuts_given == sum(hand.ending is Result.UNDERCUT for hand in won)
        assert sums.undercuts_received == sum(hand.ending is Result.UNDERCUT for hand in lost)
        mine = [h for h in won if h.ending is not Result.UNDERCUT]
        mine += [h for h in lost if h.ending is Result.UNDERCUT]
        assert sums.endings == len(mine)
        assert sums.ending_turns == sum(hand.turns for hand in mine)
        caught = [hand for hand in lost if hand.ending is not Result.UNDERCUT]
        assert (sums.caught, sums.caught_deadwood) == (len(caught), sum(hand.deadwood[0] for hand in caught))
        assert sums.seconds == sum(h.seconds for h in hands if h.result is not HandResult.ABANDONED)
        ended = [match for match in matches_of(history, wanted) if within(wanted, match.updated_at)]
        counts = Counter(match.result for match in ended)
        assert sums.matches_won == counts[MatchResult.WON]
        assert sums.matches_lost == counts[MatchResult.LOST]
        assert sums.matches_resigned == counts[MatchResult.RESIGNED]
        decided = [match for match in ended if match.result in (MatchResult.WON, MatchResult.LOST)]
        assert sums.match_totals == sum(match.totals[0] for match in decided)
        assert page.match_hands == sum(match.hands for match in decided)


def test_opponents_rulesets_and_trends_add_up_to_the_whole(history, statistics):
    for wanted in filters(history):
        page = statistics.lifetime(wanted)
        trends = [[point.sums for point in statistics.trend(wanted, grain)] for grain in Grain]
        for parts in (*trends, [row.sums for row in page.by_opponent], [row.sums for row in page.by_ruleset]):
            for name in Sums.__slots__:
                assert sum(getattr(part, name) for part in parts) == getattr(page.sums, name), name


def test_trends_run_forward_and_begin_where_their_periods_do(history, statistics):
    for grain in Grain:
        starts = [point.start for point in statistics.trend(StatisticsFilter(), grain)]
        assert starts == sorted(set(starts))
        assert grain is not Grain.WEEK or {start.weekday() for start in starts} == {0}
        assert grain is not Grain.MONTH or {start.day for start in starts} == {1}


def test_histograms_count_the_hands(history, statistics):
    for wanted in filters(history):
        page = statistics.lifetime(wanted)
        spread = {histogram.kind: histogram.buckets for histogram in page.histograms}
        assert tuple(spread) == tuple(HistogramKind)
        hands = [hand for hand in hands_of(history, wanted) if hand.ending is not None]
        won = Counter(hand.points // 5 * 5 for hand in hands if hand.result is HandResult.WON)
        assert {b.start: b.count for b in spread[HistogramKind.POINTS_WON]} == won
        counts = {kind: sum(bucket.count for bucket in buckets) for kind, buckets in spread.items()}
        assert counts[HistogramKind.KNOCK_DEADWOOD] == page.sums.knocks
        assert counts[HistogramKind.CAUGHT_DEADWOOD] == page.sums.caught
        assert counts[HistogramKind.ENDING_TURN] == page.sums.endings
        total = sum(bucket.start * bucket.count for bucket in spread[HistogramKind.KNOCK_DEADWOOD])
        assert total == page.sums.knock_deadwood


def test_streaks_are_runs_of_matches_won_and_lost(history, statistics):
    for wanted in filters(history):
        ended = [
            match.result
            for match in matches_of(history, wanted)
            if within(wanted, match.updated_at) and match.result in (MatchResult.WON, MatchResult.LOST)
        ]
        runs = [(result, len(tuple(run))) for result, run in groupby(ended)]
        longest = [
            max((n for r, n in runs if r is way), default=0) for way in (MatchResult.WON, MatchResult.LOST)
        ]
        found = statistics.lifetime(wanted).streaks
        assert [found.longest_won, found.longest_lost] == longest
        last = runs[-1] if runs else (MatchResult.WON, 0)
        assert found.current == (last[1] if last[0] is MatchResult.WON else -last[1])


def test_the_best_and_the_worst_are_listed_the_most_extreme_first(history, statistics):
    for wanted in filters(history):
        page = statistics.lifetime(wanted)
        hands = hands_of(history, wanted)
        won = sorted((h.points for h in hands if h.result is HandResult.WON), reverse=True)
        lost = sorted(-h.points for h in hands if h.result is HandResult.LOST)
        assert [mark.points for mark in page.best_hands] == won[:5]
        assert [mark.points for mark in page.worst_hands] == lost[:5]
        for mark in page.best_hands:
            hand = next(h for h in history.hands(mark.match_id) if h.number == mark.number)
            assert (hand.points, hand.ended_at) == (mark.points, mark.ended_at)
        ended = [match for match in matches_of(history, wanted) if within(wanted, match.updated_at)]
        margins = {way: [m.totals[0] - m.totals[1] for m in ended if m.result is way] for way in MatchResult}
        assert [m.margin for m in page.best_matches] == sorted(margins[MatchResult.WON], reverse=True)[:5]
        assert [m.margin for m in page.worst_matches] == sorted(margins[MatchResult.LOST])[:5]


def test_what_is_kept_apart_is_counted(history, statistics):
    page = statistics.lifetime(StatisticsFilter())
    matches = history.matches(ALL)
    practice = [m for m in matches if m.kind is MatchKind.PRACTICE]
    rated = [m for m in matches if m.kind is MatchKind.RATED]
    over = [match for match in practice if match.result is not MatchResult.UNFINISHED]
    assert page.kept_apart == KeptApart(
        practice_matches=len(over),
        practice_hands=sum(match.hands for match in practice),
        resigned_matches=sum(match.result is MatchResult.RESIGNED for match in rated),
        abandoned_hands=page.sums.hands_abandoned,
        unfinished_matches=sum(match.result is MatchResult.UNFINISHED for match in matches),
    )
    assert page.kept_apart.practice_matches > 0
    assert page.kept_apart.unfinished_matches > 0


def test_results_for_a_rating_are_by_period_and_opponent(history, statistics):
    found = statistics.results(StatisticsFilter())
    assert [(row.start, row.opponent) for row in found] == sorted(
        {(row.start, row.opponent) for row in found}
    )
    sums = statistics.lifetime(StatisticsFilter()).sums
    totals = [sum(column) for column in zip(*((r.won, r.lost, r.resigned) for r in found), strict=True)]
    assert totals == [sums.matches_won, sums.matches_lost, sums.matches_resigned]


def test_the_days_of_the_first_and_the_last_hand(history, statistics):
    for wanted in filters(history):
        page = statistics.lifetime(wanted)
        matches = matches_of(history, wanted)
        times = [h.ended_at for h in hands_of(history, wanted)]
        times += [m.updated_at for m in matches if m.result is not MatchResult.UNFINISHED]
        days = [day(at) for at in times if within(wanted, at)]
        assert (page.first_day, page.last_day) == ((min(days), max(days)) if days else (None, None))


def test_deals_count_every_hand_that_is_over(past, history, statistics):
    decks = []
    for match in history.matches(ALL):
        over = {hand.number for hand in history.hands(match.match_id)}
        events = past.load(match.match_id).events
        decks += [e for e in events if isinstance(e, HandDealt) and e.number in over]
    found = statistics.deals()
    assert found.hands == len(decks)
    assert found.upcards == tuple(sum(e.deck[20] == card for e in decks) for card in range(52))
    assert found.dealt == tuple(sum(e.dealer == seat for e in decks) for seat in (0, 1))
    for seat in (0, 1):
        assert sum(found.melds[seat]) == sum(count for _, count in found.deadwood[seat]) == found.hands


# Reset, profiles


@pytest.fixture
def store(tmp_path):
    return quick_store(tmp_path)


def reset_and_profiles(store):
    def name(now, reason):
        return f"{reason} {now}"

    return SqliteStatistics(store.database, name), SqliteProfiles(store.database, name)


def test_a_reset_begins_anew_keeps_the_history_and_makes_a_backup_before(store):
    statistics, _ = reset_and_profiles(store)
    live(store, 8, seed=3)
    listed = SqliteHistory(store.database).matches(ALL)
    left = [match for match in listed if match.result is MatchResult.UNFINISHED]
    assert left
    assert statistics.reset(7) == "before_reset 7"
    assert SqliteHistory(store.database).matches(ALL) == listed
    page = statistics.lifetime(StatisticsFilter())
    assert page.sums.matches == 0
    assert page.kept_apart.unfinished_matches == len(left)
    assert page.sums.hands == sum(m.hands for m in left if m.kind is MatchKind.RATED)
    before = fact_tables(store.database.connection)
    store.rebuild()
    assert fact_tables(store.database.connection) == before


def test_each_profile_has_matches_and_statistics_of_its_own(store):
    statistics, profiles = reset_and_profiles(store)
    history = SqliteHistory(store.database)
    session = session_on(store)
    session.new_match(SETUP)
    mine = on_table(session)
    assert profiles.active().name == ""
    other = profiles.create("  Ana  Maria ", 5)
    assert (other.name, other.created_at) == ("Ana Maria", 5)
    profiles.activate(other.profile_id)
    assert (store.unfinished(), history.matches(ALL)) == ((), ())
    session_on(store, 1).new_match(SETUP)
    theirs = store.unfinished()[0].match_id
    assert [match.match_id for match in history.matches(ALL)] == [theirs]
    with pytest.raises(KeyError):
        history.match(mine)
    profiles.activate(profiles.profiles()[0].profile_id)
    assert [match.match_id for match in store.unfinished()] == [mine]
    play_on(session, random.Random(1))
    assert statistics.lifetime(StatisticsFilter()).sums.matches == 1
    profiles.activate(other.profile_id)
    assert statistics.lifetime(StatisticsFilter()).sums.matches == 0


def test_a_match_goes_on_counting_for_who_began_it(store):
    statistics, profiles = reset_and_profiles(store)
    session = session_on(store)
    session.new_match(SETUP)
    first = profiles.active()
    profiles.activate(profiles.create("Ana", 5).profile_id)
    play_on(session, random.Random(1))
    assert statistics.lifetime(StatisticsFilter()) == Lifetime()
    profiles.activate(first.profile_id)
    assert statistics.lifetime(StatisticsFilter()).sums.matches == 1


def test_names_of_profiles_are_not_empty_and_not_twice(store):
    _, profiles = reset_and_profiles(store)
    ana = profiles.create("Ana", 5)
    for name in ("", "  ", "ana", " ANA "):
        with pytest.raises(ValueError, match="name"):
            profiles.create(name, 6)
    profiles.rename(ana.profile_id, "ANA")
    assert [profile.name for profile in profiles.profiles()] == ["", "ANA"]
    for act in (profiles.activate, lambda unknown: profiles.rename(unknown, "x")):
        with pytest.raises(KeyError):
            act("nobody")


def test_a_profile_is_removed_with_all_it_played(store):
    _, profiles = reset_and_profiles(store)
    first = profiles.active()
    empty = fact_tables(store.database.connection)
    ana = profiles.create("Ana", 5)
    profiles.activate(ana.profile_id)
    live(store, 4)
    with pytest.raises(ValueError, match="active"):
        profiles.remove(ana.profile_id, 6)
    profiles.activate(first.profile_id)
    assert profiles.remove(ana.profile_id, 6) == "before_removal 6"
    assert profiles.profiles() == (first,)
    assert fact_tables(store.database.connection) == empty
    assert store.database.connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert store.database.connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_replayed_cards_are_counted_for_themselves(store):
    statistics, _ = reset_and_profiles(store)
    session = session_on(store)
    session.new_match(MatchSetup(SETUP.ruleset, SETUP.level, MatchKind.REPLAYED))
    play_on(session, random.Random(1))
    page = statistics.lifetime(StatisticsFilter())
    assert page.sums == Sums()
    assert page.kept_apart.replayed_matches == 1
    assert statistics.lifetime(StatisticsFilter(kind=MatchKind.REPLAYED)).sums.matches == 1
    assert statistics.deals().hands == 0
