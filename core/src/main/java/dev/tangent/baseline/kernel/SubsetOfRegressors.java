package dev.tangent.baseline.kernel;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import java.util.stream.IntStream;

/// The mean of a Gaussian process whose functions are those of a sample of m labels, fitted to all l of them: the
/// subset of regressors (Rasmussen and Williams 2006, Sec. 8.3.1), about the weighted mean of the labels. Time l m^2,
/// memory l m.
///
/// Its mean is a good one, its variance is not: far from the sample it falls to zero. So none is offered.
final class SubsetOfRegressors {
    /// Part of the trace that is added to the diagonal: smooth kernels leave the normal equations singular to
    /// rounding.
    private static final double JITTER = 1e-13;

    private SubsetOfRegressors() {}

    /// Coefficients of the centres, none but zero elsewhere.
    ///
    /// @param kernel whose points are the l labels
    /// @param centres places among the labels
    static KernelRegression.Expansion of(
            Kernel kernel, DistinctLabels labels, boolean[] inUse, int[] centres, double noise) {
        Matrix among = kernel.among(centres);
        Matrix beside = kernel.between(0, labels.size(), centres);
        Matrix coefficients = Matrix.zeros(labels.size(), labels.outputs());
        double[] levels = new double[labels.outputs()];
        for (TrainingSet set : TrainingSet.of(labels, inUse)) {
            Matrix solved = solve(beside, among, set, noise);
            coefficients.put(centres, set.outputs(), solved);
            for (int c = 0; c < set.outputs().length; c++) levels[set.outputs()[c]] = set.means()[c];
        }
        return new KernelRegression.Expansion(coefficients, levels);
    }

    /// (K_mn W K_nm + noise K_mm) beta = K_mn W y                                                            Eq.
    /// 8.12
    private static Matrix solve(Matrix beside, Matrix among, TrainingSet set, double noise) {
        int[] all = IntStream.range(0, beside.columns()).toArray();
        Matrix rows = beside.select(set.labels(), all);
        Matrix weighted = rows.copy();
        for (int i = 0; i < rows.rows(); i++) for (int j : all) weighted.set(i, j, rows.at(i, j) * set.weights()[i]);
        Matrix normal = weighted.transposeTimes(rows);
        double trace = 0;
        for (int j : all) trace += normal.at(j, j);
        for (int p = 0; p < normal.values().length; p++) normal.values()[p] += noise * among.values()[p];
        for (int j : all) normal.set(j, j, normal.at(j, j) + JITTER * trace);
        return DenseSolve.positiveDefinite(normal.symmetrized(), weighted.transposeTimes(set.deviations()));
    }
}
