package dev.tangent.learning;

import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Shifted;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solver;
import dev.tangent.sparse.SolverSettings;
import java.util.ArrayList;
import java.util.List;

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
        for (int[] outputs : groups(labels))
            worst = solveGroup(labels, outputs, values).worse(worst);
        for (int c = 0; c < labels.outputs(); c++) fillUnlabelled(values, c, labels.mean(c));
        return new Result(values, worst);
    }

    /// Outputs by equal columns of weights.
    private static List<int[]> groups(Labels labels) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int c = 0; c < labels.outputs(); c++) {
            int output = c;
            groups.stream()
                    .filter(group -> sameWeights(labels, group.getFirst(), output))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.getLast();
                    })
                    .add(output);
        }
        return groups.stream()
                .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }

    private static boolean sameWeights(Labels labels, int a, int b) {
        for (int i = 0; i < labels.size(); i++) if (labels.weight(i, a) != labels.weight(i, b)) return false;
        return true;
    }

    private SolveSummary solveGroup(Labels labels, int[] outputs, Matrix values) {
        double[] diagonal = coverage.pull(outputs[0], lambda * regularizer.scale());
        Matrix rhs = Matrix.zeros(regularizer.size(), outputs.length);
        for (int c = 0; c < outputs.length; c++) {
            double mean = labels.mean(outputs[c]);
            for (int i = 0; i < diagonal.length; i++) rhs.set(i, c, diagonal[i] * mean);
            for (int i = 0; i < labels.size(); i++) {
                int point = labels.point(i);
                double pulled = labels.weight(i, outputs[c]) * labels.value(i, outputs[c]);
                rhs.set(point, c, rhs.at(point, c) + pulled);
            }
        }
        for (int i = 0; i < labels.size(); i++) diagonal[labels.point(i)] += labels.weight(i, outputs[0]);
        Solver solver = Solver.of(new Shifted(regularizer.matrix(), lambda, diagonal), outputs.length, settings);
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
