"""Values at all points from the values of a few."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import _arrays, _score
from ._base import RegressorMixin, flag
from ._labels import Values
from ._learner import ManifoldLearner
from ._types import Array, Floats, Json, Table


class ManifoldRegressor(RegressorMixin, ManifoldLearner):
    """Semi-supervised regression on a data manifold.

    ``y`` is NaN (or None) where a row has no label; every row gets a value. What is None is chosen by cross-validation
    over the labels, or with ``tuned=False`` has its default.

    Parameters
    ----------
    n_neighbors : int or list of int
        Neighbours of each point, itself counted. A list is searched, as for all that follow.
    dimension : int or list of int
        Of the manifold.
    lam : float or list of float
        Weight of the regularizer, relative to its mean diagonal entry.
    method : str or list of str
        ``"auto"`` (all that suit the labels), ``"lg"``, ``"lap"``, ``"ilap"``, ... By default ``"auto"``, and ``"lg"``
        where nothing is tuned or a parameter, ``lam`` or ``loss`` is given.
    parameters : dict
        Further parameters of the method, such as ``{"scale": 0.1, "null-space": "linear"}``.
    loss, loss_parameter : str, float
        ``"squared"`` (default), ``"huber"``, ``"absolute"``, ``"quantile"``, ``"epsilon"``, and its parameter.
    standardise : str
        ``"none"``, ``"scale"``, ``"robust"`` or ``"auto"`` (default).
    missing : str
        What to do where X is NaN: ``"refuse"``, ``"drop"``, ``"median"`` or ``"neighbours"``.
    tuned, folds, budget : bool, int or "loo", float
        Whether to search, by how many folds, for how many seconds at most.
    error_bars : bool
        Whether they are computed with the fit. If not, the first call that needs them fits once more.
    approximate : bool
        Approximate neighbours, for very many points.
    options : dict
        Further fields of a fit, by their names in docs/service.md.
    n_jobs, random_state : int
        Threads, counted as joblib does (None: one each processor), and the seed or a generator to draw it from. Results
        do not depend on the threads.
    progress : bool
        A progress bar in a terminal or a notebook.

    Attributes
    ----------
    transduction_ : array
        The values of all rows of X.
    status_ : array of str
        How each row came by its value.
    method_, parameters_, lam_ :
        What was used.
    warnings_ : list of str
        What a person should know; each was a Python warning too.
    candidates_, held_out_, suspect_labels_, column_importance_ : pandas.DataFrame
        What the search tried, the labels as predicted without them, the labels with the most suspect first, the columns of X
        with those first that matter most. Lists of dictionaries where pandas is not installed.
    report_ : Report
        What the command line prints, in a notebook with charts.
    n_features_in_, feature_names_in_ :
        As in scikit-learn.

    Examples
    --------
    >>> import numpy as np
    >>> from tangent_manifold import ManifoldRegressor
    >>> X = np.random.default_rng(0).uniform(size=(60, 2))
    >>> y = np.where(np.arange(60) < 30, X[:, 0], np.nan)
    >>> model = ManifoldRegressor(n_neighbors=[8, 10], dimension=2, method="lg").fit(X, y)
    >>> model.transduction_.shape, model.status_[59], len(model.held_out_)
    ((60,), 'ok', 30)
    """

    def __init__(
        self,
        n_neighbors: Any = None,
        dimension: Any = None,
        lam: Any = None,
        *,
        method: Any = None,
        parameters: Json | None = None,
        loss: str | None = None,
        loss_parameter: Any = None,
        standardise: str | None = None,
        missing: str | None = None,
        tuned: bool = True,
        folds: Any = None,
        budget: float | None = None,
        error_bars: bool = False,
        approximate: bool = False,
        options: Json | None = None,
        n_jobs: int | None = None,
        random_state: Any = 0,
        progress: bool = False,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.dimension = dimension
        self.lam = lam
        self.method = method
        self.parameters = parameters
        self.loss = loss
        self.loss_parameter = loss_parameter
        self.standardise = standardise
        self.missing = missing
        self.tuned = tuned
        self.folds = folds
        self.budget = budget
        self.error_bars = error_bars
        self.approximate = approximate
        self.options = options
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.progress = progress

    def _more_tags(self) -> Json:
        return {**super()._more_tags(), "multioutput": True}

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        return tags

    def fit(self, X: Any, y: Any, sample_weight: Any = None, graph: Any = None) -> ManifoldRegressor:
        """Learn from the rows of y that are not NaN.

        Parameters
        ----------
        X : array of shape (n, d)
            A row a point, with labels or without. May be None beside ``graph``.
        y : array of shape (n,) or (n, outputs)
            NaN, None or masked where there is no label.
        sample_weight : array of shape (n,)
            Weights of the labels; one whose weight is zero does not count.
        graph : sparse matrix of shape (n, n)
            The weights of a graph of your own in place of nearest neighbours.

        Returns
        -------
        self : ManifoldRegressor
            Fitted.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(np.arange(60) < 30, X[:, 0], np.nan)
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, lam=1e-6, tuned=False).fit(X, y)
        >>> bool(np.abs(model.transduction_ - X[:, 0]).max() < 1e-3)
        True
        """
        with self._anew():
            self._learn(X, y, sample_weight, graph)
        return self

    def _learn(self, X: Any, y: Any, sample_weight: Any, graph: Any) -> None:
        rows, edges = self._vertices(X, graph)
        weight = _arrays.weights(sample_weight, len(rows))
        labels = Values.of(y, len(rows), weight)
        note = self._note(rows, outputs=labels.names, single=labels.single)
        self._fit(rows, edges, labels, weight, {"errorBars": flag(self.error_bars, "error_bars"), "note": note})
        self.output_names_ = labels.names
        self._single = labels.single
        self.transduction_ = self._outputs(self._fitted.arrays["values"])

    def _arrays(self) -> tuple[str, ...]:
        return "values", "statuses"

    def _of_files(self) -> Json:
        return {"errorBars": flag(self.error_bars, "error_bars")}

    def _fitted_file(self, view: Json) -> None:
        self._name(view["outputs"])
        self.transduction_ = self._outputs(self._fitted.arrays["values"])

    def _loaded(self, view: Json, note: Json) -> None:
        self._name(view["outputs"])
        if "outputs" in note:
            self.output_names_, self._single = list(note["outputs"]), bool(note["single"])

    def _name(self, outputs: list[str]) -> None:
        self.output_names_ = list(outputs)
        self._single = len(outputs) == 1

    def _outputs(self, values: Array) -> Array:
        return values.ravel() if self._single else values

    def predict(self, X: Any, return_std: bool = False) -> Any:
        """The values at points, those of the fit among them or others.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.
        return_std : bool
            Whether standard deviations are wanted too. If the fit has none, it is done once more with them.

        Returns
        -------
        values : array of shape (n,) or (n, outputs)
            As ``y`` was given.
        sds : array of the same shape
            With ``return_std=True``: of the function where one regularizer made the fit, else of a measured value.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, lam=1e-6, tuned=False).fit(X, X[:, 0])
        >>> values, sds = model.predict([[0.5, 0.5]], return_std=True)
        >>> values.shape, sds.shape
        ((1,), (1,))
        """
        if not return_std:
            return self._outputs(self._predicted(X, "values"))
        found = self._predicted(X, "values,sds", error_bars=True)
        count = len(self.output_names_)
        halves = (found[:, :count], found[:, count:])
        values, sds = (self._outputs(np.ascontiguousarray(half)) for half in halves)
        return values, sds

    def predict_interval(self, X: Any, coverage: float = 0.95) -> Floats:
        """The intervals that are to hold this share of measured values.

        They are as wide as errors on held-out labels say. Where these do not grow with the standard deviations, widths vary
        less than deviations do, down to one width for all points; ``report_`` tells it on its line ``widths``.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.
        coverage : float
            The share, between 0 and 1.

        Returns
        -------
        bounds : array of shape (n, 2) or (n, outputs, 2)
            Low and high.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0])
        >>> model.predict_interval([[0.5, 0.5]], coverage=0.9).shape
        (1, 2)
        """
        found: Floats = self._predicted(X, "intervals", error_bars=True, share=_share(coverage))
        return found if self._single else found.reshape(len(found), -1, 2)

    def predict_frame(self, X: Any, coverage: float | None = None) -> Table:
        """All that can be said of points, as a frame with the index of X.

        Parameters
        ----------
        X : array or frame of shape (n, n_features_in_)
            Points.
        coverage : float
            With intervals that are to hold this share of measured values; None leaves error bars out.

        Returns
        -------
        frame : pandas.DataFrame
            A column each output, beside it ``_sd``, ``_low`` and ``_high``; and ``status``.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> model = ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0])
        >>> list(model.predict_frame([[0.5, 0.5]], coverage=0.9).columns)
        ['y', 'y_sd', 'y_low', 'y_high', 'status']
        """
        rows = self._places(X)
        names = self.output_names_
        told = []
        model = self._fitted.model(error_bars=coverage is not None)
        values = model.predict(rows)
        if coverage is not None:
            sds = model.predict(rows, what="sds")
            bounds = model.predict(rows, what="intervals", share=_share(coverage))
        for c, name in enumerate(names):
            told.append((name, values[:, c]))
            if coverage is not None:
                told += [(f"{name}_sd", sds[:, c]), (f"{name}_low", bounds[:, 2 * c]), (f"{name}_high", bounds[:, 2 * c + 1])]
        return _arrays.frame_of([*told, ("status", self.status(X))], index=_arrays.index_of(X))

    def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:
        """R squared over the rows of y that are not NaN.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.
        y : array of shape (n,) or (n, outputs)
            True values.
        sample_weight : array of shape (n,)
            Weights of the rows.

        Returns
        -------
        score : float
            One where all is right.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldRegressor
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> ManifoldRegressor(n_neighbors=10, dimension=2, tuned=False).fit(X, X[:, 0]).score(X, X[:, 0]) > 0.9
        True
        """
        truth = _arrays.numbers(y, "y")
        return _score.r2(truth, self.predict(X), _arrays.weights(sample_weight, len(truth)))


def _share(coverage: Any) -> float:
    if isinstance(coverage, (float, np.floating)) and 0 < coverage < 1:
        return float(coverage)
    raise ValueError(f"coverage must be a number above 0 and below 1 but is {coverage!r}: 0.95 asks for 95 %")
