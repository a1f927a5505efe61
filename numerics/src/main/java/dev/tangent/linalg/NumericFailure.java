package dev.tangent.linalg;

/// A computation that ends without a result because double precision does not suffice for its numbers: another matrix,
/// or another setting, may well be solved. Mistakes of a program, such as a division by zero among integers, are none.
public abstract sealed class NumericFailure extends ArithmeticException
        permits NotPositiveDefinite, NotSolved, NotConverged, EigenNotConverged, IllConditioned {
    private static final long serialVersionUID = 1;

    NumericFailure(String message) {
        super(message);
    }
}
