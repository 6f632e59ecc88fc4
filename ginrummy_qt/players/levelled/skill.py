"""What makes one level stronger than another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.ports.levels import Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How somebody judges. All points are points of a hand's score, all shares from 0 to 1.

    `temperature`: points by which two choices must differ that the better one is clearly preferred.
    `plain`: how much of the judgement of a discard is plain counting of one's own loose cards, in place of
    experience. `bonds`: points that plain counting gives for each pair or neighbours kept. `memory`: rounds
    that are remembered, each a turn of both; what was thrown, refused or taken before is forgotten.
    `observant`: gets to know the opponent's habits from earlier hands of the match.
    `tempted`: points given for taking an upcard that only nearly makes a meld. `hasty`: the share of hands in
    which it knocks as soon as it may; `stubborn`: the share in which it waits for gin; `overlooks`: the
    share of possible knocks that go unnoticed.
    """

    temperature: float = 0.0
    plain: float = 0.0
    bonds: float = 3.0
    memory: int = 99
    observant: bool = False
    tempted: float = 0.0
    hasty: float = 0.0
    stubborn: float = 0.0
    overlooks: float = 0.0


SKILLS: Final[dict[Level, Skill]] = {
    Level.BEGINNER: Skill(
        temperature=3.5, plain=0.9, bonds=5.0, memory=0, tempted=4.0, hasty=0.4, stubborn=0.4, overlooks=0.3
    ),
    Level.NOVICE: Skill(
        temperature=2.9, plain=0.8, bonds=4.0, memory=1, tempted=2.0, hasty=0.4, stubborn=0.3, overlooks=0.2
    ),
    Level.CASUAL: Skill(
        temperature=2.25, plain=0.5, bonds=4.0, memory=2, tempted=1.0, hasty=0.3, stubborn=0.3, overlooks=0.1
    ),
    Level.REGULAR: Skill(
        temperature=1.6, plain=0.5, bonds=3.0, memory=3, tempted=1.0, hasty=0.2, stubborn=0.2
    ),
    Level.SKILLED: Skill(temperature=1.35, plain=0.3, bonds=3.0, memory=5, hasty=0.1, stubborn=0.1),
    Level.EXPERT: Skill(temperature=0.85, memory=8),
}
"""Every level that is made so; `master` searches instead. Set so that neighbours are about 100 Elo apart."""
