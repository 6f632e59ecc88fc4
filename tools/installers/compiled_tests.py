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
from tools.installers.compiled import CompileError, compile_stage
from tools.installers.stage import PRODUCT

TESTED: Final = ("rules", "players", "engine", "link", "session", "storage", "presentation", "compiled")
_COPIED: Final = (PRODUCT, "tests", "benchmarks", "tools", "docs", "pyproject.toml")
_PROOF: Final = "tests/compiled/proof_of_compiling.py"
_OPTIONS: Final = (
    "--override-ini=addopts=-ra --strict-markers --strict-config --import-mode=importlib",
    "--override-ini=python_files=test_*.py proof_*.py",
)


def make_tree(tree: Path, cache: Path) -> None:
    """Put product and tests into a folder, made anew, the product compiled. Raises CompileError."""
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in _COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=unwanted)
        else:
            shutil.copyfile(ROOT / name, tree / name)
    compile_stage(tree, cache)


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
