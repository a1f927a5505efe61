"""The part of scikit-learn that the estimators need, for where it is not installed."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np

from ._types import Array, Json


class NotFittedError(ValueError, AttributeError):
    """An estimator is used before it is fitted."""


class BaseEstimator:
    """Parameters by name, as scikit-learn has them."""

    @classmethod
    def _names(cls) -> list[str]:
        return sorted(name for name in inspect.signature(cls.__init__).parameters if name != "self")

    def get_params(self, deep: bool = True) -> Json:
        return {name: getattr(self, name) for name in self._names()}

    def set_params(self, **params: Any) -> Any:
        for name, value in params.items():
            if name not in self._names():
                raise ValueError(f"Invalid parameter {name!r} for {type(self).__name__}; valid are {self._names()}")
            setattr(self, name, value)
        return self

    def __repr__(self) -> str:
        usual = inspect.signature(type(self).__init__).parameters
        given = [f"{name}={value!r}" for name, value in self.get_params().items() if value is not usual[name].default]
        return f"{type(self).__name__}({', '.join(given)})"


class RegressorMixin:
    _estimator_type = "regressor"


class ClassifierMixin:
    _estimator_type = "classifier"


class ClusterMixin:
    _estimator_type = "clusterer"


class TransformerMixin:
    """Arrays alone come out of it."""


class ClassNamePrefixFeaturesOutMixin:
    """Names of what comes out: the class in small letters, and a number."""

    _n_features_out: int

    def get_feature_names_out(self, input_features: Any = None) -> Array:
        prefix = type(self).__name__.lower()
        return np.array([f"{prefix}{at}" for at in range(self._n_features_out)], dtype=object)
