"""`python -m tools.smoke.under_wine SYSTEM STUB DIST`: tries the setup for Windows under Wine.

For packaging/windows/smoke_wine.sh, which makes all three: SYSTEM is a Debian with Wine in a folder, STUB a
stand-in for a library of Windows, DIST holds the setup and one of the next lower version. What was seen
(pictures, the report, a log of every command) is kept in `build/smoke/wine/`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from statistics import median
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, RECORD_SUFFIX
from ginrummy_qt.rules.record import event_from_text, write_record
from tests.helpers.x_display import x_display
from tools.installers.build import ROOT
from tools.installers.stage import version_of
from tools.smoke import claims, person, saves
from tools.smoke.files import measure
from tools.smoke.lower import lower_than
from tools.smoke.saves import SavedMatch
from tools.smoke.screen import Screen, wait_until
from tools.smoke.steps import SmokeFailure, Steps, complain, expect
from tools.smoke.trial import SEED, Form, table
from tools.smoke.wine_places import try_places
from tools.smoke.wine_prefix import PREFIX, WinePrefix
from tools.smoke.wine_trial import (
    EXIT_FILES,
    EXIT_NEWER,
    EXIT_RUNNING,
    EXIT_SPACE,
    Trial,
    expect_another_picture,
    expect_exit,
    expect_version,
    leave,
    playing,
)

OUTPUT: Final = ROOT / "build" / "smoke" / "wine"
SCREEN: Final = (1440, 960)
"""Larger than the window with its frame: the two fight over its place where there is no room."""
_DISK: Final = "/mnt/disk"
_STARTS: Final = 4


def main(arguments: Sequence[str]) -> int:
    """Try everything; 0 when all is well."""
    parser = argparse.ArgumentParser(prog="python -m tools.smoke.under_wine")
    parser.add_argument("system", type=Path)
    parser.add_argument("stub", type=Path)
    parser.add_argument("dist", type=Path)
    options = parser.parse_args(arguments)
    steps = Steps(OUTPUT / "log.txt")
    began = time.monotonic()
    try:
        with x_display("{}x{}".format(*SCREEN)) as display:
            expect(display is not None, "Xvfb is missing, and with it a screen to show the window on")
            with _window_manager(str(display)):
                _run(steps, options.system, options.stub, options.dist, str(display))
    except SmokeFailure as failure:
        complain(f"{failure}")
        complain(f"everything that was done stands in {OUTPUT / 'log.txt'}")
        return 1
    print(f"all is well under Wine, after {time.monotonic() - began:.0f} s")
    return 0


@contextmanager
def _window_manager(display: str) -> Iterator[None]:
    """Wine gives no window the keyboard unless a window manager does."""
    quiet = subprocess.DEVNULL
    try:
        manager = subprocess.Popen(["openbox"], env={"DISPLAY": display}, stdout=quiet, stderr=quiet)
    except FileNotFoundError:
        raise SmokeFailure("the program openbox is missing") from None
    with manager:
        try:
            yield
        finally:
            manager.terminate()


def _run(steps: Steps, system: Path, stub: Path, dist: Path, display: str) -> None:
    version = version_of()
    names = [f"{EXECUTABLE}-{each}-setup.exe" for each in (version, lower_than(version))]
    windows = WinePrefix(steps, system, display)
    with steps.step("a fresh Windows under Wine") as notes:
        windows.boot(stub)
        for name in names:
            shutil.copyfile(dist / name, windows.drive / name)
        before = windows.traces()
        notes.append(windows.local.parts[2])
    on_c = [PureWindowsPath("C:\\", name) for name in names]
    trial = Trial(steps, windows, Screen(steps, display, SCREEN), version, on_c[0], on_c[1], OUTPUT)
    try:
        _install_lower(trial)
        match = _play_and_upgrade(trial)
        _refuse(trial)
        try_places(trial)
        form = _measure(trial, dist / names[0])
        _go_on(trial, match)
        _open_record(trial)
        _remove(trial, before)
    finally:
        windows.end()
    lines = table([form])
    (OUTPUT / "measures.md").write_text(lines + "\n", encoding="utf-8")
    print(lines)


def _install_lower(trial: Trial) -> None:
    with trial.steps.step(f"{lower_than(trial.version)} installs silently"):
        trial.windows.must_run(trial.lower, "/S")
        expect_version(trial, lower_than(trial.version))


def _play_and_upgrade(trial: Trial) -> SavedMatch:
    windows, screen, steps = trial.windows, trial.screen, trial.steps
    program = windows.seen(windows.program)
    with steps.step("a match in progress; no upgrade under the running program"), playing(trial):
        person.begin_match(screen, windows)
        match = person.play(screen, windows, 8)
        screen.picture(trial.output / "match-before-the-upgrade.png")
        made = program.stat().st_mtime_ns
        expect_exit(trial, EXIT_RUNNING, trial.setup, "/S", "/WAIT=1")
        expect(program.stat().st_mtime_ns == made, "the setup changed a running program")
        expect_version(trial, lower_than(trial.version))
    with steps.step(f"upgrade to {trial.version}; nothing of the old version is left, nothing is lost"):
        stale = windows.seen(windows.installed / "_internal" / "of the old version.dll")
        stale.touch()
        kept = saves.bytes_of(windows.saves)
        windows.must_run(trial.setup, "/S")
        expect_version(trial, trial.version)
        expect(not stale.exists(), "a file of the old version is still there")
        expect(saves.bytes_of(windows.saves) == kept, "the upgrade changed what was saved")
        names = sorted(path.name for path in windows.seen(windows.installed).iterdir())
        expect(names == ["_internal", f"{EXECUTABLE}.exe", "uninstall.exe"], f"there is {names}")
        stubs = list(windows.seen(windows.installed).rglob("icu*"))
        expect(not stubs, "the stand-in for a library of Windows was shipped")
    return match


def _refuse(trial: Trial) -> None:
    windows = trial.windows
    with trial.steps.step("an older version over a newer one: refused, unless it is forced"):
        expect_exit(trial, EXIT_NEWER, trial.lower, "/S")
        expect_version(trial, trial.version)
        windows.must_run(trial.lower, "/S", "/FORCE")
        expect_version(trial, lower_than(trial.version))
        windows.must_run(trial.setup, "/S")
    with (
        trial.steps.step("a disk without room: refused, nothing written"),
        _disk_t(trial, "size=40m") as disk,
    ):
        expect_exit(trial, EXIT_SPACE, trial.setup, "/S", r"/D=T:\Gin")
        expect(not list(disk.iterdir()), "the setup wrote onto a disk without room")
        expect_version(trial, trial.version)
    with trial.steps.step("a disk that cannot be written: refused, nothing changed"), _disk_t(trial, "ro"):
        expect_exit(trial, EXIT_FILES, trial.setup, "/S", r"/D=T:\Gin")
        expect_version(trial, trial.version)
    with trial.steps.step("files that cannot be put in place: the version from before is as it was"):
        windows.must_run(trial.lower, "/S", "/FORCE")
        in_the_way = windows.seen(windows.installed / "old~")
        in_the_way.touch()
        before = measure(windows.seen(windows.installed))
        expect_exit(trial, EXIT_FILES, trial.setup, "/S")
        expect(measure(windows.seen(windows.installed)) == before, "the old version is not as it was")
        expect_version(trial, lower_than(trial.version))
        in_the_way.unlink()
        windows.must_run(trial.setup, "/S")
        expect_version(trial, trial.version)


@contextmanager
def _disk_t(trial: Trial, options: str) -> Iterator[Path]:
    """A disk of its own as drive T, mounted with these options."""
    windows = trial.windows
    disk, letter = windows.path(_DISK), f"{PREFIX}/dosdevices/t:"
    disk.mkdir(parents=True, exist_ok=True)
    windows.mount("tmpfs", disk, "-o", options)
    try:
        windows.as_root("ln", "-sfn", _DISK, letter)
        yield disk
    finally:
        windows.as_root("rm", "-f", letter)
        windows.unmount(disk)


def _measure(trial: Trial, setup: Path) -> Form:
    windows = trial.windows
    with trial.steps.step("self-test") as notes:
        inside = windows.drive / "trial"
        (inside / "é").mkdir(parents=True)
        places = ("--selftest", r"C:\trial\report.json", "--screenshot", r"C:\trial\é")
        done = windows.run(windows.program, *places, "--data-dir", r"C:\trial\data", "--seed", str(SEED))
        shutil.copytree(inside, trial.output / "selftest", dirs_exist_ok=True)
        expect(done.returncode == 0, f"the self-test ended with {done.returncode}: {done.stdout.strip()}")
        found = claims.read(inside / "report.json")
        wrong = claims.problems(found, trial.version, SEED, inside / "é", "windows")
        expect(not wrong, "; ".join(wrong))
        notes += [f"{len(found['hands'])} hands", f"{len(found['pictures'])} pictures"]
    with trial.steps.step("time until the window is there, warm") as notes:
        first = median([_start(trial) for _ in range(_STARTS)][1:])
        notes.append(f"{first:.2f} s")
    files, size = measure(windows.seen(windows.installed))
    return Form("setup.exe under Wine", setup.stat().st_size, files, size, first, "passed")


def _start(trial: Trial) -> float:
    began = time.monotonic()
    with trial.windows.showing(trial.windows.program):
        wait_until(lambda: trial.screen.windows() > 0, "no window of the program appeared")
        took = time.monotonic() - began
        leave(trial)
    return took


def _go_on(trial: Trial, match: SavedMatch) -> None:
    with trial.steps.step("the match goes on after the upgrade"), playing(trial):
        now = person.play(trial.screen, trial.windows, 4)
        expect(now.goes_on_from(match), "the match is not the one from before the upgrade")
        trial.screen.picture(trial.output / "match-after-the-upgrade.png")


def _open_record(trial: Trial) -> None:
    """A double click on a file, first while the program runs, then while it does not."""
    windows, screen = trial.windows, trial.screen
    played = saves.only_match(windows.drive / "trial" / "data")
    record = windows.drive / "trial" / f"Partidă{RECORD_SUFFIX}"
    text = write_record([event_from_text(line) for line in played.events])
    record.write_text(text, encoding="utf-8")
    click = windows.opener(RECORD_SUFFIX, rf"C:\trial\{record.name}")
    expect(click[:1] == [str(windows.program)], f"a double click on a record runs {click or 'nothing'}")
    with trial.steps.step("a double click on a record shows it in the running window"), playing(trial):
        table_seen = screen.picture(trial.output / "table.png")
        windows.must_run(*click)
        expect_another_picture(trial, table_seen, "record-in-running-window.png")
        expect(screen.windows() == 1, "the record was not opened in the running window")
    with trial.steps.step("a double click on a record starts the program with it"), windows.showing(*click):
        screen.wait_for_window()
        expect_another_picture(trial, table_seen, "record.png")
        leave(trial)


def _remove(trial: Trial, before: Sequence[str]) -> None:
    windows = trial.windows
    kept = f"users/{windows.local.parts[2]}/AppData/Local/{windows.saves.name}"
    shutil.rmtree(windows.drive / "trial")
    with trial.steps.step("removed silently: only what was saved is left"):
        bytes_kept = saves.bytes_of(windows.saves)
        _uninstall(trial)
        left = [name for name in windows.traces() if name not in before]
        strange = [name for name in left if name != kept and not name.startswith(f"{kept}/")]
        expect(not strange, f"left behind: {', '.join(strange)}")
        expect(saves.bytes_of(windows.saves) == bytes_kept, "removing the program changed what was saved")
    with trial.steps.step("removed with /DELETESAVES: nothing is left"):
        windows.must_run(trial.setup, "/S")
        _uninstall(trial, "/DELETESAVES")
        left = [name for name in windows.traces() if name not in before]
        expect(not left, f"left behind: {', '.join(left)}")


def _uninstall(trial: Trial, *more: str) -> None:
    windows = trial.windows
    windows.must_run(windows.installed / "uninstall.exe", "/S", *more)
    folder = windows.seen(windows.installed)
    wait_until(lambda: not folder.exists(), "the program is still there after removing it")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
