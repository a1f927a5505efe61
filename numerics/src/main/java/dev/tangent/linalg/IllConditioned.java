package dev.tangent.linalg;

/// A dense matrix that has no such factor, inverse or decomposition in double precision: it is singular or not positive
/// definite to rounding, or has entries that are not finite. The message says which.
public final class IllConditioned extends NumericFailure {
    private static final long serialVersionUID = 1;

    public IllConditioned(String message) {
        super(message);
    }
}
