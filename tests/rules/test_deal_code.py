"""Deal codes: the same hand elsewhere, typed by hand, and every mistake in typing refused with its reason."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.rules import PRESETS, Ruleset, Seat
from ginrummy_qt.rules.deal_code import BadDealCode, CodedDeal, CodeFault, deal_code, read_deal_code
from ginrummy_qt.rules.ruleset import (
    AfterPasses,
    BadRuleset,
    BoxesTo,
    FirstTurn,
    GameBonusTo,
    KnockLimit,
    MatchFormat,
    MatchWinner,
    NextDealer,
    OklahomaAce,
    PileView,
    Shutout,
)
from ginrummy_qt.rules.shuffle import BadSeed, deck_of_key, shuffle_key, shuffled_deck

KEY = "00112233445566778899aabbccddeeff" * 2
CODE = deal_code(PRESETS["R1"], KEY, Seat.NORTH)

keys = st.binary(min_size=32, max_size=32).map(bytes.hex)
seats = st.sampled_from(tuple(Seat))
house_rules = st.builds(
    Ruleset,
    first_turn=st.sampled_from(FirstTurn),
    after_passes=st.sampled_from(AfterPasses),
    knock_limit=st.integers(0, 10),
    knock_limit_from=st.sampled_from(KnockLimit),
    oklahoma_ace=st.sampled_from(OklahomaAce),
    spade_doubles=st.booleans(),
    gin_bonus=st.integers(0, 1000),
    big_gin_bonus=st.none() | st.integers(0, 1000),
    undercut_bonus=st.integers(0, 1000),
    target_score=st.integers(1, 10_000),
    game_bonus=st.integers(0, 10_000),
    game_bonus_to=st.sampled_from(GameBonusTo),
    box_bonus=st.integers(0, 1000),
    boxes_to=st.sampled_from(BoxesTo),
    shutout=st.sampled_from(Shutout),
    match_winner=st.sampled_from(MatchWinner),
    void_stock=st.integers(0, 20),
    pile_draws_limit=st.integers(1, 1000),
    last_discard_offer=st.booleans(),
    knock_discard_face_up=st.booleans(),
    pile_view=st.sampled_from(PileView),
    next_dealer=st.sampled_from(NextDealer),
    manual_layoff=st.booleans(),
)
presets = st.builds(
    replace,
    st.sampled_from(tuple(PRESETS.values())),
    target_score=st.sampled_from((1, 100, 250, 10_000)),
)


@settings(derandomize=True)
@given(ruleset=presets | house_rules, key=keys, dealer=seats)
def test_every_hand_by_any_rules_is_read_back(ruleset, key, dealer):
    assert read_deal_code(deal_code(ruleset, key, dealer)) == CodedDeal(ruleset, key, dealer)


@pytest.mark.parametrize("name", PRESETS)
def test_a_hand_by_a_preset_has_56_letters_in_fours(name):
    groups = deal_code(PRESETS[name], KEY, Seat.SOUTH).split(" ")
    assert [len(group) for group in groups] == [4] * 14


def test_a_code_says_the_same_for_ever():
    assert CODE == "2001 28HK 8HAP CXW8 K6NB QK6X XVZG 0492 6D25 ASKQ H2CT NEYC VQQF YHDC"
    house = replace(PRESETS["R3"], gin_bonus=33, big_gin_bonus=40, spade_doubles=True)
    assert deal_code(house, KEY, Seat.SOUTH) == (
        "1W00 00PM NJQC CRE1 XHKW X34T 008J 4CT4 ANK7 F24S NAXW SQFE ZW01 28HK 8HAP CXW8 K6NB QK6X XVZS KC8B"
    )


@settings(derandomize=True)
@given(seed=keys, cut=st.text(max_size=2000))
def test_the_key_stands_for_seed_and_cut_of_any_length(seed, cut):
    cut = cut.encode("utf-8", "replace").decode("utf-8")
    coded = read_deal_code(deal_code(PRESETS["R1"], shuffle_key(seed, cut), Seat.SOUTH))
    assert deck_of_key(coded.key) == shuffled_deck(seed, cut)


@settings(derandomize=True)
@given(data=st.data())
def test_typed_in_another_way_it_is_the_same(data):
    letters = CODE.replace(" ", "")
    alike = {"0": "0oO", "1": "1iIlL"}
    typed = "".join(
        data.draw(st.sampled_from((*alike.get(letter, letter + letter.lower()),)))
        + data.draw(st.sampled_from(("", "", " ", "-", "\n", "\u2013")))
        for letter in letters
    )
    assert read_deal_code(typed) == read_deal_code(CODE)


@settings(derandomize=True)
@given(place=st.integers(0, 55), letter=st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_one_wrong_letter_is_noticed(place, letter):
    letters = CODE.replace(" ", "")
    wrong = letters[:place] + letter + letters[place + 1 :]
    if wrong != letters:
        with pytest.raises(BadDealCode) as refused:
            read_deal_code(wrong)
        assert refused.value.fault in (CodeFault.CHECK, CodeFault.NEWER, CodeFault.LENGTH)


def test_two_letters_that_changed_places_are_noticed():
    letters = CODE.replace(" ", "")
    for place in range(2, 55):
        swapped = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
        if swapped != letters:
            with pytest.raises(BadDealCode):
                read_deal_code(swapped)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - \n", CodeFault.EMPTY),
        (CODE[:-1], CodeFault.LENGTH),
        (CODE[:-9], CodeFault.LENGTH),
        (CODE + "0", CodeFault.LENGTH),
        (CODE + CODE, CodeFault.LENGTH),
        ("0" * 100_000, CodeFault.LENGTH),
        (CODE.replace("0", "U"), CodeFault.LETTER),
        (CODE.replace("0", "Ж"), CodeFault.LETTER),
        (CODE.replace("0", "\ud800"), CodeFault.LETTER),
        ("Z" + CODE[1:], CodeFault.NEWER),
    ],
)
def test_what_is_no_code_is_refused_with_the_reason(text, fault):
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(text)
    assert refused.value.fault is fault


@settings(derandomize=True)
@given(st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=56, max_size=56) | st.text())
def test_any_text_is_read_or_refused(text):
    try:
        coded = read_deal_code(text)
    except BadDealCode:
        return
    assert read_deal_code(deal_code(coded.ruleset, coded.key, coded.dealer)) == coded


@pytest.mark.parametrize("head", [0b0000_1001, 0b0000_1110, 0b0000_1111])
def test_rules_that_nobody_knows_are_refused(head):
    options = {0b1110: b"\x09\x00\x64", 0b1111: b"\xff" * 14}.get(head & 15, b"")
    content = bytes([head]) + options + bytes(32)
    check = hashlib.sha256(b"ginrummy-qt deal code" + content).digest()
    whole = content + check[: 2 + -(len(content) + 2) % 5]
    number = int.from_bytes(whole, "big")
    alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    letters = "".join(alphabet[number >> 5 * place & 31] for place in range(len(whole) * 8 // 5 - 1, -1, -1))
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(letters)
    assert refused.value.fault is CodeFault.RULES


def test_what_cannot_be_played_gets_no_code():
    with pytest.raises(BadRuleset):
        deal_code(replace(PRESETS["R1"], match_format=MatchFormat.HOLLYWOOD), KEY, Seat.SOUTH)
    with pytest.raises(BadSeed):
        deal_code(PRESETS["R1"], "7", Seat.SOUTH)
