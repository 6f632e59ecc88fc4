"""Engines that misbehave, as real processes: each is a short program for `python -c`."""

from __future__ import annotations

import sys

from ginrummy_qt.link.engine_process import EngineProgram

HONEST = """
import sys, json
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "protocol": 1, "name": "fake"})
    elif message["type"] == "decide":
        decide(message)
    elif message["type"] == "quit":
        break
"""

TOOLS = """
import sys, json, time, os
def say(message):
    print(json.dumps(message), flush=True)
def answer(request, action="draw_stock"):
    say({"type": "decided", "request": request, "action": {"type": action}})
def first_time():
    # True in the first process only; `mark` is a file name given as the argument
    try:
        os.close(os.open(sys.argv[1], os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        return False
"""


def fake(decide: str, *arguments: str, start: str = "") -> EngineProgram:
    """A fake engine; `decide` is the body run for each request, with `message` and the tools at hand."""
    body = "\n".join(f"    {line}" for line in decide.strip("\n").splitlines())
    source = f"{TOOLS}\n{start}\ndef decide(message):\n{body}\n{HONEST}"
    return EngineProgram(command=(sys.executable, "-c", source, *arguments))


def raw(source: str, *arguments: str) -> EngineProgram:
    """A program that does just this."""
    return EngineProgram(command=(sys.executable, "-c", f"{TOOLS}\n{source}", *arguments))
