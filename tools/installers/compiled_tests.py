"""`python -m tools.installers.compiled_tests [ARGUMENT ...]`: compile and test what lies below the screen.

Arguments go on to pytest, in place of the folders that are tested otherwise. Examples in docstrings are left
to the tests of the source: a compiled module has none that could be found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.installers.build import ROOT
from tools.installers.compiled import CompileError, compile_stage, interpreted
from tools.installers.plain_dataclasses import write_out

TESTED: Final = ("rules", "players", "engine", "link", "session", "storage", "presentation", "compiled")
_NOT_COPIED: Final = (".*", "build", "dist", "__pycache__", "*.so", "*.pyd", "*.egg-info")
_PROOF: Final = "tests/compiled/proof_of_compiling.py"
_OPTIONS: Final = (
    "--override-ini=addopts=-ra --strict-markers --strict-config --import-mode=importlib",
    "--override-ini=python_files=test_*.py proof_*.py",
)


def make_tree(tree: Path, cache: Path) -> None:
    """Copy the checkout into a folder, made anew, and compile it there. Raises CompileError."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*_NOT_COPIED))
    compile_stage(tree, cache)
    write_out(tree, interpreted(tree))


def main(arguments: Sequence[str]) -> int:
    """Compile, then test; the exit code is pytest's, or 1 where nothing could be compiled."""
    work = ROOT / "build" / "compiled"
    tree = work / "tree"
    try:
        make_tree(tree, work / "cache")
    except CompileError as error:
        print(f"compiled: {error}", file=sys.stderr)
        return 1
    spread = ("-n", "auto", "--dist", "worksteal", *(f"tests/{name}" for name in TESTED))
    command = (sys.executable, "-P", "-m", "pytest", *_OPTIONS, _PROOF)
    surroundings = {**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([*command, *(arguments or spread)], cwd=tree, env=surroundings).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
