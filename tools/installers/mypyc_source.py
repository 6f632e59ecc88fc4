"""Sources as mypyc likes them: what `@dataclass` would write at run-time is written out beforehand.

mypyc leaves to the interpreter the `__init__` that `@dataclass` makes, which then takes most of the time of a
compiled hand, and it forgets what a class's annotations say between brackets, which the codec needs. So the
build adds both to its own copy of a module. It names the metaclass of numbers, `type`, too: mypyc compiles
only such subclasses of `int`. Nothing else differs from the source.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass


class CannotWriteOut(ValueError):
    """A dataclass that uses what is not known here; the message names it."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    kind: str
    default: str | None


def written_out(source: str) -> str:
    """The source of a module with the `__init__` of its dataclasses, and their annotations set once more.

    Raises CannotWriteOut for a dataclass with a field made by a call, as by `field(...)`.
    """
    lines = source.splitlines()
    footer: list[str] = []
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.ClassDef):
            continue
        if (options := _dataclass_options(node)) is not None and (fields := tuple(_fields(node))):
            lines[node.end_lineno : node.end_lineno] = _init(node, fields, "kw_only" in options)
            footer.append(_annotations(node.name, fields))
        if [ast.unparse(base) for base in node.bases] == ["int"] and not node.keywords:
            place = node.lineno - 1
            lines[place] = lines[place].replace("(int)", "(int, metaclass=type)")
    return "\n".join([*lines, *reversed(footer), ""])


def _dataclass_options(node: ast.ClassDef) -> frozenset[str] | None:
    """The names of the options that are on; None where the class is no dataclass."""
    for decorator in node.decorator_list:
        called = decorator if isinstance(decorator, ast.Call) else ast.Call(decorator, [], [])
        if ast.unparse(called.func) == "dataclass":
            on = (keyword for keyword in called.keywords if ast.unparse(keyword.value) == "True")
            return frozenset(keyword.arg for keyword in on if keyword.arg)
    return None


def _fields(node: ast.ClassDef) -> Iterator[_Field]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            if isinstance(statement.value, ast.Call):
                raise CannotWriteOut(f"{node.name}.{statement.target.id} is made by a call")
            default = None if statement.value is None else ast.unparse(statement.value)
            yield _Field(statement.target.id, ast.unparse(statement.annotation), default)


def _init(node: ast.ClassDef, fields: tuple[_Field, ...], kw_only: bool) -> list[str]:
    """The lines of the `__init__`; none where the class has one of its own."""
    methods = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
    if "__init__" in methods:
        return []
    parameters = [
        f"{field.name}: {field.kind}" + ("" if field.default is None else f" = {field.default}")
        for field in fields
    ]
    return [
        f"    def __init__({', '.join(['self', *(['*'] if kw_only else []), *parameters])}) -> None:",
        *(f"        object.__setattr__(self, {field.name!r}, {field.name})" for field in fields),
        *(["        self.__post_init__()"] if "__post_init__" in methods else []),
    ]


def _annotations(name: str, fields: tuple[_Field, ...]) -> str:
    return f"vars({name})['__annotations__'].update({ {field.name: field.kind for field in fields}!r})"
