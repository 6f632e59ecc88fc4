"""What the build writes out before mypyc reads a module: the same classes, in more words."""

from __future__ import annotations

import dataclasses
import sys
import types

import pytest

from ginrummy_qt.rules.actions import Pass
from tools.installers.build import ROOT
from tools.installers.compiled import extension, module_name, modules
from tools.installers.mypyc_source import CannotWriteOut, written_out

SOURCE = '''
from __future__ import annotations
from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class Point:
    """A place."""

    x: int
    y: int | None = None
    """Down."""

    def sum(self) -> int:
        return self.x + (self.y or 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    at: tuple[Point, ...] = ()

    def __post_init__(self) -> None:
        if len(self.at) > 1:
            raise ValueError("one is enough")


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing in it."""


class Number(int):
    pass


AFTER = Point(1)
'''


@pytest.fixture
def module(monkeypatch):
    made = types.ModuleType("written_out_for_a_test")
    monkeypatch.setitem(sys.modules, made.__name__, made)
    exec(written_out(SOURCE), vars(made))
    return made


def test_records_are_made_as_before(module):
    point = module.Point(3, y=4)
    assert (point.x, point.y, point.sum()) == (3, 4, 7)
    assert module.Point(x=1, y=None) == module.AFTER
    assert repr(point) == "Point(x=3, y=4)"
    with pytest.raises(dataclasses.FrozenInstanceError):
        point.x = 5
    with pytest.raises(TypeError):
        module.Point()


def test_names_stay_needed_and_values_checked(module):
    assert module.Checked(at=(module.AFTER,)).at == (module.AFTER,)
    with pytest.raises(TypeError):
        module.Checked((module.AFTER,))
    with pytest.raises(ValueError, match="enough"):
        module.Checked(at=(module.AFTER, module.AFTER))


def test_annotations_are_set_once_more():
    text = written_out(SOURCE)
    assert "vars(Point)['__annotations__'].update({'x': 'int', 'y': 'int | None'})" in text
    assert "vars(Checked)['__annotations__'].update({'at': 'tuple[Point, ...]'})" in text


def test_a_class_of_numbers_names_its_metaclass(module):
    assert "class Number(int, metaclass=type):" in written_out(SOURCE)
    assert module.Number(5) == 5


def test_what_needs_nothing_stays_as_it_is():
    plain = "X = 1\n\n\nclass Plain:\n    x: int = 3\n"
    assert written_out(plain) == plain
    empty = "@dataclass(frozen=True, slots=True)\nclass Empty:\n    pass\n"
    assert written_out(empty) == empty


@pytest.mark.parametrize("decorator", ["@dataclass", "@dataclass()", "@dataclass(frozen=True)"])
def test_dataclasses_are_known_by_their_decorator(decorator):
    assert "def __init__(self, x: int) -> None:" in written_out(f"{decorator}\nclass Any:\n    x: int\n")


def test_an_init_of_ones_own_is_kept():
    text = "@dataclass(frozen=True)\nclass Own:\n    x: int\n    def __init__(self) -> None: ...\n"
    assert written_out(text).count("__init__") == 1


@pytest.mark.parametrize("value", ["field(default=3)", "list()"])
def test_a_field_made_by_a_call_is_refused_by_name(value):
    with pytest.raises(CannotWriteOut, match=r"Odd\.x"):
        written_out(f"@dataclass(frozen=True)\nclass Odd:\n    x: int = {value}\n")


def test_every_module_of_rules_and_players_is_compiled_but_programs_and_what_only_they_need():
    chosen = {path.removeprefix("ginrummy_qt/").removesuffix(".py") for path in modules(ROOT)}
    product = ROOT / "ginrummy_qt"
    every = {
        path.relative_to(product).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for package in ("rules", "players")
        for path in (product / package).rglob("*.py")
        if path.stem != "__init__"
    }
    assert {"rules/melds", "rules/deal", "players/steady"} <= chosen
    assert {"players/network/value", "players/search/rollout", "players/levelled/player"} <= chosen
    programs = {name for name, text in every.items() if 'if __name__ == "__main__":' in text}
    assert programs == {"rules/record", "players/arena", "players/ladder"}
    others = {name for name in every.keys() - chosen - programs if not name.startswith("players/arena_")}
    assert {name for name in others if not name.startswith("players/ladder_")} == {
        "players/duplicates",
        "players/intervals",
        "players/process_player",
    }


def test_every_chosen_module_can_be_written_out():
    texts = [written_out((ROOT / path).read_text(encoding="utf-8")) for path in modules(ROOT)]
    for text in texts:
        compile(text, "written out", "exec")
    assert "object.__setattr__(self, 'moves', moves)" in "".join(texts)


def test_a_compiled_module_lies_beside_its_source(tmp_path):
    assert module_name("ginrummy_qt/rules/actions.py") == Pass.__module__
    path = extension(tmp_path, Pass.__module__)
    assert path.parent == tmp_path / "ginrummy_qt" / "rules"
    assert path.name.startswith("actions.")
    assert path.suffix in {".so", ".pyd"}
