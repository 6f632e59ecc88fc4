"""Frozen dataclasses written out in the shipped source, so that a start does not write them anew each time.

`@dataclass(frozen=True)` writes six methods as text and compiles them, for each of some 230 classes before
the first frame: 266 µs for one with four fields on Python 3.11, 18 µs written out. The methods are those that
it makes; the decorator stays, for the fields, the slots and `match` (docs/adr/0012).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

_METHODS: Final = ("__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__getstate__")
_KNOWN: Final = frozenset({"frozen", "slots", "kw_only", "eq", "repr"})


def write_out(stage: Path, sources: Iterable[str]) -> int:
    """Write out the dataclasses of these sources of a stage; how many were. Bases of other classes stay."""
    paths = [stage / source for source in sources]
    bases = _bases(stage.rglob("*.py"))
    written = 0
    for path in paths:
        text, number = written_out(path.read_text(encoding="utf-8"), bases)
        if number:
            path.write_text(text, encoding="utf-8")
        written += number
    return written


def written_out(source: str, bases: frozenset[str] = frozenset()) -> tuple[str, int]:
    """A source with its frozen dataclasses written out, and how many were.

    A class stays as it is if it is or has a base, or uses anything but plain fields and the options above.
    """
    lines = source.splitlines()
    number = 0
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.ClassDef) or node.name in bases or node.bases or node.keywords:
            continue
        decorator, options, fields = _decorator(node), _options(node), _fields(node)
        if decorator is None or not fields or not options or not options.get("frozen"):
            continue
        if set(_METHODS) & {each.name for each in node.body if isinstance(each, ast.FunctionDef)}:
            continue
        assert node.end_lineno is not None
        assert decorator.lineno == decorator.end_lineno
        lines[node.end_lineno : node.end_lineno] = list(_methods(node, fields, options))
        kept = "".join(f", {name}=True" for name in ("slots", "kw_only") if options.get(name))
        lines[decorator.lineno - 1] = f"@dataclass(init=False, repr=False, eq=False{kept})"
        number += 1
    return "\n".join([*lines, ""]), number


def _bases(paths: Iterable[Path]) -> frozenset[str]:
    """The names of all classes that others are derived from."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in paths)
    classes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return frozenset(ast.unparse(base).rpartition(".")[2] for node in classes for base in node.bases)


def _decorator(node: ast.ClassDef) -> ast.Call | None:
    if len(node.decorator_list) == 1 and isinstance(call := node.decorator_list[0], ast.Call):
        return call if ast.unparse(call.func) == "dataclass" and not call.args else None
    return None


def _options(node: ast.ClassDef) -> Mapping[str, bool] | None:
    """The options of the decorator; None where one is not known here."""
    decorator = _decorator(node)
    if decorator is None:
        return None
    options = {each.arg: each.value for each in decorator.keywords}
    if not options.keys() <= _KNOWN:
        return None
    return {str(name): ast.unparse(value) == "True" for name, value in options.items()}


def _fields(node: ast.ClassDef) -> Mapping[str, str | None] | None:
    """The defaults of the fields by name; None where a field is not plain."""
    fields: dict[str, str | None] = {}
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign):
            continue
        kind = ast.unparse(statement.annotation)
        if not isinstance(statement.target, ast.Name) or kind.startswith(("ClassVar", "InitVar", "KW_ONLY")):
            return None
        name, default = statement.target.id, statement.value
        if name.startswith("__") or not isinstance(default, ast.Constant | ast.Name | ast.Attribute | None):
            return None
        fields[name] = None if default is None else ast.unparse(default)
    return fields


def _methods(
    node: ast.ClassDef, fields: Mapping[str, str | None], options: Mapping[str, bool]
) -> Iterator[str]:
    """The lines of the methods, as `dataclasses` would write them."""
    named = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    parameters = [name if default is None else f"{name}={default}" for name, default in fields.items()]
    stars = ["*"] if options.get("kw_only") else []
    yield f"    def __init__({', '.join(['self', *stars, *parameters])}):"
    yield "        set_field = object.__setattr__"
    yield from (f"        set_field(self, {name!r}, {name})" for name in fields)
    if "__post_init__" in named:
        yield "        self.__post_init__()"
    if options.get("repr", True):
        shown = ", ".join(f"{name}={{self.{name}!r}}" for name in fields)
        yield "    def __repr__(self):"
        yield f'        return f"{{self.__class__.__qualname__}}({shown})"'
    values = "".join(f"{{0}}.{name}, " for name in fields)
    if options.get("eq", True):
        yield "    def __eq__(self, other):"
        yield "        if other.__class__ is not self.__class__:"
        yield "            return NotImplemented"
        yield f"        return ({values.format('self')}) == ({values.format('other')})"
        yield "    def __hash__(self):"
        yield f"        return hash(({values.format('self')}))"
    for method, verb, more in (("__setattr__", "assign to", ", value"), ("__delattr__", "delete", "")):
        yield f"    def {method}(self, name{more}):"
        yield "        from dataclasses import FrozenInstanceError"
        yield f'        raise FrozenInstanceError(f"cannot {verb} field {{name!r}}")'
