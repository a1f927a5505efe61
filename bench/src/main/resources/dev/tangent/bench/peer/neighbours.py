"""All k nearest neighbours by SciPy's and scikit-learn's trees: neighbours.py POINTS K CORES."""
import sys

import numpy as np
from rounds import serve, timed
from scipy.spatial import cKDTree

points = np.load(sys.argv[1])
k, cores = int(sys.argv[2]), int(sys.argv[3])


def scipy_tree():
    seconds, (distances, _) = timed(lambda: cKDTree(points).query(points, k, workers=cores))
    return {"seconds": seconds, "sum": distances.sum()}


def sklearn_tree():
    try:
        from sklearn.neighbors import NearestNeighbors
    except ImportError:
        return {}
    search = NearestNeighbors(n_neighbors=k, algorithm="kd_tree", n_jobs=cores)
    seconds, (distances, _) = timed(lambda: search.fit(points).kneighbors(points))
    return {"seconds": seconds, "sum": distances.sum()}


serve({"scipy": scipy_tree, "sklearn": sklearn_tree})
