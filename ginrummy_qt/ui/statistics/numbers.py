"""Numbers, shares, times and days as the language in force writes them."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale

from ginrummy_qt.ports.statistics import Grain
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.text.speech import Speech

NONE: Final = "\N{EN DASH}"
"""Where there is nothing to divide by."""
_MINUS: Final = "\N{MINUS SIGN}"


class NumberText(Speech):
    """The words around numbers."""

    @staticmethod
    def percent(share: float | None) -> str:
        """A share of 0 to 1 in whole hundredths."""
        if share is None:
            return NONE
        return NumberText.tr("{number}%", "percent").format(number=numeral(round(100 * share)))

    @staticmethod
    def duration(seconds: float) -> str:
        """Hours and minutes, or minutes and seconds where there are not two minutes."""
        if seconds < 120:
            return NumberText.tr("{seconds} s", "duration").format(seconds=numeral(round(seconds)))
        hours, minutes = divmod(round(seconds / 60), 60)
        if hours:
            return NumberText.tr("{hours} h {minutes} min", "duration").format(
                hours=numeral(hours), minutes=numeral(minutes)
            )
        return NumberText.tr("{minutes} min", "duration").format(minutes=numeral(minutes))

    @staticmethod
    def period(start: date, grain: Grain) -> str:
        """A period by its first day."""
        match grain:
            case Grain.DAY:
                return day(start)
            case Grain.WEEK:
                return NumberText.tr("Week from {day}").format(day=day(start))
            case Grain.MONTH:
                name = QLocale().standaloneMonthName(start.month, QLocale.FormatType.LongFormat)
                return f"{name} {start.year}"


def decimal(value: float | None, digits: int = 1) -> str:
    """A number with so many decimals."""
    if value is None:
        return NONE
    written = QLocale().toString(float(abs(value)), "f", digits)
    return f"{_MINUS}{written}" if round(value, digits) < 0 else written


def signed(value: float | None, digits: int = 1) -> str:
    """The same with a sign, also for what is more than nothing."""
    written = decimal(value, digits)
    return f"+{written}" if value is not None and round(value, digits) > 0 else written


def whole(value: float) -> str:
    """The nearest whole number."""
    return numeral(round(value))


def day(when: date) -> str:
    """A day, with its month in letters."""
    return QLocale().toString(QDate(when.year, when.month, when.day), "d MMM yyyy")


def day_of(seconds: int) -> str:
    """The local day of a moment in UTC seconds since 1970."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds).date(), "d MMM yyyy")


def month(number: int) -> str:
    """The short name of a month."""
    return QLocale().standaloneMonthName(number, QLocale.FormatType.ShortFormat).rstrip(".")
