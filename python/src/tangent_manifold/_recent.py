"""What is kept for a while: the last few of many."""

from __future__ import annotations

import os
import threading
import weakref
from collections import OrderedDict
from typing import Callable, Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Remembers who was used last, without holding them; those that were not used for long are told to let go."""

    def __init__(self, most: int, let_go: Callable[[T], None]) -> None:
        self._most = most
        self._let_go = let_go
        self._reset()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._reset)

    def _reset(self) -> None:
        self._lock = threading.Lock()
        self._all: OrderedDict[int, weakref.ref[T]] = OrderedDict()

    def used(self, item: T) -> None:
        """This one was used just now."""
        with self._lock:
            self._all.pop(id(item), None)
            self._all[id(item)] = weakref.ref(item)
            old = [self._all.popitem(last=False)[1] for _ in range(len(self._all) - self._most)]
        for reference in old:
            found = reference()
            if found is not None:
                self._let_go(found)
