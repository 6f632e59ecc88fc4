"""What reads bytes from outside: each reader, with what it may say of bytes that make no sense."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ginrummy_qt.engine.main import Engine
from ginrummy_qt.link.conversation import Misbehaviour, Question, check_answer, check_greeting
from ginrummy_qt.ports.engine import PROTOCOL, Decide, Decided, Failed, Hello, Ready, write_message
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.codec import CodecError
from ginrummy_qt.rules.deal_code import BadDealCode, deal_code, read_deal_code
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.record import Players, RecordError, event_from_text, read_record, write_record
from ginrummy_qt.rules.records import MatchRecord, read_records, write_records
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.past_matches import PastMatches, Taken
from ginrummy_qt.session.record_file import RecordUnreadable, each_match, open_record
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.storage.settings_file import FILE_NAME, SettingsFile
from tools.soak.playing import Hands, session_on

LONGEST_COMPLAINT = 1_000
"""Characters: a sentence about what is wrong has to fit on a screen, whatever is in the file."""
WHO = Players("person", "steady")
HANDS_PLAYED = 2
"""Hands of the match that is read; then it is given up."""


class Finding(Exception):
    """A reader did what it must not do; the message says what."""


@dataclass(frozen=True, slots=True)
class Reader:
    """`read` takes any bytes; it raises one of `may_raise`, or nothing. `sound` are bytes that it likes."""

    name: str
    read: Callable[[bytes], object]
    may_raise: tuple[type[Exception], ...]
    sound: tuple[bytes, ...]

    def try_on(self, data: bytes) -> bool:
        """Let it read; whether it liked what it read. Raises Finding, or what it must not raise."""
        try:
            self.read(data)
        except self.may_raise as error:
            if len(str(error)) > LONGEST_COMPLAINT:
                raise Finding(f"{self.name} complains in {len(str(error)):,} characters") from error
            return False
        return True


def readers(folder: Path) -> tuple[Reader, ...]:
    """All readers; `folder` is for files that have to be read from a disk."""
    log, views = _a_match()
    return (*_readers_of_files(folder, log), *_readers_of_messages(views))


def _readers_of_files(folder: Path, log: tuple[Event, ...]) -> tuple[Reader, ...]:
    one = write_record(log, WHO)
    many = "".join(write_records([MatchRecord(log, WHO, 1_700_000_000)] * 2))
    records = tuple(text.encode() for text in (one, one[:3_000], many, many[:2_000]))
    events = tuple(line.encode() for line in one.splitlines()[2:])
    codes = tuple(deal_code(rules, "5a" * 32, seat).encode() for rules in PRESETS.values() for seat in Seat)
    settings = SettingsFile(folder)
    settings.save(settings.look()[0])
    saved = (folder / FILE_NAME).read_bytes()
    file = folder / "any.record"

    def read_file(data: bytes) -> None:
        file.write_bytes(data)
        open_record(file)

    def take_in(data: bytes) -> None:
        file.write_bytes(data)
        past = PastMatches(MemoryMatchStore(), lambda: 1_700_000_000)
        for record in each_match(file):
            if past.take_in(record) is Taken.NEW:
                past.replay(record.match.match_id)

    def read_settings(data: bytes) -> None:
        (folder / FILE_NAME).write_bytes(data)
        SettingsFile(folder).look()

    def read_many(data: bytes) -> None:
        for _record in read_records(_text(data).split("\n")):
            pass

    return (
        Reader("record 1", lambda data: read_record(_text(data)), (RecordError,), records[:2]),
        Reader("records", read_many, (RecordError,), records),
        Reader("record file", read_file, (RecordUnreadable,), records),
        Reader("import", take_in, (RecordUnreadable,), records),
        Reader("event", lambda data: event_from_text(_text(data)), (CodecError,), events),
        Reader("deal code", lambda data: read_deal_code(_text(data)), (BadDealCode,), codes),
        Reader("settings", read_settings, (), (saved,)),
    )


def _readers_of_messages(views: tuple[PlayerView, ...]) -> tuple[Reader, ...]:
    """Both ends of the engine's protocol."""
    questions = [Question(number, view) for number, view in enumerate(views)]
    hands = Hands(session_on(MemoryMatchStore(), random.Random(1)), random.Random(1), oddity=0)
    asked = [write_message(Decide(each.number, each.view)).encode() for each in questions]
    answers = [write_message(Decided(each.number, hands.choose(each.view, ()))) for each in questions]
    hello = write_message(Hello(PROTOCOL, Style.STEADY, 1)).encode()
    greetings = [write_message(Ready(PROTOCOL, "any")), write_message(Failed(None, "no reason"))]

    def ask(data: bytes) -> None:
        engine = Engine()
        engine.answer(hello)
        answer = engine.answer(data)
        if isinstance(answer, Failed) and len(answer.reason) > LONGEST_COMPLAINT:
            raise Finding(f"the engine complains in {len(answer.reason):,} characters")

    def answer(data: bytes) -> None:
        refused = 0
        for question in (None, *questions):
            try:
                check_answer(data, question)
            except Misbehaviour as error:
                refused += 1
                last = error
        if refused > len(questions):
            raise last

    return (
        Reader("engine", ask, (), (*asked, hello)),
        Reader("greeting", check_greeting, (Misbehaviour,), tuple(each.encode() for each in greetings)),
        Reader("answer", answer, (Misbehaviour,), tuple(each.encode() for each in answers)),
    )


def _a_match() -> tuple[tuple[Event, ...], tuple[PlayerView, ...]]:
    """The log of a short match, and what the seat on turn saw before some of its actions."""
    rng = random.Random(7)
    hands = Hands(session_on(MemoryMatchStore(), rng), rng, oddity=0.1)
    session = hands.session
    hands.step(MatchSetup(PRESETS["R1"], Style.STEADY))
    views: dict[object, PlayerView] = {}
    while len(session.update(Seat.SOUTH).match.outcomes) < HANDS_PLAYED:
        view = session.update(Seat.SOUTH).view
        if view is not None and hands.stage is Stage.PLAYING:
            own = session.update(view.turn).view
            assert own is not None
            views.setdefault(own.phase, own)
        hands.step()
    session.resign()
    return session.log(), tuple(views.values())


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
