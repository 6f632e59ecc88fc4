"""What the history says of matches and hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ginrummy_qt.ports.history import HandResult, HistoryHand, HistoryMatch, MatchResult
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.statistics.keys import opponent_name
from ginrummy_qt.ui.statistics.numbers import NumberText, day_of, signed
from ginrummy_qt.ui.text.speech import Speech, numeral

NONE = "–"


class HistoryText(Speech):
    """The words of the page; they need no names."""

    @staticmethod
    def result(result: MatchResult) -> str:
        """How a match stands, in a word."""
        match result:
            case MatchResult.WON:
                return HistoryText.tr("Won", "a match")
            case MatchResult.LOST:
                return HistoryText.tr("Lost", "a match")
            case MatchResult.RESIGNED:
                return HistoryText.tr("Given up", "a match")
            case MatchResult.UNFINISHED:
                return HistoryText.tr("Not finished", "a match")
            case MatchResult.UNSCORED:
                return HistoryText.tr("Ended", "a match without a winner")

    @staticmethod
    def kind(kind: MatchKind) -> str:
        """What a match was played for, in a word."""
        match kind:
            case MatchKind.RATED:
                return HistoryText.tr("Rated", "kind of match")
            case MatchKind.PRACTICE:
                return HistoryText.tr("Practice", "kind of match")
            case MatchKind.REPLAYED:
                return HistoryText.tr("Played again", "kind of match")
            case MatchKind.IMPORTED:
                return HistoryText.tr("Imported", "kind of match")

    @staticmethod
    def points(pair: tuple[int, int]) -> str:
        """The person's and the opponent's."""
        return f"{numeral(pair[0])} : {numeral(pair[1])}"

    @staticmethod
    def both(pair: tuple[int, int]) -> str:
        """Two small counts; a dash where nothing happened."""
        return NONE if pair == (0, 0) else HistoryText.points(pair)

    @staticmethod
    def title(match: HistoryMatch) -> str:
        """How a match stands, in a sentence."""
        opponent = opponent_name(match.opponent)
        match match.result:
            case MatchResult.WON:
                said = HistoryText.tr("You won against {opponent}, {points}")
            case MatchResult.LOST:
                said = HistoryText.tr("{opponent} won, {points}")
            case MatchResult.RESIGNED:
                said = HistoryText.tr("You gave up against {opponent} at {points}")
            case MatchResult.UNFINISHED:
                said = HistoryText.tr("Against {opponent}, {points} so far")
            case MatchResult.UNSCORED:
                said = HistoryText.tr("Against {opponent}, {points}")
        return said.format(opponent=opponent, points=HistoryText.points(match.totals))

    @staticmethod
    def detail(match: HistoryMatch) -> str:
        """When, by which rules, for what, how long."""
        ruleset = match.setup.ruleset
        return HistoryText.tr("{day} · {rules} to {target} · {kind} · {time}").format(
            day=day_of(match.started_at),
            rules=ruleset_title(ruleset),
            target=numeral(ruleset.target_score),
            kind=HistoryText.kind(match.kind),
            time=NumberText.duration(match.seconds),
        )

    @staticmethod
    def replay_title(match: HistoryMatch) -> str:
        """What stands over a replay."""
        return HistoryText.tr("You and {opponent}, {day}").format(
            opponent=opponent_name(match.opponent), day=day_of(match.started_at)
        )

    @staticmethod
    def hand(hand: HistoryHand, opponent: str) -> str:
        """How a hand ended."""
        match hand.result:
            case HandResult.VOID:
                return HistoryText.tr("void", "a hand")
            case HandResult.ABANDONED:
                return HistoryText.tr("given up", "a hand")
        who = HistoryText.tr("You") if hand.result is HandResult.WON else opponent_name(opponent)
        return HistoryText.tr("{who}, {ending} +{points}").format(
            who=who, ending=HistoryText.ending(hand.ending), points=numeral(hand.points)
        )

    @staticmethod
    def ending(ending: Result | None) -> str:
        """What a hand was won with."""
        match ending:
            case Result.GIN:
                return HistoryText.tr("gin", "a hand")
            case Result.BIG_GIN:
                return HistoryText.tr("big gin", "a hand")
            case Result.UNDERCUT:
                return HistoryText.tr("undercut", "a hand")
        return HistoryText.tr("knock", "a hand")

    @staticmethod
    def comparison(before: int, now: int) -> str:
        """The person's points with the same cards, the first time and this time."""
        return HistoryText.tr("With these cards: {before} the first time, {now} now.").format(
            before=signed(before, 0), now=signed(now, 0)
        )

    @staticmethod
    def count(count: int) -> str:
        """How many matches are listed."""
        return HistoryText.tr("%n match(es)", "", count)


def words_to_keys(
    text: str, opponents: Iterable[str], rulesets: Mapping[str, str]
) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Words typed, as the store understands them: what is left of the text, opponents, rulesets.

    People type names as they see them; `rulesets` are names by keys.
    """
    left: list[str] = []
    found_opponents: list[str] = []
    found_rulesets: list[str] = []
    for word in text.split():
        seen = word.casefold()
        met = [key for key in opponents if seen in opponent_name(key).casefold()]
        named = [key for key, name in rulesets.items() if seen in name.casefold()]
        if met:
            found_opponents += met
        elif named:
            found_rulesets += named
        else:
            left.append(word)
    return " ".join(left), tuple(found_opponents), tuple(found_rulesets)
