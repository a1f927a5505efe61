package dev.tangent.sparse.eigen;

import dev.tangent.linalg.EigenNotConverged;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.SymmetricEigen;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/// The largest eigenpairs of a symmetric operator, by block Lanczos with full reorthogonalisation and thick restarts
/// (G. H. Golub, R. Underwood, "The block Lanczos method", 1977; K. Wu, H. Simon, "Thick-restart Lanczos", 2000).
///
/// The block is wider than the number of pairs wanted, so an eigenvalue may be repeated as often as one likes: a matrix
/// of many connected components needs no special care. Vectors that are known already are *locked*: what is found is
/// orthogonal to them, and their values, which may be so large that all others are below their rounding error, do not
/// count.
final class BlockLanczos {
    private static final int LANES = 8;
    private static final int BLOCKS = 8;
    private static final int LEAST_CAPACITY = 64;
    private static final int MOST_STEPS = 400;
    /// Parts of the largest value that no residual falls below.
    private static final double ROUNDING = 16 * Math.ulp(1.0);

    private final UnaryOperator<Matrix> operator;
    private final int count;
    private final int locked;
    private final Matrix start;
    private final int width;
    private final DoubleUnaryOperator accuracy;
    private final KrylovBasis basis;
    private final SymmetricEigen eigen;
    private final double[] h;
    private final int capacity;
    private int steps;

    /// Makes ready.
    ///
    /// @param accuracy the residual |Op v - theta v| that will do, for a given theta
    /// @param known orthonormal eigenvectors to be left out
    /// @param start guesses at the vectors wanted, no more than there are; may have no columns
    BlockLanczos(
            UnaryOperator<Matrix> operator,
            int count,
            DoubleUnaryOperator accuracy,
            Matrix known,
            Matrix start,
            long seed) {
        this.operator = operator;
        this.count = count;
        this.accuracy = accuracy;
        width = width(count);
        capacity = capacity(count);
        locked = known.columns();
        this.start = start;
        basis = new KrylovBasis(known.rows(), locked + capacity, seed);
        basis.append(known);
        eigen = new SymmetricEigen(capacity);
        h = new double[capacity * capacity];
    }

    private static int width(int count) {
        return Math.ceilDiv(count + 2, LANES) * LANES;
    }

    /// Most vectors held at a time.
    static int capacity(int count) {
        return Math.max(LEAST_CAPACITY, BLOCKS * width(count));
    }

    int steps() {
        return steps;
    }

    /// The vectors of the largest eigenvalues, the largest first.
    Matrix vectors() {
        Matrix next = basis.start(start, width);
        while (true) {
            basis.append(next);
            Matrix image = operator.apply(next);
            steps++;
            border(basis.project(image));
            Matrix r = basis.orthonormalise(image);
            decompose();
            int converged = converged(r);
            if (converged == count) return basis.times(ritz(count));
            if (steps >= MOST_STEPS) throw new EigenNotConverged(converged, count, steps);
            if (!basis.hasRoom(width)) restart();
            next = image;
        }
    }

    /// Op seen in the basis gets its newest columns, and the same rows.
    private void border(Matrix coefficients) {
        int used = free();
        for (int a = 0; a < used; a++)
            for (int c = 0; c < width; c++) {
                int b = used - width + c;
                double value = a < used - width ? coefficients.at(locked + a, c) : symmetric(coefficients, a, c);
                h[a * capacity + b] = h[b * capacity + a] = value;
            }
    }

    private double symmetric(Matrix coefficients, int a, int c) {
        int first = free() - width;
        return (coefficients.at(locked + a, c) + coefficients.at(locked + first + c, a - first)) / 2;
    }

    /// Vectors of the basis that are not locked.
    private int free() {
        return basis.used() - locked;
    }

    private void decompose() {
        int used = free();
        double[] front = new double[used * used];
        for (int a = 0; a < used; a++) System.arraycopy(h, a * capacity, front, a * used, used);
        eigen.decompose(front, used);
    }

    /// How many leading pairs are accurate enough: what Op makes of a Ritz vector leaves the basis only through R
    /// times the vector's last entries.
    private int converged(Matrix r) {
        int used = free();
        int found = 0;
        while (found < count) {
            double[] y = eigen.vector(found);
            double square = 0;
            for (int a = 0; a < width; a++) {
                double sum = 0;
                for (int c = 0; c < width; c++) sum += r.at(a, c) * y[used - width + c];
                square += sum * sum;
            }
            double enough = Math.max(accuracy.applyAsDouble(eigen.value(found)), ROUNDING * eigen.value(0));
            if (!(Math.sqrt(square) <= enough)) break;
            found++;
        }
        return found;
    }

    /// Ritz vectors in terms of the basis.
    private Matrix ritz(int columns) {
        Matrix y = Matrix.zeros(basis.used(), columns);
        for (int t = 0; t < columns; t++) {
            double[] vector = eigen.vector(t);
            for (int a = 0; a < free(); a++) y.set(locked + a, t, vector[a]);
        }
        return y;
    }

    private void restart() {
        int kept = Math.min(capacity - 2 * width, count + (capacity - count) / 3);
        Matrix y = Matrix.zeros(basis.used(), locked + kept);
        for (int t = 0; t < locked; t++) y.set(t, t, 1);
        y.setColumns(locked, ritz(kept));
        basis.restart(y);
        Arrays.fill(h, 0);
        for (int t = 0; t < kept; t++) h[t * capacity + t] = eigen.value(t);
    }

    /// How many of the values found are this many times the last.
    int towering(double times) {
        int found = 0;
        while (eigen.value(found) > times * eigen.value(count - 1)) found++;
        return found;
    }
}
