"""Labels on their way to the service: values, or classes as their places among the classes."""

from __future__ import annotations

import json
import re
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _arrays
from ._base import is_listable
from ._table import Numbers
from ._types import Array, Floats, Integers
from ._warnings import outside

if TYPE_CHECKING:

    class DataConversionWarning(UserWarning):
        """A column of labels was given where a row of them is usual."""

else:
    try:
        from sklearn.exceptions import DataConversionWarning
    except ImportError:

        class DataConversionWarning(UserWarning):
            """A column of labels was given where a row of them is usual."""


UNLABELLED = -1

_NO_WEIGHT = "sample_weight is zero at every label, but some labels must have a weight"

# Without leading zeros and other digits, so that different names are different numbers.
_WHOLE = re.compile("0|-?[1-9][0-9]*")

# Names that predictions have columns of their own for.
_RESERVED = ("row", "status")


@dataclass(frozen=True)
class Values:
    """Numbers to learn, NaN where there is no label; a column an output."""

    rows: Floats
    names: list[str]
    single: bool

    @staticmethod
    def of(y: Any, count: int, sample_weight: Floats | None) -> Values:
        _require(y)
        rows = _arrays.own(_arrays.numbers(y, "y"), y)
        if rows.ndim > 2:
            raise ValueError(f"y should be a 1d or a 2d array, a column an output, but has the shape {rows.shape}")
        single = rows.ndim == 1
        rows = rows.reshape(len(rows), -1) if rows.ndim else rows.reshape(1, 1)
        _check_length(rows, count)
        if np.isnan(rows).all():
            raise ValueError("y has no label: every value is NaN, but some rows must be labelled")
        if sample_weight is not None:
            rows = np.where((sample_weight > 0)[:, None], rows, np.nan)
        if np.isnan(rows).all():
            raise ValueError(_NO_WEIGHT)
        return Values(rows, _names(y, rows.shape[1], single), single)

    def columns(self) -> list[str]:
        """What the outputs are called in the service."""
        return listable(self.names)

    def sheet(self, weights: Floats | None, name: str | None) -> Numbers:
        """As a table, the weights in a column of this name."""
        if weights is None or name is None:
            return Numbers("y", self.rows, self.columns())
        return Numbers("y", np.column_stack((self.rows, weights)), [*self.columns(), name])


@dataclass(frozen=True)
class Classes:
    """Classes to learn.

    places: for each row its place among the classes, -1 where there is no label.
    """

    classes: Array
    places: Integers
    names: list[str]

    @staticmethod
    def of(y: Any, count: int, sample_weight: Floats | None) -> Classes:
        _require(y)
        labels = column(y)
        _check_length(labels, count)
        known = ~unlabelled(labels)
        if not known.any():
            raise ValueError("y has no label: every value is NaN, None, empty or -1, but some rows must be labelled")
        if sample_weight is not None:
            known &= sample_weight > 0
        if not known.any():
            raise ValueError(_NO_WEIGHT)
        classes, places = _placed(_one_kind(labels[known]))
        _check_classes(classes)
        everywhere: Integers = np.full(count, UNLABELLED)
        everywhere[known] = places
        return Classes(classes, everywhere, _names(y, 1, True))

    def words(self) -> list[str]:
        """What each class is called in reports and files: its own name, or where two have the same, as Python writes it."""
        listed = self.classes.tolist()
        names = [_word(each) for each in listed]
        return names if len(set(names)) == len(names) else [repr(each) for each in listed]

    def columns(self) -> list[str]:
        return listable(self.names)

    def sheet(self, weights: Floats | None, name: str | None) -> Numbers:
        """As a table of places, the weights in a column of this name."""
        places = np.where(self.places == UNLABELLED, np.nan, self.places)
        return Values(places[:, None], self.names, True).sheet(weights, name)


def noted(classes: Array) -> str:
    """Classes as the text of JSON, which keeps whether they are texts, numbers or bools."""
    return json.dumps([_json(each) for each in classes.tolist()])


def of_note(text: str) -> Array:
    """What `noted` kept."""
    return _array(json.loads(text))


def of_words(words: list[str]) -> Array:
    """Classes of a file that has their names alone: whole numbers where every name is written as one is, else texts."""
    whole = all(_WHOLE.fullmatch(word) for word in words)
    return _array([int(word) for word in words] if whole else words)


def _json(each: Any) -> Any:
    if isinstance(each, (bool, int, float, str)):
        return each
    raise ValueError(f"Unknown label type: {type(each).__name__}. Classes must be whole numbers, bools or texts")


def _array(listed: list[Any]) -> Array:
    kinds = {type(each) for each in listed}
    if kinds == {str} or len(kinds) > 1:
        return np.array(listed, dtype=object)
    found: Array = np.array(listed)
    if found.dtype.kind in "fO" and kinds == {int}:  # beyond 64 bits
        found = np.array(listed, dtype=object)
    return found


def _word(each: Any) -> str:
    return str(int(each)) if isinstance(each, float) and each.is_integer() else str(each)


def _placed(labels: Array) -> tuple[Array, Integers]:
    """The different ones in order, numbers before texts where there are both, and the place of each."""
    if labels.dtype.kind != "O" or all(isinstance(each, str) for each in labels):
        classes, found = np.unique(labels, return_inverse=True)
        return classes, found
    listed = labels.tolist()
    # True and 1 are equal to Python, but not the same class.
    keys = [(isinstance(each, str), type(each).__name__ if isinstance(each, bool) else "", each) for each in listed]
    ordered = sorted(set(keys))
    at = {key: place for place, key in enumerate(ordered)}
    found = np.array([at[key] for key in keys], dtype=np.int64)
    return _array([each for _, _, each in ordered]), found


def _require(y: Any) -> None:
    if y is None:
        raise ValueError("requires y to be passed, but the target y is None")


def _check_length(labels: Array, count: int) -> None:
    if len(labels) != count:
        raise ValueError(f"X and y must have as many rows: inconsistent numbers of samples, {count} and {len(labels)}")


def _names(y: Any, count: int, single: bool) -> list[str]:
    """Of the outputs: those of a series or a frame, else y, or y0, y1, ..."""
    names: Any = [getattr(y, "name", None)] if single else _arrays.column_names(y)
    if names is None or any(not isinstance(name, str) or not name for name in names) or len(set(names)) < len(names):
        return _numbered(count)
    return list(names)


def _numbered(count: int) -> list[str]:
    return ["y"] if count == 1 else [f"y{c}" for c in range(count)]


def listable(names: list[str]) -> list[str]:
    """The names if they can be the columns of a table, else y, or y0, y1, ..."""
    usable = all(is_listable(name) and name not in _RESERVED for name in names)
    return list(names) if usable else _numbered(len(names))


def column(y: Any) -> Array:
    """Classes as one array; what is masked is None."""
    labels: Array
    if isinstance(y, np.ma.MaskedArray):
        labels = np.array(y.data, dtype=object)
        labels[np.ma.getmaskarray(y)] = None  # type: ignore[no-untyped-call]
    else:
        labels = np.asarray(_of_categories(y) if hasattr(y, "to_numpy") else _untouched(y))
    if labels.ndim == 2 and labels.shape[1] == 1:
        warnings.warn("A column-vector y was passed when a 1d array was expected", DataConversionWarning, stacklevel=outside())
        labels = labels.ravel()
    if labels.ndim != 1:
        raise ValueError(f"y should be a 1d array, got an array of shape {labels.shape} instead: classes are learnt one column at a time")
    return labels


def _of_categories(y: Any) -> Any:
    """Of pandas: categories as they are, where one that is missing would make all whole numbers others."""
    kept = getattr(y, "cat", None)
    if kept is None or not (kept.codes < 0).any():
        return y.to_numpy()
    names = np.array([*kept.categories.tolist(), None], dtype=object)
    return names[kept.codes.to_numpy()]


def _untouched(y: Any) -> Any:
    """A list of texts among other things as objects: NumPy would make texts of numbers, and of None."""
    if isinstance(y, (list, tuple)) and len({type(each) for each in y}) > 1 and any(isinstance(each, str) for each in y):
        return np.array(y, dtype=object)
    return y


def unlabelled(labels: Array) -> Array:
    """NaN, None and pandas' NA everywhere; -1 among numbers, as scikit-learn has it; a text without a visible sign."""
    found: Array
    if labels.dtype.kind in "iuf":
        found = np.isnan(labels) | (labels == UNLABELLED)
    elif labels.dtype.kind in "UO":
        found = np.array([_is_unlabelled(each) for each in labels.tolist()], dtype=bool)
    else:
        found = np.zeros(len(labels), dtype=bool)
    return found


def _is_unlabelled(each: Any) -> bool:
    if isinstance(each, str):
        return not each.strip()
    if each is None or str(each) in ("<NA>", "NaT"):
        return True
    return isinstance(each, (int, float, np.number)) and bool(each != each or each == UNLABELLED)


def _one_kind(labels: Array) -> Array:
    """Objects as what they are: texts, numbers, bools, or some of each."""
    if labels.dtype.kind != "O":
        return labels
    if all(isinstance(each, str) for each in labels):
        return np.array([str(each) for each in labels], dtype=object)
    listed = [each.item() if isinstance(each, np.generic) else each for each in labels.tolist()]
    for each in listed:
        _json(each)
    kinds = {type(each) for each in listed}
    if kinds == {int, float} and all(float(each).is_integer() for each in listed):
        listed = [float(each) for each in listed]
    return _array(listed)


def _check_classes(classes: Array) -> None:
    floats = [each for each in classes.tolist() if isinstance(each, float)]
    if any(abs(each) == float("inf") for each in floats):
        raise ValueError("Input y contains infinity or a value too large for dtype('float64').")
    if any(not each.is_integer() for each in floats):
        raise ValueError("Unknown label type: continuous. Classes must be whole numbers or texts; for values take ManifoldRegressor")
    if classes.dtype.kind in "cmMVS":
        raise ValueError(f"Unknown label type: {classes.dtype}. Classes must be whole numbers or texts")
    if len(classes) < 2:
        raise ValueError(f"classes must be at least 2 but all labels say '{classes[0]}'")
