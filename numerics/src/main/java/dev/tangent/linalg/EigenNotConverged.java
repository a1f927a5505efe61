package dev.tangent.linalg;

/// Eigenpairs that were not found to the accuracy asked for. The message says what was reached; the pairs are not
/// returned.
public final class EigenNotConverged extends NumericFailure {
    private static final long serialVersionUID = 1;

    public EigenNotConverged(int found, int wanted, int blocks) {
        super("only " + found + " of " + wanted + " eigenvectors converged after " + blocks + " blocks of solves");
    }
}
