"""Running a portion of trials in a process of its own, so that nothing it does to itself can end the soak.

`python -m tools.soak.batch FAULT SEED FIRST COUNT` prints the result as the last line of its output.
"""

from __future__ import annotations

import faulthandler
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from tools.soak.faults import fault_named, runner
from tools.soak.results import Batch, from_line, to_line
from tools.soak.trial import Skipped, Trials

ROOT: Final = Path(__file__).resolve().parents[2]
MEMORY_DISK: Final = Path("/dev/shm")
LAST_WORDS: Final = 1_500
"""Characters of what a process said before it died."""


def run_batch(name: str, seed: int, first: int, count: int) -> Batch:
    """Try a portion; a process that dies or does not end in time counts as a failure."""
    began = time.monotonic()
    fault = fault_named(name)
    place = MEMORY_DISK if fault.in_memory and MEMORY_DISK.is_dir() else None
    command = [sys.executable, "-X", "faulthandler", "-m", "tools.soak.batch", name]
    with tempfile.TemporaryDirectory(prefix="gr-soak-", dir=place, ignore_cleanup_errors=True) as folder:
        child = subprocess.Popen(
            [*command, str(seed), str(first), str(count), folder],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=surroundings(Path(folder)),
            start_new_session=True,
        )
        try:
            out, complaints = child.communicate(timeout=fault.minutes * 60)
        except subprocess.TimeoutExpired:
            _kill_all(child)
            out, complaints = child.communicate()
            complaints += "\nit did not end in time"
        except BaseException:
            _kill_all(child)
            raise
        _unlock(Path(folder))
    seconds = round(time.monotonic() - began, 2)
    try:
        return from_line(out.rstrip().rsplit("\n", 1)[-1])
    except (ValueError, TypeError):
        end = f"the process ended with status {child.returncode}: {complaints[-LAST_WORDS:]}"
        return Batch(name, seed, first, count, seconds, (f"{name} {first}: {end}",))


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of a trial: a home of its own, no screen, this checkout."""
    home = folder / "home"
    for each in ("data", "config", "state", "cache", "run"):
        (home / each).mkdir(mode=0o700, parents=True)
    return {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_RUNTIME_DIR": str(home / "run"),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "PYTHONSAFEPATH": "1",
    }


def _kill_all(child: subprocess.Popen[str]) -> None:
    """End a process and what it started."""
    if sys.platform == "win32":
        child.kill()
        return
    os.killpg(child.pid, signal.SIGABRT)
    with suppress(subprocess.TimeoutExpired):
        child.wait(5)
    os.killpg(child.pid, signal.SIGKILL)


def _unlock(folder: Path) -> None:
    """Let what a trial made read-only be removed."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o700)


def main(arguments: list[str]) -> int:
    """Try one portion here."""
    name, seed, first, count, folder = arguments
    faulthandler.enable()
    work = Path(folder) / "work"
    work.mkdir()
    trials = Trials(name, int(seed), int(first), int(count), work)
    skipped = ""
    try:
        runner(name)(trials)
    except Skipped as reason:
        skipped = str(reason)
    except Exception:
        trials.tell(trials.first, traceback.format_exc()[-LAST_WORDS:])
    print(to_line(replace(trials.done(), skipped=skipped)))
    sys.stdout.flush()
    shutil.rmtree(work, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
