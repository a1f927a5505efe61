package dev.tangent.learning.reduction;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.solver.Solver;
import java.util.Optional;

/// The diagonal of (J + lambda R)^-1 for any weights J of the fixed points and any lambda, from one factor of A = R + s
/// J0.
///
/// With H = A^-1 E_l and K = H_ll^-1 = S + s J0_ll, the extension of values at the fixed points is P = H K. Given those
/// values f_i has the variance (R_uu^-1)_ii / lambda, and (R_uu^-1)_ii = (A^-1)_ii - H_i K H_i' by the inverse of a
/// block matrix. The values themselves have the covariance C = (J + lambda S)^-1. So the variance is
/// (R_uu^-1)_ii / lambda + P_i C P_i', two terms that are not negative. With K = L L' and C = M M' the products are
/// |H_i L|^2 and |H_i K M|^2: a solve for each fixed point and term.
final class ReducedVariances {
    private final Solver solver;
    private final SelectionMatrix fixed;
    private final int[] points;
    private final Matrix reduced; // S
    private final Matrix precision; // K
    private final double[] conditional; // diagonal of R_uu^-1, zero at the fixed points

    /// @param diagonal of A^-1
    ReducedVariances(Solver solver, int[] points, Matrix reduced, double[] shifts, double[] diagonal) {
        this.solver = solver;
        this.points = points;
        this.reduced = reduced;
        fixed = new SelectionMatrix(solver.size(), points);
        precision = reduced.copy();
        for (int i = 0; i < points.length; i++) precision.set(i, i, precision.at(i, i) + shifts[i]);
        double[] explained = squares(DenseSolve.lowerFactor(precision).orElseThrow());
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
                .flatMap(covariance -> DenseSolve.lowerFactor(covariance)
                        .map(factor -> sum(covariance, squares(precision.times(factor)), lambda)));
    }

    private double[] sum(Matrix covariance, double[] carried, double lambda) {
        double[] variances = new double[conditional.length];
        for (int i = 0; i < variances.length; i++) variances[i] = conditional[i] / lambda + carried[i];
        for (int i = 0; i < points.length; i++) variances[points[i]] = covariance.at(i, i);
        return variances;
    }

    /// The squared length of every row of H times a matrix.
    private double[] squares(Matrix factor) {
        double[] squares = new double[solver.size()];
        int[] rows = SelectionMatrix.range(0, factor.rows());
        for (int first = 0; first < factor.columns(); first += SelectionMatrix.BLOCK) {
            int end = Math.min(factor.columns(), first + SelectionMatrix.BLOCK);
            Matrix columns = factor.select(rows, SelectionMatrix.range(first, end));
            Matrix solved = solver.solve(fixed.spread(columns)).values();
            for (int i = 0; i < squares.length; i++)
                for (int c = 0; c < solved.columns(); c++) squares[i] += solved.at(i, c) * solved.at(i, c);
        }
        return squares;
    }
}
