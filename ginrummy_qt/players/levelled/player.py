"""The player of a level: the network's judgement, blurred as its skill says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random

from ginrummy_qt.players import chance
from ginrummy_qt.players.levelled.plain import nearly_helps, plain_points
from ginrummy_qt.players.levelled.recall import recalled
from ginrummy_qt.players.levelled.skill import Skill
from ginrummy_qt.players.network.player import CERTAIN, NetworkPlayer, Valued
from ginrummy_qt.players.network.value import ValueNetwork
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.turn_ends import allowed_discards, best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView

_AS_GOOD = 1.0
"""A card of a meld is only thrown where that is within so many points of the best choice."""


@dataclass(frozen=True, slots=True)
class LevelledPlayer:
    """Plays with a skill. Its chance depends on `seed` and on what it sees, so it keeps nothing in mind."""

    network: ValueNetwork
    skill: Skill
    seed: int

    def decide(self, view: PlayerView) -> Action:
        """One of the better choices, the better ones likelier; never a gin missed or a meld broken up."""
        judge = NetworkPlayer(self.network)
        match view.phase:
            case Phase.DISCARD:
                return self._end_turn(view, judge)
            case Phase.LAYOFF:
                return lay_out(view)
            case Phase.LAST_DISCARD:
                return judge.decide(view)
        if view.phase is Phase.DRAW and (not view.pile or stock_is_forced(view.ruleset, view.passes)):
            return DrawStock()
        if self._wants_upcard(view, judge):
            return DrawDiscard()
        return Pass() if view.phase is Phase.UPCARD_OFFER else DrawStock()

    def _wants_upcard(self, view: PlayerView, judge: NetworkPlayer) -> bool:
        seen = recalled(view, self.skill)
        card = view.pile[-1]
        taking = judge.after_taking(view, seen)
        leaving = judge.after_leaving(view, seen)
        if taking == CERTAIN:
            return True
        if joins_meld(view.hand_mask, card):
            least, _ = allowed_discards(view.hand_mask | 1 << card, card)
            if least < least_deadwood(view.hand_mask) and taking > leaving:
                return True
        elif nearly_helps(view.hand_mask, card):
            taking += self.skill.tempted
        return self._prefers((leaving, taking), chance.of_decision(self.seed, view)) == 1

    def _end_turn(self, view: PlayerView, judge: NetworkPlayer) -> Action:
        big_gin = best_big_gin(view)
        if big_gin is not None:
            return big_gin
        rng = chance.of_decision(self.seed, view)
        seen = recalled(view, self.skill)
        endings = judge.endings(view, view.hand_mask, view.barred, seen)
        knocks = [ending for ending in endings if ending.knocks]
        throws = [ending for ending in endings if not ending.knocks]
        if knocks:
            best = max(knocks, key=lambda ending: ending.points)
            must = must_end_hand(view.ruleset, view.barred, view.stock_count)
            if must or not throws or self._knocks(view, best, throws, rng):
                return knock(view, best.card)
        return Discard(self._thrown(view, throws, seen, rng).card)

    def _knocks(self, view: PlayerView, best: Valued, throws: Sequence[Valued], rng: Random) -> bool:
        skill = self.skill
        if rng.random() < skill.overlooks:
            return False
        temper = chance.of_hand(self.seed, view).random()
        if temper < skill.hasty:
            return True
        if temper < skill.hasty + skill.stubborn:
            return False
        return self._prefers((max(each.points for each in throws), best.points), rng) == 1

    def _thrown(self, view: PlayerView, throws: Sequence[Valued], seen: Seen, rng: Random) -> Valued:
        """A loose card, mostly; of a meld only where that is about the best."""
        whole = least_deadwood(view.hand_mask)
        after = deadwood_after_discards(view.hand_mask)
        best = max(each.points for each in throws)
        sound = [each for each in throws if after[each.card] < whole or each.points > best - _AS_GOOD]
        skill = self.skill
        if skill.plain:
            hand = view.hand_mask
            sound = [
                replace(
                    each,
                    points=(1 - skill.plain) * each.points
                    + skill.plain * plain_points(hand ^ 1 << each.card, after[each.card], skill.bonds),
                )
                for each in sound
            ]
        return sound[self._prefers([each.points for each in sound], rng)]

    def _prefers(self, points: Sequence[float], rng: Random) -> int:
        """The place of the choice made: the best, or by chance, the likelier the better (softmax)."""
        best = max(points)
        if self.skill.temperature <= 0:
            return list(points).index(best)
        weights = [exp((each - best) / self.skill.temperature) for each in points]
        return rng.choices(range(len(weights)), weights)[0]
