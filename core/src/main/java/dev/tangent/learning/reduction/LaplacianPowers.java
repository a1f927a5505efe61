package dev.tangent.learning.reduction;

import dev.tangent.linalg.Gram;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.List;

/// Powers of the pseudo-inverse of a Laplacian L at some points: (L+)^q E_l, each made from the one before.
///
/// All powers of L and all subsets of the points share one factor of L and these columns. Half of a power is enough for
/// K_ll = E_l'(L+)^p E_l, which is B'B with B = (L+)^(p/2) E_l, or B'L+B for odd p. Memory: u x l for each q in use.
final class LaplacianPowers {
    private final SparseMatrix laplacian;
    private final LaplacianInverse inverse;
    private final int[] points;
    private final List<LaplacianInverse.Applied> applied = new ArrayList<>(); // of q = 1, 2, ...

    LaplacianPowers(SparseMatrix laplacian, NodeGeometry nodes, int[] points, SolverSettings settings) {
        this.laplacian = laplacian;
        this.points = points.clone();
        inverse = new LaplacianInverse(laplacian, nodes, points.length, settings);
    }

    SparseMatrix laplacian() {
        return laplacian;
    }

    LaplacianInverse inverse() {
        return inverse;
    }

    int[] points() {
        return points;
    }

    /// (L+)^q E_l for q >= 1.
    synchronized LaplacianInverse.Applied at(int q) {
        if (applied.isEmpty()) applied.add(inverse.apply(1, new SelectionMatrix(laplacian.size(), points)));
        while (applied.size() < q) {
            LaplacianInverse.Applied before = applied.getLast();
            LaplacianInverse.Applied next = inverse.apply(1, before.values());
            applied.add(
                    new LaplacianInverse.Applied(next.values(), next.summary().worse(before.summary())));
        }
        return applied.get(q - 1);
    }

    /// Columns of (L+)^q E_l.
    ///
    /// @param places of their points among these
    Matrix at(int q, int[] places) {
        Matrix all = at(q).values();
        return places.length == points.length ? all : all.select(SelectionMatrix.range(0, all.rows()), places);
    }

    /// K of L^p between some of the points, p >= 2.
    Matrix kernel(int p, int[] places) {
        return Gram.of(at(p / 2, places), at(p - p / 2, places)).symmetrized();
    }

    synchronized long bytes() {
        return inverse.bytes() + (long) applied.size() * laplacian.size() * points.length * Double.BYTES;
    }
}
