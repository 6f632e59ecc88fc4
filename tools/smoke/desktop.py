"""The program on a desktop: its entry and actions, its icons, its file type, its manual."""

from __future__ import annotations

import configparser
import shlex
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, RECORD_MIME, RECORD_SUFFIX
from ginrummy_qt.rules.record import event_from_text, write_record
from tools.smoke import person, pictures, saves
from tools.smoke.machine import HOME, USER
from tools.smoke.removing import everything, purge
from tools.smoke.screen import Screen
from tools.smoke.steps import SmokeFailure, expect
from tools.smoke.trial import Trial
from tools.smoke.wayland import play_on_wayland

ENTRY: Final = f"/usr/share/applications/{APP_ID}.desktop"
_TOOLS: Final = (
    "desktop-file-utils",
    "shared-mime-info",
    "hicolor-icon-theme",
    "man-db",
    "xdg-utils",
    "libglib2.0-bin",
    "weston",
)
"""What every desktop has."""
_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_MANUAL_CACHE: Final = ("/var/cache/man/*",)
"""man-db's own index of all pages; it is made anew, not mended."""
_GNOME: Final = {"XDG_CURRENT_DESKTOP": "GNOME"}
_OTHER: Final = 0.97
"""Two pictures that have more in common show the same."""


def on_a_desktop(trial: Trial, deb: Path, played: Path) -> None:
    """Install on a system with a desktop's helpers, use all that is offered there, and remove it again.

    `played` is the data folder of a match that is over.
    """
    machine, steps = trial.machine, trial.steps
    with steps.step("a desktop's helpers installed, and the program once more"):
        machine.apt("install", *_TOOLS)
        before = everything(trial)
        machine.apt("install", machine.fetch(deb))
    entry = _entry(trial)
    with steps.step("icons for the program and its records") as notes:
        notes.append(f"{_icons(trial, 'apps', entry['Desktop Entry']['Icon'])} sizes")
        _icons(trial, "mimetypes", RECORD_MIME.replace("/", "-"))
    with steps.step("the manual page") as notes:
        notes.append(f"{_manual(trial)} lines")
    record = _record(trial, played)
    with steps.step(f"a file {RECORD_SUFFIX} is known, and the program opens it"):
        _file_type(trial, record)
    _start_from_the_desktop(trial, entry, record)
    with steps.step("a hand played on a Wayland desktop"):
        play_on_wayland(trial)
    with steps.step("removed again: menus, file types and icons are as before"):
        purge(trial, before, _MANUAL_CACHE)


def _entry(trial: Trial) -> configparser.ConfigParser:
    """The desktop file, valid and with actions."""
    with trial.steps.step("the desktop entry is valid, with actions") as notes:
        trial.machine.as_root("desktop-file-validate", ENTRY)
        entry = configparser.ConfigParser(interpolation=None)  # which takes names for the same in any case
        entry.read(trial.machine.path(ENTRY), encoding="utf-8")
        notes += entry["Desktop Entry"]["Actions"].strip(";").split(";")
    return entry


def _icons(trial: Trial, kind: str, name: str) -> int:
    """The number of sizes. Raises SmokeFailure for one that is missing or is not of its size."""
    theme = trial.machine.path("/usr/share/icons/hicolor")
    for size in _SIZES:
        icon = QImage(str(theme / f"{size}x{size}" / kind / f"{name}.png"))
        expect((icon.width(), icon.height()) == (size, size), f"no icon {name} of {size} pixels")
    expect((theme / "scalable" / kind / f"{name}.svg").is_file(), f"no scalable icon {name}")
    return len(_SIZES) + 1


def _manual(trial: Trial) -> int:
    """The number of lines of the manual page, set without a warning."""
    text = trial.machine.as_user("man", "--warnings", EXECUTABLE, MANWIDTH="80", MANPAGER="cat")
    for word in ("NAME", "SYNOPSIS", EXECUTABLE, "--new-match"):
        expect(word in text, f"the manual does not say {word}")
    expect("warning:" not in text, "the manual page is not sound")
    return len(text.splitlines())


def _record(trial: Trial, played: Path) -> str:
    """The record of a match that is over, as a file of the user's."""
    match = saves.only_match(played)
    path = f"{HOME}/Uma partida{RECORD_SUFFIX}"
    text = write_record([event_from_text(line) for line in match.events])
    trial.machine.path(path).write_text(text, encoding="utf-8")
    trial.machine.as_root("chown", f"{USER}:{USER}", path)
    return path


def _file_type(trial: Trial, record: str) -> None:
    machine = trial.machine
    found = machine.as_user("xdg-mime", "query", "filetype", record, **_GNOME).strip()
    expect(found == RECORD_MIME, f"xdg-mime takes a record for {found!r}")
    told = machine.as_user("gio", "info", "-a", "standard::content-type,standard::icon", record)
    expect(f"standard::content-type: {RECORD_MIME}" in told, "gio does not know a record")
    opener = machine.as_user("xdg-mime", "query", "default", RECORD_MIME).strip()
    expect(opener == Path(ENTRY).name, f"a record is opened by {opener!r}")


def _start_from_the_desktop(trial: Trial, entry: configparser.ConfigParser, record: str) -> None:
    machine, screen, steps = trial.machine, trial.screen, trial.steps
    with (
        steps.step("started from its entry; a double click shows a record in the running window"),
        machine.started("gio", "launch", ENTRY),
    ):
        screen.wait_for_window()
        person.at_rest(machine)
        table = screen.picture(trial.output / "desktop-started.png")
        with machine.started("gio", "open", record):
            _expect_another_picture(trial, table, "desktop-record-in-running-window.png")
        expect(screen.windows() == 1, "the record was not opened in the running window")
        _leave(screen)
    with (
        steps.step("a double click on a record starts the program with it"),
        machine.started("gio", "open", record),
    ):
        screen.wait_for_window()
        _expect_another_picture(trial, table, "desktop-record.png")
        _leave(screen)
    for name in entry["Desktop Entry"]["Actions"].strip(";").split(";"):
        section = entry[f"Desktop Action {name}"]
        with (
            steps.step(f"started by the action {section['Name']}"),
            machine.started(*shlex.split(section["Exec"])),
        ):
            screen.wait_for_window()
            person.at_rest(machine)
            picture = screen.picture(trial.output / f"desktop-action-{name}.png")
            same = pictures.likeness(table, picture) > _OTHER
            expect(same == (name == "continue"), f"the action {name} shows something else")
            _leave(screen)


def _leave(screen: Screen) -> None:
    person.leave(screen)
    screen.wait_for_no_window()


def _expect_another_picture(trial: Trial, before: Path, name: str) -> None:
    """Until the screen shows something that is not blank and not what it showed before."""
    for _ in range(20):
        now = trial.screen.picture(trial.output / name)
        if pictures.likeness(before, now) < _OTHER and not pictures.problems(now, trial.screen.size):
            return
    raise SmokeFailure("the record was not shown")
