"""Our players at OpenSpiel's table: the mapping of actions, what a seat sees, and OpenSpiel's own rules."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.rules.deal import HandOutcome, Phase
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import shuffled_deck
from ginrummy_qt.rules.view import PlayerView

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this system or Python.")
_translation = import_module("tools.openspiel_bridge.translation")
_table = import_module("tools.openspiel_bridge.table")
_sides = import_module("tools.openspiel_bridge.sides")
_matches = import_module("tools.openspiel_bridge.matches")
_command = import_module("tools.openspiel_bridge.__main__")

GIN, KNOCK, PASS, STOCK = _translation.GIN, _translation.KNOCK, _translation.PASS, _translation.STOCK
number_of, card_of, is_card = _translation.number_of, _translation.card_of, _translation.is_card
is_meld, laying, melded_by = _translation.is_meld, _translation.laying, _translation.melded_by
NotLegal, Table, Ours, Bot = _table.NotLegal, _table.Table, _sides.Ours, _sides.Bot
Meeting, play_hand, main = _matches.Meeting, _matches.play_hand, _command.main
GAME = pyspiel.load_game("gin_rummy")
FIRST, SECOND = Seat.SOUTH, Seat.NORTH
"""Who begins, and who deals."""
THREE_MELDS = "Ac 2c 3c 7d 8d 9d Jc Jd Jh"
OTHER_MELDS = "2h 3h 4h 8s 9s Ts Kc Kd Kh"


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def dealt(first: str, second: str, upcard: str, stock: str = "") -> HandDealt:
    """A hand with these cards; the rest of the stock is in order."""
    told = cards(f"{first} {second} {upcard} {stock}")
    rest = [card for card in DECK if card not in told]
    return HandDealt(1, SECOND, (*told, *rest))


def shuffled(number: int) -> HandDealt:
    return HandDealt(number, SECOND, shuffled_deck(f"{number:064x}"))


class Told:
    """Refuses the upcard, draws from the stock, and ends each turn as told: `Qs`, or `knock Qs`."""

    def __init__(self, *ends: str) -> None:
        self._ends = list(ends)
        self.seen: list[PlayerView] = []

    def decide(self, view: PlayerView) -> Action:
        self.seen.append(view)
        offered = legal_actions(view)
        for action in offered:
            if isinstance(action, Pass | DrawStock | LayOut):
                return action
        word, _, card = self._ends.pop(0).rpartition(" ")
        return next(action for action in offered if _ends_with(action, cards(card)[0], knocks=bool(word)))


def _ends_with(action: Action, card: Card, *, knocks: bool) -> bool:
    match action:
        case Knock(discard, _):
            return knocks and discard == card
        case Discard(thrown):
            return not knocks and thrown == card
    return False


def test_every_card_has_a_number_of_its_own():
    assert sorted(map(number_of, DECK)) == list(range(52))
    assert [card_of(number_of(card)) for card in DECK] == list(DECK)
    assert GIN.GinRummyUtils(13, 4, 10).card_string(number_of(cards("Td")[0])) == "Td"
    assert is_card(51)
    assert not is_card(STOCK)


def test_every_meld_that_openspiel_has_is_laid_down_as_what_it_is():
    actions = range(GIN.MELD_ACTION_BASE, GIN.NUM_DISTINCT_ACTIONS)
    assert len(actions) == 185
    for action in actions:
        assert is_meld(action)
        assert laying([melded_by(action)]) == (action,)


@pytest.mark.parametrize("length", range(6, 11))
def test_a_long_run_is_laid_down_in_two_parts(length):
    run = cards("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh")[2 : 2 + length]
    one, two = laying([run])
    assert melded_by(one) + melded_by(two) == run


def test_a_seat_is_told_what_openspiel_shows_it():
    hands = 0
    for number in range(12):
        table = Table(GAME, shuffled(number))
        sides = {
            seat: Ours(make_player(style, number))
            for seat, style in ((FIRST, Style.STEADY), (SECOND, Style.SIMPLE))
        }
        while not table.is_over:
            if table.phase != GIN.Phase.LAYOFF:
                assert _shown(table) == _told(table)
                hands += 1
            sides[table.turn].act(table, ())
    assert hands > 200


def _shown(table) -> tuple[set[Card], Card | None, set[Card], int]:
    """Own cards, upcard, the pile below it and the size of the stock, from OpenSpiel's observation."""
    player = table.player(table.turn)
    observed = table.state.observation_tensor(player)
    sizes = (2, 52, 52, 2, 10, 52, 52, 52)
    parts = [observed[sum(sizes[:place]) :][:size] for place, size in enumerate(sizes)]
    hand, upcard, below = (
        {card_of(number) for number, value in enumerate(parts[place]) if value}
        for place in (1 + player, 5, 6)
    )
    assert not any(parts[2 - player]), "OpenSpiel shows the other hand"
    return hand, next(iter(upcard), None), below, int(sum(parts[7]))


def _told(table) -> tuple[set[Card], Card | None, set[Card], int]:
    view = table.view()
    offered = table.phase in (GIN.Phase.DRAW, GIN.Phase.FIRST_UPCARD, GIN.Phase.WALL)
    upcard = view.upcard if offered else None
    below = view.pile[:-1] if offered else view.pile
    return set(view.hand), upcard, set(below), view.stock_count


def test_hidden_cards_change_nothing_that_a_seat_is_told():
    one = dealt(f"{THREE_MELDS} 5s", f"{OTHER_MELDS} 5c", "Ks")
    deck = list(one.deck)
    deck[10:20], deck[30:40] = deck[30:40], deck[10:20]
    other = HandDealt(1, SECOND, tuple(deck))
    assert Table(GAME, one).view() == Table(GAME, other).view()


def _knocked(deal: HandDealt) -> HandOutcome:
    """Both refuse the upcard, who begins draws and knocks with the queen of spades."""
    table = Table(GAME, deal)
    players = {FIRST: Ours(Told("knock Qs")), SECOND: Ours(Told())}
    while not table.is_over:
        players[table.turn].act(table, ())
    outcome: HandOutcome = table.outcome()
    return outcome


@pytest.mark.parametrize(
    ("loose", "winner", "result", "points"),
    [
        ("9c", FIRST, Result.KNOCK, 4),
        ("3d", SECOND, Result.UNDERCUT, 27),
        ("4c", SECOND, Result.UNDERCUT, 30),
    ],
    ids=["knock", "undercut", "undercut by a layoff"],
)
def test_a_knock_is_settled_as_by_our_rules(loose, winner, result, points):
    outcome = _knocked(dealt(f"{THREE_MELDS} 5s", f"{OTHER_MELDS} {loose}", "Ks", "Qs"))
    assert outcome.winner is winner
    assert outcome.score is not None
    assert (outcome.score.result, outcome.score.points) == (result, points)


def test_equal_deadwood_is_no_undercut_in_openspiel_and_brings_nobody_points():
    outcome = _knocked(dealt(f"{THREE_MELDS} 5s", f"{OTHER_MELDS} 5c", "Ks", "Qs"))
    assert (outcome.winner, outcome.score) == (None, None)


@pytest.mark.parametrize(("mended", "points"), [(False, 25 + 70), (True, 25 + 34)])
def test_the_bot_forgets_its_melds_against_gin_unless_it_is_mended(mended, points):
    deal = dealt(f"{THREE_MELDS} Js", "2h 3h 4h 8s 9s Ts Kc Kd 5c 9h", "6d", "Qs")
    outcome = play_hand(GAME, deal, Told("knock Qs"), FIRST, mended=mended)
    assert outcome.winner is FIRST
    assert outcome.score is not None
    assert (outcome.score.result, outcome.score.points) == (Result.GIN, points)


def test_a_knock_that_openspiel_does_not_find_is_not_offered():
    # The best layout of all eleven cards is not always the one that is left after the best discard.
    player = Told("knock 2d")
    table = Table(GAME, dealt("3c 4c 5c 6c 5d 3h 6h 4s 5s 6s", "9c Tc Jc 9d Td Jd 9h Th Jh Kh", "Ks", "2d"))
    ours, refuse = Ours(player), Ours(Told())
    while table.phase != GIN.Phase.DISCARD:
        (ours if table.turn is FIRST else refuse).act(table, ())
    assert any(isinstance(action, Knock) for action in legal_actions(table.view()))
    assert not table.can(KNOCK)
    with pytest.raises(StopIteration):
        ours.act(table, ())
    assert player.seen[-1].knock_limit == 0


def _at_the_wall(second: str, last: str):
    """All but two cards of the stock drawn and thrown, `last` at the end; it is up to `second`."""
    deal = dealt("Ac 2d 5h 9c Jd Kh 3s 8s Tc 7h", second, "Qs")
    deck = [*(card for card in deal.deck if card != cards(last)[0])]
    deck.insert(49, cards(last)[0])
    table = Table(GAME, HandDealt(1, SECOND, tuple(deck)))
    table.do(PASS)
    table.do(PASS)
    while table.phase != GIN.Phase.WALL:
        table.do(STOCK if table.phase != GIN.Phase.DISCARD else number_of(table.view().drawn or Card(0)))
    assert table.turn is SECOND
    return table


class TakesTheLast:
    """Takes what is offered and knocks with it."""

    def decide(self, view: PlayerView) -> Action:
        if view.phase is Phase.LAST_DISCARD:
            return DrawDiscard()
        return next(action for action in legal_actions(view) if isinstance(action, Knock))


def test_the_last_discard_may_be_taken_to_knock():
    table = _at_the_wall("2c 3c 4c 7d 8d 9d Jc Js Jh 5s", "Kd")
    ours = Ours(TakesTheLast())
    ours.act(table, ())
    assert table.phase == GIN.Phase.KNOCK
    ours.act(table, ())
    shown = table.mirror.showdown
    assert shown is not None
    assert (str(shown.discard), shown.arrangement.deadwood_value) == ("5s", 10)


def test_our_players_do_not_take_the_last_discard_to_throw_it_again():
    # OpenSpiel would let the king be thrown again; our rule 1.6 bars it, so nothing is offered.
    table = _at_the_wall("5c 6c 7c 8d 9d Td As 2h 3d 4s", "Kd")
    assert table.can(KNOCK)
    assert table.view().phase is not Phase.LAST_DISCARD
    Ours(TakesTheLast()).act(table, ())
    assert table.is_over
    assert table.outcome().winner is None


def test_what_openspiel_does_not_take_is_named():
    table = Table(GAME, shuffled(1))
    with pytest.raises(NotLegal, match=f"action {KNOCK} at"):
        table.do(KNOCK)


@pytest.mark.parametrize("style", [Style.SIMPLE, Style.STEADY])
def test_hands_of_our_players_are_legal_and_counted_alike(style):
    ends = {Result.KNOCK: 0, Result.GIN: 0, Result.UNDERCUT: 0, None: 0}
    for number in range(150):
        outcome = play_hand(GAME, shuffled(number), make_player(style, number), Seat(number % 2), mended=True)
        ends[outcome.score.result if outcome.score else None] += 1
    assert all(ends.values())


def test_a_bot_plays_against_itself_too():
    table = Table(GAME, shuffled(3))
    bots = {seat: Bot(GAME, table.player(seat), mended=True) for seat in Seat}
    while not table.is_over:
        bots[table.turn].act(table, ())
    assert table.outcome().number == 3


def test_a_pair_has_two_matches_to_100_and_can_be_repeated():
    meeting = Meeting("simple", 5)
    tally = meeting.play(0)
    assert tally.matches == 2
    assert max(tally.points, tally.points_against) >= 100
    assert tally == meeting.play(0)
    assert tally != meeting.play(1)


def test_the_command_goes_on_from_what_was_kept(tmp_path, capsys):
    command = ["simple", "--seed", "5", "--jobs", "1", "--json", "--keep", str(tmp_path / "kept")]
    assert main([*command, "--matches", "2"]) == 0
    assert main([*command, "--matches", "4"]) == 0
    text = capsys.readouterr().out
    report = json.loads(text[text.rindex("\n{\n") :])
    assert (report["a"], report["b"], report["matches"]) == ("simple", "openspiel", 4)
    assert len((tmp_path / "kept").read_text().splitlines()) == 3
    assert main([*command, "--mended"]) == 1
    assert "openspiel_bridge: " in capsys.readouterr().err
