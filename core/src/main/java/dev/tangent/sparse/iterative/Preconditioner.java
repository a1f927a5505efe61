package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;

/// A cheap stand-in M for a matrix A: something like A that is quick to solve with.
///
/// M^-1 is linear, symmetric and positive definite, so that conjugate gradients stay valid, and gives the same bits
/// on any number of threads.
public interface Preconditioner {
    /// z = M^-1 r, for all columns at once; z is overwritten, r is left alone.
    void apply(Matrix r, Matrix z);

    /// What it is, for people: "Jacobi".
    String name();
}
