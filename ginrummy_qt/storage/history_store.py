"""The list of matches and hands of the active profile; see `ports.history`."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from sqlite3 import Connection
from typing import Any, Final

from ginrummy_qt.ports.history import (
    HandResult,
    HistoryFilter,
    HistoryHand,
    HistoryMatch,
    HistoryOrder,
    MatchResult,
)
from ginrummy_qt.rules.codec import CodecError
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.codes import ENDINGS, HAND_RESULTS, MATCH_CODES, MATCH_RESULTS
from ginrummy_qt.storage.database import Database
from ginrummy_qt.storage.fact_keeper import FactKeeper
from ginrummy_qt.storage.groups import all_groups, chosen, keys_of
from ginrummy_qt.storage.hand_facts import seconds_between
from ginrummy_qt.storage.local_days import seconds_after, seconds_of
from ginrummy_qt.storage.match_log import last_hand_rows
from ginrummy_qt.storage.setups import setup_from_text

_log = logging.getLogger(__name__)

Condition = tuple[str, tuple[object, ...]]
"""A condition in SQL, and the values of its marks."""


class SqliteHistory:
    """A `ports.history.HistoryStore` on the database of a folder."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self, wanted: HistoryFilter) -> int:
        """How many matches the filter lets through."""
        with self._database.reading() as connection:
            where, values = _condition(connection, wanted)
            tables = _TABLES if wanted.text.split() else "match_facts"
            (found,) = connection.execute(f"SELECT count(*) FROM {tables} WHERE {where}", values).fetchone()
        return int(found)

    def matches(self, wanted: HistoryFilter, offset: int = 0, limit: int = 100) -> tuple[HistoryMatch, ...]:
        """A page of them; the last played are found in the index alone, and only then read."""
        with self._database.reading() as connection:
            where, values = _condition(connection, wanted)
            tables = _TABLES if wanted.text.split() or wanted.order in _BY_GROUP else "match_facts"
            order = _order(wanted)
            lines = connection.execute(
                f"SELECT {_COLUMNS} FROM {_TABLES} WHERE match_facts.match IN"
                f" (SELECT match_facts.match FROM {tables} WHERE {where}"
                f" ORDER BY {order} LIMIT ? OFFSET ?) ORDER BY {order}",
                (*values, limit, offset),
            )
            return tuple(_readable(connection, lines.fetchall()))

    def match(self, match_id: str) -> HistoryMatch:
        """One match. Raises KeyError when the profile has none of this id."""
        with self._database.reading() as connection:
            line = connection.execute(
                f"SELECT {_COLUMNS} FROM {_TABLES} JOIN profiles ON profiles.id = matches.profile"
                " WHERE match_id = ? AND active",
                (match_id,),
            ).fetchone()
            if line is None:
                raise KeyError(match_id)
            return _match(connection, line)

    def hands(self, match_id: str) -> tuple[HistoryHand, ...]:
        """The hands of a match that are over, in order; none for an unknown match."""
        with self._database.reading() as connection:
            lines = connection.execute(
                f"SELECT {_HAND} FROM hand_facts JOIN matches ON matches.id = match WHERE match_id = ?"
                " ORDER BY number",
                (match_id,),
            )
            return tuple(_hand(match_id, line) for line in lines)

    def alike(self, match_id: str, number: int) -> tuple[HistoryHand, ...]:
        """Other hands that began like this one, the first played first."""
        with self._database.reading() as connection:
            lines = connection.execute(
                f"SELECT match_id, {_HAND} FROM hand_facts JOIN matches ON matches.id = match"
                f" WHERE ({_BEGINNING}) = (SELECT {_BEGINNING} FROM hand_facts"
                " JOIN matches ON matches.id = match WHERE match_id = ?1 AND number = ?2)"
                " AND profile = (SELECT id FROM profiles WHERE active)"
                " AND NOT (match_id = ?1 AND number = ?2) ORDER BY ended_at, match, number LIMIT ?3",
                (match_id, number, _MOST_ALIKE),
            )
            return tuple(_hand(line[0], line[1:]) for line in lines)

    def opponents(self) -> tuple[str, ...]:
        """The keys of all opponents ever met."""
        with self._database.reading() as connection:
            return tuple(dict.fromkeys(group.opponent for group in all_groups(connection)))

    def rulesets(self) -> tuple[tuple[str, Ruleset], ...]:
        """The keys of all rulesets ever played, each with the ruleset it was last played with."""
        with self._database.reading() as connection:
            lines = connection.execute(
                "SELECT ruleset, setup FROM groups JOIN profiles ON profiles.id = profile"
                " WHERE active ORDER BY groups.id"
            )
            return tuple({key: setup_from_text(setup).ruleset for key, setup in lines}.items())

    def remove(self, match_id: str) -> None:
        """Take a match out of history and statistics; KeyError when there is none."""
        with self._database.changing() as connection:
            key = _flag(connection, match_id, removed=True)
            FactKeeper(connection).forget(key)

    def put_back(self, match_id: str) -> None:
        """Undo `remove`. Raises KeyError when no such match was removed."""
        with self._database.changing() as connection:
            key = _flag(connection, match_id, removed=False)
            FactKeeper(connection).refresh(key)


_TABLES: Final = (
    "match_facts JOIN matches ON matches.id = match_facts.match JOIN groups ON groups.id = match_facts.grp"
)
_COLUMNS: Final = (
    "match_id, matches.setup, kind, opponent, ruleset, started_at, updated_at, result, hands,"
    " south_points, north_points, south_total, north_total, gins, their_gins, undercuts, undercut_by,"
    " seconds, match_facts.match"
)
_ORDERS: Final = {
    HistoryOrder.PLAYED: "updated_at",
    HistoryOrder.OPPONENT: "opponent",
    HistoryOrder.RULESET: "ruleset",
    HistoryOrder.RESULT: "result",
    HistoryOrder.MARGIN: "south_total - north_total",
    HistoryOrder.HANDS: "hands",
    HistoryOrder.GINS: "gins - their_gins",
    HistoryOrder.UNDERCUTS: "undercuts - undercut_by",
    HistoryOrder.KIND: "kind",
}
_BY_GROUP: Final = (HistoryOrder.OPPONENT, HistoryOrder.RULESET, HistoryOrder.KIND)
"""What stands in the table of groups only."""
_HAND: Final = "number, ended_at, dealer, result, ending, abs(points), south_left, north_left, turns, seconds"
_BEGINNING: Final = "dealer, upcard, south_melds, north_melds, south_dealt, north_dealt"
_MOST_ALIKE: Final = 20
_SEARCHED: Final = (
    "lower(match_id || ' ' || opponent || ' ' || ruleset || ' '"
    " || date(updated_at, 'unixepoch', 'localtime'))"
)


def _order(wanted: HistoryFilter) -> str:
    """The end of a query; of equals the last played one comes first."""
    by, way = _ORDERS[wanted.order], "ASC" if wanted.ascending else "DESC"
    if wanted.order is HistoryOrder.PLAYED:
        return f"{by} {way}, match_facts.match {way}"
    return f"{by} {way}, updated_at DESC, match_facts.match DESC"


def _flag(connection: Connection, match_id: str, *, removed: bool) -> int:
    line = connection.execute(
        "SELECT id FROM matches WHERE match_id = ? AND removed = ?"
        " AND profile = (SELECT id FROM profiles WHERE active)",
        (match_id, not removed),
    ).fetchone()
    if line is None:
        raise KeyError(match_id)
    connection.execute("UPDATE matches SET removed = ? WHERE id = ?", (removed, line[0]))
    return int(line[0])


def _condition(connection: Connection, wanted: HistoryFilter) -> Condition:
    groups = chosen(all_groups(connection), wanted.opponents, wanted.rulesets, wanted.kinds)
    parts: list[Condition] = [(f"match_facts.grp IN ({keys_of(groups)})", ())]
    if wanted.since is not None:
        parts.append(("updated_at >= ?", (seconds_of(wanted.since),)))
    if wanted.until is not None:
        parts.append(("updated_at < ?", (seconds_after(wanted.until),)))
    if wanted.results:
        codes = ", ".join(str(MATCH_CODES[result]) for result in wanted.results)
        parts.append((f"result IN ({codes})", ()))
    flags = {
        "gins": wanted.gin,
        "their_gins": wanted.their_gin,
        "undercuts": wanted.undercut,
        "undercut_by": wanted.was_undercut,
    }
    parts += [(f"{column} > 0", ()) for column, asked in flags.items() if asked]
    parts += [(f"instr({_SEARCHED}, ?)", (word.lower(),)) for word in wanted.text.split()]
    return " AND ".join(sql for sql, _ in parts), tuple(_flat(values for _, values in parts))


def _flat(groups: Iterable[tuple[object, ...]]) -> list[object]:
    return [value for group in groups for value in group]


def _readable(connection: Connection, lines: Iterable[tuple[Any, ...]]) -> Iterator[HistoryMatch]:
    """The matches of lines; one whose setup cannot be read is left out, and the log says so."""
    for line in lines:
        try:
            yield _match(connection, line)
        except CodecError as error:
            _log.error("the setup of match %s cannot be read: %s", line[0], error)


def _match(connection: Connection, line: tuple[Any, ...]) -> HistoryMatch:
    """A line of `_COLUMNS`. Raises CodecError for a setup that cannot be read."""
    result = MATCH_RESULTS[line[7]]
    running = _running(connection, line[18]) if result is MatchResult.UNFINISHED else 0
    return HistoryMatch(
        match_id=line[0],
        setup=setup_from_text(line[1]),
        kind=MatchKind(line[2]),
        opponent=line[3],
        ruleset=line[4],
        started_at=line[5],
        updated_at=line[6],
        result=result,
        hands=line[8],
        points=(line[9], line[10]),
        totals=(line[11], line[12]),
        gins=(line[13], line[14]),
        undercuts=(line[15], line[16]),
        seconds=line[17] + running,
    )


def _running(connection: Connection, key: int) -> int:
    """The seconds played of a hand that is not over; 0 between two hands."""
    number, rows = last_hand_rows(connection, key, None)
    over = "SELECT 1 FROM hand_facts WHERE match = ? AND number = ?"
    if connection.execute(over, (key, number)).fetchone() is not None:
        return 0
    return seconds_between([at for at, _text in rows])


def _hand(match_id: str, line: tuple[Any, ...]) -> HistoryHand:
    result = HAND_RESULTS[line[3]]
    return HistoryHand(
        match_id=match_id,
        number=line[0],
        ended_at=line[1],
        dealer=Seat(line[2]),
        result=result,
        ending=ENDINGS[line[4]],
        points=line[5],
        deadwood=None if line[6] is None else (line[6], line[7]),
        turns=0 if result is HandResult.ABANDONED else line[8],
        seconds=line[9],
    )
