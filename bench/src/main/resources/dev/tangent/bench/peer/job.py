"""The whole job up to the equations, in SciPy and NumPy: job.py POINTS LABELS K M CORES OUT."""
import sys

import numpy as np
from regularizer import build
from rounds import serve, timed
from scipy.spatial import cKDTree

points_file, labels_file = sys.argv[1:3]
k, m, cores = (int(word) for word in sys.argv[3:6])
out = sys.argv[6]
RELATIVE_LAMBDA = 1e-6


def equations():
    points, labels = np.load(points_file), np.load(labels_file)
    _, neighbours = cKDTree(points).query(points, k, workers=cores)
    regularizer = build(points, neighbours.astype(np.int32), m, cores)
    known = ~np.isnan(labels[:, 0])
    scale = regularizer.diagonal().mean()
    matrix = regularizer * (RELATIVE_LAMBDA / scale)
    # A slight pull, or a piece without labels makes the matrix singular.
    matrix.setdiag(matrix.diagonal() + known + 1e-8 * RELATIVE_LAMBDA)
    return matrix.tocsr(), np.where(known[:, None], labels, 0)


def write(matrix, right):
    """The files that Octave reads; writing them is not counted."""
    matrix.sort_indices()
    with open(out + "-matrix.bin", "wb") as file:
        np.array([matrix.shape[0], matrix.nnz], dtype="<i4").tofile(file)
        matrix.indptr.astype("<i4").tofile(file)
        matrix.indices.astype("<i4").tofile(file)
        matrix.data.astype("<f8").tofile(file)
    with open(out + "-right.bin", "wb") as file:
        np.array(right.shape, dtype="<i4").tofile(file)
        right.astype("<f8").tofile(file)


def once():
    seconds, (matrix, right) = timed(equations)
    write(matrix, right)
    return {"seconds": seconds}


serve({"equations": once})
