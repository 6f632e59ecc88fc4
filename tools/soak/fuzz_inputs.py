"""Bytes that almost make sense: sound ones with some edits, which hypothesis chooses and can make fewer."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

SPICES = (
    *(b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b'"', b"\\ud800", b"NaN", b"1e999", b"-0"),
    *(b"9" * 5_000, b"[" * 2_000, b'{"a":' * 2_000, b"A" * 70_000, b"../" * 50, b"\xe2\x80\xae"),
    *(b"true", b"null", b"[]", b"{}", b'"type"', b"__class__", b"1234567890123456789012"),
)

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
places = st.integers(0, 1_000_000)
edits = st.one_of(
    st.tuples(st.just("cut"), places, st.integers(1, 200)),
    st.tuples(st.just("put"), places, st.binary(max_size=12) | st.sampled_from(SPICES)),
    st.tuples(st.just("flip"), places, st.integers(1, 255)),
    st.tuples(st.just("line away"), places, st.none()),
    st.tuples(st.just("line again"), places, places),
    st.tuples(st.just("value"), places, json_values),
    st.tuples(st.just("value"), places, st.sampled_from(SPICES).map(lambda spice: spice.decode("latin-1"))),
)


def inputs(sound: tuple[bytes, ...]) -> st.SearchStrategy[bytes]:
    """Edited, invented, and JSON that means nothing."""
    edited = st.builds(apply, st.sampled_from(sound), st.lists(edits, min_size=1, max_size=4))
    other = json_values.map(lambda value: json.dumps(value).encode())
    return st.one_of(edited, edited, edited, edited, st.binary(max_size=300), other)


def apply(data: bytes, changes: list[tuple[str, int, Any]]) -> bytes:
    """The bytes after these edits."""
    for kind, place, how in changes:
        data = _edit(data, kind, place, how)
    return data


def _edit(data: bytes, kind: str, place: int, how: Any) -> bytes:
    at = place % (len(data) + 1)
    match kind:
        case "cut":
            return data[:at] + data[at + how :]
        case "put":
            return data[:at] + bytes(how) + data[at:]
        case "flip" if at < len(data):
            return data[:at] + bytes([data[at] ^ how]) + data[at + 1 :]
    lines = data.split(b"\n")
    line = place % len(lines)
    if kind == "line away":
        del lines[line]
    elif kind == "line again":
        lines.insert(how % len(lines), lines[line])
    elif kind == "value":
        lines[line] = _with_value(lines[line], place // len(lines), how)
    return b"\n".join(lines)


def _with_value(line: bytes, place: int, value: Any) -> bytes:
    """A line of JSON with another value in one place; any other line with that value at its end."""
    start = max(0, line.find(b"{"))
    try:
        plain = json.loads(line[start:])
    except (ValueError, RecursionError):
        return line + json.dumps(value).encode()
    return line[:start] + json.dumps(_replaced(plain, place, value)).encode()


def _replaced(plain: Any, place: int, value: Any) -> Any:
    if isinstance(plain, dict) and plain:
        key = list(plain)[place % len(plain)]
        if place % 7 == 0:
            return {**plain, str(value)[:50]: value}
        return {**plain, key: _replaced(plain[key], place // 3, value)}
    if isinstance(plain, list) and plain:
        at = place % len(plain)
        return [*plain[:at], _replaced(plain[at], place // 3, value), *plain[at + 1 :]]
    return value
