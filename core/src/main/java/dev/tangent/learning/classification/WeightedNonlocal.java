package dev.tangent.learning.classification;

import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Prior;
import dev.tangent.learning.reduction.SolveSummary;
import dev.tangent.linalg.Matrix;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.graph.ConnectedComponents;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Arrays;
import java.util.Optional;

/// The weighted nonlocal Laplacian, WNLL (Shi, Osher, Zhu 2017): labels are kept exactly and every other point
/// is the weighted mean of its neighbours, edges to labelled points counting (1 + u / l) / 2 times, so that few
/// labels count beside many points: 2 sum_y w_xy (f_x - f_y) + (u / l - 1) sum over labelled y of w_xy
/// (f_x - f_y) = 0.
///
/// Being means, values are probabilities by themselves, corrected if a prior is given. A component without label gets
/// the labels' own shares.
public record WeightedNonlocal(Prior prior) implements LambdaFreeClassifier {
    @Override
    public ClassifiedPoints predict(
            RegularizerMatrix regularizer, DistinctLabels shares, boolean[] inUse, SolverSettings settings) {
        SparseMatrix laplacian = regularizer.matrix().explicit();
        int size = laplacian.size();
        double[] labelled = ClassProbabilities.labelled(shares, inUse);
        int[] labelOf = new int[size];
        Arrays.fill(labelOf, -1);
        int count = 0;
        for (int i = 0; i < shares.size(); i++) {
            if (!inUse[i]) continue;
            labelOf[shares.point(i)] = i;
            count++;
        }
        double stronger = (1 + (double) size / Math.max(1, count)) / 2;
        Matrix rhs = Matrix.zeros(size, labelled.length);
        SparseMatrix system = system(laplacian, shares, labelOf, stronger, rhs);
        double[] ground = ground(laplacian, labelOf);
        Solver solver = Solver.of(
                new DiagonalShift(system, 1, ground),
                Optional.of(regularizer.nodeGeometry()),
                labelled.length,
                settings);
        Solution solution = solver.solve(rhs);
        Matrix values = solution.values();
        for (int k = 0; k < values.values().length; k++) values.values()[k] = Math.clamp(values.values()[k], 0, 1);
        return new ClassifiedPoints(
                PriorShift.of(prior, shares, inUse).of(values), SolveSummary.of(solution, solver.reason()));
    }

    /// The equations with labelled rows replaced by f = y, scaled like their own diagonal, and their columns
    /// moved to the right-hand side, which keeps them symmetric.
    private static SparseMatrix system(
            SparseMatrix laplacian, DistinctLabels shares, int[] labelOf, double stronger, Matrix rhs) {
        int[] start = laplacian.rowStart();
        double[] values = new double[laplacian.values().length];
        for (int i = 0; i < labelOf.length; i++) {
            double diagonal = 0;
            int at = -1;
            for (int p = start[i]; p < start[i + 1]; p++) {
                int j = laplacian.columns()[p];
                double weight = -laplacian.values()[p];
                if (j == i) at = p;
                else if (labelOf[i] >= 0) diagonal += weight;
                else if (labelOf[j] < 0) {
                    values[p] = -weight;
                    diagonal += weight;
                } else {
                    diagonal += stronger * weight;
                    add(rhs, i, stronger * weight, shares, labelOf[j]);
                }
            }
            values[at] = diagonal;
            if (labelOf[i] >= 0) add(rhs, i, diagonal, shares, labelOf[i]);
        }
        return new SparseMatrix(start, laplacian.columns(), values);
    }

    private static void add(Matrix rhs, int row, double factor, DistinctLabels shares, int label) {
        for (int c = 0; c < rhs.columns(); c++) rhs.set(row, c, rhs.at(row, c) + factor * shares.value(label, c));
    }

    /// Something on the diagonal where a component has no label, so that it has a solution: zero.
    private static double[] ground(SparseMatrix laplacian, int[] labelOf) {
        ConnectedComponents components = new ConnectedComponents(laplacian);
        boolean[] known = new boolean[components.count()];
        for (int i = 0; i < labelOf.length; i++) if (labelOf[i] >= 0) known[components.componentOf(i)] = true;
        double scale = laplacian.trace() / laplacian.size();
        double[] ground = new double[labelOf.length];
        for (int i = 0; i < ground.length; i++) if (!known[components.componentOf(i)]) ground[i] = scale;
        return ground;
    }
}
