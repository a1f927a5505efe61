package dev.tangent.linalg;

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
        double unit = Math.ulp(1.0) / 2;
        int columns = tall.columns();
        double shift = SHIFT * unit * ((double) tall.rows() * columns + columns * (columns + 1.0)) * size * size;
        return new CholeskyQr(tall, Matrix.identity(columns))
                .round(shift)
                .round(0)
                .round(0);
    }

    private CholeskyQr round(double shift) {
        Matrix gram = Gram.of(q, q).symmetrized();
        for (int i = 0; i < gram.rows(); i++) gram.set(i, i, gram.at(i, i) + shift);
        Matrix lower = DenseSolve.lowerFactor(gram)
                .orElseThrow(() -> new ArithmeticException(
                        "the columns of a " + q.rows() + " x " + q.columns() + " matrix depend on each other"));
        return new CholeskyQr(
                q.times(DenseSolve.lowerInverse(lower).transpose()),
                lower.transpose().times(r));
    }
}
