"""That the modules under test are the compiled ones. Only `tools.installers.compiled_tests` asks for it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.installers.compiled import module_name, modules

TREE = Path(__file__).resolve().parents[2]
NAMES = [module_name(source) for source in modules(TREE)]


def test_the_tests_import_the_compiled_modules_of_this_tree():
    files = [Path(import_module(name).__file__ or "") for name in NAMES]
    assert len(files) > 25
    assert [file for file in files if not file.name.endswith(tuple(EXTENSION_SUFFIXES))] == []
    assert [file for file in files if not file.is_relative_to(TREE)] == []


def test_a_process_started_from_here_imports_them_too():
    question = "from ginrummy_qt.players import steady; print(steady.__file__)"
    done = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith(tuple(EXTENSION_SUFFIXES))
