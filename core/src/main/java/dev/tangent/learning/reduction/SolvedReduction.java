package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotSolved;
import dev.tangent.regularizer.RegularizerMatrix;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.SparseMatrix;
import dev.tangent.sparse.cholesky.SymbolicCholesky;
import dev.tangent.sparse.operator.DiagonalShift;
import dev.tangent.sparse.solver.Solver;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// The reduction by solving with A = R + s J, J marking the fixed points: H = A^-1 E_l has H_ll^-1 = S + s J_ll, and
/// A^-1 E_l H_ll^-1 f_l is the extension. s is R's mean diagonal entry, so that A is no worse conditioned than it must
/// be.
///
/// That J marks all of the fixed points is not needed: more of them are taken in by solving for them with the same A.
final class SolvedReduction implements Reduction {
    /// Conditions above which an inverse is known to six digits or fewer.
    private static final double INEXACT = 1e8;

    private final RegularizerMatrix regularizer;
    private final int[] points;
    private final Solver solver;
    private final double[] jitter;
    private final double[] shifts; // s J_ll
    private final Matrix inverse; // H_ll
    private final Optional<Matrix> extended; // H, where it was kept
    private final Matrix reduced;
    private final SolveSummary summary;
    private Optional<ReducedVariances> variances = Optional.empty();

    private SolvedReduction(
            RegularizerMatrix regularizer,
            int[] points,
            Solver solver,
            double[] jitter,
            double[] shifts,
            Matrix inverse,
            Matrix shifted,
            Optional<Matrix> extended,
            SolveSummary summary) {
        this.regularizer = regularizer;
        this.points = points;
        this.solver = solver;
        this.jitter = jitter;
        this.shifts = shifts;
        this.inverse = inverse;
        this.extended = extended;
        this.summary = summary;
        reduced = shifted;
        for (int i = 0; i < points.length; i++) reduced.set(i, i, reduced.at(i, i) - shifts[i]);
    }

    static SolvedReduction of(
            RegularizerMatrix regularizer,
            int[] points,
            SolverSettings settings,
            Function<SparseMatrix, SymbolicCholesky> analysis) {
        double[] jitter = Identifiability.of(regularizer, points).jitter(regularizer.scale());
        return DiagonalJitter.where(
                jitter, regularizer, 1, enough -> of(regularizer, points, enough, settings, analysis));
    }

    private static SolvedReduction of(
            RegularizerMatrix regularizer,
            int[] points,
            double[] jitter,
            SolverSettings settings,
            Function<SparseMatrix, SymbolicCholesky> analysis) {
        // With near copies more than R's scale: H_ll, where they hardly differ, would be singular to rounding.
        double shift = regularizer.matrix().trace() / regularizer.size();
        double[] diagonal = jitter.clone();
        for (int point : points) diagonal[point] += shift;
        Solver solver = Solver.of(
                new DiagonalShift(regularizer.matrix(), 1, diagonal),
                Optional.of(regularizer.nodeGeometry()),
                points.length,
                settings,
                analysis);
        SelectionMatrix.SelectedSolution solved = new SelectionMatrix(regularizer.size(), points).solve(solver);
        double[] shifts = new double[points.length];
        Arrays.fill(shifts, shift);
        Matrix inverse = solved.atPoints().symmetrized();
        return new SolvedReduction(
                regularizer,
                points,
                solver,
                jitter,
                shifts,
                inverse,
                DenseSolve.inverse(inverse),
                solved.whole(),
                solved.summary());
    }

    /// Empty where the new points determine a component that the old ones did not: A holds a jitter there. Empty
    /// too where the old points leave so much open between them that A^-1 is not exact enough at the new ones.
    @Override
    public Optional<Reduction> including(int[] more) {
        int[] all = IntStream.concat(Arrays.stream(points), Arrays.stream(more))
                .sorted()
                .toArray();
        double[] jitterNow = Identifiability.of(regularizer, all).jitter(regularizer.scale());
        if (!Arrays.equals(jitter, jitterNow)) return Optional.empty();
        SelectionMatrix.SelectedSolution solved;
        try {
            solved = new SelectionMatrix(regularizer.size(), more).solve(solver, all);
        } catch (NotSolved inexact) {
            return Optional.empty();
        }
        Matrix wider = Matrix.zeros(all.length, all.length);
        double[] widerShifts = new double[all.length];
        int[] placeOf =
                Arrays.stream(points).map(p -> Arrays.binarySearch(all, p)).toArray();
        for (int i = 0; i < points.length; i++) {
            widerShifts[placeOf[i]] = shifts[i];
            for (int j = 0; j < points.length; j++) wider.set(placeOf[i], placeOf[j], inverse.at(i, j));
        }
        for (int c = 0; c < more.length; c++) {
            int place = Arrays.binarySearch(all, more[c]);
            for (int i = 0; i < all.length; i++) {
                wider.set(i, place, solved.atPoints().at(i, c));
                wider.set(place, i, solved.atPoints().at(i, c));
            }
        }
        Matrix symmetric = wider.symmetrized();
        return DenseSolve.inverseIfDefinite(symmetric)
                .filter(shifted -> isExact(symmetric, shifted))
                .map(shifted -> new SolvedReduction(
                        regularizer,
                        all,
                        solver,
                        jitter,
                        widerShifts,
                        symmetric,
                        shifted,
                        Optional.empty(),
                        solved.summary().worse(summary)));
    }

    /// By the products of the diagonals of a matrix and its inverse, each at least one and at most the condition
    /// number.
    private static boolean isExact(Matrix a, Matrix inverse) {
        for (int i = 0; i < a.rows(); i++) if (!(a.at(i, i) * inverse.at(i, i) < INEXACT)) return false;
        return true;
    }

    @Override
    public Optional<double[]> posteriorVariances(double[] weights, double lambda, double[] jitterThere) {
        return Arrays.equals(jitter, jitterThere)
                ? variances().flatMap(all -> all.of(weights, lambda))
                : Optional.empty();
    }

    private synchronized Optional<ReducedVariances> variances() {
        if (variances.isEmpty())
            variances = solver.inverseDiagonal()
                    .map(diagonal -> new ReducedVariances(solver, points, reduced, shifts, extended, diagonal));
        return variances;
    }

    @Override
    public long bytes() {
        return solver.bytes()
                + extended.map(all -> (long) all.values().length * Double.BYTES).orElse(0L);
    }

    @Override
    public int[] points() {
        return points.clone();
    }

    @Override
    public Matrix matrix() {
        return reduced;
    }

    @Override
    public SolveSummary summary() {
        return summary;
    }

    @Override
    public Matrix extend(Matrix fixed) {
        Matrix loads = reduced.times(fixed);
        for (int i = 0; i < loads.rows(); i++)
            for (int c = 0; c < loads.columns(); c++) loads.set(i, c, loads.at(i, c) + shifts[i] * fixed.at(i, c));
        return solver.solve(new SelectionMatrix(solver.size(), points).spread(loads))
                .values();
    }
}
