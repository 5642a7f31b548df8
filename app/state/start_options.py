"""How the next start begins: which tab, which scenario, and whether anything is remembered."""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from app.core.scenario import Detail
from app.state.view_options import TabId


class StartScenario(StrEnum):
    """Where the first scenario comes from."""

    BALANCED = "balanced"
    LAST = "last"
    FILE = "file"


@dataclass(frozen=True, slots=True, kw_only=True)
class StartOptions:
    """All choices about the next start.

    Attributes
    ----------
    tab : TabId or None
        None is the tab that was shown last.
    file : str
        The scenario file to start with.
    detail : Detail
        Of the balanced start.
    remembers : bool
        Whether the last scenario, tab and place of the window are kept.
    """

    tab: TabId | None = TabId.PASSES
    scenario: StartScenario = StartScenario.BALANCED
    file: str = ""
    detail: Detail = Detail.SIMPLE
    remembers: bool = True


class StartChoices(QObject):
    """The start options with named setters and one signal, `changed(StartOptions)`."""

    changed = Signal(object)

    def __init__(self, options: StartOptions | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options or StartOptions()

    @property
    def options(self) -> StartOptions:
        """What is set now."""
        return self._options

    def set_tab(self, tab: TabId | None) -> None:
        """Begin with a tab; None is the one that was shown last."""
        self._commit(replace(self._options, tab=tab))

    def set_scenario(self, scenario: StartScenario) -> None:
        """Begin with the balanced scenario, the last one, or a file."""
        self._commit(replace(self._options, scenario=scenario))

    def set_file(self, file: str) -> None:
        """Begin with a scenario file."""
        self._commit(replace(self._options, scenario=StartScenario.FILE, file=file))

    def set_detail(self, detail: Detail) -> None:
        """Begin a balanced start in simple or full detail."""
        self._commit(replace(self._options, detail=detail))

    def set_remembers(self, remembers: bool) -> None:
        """Keep the last session, or begin afresh each time."""
        self._commit(replace(self._options, remembers=remembers))

    def _commit(self, options: StartOptions) -> None:
        if options != self._options:
            self._options = options
            self.changed.emit(options)
