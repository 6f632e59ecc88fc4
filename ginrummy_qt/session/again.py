"""The same cards once more: the setup of a match that deals what was dealt before, from a log or a deal code.

Only hands that are over are given out, those of a match given up among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.table import GivenDeal, MatchSetup
from ginrummy_qt.rules.deal_code import deal_code, read_deal_code
from ginrummy_qt.rules.events import DeckCut, DeckGiven, Event, HandDealt, MatchStarted
from ginrummy_qt.rules.game_match import WrongStage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.shuffle import shuffle_key
from ginrummy_qt.session.updates import open_seeds


def hand_again(log: Sequence[Event], number: int, level: PlayerName) -> MatchSetup:
    """Hand `number` once more, and nothing after it. Raises WrongStage for one that is not over."""
    return MatchSetup(_ruleset(log), level, MatchKind.REPLAYED, (_dealt(log, number),))


def match_again(log: Sequence[Event], level: PlayerName) -> MatchSetup:
    """A match once more: its draw, then its hands in their order, whoever then deals them.

    Raises WrongStage unless a hand of it is over.
    """
    deals = _deals(log)
    if 1 not in deals:
        raise WrongStage("no hand of this match is over")
    in_order = tuple(
        GivenDeal(deals[number].seed, deals[number].cut) for number in range(len(deals)) if number in deals
    )
    return MatchSetup(_ruleset(log), level, MatchKind.REPLAYED, in_order)


def coded_again(text: str, level: PlayerName) -> MatchSetup:
    """The hand of a deal code. Raises rules.deal_code.BadDealCode."""
    coded = read_deal_code(text)
    deal = GivenDeal(coded.key, None, coded.dealer)
    return MatchSetup(coded.ruleset, level, MatchKind.REPLAYED, (deal,))


def code_of_hand(log: Sequence[Event], number: int) -> str:
    """The deal code of hand `number`. Raises WrongStage for one that is not over."""
    deal = _dealt(log, number)
    assert deal.dealer is not None
    key = deal.seed if deal.cut is None else shuffle_key(deal.seed, deal.cut)
    return deal_code(_ruleset(log), key, deal.dealer)


def _dealt(log: Sequence[Event], number: int) -> GivenDeal:
    deal = _deals(log).get(number)
    if deal is None or deal.dealer is None:
        raise WrongStage(f"hand {number} is not over")
    return deal


def _deals(log: Iterable[Event]) -> dict[int, GivenDeal]:
    """Every hand whose seed is open and that was cut, by its number; 0 is the draw of the first dealer."""
    events = tuple(log)
    seeds = dict(open_seeds(events))
    found: dict[int, GivenDeal] = {}
    for event in events:
        match event:
            case DeckCut(number, cut) if number in seeds:
                found[number] = GivenDeal(seeds[number], cut)
            case DeckGiven(number) if number in seeds:
                found[number] = GivenDeal(seeds[number], None)
            case HandDealt(number, dealer) if number in found:
                found[number] = GivenDeal(found[number].seed, found[number].cut, dealer)
    return found


def _ruleset(log: Sequence[Event]) -> Ruleset:
    if not log or not isinstance(log[0], MatchStarted):
        raise WrongStage("a match begins with MatchStarted")
    return log[0].ruleset
