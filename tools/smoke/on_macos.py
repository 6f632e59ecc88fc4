"""The smoke test on macOS: the disk image is opened, the program taken out, looked at, and played with."""

from __future__ import annotations

import plistlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, NAME
from tools.installers.macos import ICON_FILE, RECORD_ICON_FILE, info_plist
from tools.smoke.native import self_test, the_one
from tools.smoke.steps import Steps, expect

PLATFORM: Final = "cocoa"
PROCESSORS: Final = frozenset({"arm64", "x86_64"})


def run(steps: Steps, folder: Path, version: str, output: Path) -> None:
    """Try the disk image in `folder`; reports and pictures go to `output`. Raises SmokeFailure."""
    image = the_one(folder, f"{EXECUTABLE}-{version}-macos-*.dmg")
    with tempfile.TemporaryDirectory(prefix="Zoë Ångström ") as place:
        application = Path(place) / f"{NAME}.app"
        with (
            steps.step("the disk image opens and shows the program and where to put it"),
            _opened(steps, image) as disk,
        ):
            expect((disk / "Applications").is_symlink(), "the disk image has no link to the applications")
            steps.must(["ditto", disk / application.name, application])
        with steps.step("the program is whole, says what it is, and suits both kinds of Mac"):
            _look_at(steps, application, version)
        program = application / "Contents" / "MacOS" / EXECUTABLE
        with steps.step("self-test"):
            self_test(steps, [program], version, PLATFORM, output / "macos")
        with steps.step("self-test as on an Intel Mac") as notes:
            if steps.call(["arch", "-x86_64", "/usr/bin/true"]).returncode == 0:
                self_test(steps, ["arch", "-x86_64", program], version, PLATFORM, output / "macos-intel")
            else:
                notes.append("left out: this Mac has no Rosetta")


@contextmanager
def _opened(steps: Steps, image: Path) -> Iterator[Path]:
    """The disk image as a folder, as long as the block runs."""
    with tempfile.TemporaryDirectory() as place:
        steps.must(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", place, image])
        try:
            yield Path(place)
        finally:
            steps.must(["hdiutil", "detach", "-force", place])


def _look_at(steps: Steps, application: Path, version: str) -> None:
    told = plistlib.loads((application / "Contents" / "Info.plist").read_bytes())
    for key, value in info_plist(version).items():
        expect(told.get(key) == value, f"{key} in Info.plist is {told.get(key)!r}, not {value!r}")
    for icon in (ICON_FILE, RECORD_ICON_FILE):
        expect((application / "Contents" / "Resources" / icon).exists(), f"{icon} is missing")
    steps.must(["codesign", "--verify", "--deep", "--strict", application])
    processors = set(steps.must(["lipo", "-archs", application / "Contents" / "MacOS" / EXECUTABLE]).split())
    expect(processors == PROCESSORS, f"the program is for {' and '.join(sorted(processors))}")
