"""Parts that are made, and whose code is read, when they are first used: the start does not wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

T = TypeVar("T")


def late(make: Callable[[], T]) -> T:
    """Stands for what `make` gives, which is called at the first use, once."""
    return cast(T, _Late(make))


class _Late:
    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._made: object = None

    def __getattr__(self, name: str) -> Any:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)
