"""Turns: only so many threads work at a time, and whoever came first goes first."""

from __future__ import annotations

import collections
import os
import threading
from typing import Any, Callable, Deque


class FairQueue:
    """Lets so many in at a time; the others wait, however long, in the order in which they came."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._reset()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._reset)  # its parent's threads are not there to leave

    def _reset(self) -> None:
        self._lock = threading.Lock()
        self._free = self._places
        self._waiting: Deque[threading.Event] = collections.deque()

    def turn(self, told: Callable[[int], None] | None = None) -> _Turn:
        """A turn, to be used with ``with``; ``told`` hears how many wait before this one."""
        return _Turn(self, told)

    def _enter(self, told: Callable[[int], None] | None) -> None:
        with self._lock:
            if self._free > 0 and not self._waiting:
                self._free -= 1
                return
            mine = threading.Event()
            self._waiting.append(mine)
        try:
            while not mine.wait(1.0):
                if told is not None:
                    told(self._before(mine))
        except BaseException:
            self._withdraw(mine)
            raise

    def _before(self, mine: threading.Event) -> int:
        with self._lock:
            return self._waiting.index(mine) if mine in self._waiting else 0

    def _withdraw(self, mine: threading.Event) -> None:
        """Interrupted while it waited, or just as its turn came."""
        with self._lock:
            if mine in self._waiting:
                self._waiting.remove(mine)
                return
        self._leave()

    def _leave(self) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._free += 1


class _Turn:
    def __init__(self, queue: FairQueue, told: Callable[[int], None] | None) -> None:
        self._queue = queue
        self._told = told

    def __enter__(self) -> None:
        self._queue._enter(self._told)

    def __exit__(self, *_: Any) -> None:
        self._queue._leave()
