"""Accidents with files and folders; after each, the program starts, says what is so, and plays on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Final

from tools.soak.accident import CannotTry, Scene
from tools.soak.accidents_around_files import AROUND_FILES
from tools.soak.accidents_to_files import TO_FILES
from tools.soak.files_folder import Wrong, make_template
from tools.soak.trial import Trials

Accident = Callable[[Scene], str]
ACCIDENTS: Final[tuple[tuple[str, Accident], ...]] = tuple(
    (each.__name__.replace("_", " "), each) for each in (*TO_FILES, *AROUND_FILES)
)


def run(trials: Trials) -> None:
    """Each trial has one accident in a copy of a folder with some play in it."""
    template = trials.folder / "template"
    make_template(template, trials.chance(trials.first))
    for number in trials.numbers():
        name, accident = ACCIDENTS[number % len(ACCIDENTS)]
        folder = trials.folder / f"trial-{number}"
        shutil.copytree(template, folder)
        try:
            trials.add(f"{name}: {accident(Scene(folder, trials.chance(number)))}")
        except CannotTry as reason:
            trials.add(f"{name}: not tried, {reason}")
        except Wrong as wrong:
            trials.tell(number, f"{name}: {wrong}")
        shutil.rmtree(folder, ignore_errors=True)
