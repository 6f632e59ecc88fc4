"""The program as a screen reader's user meets it: a tree of names, roles, states and actions.

Run by the system's Python, in a D-Bus session of its own: it needs Debian's libatspi (GNOME's client library,
which the screen reader Orca is built on), and knows nothing of the program but its command line.
"""

import json
import re
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PATIENCE_S = 60
RANKS = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)
Role, State = Atspi.Role, Atspi.StateType
READABLE = (
    *(Role.PUSH_BUTTON, Role.LIST_ITEM, Role.MENU_ITEM, Role.LABEL, Role.LIST, Role.DIALOG),
    *(Role.RADIO_BUTTON, Role.CHECK_BOX, Role.COMBO_BOX, Role.SLIDER, Role.TEXT, Role.TABLE, Role.TABLE_CELL),
)


class Stuck(Exception):
    """What was waited for never came."""


def wake_desktop():
    """Do what a screen reader does first: tell the desktop that one is there."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    status = Gio.DBusProxy.new_sync(
        bus, 0, None, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties"
    )
    wanted = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    status.call_sync("Set", wanted, 0, -1)


class Listener:
    """Everything that is announced, and every state that comes or goes."""

    def __init__(self):
        self.announced = []
        self.states = []
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:state-changed:focused", "object:state-changed:selected"):
            self._listener.register(kind)

    def _hear(self, event):
        try:
            if event.type.startswith("object:announcement"):
                self.announced.append((event.any_data, event.detail1))
            elif event.detail1:
                self.states.append(
                    (event.type.rsplit(":", 1)[-1], event.source.get_name() or place(event.source))
                )
        except GLib.Error:
            pass  # it is gone again


def let_pass(seconds):
    """Listen for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        time.sleep(0.01)


def wait_for(find, what):
    """The first thing but None or False that `find` brings."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:
            found = None  # it went away while it was looked at
        if found:
            return found
        let_pass(0.05)
    raise Stuck(what)


class Window:
    """The program's window as a tree."""

    def __init__(self, name):
        self.name = name

    def root(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_name() == self.name:
                return app
        return None

    def everything(self):
        root = self.root()
        if root is not None:
            yield from walk(root)

    def find(self, roles, beginning, within=None):
        """The shown thing in one of these roles that is called so; else the first whose name begins so."""
        fitting = None
        for each in walk(within) if within is not None else self.everything():
            if each.get_role() in roles and each.get_name().startswith(beginning) and is_shown(each):
                if each.get_name() == beginning:
                    return each
                fitting = fitting or each
        return fitting

    def text(self, beginning):
        """The first shown words that begin so; empty for none."""
        found = self.find((Role.LABEL, Role.STATIC), beginning)
        return "" if found is None else found.get_name()

    def texts(self):
        """All words shown."""
        labels = (each for each in self.everything() if each.get_role() in (Role.LABEL, Role.STATIC))
        return [each.get_name() for each in labels if is_shown(each)]

    def list_items(self, beginning):
        """What is in a list whose name begins so."""
        found = self.find((Role.LIST,), beginning)
        return [] if found is None else children(found)


def children(parent):
    found = [parent.get_child_at_index(index) for index in range(parent.get_child_count())]
    return [each for each in found if each is not None]


def walk(root):
    yield root
    for child in children(root):
        yield from walk(child)


def is_shown(thing):
    states = thing.get_state_set()
    return states.contains(State.SHOWING) and states.contains(State.VISIBLE)


def can(thing):
    """The names of what can be done with it."""
    action = thing.get_action_iface()
    return (
        [] if action is None else [action.get_action_name(index) for index in range(action.get_n_actions())]
    )


def act(thing, name="Press"):
    thing.get_action_iface().do_action(can(thing).index(name))


def check_tree(window):
    """Whatever can be pressed, chosen or read and has no name."""
    nameless = []
    for each in window.everything():
        if each.get_role() in READABLE and is_shown(each) and not each.get_name():
            nameless.append(place(each))
    return nameless


def place(thing):
    """Where a thing is, from the top."""
    words = []
    while thing is not None and thing.get_role() is not Role.APPLICATION:
        words.append(f"{thing.get_role_name()} {thing.get_name()!r} ({thing.get_index_in_parent()})")
        thing = thing.get_parent()
    return " / ".join(reversed(words))


def check_links(window):
    """Whatever is not where its parent says it is."""
    wrong = []
    for each in window.everything():
        for index, child in enumerate(children(each)):
            if child.get_index_in_parent() != index and is_shown(child):
                wrong.append(f"{child.get_role_name()} {child.get_name()!r}: {child.get_index_in_parent()}")
    return wrong


def hit(window, thing):
    """The name of what lies in the middle of a thing's place on the screen."""
    box = thing.get_extents(Atspi.CoordType.SCREEN)
    frame = children(window.root())[0]
    found, deeper = None, frame
    while deeper is not None:
        found = deeper
        deeper = found.get_accessible_at_point(box.x + 10, box.y + box.height // 2, Atspi.CoordType.SCREEN)
        if deeper is not None and deeper.path == found.path:
            break
    return None if found is None else found.get_name()


def activate():
    """Give the window the keyboard: there is no window manager here to do it."""
    shown = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Gin Rummy Qt"]
    number = subprocess.run(shown, capture_output=True, text=True, timeout=30, check=True).stdout.split()[-1]
    subprocess.run(["xdotool", "windowfocus", "--sync", number], timeout=30, check=True)


def run(command, play):
    """Start the program and let `play(window, listener)` report; print what it brings as a line of JSON."""
    wake_desktop()
    listener, window = Listener(), Window("ginrummy-qt")
    with subprocess.Popen(command) as program:
        try:
            wait_for(lambda: window.root() or program.poll() is not None, "the program")
            activate()
            report = play(window, listener)
            report["still_runs"] = program.poll() is None
        except Stuck as error:
            report = {"stuck": str(error), "exit": program.poll(), "announced": listener.announced[-10:]}
            report["shown"] = [place(each) for each in window.everything() if is_shown(each)]
        finally:
            program.terminate()
    print(re.sub(r"\s+", " ", json.dumps(report, ensure_ascii=False)))
