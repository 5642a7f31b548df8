"""Every key of the window, once: shortcuts are made from this table, and the overlay of keys and the help read it."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from app.state.view_options import TABS, TabId

translate = QCoreApplication.translate


class Command(StrEnum):
    """What a key does."""

    PLAY = "play"
    STEP_BACK = "step-back"
    STEP_FORWARD = "step-forward"
    FIRST_TAB = "tab-1"
    SECOND_TAB = "tab-2"
    THIRD_TAB = "tab-3"
    FOURTH_TAB = "tab-4"
    FIFTH_TAB = "tab-5"
    UNDO = "undo"
    REDO = "redo"
    RESET = "reset"
    BIGGER = "bigger"
    SMALLER = "smaller"
    NORMAL_SIZE = "normal-size"
    THEME = "theme"
    DATA = "data"
    EXPORT = "export"
    COPY_PICTURE = "copy-picture"
    PREFERENCES = "preferences"
    HELP = "help"
    QUIT = "quit"
    PRESENT = "present"
    DISPLAY = "display"
    LEAVE = "leave"
    LESSONS = "lessons"
    SPOTLIGHT = "spotlight"
    BLACK = "black"
    SHOW_KEYS = "show-keys"
    NOTES = "notes"
    NEXT_STEP = "next-step"
    PREVIOUS_STEP = "previous-step"
    RETURN_TO_STEP = "return-to-step"
    REVEAL = "reveal"
    COUNT_HANDS = "count-hands"
    TAKE_BACK_HANDS = "take-back-hands"
    OPEN = "open"
    OPEN_FOLDER = "open-folder"
    SAVE = "save"
    COPY_SCENARIO = "copy-scenario"
    PASTE_SCENARIO = "paste-scenario"


class KeyGroup(StrEnum):
    """Where keys work; a heading of the overlay."""

    THIS_TAB = "this-tab"
    WINDOW = "window"
    FILES = "files"
    LECTURE = "lecture"
    CONTROLS = "controls"


KEYS: dict[Command, tuple[str, ...]] = {
    Command.PLAY: ("Space",),
    Command.STEP_BACK: ("Left",),
    Command.STEP_FORWARD: ("Right",),
    Command.FIRST_TAB: ("Ctrl+1",),
    Command.SECOND_TAB: ("Ctrl+2",),
    Command.THIRD_TAB: ("Ctrl+3",),
    Command.FOURTH_TAB: ("Ctrl+4",),
    Command.FIFTH_TAB: ("Ctrl+5",),
    Command.UNDO: ("Ctrl+Z",),
    Command.REDO: ("Ctrl+Shift+Z", "Ctrl+Y"),
    Command.RESET: ("Ctrl+R",),
    Command.BIGGER: ("Ctrl++", "Ctrl+="),
    Command.SMALLER: ("Ctrl+-",),
    Command.NORMAL_SIZE: ("Ctrl+0",),
    Command.THEME: ("Ctrl+L",),
    Command.DATA: ("Ctrl+T",),
    Command.EXPORT: ("Ctrl+E",),
    Command.COPY_PICTURE: ("Ctrl+Shift+C",),
    Command.PREFERENCES: ("Ctrl+,",),
    Command.HELP: ("F1", "?"),
    Command.QUIT: ("Ctrl+Q",),
    Command.PRESENT: ("F5",),
    Command.DISPLAY: ("Shift+F5",),
    Command.LEAVE: ("Esc",),
    Command.LESSONS: ("F6",),
    Command.SPOTLIGHT: ("L",),
    Command.BLACK: ("B", "."),
    Command.SHOW_KEYS: ("K",),
    Command.NOTES: ("Ctrl+N",),
    Command.NEXT_STEP: ("PgDown",),
    Command.PREVIOUS_STEP: ("PgUp",),
    Command.RETURN_TO_STEP: ("Backspace",),
    Command.REVEAL: ("Return", "Enter"),
    Command.COUNT_HANDS: ("1", "2", "3", "4"),
    Command.TAKE_BACK_HANDS: ("Shift+1", "Shift+2", "Shift+3", "Shift+4"),
    Command.OPEN: ("Ctrl+O",),
    Command.OPEN_FOLDER: ("Ctrl+Shift+O",),
    Command.SAVE: ("Ctrl+S",),
    Command.COPY_SCENARIO: ("Ctrl+C",),
    Command.PASTE_SCENARIO: ("Ctrl+V",),
}

TAB_COMMANDS = (
    Command.FIRST_TAB, Command.SECOND_TAB, Command.THIRD_TAB, Command.FOURTH_TAB, Command.FIFTH_TAB
)  # fmt: skip
_PLAYS = {
    TabId.PASSES: (Command.PLAY, Command.STEP_BACK, Command.STEP_FORWARD),
    TabId.ROOFLINE: (Command.PLAY, Command.STEP_BACK, Command.STEP_FORWARD),
    TabId.TIMELINE: (Command.PLAY, Command.STEP_BACK, Command.STEP_FORWARD),
}
_GROUPS: dict[KeyGroup, tuple[Command, ...]] = {
    KeyGroup.WINDOW: (
        Command.UNDO, Command.REDO, Command.RESET, Command.BIGGER, Command.SMALLER, Command.NORMAL_SIZE,
        Command.THEME, Command.PREFERENCES, Command.HELP, Command.QUIT,
    ),
    KeyGroup.FILES: (
        Command.OPEN, Command.OPEN_FOLDER, Command.SAVE, Command.COPY_SCENARIO, Command.PASTE_SCENARIO,
    ),
    KeyGroup.LECTURE: (
        Command.PRESENT, Command.DISPLAY, Command.LEAVE, Command.BLACK, Command.SPOTLIGHT, Command.SHOW_KEYS,
        Command.LESSONS, Command.NOTES, Command.NEXT_STEP, Command.PREVIOUS_STEP, Command.RETURN_TO_STEP,
        Command.REVEAL, Command.COUNT_HANDS, Command.TAKE_BACK_HANDS,
    ),
}  # fmt: skip
_TAKE_AWAY = (Command.DATA, Command.EXPORT, Command.COPY_PICTURE)


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of a list of keys: the keys as people read them, and what they do."""

    keys: str
    text: str


def key_sequences(command: Command) -> list[QKeySequence]:
    """Return a command's keys as Qt wants them."""
    return [_sequence(key) for key in KEYS[command]]


def key_groups(tab: TabId) -> tuple[tuple[KeyGroup, tuple[KeyLine, ...]], ...]:
    """Return the keys that work while a tab is shown, by group, in the present language."""
    count = len(TABS)
    tabs = KeyLine(f"{readable(TAB_COMMANDS[0])} … {readable(TAB_COMMANDS[count - 1])}", _choose_tab())
    this_tab = tuple(_line(command) for command in (*commands_of(tab), *_TAKE_AWAY))
    window = (tabs, *(_line(command) for command in _GROUPS[KeyGroup.WINDOW]))
    return (
        (KeyGroup.THIS_TAB, this_tab),
        (KeyGroup.WINDOW, window),
        (KeyGroup.CONTROLS, _control_lines()),
        (KeyGroup.FILES, tuple(_line(command) for command in _GROUPS[KeyGroup.FILES])),
        (KeyGroup.LECTURE, tuple(_line(command) for command in _GROUPS[KeyGroup.LECTURE])),
    )


def commands_of(tab: TabId) -> tuple[Command, ...]:
    """Return what only tabs with an animation answer to."""
    return _PLAYS.get(tab, ())


def readable(command: Command) -> str:
    """Return a command's keys as they are written on a keyboard ("Ctrl+Shift+Z, Ctrl+Y")."""
    keys = KEYS[command]
    if command in (Command.COUNT_HANDS, Command.TAKE_BACK_HANDS):
        return f"{_written(keys[0])} … {_written(keys[-1])}"
    return ", ".join(dict.fromkeys(_written(key) for key in keys))


def group_title(group: KeyGroup) -> str:
    """Return a group's heading in the present language."""
    return {
        KeyGroup.THIS_TAB: translate("KeyTable", "On this tab"),
        KeyGroup.WINDOW: translate("KeyTable", "Everywhere"),
        KeyGroup.CONTROLS: translate("KeyTable", "Sliders and fields"),
        KeyGroup.FILES: translate("KeyTable", "Files and the clipboard"),
        KeyGroup.LECTURE: translate("KeyTable", "Presenting and lessons"),
    }[group]


def _sequence(key: str) -> QKeySequence:
    """Return a key by its English name; the constructor reads names in the language of the interface.

    In Polish "Enter" is the key that English calls Return, and two shortcuts for it would block each other.
    """
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def _line(command: Command) -> KeyLine:
    return KeyLine(readable(command), _texts()[command])


def _written(key: str) -> str:
    named = {"Space": translate("KeyTable", "Space"), "Left": "←", "Right": "→", "Return": "Enter", "Ctrl+=": "Ctrl++"}
    return named.get(key) or _sequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _choose_tab() -> str:
    return translate("KeyTable", "Choose a tab")


def _control_lines() -> tuple[KeyLine, ...]:
    return (
        KeyLine("Tab, Shift+Tab", translate("KeyTable", "Next or previous control")),
        KeyLine("← →", translate("KeyTable", "Move a slider by a hundredth of its scale")),
        KeyLine("Shift+← →", translate("KeyTable", "Move a slider by exactly one")),
        KeyLine("PgUp, PgDown", translate("KeyTable", "Move a slider by a tenth of its scale")),
        KeyLine("Home, End", translate("KeyTable", "To the ends of the scale")),
        KeyLine(f"{_written('Space')}, Enter", translate("KeyTable", "Press the button that has the focus")),
    )


def _texts() -> dict[Command, str]:
    """Return what each command does; those of the tabs share one line."""
    return {
        Command.PLAY: translate("KeyTable", "Play or pause"),
        Command.STEP_BACK: translate("KeyTable", "One step back"),
        Command.STEP_FORWARD: translate("KeyTable", "One step forward"),
        Command.UNDO: translate("KeyTable", "Undo"),
        Command.REDO: translate("KeyTable", "Redo"),
        Command.RESET: translate("KeyTable", "Reset the scenario"),
        Command.BIGGER: translate("KeyTable", "Larger text"),
        Command.SMALLER: translate("KeyTable", "Smaller text"),
        Command.NORMAL_SIZE: translate("KeyTable", "Text at its normal size"),
        Command.THEME: translate("KeyTable", "Light or dark"),
        Command.DATA: translate("KeyTable", "This tab's numbers as a table"),
        Command.EXPORT: translate("KeyTable", "Take it away: picture, animation, hand-out"),
        Command.COPY_PICTURE: translate("KeyTable", "Copy this tab as a picture"),
        Command.PREFERENCES: translate("KeyTable", "Preferences"),
        Command.HELP: translate("KeyTable", "These keys"),
        Command.QUIT: translate("KeyTable", "Quit"),
        Command.PRESENT: translate("KeyTable", "Present on the full screen"),
        Command.DISPLAY: translate("KeyTable", "Choose the display to present on"),
        Command.LEAVE: translate("KeyTable", "End presenting, or else the lesson"),
        Command.BLACK: translate("KeyTable", "Black screen while presenting; any key brings the picture back"),
        Command.SPOTLIGHT: translate("KeyTable", "Spotlight around the pointer, while presenting"),
        Command.SHOW_KEYS: translate("KeyTable", "Show pressed keys, while presenting"),
        Command.LESSONS: translate("KeyTable", "Choose a lesson"),
        Command.NOTES: translate("KeyTable", "Presenter's notes of the lesson"),
        Command.NEXT_STEP: translate("KeyTable", "Next step of the lesson"),
        Command.PREVIOUS_STEP: translate("KeyTable", "Previous step of the lesson"),
        Command.RETURN_TO_STEP: translate("KeyTable", "Back to what the step shows"),
        Command.REVEAL: translate("KeyTable", "Reveal the answer"),
        Command.COUNT_HANDS: translate("KeyTable", "Count a hand for an answer"),
        Command.TAKE_BACK_HANDS: translate("KeyTable", "Take a hand back"),
        Command.OPEN: translate("KeyTable", "Open a model, a scenario, a lesson or measured speeds"),
        Command.OPEN_FOLDER: translate("KeyTable", "Open a model's folder"),
        Command.SAVE: translate("KeyTable", "Save the scenario"),
        Command.COPY_SCENARIO: translate("KeyTable", "Copy the scenario as text"),
        Command.PASTE_SCENARIO: translate("KeyTable", "Paste a scenario"),
    }
