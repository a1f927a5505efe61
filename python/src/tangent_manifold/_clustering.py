"""Clusters of points along the manifold, by spectral clustering."""

from __future__ import annotations

from typing import Any

from ._analysis import ManifoldAnalysis
from ._base import ClusterMixin
from ._session import Session
from ._types import Integers, Json


class ManifoldClustering(ClusterMixin, ManifoldAnalysis):
    """Groups of points along the manifold, by the eigenvectors of a regularizer.

    Parameters
    ----------
    n_clusters : int
        How many; None estimates it.
    n_neighbors : int
        Neighbours of each point, itself counted.
    method : str
        By default the library's own.
    dimension : int
        Of the manifold, where the method needs it.
    parameters : dict
        Further parameters of the method.
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
    labels_ : array of int
        The cluster of each row, from 0.
    n_clusters_ : int
        How many there are.
    n_features_in_, feature_names_in_ :
        As in scikit-learn.

    Examples
    --------
    See `fit`.
    """

    def __init__(
        self,
        n_clusters: int | None = None,
        n_neighbors: int | None = None,
        *,
        method: str | None = None,
        dimension: int | None = None,
        parameters: Json | None = None,
        standardise: str | None = None,
        missing: str | None = None,
        approximate: bool = False,
        n_jobs: int | None = None,
        random_state: Any = 0,
        progress: bool = False,
    ) -> None:
        self.n_clusters = n_clusters
        self.n_neighbors = n_neighbors
        self.method = method
        self.dimension = dimension
        self.parameters = parameters
        self.standardise = standardise
        self.missing = missing
        self.approximate = approximate
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.progress = progress

    _made = "labels_"

    def _dimension(self) -> tuple[str, Any]:
        return "dimension", self.dimension

    def fit(self, X: Any, y: Any = None, graph: Any = None) -> ManifoldClustering:
        """Find the clusters.

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
        self : ManifoldClustering
            Fitted.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClustering
        >>> X = np.random.default_rng(0).normal(size=(80, 2)) + 9 * (np.arange(80) % 2)[:, None]
        >>> ManifoldClustering(n_neighbors=10).fit(X).n_clusters_
        2
        """

        def take(session: Session) -> None:
            self.labels_ = session.array("clusters").astype(int)

        with self._anew():
            told = self._analysed("/api/clusterings", X, graph, {"clusters": self.n_clusters}, take)
            self.n_clusters_ = int(told["count"])
        return self

    def fit_predict(self, X: Any, y: Any = None, graph: Any = None) -> Integers:
        """Find the clusters and give that of each row.

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
        labels : array of int, of shape (n,)
            The cluster of each row, from 0.

        Examples
        --------
        >>> import numpy as np
        >>> from tangent_manifold import ManifoldClustering
        >>> X = np.random.default_rng(0).normal(size=(80, 2)) + 9 * (np.arange(80) % 2)[:, None]
        >>> np.bincount(ManifoldClustering(n_neighbors=10).fit_predict(X))
        array([40, 40])
        """
        return self.fit(X, graph=graph).labels_
