"""The notice that goes with every bundle, and Debian's account of whose work a package contains."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, HOMEPAGE, NAME, PUBLISHER
from ginrummy_qt.ui.licences import Component

WIDTH: Final = 88
INSTALLED: Final = f"usr/lib/{EXECUTABLE}"
COMMON: Final = frozenset({"Apache-2.0", "CC0-1.0", "GPL-2", "GPL-3", "LGPL-2.1", "LGPL-3", "MPL-2.0"})
"""Licences whose texts every Debian system has in /usr/share/common-licenses."""
_FOREIGN: Final = (".dll", ".pyd", ".dylib", ".exe", ".framework/*")
"""How patterns end that mean files of other systems than Linux."""


def notice(template: str, shipped: Sequence[Component], version: str) -> str:
    """What has to be said with a bundle: licences, that Qt may be replaced, where the sources are."""
    copyleft = [each for each in shipped if "GPL" in each.licence and not each.part_of]
    return template.format(
        name=NAME,
        version=version,
        homepage=HOMEPAGE,
        sources="\n\n".join(f"    {each.name} {each.version}\n    {each.source}" for each in copyleft),
        components="\n\n".join(map(_entry, shipped)),
    )


def copyright_file(shipped: Sequence[Component], texts: Path) -> str:
    """Debian's machine-readable copyright file (format 1.0) of the installed package.

    `texts` is the folder of the licence texts, and the first component is the program. Of the stanzas that
    match a file the last one counts.
    """
    own, *others = shipped
    comment = (
        f"The package contains the libraries the program is built with, in /{INSTALLED}. All licence texts "
        f"are in /{INSTALLED}/_internal/licences/texts; NOTICE.txt beside it tells where the sources are."
    )
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        f"Upstream-Name: {NAME}",
        f"Upstream-Contact: {PUBLISHER} <{HOMEPAGE}>",
        f"Source: {HOMEPAGE}",
        "Comment:",
        *_folded(comment),
    )
    licence = (texts / own.texts[0]).read_text(encoding="utf-8")
    first = (*_stanza(own, ["*"], shipped), *_indented(licence))
    stanzas = [(*_stanza(each, _debian_files(each), shipped), *_where(each)) for each in others if each.files]
    return "\n\n".join("\n".join(lines) for lines in (head, first, *reversed(stanzas))) + "\n"


def _entry(component: Component) -> str:
    title = " ".join(part for part in (component.name, component.version) if part)
    inside = f", part of {component.part_of}" if component.part_of else ""
    licence = f"{component.licence} ({', '.join(component.texts)})"
    lines = (licence, *component.copyright, component.source)
    return "\n".join((f"{title}{inside}", *(f"    {line}" for line in lines)))


def _stanza(component: Component, files: Iterable[str], shipped: Iterable[Component]) -> Iterator[str]:
    yield "Files: " + "\n       ".join(files)
    yield "Copyright: " + "\n           ".join(component.copyright)
    parts = [f"{each.name} ({each.licence})" for each in shipped if each.part_of == component.name]
    if parts:
        yield "Comment:"
        yield from _folded(f"Contains: {'; '.join(parts)}.")
    yield "License: " + component.licence.replace(" AND ", " and ").replace(" WITH ", " with ")


def _debian_files(component: Component) -> list[str]:
    """The component's patterns as paths of the installed package, those for other systems left out."""
    patterns = [each for each in component.files if not each.endswith(_FOREIGN) and "/Contents/" not in each]
    return [f"{INSTALLED}{each if each.startswith('/') else f'/{_anywhere(each)}'}" for each in patterns]


def _anywhere(pattern: str) -> str:
    return pattern if pattern.startswith("*") else f"*{pattern}"


def _where(component: Component) -> Iterator[str]:
    for text in component.texts:
        name = text.removesuffix(".txt")
        shared, here = f"/usr/share/common-licenses/{name}", f"/{INSTALLED}/_internal/licences/texts/{text}"
        yield f" The text is in {shared if name in COMMON else here}."


def _folded(text: str) -> list[str]:
    lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [f" {line}" for line in lines]


def _indented(text: str) -> list[str]:
    return [f" {line}" if line.strip() else " ." for line in text.strip("\n").split("\n")]
