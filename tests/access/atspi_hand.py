"""Plays a hand of gin rummy through the accessible tree alone, and begins the next one.

    atspi_hand.py COMMAND...     the last line of its output is a JSON object of what happened

Where the program offers a new match, one is begun; otherwise the hand on the table is played.
"""

import sys
from typing import Any

from atspi_client import (
    RANKS,
    Role,
    State,
    Stuck,
    act,
    check_links,
    check_tree,
    children,
    hit,
    let_pass,
    run,
    wait_for,
)


class Player:
    """Chooses by what the tree says."""

    def __init__(self, window, listener):
        self.window = window
        self.listener = listener
        self.moves = []

    def press(self, roles, beginning):
        found = wait_for(lambda: self.window.find(roles, beginning), f"{beginning!r} to press")
        if not found.get_state_set().contains(State.SENSITIVE):
            raise Stuck(f"{beginning!r} is there and cannot be pressed")
        name = found.get_name()
        act(found)
        self.moves.append(name)
        return name

    def prompt(self):
        return self.window.text("Your turn")

    def ending(self):
        """The button that would end the hand, if it can be pressed."""
        for name in ("Big gin", "Gin", "Knock with"):
            found = self.window.find((Role.PUSH_BUTTON,), name)
            if found is not None and found.get_state_set().contains(State.SENSITIVE):
                return found
        return None

    def is_over(self):
        return self.window.find((Role.LIST,), "Score of the hand") is not None

    def play_hand(self):
        """Turn after turn until the result is there."""
        while True:
            prompt = wait_for(lambda: "over" if self.is_over() else self.prompt(), "a turn, or the end")
            if prompt == "over":
                return
            self.take_turn(prompt)
            wait_for(lambda said=prompt: self.is_over() or self.prompt() != said, f"an end of {prompt!r}")

    def take_turn(self, prompt):
        if "or pass" in prompt:
            self.press((Role.PUSH_BUTTON,), "Pass")
        elif "draw" in prompt:
            self.press((Role.PUSH_BUTTON,), "Stock")
        elif self.ending() is not None:
            self.end_hand()
        else:
            self.discard()

    def discard(self):
        """The highest card that is in no meld, by its list item and the pile."""
        card = max(self.choices(), key=lambda item: RANKS.index(item.get_name().split(" of ")[0]))
        name = card.get_name()
        act(card, "SetFocus")
        wait_for(lambda: card.get_state_set().contains(State.FOCUSED), f"the focus on {name!r}")
        act(card)
        wait_for(lambda: card.get_state_set().contains(State.SELECTED), f"{name!r} to be selected")
        self.moves.append(name)
        self.press((Role.PUSH_BUTTON,), "Discard pile")

    def choices(self):
        hand = self.window.list_items("Your hand")
        loose = [
            item for item in hand if "Deadwood" in item.get_name() and "cannot be" not in item.get_name()
        ]
        return loose or [item for item in hand if "cannot be" not in item.get_name()]

    def end_hand(self):
        """Look at the preview, go back once, and then confirm."""
        for answer in ("Go back", None):
            button = wait_for(self.ending, "a button to end the hand")
            self.moves.append(button.get_name())
            act(button)
            wait_for(lambda: self.window.find((Role.PUSH_BUTTON,), "Go back"), "the preview")
            if answer is not None:
                self.preview = self.window.texts()
                self.press((Role.PUSH_BUTTON,), answer)
                wait_for(lambda: self.window.find((Role.LIST,), "Your hand"), "the table again")
        self.press((Role.PUSH_BUTTON,), button.get_name())


def play(window, listener):
    player = Player(window, listener)
    report: dict[str, Any] = {"nameless": []}
    wait_for(lambda: welcome(window) or offer(window) or player.prompt(), "a hand, or the offer of one")
    if welcome(window) or offer(window):
        report["nameless"] += begin(window, player)
    wait_for(player.prompt, "the first turn")
    report["nameless"] += check_tree(window)
    report["misplaced"] = check_links(window)
    report["roles"] = {each.get_name().split(",")[0]: each.get_role_name() for each in table(window)}
    card = window.list_items("Your hand")[3]
    report["hit"] = [card.get_name(), hit(window, card)]
    report["refused"] = refusals(player)
    player.play_hand()
    report["nameless"] += check_tree(window)
    report["misplaced"] += check_links(window)
    let_pass(0.3)
    report["result"] = [each.get_name() for each in window.list_items("Score of the hand")]
    report["title"] = next(text for text in window.texts() if "the hand" in text)
    report["first_hand"] = list(player.moves)
    report["preview"] = getattr(player, "preview", [])
    player.press((Role.PUSH_BUTTON,), "Next hand")
    wait_for(lambda: any(text.startswith("Hand 2") for text, _how in listener.announced), "the second hand")
    report["score"] = wait_for(lambda: window.find((Role.PUSH_BUTTON,), "Score:"), "the score").get_name()
    report["announced"] = listener.announced
    report["states"] = listener.states
    return report


def welcome(window):
    """The dialog that a new person sees first."""
    return window.find((Role.DIALOG,), "Welcome")


def offer(window):
    """The dialog that offers a match."""
    return window.find((Role.DIALOG,), "New match")


def begin(window, player):
    """Choose an opponent and start; what has no name."""
    nameless = check_tree(window)
    if welcome(window):
        player.press((Role.PUSH_BUTTON,), "Another match")
        wait_for(lambda: offer(window), "the offer of a match")
        nameless += check_tree(window)
    player.press((Role.PUSH_BUTTON,), "All opponents")
    act(wait_for(lambda: window.find((Role.RADIO_BUTTON,), "Noa"), "an opponent"), "Toggle")
    player.press((Role.PUSH_BUTTON,), "Choose")
    player.press((Role.PUSH_BUTTON,), "Start")
    return nameless


def table(window):
    return children(wait_for(lambda: window.find((Role.PANEL,), "Table"), "the table"))


def refusals(player):
    """Ask for what the rules forbid, and listen to why it is not done."""
    heard = len(player.listener.announced)
    card = player.choices()[0]
    act(card)
    act(wait_for(lambda: player.window.find((Role.PUSH_BUTTON,), "Knock place"), "the knock place"))
    wait_for(lambda: len(player.listener.announced) > heard, "a refusal")
    let_pass(0.3)
    found = player.listener.announced[heard:]
    act(card)
    return found


if __name__ == "__main__":
    run(sys.argv[1:], play)
