"""Whatever a player's process does wrong, the table gets an answer or a clear end."""

from __future__ import annotations

import pytest

from ginrummy_qt.link.engine_process import EngineProgram, Patience
from ginrummy_qt.ports.opponents import EngineAnswer
from ginrummy_qt.rules.actions import DrawStock
from tests.helpers.engine_links import HASTE, gone, link_to, restarted, view
from tests.helpers.fake_engines import fake, raw


def test_a_crash_is_noticed_and_the_question_asked_again(tmp_path):
    program = fake(
        """
if first_time():
    os._exit(3)
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert "ended with status 3" in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_a_crash_while_nothing_is_asked_is_noticed_too(tmp_path):
    program = fake('answer(message["request"])', str(tmp_path / "mark"), start="if first_time(): sys.exit(4)")
    with link_to(program) as (link, table):
        assert "ended with status 4" in restarted(table.next())
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_a_hang_is_ended_and_the_question_asked_again(tmp_path):
    program = fake(
        """
if first_time():
    time.sleep(600)
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program, HASTE) as (link, table):
        link.request(1, view())
        assert "no sign for 1 seconds" in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_an_engine_that_never_begins_is_given_up():
    with link_to(raw("time.sleep(600)"), Patience(start=0.2, restarts=1)) as (_, table):
        assert "no sign for 0.2 seconds" in restarted(table.next())
        assert "2 times in a row" in gone(table.next())


@pytest.mark.parametrize(
    ("decide", "fault"),
    [
        ('print("to be or not to be", flush=True)', "what is no message"),
        ('print("[" * 60000, flush=True)', "what is no message"),
        ('sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()', "what is no message"),
        ('print("x" * 3000000, flush=True)', "a line of more than 65536 bytes"),
        ('answer(message["request"] + 1)', "answered request 2, not 1"),
        ('answer(message["request"] - 1)', "answered request 0, not 1"),
        ('answer(message["request"], "pass")', "illegal: nothing_offered"),
        ('answer(message["request"], "cheat")', "what is no message"),
        ('say({"type": "failed", "request": 1, "reason": "tired"})', "could not answer: tired"),
        ('say({"type": "ready", "protocol": 1, "name": "again"})', "said ready twice"),
        ('while True: print("flood " * 100, flush=True)', "what is no message"),
        ('while True: sys.stdout.write("flood without end ")', "a line of more than 65536 bytes"),
    ],
)
def test_whatever_is_no_legal_answer_leads_to_a_restart(tmp_path, decide, fault):
    program = fake(
        f"""
if first_time():
    {decide}
    return
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert fault in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert table.quiet()


def test_a_second_answer_to_one_question_is_no_answer_to_the_next(tmp_path):
    program = fake(
        """
answer(message["request"])
if first_time():
    answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert "without being asked" in restarted(table.next())
        link.request(2, view())
        assert table.next() == EngineAnswer(2, DrawStock())


@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ('say({"type": "ready", "protocol": 99, "name": "new"})', "speaks protocol 99, not 1"),
        ('say({"type": "failed", "request": None, "reason": "unknown player"})', "could not begin: unknown"),
        ('say({"type": "decided", "request": 1, "action": {"type": "pass"}})', "did not begin with ready"),
        ('print("hello yourself", flush=True)', "what is no message"),
    ],
)
def test_an_engine_that_greets_wrongly_is_given_up_after_some_tries(start, fault):
    with link_to(raw(f"{start}\ntime.sleep(600)"), HASTE) as (_, table):
        assert fault in restarted(table.next())
        assert fault in restarted(table.next())
        assert fault in gone(table.next())


def test_restarts_in_a_row_are_bounded_and_a_good_answer_starts_the_count_anew(tmp_path):
    program = fake(
        f"""
count = len(os.listdir({str(tmp_path)!r}))
open(os.path.join({str(tmp_path)!r}, str(count)), "w").close()
if message["request"] == 2 or count < 2:
    os._exit(1)
answer(message["request"])
"""
    )
    with link_to(program, HASTE) as (link, table):
        link.request(1, view())
        restarted(table.next())
        restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())
        link.request(2, view())
        restarted(table.next())
        restarted(table.next())
        assert "3 times in a row, the last time because it ended with status 1" in gone(table.next())
        link.request(3, view())
        gone(table.next())


def test_a_program_that_is_not_there_is_reported():
    with link_to(EngineProgram(command=("/no/such/program",))) as (link, table):
        assert "could not be started" in gone(table.next())
        link.request(1, view())
        gone(table.next())


def test_a_process_that_does_not_read_holds_nobody_up():
    program = raw('say({"type": "ready", "protocol": 1, "name": "deaf"})\ntime.sleep(600)')
    with link_to(program, Patience(answer=0.3, restarts=0, leave=0.1)) as (link, table):
        for number in range(200):
            link.request(number, view())
        assert "no sign" in gone(table.next())
