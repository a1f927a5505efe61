"""Points as users have them: arrays, lists, pandas frames; checked, and as rows of doubles."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import numpy as np

from ._types import Array, Floats, Records, Table
from ._warnings import outside

if TYPE_CHECKING:
    from ._base import ManifoldEstimator


def column_names(X: Any) -> Array | None:
    """The names of a frame's columns if all are text, else nothing."""
    columns = getattr(X, "columns", None)
    if columns is None or not all(isinstance(name, str) for name in columns):
        return None
    return np.asarray(columns, dtype=object)


def index_of(X: Any) -> Any:
    """The index of a frame or a series, else nothing."""
    index = getattr(X, "index", None)
    return None if callable(index) else index


def numbers(values: Any, name: str) -> Floats:
    """As an array of doubles, NaN for what is missing or masked."""
    if hasattr(values, "toarray") and hasattr(values, "nnz"):
        raise TypeError(f"{name} is sparse, but points are dense rows: give {name}.toarray()")
    of_pandas, masked = hasattr(values, "to_numpy"), isinstance(values, np.ma.MaskedArray)
    found: Any = values if of_pandas or masked else np.asarray(values)
    _refuse_others(found, name)
    if of_pandas:
        found = _of_pandas(found, name)
    elif masked:
        found = found.astype(np.float64).filled(np.nan)
    else:
        found = found.astype(np.float64, copy=False)
    if np.isinf(found).any():
        raise ValueError(f"Input {name} contains infinity or a value too large for dtype('float64').")
    rows: Floats = found
    return rows


def _of_pandas(values: Any, name: str) -> Any:
    try:
        return values.to_numpy(dtype=np.float64, na_value=np.nan)
    except ValueError as failure:
        for column in values.columns if hasattr(values, "columns") and values.columns.is_unique else ():
            try:
                values[column].to_numpy(dtype=np.float64, na_value=np.nan)
            except ValueError as told:
                raise ValueError(f"{name} has the column {column!r}, which is not of numbers: {told}; leave it out, or encode it") from None
        raise failure


def _refuse_others(values: Any, name: str) -> None:
    """Complex numbers, of which NumPy would keep the real part, and dates, of which it would make numbers without a word."""
    types = list(values.dtypes) if hasattr(values, "columns") else [getattr(values, "dtype", None)]
    kinds = {str(getattr(each, "kind", "O")) for each in types}
    if "c" in kinds:
        raise ValueError(f"Complex data not supported: {name} must be real numbers")
    objects: Any = values.flat if isinstance(values, np.ndarray) and "O" in kinds else ()
    if kinds & {"m", "M"} or any(isinstance(each, (np.datetime64, np.timedelta64)) for each in objects):
        raise ValueError(f"{name} has dates or times: give numbers, such as (dates - dates.min()) / np.timedelta64(1, 'D')")


def own(rows: Floats, given: Any) -> Floats:
    """Rows that stay as they are when the caller changes his."""
    shared = isinstance(given, np.ndarray) or hasattr(given, "to_numpy")
    found: Floats = rows.copy() if shared and np.may_share_memory(rows, np.asarray(given)) else rows
    return found


def points(X: Any, least: int = 2) -> Floats:
    """Rows of points, at least so many."""
    if X is None:
        raise ValueError("X is None: give a row for each point, or to 'fit' a graph in its place")
    found = numbers(X, "X")
    if found.ndim != 2:
        raise ValueError(
            f"Expected 2D array, got {found.ndim}D array instead. Reshape your data: X.reshape(-1, 1) if it has one column,"
            " X.reshape(1, -1) if it has one row"
        )
    rows, columns = found.shape
    if rows < least:
        raise ValueError(f"Found array with {rows} sample(s) (shape={found.shape}) while a minimum of {least} is required.")
    if columns < 1:
        raise ValueError(f"Found array with 0 feature(s) (shape={found.shape}) while a minimum of 1 is required.")
    return found


def edges(graph: Any) -> tuple[Floats, int]:
    """The edges of a sparse matrix of weights, a row each: from, to, weight; and how many vertices there are."""
    if not (hasattr(graph, "tocoo") and hasattr(graph, "nnz")):
        raise TypeError(f"graph must be a sparse matrix of scipy, but is a {type(graph).__name__}")
    rows, columns = graph.shape
    if rows != columns:
        raise ValueError(f"graph must be square, a row and a column for each vertex, but has the shape {graph.shape}")
    found = graph.tocoo()
    if np.iscomplexobj(found.data):
        raise ValueError("graph must have real weights, not complex ones")
    if found.nnz == 0:
        raise ValueError("graph has no edge")
    if np.isnan(np.asarray(found.data, dtype=np.float64)).any():
        raise ValueError("graph has a weight that is NaN; weights must be finite numbers of at least 0")
    weighed: Floats = np.column_stack((found.row, found.col, found.data)).astype(np.float64)
    return weighed, int(rows)


def new_points(X: Any, estimator: ManifoldEstimator) -> Floats:
    """Rows of points with the columns that an estimator was fitted with."""
    if estimator.n_features_in_ == 0:
        raise ValueError("a graph without coordinates has no model for new points: add them as vertices and fit again")
    return _new_points(X, estimator)


def _new_points(X: Any, estimator: ManifoldEstimator) -> Floats:
    """Rows of points with the columns that an estimator was fitted with."""
    _check_names(X, estimator)
    found = points(X, least=1)
    if found.shape[1] != estimator.n_features_in_:
        raise ValueError(
            f"X has {found.shape[1]} features, but {type(estimator).__name__} is expecting"
            f" {estimator.n_features_in_} features as input"
        )
    return found


def _check_names(X: Any, estimator: ManifoldEstimator) -> None:
    """As scikit-learn checks them, in its words."""
    fitted = getattr(estimator, "feature_names_in_", None)
    given = column_names(X)
    name = type(estimator).__name__
    if given is None and fitted is None:
        return
    if fitted is None:
        warnings.warn(f"X has feature names, but {name} was fitted without feature names", stacklevel=outside())
    elif given is None:
        warnings.warn(f"X does not have valid feature names, but {name} was fitted with feature names", stacklevel=outside())
    elif list(fitted) != list(given):
        raise ValueError("The feature names should match those that were passed during fit.\n" + _difference(fitted, given))


def _difference(fitted: Array, given: Array) -> str:
    unseen = sorted(set(given) - set(fitted))
    missing = sorted(set(fitted) - set(given))
    lines = []
    if unseen:
        lines += ["Feature names unseen at fit time:"] + [f"- {name}" for name in unseen[:5]]
    if missing:
        lines += ["Feature names seen at fit time, yet now missing:"] + [f"- {name}" for name in missing[:5]]
    if not lines:
        lines = ["Feature names must be in the same order as they were in fit."]
    return "\n".join(lines) + "\n"


def weights(sample_weight: Any, rows: int) -> Floats | None:
    """A weight for each row, or nothing."""
    if sample_weight is None:
        return None
    found = numbers(sample_weight, "sample_weight")
    if found.ndim == 0:
        found = np.full(rows, float(found))
    if found.shape != (rows,):
        raise ValueError(f"sample_weight must have one number a row, {rows}, but has the shape {found.shape}")
    if np.isnan(found).any() or (found < 0).any():
        raise ValueError("sample_weight must be positive numbers, or zero where a label is not to count")
    return found


def frame(values: Any, columns: Any = None, index: Any = None) -> Table:
    """A pandas frame."""
    import pandas

    return pandas.DataFrame(values, columns=columns, index=index)


def frame_of(named: list[tuple[str, Any]], index: Any) -> Table:
    """A pandas frame of columns; two of one name are refused, for one would be lost."""
    columns = dict(named)
    if len(columns) < len(named):
        twice = next(name for name, values in named if columns[name] is not values)
        raise ValueError(f"two columns would be called {twice!r}: name it otherwise in y, or take 'predict' and 'status'")
    return frame(columns, index=index)


def table(records: Records, columns: list[str]) -> Table:
    """A pandas frame of records, or without pandas the records themselves."""
    try:
        return frame(records, columns)
    except ImportError:
        return records
