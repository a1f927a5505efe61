"""Predictions of new points, and what is told of those that are less than that."""

from __future__ import annotations

from typing import Any

import numpy as np

from ._client import get
from ._model import Model
from ._types import Array, Floats
from ._warnings import warn

# By their numbers, as the service has them; asked for once.
_STATUSES: list[str] = []

# So many rows are named.
_NAMED = 3


def words(numbers: Array) -> Array:
    """Statuses by their numbers."""
    if not _STATUSES:
        _STATUSES.extend(get("/api/catalogue")["statuses"])
    found: Array = np.array(_STATUSES, dtype=object)[numbers.astype(int).ravel()]
    return found


def predicted(model: Model, rows: Floats, what: str, bare: str, **query: Any) -> Array:
    """What a model says of points. Values come without their statuses: so it is told which are guesses.

    ``bare`` says what a point without any coordinate gets.
    """
    found = model.predict(rows, what=f"{what},statuses", **query)
    absent = np.isnan(rows)
    none = absent.all(axis=1)
    told = [
        (words(found[:, -1]) == "off-manifold", "lie{s} off the manifold, or far from it, and {is} extrapolated"),
        (absent.any(axis=1) & ~none, "lack{s} coordinates, and {is} predicted from those that are there"),
        (none, f"{{has}} no coordinate, and get{{s}} {bare}"),
    ]
    warn(_line(which, text) for which, text in told if which.any())
    return np.ascontiguousarray(found[:, :-1])


def _line(which: Array, text: str) -> str:
    rows = np.flatnonzero(which)
    words = {"s": "s", "is": "is", "has": "has"} if len(rows) == 1 else {"s": "", "is": "are", "has": "have"}
    return f"{len(rows)} of {len(which)} points ({_named(rows)}) {text.format(**words)}"


def _named(rows: Array) -> str:
    names = [str(row) for row in rows[:_NAMED]]
    if len(rows) > _NAMED:
        return f"rows {', '.join(names)}, ..."
    return f"rows {', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else f"row {names[0]}"
