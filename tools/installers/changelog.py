"""CHANGELOG.md, read and told again in the forms that software centres and Debian expect."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from textwrap import fill
from typing import Final
from xml.sax.saxutils import escape

from ginrummy_qt.ports.identity import EXECUTABLE, PUBLISHER

MAINTAINER: Final = f"{PUBLISHER} <{EXECUTABLE}@users.noreply.github.com>"

_RELEASE: Final = re.compile(r"## \[(?P<version>[^\]]+)\] - (?P<date>\S+)")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_CODE: Final = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of a release, such as Added, with its points in the order of the file."""

    title: str
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Release:
    """What changed in one version; `date` is a day such as 2026-11-30, or None before the release."""

    version: str
    date: str | None
    sections: tuple[Section, ...]


def read_changelog(text: str) -> tuple[Release, ...]:
    """The releases of a changelog in the form of keepachangelog.com, the newest first.

    Raises ValueError when there is none.
    """
    parts = re.split(r"^(?=## \[)", text, flags=re.MULTILINE)
    found = tuple(_release(part) for part in parts if _RELEASE.match(part))
    if not found:
        raise ValueError("no release in the changelog")
    return found


def appstream_releases(releases: tuple[Release, ...], made: datetime) -> str:
    """The `<releases>` element of AppStream; a release without a date bears the day it was `made`."""
    lines = ["<releases>"]
    for release in releases:
        day = release.date or f"{made:%Y-%m-%d}"
        lines.append(f'    <release version="{escape(release.version)}" date="{day}">')
        lines.append("      <description>")
        for section in release.sections:
            lines.append(f"        <p>{escape(section.title)}:</p>")
            lines.append("        <ul>")
            lines += [f"          <li>{_inline(point)}</li>" for point in section.points]
            lines.append("        </ul>")
        lines += ["      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>"])


def debian_changelog(releases: tuple[Release, ...], made: datetime) -> str:
    """The changelog as Debian's tools read it."""
    return "\n".join(_debian_entry(release, made) for release in releases)


def _release(part: str) -> Release:
    head = _RELEASE.match(part)
    assert head is not None
    sections = []
    for block in re.split(r"^### ", part, flags=re.MULTILINE)[1:]:
        title, _, rest = block.partition("\n")
        points = re.split(r"^- ", rest, flags=re.MULTILINE)[1:]
        sections.append(Section(title.strip(), tuple(" ".join(point.split()) for point in points)))
    date = head["date"] if _DAY.fullmatch(head["date"]) else None
    return Release(head["version"], date, tuple(sections))


def _inline(point: str) -> str:
    return _CODE.sub(r"<code>\1</code>", escape(_LINK.sub(r"\1", point)))


def _debian_entry(release: Release, made: datetime) -> str:
    when = datetime.fromisoformat(f"{release.date}T12:00:00+00:00") if release.date else made
    points = [_CODE.sub(r"\1", _LINK.sub(r"\1", point)) for one in release.sections for point in one.points]
    lines = [
        f"{EXECUTABLE} ({release.version}) stable; urgency=medium",
        "",
        *(fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in points),
        "",
    ]
    return "\n".join([*lines, f" -- {MAINTAINER}  {format_datetime(when)}", ""])
