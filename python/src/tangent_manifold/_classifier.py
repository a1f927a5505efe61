"""Classes at all points from the classes of a few."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import _arrays, _labels, _score
from ._base import ClassifierMixin
from ._labels import Classes
from ._learner import ManifoldLearner
from ._types import Array, Floats, Json, Table


class ManifoldClassifier(ClassifierMixin, ManifoldLearner):
    """Semi-supervised classification on a data manifold.

    ``y`` is -1 among numbers, and NaN, None or an empty text among anything, where a row has no label; every row gets a class and its
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
        ``"auto"`` (all that suit the labels), ``"lg"``, ``"lap"``, ``"ilap"``, ...; ``"mutual-poisson"``,
        ``"poisson"`` and ``"wnll"`` for very few labels. By default ``"auto"``, and ``"lg"`` where nothing is tuned or
        a parameter, ``lam`` or ``loss`` is given.
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
        Threads, counted as joblib does (None: one each processor), and the seed or a generator to draw it from. Results
        do not depend on the threads.
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
    >>> from tangent_manifold import ManifoldClassifier
    >>> X = np.random.default_rng(0).uniform(size=(60, 2))
    >>> y = np.where(np.arange(60) < 30, np.where(X[:, 0] < 0.5, "left", "right"), "")
    >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
    >>> bool((model.transduction_ == np.where(X[:, 0] < 0.5, "left", "right")).mean() > 0.9)
    True
    """

    _excused = {
        **ManifoldLearner._excused,
        "check_sample_weights_invariance": "a point whose label does not count is still a point of the manifold",
        "check_classifiers_classes": "it has -1 for a class, but -1 means unlabelled, as in LabelSpreading",
    }

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
        prior: Any = None,
        standardise: str | None = None,
        missing: str | None = None,
        tuned: bool = True,
        folds: Any = None,
        budget: float | None = None,
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

    def fit(self, X: Any, y: Any, sample_weight: Any = None, graph: Any = None) -> ManifoldClassifier:
        """Learn from the rows of y that have a label.

        Parameters
        ----------
        X : array of shape (n, d)
            A row a point, with labels or without. May be None beside ``graph``.
        y : array of shape (n,)
            Classes: texts, whole numbers or bools, or some of each. -1 among numbers, NaN, None, an empty text or a
            masked cell is no label.
        sample_weight : array of shape (n,)
            Weights of the labels; one whose weight is zero does not count.
        graph : sparse matrix of shape (n, n)
            The weights of a graph of your own in place of nearest neighbours.

        Returns
        -------
        self : ManifoldClassifier
            Fitted.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> model.classes_
        array(['left', 'right'], dtype='<U5')
        """
        with self._anew():
            self._learn(X, y, sample_weight, graph)
        return self

    def _learn(self, X: Any, y: Any, sample_weight: Any, graph: Any) -> None:
        rows, edges = self._vertices(X, graph)
        weight = _arrays.weights(sample_weight, len(rows))
        labels = Classes.of(y, len(rows), weight)
        own = {"classes": True, "classNames": labels.words(), "note": self._note(rows, classes=_labels.noted(labels.classes))}
        self._fit(rows, edges, labels, weight, {**own, **self._prior(labels)})
        self._name(labels.classes, labels.words())
        self._filled()

    def _filled(self) -> None:
        self.label_distributions_ = self._fitted.arrays["probabilities"]
        self.transduction_ = self.classes_[self._fitted.arrays["values"].ravel()]

    def _arrays(self) -> tuple[str, ...]:
        return "values", "probabilities", "statuses"

    def _prior(self, labels: Classes) -> Json:
        if self.prior is None:
            return {}
        if isinstance(self.prior, str):
            return {"prior": self.prior}
        if not isinstance(self.prior, dict):
            raise ValueError(f"prior must be 'labels', 'even' or a dictionary with a share for each class, but is {self.prior!r}")
        words = dict(zip(labels.classes.tolist(), labels.words()))
        return {"prior": {words.get(name, str(name)): share for name, share in self.prior.items()}}

    def predict_proba(self, X: Any) -> Floats:
        """The probabilities at points, those of the fit among them or others.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.

        Returns
        -------
        shares : array of shape (n, classes)
            In the order of ``classes_``; each row sums to one.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> model.predict_proba([[0.1, 0.5]]).shape
        (1, 2)
        """
        found: Floats = self._predicted(X, "probabilities")
        return found

    def predict_log_proba(self, X: Any) -> Floats:
        """The logarithms of the probabilities at points.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.

        Returns
        -------
        logarithms : array of shape (n, classes)
            Minus infinity where a probability is zero.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> bool((model.predict_log_proba(X) <= 0).all())
        True
        """
        with np.errstate(divide="ignore"):
            found: Floats = np.log(self.predict_proba(X))
        return found

    def predict(self, X: Any) -> Array:
        """The most probable class at points.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.

        Returns
        -------
        classes : array of shape (n,)
            Of the kind that ``y`` had.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> model.predict([[0.1, 0.5]])
        array(['left'], dtype='<U5')
        """
        shares = self.predict_proba(X)
        found: Array = self.classes_[np.argmax(shares, axis=1)]
        return found

    def predict_frame(self, X: Any) -> Table:
        """All that can be said of points, as a frame with the index of X.

        Parameters
        ----------
        X : array or frame of shape (n, n_features_in_)
            Points.

        Returns
        -------
        frame : pandas.DataFrame
            ``class``, a column each class with its probability, and ``status``.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> list(model.predict_frame([[0.1, 0.5]]).columns)
        ['class', 'left', 'right', 'status']
        """
        shares: Floats = self._fitted.model().predict(self._places(X), what="probabilities")
        own = [(word, shares[:, c]) for c, word in enumerate(self._words)]
        told = [("class", self.classes_[np.argmax(shares, axis=1)]), *own, ("status", self.status(X))]
        return _arrays.frame_of(told, index=_arrays.index_of(X))

    def _named(self, record: Json, *keys: str) -> Json:
        own = {key: self.classes_[self._words.index(record[key])] for key in keys if record.get(key) in self._words}
        return {**record, **own}

    def _of_files(self) -> Json:
        named = isinstance(self.prior, dict)
        prior = {str(name): share for name, share in self.prior.items()} if named else self.prior
        return {"classes": True} if prior is None else {"classes": True, "prior": prior}

    def _fitted_file(self, view: Json) -> None:
        self._name(_labels.of_words(view["classes"]), view["classes"])
        self._filled()

    def _loaded(self, view: Json, note: Json) -> None:
        kept = _labels.of_note(note["classes"]) if "classes" in note else _labels.of_words(view["outputs"])
        self._name(kept, view["outputs"])

    def _name(self, classes: Array, words: list[str]) -> None:
        self.classes_ = classes
        self._words = list(words)

    def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:
        """The share of right classes, over the rows of y that have a label.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.
        y : array of shape (n,)
            True classes.
        sample_weight : array of shape (n,)
            Weights of the rows.

        Returns
        -------
        score : float
            One where all is right.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClassifier
        >>> X = np.random.default_rng(0).uniform(size=(60, 2))
        >>> y = np.where(X[:, 0] < 0.5, "left", "right")
        >>> model = ManifoldClassifier(n_neighbors=10, dimension=2, tuned=False).fit(X, y)
        >>> model.score(X, y) > 0.9
        True
        """
        truth = _labels.column(y)
        known = ~_labels.unlabelled(truth)
        return _score.accuracy(truth, self.predict(X), known, _arrays.weights(sample_weight, len(truth)))
