package dev.tangent.sparse.solver;

import dev.tangent.parallel.Parallel;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.SymmetricOperator;
import dev.tangent.sparse.operator.DiagonalShift;

/// How firmly an added diagonal holds a system, as grounds hold a resistor network. Where nearly every row is coupled
/// to several that are held, no error is spread over more than a few rows, and conjugate gradients need no
/// preconditioner but the diagonal: 40 to 250 iterations were measured, in 2 to 8 dimensions and for any weight.
/// Strongly coupled pairs, as of near copies, take thousands: the diagonal does not see them.
///
/// @param held held rows that a row is coupled to, on average, each counted by the share of its diagonal that was added
/// @param strong share of the rows with a strong coupling to another
record Grounding(double held, double strong) {
    private static final int CHUNK = 512;
    private static final double STRONG = 0.5;

    private static final double ENOUGH = 4;
    private static final double FEW = 0.05;

    /// @param matrix the operator's entries
    static Grounding of(SymmetricOperator a, SparseMatrix matrix) {
        if (!(a instanceof DiagonalShift shifted)) return new Grounding(0, 0);
        double[] diagonal = matrix.diagonal();
        double sum = 0;
        for (int i = 0; i < diagonal.length; i++)
            sum += shifted.added()[i] / diagonal[i] * (matrix.rowStart()[i + 1] - matrix.rowStart()[i]);
        double held = sum / diagonal.length;
        return new Grounding(held, held < ENOUGH ? 0 : strong(matrix, diagonal));
    }

    private static double strong(SparseMatrix matrix, double[] diagonal) {
        int[] counts = new int[Math.ceilDiv(diagonal.length, CHUNK)];
        Parallel.forRange(diagonal.length, CHUNK, (from, to) -> {
            for (int i = from; i < to; i++) if (isStrong(matrix, diagonal, i)) counts[i / CHUNK]++;
        });
        long sum = 0;
        for (int count : counts) sum += count;
        return (double) sum / diagonal.length;
    }

    private static boolean isStrong(SparseMatrix matrix, double[] diagonal, int i) {
        for (int e = matrix.rowStart()[i]; e < matrix.rowStart()[i + 1]; e++) {
            int j = matrix.columns()[e];
            double value = matrix.values()[e];
            if (j != i && value * value > STRONG * STRONG * diagonal[i] * diagonal[j]) return true;
        }
        return false;
    }

    /// Whether the diagonal is as good a preconditioner as any.
    boolean suffices() {
        return held >= ENOUGH && strong <= FEW;
    }
}
