"""What the page says around its numbers."""

from __future__ import annotations

from enum import StrEnum

from ginrummy_qt.ports.statistics import HandMark, MatchMark
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.statistics.rating import RatingCurve
from ginrummy_qt.ui.statistics.keys import opponent_name
from ginrummy_qt.ui.statistics.numbers import day, day_of, signed
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.text.speech import Speech


class Section(StrEnum):
    """The parts of the page, one of which is seen."""

    OVERVIEW = "overview"
    HANDS = "hands"
    MARKS = "marks"
    OPPONENTS = "opponents"
    TRENDS = "trends"
    RATING = "rating"


class Period(StrEnum):
    """The days that are counted, up to today."""

    ALL = "all"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter"
    YEAR = "year"
    THIS_YEAR = "this_year"
    LAST_YEAR = "last_year"


class PageText(Speech):
    """The words of the page."""

    @staticmethod
    def section(section: Section) -> str:
        """The name of a part."""
        match section:
            case Section.OVERVIEW:
                return PageText.tr("Overview")
            case Section.HANDS:
                return PageText.tr("Hands")
            case Section.MARKS:
                return PageText.tr("Best and worst")
            case Section.OPPONENTS:
                return PageText.tr("Opponents")
            case Section.TRENDS:
                return PageText.tr("Trends")
            case Section.RATING:
                return PageText.tr("Rating")

    @staticmethod
    def period(period: Period) -> str:
        """The name of a period."""
        match period:
            case Period.ALL:
                return PageText.tr("All time")
            case Period.WEEK:
                return PageText.tr("Last 7 days")
            case Period.MONTH:
                return PageText.tr("Last 30 days")
            case Period.QUARTER:
                return PageText.tr("Last 90 days")
            case Period.YEAR:
                return PageText.tr("Last 365 days")
            case Period.THIS_YEAR:
                return PageText.tr("This year")
            case Period.LAST_YEAR:
                return PageText.tr("Last year")

    @staticmethod
    def kind(kind: MatchKind) -> str:
        """The name of a kind of matches."""
        match kind:
            case MatchKind.RATED:
                return PageText.tr("Rated matches")
            case MatchKind.PRACTICE:
                return PageText.tr("Practice")
            case MatchKind.REPLAYED:
                return PageText.tr("Replayed deals")
            case MatchKind.IMPORTED:
                return PageText.tr("Imported matches")
            case MatchKind.IMPORTED:
                return PageText.tr("Imported matches")

    @staticmethod
    def marks() -> tuple[str, str, str, str]:
        """The headings over the marks."""
        return (
            PageText.tr("Best hands"),
            PageText.tr("Worst hands"),
            PageText.tr("Best matches"),
            PageText.tr("Worst matches"),
        )

    @staticmethod
    def hand(mark: HandMark) -> tuple[str, str]:
        """The points of a hand; against whom and when."""
        return signed(mark.points, 0), PageText._when(mark.opponent, mark.ended_at)

    @staticmethod
    def match(mark: MatchMark) -> tuple[str, str]:
        """The result of a match; against whom and when."""
        own, theirs = (numeral(total) for total in mark.totals)
        return f"{own} : {theirs}", PageText._when(mark.opponent, mark.ended_at)

    @staticmethod
    def _when(opponent: str, seconds: int) -> str:
        return PageText.tr("against {opponent}, {day}").format(
            opponent=opponent_name(opponent), day=day_of(seconds)
        )

    @staticmethod
    def show_again() -> str:
        """What a press on a mark does, for those who hear it."""
        return PageText.tr("Shows it again, card by card")

    @staticmethod
    def rating(curve: RatingCurve) -> str:
        """The rating in a sentence or two."""
        if not curve.matches:
            return PageText.tr("Your rating begins with the first rated match that is over.")
        told = PageText.tr(
            "Your rating is {rating}; with 95% certainty it is between {low} and {high}."
        ).format(
            rating=numeral(round(curve.now.value)),
            low=numeral(round(curve.now.low)),
            high=numeral(round(curve.now.high)),
        )
        rests = PageText.tr("It rests on %n rated match(es).", "", curve.matches)
        if curve.provisional:
            more = PageText.tr("That is too little to take the number at its word: it is provisional.")
            return f"{told} {rests} {more}"
        return f"{told} {rests}"

    @staticmethod
    def best_rating(curve: RatingCurve) -> str:
        """The peak; empty before there is one."""
        best = curve.best
        if best is None:
            return ""
        return PageText.tr("Your highest was {rating}, on {day}.").format(
            rating=numeral(round(best.rating.value)), day=day(best.day)
        )

    @staticmethod
    def rating_explained() -> str:
        """How the number comes about."""
        first = PageText.tr(
            "It is a Glicko-2 rating, worked out day by day from every rated match, whatever is chosen above."
        )
        scale = PageText.tr(
            "Its scale is that of the computer players, measured against each other in thousands of hands."
        )
        means = PageText.tr("Whoever is 190 points ahead wins three matches of four.")
        doubt = PageText.tr("The range widens while you do not play, and narrows when you do.")
        return f"{first} {scale} {means} {doubt}"
