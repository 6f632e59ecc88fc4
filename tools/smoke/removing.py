"""Removing the program, and looking for what it left."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke import saves
from tools.smoke.files import BOOKKEEPING, differences, listing
from tools.smoke.machine import HOME, PACKAGES, SCREENS
from tools.smoke.steps import SmokeFailure, expect
from tools.smoke.trial import Trial

_NOT_OURS: Final = (HOME, PACKAGES, SCREENS)
"""The user's own, and what the test brought."""
_TOLD: Final = 20


def everything(trial: Trial) -> Mapping[str, str]:
    """The list of all files of the machine but the user's."""
    return listing(trial.machine.root, _NOT_OURS)


def purge(trial: Trial, before: Mapping[str, str], also_unimportant: tuple[str, ...] = ()) -> None:
    """Remove the program and what came with it. Raises SmokeFailure unless all is as it was before."""
    trial.machine.apt("purge", "--auto-remove", EXECUTABLE)
    found = differences(before, everything(trial), (*BOOKKEEPING, *also_unimportant))
    if found:
        more = f"\n  and {len(found) - _TOLD} more" if len(found) > _TOLD else ""
        raise SmokeFailure("not all is as before:\n  " + "\n  ".join(found[:_TOLD]) + more)


@contextmanager
def saves_untouched(trial: Trial) -> Iterator[None]:
    """Raises SmokeFailure when a byte of the user's matches and settings changes inside."""
    before = saves.bytes_of(trial.machine.saves)
    yield
    expect(bool(before) and saves.bytes_of(trial.machine.saves) == before, "the user's matches were touched")


def remove_all(trial: Trial, before: Mapping[str, str]) -> None:
    """Purge the program: nothing may be left but the user's data."""
    with trial.steps.step("removed with apt purge: nothing is left but the user's data") as notes:
        with saves_untouched(trial):
            purge(trial, before)
        notes.append(f"{len(before)} files and folders compared")
        notes.append(f"left: {', '.join(saves.bytes_of(trial.machine.saves))}")


def forget_rpm(trial: Trial) -> None:
    """Take away the database that rpm made for itself."""
    for name in ("/var/lib/rpm", "/usr/lib/sysimage"):
        shutil.rmtree(trial.machine.path(name), ignore_errors=True)
