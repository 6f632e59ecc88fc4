"""A ruleset in separate facts, derived from its options, to be said in plain words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ginrummy_qt.rules.ruleset import (
    AfterPasses,
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
)


@dataclass(frozen=True, slots=True)
class FirstTurnIs:
    """Rules 2.1 and 2.2; `after_passes` is None where no upcard is offered."""

    after_passes: AfterPasses | None


@dataclass(frozen=True, slots=True)
class KnockLimitFixed:
    """Rule 1.7; 0 is straight gin (3.4)."""

    limit: int


@dataclass(frozen=True, slots=True)
class KnockLimitFromUpcard:
    """Rule 3.2."""

    ace: OklahomaAce
    spade_doubles: bool


@dataclass(frozen=True, slots=True)
class SpadeDoubles:
    """Rule 3.2, its option alone."""


@dataclass(frozen=True, slots=True)
class GinBonus:
    """Rule 1.13."""

    points: int


@dataclass(frozen=True, slots=True)
class BigGinBonus:
    """Rule 2.3; None where big gin is not in the rules."""

    points: int | None


@dataclass(frozen=True, slots=True)
class UndercutBonus:
    """Rule 1.12."""

    points: int


@dataclass(frozen=True, slots=True)
class GameBonus:
    """Rule 2.4; 0 points is no game bonus, to nobody."""

    points: int
    to: GameBonusTo | None


@dataclass(frozen=True, slots=True)
class BoxBonus:
    """Rule 2.5; 0 points is no box bonus, to nobody."""

    points: int
    to: BoxesTo | None


@dataclass(frozen=True, slots=True)
class ShutoutIs:
    """Rules 2.6 and 3.1."""

    shutout: Shutout


@dataclass(frozen=True, slots=True)
class MatchGoesTo:
    """Rules 1.14 and 2.7."""

    target: int
    winner: MatchWinner


@dataclass(frozen=True, slots=True)
class VoidAtStock:
    """Rule 2.8, and 3.5 where the last discard is offered."""

    cards: int
    last_discard_offer: bool


@dataclass(frozen=True, slots=True)
class VoidAfterPileDraws:
    """Rule 2.11."""

    turns: int


@dataclass(frozen=True, slots=True)
class KnockDiscardLies:
    """Rule 2.9."""

    face_up: bool


@dataclass(frozen=True, slots=True)
class PileMayBeSeen:
    """Rule 2.12."""

    view: PileView


@dataclass(frozen=True, slots=True)
class NextDealerIs:
    """Rule 2.10."""

    dealer: NextDealer


@dataclass(frozen=True, slots=True)
class LayoffsAre:
    """Rule 1.9: made by hand, or automatically."""

    manual: bool


@dataclass(frozen=True, slots=True)
class Hollywood:
    """Rule 3.3."""


RuleFact = (
    FirstTurnIs
    | KnockLimitFixed
    | KnockLimitFromUpcard
    | SpadeDoubles
    | GinBonus
    | BigGinBonus
    | UndercutBonus
    | GameBonus
    | BoxBonus
    | ShutoutIs
    | MatchGoesTo
    | VoidAtStock
    | VoidAfterPileDraws
    | KnockDiscardLies
    | PileMayBeSeen
    | NextDealerIs
    | LayoffsAre
    | Hollywood
)


def rule_facts(ruleset: Ruleset) -> tuple[RuleFact, ...]:
    """All facts of a ruleset, in the order a match meets them."""
    offered = ruleset.first_turn is FirstTurn.UPCARD_OFFER
    facts: list[RuleFact] = [
        FirstTurnIs(ruleset.after_passes if offered else None),
        *_knock_limit(ruleset),
        GinBonus(ruleset.gin_bonus),
        BigGinBonus(ruleset.big_gin_bonus),
        UndercutBonus(ruleset.undercut_bonus),
        KnockDiscardLies(ruleset.knock_discard_face_up),
        LayoffsAre(ruleset.manual_layoff),
        VoidAtStock(ruleset.void_stock, ruleset.last_discard_offer),
        VoidAfterPileDraws(ruleset.pile_draws_limit),
        PileMayBeSeen(ruleset.pile_view),
        NextDealerIs(ruleset.next_dealer),
        MatchGoesTo(ruleset.target_score, ruleset.match_winner),
        GameBonus(ruleset.game_bonus, ruleset.game_bonus_to if ruleset.game_bonus else None),
        BoxBonus(ruleset.box_bonus, ruleset.boxes_to if ruleset.box_bonus else None),
        ShutoutIs(ruleset.shutout),
    ]
    if ruleset.match_format is MatchFormat.HOLLYWOOD:
        facts.append(Hollywood())
    return tuple(facts)


def _knock_limit(ruleset: Ruleset) -> tuple[RuleFact, ...]:
    if ruleset.knock_limit_from is KnockLimit.FIRST_UPCARD:
        return (KnockLimitFromUpcard(ruleset.oklahoma_ace, ruleset.spade_doubles),)
    fixed = KnockLimitFixed(ruleset.knock_limit)
    return (fixed, SpadeDoubles()) if ruleset.spade_doubles else (fixed,)


def distinguishing_facts(ruleset: Ruleset, among: Iterable[Ruleset]) -> tuple[RuleFact, ...]:
    """The facts of a ruleset that not all of `among` share: what tells it from them."""
    others = [set(rule_facts(other)) for other in among]
    return tuple(fact for fact in rule_facts(ruleset) if not all(fact in other for other in others))
