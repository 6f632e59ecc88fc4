"""Opens every dialog that the menus offer through the accessible tree alone, reads all of it, and closes it.

atspi_sheets.py ROUNDS COMMAND...     the last line of its output is a JSON object of what was found
"""

import sys

from atspi_client import Role, State, act, check_links, check_tree, run, wait_for, walk

MENU_ENTRIES = (
    "New match", "Settings", "Quick rules", "Tour of the table", "Keyboard shortcuts", "About Gin Rummy Qt",
)  # fmt: skip


def closer(window):
    return next(
        (
            found
            for name in ("Cancel", "Close", "Skip")
            if (found := window.find((Role.PUSH_BUTTON,), name, window.find((Role.DIALOG,), ""))) is not None
        ),
        None,
    )


def dialog(window):
    return window.find((Role.DIALOG,), "")


def entry(window, name):
    """A menu entry; that of a closed menu is not shown."""
    for each in window.everything():
        if each.get_role() is Role.MENU_ITEM and each.get_name().startswith(name):
            return each
    return None


def close(window):
    act(wait_for(lambda: dialog(window) and closer(window), "a button to close with"))
    wait_for(lambda: dialog(window) is None, "the dialog to go")


def visit(window, name):
    """What is wrong with the dialog of a menu entry, and how it is called."""
    wait_for(lambda: entry(window, name).get_state_set().contains(State.SENSITIVE), f"{name!r} to be offered")
    act(entry(window, name))
    shown = wait_for(lambda: dialog(window), f"the dialog of {name!r}")
    wrong = [*check_tree(window), *check_links(window)]
    if not shown.get_state_set().contains(State.MODAL):
        wrong.append(f"{name!r} is not modal")
    held = wait_for(lambda: focused(shown), f"the focus in {name!r}")
    title = shown.get_name()
    close(window)
    return title, held, wrong


def focused(root):
    """The name of what has the keyboard."""
    found = [each.get_name() for each in walk(root) if each.get_state_set().contains(State.FOCUSED)]
    return next((name for name in reversed(found) if name), None)


def visit_all(rounds):
    def play(window, _listener):
        wait_for(lambda: window.find((Role.LIST,), "Your hand"), "the table")
        report: dict[str, list[str]] = {"titles": [], "held": [], "wrong": []}
        for _ in range(rounds):
            for name in MENU_ENTRIES:
                title, held, wrong = visit(window, name)
                report["titles"].append(title)
                report["held"].append(held)
                report["wrong"] += wrong
        return report

    return play


if __name__ == "__main__":
    run(sys.argv[2:], visit_all(int(sys.argv[1])))
