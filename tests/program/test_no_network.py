"""The program opens no network connection: neither the window nor the engine holds an AF_INET(6) socket."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.program import command, environment

NETWORK_TABLES = ("tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6", "icmp", "icmp6")

pytestmark = pytest.mark.skipif(not Path("/proc/net").exists(), reason="needs the /proc of Linux")

AUDITED = """
import runpy, sys
def note(event, arguments):
    if event.startswith("socket."):
        print("AUDIT", event, *arguments[1:2], file=sys.stderr, flush=True)
sys.addaudithook(note)
sys.argv = ["ginrummy_qt", *sys.argv[1:]]
runpy.run_module("ginrummy_qt", run_name="__main__")
"""


def family(pid: int) -> Iterator[int]:
    """A process and everything it started."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found = children.read_text().split()
        except OSError:
            continue
        for child in found:
            yield from family(int(child))


def sockets(pid: int) -> set[str]:
    """The inodes of the sockets a process holds."""
    found = set()
    for entry in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            target = os.readlink(entry)
        except OSError:
            continue
        if target.startswith("socket:["):
            found.add(target.removeprefix("socket:[").removesuffix("]"))
    return found


def network_inodes(pid: int) -> set[str]:
    """The inodes of all network sockets that the system of a process knows."""
    found = set()
    for table in NETWORK_TABLES:
        path = Path(f"/proc/{pid}/net/{table}")
        if path.exists():
            found |= {line.split()[9] for line in path.read_text().splitlines()[1:]}
    return found


def network_sockets(pid: int) -> set[str]:
    """The network sockets of a process and its children."""
    try:
        known = network_inodes(pid)
        return {inode for each in family(pid) for inode in sockets(each)} & known
    except OSError:
        return set()


def test_the_look_for_sockets_finds_one():
    script = (
        "import socket, time; s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen();"
        "print('ready', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.readline()
        try:
            assert len(network_sockets(program.pid)) == 1
        finally:
            program.kill()


def test_hands_played_by_window_and_engine_open_no_network_socket(tmp_path):
    arguments = command("--selftest", tmp_path / "out.json", "--seed", 2, "--hands", 2)[3:]
    members: set[int] = set()
    looks = 0
    with subprocess.Popen(
        [sys.executable, "-c", AUDITED, *arguments],
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        while program.poll() is None:
            assert network_sockets(program.pid) == set()
            members |= set(family(program.pid))
            looks += 1
            time.sleep(0.05)
        assert program.stderr is not None
        complaints = program.stderr.read()
    assert program.returncode == 0, complaints
    assert "AUDIT" not in complaints
    assert len(members) >= 2, "the engine was never seen"
    assert looks >= 10
