"""What the bundle leaves out of PyInstaller's collection, and why; each saving is measured from the files dropped.

Rules look at names inside the bundle with forward slashes, so that the same list serves Linux, Windows and macOS. What
only the dropped files needed is found by `elf.unreachable` and needs no rule here.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase

# The languages of the interface: of Qt's own translations (buttons of dialogs) these are kept.
LANGUAGES = ("en", "tr", "pl")


@dataclass(frozen=True, slots=True)
class Rule:
    """One idea of what is not needed.

    Attributes
    ----------
    name : str
        What is left out, as SIZES.md calls it.
    reason : str
        Why nothing misses it.
    files : tuple of str
        Patterns of names in the bundle.
    modules : tuple of str
        Python modules, each with everything below it.
    keep : tuple of str
        Patterns that stay although `files` names them.
    """

    name: str
    reason: str
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()

    def drops_file(self, name: str) -> bool:
        """Return whether a file in the bundle falls under this rule."""
        path = name.replace("\\", "/")
        return _matches(path, self.files) and not _matches(path, self.keep)

    def drops_module(self, name: str) -> bool:
        """Return whether a Python module falls under this rule."""
        return any(name == module or name.startswith(module + ".") for module in self.modules)


def _split(words: str) -> tuple[str, ...]:
    return tuple(words.split())


RULES = (
    Rule(
        "Qt Quick, QML and what draws them",
        "the window is made of widgets",
        files=_split("*Qt*Quick* *Qt*Qml* */qml/* *qmltooling* *qtvirtualkeyboard* *Qt*VirtualKeyboard*"),
    ),
    Rule(
        "Qt OpenGL, its Python modules and the GLX and EGL integrations",
        "nothing is painted with OpenGL; pyqtgraph imports the modules, so hooks/stand_ins.py gives it empty ones",
        files=_split(
            "*QtOpenGL* *Qt6OpenGL* *xcbglintegrations* *egldeviceintegrations* *Qt6Egl* *opengl32sw* *d3dcompiler*"
        ),
    ),
    Rule(
        "Qt Network, TLS, OpenSSL and Kerberos",
        "the program never goes on the network; hashlib has its own code where OpenSSL is missing",
        files=_split(
            "*QtNetwork* *Qt6Network* *plugins/tls/* *networkinformation* */_ssl.* _ssl.* *_hashlib.* "
            "*libssl* *libcrypto* *libgssapi* *libkrb5* *libk5crypto* *libcom_err* *libkeyutils*"
        ),
        modules=_split("ssl _ssl _hashlib PySide6.QtNetwork"),
    ),
    Rule(
        "Qt Test",
        "pyqtgraph imports it for a helper that only its own tests call; hooks/stand_ins.py",
        files=_split("*QtTest* *Qt6Test*"),
    ),
    Rule(
        "Other Qt modules",
        "nothing imports them",
        files=_split(
            "*QtSql* *Qt6Sql* *sqldrivers* *QtPrintSupport* *Qt6PrintSupport* *printsupport* *QtPdf* "
            "*Qt6Pdf* *QtXml.* *Qt6Xml* *QtConcurrent* *QtDesigner* *Qt6Designer* *QtUiTools* "
            "*Qt6UiTools* *QtHelp* *plugins/designer/* *PySide6/QtDBus.*"
        ),
    ),
    Rule(
        "Qt translations of other languages and other modules",
        "the interface speaks English, Turkish and Polish",
        files=_split("*/translations/*"),
        keep=tuple(f"*/translations/qtbase_{code}.qm" for code in LANGUAGES),
    ),
    Rule(
        "Qt image formats",
        "the program draws its own pictures and SVG icons; PNG is part of Qt Gui",
        files=_split("*plugins/imageformats/*"),
        keep=_split("*qsvg.*"),
    ),
    Rule(
        "Qt platforms and input devices without a desktop",
        "windows open on X11 and Wayland, pictures are drawn offscreen",
        files=_split(
            "*plugins/platforms/*qeglfs* *plugins/platforms/*qlinuxfb* *plugins/platforms/*qminimal* "
            "*plugins/platforms/*qvkkhrdisplay* *plugins/platforms/*qvnc* *plugins/platforms/*qdirect2d* "
            "*plugins/generic/* *WaylandCompositor* *wayland-graphics-integration-server*"
        ),
    ),
    Rule(
        "Qt's GTK theme and the GTK libraries of the build machine",
        "the program has its own look; dark mode and file dialogs come from the desktop portal",
        files=_split("*platformthemes/libqgtk3*"),
    ),
    Rule(
        "Wayland's buffers for OpenGL and rarer shells",
        "frames go through shared memory; desktops speak xdg-shell",
        files=_split("*wayland-graphics-integration-client* *wayland-shell-integration/* *WlShellIntegration*"),
        keep=_split("*xdg-shell*"),
    ),
    Rule(
        "numpy: random, fft, polynomial, f2py, tests",
        "neither the program nor pyqtgraph's charts load them (Fourier views are switched off)",
        files=_split("numpy/random/* numpy/fft/* numpy/_core/*_tests* numpy/_core/*_simd.* numpy/_core/include/*"),
        modules=_split(
            "numpy.random numpy.fft numpy.polynomial numpy.f2py numpy.testing numpy.distutils "
            "numpy.tests numpy._core.tests"
        ),
    ),
    Rule(
        "Pillow: AVIF, WebP, text, colour profiles, tkinter",
        "it writes GIF and APNG",
        files=_split("PIL/_avif.* PIL/_webp.* PIL/_imagingft.* PIL/_imagingcms.* PIL/_imagingmorph.* PIL/_imagingtk.*"),
        modules=_split("PIL.AvifImagePlugin PIL.WebPImagePlugin PIL.ImageFont PIL.ImageCms PIL.ImageTk PIL.ImageMorph"),
    ),
    Rule(
        "pyqtgraph: OpenGL views, examples, flow charts, console, canvas, exporters, colour maps",
        "charts use plot items; pictures are made by the program itself",
        files=_split("pyqtgraph/examples/* pyqtgraph/colors/maps/* pyqtgraph/opengl/* pyqtgraph/icons/*"),
        modules=_split(
            "pyqtgraph.opengl pyqtgraph.examples pyqtgraph.flowchart pyqtgraph.console pyqtgraph.canvas "
            "pyqtgraph.jupyter pyqtgraph.dockarea pyqtgraph.metaarray"
        ),
    ),
    Rule(
        "Python: tkinter, unittest, databases, terminals, East Asian codecs, asyncio, e-mail servers",
        "nothing loads them",
        files=_split(
            "*_tkinter* *tcl8* *tk8* *_tcl_data* *_tk_data* *_sqlite3* *_curses* *readline.* "
            "*_codecs_??.* *_codecs_iso2022* *_multibytecodec* *_asyncio* *_dbm* *_gdbm* *_crypt.* "
            "*ossaudiodev* *nis.* *audioop* *_testcapi* *_testinternalcapi* *xxlimited* *syslog.* "
            "*termios.* *resource.* *_zoneinfo*"
        ),
        keep=_split("resources/*"),
        modules=_split(
            "tkinter unittest doctest sqlite3 curses asyncio pydoc_data lib2to3 test ensurepip idlelib "
            "distutils setuptools pkg_resources wsgiref xmlrpc smtplib ftplib imaplib http.server pip "
            "concurrent.futures.process pdb bdb cmd tty"
        ),
    ),
    Rule(
        "Metadata and type stubs of installed packages",
        "licences are collected by themselves, into resources/licences",
        files=_split("*.dist-info/* *.pyi *py.typed"),
    ),
)


def rule_for_file(name: str, rules: Iterable[Rule] = RULES) -> Rule | None:
    """Return the first rule that drops a file of the bundle, or None if it stays."""
    return next((rule for rule in rules if rule.drops_file(name)), None)


def rule_for_module(name: str, rules: Iterable[Rule] = RULES) -> Rule | None:
    """Return the first rule that drops a Python module, or None if it stays."""
    return next((rule for rule in rules if rule.drops_module(name)), None)


def _matches(path: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(path, pattern) for pattern in patterns)
