"""A hand as a short text to type in elsewhere: the same cards, dealer and rules, and nothing about its match.

The text is base 32 in the letters of Crockford (no I, L, O, U) in groups of four. Reading it, small letters,
spaces and dashes do not matter, and O is 0, I and L are 1. Its bytes are

- a head: the version (3 bits, 0), the dealer (1 bit, south or north) and the rules (4 bits: the place of a
  preset in `PRESETS`, 14 for one with another target, 15 for house rules);
- for 14, the place of the preset (1 byte) and the target (2 bytes, big end first); for 15, every option of
  the ruleset in the order of its fields as one mixed radix number, the first option the lowest digit (14
  bytes, big end first; a digit counts from the least value that the option may have);
- the key of the shuffle (32 bytes, docs/fair-deal.md);
- a check: the first bytes of the SHA-256 of `ginrummy-qt deal code` and all that, from 2 to 6 of them, as
  many as make the whole a multiple of 5.

So a hand by a preset has 56 letters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from ginrummy_qt.rules.ruleset import (
    PRESETS,
    AfterPasses,
    BadRuleset,
    BoxesTo,
    FirstTurn,
    GameBonusTo,
    KnockLimit,
    MatchFormat,
    MatchWinner,
    NextDealer,
    OklahomaAce,
    PileView,
    Ruleset,
    Shutout,
    preset_key,
)
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import SEED_BYTES, check_seed

GROUP: Final = 4
LONGEST: Final = 400
"""Characters beyond which a text is no deal code, whatever they are."""

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans("OIL", "011", "-\u2013\u2014 \u00a0\t\r\n")
_DOMAIN: Final = b"ginrummy-qt deal code"
_VERSION: Final = 0
_OTHER_TARGET: Final = 14
_HOUSE_RULES: Final = 15
_LEAST_CHECK: Final = 2
_HOUSE_BYTES: Final = 14

_PRESET_ORDER: Final = ("R1", "R2", "R3", "R4", "classic", "challenge")
"""Never change the order, nor a preset: codes would mean something else. New ones go to the end."""

_ENUMS: Final[Mapping[str, tuple[StrEnum, ...]]] = MappingProxyType(
    {
        "first_turn": tuple(FirstTurn),
        "after_passes": tuple(AfterPasses),
        "knock_limit_from": tuple(KnockLimit),
        "oklahoma_ace": tuple(OklahomaAce),
        "game_bonus_to": tuple(GameBonusTo),
        "boxes_to": tuple(BoxesTo),
        "shutout": tuple(Shutout),
        "match_winner": tuple(MatchWinner),
        "match_format": (MatchFormat.SINGLE,),
        "pile_view": tuple(PileView),
        "next_dealer": tuple(NextDealer),
    }
)
_FLAGS: Final = frozenset({"spade_doubles", "last_discard_offer", "knock_discard_face_up", "manual_layoff"})
_NUMBERS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "knock_limit": (0, 10),
        "gin_bonus": (0, 1000),
        "undercut_bonus": (0, 1000),
        "target_score": (1, 10_000),
        "game_bonus": (0, 10_000),
        "box_bonus": (0, 1000),
        "void_stock": (0, 20),
        "pile_draws_limit": (1, 1000),
    }
)


class CodeFault(StrEnum):
    """Why a text is no deal code: CHECK means that a letter is wrong."""

    EMPTY = "empty"
    LETTER = "letter"
    LENGTH = "length"
    CHECK = "check"
    NEWER = "newer"
    RULES = "rules"


class BadDealCode(ValueError):
    """A text that is no deal code; `letter` is the first one that no code has, for LETTER."""

    def __init__(self, fault: CodeFault, letter: str = "") -> None:
        super().__init__(f"{fault.value}: {letter!r}" if letter else fault.value)
        self.fault = fault
        self.letter = letter


@dataclass(frozen=True, slots=True)
class CodedDeal:
    """A hand to deal: its deck follows from the key (64 hex digits, `shuffle.deck_of_key`)."""

    ruleset: Ruleset
    key: str
    dealer: Seat


def deal_code(ruleset: Ruleset, key: str, dealer: Seat) -> str:
    """The code of a hand. Raises BadSeed for a bad key, BadRuleset for rules that cannot be played (3.3)."""
    check_seed(key)
    rules, options = _rules_to_bytes(ruleset)
    head = _VERSION << 5 | dealer.value << 4 | rules
    content = bytes([head]) + options + bytes.fromhex(key)
    number = int.from_bytes(content + _check(content), "big")
    length = (len(content) + _check_length(len(content))) * 8 // 5
    letters = "".join(_LETTERS[number >> 5 * place & 31] for place in range(length - 1, -1, -1))
    return " ".join(letters[start : start + GROUP] for start in range(0, length, GROUP))


def read_deal_code(text: str) -> CodedDeal:
    """The hand of a code. Raises BadDealCode."""
    if len(text) > LONGEST:
        raise BadDealCode(CodeFault.LENGTH)
    content = _content(text.upper().translate(_READ_AS))
    head = content[0]
    rest = len(content) - SEED_BYTES
    return CodedDeal(
        _rules_from_bytes(head & 15, content[1:rest]),
        content[rest:].hex(),
        Seat.NORTH if head & 16 else Seat.SOUTH,
    )


def _content(letters: str) -> bytes:
    """Head, options and key of a code without spaces, once its version, length and check are right."""
    if not letters:
        raise BadDealCode(CodeFault.EMPTY)
    number = 0
    for letter in letters:
        if letter not in _LETTERS:
            raise BadDealCode(CodeFault.LETTER, letter)
        number = number << 5 | _LETTERS.index(letter)
    if len(letters) % 8 != 0:
        raise BadDealCode(CodeFault.LENGTH)
    whole = number.to_bytes(len(letters) * 5 // 8, "big")
    if whole[0] >> 5 != _VERSION:
        raise BadDealCode(CodeFault.NEWER)
    length = 1 + _options_length(whole[0] & 15) + SEED_BYTES
    if len(whole) != length + _check_length(length):
        raise BadDealCode(CodeFault.LENGTH)
    content = whole[:length]
    if whole[length:] != _check(content):
        raise BadDealCode(CodeFault.CHECK)
    return content


def _check_length(length: int) -> int:
    return _LEAST_CHECK + -(length + _LEAST_CHECK) % 5


def _check(content: bytes) -> bytes:
    return hashlib.sha256(_DOMAIN + content).digest()[: _check_length(len(content))]


def _options_length(rules: int) -> int:
    return {_OTHER_TARGET: 3, _HOUSE_RULES: _HOUSE_BYTES}.get(rules, 0)


def _rules_to_bytes(ruleset: Ruleset) -> tuple[int, bytes]:
    """The number for the rules in the head, and the bytes that tell the rest of them."""
    if ruleset.match_format is not MatchFormat.SINGLE:
        raise BadRuleset("Hollywood scoring cannot be played yet")
    name = preset_key(ruleset)
    if name is None:
        return _HOUSE_RULES, _house_to_int(ruleset).to_bytes(_HOUSE_BYTES, "big")
    place = _PRESET_ORDER.index(name)
    if ruleset == PRESETS[name]:
        return place, b""
    return _OTHER_TARGET, bytes([place]) + ruleset.target_score.to_bytes(2, "big")


def _rules_from_bytes(rules: int, options: bytes) -> Ruleset:
    try:
        if rules == _HOUSE_RULES:
            return _house_from_int(int.from_bytes(options, "big"))
        if rules == _OTHER_TARGET:
            preset = PRESETS[_PRESET_ORDER[options[0]]]
            return replace(preset, target_score=int.from_bytes(options[1:], "big"))
        return PRESETS[_PRESET_ORDER[rules]]
    except (IndexError, BadRuleset):
        raise BadDealCode(CodeFault.RULES) from None


def _house_to_int(ruleset: Ruleset) -> int:
    number, weight = 0, 1
    for field in fields(Ruleset):
        digit, size = _digit(field.name, getattr(ruleset, field.name)), _size(field.name)
        number += digit * weight
        weight *= size
    return number


def _house_from_int(number: int) -> Ruleset:
    values: dict[str, Any] = {}
    for field in fields(Ruleset):
        number, digit = divmod(number, _size(field.name))
        values[field.name] = _value(field.name, digit)
    if number:
        raise BadRuleset("a number for more options than there are")
    return Ruleset(**values)


def _size(name: str) -> int:
    """How many values an option can have; big gin's bonus is also None, its first one."""
    if name in _ENUMS:
        return len(_ENUMS[name])
    if name in _FLAGS:
        return 2
    if name == "big_gin_bonus":
        return 1002
    low, high = _NUMBERS[name]
    return high - low + 1


def _digit(name: str, value: Any) -> int:
    if name in _ENUMS:
        return _ENUMS[name].index(value)
    if name in _FLAGS:
        return int(value)
    if name == "big_gin_bonus":
        return 0 if value is None else value + 1
    return int(value) - _NUMBERS[name][0]


def _value(name: str, digit: int) -> Any:
    if name in _ENUMS:
        return _ENUMS[name][digit]
    if name in _FLAGS:
        return bool(digit)
    if name == "big_gin_bonus":
        return digit - 1 if digit else None
    return digit + _NUMBERS[name][0]
