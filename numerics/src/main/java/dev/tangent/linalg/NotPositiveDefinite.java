package dev.tangent.linalg;

/// A factorization met a pivot that is not positive, or so small that rounding alone may have made it positive.
///
/// The way out is to strengthen the diagonal, such as by a small multiple of the identity.
public final class NotPositiveDefinite extends NumericFailure {
    private static final long serialVersionUID = 1;

    private final int column;
    private final double pivot;

    public NotPositiveDefinite(int column, double pivot) {
        super("the matrix is not positive definite: pivot of column " + column + " is " + pivot);
        this.column = column;
        this.pivot = pivot;
    }

    /// The column in the numbering of the matrix as given, not of the order chosen inside.
    public int column() {
        return column;
    }

    public double pivot() {
        return pivot;
    }
}
