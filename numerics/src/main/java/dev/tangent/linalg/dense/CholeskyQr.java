package dev.tangent.linalg.dense;

import dev.tangent.linalg.DenseSolve;
import dev.tangent.linalg.IllConditioned;
import dev.tangent.linalg.Matrix;

/// A = Q R of a tall matrix, Q with orthonormal columns, R square: the shifted Cholesky QR, then twice the plain one.
///
/// Its work is products, which run in parallel. The factor of A'A alone loses twice the digits that A's condition
/// number costs; a small shift keeps it definite, and two more rounds on a Q that is then well conditioned make it
/// orthonormal to rounding (Fukaya, Kannan, Nakatsukasa, Yamamoto, Yanagisawa, SIAM J. Sci. Comput. 42, 2020).
public record CholeskyQr(Matrix q, Matrix r) {
    /// Of the shift, as the paper gives it.
    private static final double SHIFT = 11;

    public static CholeskyQr of(Matrix tall) {
        double size = tall.norm();
        return new CholeskyQr(tall, Matrix.identity(tall.columns()))
                .round(shift(tall.rows(), tall.columns()) * size * size)
                .round(0)
                .round(0);
    }

    /// The first round's shift of a matrix whose entries have squares that sum to one.
    public static double shift(long rows, int columns) {
        return SHIFT * Math.ulp(1.0) / 2 * ((double) rows * columns + columns * (columns + 1.0));
    }

    /// The lower factor of Q'Q + shift I, by which a round is made.
    public static Matrix factor(Matrix products, double shift) {
        Matrix gram = products.symmetrized();
        for (int i = 0; i < gram.rows(); i++) gram.set(i, i, gram.at(i, i) + shift);
        return DenseSolve.lowerFactor(gram)
                .orElseThrow(() -> new IllConditioned(
                        "the columns of a matrix of " + gram.rows() + " columns depend on each other"));
    }

    private CholeskyQr round(double shift) {
        Matrix lower = factor(q.transposeTimes(q), shift);
        return new CholeskyQr(
                q.times(DenseSolve.lowerInverse(lower).transpose()),
                lower.transpose().times(r));
    }
}
