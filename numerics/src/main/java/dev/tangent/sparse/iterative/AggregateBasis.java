package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.NodeGeometry;

/// On each aggregate the constant and the leading principal coordinates, orthonormal: the tentative prolongation P of
/// aggregation multigrid, block column by block column.
///
/// Rows of P follow the aggregates' order, so aggregate p occupies rows `start[p] .. start[p + 1]`; its basis functions
/// are the coarse unknowns `first[p] .. first[p + 1]`.
final class AggregateBasis {
    private static final int CHUNK = 8;
    /// A direction this much thinner than the widest one is rounding.
    private static final double FLAT = 1e-12;

    private final int[] start;
    private final int[] first;
    private final double[][] values;

    /// Takes up to `nodes.linear()` principal coordinates of each aggregate.
    AggregateBasis(Aggregates aggregates, NodeGeometry nodes) {
        start = aggregates.start();
        first = new int[aggregates.count() + 1];
        values = new double[aggregates.count()][];
        Parallel.forRange(aggregates.count(), CHUNK, (from, to) -> {
            for (int p = from; p < to; p++) values[p] = basis(centred(aggregates, p, nodes), nodes.linear());
        });
        for (int p = 0; p < aggregates.count(); p++) first[p + 1] = first[p] + values[p].length / size(p);
    }

    int size(int aggregate) {
        return start[aggregate + 1] - start[aggregate];
    }

    int aggregates() {
        return values.length;
    }

    /// Row i of aggregate p is at `i * functions(p)`.
    double[] values(int aggregate) {
        return values[aggregate];
    }

    int functions(int aggregate) {
        return first[aggregate + 1] - first[aggregate];
    }

    int first(int aggregate) {
        return first[aggregate];
    }

    /// Coarse unknowns in all.
    int unknowns() {
        return first[aggregates()];
    }

    private static Matrix centred(Aggregates aggregates, int p, NodeGeometry nodes) {
        int from = aggregates.start()[p];
        int size = aggregates.start()[p + 1] - from;
        int n = nodes.dimension();
        Matrix out = Matrix.zeros(size, n);
        for (int t = 0; t < n; t++) {
            double mean = 0;
            for (int i = 0; i < size; i++) mean += nodes.at(aggregates.order()[from + i], t);
            mean /= size;
            for (int i = 0; i < size; i++) out.set(i, t, nodes.at(aggregates.order()[from + i], t) - mean);
        }
        return out;
    }

    private static double[] basis(Matrix x, int linear) {
        int size = x.rows();
        int n = x.columns();
        int most = Math.min(linear, Math.min(size - 1, n));
        Matrix directions = Matrix.zeros(size, most);
        int found = most == 0 ? 0 : principal(x, directions);
        double[] basis = new double[size * (found + 1)];
        for (int i = 0; i < size; i++) {
            basis[i * (found + 1)] = 1 / Math.sqrt(size);
            for (int t = 0; t < found; t++) basis[i * (found + 1) + 1 + t] = directions.at(i, t);
        }
        return basis;
    }

    /// Writes the unit principal coordinates into columns and returns how many there are: from the smaller of X'X
    /// and X X', which share their eigenvalues.
    private static int principal(Matrix x, Matrix out) {
        boolean tall = x.columns() <= x.rows();
        Matrix gram = tall ? x.transpose().times(x) : x.times(x.transpose());
        var eigen = new SymmetricEigen(gram.rows());
        eigen.decompose(gram.values(), gram.rows());
        int found = 0;
        while (found < out.columns() && eigen.value(found) > FLAT * eigen.value(0)) {
            Matrix vector = Matrix.column(eigen.vector(found));
            Matrix coordinate = tall ? x.times(vector) : vector;
            double norm = coordinate.norm();
            for (int i = 0; i < x.rows(); i++) out.set(i, found, coordinate.at(i, 0) / norm);
            found++;
        }
        return found;
    }

    /// P' r.
    Matrix restrict(Matrix r) {
        int width = r.columns();
        Matrix out = Matrix.zeros(unknowns(), width);
        Parallel.forRange(aggregates(), CHUNK, (from, to) -> {
            for (int p = from; p < to; p++) restrict(p, r.values(), out.values(), width);
        });
        return out;
    }

    private void restrict(int p, double[] r, double[] out, int width) {
        int functions = functions(p);
        for (int i = 0; i < size(p); i++) {
            int in = (start[p] + i) * width;
            for (int t = 0; t < functions; t++) {
                double value = values[p][i * functions + t];
                int to = (first[p] + t) * width;
                for (int c = 0; c < width; c++) out[to + c] += value * r[in + c];
            }
        }
    }

    /// e = P c.
    void prolong(Matrix c, Matrix e) {
        int width = c.columns();
        Parallel.forRange(aggregates(), CHUNK, (from, to) -> {
            for (int p = from; p < to; p++) prolong(p, c.values(), e.values(), width);
        });
    }

    private void prolong(int p, double[] coarse, double[] out, int width) {
        int functions = functions(p);
        for (int i = 0; i < size(p); i++) {
            int to = (start[p] + i) * width;
            for (int c = 0; c < width; c++) out[to + c] = 0;
            for (int t = 0; t < functions; t++) {
                double value = values[p][i * functions + t];
                int in = (first[p] + t) * width;
                for (int c = 0; c < width; c++) out[to + c] += value * coarse[in + c];
            }
        }
    }
}
