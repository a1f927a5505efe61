package dev.tangent.learning.fitting;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.prediction.ExtrapolationBound;
import dev.tangent.learning.reduction.DiagonalJitter;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/// The equations of the squared loss over all points, (J + lambda R) f = J Y (Eq. 1 set to zero slope).
///
/// Outputs whose labels stand at the same points with the same weights share one matrix and are solved together.
/// Where a connected component is not determined by its labels, a jitter on the diagonal draws f to the label mean: it
/// decides only what R and the labels leave open.
record FullSystem(RegularizerMatrix regularizer, double lambda, PointStatuses statuses, SolverSettings settings) {
    /// @param undetermined points that [ExtrapolationBound] leaves to the mean
    record FullSolution(Matrix values, BitSet undetermined, SolveSummary summary) {}

    FullSolution solve(DistinctLabels labels) {
        Matrix values = Matrix.zeros(regularizer.size(), labels.outputs());
        SolveSummary worst = SolveSummary.NOTHING;
        for (int[] outputs : labels.outputsByWeights())
            worst = solveGroup(labels, outputs, values).worse(worst);
        double[] means = labels.means();
        for (int c = 0; c < means.length; c++) fillUnlabelled(values, c, means[c]);
        return bounded(values, labels, worst);
    }

    private FullSolution bounded(Matrix values, DistinctLabels labels, SolveSummary summary) {
        if (!ExtrapolationBound.concerns(regularizer)) return new FullSolution(values, new BitSet(), summary);
        double[] means = labels.means();
        double[] negative = Arrays.stream(means).map(mean -> -mean).toArray();
        Matrix deviations = values.plusRow(negative);
        int[] outputs = IntStream.range(0, means.length).toArray();
        BitSet beyond = ExtrapolationBound.apply(regularizer, deviations, deviations.select(labels.points(), outputs));
        return new FullSolution(beyond.isEmpty() ? values : deviations.plusRow(means), beyond, summary);
    }

    private SolveSummary solveGroup(DistinctLabels labels, int[] outputs, Matrix values) {
        return DiagonalJitter.where(
                statuses.identifiability(outputs[0]).jitter(lambda * regularizer.scale()),
                regularizer,
                lambda,
                jitter -> solveJittered(labels, outputs, jitter, values));
    }

    private SolveSummary solveJittered(DistinctLabels labels, int[] outputs, double[] jitter, Matrix values) {
        double[] means = labels.means();
        Matrix rhs = Matrix.zeros(regularizer.size(), outputs.length);
        for (int i = 0; i < jitter.length; i++)
            if (jitter[i] != 0) for (int c = 0; c < outputs.length; c++) rhs.set(i, c, jitter[i] * means[outputs[c]]);
        for (int c = 0; c < outputs.length; c++) {
            for (int i = 0; i < labels.size(); i++) {
                int point = labels.point(i);
                double load = labels.weight(i, outputs[c]) * labels.value(i, outputs[c]);
                rhs.set(point, c, rhs.at(point, c) + load);
            }
        }
        Solver solver = Solver.of(
                precision(regularizer, labels, outputs[0], lambda, jitter),
                Optional.of(regularizer.nodeGeometry()),
                outputs.length,
                settings);
        Solution solution = solver.solve(rhs);
        values.put(IntStream.range(0, values.rows()).toArray(), outputs, solution.values());
        return SolveSummary.of(solution, solver.reason());
    }

    /// lambda R + J for an output, and the jitter: the matrix of f's equations, and the precision of its posterior
    /// in units of the noise.
    static DiagonalShift precision(
            RegularizerMatrix regularizer, DistinctLabels labels, int output, double lambda, double[] jitter) {
        double[] diagonal = jitter.clone();
        for (int i = 0; i < labels.size(); i++) diagonal[labels.point(i)] += labels.weight(i, output);
        return new DiagonalShift(regularizer.matrix(), lambda, diagonal);
    }

    /// The jitter alone gives the mean there; written once more so that it is the mean to the last bit.
    private void fillUnlabelled(Matrix values, int output, double mean) {
        for (int i = 0; i < values.rows(); i++)
            if (statuses.status(i, output) == Status.NO_LABEL) values.set(i, output, mean);
    }
}
