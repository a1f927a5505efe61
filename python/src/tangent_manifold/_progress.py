"""A progress bar: in a terminal one line that is written over, in a notebook an element that is replaced."""

from __future__ import annotations

import html
import sys
from typing import Any, TextIO

from ._types import Json

_WIDTH = 30


def bar() -> Bar:
    """The one that suits where Python runs; none where nobody would see it."""
    if _in_notebook():
        return _Notebook()
    return _Terminal(sys.stderr) if sys.stderr.isatty() else Bar()


def _in_notebook() -> bool:
    try:
        from IPython import get_ipython
    except ImportError:
        return False
    return type(get_ipython()).__name__ == "ZMQInteractiveShell"


class Bar:
    """Hears what the service tells, and shows it nowhere."""

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: Any) -> None:
        self.end()

    def told(self, event: str, data: Json) -> None:
        if event == "progress":
            self.show(data["stage"], data.get("done", 0), data.get("total", 0))
        elif event == "search":
            self.show("search", data["done"], data["total"])

    def show(self, stage: str, done: int, total: int) -> None:
        """Shows that so much of a stage is done; total is zero where nobody knows."""

    def end(self) -> None:
        """Leaves nothing behind."""


class _Terminal(Bar):
    def __init__(self, out: TextIO) -> None:
        self._out = out

    def show(self, stage: str, done: int, total: int) -> None:
        filled = _WIDTH * done // total if total else 0
        share = f"{100 * done // total:3d} %" if total else ""
        self._out.write(f"\r\x1b[K{'█' * filled}{'░' * (_WIDTH - filled)} {stage} {share}")
        self._out.flush()

    def end(self) -> None:
        self._out.write("\r\x1b[K")
        self._out.flush()


class _Notebook(Bar):
    def __init__(self) -> None:
        from IPython.display import HTML, display

        self._html = HTML
        self._display = display(HTML(""), display_id=True)

    def show(self, stage: str, done: int, total: int) -> None:
        value = f' value="{done}" max="{total}"' if total else ""
        self._display.update(self._html(f"<progress{value}></progress> {html.escape(stage)}"))

    def end(self) -> None:
        self._display.update(self._html(""))
