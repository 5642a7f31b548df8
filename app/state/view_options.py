"""How things are shown: tab, theme, text size, language, units. None of it changes a number."""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

TEXT_SCALE_RANGE = (0.75, 2.0)
TEXT_SCALE_STEP = 1.1


class TabId(StrEnum):
    """The tabs, in their order."""

    PASSES = "passes"
    ROOFLINE = "roofline"
    KV_CACHE = "kv-cache"
    TIMELINE = "timeline"
    MEASURED = "measured"


TABS = (TabId.PASSES, TabId.ROOFLINE, TabId.KV_CACHE, TabId.TIMELINE, TabId.MEASURED)  # those in the window's header


class ThemeChoice(StrEnum):
    """Which theme to show."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ByteUnit(StrEnum):
    """GB = 10^9 bytes or GiB = 2^30 bytes."""

    GB = "GB"
    GIB = "GiB"

    @property
    def thousand(self) -> int:
        """What a byte count is divided by to get to the next prefix: 1000, or 1024."""
        return 1000 if self is ByteUnit.GB else 1024


class Motion(StrEnum):
    """Whether animations show the way or only its end."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All view options at one moment."""

    tab: TabId = TabId.PASSES  # the first in the row; it loads no charts, so the window is there at once
    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_scale: float = 1.0
    language: str = ""  # "" follows the system
    byte_unit: ByteUnit = ByteUnit.GB
    motion: Motion = Motion.SYSTEM
    reduced_motion: bool = False  # what follows from the choice and from the system
    presenting: bool = False


class ViewOptions(QObject):
    """The view options with named setters and one signal, `options_changed(Options)`."""

    options_changed = Signal(object)

    def __init__(self, options: Options | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options or Options()
        if self._options.motion is not Motion.SYSTEM:
            self._options = replace(self._options, reduced_motion=self._options.motion is Motion.REDUCED)
        self._before_presenting: Options | None = None
        self._system_reduces_motion = False

    @property
    def options(self) -> Options:
        """What is set now."""
        return self._options

    def set_tab(self, tab: TabId) -> None:
        """Show a tab."""
        self._commit(replace(self._options, tab=tab))

    def show(self, *, tab: TabId, byte_unit: ByteUnit) -> None:
        """Show a tab and a unit in one change (a lesson's step)."""
        self._commit(replace(self._options, tab=tab, byte_unit=byte_unit))

    def set_theme(self, theme: ThemeChoice) -> None:
        """Choose light, dark, or the system's."""
        self._commit(replace(self._options, theme=theme))

    def set_text_scale(self, scale: float) -> None:
        """Set the text size relative to normal, clamped to its range."""
        low, high = TEXT_SCALE_RANGE
        self._commit(replace(self._options, text_scale=max(low, min(high, scale))))

    def enlarge_text(self) -> None:
        """Make the text one step larger."""
        self.set_text_scale(self._options.text_scale * TEXT_SCALE_STEP)

    def shrink_text(self) -> None:
        """Make the text one step smaller."""
        self.set_text_scale(self._options.text_scale / TEXT_SCALE_STEP)

    def set_language(self, language: str) -> None:
        """Choose the language by its code ("en", "tr", "pl"); "" follows the system."""
        self._commit(replace(self._options, language=language))

    def set_byte_unit(self, unit: ByteUnit) -> None:
        """Choose GB or GiB for all labels at once."""
        self._commit(replace(self._options, byte_unit=unit))

    def set_motion(self, motion: Motion) -> None:
        """Show the way of animations, only their ends, or whichever the system asks for."""
        reduced = self._system_reduces_motion if motion is Motion.SYSTEM else motion is Motion.REDUCED
        self._commit(replace(self._options, motion=motion, reduced_motion=reduced))

    def set_reduced_motion(self, reduced: bool) -> None:
        """Show ends of animations instead of the way there, whatever the system asks for."""
        self.set_motion(Motion.REDUCED if reduced else Motion.FULL)

    def set_system_motion(self, *, reduced: bool) -> None:
        """Follow what the system asks for, unless something else is chosen."""
        self._system_reduces_motion = reduced
        self.set_motion(self._options.motion)

    def set_presenting(self, presenting: bool) -> None:
        """Show the audience's full screen, or the normal window with the theme and text size it had before."""
        if presenting == self._options.presenting:
            return
        before, self._before_presenting = self._before_presenting, self._options
        options = replace(self._options, presenting=presenting)
        if not presenting and before is not None:
            options = replace(options, theme=before.theme, text_scale=before.text_scale)
        self._commit(options)

    def _commit(self, options: Options) -> None:
        if options != self._options:
            self._options = options
            self.options_changed.emit(options)
