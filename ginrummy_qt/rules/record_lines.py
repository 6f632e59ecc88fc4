"""The events of a match as lines of the record format 2 (docs/record-format.md), and choices read from them.

A line that tells a choice is read; one that follows from a choice is only compared with what the rules say.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, format_cards
from ginrummy_qt.rules.codec import CodecError, decode, encode, from_json, to_json
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    DealerDrawn,
    DeckCut,
    DeckGiven,
    Defended,
    Event,
    HandDealt,
    HandScored,
    HandSealed,
    HandVoided,
    Knocked,
    MatchResigned,
    MatchWon,
    Passed,
    PracticeEnded,
    SeedDrawn,
    SeedRevealed,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset, preset_key
from ginrummy_qt.rules.scoring import DealScore, Ending
from ginrummy_qt.rules.seats import Seat


class NoChoice(ValueError):
    """A line that tells no choice; the message says what was expected."""


def line_of(event: Event) -> str:
    """The line that tells an event of the course of a match. Raises ValueError for one of its beginning."""
    match event:
        case SeedDrawn(number, seed):
            return f"seed {number} {seed}"
        case HandSealed(number, dealer, commitment):
            return f"sealed {number} {'-' if dealer is None else _name(dealer)} {commitment}"
        case DeckCut(number, cut):
            return f"cut {number} {to_json(cut)}"
        case DeckGiven(number):
            return f"given {number}"
        case DealerDrawn(south_card, north_card, dealer):
            return f"draw {south_card} {north_card}: {_name(dealer)} deals"
        case HandDealt(number, _, deck):
            return f"deal {number} {format_cards(deck)}"
        case SeedRevealed(number, seed):
            return f"opened {number} {seed}"
        case HandScored(number, winner, score):
            return f"hand {number}: {_name(winner)} wins by {_score(score)}"
        case HandVoided(number, reason, hands):
            both = " / ".join(map(format_cards, hands))
            return f"hand {number}: void by {reason.value.replace('_', ' ')}: {both}"
        case MatchWon(winner, (south, north)):
            return f"won by {_name(winner)}: {south} / {north}"
        case PracticeEnded():
            return "over without a winner"
    return _line_of_move(event)


def _line_of_move(event: Event) -> str:
    match event:
        case Passed(seat):
            return f"{_name(seat)} passes"
        case CardDrawn(seat, source, card) if card is not None:
            return f"{_name(seat)} {'draws' if source is Source.STOCK else 'takes'} {card}"
        case CardDiscarded(seat, card):
            return f"{_name(seat)} discards {card}"
        case Knocked(seat, discard, arrangement, ending) if discard is not None:
            verb = "knocks" if ending is Ending.KNOCK else "goes gin"
            return f"{_name(seat)} {verb} {discard}: {arrangement}"
        case BigGinDeclared(seat, arrangement):
            return f"{_name(seat)} goes big gin: {arrangement}"
        case Defended(seat, defence):
            return f"{_name(seat)} lays out {defence}"
        case MatchResigned(seat):
            return f"{_name(seat)} resigns"
        case TakenBack(seat, number):
            return f"{_name(seat)} takes back, hand {number}"
    raise ValueError(f"{type(event).__name__} has no line")


def _name(seat: Seat) -> str:
    return seat.name.lower()


def _score(score: DealScore) -> str:
    added = f"{score.difference} + {score.bonus}"
    if score.multiplier != 1:
        added = f"({added}) * {score.multiplier}"
    return f"{score.result.value.replace('_', ' ')}: {added} = {score.points}"


# Reading choices

_SEED: Final = re.compile(r"seed \d+ (\S+)")
_CUT: Final = re.compile(r"cut \d+ (.+)")
_GIVEN: Final = re.compile(r"given \d+")
_ACT: Final = re.compile(r"(south|north) (.+)")
_BACK: Final = re.compile(r"takes back, hand \d+")
_KNOCK: Final = re.compile(r"(?:knocks|goes gin) (\S+): (.+)")


def step_of(state: MatchState, line: str, following: str) -> tuple[Event, ...]:
    """What the rules make of the choice that a line tells; `following` is the line below it, or "".

    Raises NoChoice or another ValueError when the line tells none, or one that the rules refuse.
    """
    if line.startswith("opened ") and (act := _ACT.fullmatch(following)) and act[2] == "resigns":
        return game_match.resign(state, _seat(act[1]))
    if found := _SEED.fullmatch(line):
        return game_match.seal(state, found[1])
    if found := _CUT.fullmatch(line):
        return game_match.cut(state, text_from(found[1]))
    if _GIVEN.fullmatch(line):
        return game_match.deal_given(state)
    if line == "over without a winner":
        return game_match.end_practice(state)
    if found := _ACT.fullmatch(line):
        return _acted(state, _seat(found[1]), found[2])
    raise NoChoice("this line does not belong here")


def _acted(state: MatchState, seat: Seat, words: str) -> tuple[Event, ...]:
    if words == "resigns":
        return game_match.resign(state, seat)
    if _BACK.fullmatch(words):
        return game_match.take_back(state, seat)
    return game_match.play(state, seat, _action(words))


_VERBS: Final[tuple[tuple[str, Callable[[str], Action]], ...]] = (
    ("draws ", lambda _card: DrawStock()),
    ("takes ", lambda _card: DrawDiscard()),
    ("discards ", lambda card: Discard(Card.parse(card))),
    ("goes big gin: ", lambda text: BigGin(Arrangement.parse(text))),
    ("lays out ", lambda text: LayOut(Defence.parse(text))),
)


def _action(words: str) -> Action:
    if words == "passes":
        return Pass()
    if found := _KNOCK.fullmatch(words):
        return Knock(Card.parse(found[1]), Arrangement.parse(found[2]))
    for verb, action in _VERBS:
        if words.startswith(verb):
            return action(words.removeprefix(verb))
    raise NoChoice("no such move")


def _seat(name: str) -> Seat:
    return Seat[name.upper()]


def text_from(quoted: str) -> str:
    """The text that a line gives in quotes, as JSON does. Raises ValueError for anything else."""
    text = from_json(quoted)
    if not isinstance(text, str):
        raise ValueError("expected a text in quotes")
    text.encode("utf-8")
    return text


# Rules


def rules_to_text(ruleset: Ruleset) -> str:
    """A preset by its key, with `to` and the target where that is another one, or all options as JSON."""
    name = preset_key(ruleset)
    if name is None:
        return to_json(encode(ruleset))
    return name if ruleset == PRESETS[name] else f"{name} to {ruleset.target_score}"


_PRESET: Final = re.compile(r"(\w+)(?: to (\d{1,5}))?", re.ASCII)


def rules_from_text(text: str) -> Ruleset:
    """The rules written as that. Raises ValueError for anything else."""
    if text.startswith("{"):
        return decode(Ruleset, from_json(text))
    found = _PRESET.fullmatch(text)
    if found is None or found[1] not in PRESETS:
        raise CodecError(f"no such rules: {text!r}")
    preset = encode(PRESETS[found[1]])
    assert isinstance(preset, dict)
    return decode(Ruleset, preset if found[2] is None else {**preset, "target_score": int(found[2])})
