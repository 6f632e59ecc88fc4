"""What compiling might change and must not: classes are as the source says, in either form (docs/adr/0009).

`proof_of_compiling` beside this tells the forms apart; `python3 dev.py test --compiled` runs both compiled.
"""

from __future__ import annotations

import ast
import dataclasses
import typing
from importlib import import_module
from pathlib import Path

import pytest

import ginrummy_qt
from ginrummy_qt.rules.cards import DECK, Card
from ginrummy_qt.rules.events import CardDrawn, Source
from ginrummy_qt.rules.ruleset import BadRuleset, FirstTurn, Ruleset
from ginrummy_qt.rules.seats import Seat
from tools.installers.compiled import module_name, modules

ROOT = Path(ginrummy_qt.__file__).parents[1]
MODULES = [module_name(source) for source in modules(ROOT)]


def test_classes_know_the_annotations_of_their_source():
    seen = 0
    for source, name in zip(modules(ROOT), MODULES, strict=True):
        module = import_module(name)
        for node in ast.parse((ROOT / source).read_text(encoding="utf-8")).body:
            kind = getattr(module, getattr(node, "name", ""), None)
            if isinstance(node, ast.ClassDef) and dataclasses.is_dataclass(kind):
                hints = typing.get_type_hints(kind, include_extras=True)
                wanted = {
                    each.target.id: eval(ast.unparse(each.annotation), vars(module))
                    for each in node.body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                }
                assert hints == wanted, name
                assert [field.name for field in dataclasses.fields(kind)] == list(wanted)
                seen += 1
    assert seen > 30


def test_records_are_frozen_and_equal_by_value():
    drawn = CardDrawn(Seat.NORTH, Source.STOCK, DECK[3])
    with pytest.raises(dataclasses.FrozenInstanceError):
        drawn.card = None  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        drawn.other = None  # type: ignore[attr-defined]
    assert drawn == CardDrawn(seat=Seat.NORTH, source=Source.STOCK, card=DECK[3])
    assert hash(drawn) == hash(CardDrawn(Seat.NORTH, Source.STOCK, DECK[3]))
    assert dataclasses.replace(drawn, card=None) == CardDrawn(Seat.NORTH, Source.STOCK, None)
    assert repr(drawn).startswith("CardDrawn(seat=<Seat.NORTH: 1>, source=<Source.STOCK: 'stock'>, card=Card")


def test_options_are_named_and_checked():
    with pytest.raises(BadRuleset, match="knock_limit"):
        Ruleset(knock_limit=11)
    with pytest.raises(TypeError):
        Ruleset(FirstTurn.NORMAL)  # type: ignore[call-arg]
    assert Ruleset(spade_doubles=True).spade_doubles


def test_a_card_stays_a_card():
    assert type(DECK[51]) is Card
    assert [str(card) for card in (Card(0), Card(51))] == ["Ac", "Ks"]
    with pytest.raises(ValueError, match="52"):
        Card(52)
