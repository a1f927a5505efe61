"""All k nearest neighbours by scikit-learn's tree: neighbours_sklearn.py POINTS K CORES."""
import sys

import numpy as np
from rounds import serve, timed
from sklearn.neighbors import NearestNeighbors

points = np.load(sys.argv[1])
search = NearestNeighbors(n_neighbors=int(sys.argv[2]), algorithm="kd_tree", n_jobs=int(sys.argv[3]))


def query():
    seconds, (distances, _) = timed(lambda: search.fit(points).kneighbors(points))
    return {"seconds": seconds, "sum": distances.sum()}


serve({"query": query})
