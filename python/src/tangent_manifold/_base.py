"""What all estimators share: scikit-learn's base where it is installed, else the part of it that they need."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any, Dict, Iterator

import numpy as np

from . import _arrays
from ._table import Numbers, Sheet
from ._types import Array, Floats, Json

if TYPE_CHECKING:

    class BaseEstimator:
        def get_params(self, deep: bool = True) -> Json: ...

        def set_params(self, **params: Any) -> Any: ...

        def __sklearn_tags__(self) -> Any: ...

    class RegressorMixin: ...

    class ClassifierMixin: ...

    class ClusterMixin: ...

    class TransformerMixin:
        def set_output(self, *, transform: str | None = None) -> Any: ...

    class ClassNamePrefixFeaturesOutMixin:
        def get_feature_names_out(self, input_features: Any = None) -> Array: ...

    class NotFittedError(ValueError, AttributeError): ...

else:
    try:
        from sklearn.base import (
            BaseEstimator,
            ClassifierMixin,
            ClassNamePrefixFeaturesOutMixin,
            ClusterMixin,
            RegressorMixin,
            TransformerMixin,
        )
        from sklearn.exceptions import NotFittedError
    except ImportError:
        from ._standin import (
            BaseEstimator,
            ClassifierMixin,
            ClassNamePrefixFeaturesOutMixin,
            ClusterMixin,
            NotFittedError,
            RegressorMixin,
            TransformerMixin,
        )

__all__ = [
    "BaseEstimator",
    "ClassNamePrefixFeaturesOutMixin",
    "ClassifierMixin",
    "ClusterMixin",
    "ManifoldEstimator",
    "NotFittedError",
    "RegressorMixin",
    "TransformerMixin",
]

# What stands in a table of vertices that have no coordinates.
_VERTEX = "vertex"

_LARGEST_SEED = 2**31 - 1


class ManifoldEstimator(BaseEstimator):
    """Points in, names kept."""

    # Of scikit-learn's own checks, those that cannot hold, and why.
    _excused: Dict[str, str] = {}

    # What there is once it is fitted.
    _made = ""

    n_neighbors: Any
    method: Any
    parameters: Any
    standardise: Any
    missing: Any
    approximate: bool
    n_jobs: Any
    random_state: Any
    progress: bool

    n_features_in_: int
    feature_names_in_: Array

    def _more_tags(self) -> Json:
        return {"allow_nan": True, "_xfail_checks": self._excused}

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _seen(self, X: Any) -> Floats:
        """Checks the points of a fit and remembers their columns; the caller may change his afterwards."""
        rows = _arrays.points(X)
        self.n_features_in_ = rows.shape[1]
        names = _arrays.column_names(X)
        if names is not None:
            self.feature_names_in_ = names
        elif hasattr(self, "feature_names_in_"):
            del self.feature_names_in_
        return _arrays.own(rows, X)

    def _vertices(self, X: Any, graph: Any) -> tuple[Floats, Floats | None]:
        """The rows of a fit, and its graph if there is one; without points the rows are the graph's vertices."""
        if graph is None:
            return self._seen(X), None
        edges, count = _arrays.edges(graph)
        if X is not None:
            rows = self._seen(X)
            if len(rows) != count:
                raise ValueError(f"graph has {count} vertices but X has {len(rows)} rows")
            return rows, edges
        self.n_features_in_ = 0
        if hasattr(self, "feature_names_in_"):
            del self.feature_names_in_
        return np.zeros((count, 1)), edges

    def _sheets(self, rows: Floats, edges: Floats | None) -> tuple[dict[str, Sheet], Json]:
        """The points and the edges as tables, and what a request says of them beside their names."""
        if edges is None:
            return {"table": Numbers("X", rows, self._columns())}, {}
        own = self._columns() or [_VERTEX]
        sheets: dict[str, Sheet] = {
            "table": Numbers("X", rows, own),
            "graph": Numbers("graph", edges, ["from", "to", "weight"]),
        }
        return sheets, {} if self._columns() else {"without": own}

    def _columns(self) -> list[str]:
        """What the columns are called in the service: their names where those can be listed, else c0, c1, ..."""
        names = list(getattr(self, "feature_names_in_", ()))
        usable = names and len(set(names)) == len(names) and all(is_listable(name) for name in names)
        return names if usable else [f"c{c}" for c in range(self.n_features_in_)]

    def _check_fitted(self) -> None:
        if not hasattr(self, self._made):
            raise NotFittedError(f"This {type(self).__name__} instance is not fitted yet: call 'fit' before it is used")

    def _settings(self) -> Json:
        """The fields of a request that all estimators of arrays have."""
        return {"columns": self._columns(), **self._shared()}

    def _shared(self) -> Json:
        """The fields that do not depend on the points; what is None is left to the library."""
        given = dictionary(self.parameters, "parameters")
        parameters = {key: several(value, f"parameters[{key!r}]", plain=False) for key, value in given.items()}
        for key, name, value in (("neighbours", "n_neighbors", self.n_neighbors), ("dimension", *self._dimension())):
            if value is not None:
                parameters[key] = several(value, name)
        fields = {
            "method": several(self.method, "method"),
            "parameters": parameters,
            "standardise": self.standardise,
            "missing": self.missing,
            "approximate": flag(self.approximate, "approximate"),
            "threads": threads(self.n_jobs),
            "seed": seed(self.random_state),
        }
        return {name: value for name, value in fields.items() if value is not None}

    def _dimension(self) -> tuple[str, Any]:
        """What the dimension is called, and it."""
        raise NotImplementedError

    @contextlib.contextmanager
    def _anew(self) -> Iterator[None]:
        """A fit that fails or is interrupted leaves the earlier one whole."""
        before = dict(self.__dict__)
        try:
            yield
        except BaseException:
            for name in set(self.__dict__) - set(before):
                del self.__dict__[name]
            self.__dict__.update(before)
            raise


def is_listable(name: str) -> bool:
    """Whether the service reads a name as it is among others, with commas between them."""
    return bool(name) and name == name.strip() and "," not in name


def several(values: Any, name: str, plain: bool = True) -> Any:
    """A range, a tuple or an array as a list; anything else as it is. One without a value is refused."""
    if isinstance(values, (range, tuple)):
        values = list(values)
    values = values.tolist() if isinstance(values, np.ndarray) else values
    if values is None or values == "":
        return values
    if isinstance(values, list) and not values:
        raise ValueError(f"{name} is empty: give one value or several, or None to leave it to the library")
    for each in values if isinstance(values, list) else [values]:
        if each is None or isinstance(each, (dict, set, list)) or (plain and isinstance(each, (bool, np.bool_))):
            raise ValueError(f"{name} must be one value or a list of them, but {'has' if isinstance(values, list) else 'is'} {each!r}")
    return values


def flag(value: Any, name: str) -> bool:
    """True or False; "no" is neither."""
    if not isinstance(value, (bool, np.bool_)):
        raise ValueError(f"{name} must be True or False but is {value!r}")
    return bool(value)


def dictionary(value: Any, name: str) -> Json:
    """What is None has nothing in it."""
    if value is not None and not isinstance(value, dict):
        raise ValueError(f"{name} must be a dictionary but is {value!r}")
    return value or {}


def seed(random_state: Any) -> Any:
    """A number: that of a generator is its next one, as scikit-learn has it, and None is always the same."""
    if random_state is None:
        return 0
    if isinstance(random_state, np.random.RandomState):
        return int(random_state.randint(_LARGEST_SEED))
    if isinstance(random_state, np.random.Generator):
        return int(random_state.integers(_LARGEST_SEED))
    if isinstance(random_state, (bool, np.bool_)) or not isinstance(random_state, (int, np.integer)):
        raise ValueError(f"random_state must be a whole number or a generator of numpy, but is {random_state!r}")
    return int(random_state)


def threads(n_jobs: Any) -> int | None:
    """As joblib counts: -1 is every processor, -2 all but one, and so on; None leaves it to the library: every one."""
    if n_jobs is None or n_jobs == -1:
        return None
    if isinstance(n_jobs, (bool, np.bool_)) or not isinstance(n_jobs, (int, np.integer)) or n_jobs == 0:
        raise ValueError(f"n_jobs must be a whole number other than 0 but is {n_jobs!r}: -1 takes every processor")
    return int(n_jobs) if n_jobs > 0 else max(1, (os.cpu_count() or 1) + 1 + int(n_jobs))
