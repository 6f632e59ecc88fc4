"""The part of the trial under Wine about where the setup goes: others' folders, and names of one folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke.steps import expect
from tools.smoke.wine_prefix import PREFIX
from tools.smoke.wine_trial import EXIT_FILES, EXIT_FOREIGN, Trial, expect_exit, expect_version

_TOOLS: Final = PureWindowsPath(r"C:\Tools")
_UNINSTALLER: Final = _TOOLS / "uninstall.exe"
_SPELLINGS: Final = (r"C:\Tools\.", r"c:\TOOLS\..\tools", r"U:\Tools", r"C:\Tools")
"""Names of one folder, if drive U is drive C."""


def try_places(trial: Trial) -> None:
    """Raises SmokeFailure. Before and after, the program is installed in its usual folder."""
    windows = trial.windows
    tools = windows.seen(_TOOLS)
    with trial.steps.step("a folder of another program: refused, nothing of it touched"):
        for name in ("_internal", "new~", "old~"):
            _refuse_foreign(trial, tools, name)
    with trial.steps.step("moved to another folder; by other names of that one the program stays"):
        windows.must_run(trial.setup, "/S", f"/D={_TOOLS}")
        expect(not windows.seen(windows.installed).exists(), "the program is still in its earlier folder too")
        with _drive_u(trial):
            for spelling in _SPELLINGS:
                windows.must_run(trial.setup, "/S", f"/D={spelling}")
                found = sorted(path.name for path in tools.iterdir())
                expected = ["_internal", f"{EXECUTABLE}.exe", "uninstall.exe"]
                expect(found == expected, f"after an installation into {spelling} there is {found}")
    with trial.steps.step("what cannot be removed stays as it was, and in the list of programs"):
        in_the_way = tools / "old~"
        in_the_way.touch()
        before = _contents(tools)
        expect_exit(trial, EXIT_FILES, _UNINSTALLER, "/S", f"_?={_TOOLS}")
        expect(_contents(tools) == before, "the uninstaller that failed has changed the program")
        expect_version(trial, trial.version)
        in_the_way.unlink()
        windows.must_run(_UNINSTALLER, "/S", f"_?={_TOOLS}")
        expect_version(trial, "")
        left = [path.name for path in tools.iterdir() if path.name != _UNINSTALLER.name]
        expect(not left, f"the uninstaller left {left}")
        shutil.rmtree(tools)
        windows.must_run(trial.setup, "/S")
        expect_version(trial, trial.version)


def _refuse_foreign(trial: Trial, folder: Path, name: str) -> None:
    (folder / name).mkdir(parents=True)
    (folder / "otherapp.exe").write_bytes(b"MZ")
    (folder / name / "theirs.dll").write_bytes(b"theirs")
    before = _contents(folder)
    expect_exit(trial, EXIT_FOREIGN, trial.setup, "/S", f"/D={_TOOLS}")
    expect(_contents(folder) == before, f"the setup changed another program's folder with {name}")
    expect_version(trial, trial.version)
    shutil.rmtree(folder)


def _contents(folder: Path) -> dict[str, int]:
    """The size of every file below a folder, by its path; -1 for a folder."""
    return {
        str(path.relative_to(folder)): path.stat().st_size if path.is_file() else -1
        for path in folder.rglob("*")
    }


@contextmanager
def _drive_u(trial: Trial) -> Iterator[None]:
    """Drive U stands for drive C, as after `subst`."""
    letter = f"{PREFIX}/dosdevices/u:"
    trial.windows.as_root("ln", "-sfn", "../drive_c", letter)
    try:
        yield
    finally:
        trial.windows.as_root("rm", "-f", letter)
