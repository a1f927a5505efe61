"""What the regressor and the classifier share: a fit, its model, its files."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Union

import numpy as np

from . import _arrays, _newpoints
from ._base import ManifoldEstimator, dictionary, flag, several
from ._fitted import Fitted, Kept
from ._report import Report
from ._session import Request
from ._table import File, Sheet
from ._types import Array, Floats, Integers, Json, Records, Table
from ._warnings import warn
from ._wording import warning_worded

if TYPE_CHECKING:
    from ._labels import Classes, Values

_FITS = "/api/fits"
_WEIGHT = "weight"

# Columns of what is told of a label.
_SUSPECT = ["row", "output", "given", "expected", "standard_error", "probability", "expected_probability", "score", "stands_out"]
_HELD_OUT = ["output", "row", "truth", "predicted", "half_width", "probability"]
_IMPORTANCE = ["column", "increase", "standard_error", "matters"]

# What a point without any coordinate gets.
_BARE = "what the labels are on average"

# Fields of a fit that an estimator fills by itself.
_GIVEN = ("table", "graph", "labels", "targets", "weights", "classes", "classNames", "note")
_PARAMETERS = {
    "method": "method",
    "parameters": "parameters",
    "lambda": "lam",
    "loss": "loss",
    "lossParameter": "loss_parameter",
    "prior": "prior",
    "standardise": "standardise",
    "missing": "missing",
    "tuned": "tuned",
    "folds": "folds",
    "budget": "budget",
    "errorBars": "error_bars",
    "approximate": "approximate",
    "threads": "n_jobs",
    "seed": "random_state",
}


class ManifoldLearner(ManifoldEstimator):
    """Learns at all points from the labels of a few."""

    _made = "_fitted"
    _excused = {
        "check_sample_weight_equivalence_on_dense_data": "a point whose label does not count is still a point of the manifold"
    }

    dimension: Any
    lam: Any
    loss: Any
    loss_parameter: Any
    tuned: bool
    folds: Any
    budget: Any
    options: Any

    _fitted: Union[Fitted, Kept]
    _statuses: Array

    def _dimension(self) -> tuple[str, Any]:
        return "dimension", self.dimension

    def _fit(self, rows: Floats, edges: Floats | None, labels: Values | Classes, sample_weight: Floats | None, own: Json) -> None:
        fields = {**self._settings(), **self._search(), **own}
        if sample_weight is not None:
            fields["weights"] = _weight_name(labels.columns())
        sheets, named = self._sheets(rows, edges)
        sheets["labels"] = labels.sheet(sample_weight, fields.get("weights"))
        self._fit_sheets(sheets, {**_kept_columns(fields), **named})

    def fit_file(
        self,
        file: Any = None,
        targets: Any = None,
        *,
        graph: Any = None,
        labels: Any = None,
        weights: str | None = None,
        columns: Any = None,
        without: Any = None,
        dates: Any = None,
        decimal: str | None = None,
        thousands: str | None = None,
        encoding: str | None = None,
        sheet: str | None = None,
    ) -> Any:
        """Learn from a file as ``tangent predict`` does: the same reader, the same columns, the same bits.

        Parameters
        ----------
        file : path
            CSV, TSV, Excel, JSON lines, Parquet or NPY. Without it the rows are the vertices of ``graph``.
        targets : str or list of str
            The columns to learn; rows where a cell is empty are predicted.
        graph : path
            The file of a graph of your own: Matrix Market, or a table of edges.
        labels : path
            A file of labels beside it, in place of ``targets``.
        weights : str
            The column with the labels' weights.
        columns, without, dates : list of str
            Coordinates, what is none, and columns of dates. Text columns that ``columns`` names become categories.
        decimal, thousands, encoding, sheet : str
            How the file is written, as the command line's options say it.

        Returns
        -------
        self : estimator
            Fitted.

        Examples
        --------
        >>> from tangent_manifold import ManifoldRegressor
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False)
        >>> model.fit_file("examples/roll.csv", "angle").transduction_.shape
        (1600,)
        """
        form = _given(decimal=decimal, thousands=thousands, encoding=encoding, sheet=sheet)
        if file is None and graph is None:
            raise ValueError("file is needed, or graph: the table of points, or the file of a graph")
        files = {"table": file, "graph": graph, "labels": labels}
        sheets: dict[str, Sheet] = {name: File.of(each, form) for name, each in files.items() if each is not None}
        fields = {**self._shared(), **self._search(), **self._of_files()}
        fields.update(_given(targets=targets, weights=weights, columns=columns, without=without, dates=dates))
        with self._anew():
            self._fit_sheets(sheets, fields)
            self.feature_names_in_ = np.array(json.loads(self._fitted.text("json"))["points"]["columns"], dtype=object)
            self.n_features_in_ = len(self.feature_names_in_)
            self._fitted_file(self._fitted.view)
        return self

    def _fit_sheets(self, sheets: dict[str, Sheet], fields: Json) -> None:
        self._fitted = Fitted(Request(_FITS, fields, sheets), self._arrays(), self.progress)
        self.report_ = Report(self._fitted)
        view = self._fitted.view
        self._statuses = self._fitted.arrays["statuses"]
        self.method_ = view.get("method")
        self.parameters_ = view.get("parameters", {})
        self.lam_ = view.get("lambda")
        # The report's: the view has none of those about the table.
        self.warnings_ = [warning_worded(line) for line in json.loads(self._fitted.text("json"))["warnings"]]
        warn(self.warnings_)

    def _arrays(self) -> tuple[str, ...]:
        raise NotImplementedError

    def _of_files(self) -> Json:
        raise NotImplementedError

    def _fitted_file(self, view: Json) -> None:
        raise NotImplementedError

    def _loaded(self, view: Json, note: Json) -> None:
        raise NotImplementedError

    def predict(self, X: Any) -> Any:
        raise NotImplementedError

    def _search(self) -> Json:
        fields = {
            "lambda": several(self.lam, "lam"),
            "loss": self.loss,
            "lossParameter": self.loss_parameter,
            "tuned": flag(self.tuned, "tuned"),
            "folds": self.folds,
            "budget": self.budget,
            **_options(self.options),
        }
        return {name: _listed(value) for name, value in fields.items() if value is not None}

    @property
    def status_(self) -> Array:
        """How each row of the fit came by its value: ``ok``, ``few-labels``, ``imputed``, ...

        Examples
        --------
        See `ManifoldRegressor`.
        """
        self._check_fitted()
        if isinstance(self._fitted, Kept):
            self._fitted.arrays  # says what to do
        return _newpoints.words(self._statuses)

    def status(self, X: Any) -> Array:
        """How points come by their values, those of the fit among them or others.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.

        Returns
        -------
        words : array of str
            ``ok``, ``off-manifold`` where a point lies beside the manifold, ``imputed``, ...: the worst of what holds
            for it and its neighbours.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0])
        >>> model.status([[0.5, 0.5]])
        array(['ok'], dtype=object)
        """
        rows = self._places(X)
        return _newpoints.words(self._fitted.model().predict(rows, what="statuses"))

    @property
    def candidates_(self) -> Table:
        """What the search tried, a row each: method, parameters, error, its standard error, whether it was chosen.

        Examples
        --------
        See `ManifoldRegressor`.
        """
        self._check_fitted()
        records = []
        for each in self._fitted.candidates:
            known = {"method": each["method"], "error": each["error"], "standard_error": each["standardError"]}
            records.append({**known, "chosen": each["chosen"], **each["parameters"]})
        names = dict.fromkeys(name for record in records for name in record)
        return _arrays.table(records, list(names) or ["method", "error", "standard_error", "chosen"])

    @property
    def held_out_(self) -> Table:
        """The labels as predicted without them, a row each, in the order of the outputs.

        Examples
        --------
        See `ManifoldRegressor`.
        """
        self._check_fitted()
        records = []
        for output in self._fitted.held_out:
            for each in output["labels"]:
                half = {"half_width": each["halfWidth"]} if each.get("halfWidth") is not None else {}
                own = {name: value for name, value in each.items() if name != "halfWidth" and value is not None}
                records.append({"output": output["output"], **self._named(own, "truth", "predicted"), **half})
        return _arrays.table(records, [name for name in _HELD_OUT if not records or any(name in each for each in records)])

    def suggest(self, n: int = 10) -> Integers:
        """The rows of X to label next.

        Parameters
        ----------
        n : int
            How many.

        Returns
        -------
        rows : array of int
            Best first.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(np.arange(60) < 20, X[:, 0], np.nan)
        >>> len(ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, y).suggest(3))
        3
        """
        self._check_fitted()
        if isinstance(n, (bool, np.bool_)) or not isinstance(n, (int, np.integer)) or n < 1:
            raise ValueError(f"n must be a whole number of at least 1 but is {n!r}")
        return np.array([each["row"] for each in self._fitted.suggestions(int(n))["next"]], dtype=int)

    def suspect_labels(self) -> Records:
        """The labels of y, those first that the others contradict most.

        Returns
        -------
        labels : list of dict
            ``row``, ``output``, ``given``, what the others predict instead (``expected``), how far a right value would
            be off (``standard_error``) or the probabilities of both classes (``probability``, ``expected_probability``),
            ``score``, and whether the label is more probably wrong than right (``stands_out``).

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = X[:, 0].copy()
        >>> y[7] = 5
        >>> ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, y).suspect_labels()[0]["row"]
        7
        """
        self._check_fitted()
        return [self._suspect(each) for each in self._fitted.suspect_labels()["labels"]]

    @property
    def suspect_labels_(self) -> Table:
        """`suspect_labels` as a frame, asked for when it is looked at.

        Examples
        --------
        See `ManifoldRegressor`.
        """
        records = self.suspect_labels()
        return _arrays.table(records, [name for name in _SUSPECT if not records or name in records[0]])

    def column_importance(self) -> Json:
        """Which columns of X matter, by a fit of its own that does not learn from a quarter of the labels.

        Returns
        -------
        importance : dict
            ``columns``, those first that matter most, a dictionary each: ``column``, by how much the error at the labels
            that were left out grows where it has the values of other rows (``increase``), the ``standard_error`` of that,
            and whether it is more than chance makes (``matters``). Beside them ``measure`` and ``error`` with all columns
            as they are, how many ``labels`` were left out, and how often each was predicted (``repeats``).

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 1])
        >>> model.column_importance()["columns"][0]["column"]
        'c1'
        """
        self._check_fitted()
        told = self._fitted.importance()
        called = dict(zip(self._columns(), getattr(self, "feature_names_in_", self._columns())))
        columns = [
            {
                "column": called.get(each["column"], each["column"]),
                "increase": each["increase"],
                "standard_error": each.get("standardError", np.nan),
                "matters": each["matters"],
            }
            for each in told["columns"]
        ]
        return {**told, "columns": columns}

    @property
    def column_importance_(self) -> Table:
        """The columns of `column_importance` as a frame, asked for when it is looked at.

        Examples
        --------
        See `column_importance`.
        """
        return _arrays.table(self.column_importance()["columns"], _IMPORTANCE)

    def _suspect(self, label: Json) -> Json:
        names = {"standardError": "standard_error", "expectedProbability": "expected_probability", "standsOut": "stands_out"}
        plain = {names.get(name, name): value for name, value in label.items() if value is not None}
        return self._named(plain, "given", "expected")

    def _named(self, record: Json, *keys: str) -> Json:
        """With classes called as the caller calls them."""
        return record

    def _places(self, X: Any) -> Floats:
        """New points, with the columns of the model."""
        self._check_fitted()
        rows = _arrays.new_points(X, self)
        known = self._fitted.model().view()["columns"]
        if len(known) == rows.shape[1]:
            return rows
        columns = self._columns()  # a column without a number was left out
        kept: Floats = rows[:, [columns.index(name) for name in known]]
        return kept

    def _predicted(self, X: Any, what: str, error_bars: bool = False, **query: Any) -> Array:
        """What is said of points without their status: those that are less than predicted are told of."""
        rows = self._places(X)
        return _newpoints.predicted(self._fitted.model(error_bars), rows, what, _BARE, **query)

    def save(self, path: Any) -> Any:
        """Write the model to a file, as ``tangent fit`` does; ``tangent apply`` reads it too.

        Parameters
        ----------
        path : path
            The file; one that is there is written over.

        Returns
        -------
        self : estimator
            The same.

        Examples
        --------
        >>> import os, tempfile
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0])
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     again = ManifoldRegressor.load(model.save(os.path.join(folder, "m.tangent")) and os.path.join(folder, "m.tangent"))
        >>> bool((again.predict(X) == model.predict(X)).all())
        True
        """
        self._check_fitted()
        content = self._fitted.model().content()
        with open(os.fspath(path), "wb") as file:
            file.write(content)
        return self

    @classmethod
    def load(cls, path: Any) -> Any:
        """An estimator of a model's file, one of ``save`` or of ``tangent fit``: it predicts new points.

        Parameters
        ----------
        path : path
            The file. One of the other kind of learner, or of an embedding, is refused.

        Returns
        -------
        estimator : estimator
            It predicts; what only a fit knows, such as ``transduction_``, it has not.

        Examples
        --------
        See `save`.
        """
        with open(os.fspath(path), "rb") as file:
            fitted = Kept(file.read())
        view = fitted.model().view()
        check_kind(cls.__name__, view["about"])
        self = cls()
        self._fitted = fitted
        note = view["about"].get("note")
        kept = {} if note is None else json.loads(note)
        remember_columns(self, kept.get("columns", view["columns"]), kept.get("features"))
        self._loaded(view, kept)
        return self

    def _note(self, rows: Floats, **kept: Any) -> str:
        """What the model's file keeps beside the model: names as they are, also where the service has others, and all
        columns where it has no use for some."""
        names = list(getattr(self, "feature_names_in_", ()))
        if names and names != self._columns():
            kept["features"] = names
        if np.isnan(rows).all(axis=0).any():
            kept["columns"] = self._columns()
        return json.dumps(kept)


def check_kind(name: str, about: Json) -> None:
    """Refuses a model of another kind than this estimator's."""
    kind = "ManifoldClassifier" if "classes of" in about else "ManifoldEmbedding" if "embedding" in about else "ManifoldRegressor"
    if kind != name:
        raise ValueError(f"the file holds a model of {kind}, not of {name}: load it by {kind}.load")


def remember_columns(estimator: ManifoldEstimator, columns: list[str], names: list[str] | None = None) -> None:
    """Those of a model's file; c0, c1, ... are no names."""
    estimator.n_features_in_ = len(columns)
    if names is not None:
        estimator.n_features_in_ = len(names)
        estimator.feature_names_in_ = np.array(names, dtype=object)
    elif list(columns) != [f"c{c}" for c in range(len(columns))]:
        estimator.feature_names_in_ = np.array(columns, dtype=object)


def _options(options: Any) -> Json:
    """Fields that no parameter has: of two that say the same one would be lost."""
    found = dictionary(options, "options")
    for name in found:
        if name in _PARAMETERS:
            raise ValueError(f"options[{name!r}] is the parameter {_PARAMETERS[name]}: give it there")
        if name in _GIVEN:
            raise ValueError(f"options[{name!r}] is what fit is given: leave it out of options")
    return found


def _given(**fields: Any) -> Json:
    return {name: value for name, value in fields.items() if value is not None}


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, (tuple, range)) else value.tolist() if isinstance(value, np.ndarray) else value


def _kept_columns(fields: Json) -> Json:
    """Every column of X is named; what ``options`` leaves out is not."""
    without = fields.get("without")
    if without is None:
        return fields
    left = [without] if isinstance(without, str) else list(without)
    unknown = [name for name in left if name not in fields["columns"]]
    if unknown:
        raise ValueError(f"options['without'] names {unknown[0]!r}, which is no column of X: {', '.join(fields['columns'])}")
    kept = [name for name in fields["columns"] if name not in left]
    return {**{name: value for name, value in fields.items() if name != "without"}, "columns": kept}


def _weight_name(names: list[str]) -> str:
    name = _WEIGHT
    while name in names:
        name += "_"
    return name
