"""The standard pictures of the program: `python -m tools.shots DIR [--sizes WxH ...] [--themes light dark]`.

Each is taken in the real window while it plays a match of a fixed seed: start, deal, mid-hand, knock preview,
layoffs, hand result, match result; in three sizes, light and dark. With no display a virtual one is started
(Xvfb); where that is missing the pictures come from the offscreen platform.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.helpers.x_display import x_display

ROOT: Final = Path(__file__).resolve().parents[1]
SIZES: Final = ("800x600", "1280x800", "2560x1440")
THEMES: Final = ("light", "dark")
WANTED: Final = (
    "start",
    "deal",
    "mid-hand",
    "knock-preview",
    "layoffs",
    "hand-result",
    "match-result",
)
SEED: Final = 7
"""A match in which all of these come up."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; 1 if one is missing, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WxH")
    parser.add_argument("--themes", nargs="+", default=THEMES, metavar="THEME")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args(arguments)
    missing = []
    with _surroundings() as environment:
        for size in options.sizes:
            for theme in options.themes:
                taken = _play(options.folder, size, theme, options, environment)
                missing += [f"{name}-{size}-{theme}" for name in WANTED if name not in taken]
    for name in missing:
        print(f"no picture {name}", file=sys.stderr)
    return 1 if missing else 0


@contextmanager
def _surroundings() -> Iterator[dict[str, str]]:
    """Environment variables for the program: the display there is, a virtual one, or none at all."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_SCALE_FACTOR": "1"}
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen" or sys.platform != "linux":
        yield environment
        return
    with x_display("2560x1440") as display:
        if display is None:
            print("Xvfb is not installed: taking the pictures without a screen", file=sys.stderr)
            yield {**environment, "QT_QPA_PLATFORM": "offscreen"}
        else:
            yield {**environment, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display}


def _play(
    folder: Path, size: str, theme: str, options: argparse.Namespace, environment: dict[str, str]
) -> set[str]:
    """Play the match once and keep its pictures; the names of those it took."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-m", "ginrummy_qt", "--selftest", f"{scratch}/report.json"]
        command += ["--screenshot", scratch, "--size", size, "--theme", theme]
        command += ["--language", options.language, "--seed", str(options.seed)]
        done = subprocess.run(command, env=environment, cwd=ROOT)
        pictures = sorted(Path(scratch).glob("*.png"))
        for picture in pictures:
            target = folder / f"{picture.stem}-{size}-{theme}.png"
            target.write_bytes(picture.read_bytes())
            print(target)
    return {picture.stem for picture in pictures} if done.returncode == 0 else set()


if __name__ == "__main__":
    sys.exit(main())
