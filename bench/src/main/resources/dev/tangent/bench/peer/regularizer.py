"""The local Gaussian regularizer in NumPy, batched: regularizer.py POINTS NEIGHBOURS M CORES [OURS]."""
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import scipy.sparse as sp
from rounds import serve, timed

BATCH = 500  # a batch's arrays fit the second-level cache
FAR = 6.0  # exp(-FAR^2) is below half an ulp of 1: the kernel is the identity


def blocks(points, members, m, scale=0.1):
    """k x k matrices of a batch of neighbourhoods, the centre first in each."""
    k = members.shape[1]
    near = points[members]
    centred = near - near.mean(axis=1, keepdims=True)
    _, directions = np.linalg.eigh(centred.transpose(0, 2, 1) @ centred)
    phi = (centred - centred[:, :1]) @ directions[:, :, -m:]
    q = basis(phi)
    t = np.eye(k) - q @ q.transpose(0, 2, 1)
    norms = np.einsum("bkm,bkm->bk", phi, phi)
    squares = norms[:, :, None] + norms[:, None, :] - 2 * (phi @ phi.transpose(0, 2, 1))
    sigma = scale * np.sqrt(norms).mean(axis=1)
    squares[:, range(k), range(k)] = np.inf
    close = np.flatnonzero(squares.min(axis=(1, 2)) <= (FAR * sigma) ** 2)
    if close.size:
        refine(squares, phi, sigma, close)
        kernel = np.exp(-squares[close] / sigma[close, None, None] ** 2) + np.eye(k)
        t[close] = t[close] @ pseudo_inverse(kernel) @ t[close]
    return close_sums(t)


def refine(squares, phi, sigma, close):
    """Distances of points so close that norms minus products cancels, again by differences: K is near singular there."""
    k = phi.shape[1]
    for b in close[squares[close].min(axis=(1, 2)) <= 0.1 * sigma[close] ** 2]:
        squares[b] = ((phi[b, :, None] - phi[b, None]) ** 2).sum(axis=2)
        squares[b, range(k), range(k)] = np.inf


def basis(phi):
    """Orthonormal columns that span those of phi: QR, or SVD for the few without full rank."""
    q, r = np.linalg.qr(phi)
    diagonal = np.abs(np.einsum("bmm->bm", r))
    poor = np.flatnonzero(diagonal.min(axis=1) <= 1e-10 * diagonal.max(axis=1))
    if poor.size:
        u, s, _ = np.linalg.svd(phi[poor], full_matrices=False)
        q[poor] = u * (s > 1e-10 * s[:, :1])[:, None, :]
    return q


def pseudo_inverse(kernel):
    w, v = np.linalg.eigh(kernel)
    kept = w > kernel.shape[1] * np.spacing(w[:, -1:])
    inverse = np.where(kept, 1 / np.where(kept, w, 1), 0)
    return (v * inverse[:, None, :]) @ v.transpose(0, 2, 1)


def close_sums(t):
    """D'TD, where D takes the centre's value away: the centre's row and column make all sums zero."""
    t[:, 0, :] = 0
    t[:, :, 0] = 0
    sums = t.sum(axis=2)
    t[:, 0, :] = -sums
    t[:, :, 0] = -sums
    t[:, 0, 0] = sums.sum(axis=1)
    return t


def build(points, neighbours, m, cores):
    u, k = neighbours.shape
    values = np.empty((u, k, k))

    def work(start):
        values[start : start + BATCH] = blocks(points, neighbours[start : start + BATCH], m)

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, range(0, u, BATCH)))
    rows = np.repeat(neighbours, k, axis=1).ravel()
    columns = np.tile(neighbours, (1, k)).ravel()
    return sp.coo_matrix((values.ravel(), (rows, columns)), shape=(u, u)).tocsr()


def main():
    points, neighbours = np.load(sys.argv[1]), np.load(sys.argv[2]).astype(np.int32)
    m, cores = int(sys.argv[3]), int(sys.argv[4])

    def once():
        seconds, matrix = timed(build, points, neighbours, m, cores)
        once.matrix = matrix
        return {"seconds": seconds}

    def compare(name):
        start, columns, values = (np.load(f"{name}-{part}.npy").ravel() for part in ("start", "columns", "values"))
        ours = sp.csr_matrix((values, columns.astype(np.int32), start.astype(np.int32)), shape=once.matrix.shape)
        difference = ours - once.matrix
        return {"difference": np.sqrt((difference.data**2).sum() / (ours.data**2).sum())}

    serve({"build": once, "compare": compare})


if __name__ == "__main__":
    main()
