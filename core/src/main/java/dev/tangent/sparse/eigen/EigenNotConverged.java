package dev.tangent.sparse.eigen;

/// Eigenpairs that were not found to the accuracy asked for; what was reached is told, never handed on as an answer.
public final class EigenNotConverged extends ArithmeticException {
    private static final long serialVersionUID = 1;

    EigenNotConverged(int found, int wanted, int blocks) {
        super("only " + found + " of " + wanted + " eigenvectors converged after " + blocks + " blocks of solves");
    }
}
