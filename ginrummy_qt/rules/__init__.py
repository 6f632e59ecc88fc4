"""What gin rummy is: pure functions over frozen data, after rules.md. No Qt, clock, file or chance."""

from ginrummy_qt.rules.arrangements import Arrangement, best_arrangement
from ginrummy_qt.rules.cards import Card, Suit, format_cards, parse_cards
from ginrummy_qt.rules.layoffs import Defence, Layoff, best_defence
from ginrummy_qt.rules.melds import deadwood_value
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset, preset_key
from ginrummy_qt.rules.scoring import DealScore, score_deal
from ginrummy_qt.rules.seats import Seat

__all__ = [
    "PRESETS",
    "Arrangement",
    "Card",
    "DealScore",
    "Defence",
    "Layoff",
    "Ruleset",
    "Seat",
    "Suit",
    "best_arrangement",
    "best_defence",
    "deadwood_value",
    "format_cards",
    "parse_cards",
    "preset_key",
    "score_deal",
]
