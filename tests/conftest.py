"""What surrounds every test: a home of its own, no window on anybody's screen, the same examples each run."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers.x_display import x_display

settings.register_profile(
    "ginrummy",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=False,
)
settings.load_profile("ginrummy")

HOME_VARIABLES = {
    "HOME": "",
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "run",
    "APPDATA": "appdata",
    "LOCALAPPDATA": "localappdata",
}
_surroundings = ExitStack()


def pytest_configure() -> None:
    """Give this process and all it starts an empty home, the C locale, this checkout and no screen."""
    home = Path(tempfile.mkdtemp(prefix="gr-test-"))
    _surroundings.callback(shutil.rmtree, home, ignore_errors=True)
    patch = _surroundings.enter_context(pytest.MonkeyPatch.context())
    for variable, folder in HOME_VARIABLES.items():
        path = home / folder
        path.mkdir(mode=0o700, exist_ok=True)
        patch.setenv(variable, str(path))
    for variable in ("LANGUAGE", "LANG", "QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME"):
        patch.delenv(variable, raising=False)
    patch.setenv("LC_ALL", "C.UTF-8")
    patch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    patch.setenv("QT_QPA_PLATFORM", os.environ.get("QT_QPA_PLATFORM", "offscreen"))


def pytest_unconfigure() -> None:
    """Remove the borrowed home."""
    _surroundings.close()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A real X screen of this session's own, as the value for DISPLAY (for programs started as processes)."""
    with x_display() as name:
        if name is None:
            pytest.skip("needs a real X screen, and Xvfb is not installed")
        yield name
