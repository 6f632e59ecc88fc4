"""Messages of the table turned into translated words. `say` takes every message there is."""

from __future__ import annotations

from ginrummy_qt.presentation.defence_messages import DefenceMessage
from ginrummy_qt.presentation.messages import EndMessage, Refused, TableMessage
from ginrummy_qt.presentation.move_log import LogLine
from ginrummy_qt.presentation.result_messages import ResultMessage
from ginrummy_qt.presentation.rule_facts import RuleFact
from ginrummy_qt.ui.text.card_text import CardText
from ginrummy_qt.ui.text.defence_text import DefenceText
from ginrummy_qt.ui.text.end_text import EndText, RefusalText
from ginrummy_qt.ui.text.level_text import LevelText, names_for
from ginrummy_qt.ui.text.quick_rules import QuickRules, Section, quick_rules
from ginrummy_qt.ui.text.result_text import ResultText
from ginrummy_qt.ui.text.ruleset_text import RulesetText
from ginrummy_qt.ui.text.speech import ENGLISH_INDICES, SIGNS, Names, join_words, moment, numeral
from ginrummy_qt.ui.text.table_text import LogWords, TableText, short_seal

Message = TableMessage | EndMessage | Refused | ResultMessage | LogLine | RuleFact | DefenceMessage
"""Everything that can be said."""

__all__ = [
    "ENGLISH_INDICES",
    "SIGNS",
    "CardText",
    "DefenceText",
    "EndText",
    "LevelText",
    "LogWords",
    "Message",
    "Names",
    "QuickRules",
    "RefusalText",
    "ResultText",
    "RulesetText",
    "Section",
    "TableText",
    "join_words",
    "moment",
    "names_for",
    "numeral",
    "quick_rules",
    "say",
    "short_seal",
]


def say(message: Message, names: Names) -> str:
    """The words of a message in the language that is set."""
    if isinstance(message, TableMessage):
        return TableText(names).say(message)
    if isinstance(message, EndMessage):
        return EndText(names).say(message)
    if isinstance(message, Refused):
        return RefusalText(names).say(message)
    if isinstance(message, ResultMessage):
        return ResultText(names).say(message)
    if isinstance(message, LogLine):
        return LogWords(names).sentence(message)
    if isinstance(message, DefenceMessage):
        return DefenceText(names).say(message)
    return RulesetText(names).say(message)
