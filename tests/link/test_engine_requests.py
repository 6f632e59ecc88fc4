"""A question that is replaced, asked twice or hurried is answered once, or not at all."""

from __future__ import annotations

import time

from ginrummy_qt.ports.opponents import EngineAnswer
from ginrummy_qt.rules.actions import DrawStock
from tests.helpers.engine_links import link_to, view
from tests.helpers.fake_engines import fake, raw

STOPPABLE = """
import threading
stopped = threading.Event()
def listen():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "stop":
            stopped.set()
def decide(message):
    threading.Thread(target=listen, daemon=True).start()
    stopped.wait(600)
    answer(message["request"])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "protocol": 1, "name": "fake"})
    else:
        decide(message)
        break
time.sleep(600)
"""
"""Thinks about its first question until it is told to stop."""


def test_who_is_hurried_is_told_to_stop_and_its_answer_counts():
    with link_to(raw(STOPPABLE)) as (link, table):
        link.request(1, view(), 1000)
        assert table.quiet()
        link.hurry(2)
        assert table.quiet()
        link.hurry(1)
        assert table.next() == EngineAnswer(1, DrawStock())
    said = [line.text for line in table.traffic if line.to_engine]
    assert '"deadline":1000' in said[1]
    assert '{"type":"stop","request":1}' in said


def test_who_is_hurried_before_it_could_be_asked_is_given_no_time():
    program = fake("answer(message['request'])", start="time.sleep(0.3)")
    with link_to(program) as (link, table):
        link.request(1, view(), 1000)
        link.hurry(1)
        assert table.next() == EngineAnswer(1, DrawStock())
    asked = [line.text for line in table.traffic if '"decide"' in line.text]
    assert ['"deadline":0' in text for text in asked] == [True]


def test_a_question_that_is_past_is_stopped():
    with link_to(raw(STOPPABLE)) as (link, table):
        link.request(1, view(), 1000)
        assert table.quiet()
        link.request(2, view(), 1000)
        assert table.quiet()
    assert '{"type":"stop","request":1}' in [line.text for line in table.traffic if line.to_engine]


def test_a_newer_request_replaces_an_open_one():
    program = fake("time.sleep(0.3)\nanswer(message['request'])")
    with link_to(program) as (link, table):
        link.request(1, view())
        time.sleep(0.1)
        link.request(2, view())
        link.request(3, view())
        assert table.next() == EngineAnswer(3, DrawStock())
        assert table.quiet()


def test_asking_again_for_the_same_is_answered_once():
    with link_to(fake("time.sleep(0.2)\nanswer(message['request'])")) as (link, table):
        link.request(1, view())
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert table.quiet(0.4)
