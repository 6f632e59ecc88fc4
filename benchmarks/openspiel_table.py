"""A simple player against itself in OpenSpiel's gin rummy, driven from Python. It needs OpenSpiel installed.

The same player as `players.simple`, in OpenSpiel's terms and with OpenSpiel's own functions for counting: it
takes the upcard only into a meld, throws at random among the cards that leave least deadwood, and knocks as
soon as it may. OpenSpiel asks for each meld and each layoff as an action of its own.
"""

from __future__ import annotations

from random import Random

import pyspiel

_GIN = pyspiel.gin_rummy
_UTILS = _GIN.GinRummyUtils(_GIN.DEFAULT_NUM_RANKS, _GIN.DEFAULT_NUM_SUITS, _GIN.DEFAULT_HAND_SIZE)
_PASS: int = _GIN.PASS_ACTION
_UPCARD: int = _GIN.DRAW_UPCARD_ACTION
_STOCK: int = _GIN.DRAW_STOCK_ACTION
_KNOCK: int = _GIN.KNOCK_ACTION
_CARDS = _GIN.DEFAULT_NUM_CARDS
_LIMIT = _GIN.DEFAULT_KNOCK_CARD


class Table:
    """Plays hands of one game; the deck of each is a shuffle of `rng`."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._game = pyspiel.load_game("gin_rummy")
        self._taken: int | None = None
        self._knock_discard: int | None = None
        self._melds: list[int] | None = None

    def play_hand(self) -> list[float]:
        """The returns of a whole hand, layoffs included."""
        deck = list(range(_CARDS))
        self._rng.shuffle(deck)
        self._taken = self._knock_discard = self._melds = None
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deck.pop())
            else:
                state.apply_action(self._choose(state))
        returns: list[float] = state.returns()
        return returns

    def _choose(self, state: pyspiel.gin_rummy.GinRummyState) -> int:
        phase = state.current_phase()
        hand: list[int] = state.hands()[state.current_player()]
        if phase in (_GIN.Phase.DRAW, _GIN.Phase.FIRST_UPCARD):
            return self._draw(state, hand)
        if phase == _GIN.Phase.DISCARD:
            return self._discard(hand)
        if phase == _GIN.Phase.KNOCK:
            return self._knock(hand)
        if phase == _GIN.Phase.LAYOFF and not state.finished_layoffs():
            return _lay_off(state, hand)
        if phase == _GIN.Phase.LAYOFF:
            return self._lay_meld(hand)
        return _PASS

    def _draw(self, state: pyspiel.gin_rummy.GinRummyState, hand: list[int]) -> int:
        legal: list[int] = state.legal_actions()
        upcard: int = state.upcard()
        self._taken = None
        if _UPCARD in legal and any(upcard in meld for meld in _UTILS.all_melds([*hand, upcard])):
            self._taken = upcard
            return _UPCARD
        return _PASS if _PASS in legal else _STOCK

    def _discard(self, hand: list[int]) -> int:
        least, best = 1000, []
        for card in hand:
            if card == self._taken:
                continue
            left = _UTILS.min_deadwood([other for other in hand if other != card])
            if left < least:
                least, best = left, [card]
            elif left == least:
                best.append(card)
        discard = self._rng.choice(best)
        if least > _LIMIT:
            return discard
        self._knock_discard = discard
        return _KNOCK

    def _knock(self, hand: list[int]) -> int:
        if self._knock_discard is not None:
            discard, self._knock_discard = self._knock_discard, None
            return discard
        action = self._lay_meld(hand)
        if action == _PASS:
            self._melds = None
        return action

    def _lay_meld(self, hand: list[int]) -> int:
        if self._melds is None:
            first = _GIN.MELD_ACTION_BASE
            self._melds = [first + _UTILS.meld_to_int(meld) for meld in _UTILS.best_meld_group(hand)]
        return self._melds.pop() if self._melds else _PASS


def _lay_off(state: pyspiel.gin_rummy.GinRummyState, hand: list[int]) -> int:
    """Lay off what is in no own meld, one card at a time."""
    melded = {card for meld in _UTILS.best_meld_group(hand) for card in meld}
    loose = [action for action in state.legal_actions() if action < _CARDS and action not in melded]
    return loose[0] if loose else _PASS
