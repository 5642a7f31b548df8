"""The language of the interface: translators and the locale that numbers are written in, changed at run time."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from app.paths import RESOURCES

CODES = ("en", "tr", "pl")
TRANSLATIONS = RESOURCES / "i18n"


def resolve_language(choice: str, system: QLocale) -> tuple[str, QLocale]:
    """Return the language's code and the locale for numbers; "" follows the system where it speaks one of ours.

    The system's own locale is kept where its language is the one shown (en_GB stays), so that texts and numbers
    never come from two languages.
    """
    known = next((name[:2] for name in system.uiLanguages() if name[:2] in CODES), "en")
    code = choice or known
    if QLocale.languageToCode(system.language()) == code:
        return code, system
    return code, QLocale("en_US" if code == "en" else code)


class Language(QObject):
    """The installed translators.

    Signals
    -------
    changed()
        Texts and numbers are in another language from now on.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = ""
        self._translators: list[QTranslator] = []
        self._loaded: dict[str, list[QTranslator]] = {}

    @property
    def code(self) -> str:
        """Code of the language shown ("en", "tr", "pl")."""
        return self._code

    def set_choice(self, choice: str) -> None:
        """Show a language by its code, or with "" the system's."""
        code, locale = resolve_language(choice, QLocale.system())
        if code == self._code:
            return
        self._code = code
        QLocale.setDefault(locale)
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        # Kept for the way back: each holds the whole file, and a lecture may change its language a hundred times.
        if code not in self._loaded:
            self._loaded[code] = self._load_all(code)
        self._translators = self._loaded[code]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        self.changed.emit()

    def _load_all(self, code: str) -> list[QTranslator]:
        """Return what there is for a language; the last one installed is asked first: our own texts before Qt's."""
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        found = []
        for path in (folder / f"qtbase_{code}.qm", TRANSLATIONS / f"two_speeds_{code}.qm"):
            translator = QTranslator()
            if translator.load(str(path)):
                translator.setParent(self)
                found.append(translator)
        return found
