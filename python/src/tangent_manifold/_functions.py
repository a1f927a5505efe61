"""What the command line can beside fits: comparing methods, estimating the dimension, the regularizer itself."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from typing import Any

import numpy as np

from . import _arrays, _labels
from ._base import seed, threads
from ._process import ServiceFailed, command
from ._types import Array, Floats, Json, Table
from ._warnings import warn
from ._wording import option_worded, warning_worded

_WRONG_USE = 2


def compare(
    X: Any,
    y: Any,
    *,
    method: Any = None,
    classes: bool = False,
    folds: Any = None,
    budget: float | None = None,
    n_jobs: int | None = None,
    random_state: Any = 0,
) -> Table:
    """All methods on the same folds of the labels, each at its best parameters.

    Parameters
    ----------
    X : array of shape (n, d)
        A row a point, with labels or without.
    y : array of shape (n,) or (n, outputs)
        NaN or None where there is no label.
    method : str or list of str
        Those to compare; None compares all that suit the labels.
    classes : bool
        Whether y names classes although it has numbers; texts and bools always do.
    folds : int or "loo"
        By how many folds.
    budget : float
        For how many seconds at most.
    n_jobs, random_state : int
        Threads, and the seed.

    Returns
    -------
    ranking : pandas.DataFrame
        Best first: method, error, its standard error, seconds, parameters. A list of dictionaries without pandas.

    Examples
    --------
    >>> import numpy as np
    >>> from tangent_manifold import compare
    >>> X = np.random.default_rng(0).uniform(size=(60, 2))
    >>> ranking = compare(X, X[:, 0], method=["lap", "ridge"])
    >>> len(ranking)
    2
    """
    rows = _arrays.points(X)
    found: Any = _labels.column(y) if classes or _names_classes(y) else None
    with tempfile.TemporaryDirectory() as folder:
        if found is None:
            labels = _labels.Values.of(y, len(rows), None).rows
            arguments = []
        else:
            named = _labels.Classes.of(found, len(rows), None)
            labels = np.where(named.places < 0, np.nan, named.places)[:, None]
            arguments = ["--classes"]
        asked = [_points(folder, rows), "--labels", _file(folder, "labels.npy", labels), *arguments]
        asked += _options(method=method, folds=folds, budget=budget, threads=threads(n_jobs), seed=seed(random_state))
        told = _told("compare", asked)
    records = []
    for each in told["tuning"]["ranking"]:
        own = {"method": each["method"], "error": each["error"], "standard_error": each["standardError"]}
        records.append({**own, "seconds": each["seconds"], **each["parameters"]})
    names = dict.fromkeys(name for record in records for name in record)
    return _arrays.table(records, list(names))


def dimension(X: Any, *, n_jobs: int | None = None) -> int:
    """An estimate of the dimension of the manifold that points lie on.

    Parameters
    ----------
    X : array of shape (n, d)
        A row a point.
    n_jobs : int
        Threads.

    Returns
    -------
    dimension : int
        A whole number from 1 to d.

    Examples
    --------
    >>> import numpy as np
    >>> from tangent_manifold import dimension
    >>> angle = np.random.default_rng(0).uniform(0, 6, size=200)
    >>> dimension(np.column_stack([np.cos(angle), np.sin(angle)]))
    1
    """
    rows = _arrays.points(X)
    with tempfile.TemporaryDirectory() as folder:
        told = _told("dimension", [_points(folder, rows), *_options(threads=threads(n_jobs))])
    return int(told["found"]["dimension"])


def regularizer_matrix(
    X: Any,
    *,
    method: str | None = None,
    n_neighbors: int | None = None,
    dimension: int | None = None,
    parameters: Json | None = None,
    n_jobs: int | None = None,
) -> Any:
    """The matrix R of a method over points: f'Rf is the energy of the values f.

    Parameters
    ----------
    X : array of shape (n, d)
        A row a point.
    method : str
        By default ``"lg"``.
    n_neighbors, dimension : int
        Of each point, itself counted; of the manifold.
    parameters : dict
        Further parameters of the method.
    n_jobs : int
        Threads.

    Returns
    -------
    matrix : scipy.sparse.csr_matrix of shape (n, n)
        Symmetric and positive semidefinite.

    Examples
    --------
    >>> import numpy as np
    >>> from tangent_manifold import regularizer_matrix
    >>> X = np.random.default_rng(0).uniform(size=(60, 2))
    >>> R = regularizer_matrix(X, method="lg", n_neighbors=10, dimension=2)
    >>> bool(abs(X.T @ R @ X).max() < 1e-8 * abs(R).max())
    True
    """
    import scipy.io

    rows = _arrays.points(X)
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "R.mtx")
        if np.isnan(rows).any():
            raise ValueError("X has NaN, but the matrix has a row for each point: fill them in or leave the rows out")
        own = {"neighbours": n_neighbors, "dimension": dimension, **(parameters or {})}
        asked = [_points(folder, rows), *_options(method=method, threads=threads(n_jobs), **own)]
        _told("matrix", [*asked, "-o", file], False)
        return scipy.io.mmread(file).tocsr()


def _names_classes(y: Any) -> bool:
    """Texts and bools do, as they do for the classifier."""
    kinds: Array = np.asarray(y.to_numpy() if hasattr(y, "to_numpy") else y)
    return kinds.dtype.kind in "USb" or (kinds.dtype.kind == "O" and any(isinstance(each, (str, bool, np.bool_)) for each in kinds.ravel()))


def _points(folder: str, rows: Floats) -> str:
    return _file(folder, "points.npy", rows)


def _file(folder: str, name: str, rows: Floats) -> str:
    path = os.path.join(folder, name)
    np.save(path, np.ascontiguousarray(rows, dtype=np.float64))
    return path


def _options(**given: Any) -> list[str]:
    options = []
    for name, value in given.items():
        if value is not None:
            text = ",".join(map(str, value)) if isinstance(value, (list, tuple, range)) else str(value)
            options += [f"--{name}={text}"]
    return options


def _told(name: str, asked: list[str], is_json: bool = True) -> Json:
    """Runs the program; its line where it refuses, and what it prints as JSON."""
    line = command(name, *asked, *(["--json"] if is_json else []))
    done = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode == 0:
        told: Json = json.loads(done.stdout) if is_json else {}
        warn(warning_worded(each) for each in told.get("warnings", []))
        return told
    lines = [each for each in done.stderr.splitlines() if each.startswith("tangent: ")] or done.stderr.splitlines()
    said = option_worded(lines[-1].replace("tangent: ", "", 1) if lines else f"exit code {done.returncode}")
    said = said.partition(" (see 'tangent")[0]
    raise ValueError(said) if done.returncode == _WRONG_USE else ServiceFailed(said)
