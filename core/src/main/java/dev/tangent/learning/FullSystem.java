package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;

/// The equations of the squared loss over all points, (J + lambda R) f = J Y (Eq. 1 set to zero slope).
///
/// Outputs whose labels stand at the same points with the same weights share one matrix and are solved together.
/// Where a piece is not determined by its labels, a slight pull towards the label mean is added: it decides only what
/// R and the labels leave open.
final class FullSystem {
    private final RegularizerMatrix regularizer;
    private final double lambda;
    private final Coverage coverage;
    private final SolverSettings settings;

    record Result(Matrix values, SolveSummary summary) {}

    FullSystem(RegularizerMatrix regularizer, double lambda, Coverage coverage, SolverSettings settings) {
        this.regularizer = regularizer;
        this.lambda = lambda;
        this.coverage = coverage;
        this.settings = settings;
    }

    Result solve(Labels labels) {
        Matrix values = Matrix.zeros(regularizer.size(), labels.outputs());
        SolveSummary worst = SolveSummary.NOTHING;
        for (int[] outputs : labels.outputsByWeights())
            worst = solveGroup(labels, outputs, values).worse(worst);
        double[] means = labels.means();
        for (int c = 0; c < means.length; c++) fillUnlabelled(values, c, means[c]);
        return new Result(values, worst);
    }

    private SolveSummary solveGroup(Labels labels, int[] outputs, Matrix values) {
        double scale = lambda * regularizer.scale();
        return FaintPull.where(
                coverage.pull(outputs[0], scale), scale, pull -> solvePulled(labels, outputs, pull, values));
    }

    private SolveSummary solvePulled(Labels labels, int[] outputs, double[] pull, Matrix values) {
        double[] means = labels.means();
        Matrix rhs = Matrix.zeros(regularizer.size(), outputs.length);
        for (int c = 0; c < outputs.length; c++) {
            double mean = means[outputs[c]];
            for (int i = 0; i < pull.length; i++) rhs.set(i, c, pull[i] * mean);
            for (int i = 0; i < labels.size(); i++) {
                int point = labels.point(i);
                double pulled = labels.weight(i, outputs[c]) * labels.value(i, outputs[c]);
                rhs.set(point, c, rhs.at(point, c) + pulled);
            }
        }
        Solver solver = Solver.of(
                Coverage.precision(regularizer, labels, outputs[0], lambda, pull),
                Optional.of(regularizer.nodeGeometry()),
                outputs.length,
                settings);
        Solution solution = solver.solve(rhs);
        for (int i = 0; i < values.rows(); i++)
            for (int c = 0; c < outputs.length; c++)
                values.set(i, outputs[c], solution.values().at(i, c));
        return SolveSummary.of(solution, solver.reason());
    }

    /// The pull alone gives the mean there; written once more so that it is the mean to the last bit.
    private void fillUnlabelled(Matrix values, int output, double mean) {
        for (int i = 0; i < values.rows(); i++)
            if (coverage.status(i, output) == Status.NO_LABEL) values.set(i, output, mean);
    }
}
