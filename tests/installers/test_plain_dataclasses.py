"""Issue 3, the first frame: dataclasses written out for the shipped source are what their decorator makes."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tools.installers.build import ROOT, Build, System
from tools.installers.compiled import interpreted
from tools.installers.plain_dataclasses import write_out, written_out
from tools.installers.stage import make_stage

SOURCE = '''
from __future__ import annotations
from dataclasses import dataclass

LIMIT = 7

@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    rank: int
    suit: str = "hearts"
    most: int = LIMIT

    def __post_init__(self) -> None:
        if self.rank > self.most:
            raise ValueError("too high")

    @property
    def name(self) -> str:
        return f"{self.rank} of {self.suit}"

@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    x: int
    y: int = 2

@dataclass(frozen=True, slots=True, eq=False)
class Known:
    x: int
'''


def classes_of(source):
    namespace = {"__name__": __name__}
    exec(compile(source, "sample", "exec"), namespace)
    return namespace


@pytest.fixture(params=["as the decorator makes them", "written out"])
def made(request):
    text, number = written_out(SOURCE)
    assert number == 3
    return classes_of(SOURCE if request.param.startswith("as") else text)


def test_they_take_and_hold_their_fields(made):
    card = made["Card"](3, most=5)
    assert (card.rank, card.suit, card.most, card.name) == (3, "hearts", 5, "3 of hearts")
    assert repr(card) == "Card(rank=3, suit='hearts', most=5)"
    assert not hasattr(card, "__dict__")


def test_they_are_equal_by_value_and_only_among_themselves(made):
    assert made["Card"](3) == made["Card"](3, "hearts")
    assert made["Card"](3) != made["Card"](4)
    assert made["Card"](3) != (3, "hearts", 7)
    assert len({made["Card"](3), made["Card"](3)}) == 1
    assert made["Known"](1) != made["Known"](1)


def test_they_check_themselves(made):
    with pytest.raises(ValueError, match="too high"):
        made["Card"](9)


def test_they_are_frozen(made):
    card = made["Card"](3)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'rank'"):
        card.rank = 4
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'rank'"):
        del card.rank


def test_what_is_done_with_fields_goes_on_working(made):
    card = made["Card"](3)
    assert [each.name for each in dataclasses.fields(card)] == ["rank", "suit", "most"]
    assert dataclasses.replace(card, rank=4) == made["Card"](4)
    assert made["Card"].__match_args__ == ("rank", "suit", "most")


def test_fields_that_must_be_named_must_be_named(made):
    assert made["Named"](x=1) == made["Named"](x=1, y=2)
    with pytest.raises(TypeError):
        made["Named"](1)


@pytest.mark.parametrize(
    "body",
    [
        "@dataclass(slots=True)\nclass A:\n    x: int",
        "@dataclass(frozen=True)\nclass A:\n    x: list[int] = field(default_factory=list)",
        "@dataclass(frozen=True)\nclass A(B):\n    x: int",
        "@dataclass(frozen=True, order=True)\nclass A:\n    x: int",
        "@dataclass(frozen=True)\nclass A:\n    x: ClassVar[int]",
        "@dataclass(frozen=True)\nclass A:\n    x: int\n    def __repr__(self):\n        return ''",
        "class A:\n    x: int",
    ],
)
def test_what_is_not_plain_stays_as_it_is(body):
    assert written_out(f"{body}\n") == (f"{body}\n", 0)


def test_a_class_that_others_are_derived_from_stays_as_it_is(tmp_path):
    for name, text in {
        "base.py": "@dataclass(frozen=True)\nclass Base:\n    x: int\n",
        "derived.py": "class Derived(base.Base):\n    pass\n",
    }.items():
        (tmp_path / name).write_text(text)

    assert write_out(tmp_path, ["base.py", "derived.py"]) == 0


LOOK = """
import dataclasses, importlib, inspect, json, pkgutil, sys
import ginrummy_qt

def look(kind):
    parameters = inspect.signature(kind).parameters.values()
    signature = [(each.name, str(each.kind), repr(each.default).split(" at ")[0]) for each in parameters]
    fields = [each.name for each in dataclasses.fields(kind)]
    slots = sorted(getattr(kind, "__slots__", ()))
    return [signature, fields, kind.__match_args__, slots, kind.__hash__ is None]

found = {}
for info in pkgutil.walk_packages(ginrummy_qt.__path__, "ginrummy_qt."):
    if info.name.endswith("__main__"):
        continue
    module = importlib.import_module(info.name)
    for name, kind in vars(module).items():
        if dataclasses.is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == info.name:
            found[f"{info.name}.{name}"] = look(kind)
json.dump(found, sys.stdout)
"""


def classes_in(folder: Path):
    """All dataclasses of the product in a folder: what they take, hold and can."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-P", "-c", textwrap.dedent(LOOK)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_dataclass_of_the_product_takes_and_holds_the_same_as_in_the_source(tmp_path):
    build = Build(version="1.2.3", work=tmp_path, output=tmp_path, system=System.LINUX)
    make_stage(build)

    assert write_out(build.stage, interpreted(build.stage)) > 150
    assert classes_in(build.stage) == classes_in(ROOT)
