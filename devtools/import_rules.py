"""The check that every module keeps to the table in `layers.py`.

It reads the sources and runs nothing. An import counts wherever it stands: inside a function, behind
`if TYPE_CHECKING`, or as `import_module("...")`. Packages are checked over every chain of imports, so that
none reaches a forbidden one through another.
"""

from __future__ import annotations

import ast
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from devtools.layers import (
    MAY_IMPORT,
    MAY_IMPORT_ANYTHING,
    NETWORK,
    NOT_IN_RULES,
    OWNERS,
    PRODUCT,
    QT_MODULES,
    QT_NETWORK_NAMES,
    START,
    START_MAY_IMPORT,
)


@dataclass(frozen=True, slots=True)
class Import:
    """One import: `import module`, or `from module import name`; `module` is always an absolute name.

    `deferred`: it stands inside a function, so it does not run when its own module is imported.
    """

    module: str
    name: str | None
    line: int
    deferred: bool


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule, and the import that breaks it."""

    module: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.reason}"


def modules_of(root: Path) -> dict[str, Path]:
    """All modules of the product below `root`, by dotted name."""
    found = {}
    for path in sorted((root / PRODUCT).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def package_of(module: str) -> str:
    """The row of the table a module belongs to: the second part of its name, empty for the product itself."""
    return module.partition(".")[2].partition(".")[0]


def imports_of(module: str, path: Path) -> Iterator[Import]:
    """Every import in a module's source, wherever it stands."""
    inside = module if path.name == "__init__.py" else module.rpartition(".")[0]
    waiting: deque[tuple[ast.AST, bool]] = deque(
        [(ast.parse(path.read_text(encoding="utf-8"), str(path)), False)]
    )
    while waiting:
        node, deferred = waiting.popleft()
        match node:
            case ast.Import(names):
                for alias in names:
                    yield Import(alias.name, None, node.lineno, deferred)
            case ast.ImportFrom(written, names, level):
                source = _absolute(written or "", level, inside)
                for alias in names:
                    yield Import(source, alias.name, node.lineno, deferred)
            case ast.Call(
                ast.Name("__import__" | "import_module") | ast.Attribute(attr="import_module"),
                [ast.Constant(str(named)), *_],
            ):
                yield Import(named, None, node.lineno, deferred)
        deeper = deferred or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        waiting.extend((child, deeper) for child in ast.iter_child_nodes(node))


def _absolute(written: str, level: int, inside: str) -> str:
    """The absolute name of what `from <level dots><written> import` names in a module of package `inside`."""
    if level == 0:
        return written
    parts = inside.split(".")
    return ".".join([*parts[: len(parts) - level + 1], *filter(None, [written])])


def targets(found: Import, modules: Mapping[str, Path]) -> set[str]:
    """The product's modules that an import runs: the named one and every package above it."""
    whole = f"{found.module}.{found.name}" if f"{found.module}.{found.name}" in modules else found.module
    parts = whole.split(".")
    above = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
    return {name for name in above if name in modules}


def check(root: Path) -> list[Violation]:
    """Every broken rule in the product below `root`, in the order of the modules' names."""
    modules = modules_of(root)
    imports = {module: list(imports_of(module, path)) for module, path in modules.items()}
    violations = [
        Violation(module, found.line, reason)
        for module in modules
        for found in imports[module]
        for reason in _reasons(module, found, modules)
    ]
    graph = {
        module: {target: found.line for found in imports[module] for target in targets(found, modules)}
        for module in modules
    }
    for package in {package_of(module) for module in modules}:
        violations += _reached(package, graph)
    return sorted(violations, key=lambda violation: (violation.module, violation.line, violation.reason))


def _reasons(module: str, found: Import, modules: Mapping[str, Path]) -> Iterator[str]:
    """What is wrong with one import by itself."""
    package = package_of(module)
    top = found.module.partition(".")[0]
    if top == PRODUCT:
        if package == START:
            yield from _start_reasons(found, modules)
    elif top in NETWORK:
        yield f"{found.module} reaches the network"
    elif top in OWNERS:
        if package not in OWNERS[top]:
            yield f"{top} belongs to {', '.join(sorted(OWNERS[top]))}"
        elif top == "PySide6":
            yield from _qt_reasons(found)
    elif top not in sys.stdlib_module_names:
        yield f"{top} is no dependency of the game"
    elif package == "rules" and top in NOT_IN_RULES:
        yield f"the rules are pure: no {top}"


def _start_reasons(found: Import, modules: Mapping[str, Path]) -> Iterator[str]:
    """What is wrong with one import of the product by its start."""
    packages = {package_of(target) for target in targets(found, modules)} - {""}
    if packages and not found.deferred:
        yield f"{', '.join(sorted(packages))} must be imported inside a function, when it is needed"
    if not packages <= START_MAY_IMPORT:
        yield f"the start imports only {', '.join(sorted(START_MAY_IMPORT))}"


def _qt_reasons(found: Import) -> Iterator[str]:
    """What is wrong with one import of Qt."""
    part = found.module.partition(".")[2].partition(".")[0] or found.name or ""
    if part.startswith("Qt") and part not in QT_MODULES:
        yield f"{part} is not among the Qt modules used here"
    elif part == "QtNetwork" and found.name not in QT_NETWORK_NAMES:
        yield f"of QtNetwork only {', '.join(sorted(QT_NETWORK_NAMES))} may be imported, by name"


def _reached(package: str, graph: Mapping[str, Mapping[str, int]]) -> Iterator[Violation]:
    """The forbidden packages that a package reaches, each with the shortest chain of modules to it."""
    own = [module for module in graph if package_of(module) == package]
    if package in (MAY_IMPORT_ANYTHING, START):
        return
    if package and package not in MAY_IMPORT:
        yield Violation(own[0], 1, f"{package} has no row in the table of who may import whom")
        return
    allowed = MAY_IMPORT.get(package, frozenset()) | {package, ""}
    chains: dict[str, tuple[str, ...]] = {module: (module,) for module in own}
    waiting = deque(own)
    told: set[str] = set()
    while waiting:
        module = waiting.popleft()
        for target in (each for each in graph[module] if each not in chains):
            chain = chains[target] = (*chains[module], target)
            reached = package_of(target)
            if reached in allowed:
                waiting.append(target)
            elif reached not in told:
                told.add(reached)
                reason = f"{package or PRODUCT} may not reach {reached}: {' -> '.join(chain)}"
                yield Violation(chain[0], graph[chain[0]][chain[1]], reason)


def report(root: Path) -> int:
    """Print every violation below `root`; 1 if there is any, otherwise 0."""
    violations = check(root)
    for violation in violations:
        print(violation)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(report(Path(__file__).resolve().parent.parent))
