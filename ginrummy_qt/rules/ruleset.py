"""Every option of the game (rules.md, sections 1 to 3), and the presets made of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class FirstTurn(StrEnum):
    """Rule 2.1: how a hand begins."""

    UPCARD_OFFER = "upcard_offer"
    NORMAL = "normal"


class AfterPasses(StrEnum):
    """Rule 2.2: what the non-dealer does when both have refused the first upcard."""

    NORMAL_TURN = "normal_turn"
    FORCED_STOCK = "forced_stock"


class GameBonusTo(StrEnum):
    """Rule 2.4: who gets the game bonus."""

    REACHED_TARGET = "reached_target"
    MATCH_WINNER = "match_winner"


class BoxesTo(StrEnum):
    """Rule 2.5: whose hands won count in boxes."""

    EACH = "each"
    WINNER = "winner"


class Shutout(StrEnum):
    """Rules 2.6 and 3.1: what a shutout is worth."""

    NONE = "none"
    DOUBLE_HAND_POINTS = "double_hand_points"
    DOUBLE_GAME_BONUS = "double_game_bonus"


class MatchWinner(StrEnum):
    """Rule 2.7: who wins once somebody reaches the target."""

    GRAND_TOTAL = "grand_total"
    FIRST_TO_TARGET = "first_to_target"


class NextDealer(StrEnum):
    """Rule 2.10: who deals after a hand that was scored."""

    WINNER = "winner"
    LOSER = "loser"
    ALTERNATE = "alternate"


class PileView(StrEnum):
    """Rule 2.12: how much of the discard pile may be looked at."""

    TOP = "top"
    ALL = "all"


class KnockLimit(StrEnum):
    """Rules 1.7 and 3.2: where the knock limit comes from."""

    FIXED = "fixed"
    FIRST_UPCARD = "first_upcard"


class OklahomaAce(StrEnum):
    """Rule 3.2: what an ace turned up means for the knock limit."""

    GIN_ONLY = "gin_only"
    ONE = "one"


class MatchFormat(StrEnum):
    """Rule 3.3: one game, or three at once."""

    SINGLE = "single"
    HOLLYWOOD = "hollywood"


class BadRuleset(ValueError):
    """A ruleset with a value that no game can be played with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The options of one match. The defaults are those of rules.md's R3 (what 3.1 to 3.6 do not name).

    Points are whole numbers; `big_gin_bonus` is None where big gin is not in the rules (2.3).
    Raises BadRuleset for a value out of range.
    """

    first_turn: FirstTurn = FirstTurn.UPCARD_OFFER
    after_passes: AfterPasses = AfterPasses.FORCED_STOCK
    knock_limit: int = 10
    knock_limit_from: KnockLimit = KnockLimit.FIXED
    oklahoma_ace: OklahomaAce = OklahomaAce.GIN_ONLY
    spade_doubles: bool = False
    gin_bonus: int = 25
    big_gin_bonus: int | None = None
    undercut_bonus: int = 25
    target_score: int = 100
    game_bonus: int = 100
    game_bonus_to: GameBonusTo = GameBonusTo.MATCH_WINNER
    box_bonus: int = 25
    boxes_to: BoxesTo = BoxesTo.WINNER
    shutout: Shutout = Shutout.DOUBLE_HAND_POINTS
    match_winner: MatchWinner = MatchWinner.FIRST_TO_TARGET
    match_format: MatchFormat = MatchFormat.SINGLE
    void_stock: int = 2
    pile_draws_limit: int = 50
    last_discard_offer: bool = False
    knock_discard_face_up: bool = False
    pile_view: PileView = PileView.TOP
    next_dealer: NextDealer = NextDealer.WINNER
    manual_layoff: bool = False

    def __post_init__(self) -> None:
        limits = {
            "knock_limit": (0, 10),
            "gin_bonus": (0, 1000),
            "undercut_bonus": (0, 1000),
            "target_score": (1, 10_000),
            "game_bonus": (0, 10_000),
            "box_bonus": (0, 1000),
            "void_stock": (0, 20),
            "pile_draws_limit": (1, 1000),
        }
        for name, (low, high) in limits.items():
            value = getattr(self, name)
            if not low <= value <= high:
                raise BadRuleset(f"{name} must be from {low} to {high}, not {value}")
        if self.big_gin_bonus is not None and not 0 <= self.big_gin_bonus <= 1000:
            raise BadRuleset(f"big_gin_bonus must be from 0 to 1000, not {self.big_gin_bonus}")

    @property
    def big_gin(self) -> bool:
        """Whether big gin is in the rules (2.3)."""
        return self.big_gin_bonus is not None

    def digest(self) -> str:
        """SHA-256 (hex) of the options in a canonical text, for the deal's commitment."""
        text = json.dumps(asdict(self), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("ascii")).hexdigest()


_R3: Final = Ruleset()
_R1: Final = replace(
    _R3,
    after_passes=AfterPasses.NORMAL_TURN,
    big_gin_bonus=31,
    game_bonus_to=GameBonusTo.REACHED_TARGET,
    boxes_to=BoxesTo.EACH,
    match_winner=MatchWinner.GRAND_TOTAL,
)
_R2: Final = replace(_R3, first_turn=FirstTurn.NORMAL, shutout=Shutout.NONE)
_R4: Final = replace(_R2, big_gin_bonus=31, game_bonus=0, box_bonus=0, knock_discard_face_up=True)
_CLASSIC: Final = replace(
    _R3,
    gin_bonus=20,
    undercut_bonus=10,
    box_bonus=20,
    game_bonus_to=GameBonusTo.REACHED_TARGET,
    boxes_to=BoxesTo.EACH,
    shutout=Shutout.DOUBLE_GAME_BONUS,
    match_winner=MatchWinner.GRAND_TOTAL,
)
_CHALLENGE: Final = replace(
    _R3, game_bonus=0, box_bonus=0, shutout=Shutout.NONE, next_dealer=NextDealer.ALTERNATE
)

PRESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {"R1": _R1, "R2": _R2, "R3": _R3, "R4": _R4, "classic": _CLASSIC, "challenge": _CHALLENGE}
)
"""The presets by key (rules.md, sections 2, 3.1 and 3.6); the names people see are translated elsewhere."""


def preset_key(ruleset: Ruleset) -> str | None:
    """The key of the preset with these options, whatever the target; None for a custom mix."""
    for key, preset in PRESETS.items():
        if replace(preset, target_score=ruleset.target_score) == ruleset:
            return key
    return None
