"""Values at all points from the values of a few."""

import numpy as np

from . import _arrays, _score
from ._base import RegressorMixin
from ._labels import Values
from ._learner import ManifoldLearner


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
        ``"lg"`` (default), ``"lap"``, ``"ilap"``, ..., or ``"auto"``.
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
        Threads (None: one each processor), and the seed. Results do not depend on the threads.
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
        What a person should know.
    report_ : Report
        What the command line prints, in a notebook with charts.
    n_features_in_, feature_names_in_ :
        As in scikit-learn.
    """

    def __init__(
        self,
        n_neighbors=None,
        dimension=None,
        lam=None,
        *,
        method=None,
        parameters=None,
        loss=None,
        loss_parameter=None,
        standardise=None,
        missing=None,
        tuned=True,
        folds=None,
        budget=None,
        error_bars=False,
        approximate=False,
        options=None,
        n_jobs=None,
        random_state=0,
        progress=False,
    ):
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

    def _more_tags(self):
        return {**super()._more_tags(), "multioutput": True}

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        return tags

    def fit(self, X, y, sample_weight=None):
        """Learns from the rows of y that are not NaN; a label whose weight is zero does not count."""
        rows = self._seen(X)
        weight = _arrays.weights(sample_weight, len(rows))
        labels = Values.of(y, len(rows), weight)
        self._fit(rows, labels, weight, {"errorBars": self.error_bars})
        self.output_names_ = labels.names
        self._single = labels.single
        self.transduction_ = self._outputs(self._fitted.array("values"))
        return self

    def _loaded(self, view):
        self.output_names_ = view["outputs"]
        self._single = len(view["outputs"]) == 1

    def _outputs(self, values):
        return values.ravel() if self._single else values

    def predict(self, X, return_std=False):
        """Values at points, those of the fit among them or others.

        With ``return_std=True`` also their standard deviations.
        """
        rows = self._places(X)
        if not return_std:
            return self._shown(self._outputs(self._fitted.model().predict(rows)), self.output_names_, X)
        found = self._fitted.model(error_bars=True).predict(rows, what="values,sds")
        count = len(self.output_names_)
        values, sds = (self._outputs(np.ascontiguousarray(half)) for half in (found[:, :count], found[:, count:]))
        return self._shown(values, self.output_names_, X), self._shown(sds, self.output_names_, X)

    def predict_interval(self, X, coverage=0.95):
        """Intervals that are to hold this share of measured values: low and high, of one output as two columns."""
        rows = self._places(X)
        found = self._fitted.model(error_bars=True).predict(rows, what="intervals", share=coverage)
        names = [f"{name}_{end}" for name in self.output_names_ for end in ("low", "high")]
        if getattr(self, "_sklearn_output_config", {}).get("transform") == "pandas" or self._single:
            return self._shown(found, names, X)
        return found.reshape(len(found), -1, 2)

    def suggest(self, n=10):
        """The rows of X to label next, best first."""
        self._check_fitted()
        return np.array([each["row"] for each in self._fitted.suggestions(n)["next"]], dtype=int)

    def score(self, X, y, sample_weight=None):
        """R squared over the rows of y that are not NaN."""
        truth = _arrays.numbers(y, "y")
        return _score.r2(truth, self.predict(X), _arrays.weights(sample_weight, len(truth)))
