"""What the regressor and the classifier share: a fit in the service, its model, its files."""

import numpy as np

from . import _arrays, _client
from ._base import ManifoldEstimator
from ._fitted import Fitted, Kept
from ._report import Report
from ._table import Table

_WEIGHT = "weight"


class ManifoldLearner(ManifoldEstimator):
    """Learns at all points from the labels of a few."""

    _made = "_fitted"
    _excused = {
        "check_sample_weight_equivalence_on_dense_data": "a point whose label does not count is still a point of the manifold"
    }

    def _fit(self, rows, labels, sample_weight, own):
        fields = {**self._settings(), **self._search(), **own}
        if sample_weight is not None:
            fields["weights"] = _weight_name(labels.names)
        points = Table.of("X", rows, self._columns())
        beside = labels.table(sample_weight, fields.get("weights"))
        fields.update(table=points.id, labels=beside.id)
        self._fitted = Fitted((points, beside), fields, self.progress)
        self.report_ = Report(self._fitted.text)
        view = self._fitted.view
        self.method_ = view.get("method")
        self.parameters_ = view.get("parameters", {})
        self.lam_ = view.get("lambda")
        self.warnings_ = view.get("warnings", [])
        return self

    def _search(self):
        fields = {
            "lambda": self.lam,
            "loss": self.loss,
            "lossParameter": self.loss_parameter,
            "tuned": self.tuned,
            "folds": self.folds,
            "budget": self.budget,
            **(self.options or {}),
        }
        return {name: value for name, value in fields.items() if value is not None}

    @property
    def status_(self):
        """How each row of the fit came by its value: ``ok``, ``few-labels``, ``imputed``, ..."""
        self._check_fitted()
        words = np.array(_client.get("/api/catalogue")["statuses"], dtype=object)
        return words[self._fitted.array("statuses")]

    def _places(self, X):
        """New points, with the columns of the model."""
        self._check_fitted()
        rows = _arrays.new_points(X, self)
        known = self._fitted.model().view()["columns"]
        if len(known) == rows.shape[1]:
            return rows
        columns = self._columns()  # a column without a number was left out
        return rows[:, [columns.index(name) for name in known]]

    def save(self, path):
        """Writes the model to a file, as ``tangent fit`` does; ``tangent apply`` reads it too."""
        self._check_fitted()
        content = self._fitted.model().content()
        with open(path, "wb") as file:
            file.write(content)
        return self

    @classmethod
    def load(cls, path):
        """An estimator of a model's file, one of ``save`` or of ``tangent fit``: it predicts new points."""
        with open(path, "rb") as file:
            fitted = Kept.of_file(file.read())
        view = fitted.model().view()
        self = cls()
        self._fitted = fitted
        self.n_features_in_ = len(view["columns"])
        self.feature_names_in_ = np.array(view["columns"], dtype=object)
        if list(view["columns"]) == [f"c{c}" for c in range(self.n_features_in_)]:
            del self.feature_names_in_
        self._loaded(view)
        return self


def _weight_name(names):
    name = _WEIGHT
    while name in names:
        name += "_"
    return name
