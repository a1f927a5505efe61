package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The diagonal of (J + lambda R)^-1 for any weights J of the fixed points and any lambda, from one factor of A = R + s
/// J0.
///
/// With H = A^-1 E_l and K = H_ll^-1 = S + s J0_ll, the extension of values at the fixed points is P = H K. Given those
/// values f_i has the variance (R_uu^-1)_ii / lambda, and (R_uu^-1)_ii = (A^-1)_ii - H_i K H_i' by the inverse of a
/// block matrix. The values themselves have the covariance C = (J + lambda S)^-1. So the variance is
/// (R_uu^-1)_ii / lambda + P_i C P_i', two terms that are not negative. With K = L L', C = M M' and G = H L the
/// products are |G_i|^2 and |G_i L'M|^2. Where H is there nothing is solved; else a system for each fixed point and
/// term.
final class ReducedVariances {
    private final Solver solver;
    private final SelectionMatrix fixed;
    private final int[] points;
    private final Matrix reduced; // S
    private final Matrix factor; // L
    private final Optional<Matrix> kept; // G
    private final double[] conditional; // diagonal of R_uu^-1, zero at the fixed points

    /// @param extended H, if it is there
    /// @param diagonal of A^-1
    ReducedVariances(
            Solver solver,
            int[] points,
            Matrix reduced,
            double[] shifts,
            Optional<Matrix> extended,
            double[] diagonal) {
        this.solver = solver;
        this.points = points;
        this.reduced = reduced;
        fixed = new SelectionMatrix(solver.size(), points);
        Matrix precision = reduced.copy(); // K
        for (int i = 0; i < points.length; i++) precision.set(i, i, precision.at(i, i) + shifts[i]);
        factor = DenseSolve.lowerFactor(precision).orElseThrow();
        kept = extended.map(all -> all.times(factor));
        double[] explained = new double[solver.size()];
        if (kept.isPresent()) addSquares(kept.get(), explained);
        else solved(factor, columns -> addSquares(columns, explained));
        conditional = new double[diagonal.length];
        for (int i = 0; i < diagonal.length; i++) conditional[i] = Math.max(0, diagonal[i] - explained[i]);
        for (int point : points) conditional[point] = 0;
    }

    /// Empty where rounding leaves J + lambda S not positive definite.
    Optional<double[]> of(double[] weights, double lambda) {
        Matrix inverse = reduced.copy();
        for (int p = 0; p < inverse.values().length; p++) inverse.values()[p] *= lambda;
        for (int i = 0; i < weights.length; i++) inverse.set(i, i, inverse.at(i, i) + weights[i]);
        return DenseSolve.inverseIfDefinite(inverse)
                .flatMap(covariance ->
                        DenseSolve.lowerFactor(covariance).map(lower -> sum(covariance, carried(lower), lambda)));
    }

    private double[] sum(Matrix covariance, double[] carried, double lambda) {
        double[] variances = new double[conditional.length];
        for (int i = 0; i < variances.length; i++) variances[i] = conditional[i] / lambda + carried[i];
        for (int i = 0; i < points.length; i++) variances[points[i]] = covariance.at(i, i);
        return variances;
    }

    /// |G_i L'M|^2 for every i.
    private double[] carried(Matrix lower) {
        Matrix turned = factor.transpose().times(lower);
        double[] squares = new double[solver.size()];
        if (kept.isPresent()) addSquares(kept.get().times(turned), squares);
        else solved(factor.times(turned), columns -> addSquares(columns, squares));
        return squares;
    }

    /// H times a matrix, some columns after the other.
    private void solved(Matrix right, Consumer<Matrix> receiver) {
        int[] rows = IntStream.range(0, right.rows()).toArray();
        for (int first = 0; first < right.columns(); first += SelectionMatrix.BLOCK) {
            int end = Math.min(right.columns(), first + SelectionMatrix.BLOCK);
            Matrix columns = right.select(rows, IntStream.range(first, end).toArray());
            receiver.accept(solver.solve(fixed.spread(columns)).values());
        }
    }

    private static void addSquares(Matrix columns, double[] squares) {
        for (int i = 0; i < squares.length; i++)
            for (int c = 0; c < columns.columns(); c++) squares[i] += columns.at(i, c) * columns.at(i, c);
    }
}
