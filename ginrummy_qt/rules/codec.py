"""Frozen records to plain JSON values and back, driven by their type annotations.

Cards, arrangements and defences are written as their text, seats as `south` and `north`, sets of cards as a
list of cards; a record of a union carries its class in snake case under `type`, a value of one of several
enumerations is written alone. The same form serves the match record, the event log and the engine protocol.
"""

from __future__ import annotations

import dataclasses
import json
import re
import types
import typing
from collections.abc import Callable, Hashable
from contextlib import suppress
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar

from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, CardMask, cards_of, format_cards, mask_of, parse_cards
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.seats import Seat

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
"""A JSON value; the codec uses no floats."""

LONGEST_MESSAGE: Final = 300
"""In characters."""

T = TypeVar("T")


class CodecError(ValueError):
    """Data that is no encoding of the expected type; the message names the place, and is never long."""

    def __init__(self, message: str) -> None:
        super().__init__(shortened(message))


def shortened(message: str) -> str:
    """A message that quotes what was read, cut to what can be shown, for anything may have been read."""
    return message if len(message) <= LONGEST_MESSAGE else f"{message[:LONGEST_MESSAGE]}…"


def to_json(plain: Plain) -> str:
    """A plain value as one line of JSON, in ASCII (which any text can be written in) and without spaces."""
    return json.dumps(plain, separators=(",", ":"))


def from_json(text: str) -> Plain:
    """The plain value of a JSON text. Raises CodecError for anything else."""
    try:
        return typing.cast(Plain, json.loads(text, parse_float=_refuse, parse_constant=_refuse))
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not JSON: {error}") from None


def _refuse(number: str) -> Plain:
    raise ValueError(f"{number[:20]} is no whole number")


def encode(value: object) -> Plain:
    """The plain form of a record, by its declared field types. Raises TypeError for a type unknown here."""
    return _encode(type(value), value)


def encode_union(value: object) -> Plain:
    """The plain form of a record of a union, with its class under `type`."""
    plain = encode(value)
    assert isinstance(plain, dict)
    return {"type": snake(type(value).__name__), **plain}


def decode(kind: type[T], plain: Plain) -> T:
    """The record of class `kind` that `plain` encodes. Raises CodecError when it does not."""
    value = _decode(kind, plain, kind.__name__)
    assert isinstance(value, kind)
    return value


def decode_union(union: object, plain: Plain) -> Any:
    """The record of one of the classes of `union` that `plain` encodes. Raises CodecError otherwise."""
    return _decode(union, plain, "record")


@cache
def snake(name: str) -> str:
    """A class name as written under `type`: `HandScored` is `hand_scored`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


_TEXT: dict[object, tuple[Callable[[Any], str], Callable[[str], object]]] = {
    Card: (str, Card.parse),
    Arrangement: (str, Arrangement.parse),
    Defence: (str, Defence.parse),
    Seat: (lambda seat: seat.name.lower(), lambda text: Seat[text.upper()]),
    tuple[Card, ...]: (format_cards, parse_cards),
    CardMask: (lambda mask: format_cards(cards_of(mask)), lambda text: mask_of(parse_cards(text))),
}


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _members(annotation: object) -> tuple[Any, ...]:
    """The classes of a union, or () when the annotation is none."""
    origin = typing.get_origin(annotation)
    return typing.get_args(annotation) if origin in (types.UnionType, typing.Union) else ()


def _encode(annotation: Any, value: Any) -> Plain:
    if value is None:
        return None
    if annotation in _TEXT:
        return _TEXT[annotation][0](value)
    members = [member for member in _members(annotation) if member is not type(None)]
    if len(members) == 1:
        return _encode(members[0], value)
    if members and not isinstance(value, Enum):
        return encode_union(value)
    if typing.get_origin(annotation) is tuple:
        return [_encode(item, part) for item, part in zip(_items(annotation, len(value)), value, strict=True)]
    if isinstance(value, Enum):
        return str(value.value)
    if dataclasses.is_dataclass(value):
        kind: Any = type(value)
        hints = _hints(kind)
        fields = dataclasses.fields(value)
        return {field.name: _encode(hints[field.name], getattr(value, field.name)) for field in fields}
    if isinstance(value, bool | int | str):
        return value
    raise TypeError(f"cannot encode {type(value).__name__}")


def _items(annotation: Any, length: int) -> tuple[Any, ...]:
    args = typing.get_args(annotation)
    return (args[0],) * length if args[-1:] == (Ellipsis,) else args


def _decode(annotation: Any, plain: Plain, where: str) -> Any:
    if annotation in _TEXT:
        return _decode_text(annotation, plain, where)
    members = _members(annotation)
    if members:
        return _decode_members(members, plain, where)
    if typing.get_origin(annotation) is tuple:
        if not isinstance(plain, list):
            raise CodecError(f"{where}: expected a list")
        items = _items(annotation, len(plain))
        if len(items) != len(plain):
            raise CodecError(f"{where}: expected {len(items)} values, not {len(plain)}")
        return tuple(
            _decode(item, part, f"{where}[{place}]")
            for place, (item, part) in enumerate(zip(items, plain, strict=True))
        )
    if dataclasses.is_dataclass(annotation) and isinstance(annotation, type):
        return _decode_record(annotation, plain, where)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return _decode_value([annotation], plain, where)
    if type(plain) is not annotation:
        raise CodecError(f"{where}: expected {annotation.__name__}")
    return plain


def _decode_text(annotation: Any, plain: Plain, where: str) -> object:
    if not isinstance(plain, str):
        raise CodecError(f"{where}: expected a text")
    try:
        return _TEXT[annotation][1](plain)
    except (ValueError, KeyError) as error:
        raise CodecError(f"{where}: {error}") from None


def _decode_members(members: tuple[Any, ...], plain: Plain, where: str) -> Any:
    if plain is None and type(None) in members:
        return None
    classes = [member for member in members if member is not type(None)]
    if len(classes) == 1:
        return _decode(classes[0], plain, where)
    if all(issubclass(member, Enum) for member in classes):
        return _decode_value(classes, plain, where)
    if not isinstance(plain, dict):
        raise CodecError(f"{where}: expected a record")
    name = plain.get("type")
    for member in classes:
        if snake(member.__name__) == name:
            rest = {key: value for key, value in plain.items() if key != "type"}
            return _decode(member, rest, where)
    raise CodecError(f"{where}: unknown type {name!r}")


def _decode_value(kinds: list[type[Enum]], plain: Plain, where: str) -> Enum:
    """The value of the first enumeration that has it."""
    for kind in kinds:
        with suppress(ValueError):
            return kind(plain)
    raise CodecError(f"{where}: unknown value {plain!r}")


def _decode_record(kind: type, plain: Plain, where: str) -> object:
    if not isinstance(plain, dict):
        raise CodecError(f"{where}: expected a record")
    hints = _hints(kind)
    names = {field.name for field in dataclasses.fields(kind)}
    unknown = plain.keys() - names
    if unknown:
        raise CodecError(f"{where}: unknown field {min(unknown)!r}")
    values = {name: _decode(hints[name], part, f"{where}.{name}") for name, part in plain.items()}
    try:
        return kind(**values)
    except (TypeError, ValueError) as error:
        lacking = _lacking(kind, plain)
        told = f"{where}: {error}" if lacking is None else f"{where}.{lacking}: is missing"
        raise CodecError(told) from None


def _lacking(kind: Any, plain: dict[str, Plain]) -> str | None:
    """The first field that is not there and has to be."""
    for field in dataclasses.fields(kind):
        optional = (
            field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
        )
        if field.name not in plain and not optional:
            return field.name
    return None
