"""The shipped form against the source: whole hands and decisions, compiled and not, by turns."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.measure import CheckFailed, Measure
from tools.installers.build import ROOT
from tools.installers.compiled import CompileError, compile_stage
from tools.installers.stage import PRODUCT

WORK = ROOT / "build" / "compiled"


def run(quick: bool = False) -> list[Measure]:
    """The best of some processes of each form, one after the other; all in processor time.

    Raises CheckFailed where nothing could be compiled, or where the two forms do not play the same hands.
    """
    tree = WORK / "bench"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / PRODUCT, tree / PRODUCT, ignore=shutil.ignore_patterns("__pycache__"))
    try:
        compile_stage(tree, WORK / "cache")
    except CompileError as error:
        raise CheckFailed(str(error)) from None
    times, rounds = (2, 5) if quick else (5, 20)
    source, compiled = [], []
    for _ in range(times):
        source.append(_played(ROOT, rounds))
        compiled.append(_played(tree, rounds))
    if len({each["digest"] for each in (*source, *compiled)}) != 1:
        raise CheckFailed("the compiled program plays other hands than the source")
    peer = "its source"
    return [
        Measure(
            "complete hands, compiled",
            max(each["hands"] for each in compiled),
            "hands/s",
            peer,
            max(each["hands"] for each in source),
            "4 times",
        ),
        Measure(
            "rollouts, compiled",
            max(each["rollouts"] for each in compiled),
            "rollouts/s",
            peer,
            max(each["rollouts"] for each in source),
        ),
        Measure(
            "a decision of the steady player, compiled",
            min(each["steady"] for each in compiled),
            "us",
            peer,
            min(each["steady"] for each in source),
        ),
    ]


def _played(root: Path, rounds: int) -> dict[str, Any]:
    """What `hands_played` found with the product below `root`. Raises CheckFailed if it took another one."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "benchmarks.hands_played", str(rounds)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(root), str(ROOT)))},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    compiled = not answer["file"].endswith(".py")
    if compiled is (root == ROOT) or not Path(answer["file"]).is_relative_to(root):
        raise CheckFailed(f"meant to measure {root}, and measured {answer['file']}")
    return answer
