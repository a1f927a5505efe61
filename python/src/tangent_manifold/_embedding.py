"""Coordinates along the manifold."""

import numpy as np

from ._analysis import ManifoldAnalysis


class ManifoldEmbedding(ManifoldAnalysis):
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
        Threads (None: one each processor), and the seed. Results do not depend on the threads.
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
    """

    _made = "embedding_"

    def __init__(
        self,
        n_components=None,
        n_neighbors=None,
        *,
        method=None,
        parameters=None,
        cut_shortcuts=False,
        landmarks=None,
        standardise=None,
        missing=None,
        approximate=False,
        n_jobs=None,
        random_state=0,
        progress=False,
    ):
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

    def _dimension(self):
        return self.n_components

    def fit(self, X, y=None):
        """Embeds the points."""
        own = {"cutShortcuts": self.cut_shortcuts, "landmarks": self.landmarks}
        told, self.embedding_, components = self._analysed("/api/embeddings", X, own, "coordinates", "components")
        self.components_ = components.astype(int)
        self.residual_variance_ = told.get("residualVariance", np.nan)
        self.trustworthiness_ = told["trustworthiness"]
        self.continuity_ = told["continuity"]
        return self

    def fit_transform(self, X, y=None):
        """Embeds the points and gives their coordinates."""
        self.fit(X)
        return self._shown(self.embedding_, self.get_feature_names_out(), X)

    def get_feature_names_out(self, input_features=None):
        """The names of the coordinates in a frame."""
        self._check_fitted()
        return np.array([f"manifoldembedding{c}" for c in range(self.embedding_.shape[1])], dtype=object)
