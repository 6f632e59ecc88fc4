"""Installing, upgrading, taking an older version: with a match in progress that has to survive all of it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, NAME
from tools.smoke import claims, person, pictures, saves
from tools.smoke.files import listing, measure
from tools.smoke.machine import HOME
from tools.smoke.saves import SavedMatch
from tools.smoke.steps import expect
from tools.smoke.trial import Trial

BUNDLE: Final = f"/usr/lib/{EXECUTABLE}"
START: Final = (EXECUTABLE, "--size", "1280x800")
"""The whole screen, so that pictures of it can be compared."""
_KILL: Final = 9
_ALIKE: Final = 0.97
"""The least that two pictures of one state have in common; the ring of the keyboard's focus may differ."""
_ROOM: Final = 8 << 20
"""Free bytes on a disk that is nearly full."""
_KILLED: Final = "match-0-killed.png"
_BEFORE_UPGRADE: Final = "match-3-before-upgrade.png"
_BEFORE_DOWNGRADE: Final = "match-5-before-downgrade.png"
_TOLD: Final = "/tmp/told.json"


@dataclass(frozen=True, slots=True)
class Packages:
    """The package under test, and one from the same source stamped with a lower version."""

    deb: Path
    lower_deb: Path
    version: str
    lower: str


def install_lower(trial: Trial, packages: Packages) -> None:
    """Install the lower version with apt on a system with nothing but what it depends on."""
    with trial.steps.step(f"installed {packages.lower} with apt, and only what it depends on"):
        trial.machine.apt("install", trial.machine.fetch(packages.lower_deb))
        expect_version(trial, packages.lower)
    with trial.steps.step("every library that the program loads is there"):
        _expect_libraries(trial)


def upgrade_with_a_match(trial: Trial, packages: Packages) -> SavedMatch:
    """Begin a match, upgrade, and go on with it; the match as it is then."""
    machine, screen, steps = trial.machine, trial.screen, trial.steps
    with steps.step("began a match with the keyboard, and killed the program in mid-hand") as notes:
        with machine.started(*START) as program:
            person.begin_match(screen, machine)
            match = person.play(screen, machine, 12)
            screen.picture(trial.output / _KILLED)
            program.send_signal(_KILL)
            program.wait()
        notes.append(f"{len(match.events)} events saved")
    with steps.step(f"upgrade with too little space on the disk: refused, {packages.lower} goes on"):
        match = _upgrade_without_space(trial, packages, match)
    with machine.started(*START) as program:
        match = _expect_same_table(trial, match, _KILLED, "match-2-started-again.png")
        with steps.step(f"upgraded to {packages.version} with apt while the program runs"):
            machine.apt("install", machine.fetch(packages.deb))
            expect_version(trial, packages.version)
        with steps.step("the running program plays on after the upgrade, saves and ends"):
            match = _played_on(trial, match, 4)
            screen.picture(trial.output / _BEFORE_UPGRADE)
            person.leave(screen)
            expect(program.wait(20) == 0, "the running program did not end well after the upgrade")
    with (
        steps.step("after the upgrade: the same match, the same cards, and it goes on"),
        machine.started(*START) as program,
    ):
        match = _expect_same_table(trial, match, _BEFORE_UPGRADE, "match-4-after-upgrade.png")
        match = _played_on(trial, match, 4)
        screen.picture(trial.output / _BEFORE_DOWNGRADE)
        person.leave(screen)
        expect(program.wait(20) == 0, "the program did not end well")
    return match


def older_over_newer(trial: Trial, packages: Packages, match: SavedMatch) -> None:
    """apt refuses an older version; forced, that spares the saves, and says where it cannot read them."""
    machine, screen, steps = trial.machine, trial.screen, trial.steps
    older = machine.fetch(packages.lower_deb)
    with steps.step(f"{packages.lower} over {packages.version}: apt refuses"):
        done = machine.try_apt("install", older)
        expect(done.returncode != 0 and "downgrade" in done.stdout, "apt took an older version unasked")
        expect_version(trial, packages.version)
        expect(saves.only_match(machine.saves) == match, "the saves were changed")
    with steps.step(f"{packages.lower} forced over {packages.version}: the match goes on"):
        machine.apt("install", "--allow-downgrades", older)
        expect_version(trial, packages.lower)
        with machine.started(*START) as program:
            match = _expect_same_table(trial, match, _BEFORE_DOWNGRADE, "match-6-after-downgrade.png")
            person.leave(screen)
            program.wait(20)
    with steps.step("saves of a newer version: a clear notice, and not a byte is touched"):
        saves.pretend_newer(machine.saves)
        before = saves.bytes_of(machine.saves)
        _expect_notice(trial, "saves-of-a-newer-version.png")
        expect(saves.bytes_of(machine.saves) == before, "the saves of a newer version were changed")
        saves.pretend_newer(machine.saves, undo=True)
    with steps.step(f"upgraded to {packages.version} again: the match is there"):
        machine.apt("install", machine.fetch(packages.deb))
        expect_version(trial, packages.version)
        expect(saves.only_match(machine.saves) == match, "the saves were changed")


def in_a_read_only_home(trial: Trial) -> None:
    """In a home that nobody may write: the program starts, says so, and leaves everything as it is."""
    machine = trial.machine
    with trial.steps.step("in a read-only home: a clear notice, and not a byte is touched"):
        home = "/home/Nur für Leser"
        machine.as_root("cp", "-a", str(machine.home).removeprefix(str(machine.root)), home)
        machine.as_root("chown", "-R", "root:root", home)
        machine.as_root("chmod", "-R", "a-w,a+rX", home)
        before = listing(machine.path(home))
        _expect_notice(trial, "read-only-home.png", HOME=home)
        expect(listing(machine.path(home)) == before, "a read-only home was changed")
        shutil.rmtree(machine.path(home))


def expect_version(trial: Trial, version: str) -> None:
    """The version that dpkg and the program itself tell."""
    found = trial.machine.version_of(EXECUTABLE)
    expect(found == version, f"version {found or 'none'} is installed, not {version}")
    told = trial.machine.as_user(EXECUTABLE, "--version").strip()
    expect(told == f"{NAME} {version}", f"the program calls itself {told!r}")


def _expect_libraries(trial: Trial) -> None:
    machine = trial.machine
    libraries = [path for path in machine.path(BUNDLE).rglob("*.so*") if path.is_file()]
    names = ["/" + str(path.relative_to(machine.root)) for path in libraries]
    done = machine.try_as_root("env", f"LD_LIBRARY_PATH={BUNDLE}/_internal", "ldd", *names)
    missing = {line.split()[0] for line in done.stdout.splitlines() if line.endswith("=> not found")}
    expect(not missing, f"missing libraries: {', '.join(sorted(missing))}")


def _upgrade_without_space(trial: Trial, packages: Packages, match: SavedMatch) -> SavedMatch:
    """The folder of the program becomes a disk of its own that is nearly full, for as long as this takes."""
    machine, place = trial.machine, trial.machine.path(BUNDLE)
    before = listing(place)
    aside = machine.path("/srv/aside")
    shutil.copytree(place, aside, symlinks=True)
    machine.mount("tmpfs", place, "-o", f"mode=755,size={measure(aside)[1] + _ROOM}")
    shutil.copytree(aside, place, symlinks=True, dirs_exist_ok=True)
    shutil.rmtree(aside)
    done = machine.try_apt("install", machine.fetch(packages.deb))
    expect(done.returncode != 0, "apt installed more than the disk can hold")
    expect("No space left on device" in done.stdout, "apt did not say that the disk is full")
    expect(listing(place) == before, "a refused upgrade changed the program's files")
    expect_version(trial, packages.lower)
    with machine.started(*START) as program:
        match = _expect_same_table(trial, match, _KILLED, "match-1-after-refusal.png")
        person.leave(trial.screen)
        program.wait(20)
    machine.unmount(place)
    return match


def _expect_same_table(trial: Trial, match: SavedMatch, before: str, name: str) -> SavedMatch:
    """The program just started shows the match as the picture `before` does; the match as it is saved now."""
    trial.screen.wait_for_window()
    now = person.at_rest(trial.machine)
    expect(now.goes_on_from(match), "the match that was saved is not the one on the table")
    picture = trial.screen.picture(trial.output / name)
    wrong = pictures.problems(picture, trial.screen.size)
    expect(not wrong, "; ".join(wrong))
    if now == match:
        alike = pictures.likeness(trial.output / before, picture)
        expect(alike >= _ALIKE, f"only {alike:.1%} of the table looks as before")
    return now


def _played_on(trial: Trial, match: SavedMatch, more: int) -> SavedMatch:
    now = person.play(trial.screen, trial.machine, more)
    expect(now.goes_on_from(match), "what was played before has changed")
    return now


def _expect_notice(trial: Trial, picture: str, **changes: str) -> None:
    """The program starts all the same, and a notice over the table tells the trouble."""
    machine = trial.machine
    with machine.started(*START, **changes) as program:
        trial.screen.wait_for_window()
        wrong = pictures.problems(trial.screen.picture(trial.output / picture), trial.screen.size)
        expect(not wrong, "; ".join(wrong))
        program.terminate()
        expect(program.wait(20) == 0, "the program did not end well")
    folder = f"{changes.get('HOME', HOME)}/.local/share/{EXECUTABLE}"
    done = machine.try_as_user(EXECUTABLE, "--selftest", _TOLD, "--data-dir", folder, **changes)
    stopped = claims.read(machine.path(_TOLD))["failure"]
    machine.path(_TOLD).unlink()
    expect(done.returncode == 1 and stopped == "an unexpected sheet: notice", f"no notice, but {stopped!r}")
