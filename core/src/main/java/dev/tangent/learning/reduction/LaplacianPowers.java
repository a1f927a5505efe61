package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.dense.CholeskyQr;
import dev.tangent.sparse.NodeGeometry;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Powers of the pseudo-inverse of a Laplacian L at some points: (L+)^q E_l Z = Q_q R_q, each made from the one before,
/// where Z are [Contrasts] between the points.
///
/// All powers of L and all subsets of the points share one factor of L and these columns. Half of a power is enough
/// for K = Z'E_l'(L+)^p E_l Z, which is R_q'R_q with q = p/2, or R_q'(Q_q'L+Q_q)R_q for odd p. K itself is never
/// formed: on a nearly disconnected graph L has a small eigenvalue, whose power would take all digits of K from the
/// others; its root has twice as many. Memory: u x l for each q in use.
final class LaplacianPowers {
    private final SparseMatrix laplacian;
    private final LaplacianInverse inverse;
    private final int[] points;
    private final Matrix contrasts;
    private final List<PowerColumns> columns = new ArrayList<>(); // of q = 1, 2, ...
    private final Map<Integer, Root> roots = new HashMap<>(); // by power

    /// (L+)^q E_l Z.
    private record PowerColumns(CholeskyQr factors, SolveSummary summary) {}

    /// A root F of K = F'F for one power of L.
    ///
    /// @param values F
    /// @param basis what turns F a into (L+)^q E_l Z a, where q is half the power, rounded down
    record Root(Matrix values, Matrix basis) {}

    LaplacianPowers(SparseMatrix laplacian, NodeGeometry nodes, int[] points, SolverSettings settings) {
        this(laplacian, new LaplacianInverse(laplacian, nodes, points.length, settings), points);
    }

    private LaplacianPowers(SparseMatrix laplacian, LaplacianInverse inverse, int[] points) {
        this.laplacian = laplacian;
        this.inverse = inverse;
        this.points = points.clone();
        contrasts = Contrasts.of(points, inverse.components());
    }

    /// At more points, by the factor that is there.
    LaplacianPowers including(int[] more) {
        int[] all = IntStream.concat(Arrays.stream(points), Arrays.stream(more))
                .distinct()
                .sorted()
                .toArray();
        return new LaplacianPowers(laplacian, inverse, all);
    }

    LaplacianInverse inverse() {
        return inverse;
    }

    int[] points() {
        return points;
    }

    /// Z.
    Matrix contrasts() {
        return contrasts;
    }

    private PowerColumns at(int q) {
        if (columns.isEmpty()) {
            Matrix loads = Matrix.zeros(laplacian.size(), contrasts.columns());
            loads.put(points, IntStream.range(0, contrasts.columns()).toArray(), contrasts);
            columns.add(next(loads, Matrix.identity(contrasts.columns()), SolveSummary.NOTHING));
        }
        while (columns.size() < q) {
            PowerColumns before = columns.getLast();
            columns.add(next(before.factors.q(), before.factors.r(), before.summary));
        }
        return columns.get(q - 1);
    }

    private PowerColumns next(Matrix q, Matrix r, SolveSummary before) {
        LaplacianInverse.InverseProduct applied = inverse.apply(1, q);
        CholeskyQr step = CholeskyQr.of(applied.values());
        return new PowerColumns(
                new CholeskyQr(step.q(), step.r().times(r)), applied.summary().worse(before));
    }

    /// How the solves of a power went. Points that are alone on their components need none.
    synchronized SolveSummary summary(int p) {
        return contrasts.columns() == 0 ? SolveSummary.NOTHING : at(p / 2).summary();
    }

    /// Of L^p, p >= 2.
    synchronized Root root(int p) {
        return roots.computeIfAbsent(p, this::makeRoot);
    }

    private Root makeRoot(int p) {
        CholeskyQr half = at(p / 2).factors();
        if (p % 2 == 0) return new Root(half.r(), half.q());
        Matrix middle =
                half.q().transposeTimes(inverse.apply(1, half.q()).values()).symmetrized();
        Matrix lower = DenseSolve.lowerFactor(middle)
                .orElseThrow(() -> new IllConditioned("the inverse of a Laplacian has lost its digits"));
        Matrix back = DenseSolve.lowerInverse(lower).transpose();
        return new Root(lower.transpose().times(half.r()), half.q().times(back));
    }

    synchronized long bytes() {
        long odd = roots.keySet().stream().filter(p -> p % 2 == 1).count(); // the others share their columns
        return inverse.bytes() + (columns.size() + odd) * laplacian.size() * points.length * Double.BYTES;
    }
}
