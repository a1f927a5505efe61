"""What all estimators share: scikit-learn's base where it is installed, else the part of it that they need."""

import inspect

from . import _arrays

try:
    from sklearn.base import BaseEstimator, ClassifierMixin, ClusterMixin, RegressorMixin
    from sklearn.exceptions import NotFittedError
except ImportError:

    class NotFittedError(ValueError, AttributeError):
        """An estimator is used before it is fitted."""

    class BaseEstimator:
        """Parameters by name, as scikit-learn has them."""

        @classmethod
        def _names(cls):
            return sorted(name for name in inspect.signature(cls.__init__).parameters if name != "self")

        def get_params(self, deep=True):
            return {name: getattr(self, name) for name in self._names()}

        def set_params(self, **params):
            for name, value in params.items():
                if name not in self._names():
                    raise ValueError(f"Invalid parameter {name!r} for {type(self).__name__}; valid are {self._names()}")
                setattr(self, name, value)
            return self

        def __repr__(self):
            usual = inspect.signature(type(self).__init__).parameters
            given = [f"{name}={value!r}" for name, value in self.get_params().items() if value is not usual[name].default]
            return f"{type(self).__name__}({', '.join(given)})"

    class RegressorMixin:
        _estimator_type = "regressor"

    class ClassifierMixin:
        _estimator_type = "classifier"

    class ClusterMixin:
        _estimator_type = "clusterer"

__all__ = ["BaseEstimator", "ClassifierMixin", "ClusterMixin", "ManifoldEstimator", "NotFittedError", "RegressorMixin"]

_OUTPUTS = ("default", "pandas")


class ManifoldEstimator(BaseEstimator):
    """Points in, names kept, pandas out where it is asked for."""

    # Of scikit-learn's own checks, those that cannot hold, and why.
    _excused = {}

    def _more_tags(self):
        return {"allow_nan": True, "_xfail_checks": self._excused}

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def set_output(self, *, transform=None):
        """Arrays (``"default"``) or frames (``"pandas"``) with the names of outputs and classes and the index of X."""
        if transform is not None:
            if transform not in _OUTPUTS:
                raise ValueError(f"output must be one of {', '.join(_OUTPUTS)} but is {transform!r}")
            self._sklearn_output_config = {"transform": transform}
        return self

    def _shown(self, values, columns, X):
        """As set_output wants it."""
        if getattr(self, "_sklearn_output_config", {}).get("transform") != "pandas":
            return values
        return _arrays.frame(values, columns, _arrays.index_of(X))

    def _seen(self, X):
        """Checks the points of a fit and remembers their columns."""
        rows = _arrays.points(X)
        self.n_features_in_ = rows.shape[1]
        names = _arrays.column_names(X)
        if names is not None:
            self.feature_names_in_ = names
        elif hasattr(self, "feature_names_in_"):
            del self.feature_names_in_
        return rows

    def _columns(self):
        """What the columns are called in the service: their names where those can be listed, else c0, c1, ..."""
        names = list(getattr(self, "feature_names_in_", ()))
        usable = names and len(set(names)) == len(names) and all(name.strip() and "," not in name for name in names)
        return names if usable else [f"c{c}" for c in range(self.n_features_in_)]

    def _check_fitted(self):
        if not hasattr(self, self._made):
            raise NotFittedError(f"This {type(self).__name__} instance is not fitted yet: call 'fit' before it is used")

    def _settings(self):
        """The fields of a request that all estimators have; what is None is left to the library."""
        parameters = dict(self.parameters or {})
        for key, value in (("neighbours", self.n_neighbors), ("dimension", self._dimension())):
            if value is not None:
                parameters[key] = value
        fields = {
            "columns": self._columns(),
            "method": self.method,
            "parameters": parameters,
            "standardise": self.standardise,
            "missing": self.missing,
            "approximate": self.approximate,
            "threads": self.n_jobs if self.n_jobs and self.n_jobs > 0 else None,
            "seed": self.random_state if self.random_state is not None else 0,
        }
        return {name: value for name, value in fields.items() if value is not None}

    def _dimension(self):
        return self.dimension
