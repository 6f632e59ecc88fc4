"""Writes rows for the test that compares them with the program's: `python -m training.golden FILE FILE`."""

from __future__ import annotations

import json
import random
import sys
from dataclasses import astuple
from pathlib import Path

import numpy as np

from ginrummy_qt.players.network.rows import Choice
from ginrummy_qt.players.seen import Seen, seen_by
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.cards import DECK, Card, iter_mask
from ginrummy_qt.rules.codec import encode
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from training.belief import CARD_WIDTH, HAND_WIDTH, card_row, hand_row
from training.rows import WIDTH, fill

RULESETS = ("R1", "R2", "challenge", "classic")


def numbers_of(seen: Seen) -> np.ndarray:
    """What was seen, in the order of `rows.fill`."""
    *plain, habits = astuple(seen)
    return np.array((*plain, *habits), np.int64)


def rows_of(view: PlayerView) -> list[dict[str, object]]:
    """Every choice of a seat that is to end its turn, by the compiled rows."""
    seen = seen_by(view)
    numbers = numbers_of(seen)
    choices: list[tuple[Choice, int, Card | None]] = [
        (Choice.DISCARD, view.hand_mask ^ 1 << card, card)
        for card in iter_mask(view.hand_mask)
        if card != view.barred
    ]
    choices.append((Choice.KNOCK, choices[0][1], None))
    choices.append((Choice.STOCK, choices[-2][1], None))
    found: list[dict[str, object]] = []
    for choice, hand, card in choices:
        row = np.zeros(WIDTH, np.float32)
        fill(row, int(choice), hand, -1 if card is None else int(card), numbers)
        found.append(
            {"choice": int(choice), "hand": hand, "card": card, "row": [round(float(x), 5) for x in row]}
        )
    return found


def suspicions_of(state: DealState, view: PlayerView) -> dict[str, object]:
    """The rows of every unseen card, and of the hand the other side truly holds."""
    seen = seen_by(view)
    numbers = numbers_of(seen)
    size = 10 - seen.known.bit_count()
    rows = []
    for card in iter_mask(seen.unseen):
        row = np.zeros(CARD_WIDTH, np.float32)
        card_row(row, int(card), numbers, seen.unseen.bit_count(), size)
        rows.append([round(float(x), 5) for x in row])
    hand = state.hands[view.seat.other]
    whole = np.zeros(HAND_WIDTH, np.float32)
    hand_row(whole, hand, numbers)
    return {
        "view": encode(view),
        "cards": rows,
        "hand": hand,
        "row": [round(float(x), 5) for x in whole],
    }


def main(path: Path, suspicions: Path) -> None:
    """A few positions of hands between steady players, in half of which both remember others."""
    cases, suspected = [], []
    ends: list[HandEnd] = []
    for number, name in enumerate(RULESETS * 2):
        deck = list(DECK)
        random.Random(number).shuffle(deck)
        hand = number // len(RULESETS) * len(RULESETS) + 1
        state = deal.deal(HandDealt(hand, Seat(number % 2), tuple(deck)), PRESETS[name])
        earlier = tuple(ends) if hand > 1 else ()
        while state.phase is not Phase.OVER:
            view = view_for(state, state.turn, (0, 0), earlier)
            if view.phase is Phase.DISCARD:
                cases.append({"view": encode(view), "rows": rows_of(view)})
                suspected.append(suspicions_of(state, view))
            for event in deal.decide(state, SteadyPlayer().decide(view)):
                state = deal.evolve(state, event)
        ends.append(deal.end_of(state))
    kept = cases[:: max(1, len(cases) // 12)]
    path.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
    some = suspected[:: max(1, len(suspected) // 8)]
    suspicions.write_text(json.dumps(some, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
