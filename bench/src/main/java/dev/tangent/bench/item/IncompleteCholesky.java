package dev.tangent.bench.item;

import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.linalg.simd.RowKernel;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.iterative.Preconditioner;
import java.util.Arrays;

/// Incomplete Cholesky without fill, IC(0): A + shift diag(A) = L L' + what falls outside A's pattern (Meijerink and
/// van der Vorst 1977). Needs no coordinates.
///
/// Such a factor need not exist. The shift starts at 0 and, while a pivot is below a hundredth of its diagonal entry,
/// becomes 0.001 and then doubles (Manteuffel 1980). Setup costs about entries(A)^2 / (4 u) multiplications for each
/// try, a step as much as a product with A; both run on one thread, since every row waits for the ones before it.
final class IncompleteCholesky implements Preconditioner {
    private static final double FIRST_SHIFT = 1e-3;
    /// A pivot this far below the diagonal entry makes L^-1 grow; a larger shift converges faster.
    private static final double SAFE_PIVOT = 0.01;

    /// L by rows, without its diagonal, and L' by rows; both ready for the row kernel.
    private final int[] rowStart;

    private final int[] columns;
    private final double[] values;
    private final Transposed transposed;
    private final double[] inverseDiagonal;
    private final double shift;

    private record Transposed(int[] rowStart, int[] columns, double[] values) {}

    IncompleteCholesky(SparseMatrix a) {
        int size = a.size();
        rowStart = new int[size + 1];
        for (int i = 0; i < size; i++) rowStart[i + 1] = rowStart[i] + before(a, i) - a.rowStart()[i];
        columns = new int[rowStart[size]];
        for (int i = 0; i < size; i++)
            System.arraycopy(a.columns(), a.rowStart()[i], columns, rowStart[i], rowStart[i + 1] - rowStart[i]);
        values = new double[columns.length];
        inverseDiagonal = new double[size];
        double[] diagonal = a.diagonal();
        double tried = 0;
        for (int failed = factor(a, diagonal, tried); failed >= 0; failed = factor(a, diagonal, tried)) {
            if (!(diagonal[failed] > 0) || tried > 1e6) throw new NotPositiveDefinite(failed, diagonal[failed]);
            tried = Math.max(FIRST_SHIFT, 2 * tried);
        }
        shift = tried;
        transposed = transpose();
    }

    /// Where row i's entries left of the diagonal end.
    private static int before(SparseMatrix a, int i) {
        int p = Arrays.binarySearch(a.columns(), a.rowStart()[i], a.rowStart()[i + 1], i);
        return p >= 0 ? p : -p - 1;
    }

    /// The first row whose pivot is too small, or -1.
    private int factor(SparseMatrix a, double[] diagonal, double shift) {
        double[] row = new double[diagonal.length];
        for (int i = 0; i < diagonal.length; i++) {
            double pivot = diagonal[i] * (1 + shift);
            int source = a.rowStart()[i] - rowStart[i];
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
                int k = columns[p];
                double sum = a.values()[source + p];
                for (int q = rowStart[k]; q < rowStart[k + 1]; q++) sum -= values[q] * row[columns[q]];
                values[p] = sum * inverseDiagonal[k];
                row[k] = values[p];
                pivot -= values[p] * values[p];
            }
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) row[columns[p]] = 0;
            if (!(pivot > SAFE_PIVOT * diagonal[i])) return i;
            inverseDiagonal[i] = 1 / Math.sqrt(pivot);
        }
        return -1;
    }

    private Transposed transpose() {
        int size = inverseDiagonal.length;
        int[] start = new int[size + 1];
        for (int column : columns) start[column + 1]++;
        for (int i = 0; i < size; i++) start[i + 1] += start[i];
        int[] next = start.clone();
        int[] row = new int[columns.length];
        double[] value = new double[columns.length];
        for (int i = 0; i < size; i++) {
            for (int p = rowStart[i]; p < rowStart[i + 1]; p++) {
                row[next[columns[p]]] = i;
                value[next[columns[p]]++] = values[p];
            }
        }
        return new Transposed(start, row, value);
    }

    @Override
    public void apply(Matrix r, Matrix z) {
        int width = r.columns();
        RowKernel kernel = RowKernel.best();
        double[] sum = new double[width];
        for (int i = 0; i < inverseDiagonal.length; i++) {
            kernel.addSparse(values, columns, rowStart[i], rowStart[i + 1], z.values(), width, cleared(sum), 0);
            solveRow(i, r.values(), z.values(), width, sum);
        }
        int[] start = transposed.rowStart;
        for (int i = inverseDiagonal.length - 1; i >= 0; i--) {
            kernel.addSparse(
                    transposed.values, transposed.columns, start[i], start[i + 1], z.values(), width, cleared(sum), 0);
            solveRow(i, z.values(), z.values(), width, sum);
        }
    }

    private static double[] cleared(double[] sum) {
        Arrays.fill(sum, 0);
        return sum;
    }

    private void solveRow(int i, double[] r, double[] z, int width, double[] sum) {
        for (int c = 0; c < width; c++) z[i * width + c] = (r[i * width + c] - sum[c]) * inverseDiagonal[i];
    }

    /// The share of the diagonal that had to be added for the factor to exist.
    double shift() {
        return shift;
    }

    @Override
    public String name() {
        return shift == 0 ? "IC(0)" : "IC(0), diagonal raised by " + shift;
    }
}
