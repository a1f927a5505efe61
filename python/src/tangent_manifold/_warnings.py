"""Warnings of a fit become Python's."""

from __future__ import annotations

import sys
import warnings
from typing import TYPE_CHECKING, Iterable

if TYPE_CHECKING:

    class ConvergenceWarning(UserWarning):
        """Something was stopped before it had converged."""

else:
    try:
        from sklearn.exceptions import ConvergenceWarning
    except ImportError:

        class ConvergenceWarning(UserWarning):
            """Something was stopped before it had converged."""


class FitWarning(UserWarning):
    """What a person should know of a fit; ``warnings_`` has the same lines."""


# What is told of a search that was ended before it was through.
_UNFINISHED = ("time limit",)

# Modules between the caller and us.
_BETWEEN = (__name__.rpartition(".")[0], "sklearn.")


def warn(lines: Iterable[str]) -> None:
    """Each line once, at the place where ``fit`` was called."""
    for line in lines:
        unfinished = any(word in line for word in _UNFINISHED)
        warnings.warn(line, ConvergenceWarning if unfinished else FitWarning, stacklevel=outside())


def outside() -> int:
    """How far up the first frame is that is neither of this package nor of scikit-learn's wrappers."""
    depth, frame = 2, sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith(_BETWEEN):
        depth, frame = depth + 1, frame.f_back
    return depth
