"""The numbers of the page in words: a name and a value each, or yours beside the opponent's."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.ports.statistics import KeptApart, Lifetime, Named, Sums
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.statistics.measures import measures, ratio
from ginrummy_qt.statistics.rating import RatingCurve
from ginrummy_qt.ui.statistics.numbers import NONE, NumberText, day, decimal, signed
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.text.speech import Speech


@dataclass(frozen=True, slots=True)
class Fact:
    """A name, its value, and a smaller remark."""

    name: str
    value: str
    remark: str = ""


@dataclass(frozen=True, slots=True)
class FactGroup:
    """Facts under a heading."""

    title: str
    facts: tuple[Fact, ...]


class FactText(Speech):
    """What is counted, in words."""

    # The top line

    @staticmethod
    def headline(life: Lifetime, curve: RatingCurve) -> tuple[Fact, Fact, Fact]:
        """Matches won, the rating, the current streak."""
        return FactText.won(life.sums), FactText.rating(curve), FactText.streak(life)

    @staticmethod
    def won(sums: Sums) -> Fact:
        """How many of the matches."""
        remark = FactText.tr("{share} of %n match(es) played", "", sums.matches).format(
            share=NumberText.percent(ratio(sums.matches_won, sums.matches))
        )
        return Fact(FactText.tr("Matches won"), numeral(sums.matches_won), remark)

    @staticmethod
    def rating(curve: RatingCurve) -> Fact:
        """The number, and how far it can be trusted."""
        name = FactText.tr("Rating")
        if not curve.matches:
            return Fact(name, NONE, FactText.tr("after your first rated match"))
        low, high = numeral(round(curve.now.low)), numeral(round(curve.now.high))
        remark = FactText.tr("likely {low} to {high}").format(low=low, high=high)
        if curve.provisional:
            remark = FactText.tr("provisional, {low} to {high}").format(low=low, high=high)
        return Fact(name, numeral(round(curve.now.value)), remark)

    @staticmethod
    def streak(life: Lifetime) -> Fact:
        """Matches won or lost in a row up to now."""
        now, streaks = life.streaks.current, life.streaks
        name = FactText.tr("Current streak")
        if now == 0:
            return Fact(name, NONE, FactText.tr("no match over yet"))
        if now > 0:
            value = FactText.tr("%n win(s)", "", now)
            return Fact(name, value, FactText.longest(streaks.longest_won))
        value = FactText.tr("%n defeat(s)", "", -now)
        return Fact(name, value, FactText.longest(streaks.longest_lost))

    @staticmethod
    def longest(streak: int) -> str:
        """The longest of its kind."""
        return FactText.tr("the longest: {number}").format(number=numeral(streak))

    # Overview

    @staticmethod
    def overview(life: Lifetime) -> tuple[FactGroup, ...]:
        """Matches, hands, time."""
        return FactText._matches(life), FactText._hands(life), FactText._time(life)

    @staticmethod
    def _matches(life: Lifetime) -> FactGroup:
        sums, found = life.sums, measures(life.sums)
        score = f"{decimal(found['match_total'], 0)} : {decimal(found['their_match_total'], 0)}"
        return FactGroup(
            FactText.tr("Matches"),
            (
                Fact(FactText.tr("Won", "matches"), numeral(sums.matches_won)),
                Fact(FactText.tr("Lost", "matches"), numeral(sums.matches_lost)),
                Fact(FactText.tr("Average result"), score if sums.matches else NONE),
                Fact(FactText.tr("Longest winning streak"), numeral(life.streaks.longest_won)),
                Fact(FactText.tr("Longest losing streak"), numeral(life.streaks.longest_lost)),
            ),
        )

    @staticmethod
    def _hands(life: Lifetime) -> FactGroup:
        sums, found = life.sums, measures(life.sums)
        return FactGroup(
            FactText.tr("Hands"),
            (
                Fact(FactText.tr("Won", "hands"), *_counted(sums.hands_won, sums.hands)),
                Fact(FactText.tr("Lost", "hands"), *_counted(sums.hands_lost, sums.hands)),
                Fact(FactText.tr("Void", "hands"), *_counted(sums.hands_void, sums.hands)),
                Fact(FactText.tr("Hands to a match"), decimal(ratio(life.match_hands, sums.matches))),
                Fact(FactText.tr("Points a hand, less the opponent’s"), signed(found["margin_per_hand"])),
            ),
        )

    @staticmethod
    def _time(life: Lifetime) -> FactGroup:
        sums = life.sums
        pace = measures(sums)["seconds_per_hand"]
        facts = [
            Fact(FactText.tr("Time played"), NumberText.duration(sums.seconds)),
            Fact(FactText.tr("Time for a hand"), NONE if pace is None else NumberText.duration(pace)),
        ]
        if life.first_day is not None and life.last_day is not None:
            facts.append(Fact(FactText.tr("First hand"), day(life.first_day)))
            facts.append(Fact(FactText.tr("Last hand"), day(life.last_day)))
        return FactGroup(FactText.tr("Time"), tuple(facts))

    # Hands

    @staticmethod
    def comparison_heads() -> tuple[str, str, str]:
        """Of the table of yours and the opponent's."""
        return FactText.tr("In all these hands"), FactText.tr("You"), FactText.tr("Opponent")

    @staticmethod
    def comparison(sums: Sums) -> tuple[tuple[str, str, str], ...]:
        """Yours beside the opponent's."""
        found = measures(sums)

        def pair(name: str) -> tuple[str, str]:
            return decimal(found[name]), decimal(found[f"their_{name}"])

        caught = FactText.tr("Deadwood when caught")
        return (
            (FactText.tr("Hands won"), *_both(sums.hands_won, sums.hands_lost, sums.hands)),
            (FactText.tr("Points a hand"), *pair("points_per_hand")),
            (
                FactText.tr("Points of a hand won"),
                decimal(found["points_per_hand_won"]),
                decimal(found["points_per_hand_lost"]),
            ),
            (FactText.tr("Knocks"), *_both(sums.knocks, sums.their_knocks, sums.hands)),
            (FactText.tr("Gin"), *_both(sums.gins, sums.their_gins, sums.hands)),
            (FactText.tr("Big gin"), *_both(sums.big_gins, sums.their_big_gins, sums.hands)),
            (
                FactText.tr("Undercuts"),
                *_both(sums.undercuts_given, sums.undercuts_received, sums.hands),
            ),
            (FactText.tr("Deadwood at the knock"), *pair("deadwood_at_knock")),
            (caught, *pair("deadwood_when_caught")),
            (FactText.tr("Turn of the knock or gin"), *pair("turn_of_ending")),
            (FactText.tr("Cards laid off"), numeral(sums.layoffs), numeral(sums.their_layoffs)),
        )

    @staticmethod
    def drawing(sums: Sums) -> FactGroup:
        """What is known of your draws alone."""
        found = measures(sums)
        draws = sums.pile_draws + sums.stock_draws
        taken = FactText.tr("{part} of {whole}").format(
            part=numeral(sums.upcards_taken), whole=numeral(sums.upcards_offered)
        )
        share = NumberText.percent(found["upcard_taken_share"])
        return FactGroup(
            FactText.tr("Your draws"),
            (
                Fact(FactText.tr("First upcards taken"), share, taken),
                Fact(
                    FactText.tr("Draws from the discard pile"),
                    *reversed(_counted(sums.pile_draws, draws)),
                ),
                Fact(
                    FactText.tr("Your knocks that were undercut"),
                    *_shared(sums.undercuts_received, sums.knocks),
                ),
                Fact(
                    FactText.tr("The opponent’s knocks that you undercut"),
                    *_shared(sums.undercuts_given, sums.their_knocks),
                ),
            ),
        )

    # Opponents

    @staticmethod
    def rival_heads(first: str) -> tuple[str, ...]:
        """Of the tables of opponents and of rules."""
        return (
            first,
            FactText.tr("Matches"),
            FactText.tr("Won", "matches"),
            FactText.tr("Hands"),
            FactText.tr("Won", "hands"),
            FactText.tr("Points a hand"),
        )

    @staticmethod
    def rival(name: str, named: Named) -> tuple[str, ...]:
        """A row: how many matches and hands, which part was won, and the points of a hand, less theirs."""
        sums, found = named.sums, measures(named.sums)
        return (
            name,
            numeral(sums.matches),
            NumberText.percent(found["match_win_share"]),
            numeral(sums.hands),
            NumberText.percent(found["hand_win_share"]),
            signed(found["margin_per_hand"]),
        )

    # What does not count

    @staticmethod
    def apart(kept: KeptApart, kind: MatchKind) -> tuple[str, ...]:
        """What the numbers above leave out, a sentence each."""
        if kind is not MatchKind.RATED:
            return (FactText.tr("These matches count in no rating and in no other statistics."),)
        told = [FactText.tr("Only rated matches are counted above.")]
        if kept.practice_matches or kept.practice_hands:
            told.append(
                FactText.tr("Practice, in which moves may be taken back: {matches}, {hands}.").format(
                    matches=FactText.tr("%n match(es)", "", kept.practice_matches),
                    hands=FactText.tr("%n hand(s)", "", kept.practice_hands),
                )
            )
        if kept.replayed_matches or kept.replayed_hands:
            told.append(
                FactText.tr("Played with cards dealt before, or from a code: {matches}, {hands}.").format(
                    matches=FactText.tr("%n match(es)", "", kept.replayed_matches),
                    hands=FactText.tr("%n hand(s)", "", kept.replayed_hands),
                )
            )
        if kept.imported_matches or kept.imported_hands:
            told.append(
                FactText.tr("Imported from files: {matches}, {hands}.").format(
                    matches=FactText.tr("%n match(es)", "", kept.imported_matches),
                    hands=FactText.tr("%n hand(s)", "", kept.imported_hands),
                )
            )
        if kept.resigned_matches:
            told.append(
                " ".join(
                    (
                        FactText.tr("Given up: %n match(es).", "", kept.resigned_matches),
                        FactText.tr("Their hands count above; the rating takes such a match for a lost one."),
                    )
                )
            )
        if kept.abandoned_hands:
            told.append(
                FactText.tr("Left in the middle, and counted nowhere: %n hand(s).", "", kept.abandoned_hands)
            )
        if kept.unfinished_matches:
            told.append(
                FactText.tr(
                    "Not over yet: %n match(es), of which the hands count.", "", kept.unfinished_matches
                )
            )
        return tuple(told)


def _counted(count: int, whole: int) -> tuple[str, str]:
    """A number, and which part that is."""
    return numeral(count), NumberText.percent(ratio(count, whole))


def _shared(count: int, whole: int) -> tuple[str, str]:
    """A part, and of how many."""
    return NumberText.percent(ratio(count, whole)), numeral(count)


def _both(own: int, theirs: int, whole: int) -> tuple[str, str]:
    """Two numbers with their parts of the same whole."""

    def told(count: int) -> str:
        return f"{numeral(count)} ({NumberText.percent(ratio(count, whole))})" if whole else NONE

    return told(own), told(theirs)
