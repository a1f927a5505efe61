"""Labels on their way to the service: values, or classes and the words they travel as."""

import json
import re
import warnings
from dataclasses import dataclass

import numpy as np

from . import _arrays
from ._table import Table

try:
    from sklearn.exceptions import DataConversionWarning
except ImportError:

    class DataConversionWarning(UserWarning):
        """A column of labels was given where a row of them is usual."""


UNLABELLED = -1

_MOST_DIGITS = 1e15
_NO_WEIGHT = "sample_weight is zero at every label, but some labels must have a weight"

_UNKNOWN_IN_FILES = re.compile(r"\s*(na|n/a|nan|null|none|missing|\?|-+|\.+)?\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Values:
    """Numbers to learn, NaN where there is no label; a column an output."""

    rows: np.ndarray
    names: list
    single: bool

    @staticmethod
    def of(y, count, sample_weight):
        _require(y)
        rows = _arrays.numbers(y, "y")
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

    def table(self, weights, name):
        """In the service, the weights in a column of this name."""
        if weights is None:
            return Table.of("y", self.rows, self.names)
        return Table.of("y", np.column_stack((self.rows, weights)), [*self.names, name])


@dataclass(frozen=True)
class Classes:
    """Classes to learn.

    places: for each row its place among the classes, -1 where there is no label.
    """

    classes: np.ndarray
    places: np.ndarray
    names: list

    @staticmethod
    def of(y, count, sample_weight):
        _require(y)
        labels = column(y)
        _check_length(labels, count)
        known = ~unlabelled(labels)
        if not known.any():
            raise ValueError("y has no label: every value is NaN, None or -1, but some rows must be labelled")
        if sample_weight is not None:
            known &= sample_weight > 0
        if not known.any():
            raise ValueError(_NO_WEIGHT)
        classes, places = np.unique(_one_kind(labels[known]), return_inverse=True)
        _check_classes(classes)
        everywhere = np.full(count, UNLABELLED)
        everywhere[known] = places
        return Classes(classes, everywhere, _names(y, 1, True))

    def words(self):
        """What each class is called on the way: its own name where that is plain text or a whole number, else its place."""
        if self.classes.dtype.kind in "iuf" and np.abs(self.classes).max() < _MOST_DIGITS:
            return [str(int(each)) for each in self.classes]
        names = [str(each) for each in self.classes]
        plain = self.classes.dtype.kind in "OU" and all(_is_plain(name) for name in names)
        return names if plain else [str(place) for place in range(len(names))]

    def table(self, weights, name):
        """In the service, the weights in a column of this name: numbers where the words are whole numbers, else text."""
        words = self.words()
        if not words[0].lstrip("-").isdigit():
            return Table.of_lines("y", self._lines(words, weights, name))
        numbers = np.array([float(word) for word in words] + [np.nan])
        return Values(numbers[self.places][:, None], self.names, True).table(weights, name)

    def _lines(self, words, weights, name):
        """For each row a line of JSON."""
        cells = [{self.names[0]: word} for word in words] + [{self.names[0]: None}]
        if weights is None:
            texts = [json.dumps(cell) for cell in cells]
            lines = (texts[place] for place in self.places)
        else:
            lines = (json.dumps({**cells[place], name: weight}) for place, weight in zip(self.places, weights.tolist()))
        return "\n".join(lines).encode() + b"\n"


def _is_plain(name):
    try:
        float(name.replace(",", "."))
        return False
    except ValueError:
        return not _UNKNOWN_IN_FILES.fullmatch(name)


def _require(y):
    if y is None:
        raise ValueError("requires y to be passed, but the target y is None")


def _check_length(labels, count):
    if len(labels) != count:
        raise ValueError(f"X and y must have as many rows: inconsistent numbers of samples, {count} and {len(labels)}")


def _names(y, count, single):
    """Of the outputs: those of a series or a frame, else y, or y0, y1, ..."""
    names = [getattr(y, "name", None)] if single else _arrays.column_names(y)
    if names is None or any(not isinstance(name, str) or not name for name in names) or len(set(names)) < len(names):
        return ["y"] if count == 1 else [f"y{c}" for c in range(count)]
    return list(names)


def column(y):
    """Classes as one array."""
    labels = np.asarray(y.to_numpy() if hasattr(y, "to_numpy") else y)
    if labels.ndim == 2 and labels.shape[1] == 1:
        warnings.warn("A column-vector y was passed when a 1d array was expected", DataConversionWarning, stacklevel=4)
        labels = labels.ravel()
    if labels.ndim != 1:
        raise ValueError(f"y should be a 1d array, got an array of shape {labels.shape} instead: classes are learnt one column at a time")
    return labels


def unlabelled(labels):
    """NaN, None and pandas' NA everywhere; -1 among numbers, as scikit-learn has it."""
    if labels.dtype.kind in "iuf":
        return np.isnan(labels) | (labels == UNLABELLED)
    if labels.dtype.kind != "O":
        return np.zeros(len(labels), dtype=bool)
    return np.array([_is_unlabelled(each) for each in labels], dtype=bool)


def _is_unlabelled(each):
    if each is None or str(each) in ("<NA>", "NaT"):
        return not isinstance(each, str)
    return isinstance(each, (int, float, np.number)) and (each != each or each == UNLABELLED)


def _one_kind(labels):
    """Objects as what they are: texts, or numbers."""
    if labels.dtype.kind != "O":
        return labels
    if all(isinstance(each, str) for each in labels):
        return labels
    if any(isinstance(each, str) for each in labels):
        raise ValueError("Unknown label type: y has texts and numbers among its classes, but must have one kind")
    return np.array(labels.tolist())


def _check_classes(classes):
    if classes.dtype.kind == "f":
        if np.isinf(classes).any():
            raise ValueError("Input y contains infinity or a value too large for dtype('float64').")
        if (classes != np.rint(classes)).any():
            raise ValueError("Unknown label type: continuous. Classes must be whole numbers or texts; for values take ManifoldRegressor")
    if classes.dtype.kind in "cmMV":
        raise ValueError(f"Unknown label type: {classes.dtype}. Classes must be whole numbers or texts")
    if len(classes) < 2:
        raise ValueError(f"classes must be at least 2 but all labels say '{classes[0]}'")
