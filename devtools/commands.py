"""The commands of dev.py: each prepares what it needs, starts programs, and returns its exit code."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from devtools.environment import ensure_requirements, ensure_venv, python_of
from devtools.process import run, say
from devtools.system import BUILD_SYSTEM, COMPILE_SYSTEM, RUN_SYSTEM, SMOKE_SYSTEM, TEST_SYSTEM, ensure_system
from devtools.workflows import workflow_checks

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
RUN_PINS: Final = ROOT / "requirements" / "run.txt"
DEV_PINS: Final = ROOT / "requirements" / "dev.txt"
BUILD_PINS: Final = ROOT / "requirements" / "build.txt"
SOAK_PINS: Final = ROOT / "requirements" / "soak.txt"
SOURCES: Final = ("ginrummy_qt", "tests", "benchmarks", "tools", "devtools", "dev.py")


def prepare_to_run() -> None:
    """Everything the game itself needs."""
    ensure_venv(VENV)
    ensure_requirements(VENV, RUN_PINS)
    ensure_system(RUN_SYSTEM, VENV / "tried-system-packages")


def prepare_to_develop(system: Mapping[str, str] = TEST_SYSTEM) -> None:
    """Everything the tests, checks and benchmarks need."""
    ensure_venv(VENV)
    ensure_requirements(VENV, DEV_PINS, contained=(RUN_PINS,))
    ensure_requirements(VENV, BUILD_PINS, contained=(RUN_PINS,))
    ensure_system(system, VENV / "tried-system-packages")


def prepare_to_build() -> None:
    """Everything that installers are made with."""
    ensure_venv(VENV)
    ensure_requirements(VENV, BUILD_PINS, contained=(RUN_PINS,))
    ensure_system(BUILD_SYSTEM, VENV / "tried-system-packages")


def python(*arguments: str | Path, **environment: str) -> int:
    """Run the private Python with this checkout as the only extra place to import from."""
    return run([python_of(VENV), "-P", *arguments], PYTHONPATH=str(ROOT), **environment)


def sources() -> list[str]:
    """The folders and files with Python in them, relative to the checkout."""
    return [source for source in SOURCES if (ROOT / source).exists()]


def play(arguments: Sequence[str]) -> int:
    """Start the game."""
    prepare_to_run()
    return python("-m", "ginrummy_qt", *arguments)


def lint(arguments: Sequence[str] = ()) -> int:
    """Check style, types, import directions and workflows; all of them, also after one has failed."""
    prepare_to_develop(system={})
    os.chdir(ROOT)
    checks = {
        "ruff check": ("ruff", "check", "--quiet", *sources()),
        "ruff format --check (python3 dev.py format mends it)": ("ruff", "format", "--check", *sources()),
        "mypy": ("mypy", *sources()),
        "import rules": ("devtools.import_rules",),
    }
    failed = [name for name, check in checks.items() if python("-m", *check) != 0]
    failed += [name for name, check in workflow_checks(ROOT, VENV).items() if run(check) != 0]
    for name in failed:
        say(f"failed: {name}")
    return 1 if failed else 0


def format_sources(arguments: Sequence[str]) -> int:
    """Put the sources into the house format."""
    prepare_to_develop(system={})
    os.chdir(ROOT)
    return python("-m", "ruff", "check", "--fix", *sources()) | python("-m", "ruff", "format", *sources())


def test(arguments: Sequence[str]) -> int:
    """Lint, then run the tests; without arguments all of them, on all cores.

    `--compiled` compiles the rules and players first, and runs the tests of what lies below the screen.
    """
    if "--compiled" in arguments:
        return _test_compiled([argument for argument in arguments if argument != "--compiled"])
    prepare_to_develop()
    os.chdir(ROOT)
    if lint() != 0:
        return 1
    spread = ("-n", "auto", "--dist", "worksteal")
    return python("-m", "pytest", *(arguments or spread), QT_QPA_PLATFORM="offscreen")


def _test_compiled(arguments: Sequence[str]) -> int:
    prepare_to_develop(system={**TEST_SYSTEM, **COMPILE_SYSTEM})
    os.chdir(ROOT)
    return python("-m", "tools.installers.compiled_tests", *arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure what the project promises."""
    prepare_to_develop(system={**TEST_SYSTEM, **COMPILE_SYSTEM})
    return python("-m", "benchmarks", *arguments)


def soak(arguments: Sequence[str]) -> int:
    """Try the faults that must be survived, in the numbers promised."""
    prepare_to_develop()
    ensure_requirements(VENV, SOAK_PINS)
    os.chdir(ROOT)
    return python("-m", "tools.soak", *arguments)


def shots(arguments: Sequence[str]) -> int:
    """Renew the gallery in `docs/`; with a folder, put the standard pictures of a match played there."""
    prepare_to_develop()
    if not arguments:
        return python("-m", "tools.gallery")
    folder, *others = arguments
    return python("-m", "tools.shots", Path(folder).absolute(), *others)


def installers(arguments: Sequence[str]) -> int:
    """Make the installers of this system."""
    prepare_to_build()
    os.chdir(ROOT)
    return python("-m", "tools.installers", *arguments)


def smoke(arguments: Sequence[str]) -> int:
    """Install what `installers` made in a bare system, play there, upgrade, and remove it."""
    prepare_to_build()
    ensure_system(SMOKE_SYSTEM, VENV / "tried-system-packages")
    os.chdir(ROOT)
    return python("-m", "tools.smoke", *arguments)


def setup(arguments: Sequence[str]) -> int:
    """Only prepare everything."""
    prepare_to_develop()
    return 0


COMMANDS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "format": format_sources,
    "bench": bench,
    "soak": soak,
    "shots": shots,
    "installers": installers,
    "smoke": smoke,
    "setup": setup,
}
