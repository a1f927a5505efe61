package dev.tangent.sparse.iterative;

import dev.tangent.linalg.Matrix;

/// An approximation M of a matrix A that is cheap to solve with.
///
/// M^-1 is linear, symmetric and positive definite, so that conjugate gradients stay valid, and gives the same bits
/// on any number of threads.
public interface Preconditioner {
    /// z = M^-1 r, for all columns at once; z is overwritten, r is left alone.
    void apply(Matrix r, Matrix z);

    /// The same with scratch that is kept from step to step: for one solve after another, by one caller at a time.
    default Preconditioner withScratch() {
        return this;
    }

    /// Its name in reports: "Jacobi".
    String name();
}
