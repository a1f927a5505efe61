package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import java.util.Arrays;

/// Gauss-Seidel over aggregates: A = L + D + U with D the dense blocks of the aggregates, L the couplings of an
/// aggregate to earlier ones, U to later ones.
///
/// Aggregates are sorted by colour and aggregates of one colour are not coupled, so a sweep goes colour by colour, all
/// aggregates of a colour at once; the result does not depend on their sequence. Unlike damped Jacobi this needs no
/// damping parameter: it converges for every positive definite A. Cost of a sweep: half a product with A and a product
/// with the blocks of D^-1.
final class AggregateSmoother {
    private static final int CHUNK = 4;

    private final SparseMatrix a;
    private final int[] start;
    private final int[] colourStart;
    private final int largest;
    /// Row i's entries before `lower[i]` are in L, from `upper[i]` on in U.
    private final int[] lower;

    private final int[] upper;
    private final double[][] inverse;

    /// @param a in the aggregates' order
    AggregateSmoother(SparseMatrix a, int[] start, int[] colourStart, int largest) {
        this.a = a;
        this.start = start;
        this.colourStart = colourStart;
        this.largest = largest;
        lower = new int[a.size()];
        upper = new int[a.size()];
        inverse = new double[start.length - 1][];
        Parallel.forRange(inverse.length, CHUNK, (from, to) -> {
            for (int p = from; p < to; p++) invert(p);
        });
    }

    private void invert(int p) {
        int size = start[p + 1] - start[p];
        double[] block = new double[size * size];
        for (int i = start[p]; i < start[p + 1]; i++) {
            int e = a.rowStart()[i];
            int end = a.rowStart()[i + 1];
            while (e < end && a.columns()[e] < start[p]) e++;
            lower[i] = e;
            for (; e < end && a.columns()[e] < start[p + 1]; e++)
                block[(i - start[p]) * size + a.columns()[e] - start[p]] = a.values()[e];
            upper[i] = e;
        }
        inverse[p] = DefiniteInverse.of(block, size);
    }

    /// Solves (L + D) z = r.
    void forward(Matrix r, Matrix z) {
        for (int c = 0; c + 1 < colourStart.length; c++)
            sweep(c, z.columns(), (p, scratch) -> forward(p, r.values(), z.values(), scratch));
    }

    private void forward(int p, double[] r, double[] z, Scratch scratch) {
        int width = scratch.width;
        double[] t = scratch.rest;
        int size = start[p + 1] - start[p];
        int at = start[p] * width;
        Arrays.fill(t, 0, size * width, 0);
        for (int i = 0; i < size; i++) addLower(start[p] + i, z, t, i * width, scratch);
        for (int k = 0; k < size * width; k++) t[k] = r[at + k] - t[k];
        Arrays.fill(z, at, at + size * width, 0);
        addInverse(p, z, at, scratch);
    }

    /// What z leaves of the right-hand side after [#forward]: r - A z = -U z.
    void remainder(Matrix z, Matrix rest) {
        int width = z.columns();
        RowKernel rows = RowKernel.best();
        Parallel.forRange(a.size(), 64 * CHUNK, (from, to) -> {
            double[] out = rest.values();
            Arrays.fill(out, from * width, to * width, 0);
            for (int i = from; i < to; i++) addUpper(rows, i, z.values(), width, out, i * width);
            for (int k = from * width; k < to * width; k++) out[k] = -out[k];
        });
    }

    /// Adds the correction e to z and sweeps backwards over what is then left: with z from [#forward] this is
    /// z = z - D^-1 (U z + L e), aggregate by aggregate from the last, because all other terms cancel.
    void backward(Matrix e, Matrix z) {
        for (int c = colourStart.length - 2; c >= 0; c--)
            sweep(c, z.columns(), (p, scratch) -> backward(p, e.values(), z.values(), scratch));
    }

    private void backward(int p, double[] e, double[] z, Scratch scratch) {
        int width = scratch.width;
        double[] t = scratch.rest;
        int size = start[p + 1] - start[p];
        Arrays.fill(t, 0, size * width, 0);
        for (int i = 0; i < size; i++) {
            addUpper(scratch.rows, start[p] + i, z, width, t, i * width);
            addLower(start[p] + i, e, t, i * width, scratch);
        }
        for (int k = 0; k < size * width; k++) t[k] = -t[k];
        addInverse(p, z, start[p] * width, scratch);
    }

    /// One worker's, of one sweep.
    ///
    /// @param rest of the right-hand side of an aggregate, `width` numbers a point
    private record Scratch(RowKernel rows, int width, double[] rest) {}

    private interface AggregateStep {
        void run(int aggregate, Scratch scratch);
    }

    private void sweep(int colour, int width, AggregateStep step) {
        int first = colourStart[colour];
        int count = colourStart[colour + 1] - first;
        RowKernel rows = RowKernel.best();
        Parallel.forRange(
                count, CHUNK, () -> new Scratch(rows, width, new double[largest * width]), (scratch, from, to) -> {
                    for (int p = from; p < to; p++) step.run(first + p, scratch);
                });
    }

    private void addLower(int i, double[] x, double[] y, int at, Scratch scratch) {
        scratch.rows.addSparse(a.values(), a.columns(), a.rowStart()[i], lower[i], x, scratch.width, y, at);
    }

    private void addUpper(RowKernel rows, int i, double[] x, int width, double[] y, int at) {
        rows.addSparse(a.values(), a.columns(), upper[i], a.rowStart()[i + 1], x, width, y, at);
    }

    /// y += D^-1 of what is in the scratch.
    private void addInverse(int p, double[] y, int at, Scratch scratch) {
        int width = scratch.width;
        int size = start[p + 1] - start[p];
        for (int i = 0; i < size; i++)
            scratch.rows.addDense(inverse[p], i * size, size, scratch.rest, 0, width, y, at + i * width);
    }
}
