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
# Diagonal jitter: a connected component without labels would make the matrix singular. Far below the energy of any
# function on a component with labels, or it would change the answer: 1e-8 moved predictions by a hundredth of their
# spread.
JITTER = 1e-14


def equations():
    points, row = np.unique(np.load(points_file), axis=0, return_inverse=True)
    known, labels = merged(np.load(labels_file), row.ravel(), len(points))
    _, neighbours = cKDTree(points).query(points, k, workers=cores)
    regularizer = build(points, neighbours.astype(np.int32), m, cores)
    scale = regularizer.diagonal().mean()
    matrix = regularizer * (RELATIVE_LAMBDA / scale)
    matrix.setdiag(matrix.diagonal() + known + JITTER * RELATIVE_LAMBDA)
    return matrix.tocsr(), labels, row


def merged(labels, row, size):
    """How many labels each distinct point has, and their sum."""
    rows = np.flatnonzero(~np.isnan(labels[:, 0]))
    count, total = np.zeros(size), np.zeros((size, labels.shape[1]))
    np.add.at(count, row[rows], 1)
    np.add.at(total, row[rows], labels[rows])
    return count, total


def write(matrix, right, row):
    """The files that Octave reads, and which of its rows is which of the table; writing them is not counted."""
    matrix.sort_indices()
    np.save(out + "-row.npy", row.reshape(-1, 1).astype("<f8"))
    with open(out + "-matrix.bin", "wb") as file:
        np.array([matrix.shape[0], matrix.nnz], dtype="<i4").tofile(file)
        matrix.indptr.astype("<i4").tofile(file)
        matrix.indices.astype("<i4").tofile(file)
        matrix.data.astype("<f8").tofile(file)
    with open(out + "-right.bin", "wb") as file:
        np.array(right.shape, dtype="<i4").tofile(file)
        right.astype("<f8").tofile(file)


def once():
    seconds, (matrix, right, row) = timed(equations)
    write(matrix, right, row)
    return {"seconds": seconds}


serve({"equations": once})
