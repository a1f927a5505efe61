"""Classes at all points from the classes of a few."""

import numpy as np

from . import _arrays, _score
from ._base import ClassifierMixin
from ._labels import Classes, column, unlabelled
from ._learner import ManifoldLearner


class ManifoldClassifier(ClassifierMixin, ManifoldLearner):
    """Semi-supervised classification on a data manifold.

    ``y`` is -1 among numbers, and NaN or None among anything, where a row has no label; every row gets a class and its
    probabilities. What is None is chosen by cross-validation over the labels, or with ``tuned=False`` has its default.

    Parameters
    ----------
    n_neighbors : int or list of int
        Neighbours of each point, itself counted. A list is searched, as for all that follow.
    dimension : int or list of int
        Of the manifold.
    lam : float or list of float
        Weight of the regularizer, relative to its mean diagonal entry.
    method : str or list of str
        ``"lg"`` (default), ``"lap"``, ``"ilap"``, ..., or ``"auto"``; ``"poisson"`` and ``"wnll"`` for very few labels.
    parameters : dict
        Further parameters of the method, such as ``{"scale": 0.1}``.
    loss, loss_parameter : str, float
        ``"squared"`` (default), ``"logistic"``, ``"softmax"`` or ``"hinge"``.
    prior : str or dict
        How often classes occur among all points: ``"labels"`` (default), ``"even"``, or a share for each class.
    standardise : str
        ``"none"``, ``"scale"``, ``"robust"`` or ``"auto"`` (default).
    missing : str
        What to do where X is NaN: ``"refuse"``, ``"drop"``, ``"median"`` or ``"neighbours"``.
    tuned, folds, budget : bool, int or "loo", float
        Whether to search, by how many folds, for how many seconds at most.
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
    classes_ : array
        In the order of the probabilities' columns.
    transduction_ : array
        The classes of all rows of X.
    label_distributions_ : array
        Their probabilities, a column a class.
    status_ : array of str
        How each row came by its class.
    method_, parameters_, lam_ :
        What was used.
    warnings_ : list of str
        What a person should know.
    report_ : Report
        What the command line prints, in a notebook with charts.
    n_features_in_, feature_names_in_ :
        As in scikit-learn.
    """

    _excused = {
        **ManifoldLearner._excused,
        "check_classifiers_classes": "it has -1 for a class, but -1 means unlabelled, as in LabelSpreading",
    }

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
        prior=None,
        standardise=None,
        missing=None,
        tuned=True,
        folds=None,
        budget=None,
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
        self.prior = prior
        self.standardise = standardise
        self.missing = missing
        self.tuned = tuned
        self.folds = folds
        self.budget = budget
        self.approximate = approximate
        self.options = options
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.progress = progress

    def fit(self, X, y, sample_weight=None):
        """Learns from the rows of y that have a label; one whose weight is zero does not count."""
        rows = self._seen(X)
        weight = _arrays.weights(sample_weight, len(rows))
        labels = Classes.of(y, len(rows), weight)
        self._fit(rows, labels, weight, {"classes": True, **self._prior(labels)})
        self.classes_ = labels.classes
        self._order = [self._fitted.view["classes"].index(word) for word in labels.words()]
        self.label_distributions_ = self._in_order(self._fitted.array("probabilities"))
        self.transduction_ = self.classes_[np.argsort(self._order)[self._fitted.array("values").ravel()]]
        return self

    def _prior(self, labels):
        if self.prior is None:
            return {}
        if isinstance(self.prior, str):
            return {"prior": self.prior}
        words = dict(zip(labels.classes.tolist(), labels.words()))
        return {"prior": {words.get(name, str(name)): share for name, share in self.prior.items()}}

    def _in_order(self, probabilities):
        """Of our classes; the service has columns in an order of its own."""
        return np.ascontiguousarray(probabilities[:, self._order])

    def predict_proba(self, X):
        """Probabilities at points, those of the fit among them or others; a column a class, each row sums to one."""
        found = self._probabilities(X)
        return self._shown(found, [str(name) for name in self.classes_], X)

    def _probabilities(self, X):
        rows = self._places(X)
        return self._in_order(self._fitted.model().predict(rows, what="probabilities"))

    def predict(self, X):
        """The most probable class at points."""
        places = np.argmax(self._probabilities(X), axis=1)
        return self.classes_[places]

    def _loaded(self, view):
        words = view["outputs"]
        whole = all(word.lstrip("-").isdigit() for word in words)
        self.classes_ = np.array([int(word) for word in words]) if whole else np.array(words, dtype=object)
        self._order = list(range(len(words)))

    def score(self, X, y, sample_weight=None):
        """The share of right classes, over the rows of y that have a label."""
        truth = column(y)
        known = ~unlabelled(truth)
        return _score.accuracy(truth, self.predict(X), known, _arrays.weights(sample_weight, len(truth)))
