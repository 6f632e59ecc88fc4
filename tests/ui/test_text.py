"""The words of messages: numbers and names come from the match, and nobody and nothing is called alike."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.ports.table import SessionRefusal
from ginrummy_qt.presentation.messages import (
    DeadwoodCount,
    GinPrize,
    KnockWith,
    NotLowEnough,
    Plain,
    PromptDraw,
    PromptLastDiscard,
    PromptUpcard,
    Sealed,
    UndercutRisk,
    Who,
)
from ginrummy_qt.presentation.move_log import KnockedAt, LaidOff, LogLine
from ginrummy_qt.presentation.result_messages import (
    DeadwoodOf,
    HandsWonBonus,
    HandWon,
    LaidOffCards,
    LaidOffCount,
    MatchScoreIs,
    MatchStoodAt,
    ReachedButLost,
)
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.ui.text import CardText, LevelText, Names, RulesetText, join_words, moment, quick_rules, say
from ginrummy_qt.ui.text.level_text import names_for

MARA = Names("Mara")
FRENCH_INDICES = ("A", *"23456789", "10", "V", "D", "R")


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (PromptDraw(Card.parse("7s")), "Your turn: draw from the stock, or take 7♠."),
        (Plain.PROMPT_OPPONENT, "Mara is thinking."),
        (KnockWith(6), "Knock with 6"),
        (DeadwoodCount(16), "Deadwood 16"),
        (Sealed("9f3c71ab" + "0" * 56), "Sealed 9F3C 71AB"),
        (
            UndercutRisk(6, 25),
            "If Mara ends with 6 or less, it is an undercut: Mara scores the difference and 25 more.",
        ),
        (GinPrize(Ending.GIN, 20), "Mara cannot lay off. You score Mara’s deadwood and 20 more."),
        (NotLowEnough(14, 10, Card.parse("Kc")), "Without K♣ you keep 14. You may knock at 10 or less."),
        (NotLowEnough(14, 0, None), "The least deadwood you can keep is 14. Only gin ends the hand."),
        (HandWon(Who.OPPONENT), "Mara wins the hand"),
        (LaidOffCount(Who.OPPONENT, 1), "Mara laid off 1 card."),
        (LaidOffCount(Who.OPPONENT, 2), "Mara laid off 2 cards."),
        (LaidOffCards(parse_cards("8s Qs")), "Laid off 8♠ and Q♠"),
        (DeadwoodOf(Who.OPPONENT), "Mara’s deadwood"),
        (MatchScoreIs(104, 48, 9), "104 to 48, in 9 hands"),
        (MatchStoodAt(40, 12, 1), "You 40, Mara 12, after 1 hand"),
        (HandsWonBonus(6, 3, 20), "Hands won: 6 and 3, 20 each"),
        (ReachedButLost(Who.OPPONENT, 100), "Mara reached 100, but you have the higher total."),
        (LogLine(Who.YOU, KnockedAt(6)), "You knocked with 6"),
        (LogLine(Who.OPPONENT, LaidOff(parse_cards("7s 8s Qs"))), "Mara laid off 7♠, 8♠ and Q♠"),
        (Reason.NOT_YOUR_TURN, "It is Mara’s turn."),
    ],
)
def test_the_words_of_some_messages(message: Any, words: str):
    assert say(message, MARA) == words


def test_all_that_stands_between_piles_and_hand_is_a_sentence_with_its_full_stop():
    upcard = Card.parse("7s")
    prompts = (PromptUpcard(upcard), PromptDraw(upcard), PromptLastDiscard(upcard))
    plain = [each for each in Plain if each.name.startswith("PROMPT")]
    refusals = [*Reason, *SessionRefusal, NotLowEnough(14, 10, None), NotLowEnough(14, 0, upcard)]
    for message in (*prompts, *plain, *refusals):
        assert say(message, MARA).endswith("."), message


def test_ranks_are_written_as_they_are_printed_on_the_cards():
    names = Names("Mara", FRENCH_INDICES)
    assert [names.card(card) for card in parse_cards("Ac Td Jh Qs Kc")] == ["A♣", "10♦", "V♥", "D♠", "R♣"]
    assert MARA.initial == "M"


def test_spoken_cards_are_all_different():
    spoken = [CardText(MARA).spoken(card) for card in DECK]
    assert len(set(spoken)) == 52
    assert CardText(MARA).spoken(Card.parse("7s")) == "seven of spades"


def test_lists_of_words():
    assert [join_words(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_each_computer_player_has_a_name_of_its_own_an_initial_no_card_has_and_a_description():
    assert names_for(Style.STEADY).opponent == "Mara"
    count = len(PLAYER_NAMES)
    assert len({names_for(player).opponent for player in PLAYER_NAMES}) == count
    initials = {names_for(player).initial for player in PLAYER_NAMES}
    assert len(initials) == count
    assert not initials & set("AJQKVDR")
    assert len({LevelText.name(player) for player in PLAYER_NAMES}) == count
    assert len({LevelText.description(player) for player in PLAYER_NAMES}) == count


def test_the_line_tells_where_a_level_stands_and_what_a_style_is():
    assert LevelText.line(Level.BEGINNER) == "Beginner, level 1 of 7"
    assert LevelText.line(Level.MASTER) == "Master, level 7 of 7"
    assert LevelText.line(Style.STEADY) == "Style: Steady"


def test_presets_have_names_and_a_custom_mix_says_so():
    words = RulesetText(MARA)
    names = [words.name(ruleset) for ruleset in PRESETS.values()]
    assert len(set(names)) == len(PRESETS)
    assert words.name(replace(PRESETS["R1"], target_score=250)) == words.name(PRESETS["R1"])
    assert words.name(replace(PRESETS["R1"], gin_bonus=7)) not in names


def test_differences_follow_the_options_and_not_the_preset():
    words = RulesetText(MARA)
    four = [PRESETS[key] for key in ("R1", "R2", "R3", "R4")]
    assert words.differences(PRESETS["R4"], four) == (
        "The player who did not deal begins with a normal turn.",
        "Big gin bonus, for eleven cards in melds: 31 points.",
        "The knock card is laid face up.",
        "The first to reach 100 points wins the match.",
        "No game bonus.",
        "No bonus for hands won.",
        "No shutout bonus.",
    )
    changed = replace(PRESETS["R4"], big_gin_bonus=44, target_score=250)
    said = " ".join(words.differences(changed, four))
    assert "44 points" in said
    assert "250 points" in said


@pytest.mark.parametrize("key", list(PRESETS))
def test_the_quick_rules_tell_the_numbers_of_the_ruleset(key: str):
    ruleset = replace(PRESETS[key], undercut_bonus=17, gin_bonus=19, target_score=333)
    sections = quick_rules(ruleset, MARA)
    said = " ".join(sentence for section in sections for sentence in section.sentences)
    assert all(section.title and section.sentences for section in sections)
    for number in (ruleset.knock_limit, 17, 19, 333, ruleset.pile_draws_limit, ruleset.void_stock):
        assert re.search(rf"\b{number}\b", said), number
    if ruleset.game_bonus:
        assert f"{ruleset.game_bonus} points" in said


@pytest.mark.parametrize(
    ("language", "day"), [("en", "28 May 2026, "), ("pt_BR", "28 mai. 2026, "), ("ro", "28 mai 2026, ")]
)
def test_no_language_takes_the_month_of_a_moment_for_its_day(language, day):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert moment(1_779_971_160).startswith(day)
    finally:
        QLocale.setDefault(before)
