"""Clusters of points along the manifold, by spectral clustering."""

from ._analysis import ManifoldAnalysis
from ._base import ClusterMixin


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
        Threads (None: one each processor), and the seed. Results do not depend on the threads.
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
    """

    def __init__(
        self,
        n_clusters=None,
        n_neighbors=None,
        *,
        method=None,
        dimension=None,
        parameters=None,
        standardise=None,
        missing=None,
        approximate=False,
        n_jobs=None,
        random_state=0,
        progress=False,
    ):
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

    def fit(self, X, y=None):
        """Finds the clusters."""
        told, clusters = self._analysed("/api/clusterings", X, {"clusters": self.n_clusters}, "clusters")
        self.labels_ = clusters.astype(int)
        self.n_clusters_ = told["count"]
        return self

    def fit_predict(self, X, y=None):
        """Finds the clusters and gives that of each row."""
        return self.fit(X).labels_
