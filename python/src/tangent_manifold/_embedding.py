"""Coordinates along the manifold."""

from __future__ import annotations

import os
import warnings
from typing import Any

import numpy as np

from . import _arrays, _newpoints
from ._analysis import ManifoldAnalysis
from ._base import ClassNamePrefixFeaturesOutMixin, TransformerMixin, flag
from ._learner import check_kind, remember_columns
from ._model import Model
from ._session import Session
from ._types import Floats, Json
from ._warnings import FitWarning


class ManifoldEmbedding(ClassNamePrefixFeaturesOutMixin, TransformerMixin, ManifoldAnalysis):
    """Coordinates along the manifold, in place of those of the space around it.

    Parameters
    ----------
    n_components : int
        Dimension of the embedding; None estimates that of the manifold.
    n_neighbors : int
        Neighbours of each point, itself counted.
    method : str
        By default the library's own.
    parameters : dict
        Further parameters of the method.
    cut_shortcuts : bool
        Cuts edges that jump between sheets of the manifold.
    landmarks : int
        Embeds so many points and places the others among them, for very many points.
    standardise : str
        ``"none"``, ``"scale"``, ``"robust"`` or ``"auto"`` (default).
    missing : str
        What to do where X is NaN: ``"refuse"``, ``"drop"``, ``"median"`` or ``"neighbours"``.
    approximate : bool
        Approximate neighbours, for very many points.
    n_jobs, random_state : int
        Threads, counted as joblib does (None: one each processor), and the seed or a generator to draw it from. Results
        do not depend on the threads.
    progress : bool
        A progress bar in a terminal or a notebook.

    Attributes
    ----------
    embedding_ : array
        A row a point, a column a coordinate.
    components_ : array of int
        The connected component of each point; coordinates of different ones do not compare.
    residual_variance_, trustworthiness_, continuity_ : float
        How well distances and neighbourhoods are kept.
    n_features_in_, feature_names_in_ :
        As in scikit-learn.

    Examples
    --------
    See `fit` and `transform`.
    """

    _made = "n_features_in_"

    def __init__(
        self,
        n_components: int | None = None,
        n_neighbors: int | None = None,
        *,
        method: str | None = None,
        parameters: Json | None = None,
        cut_shortcuts: bool = False,
        landmarks: int | None = None,
        standardise: str | None = None,
        missing: str | None = None,
        approximate: bool = False,
        n_jobs: int | None = None,
        random_state: Any = 0,
        progress: bool = False,
    ) -> None:
        self.n_components = n_components
        self.n_neighbors = n_neighbors
        self.method = method
        self.parameters = parameters
        self.cut_shortcuts = cut_shortcuts
        self.landmarks = landmarks
        self.standardise = standardise
        self.missing = missing
        self.approximate = approximate
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.progress = progress

    def _dimension(self) -> tuple[str, Any]:
        return "n_components", self.n_components

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.transformer_tags.preserves_dtype = []
        return tags

    def _more_tags(self) -> Json:
        return {**super()._more_tags(), "preserves_dtype": []}

    def fit(self, X: Any, y: Any = None, graph: Any = None) -> ManifoldEmbedding:
        """Embed the points.

        Parameters
        ----------
        X : array of shape (n, d)
            A row a point. May be None beside ``graph``.
        y : None
            Does not count.
        graph : sparse matrix of shape (n, n)
            The weights of a graph of your own in place of nearest neighbours.

        Returns
        -------
        self : ManifoldEmbedding
            Fitted.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldEmbedding
        >>> X = np.random.default_rng(0).uniform(size=(80, 2))
        >>> ManifoldEmbedding(2, n_neighbors=10).fit(X).embedding_.shape
        (80, 2)
        """

        def take(session: Session) -> None:
            self.embedding_ = session.array("coordinates")
            self.components_ = session.array("components").astype(int)
            self._model = Model(session.model()) if graph is None else None

        own = {"cutShortcuts": flag(self.cut_shortcuts, "cut_shortcuts"), "landmarks": self.landmarks}
        with self._anew():
            told = self._analysed("/api/embeddings", X, graph, own, take)
            self._n_features_out = self.embedding_.shape[1]
            self._count = int(self.components_.max()) + 1
            self.residual_variance_ = float(told.get("residualVariance", np.nan))
            self.trustworthiness_ = float(told["trustworthiness"])
            self.continuity_ = float(told["continuity"])
        return self

    def fit_transform(self, X: Any, y: Any = None, graph: Any = None) -> Any:
        """Embed the points and give their coordinates.

        Parameters
        ----------
        X : array of shape (n, d)
            A row a point. May be None beside ``graph``.
        y : None
            Does not count.
        graph : sparse matrix of shape (n, n)
            The weights of a graph of your own in place of nearest neighbours.

        Returns
        -------
        coordinates : array of shape (n, n_components)
            As ``embedding_``; a frame after ``set_output(transform="pandas")``.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldEmbedding
        >>> X = np.random.default_rng(0).uniform(size=(80, 2))
        >>> ManifoldEmbedding(2, n_neighbors=10).fit_transform(X).shape
        (80, 2)
        """
        return self.fit(X, graph=graph).embedding_

    def transform(self, X: Any) -> Any:
        """The coordinates of points, those of the fit among them or others.

        A new point's coordinates are sums of its neighbours', by the weights of the out-of-sample extension: of the local
        Gaussian regularizer where that made the embedding, so that a flat sheet stays flat. A point of the fit keeps
        the coordinates it has.

        Parameters
        ----------
        X : array of shape (n, n_features_in_)
            Points.

        Returns
        -------
        coordinates : array of shape (n, n_components)
            A frame after ``set_output(transform="pandas")``.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldEmbedding
        >>> X = np.random.default_rng(0).uniform(size=(80, 2))
        >>> model = ManifoldEmbedding(2, n_neighbors=10).fit(X)
        >>> bool((model.transform(X) == model.embedding_).all())
        True
        """
        self._check_fitted()
        if self._model is None:
            raise ValueError("an embedding of a graph of your own has no model for new points: add them as vertices and fit again")
        rows = _arrays.new_points(X, self)
        if self._count > 1:
            warnings.warn(
                f"the points lie in {self._count} components, whose coordinates do not compare: a new point between them has no place",
                FitWarning,
                stacklevel=2,
            )
        return _newpoints.predicted(self._model, self._kept(rows), "values", "the mean of the embedding")

    def _kept(self, rows: Floats) -> Floats:
        """The model's columns: one without a number was left out."""
        assert self._model is not None
        known = self._model.view()["columns"]
        if len(known) == rows.shape[1]:
            return rows
        columns = self._columns()
        found: Floats = rows[:, [columns.index(name) for name in known]]
        return found

    def save(self, path: Any) -> ManifoldEmbedding:
        """Write what `transform` needs to a file, which ``tangent apply`` reads too.

        Parameters
        ----------
        path : path
            The file; one that is there is written over.

        Returns
        -------
        self : ManifoldEmbedding
            The same.

        Examples
        --------
        See `ManifoldRegressor.save`.
        """
        self._check_fitted()
        if self._model is None:
            raise ValueError("an embedding of a graph of your own has no model to save")
        with open(os.fspath(path), "wb") as file:
            file.write(self._model.content())
        return self

    @classmethod
    def load(cls, path: Any) -> ManifoldEmbedding:
        """An embedding of a file that `save` wrote: it transforms.

        Parameters
        ----------
        path : path
            The file. One of a regressor or a classifier is refused.

        Returns
        -------
        estimator : ManifoldEmbedding
            Without ``embedding_`` and what else only a fit knows.

        Examples
        --------
        See `ManifoldRegressor.load`.
        """
        with open(os.fspath(path), "rb") as file:
            model = Model(file.read())
        view = model.view()
        check_kind(cls.__name__, view["about"])
        self = cls()
        self._model = model
        self._n_features_out = len(view["outputs"])
        self._count = 1
        remember_columns(self, view["columns"])
        return self
