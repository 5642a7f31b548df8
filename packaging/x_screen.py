"""A private X server and what a person does at it: look, click, type, close windows; by Xlib and xdotool."""

import ctypes
import os
import subprocess
import time
from collections import Counter
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT = 1440, 900
POLL_S = 0.005
DRAG_STEPS = 8
_ALL_PLANES = ctypes.c_ulong(0xFFFFFFFFFFFFFFFF)
_Z_PIXMAP = 2
_CLIENT_MESSAGE = 33


class _Image(ctypes.Structure):
    """The start of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


class _Message(ctypes.Structure):
    """Xlib's XClientMessageEvent, as long as the union XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


class Picture:
    """What is on the screen, four bytes a pixel (blue, green, red, unused)."""

    def __init__(self, width: int, height: int, data: bytes) -> None:
        self.width, self.height, self.data = width, height, data

    def rows(self, top: int, bottom: int) -> "Picture":
        """Return a horizontal strip."""
        line = 4 * self.width
        return Picture(self.width, bottom - top, self.data[top * line : bottom * line])

    def colors(self) -> Counter[bytes]:
        """Return how often each colour occurs, in a sample of every seventh pixel."""
        return Counter(self.data[at : at + 3] for at in range(0, len(self.data), 28))

    def is_blank(self) -> bool:
        """Return whether there is next to nothing to see: hardly any colours, or one nearly everywhere."""
        colors = self.colors()
        return len(colors) < 30 or colors.most_common(1)[0][1] > 0.985 * colors.total()

    def difference(self, other: "Picture") -> float:
        """Return the share of pixels, 0..1, that differ from those of another picture of the same size."""
        samples = range(0, len(self.data), 20)
        return sum(self.data[at : at + 3] != other.data[at : at + 3] for at in samples) / len(samples)

    def words(self, left: int, right: int, gap: int) -> list[tuple[int, int]]:
        """Return where words stand in a strip: from and to in pixels, with at least `gap` plain columns between."""
        line = 4 * self.width
        plain = self.colors().most_common(1)[0][0]
        inked = [
            any(self.data[y * line + 4 * x : y * line + 4 * x + 3] != plain for y in range(self.height))
            for x in range(left, right)
        ]
        found: list[tuple[int, int]] = []
        for x, has_ink in enumerate(inked, start=left):
            if not has_ink:
                continue
            if found and x - found[-1][1] <= gap:
                found[-1] = (found[-1][0], x)
            else:
                found.append((x, x))
        return found

    def has(self, color: tuple[int, int, int], columns: int) -> bool:
        """Return whether a colour (red, green, blue) occurs in the first columns."""
        wanted, line = bytes(reversed(color)), 4 * self.width
        return any(
            self.data[at : at + 3] == wanted
            for start in range(0, len(self.data), line)
            for at in range(start, start + 4 * columns, 4)
        )

    def save(self, path: Path) -> None:
        """Write the picture as PNG."""
        from PySide6.QtGui import QImage

        path.parent.mkdir(parents=True, exist_ok=True)
        QImage(self.data, self.width, self.height, 4 * self.width, QImage.Format.Format_RGB32).save(str(path))


class Screen:
    """An X server of its own, from `with` to its end."""

    def __enter__(self) -> "Screen":
        """Start the server on a free display number and connect to it."""
        reading, writing = os.pipe()
        command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-br", "-ac")
        self._server = subprocess.Popen(
            (*command, "-nolisten", "tcp"), pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        self.name = f":{number}"
        self._xlib = ctypes.CDLL("libX11.so.6")
        self._xlib.XOpenDisplay.restype = ctypes.c_void_p
        self._xlib.XGetImage.restype = ctypes.POINTER(_Image)
        self._xlib.XDefaultRootWindow.restype = ctypes.c_ulong
        self._xlib.XInternAtom.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._xlib.XOpenDisplay(self.name.encode()))
        self._root = ctypes.c_ulong(self._xlib.XDefaultRootWindow(self._display))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None
    ) -> None:
        """End the server."""
        self._xlib.XCloseDisplay(self._display)
        self._server.terminate()
        self._server.wait(timeout=10)

    def picture(self, x: int = 0, y: int = 0, width: int = WIDTH, height: int = HEIGHT) -> Picture:
        """Return what is on the screen now, or in a part of it."""
        image = self._xlib.XGetImage(self._display, self._root, x, y, width, height, _ALL_PLANES, _Z_PIXMAP)
        data = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * height)
        self._xlib.XDestroyImage(image)
        return Picture(width, height, data)

    def is_dark(self) -> bool:
        """Return whether the middle of the screen is black: nothing has been painted there."""
        return not any(self.picture(WIDTH // 2 - 80, HEIGHT // 2 - 80, 160, 160).data[0::4])

    def wait_painted(self, timeout_s: float, process: "subprocess.Popen[bytes] | None" = None) -> float:
        """Wait until something is painted and return how long it took, in s."""
        started = time.perf_counter()
        while self.is_dark():
            if time.perf_counter() - started > timeout_s or (process and process.poll() is not None):
                raise TimeoutError("no window was painted")
            time.sleep(POLL_S)
        return time.perf_counter() - started

    def settled(self, timeout_s: float = 3.0) -> Picture:
        """Return the picture once it has stopped changing."""
        ends, before = time.monotonic() + timeout_s, self.picture()
        while time.monotonic() < ends:
            time.sleep(0.15)
            now = self.picture()
            if now.data == before.data:
                break
            before = now
        return before

    def changed(self, before: Picture, share: float, timeout_s: float = 15.0) -> Picture:
        """Return the settled picture as soon as so much of it differs from another, or at the latest after the time."""
        ends = time.monotonic() + timeout_s
        while self.picture().difference(before) < share and time.monotonic() < ends:
            time.sleep(0.05)
        return self.settled()

    def windows(self, process_id: int) -> list[int]:
        """Return the visible windows of a process."""
        answer = self._xdotool("search", "--onlyvisible", "--pid", str(process_id))
        return [int(line) for line in answer.split()]

    def focus(self, window: int) -> None:
        """Give a window the keyboard, as a window manager would."""
        self._xdotool("windowfocus", "--sync", str(window))

    def click(self, x: int, y: int) -> None:
        """Click with the left mouse button."""
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left mouse button, move on in steps as a hand does, and let go."""
        self._xdotool("mousemove", *map(str, start), "mousedown", "1")
        for step in range(1, DRAG_STEPS + 1):
            x, y = ((a + (b - a) * step // DRAG_STEPS) for a, b in zip(start, end, strict=True))
            self._xdotool("mousemove", str(x), str(y), "sleep", "0.05")
        self._xdotool("mouseup", "1")

    def type(self, text: str) -> None:
        """Type ASCII text."""
        self._xdotool("type", "--delay", "5", text)

    def key(self, name: str) -> None:
        """Press a key, such as "ctrl+2"."""
        self._xdotool("key", name)

    def close(self, window: int) -> None:
        """Ask a window to close, as its close button does."""
        protocols = self._xlib.XInternAtom(self._display, b"WM_PROTOCOLS", 0)
        delete = self._xlib.XInternAtom(self._display, b"WM_DELETE_WINDOW", 0)
        message = _Message(type=_CLIENT_MESSAGE, window=window, message_type=protocols, format=32)
        message.data[0] = delete
        self._xlib.XSendEvent(self._display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
        self._xlib.XFlush(self._display)

    def _xdotool(self, *arguments: str) -> str:
        environment = {**os.environ, "DISPLAY": self.name}
        return subprocess.run(
            ("xdotool", *arguments), capture_output=True, text=True, check=False, env=environment
        ).stdout  # fmt: skip
