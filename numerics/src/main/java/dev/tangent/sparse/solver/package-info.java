/// Solving with a sparse symmetric positive definite matrix, by the method that is estimated to be cheaper.
///
/// A *direct* solver uses a Cholesky factor, an *iterative* one preconditioned conjugate gradients. The choice
/// compares estimated times: the symbolic factorization counts the operations of the first, the pattern and the
/// node geometry predict the second. The *diagonal of the inverse* is exact where a factor is made, and estimated
/// from random vectors where it is not.
@NullMarked
package dev.tangent.sparse.solver;

import org.jspecify.annotations.NullMarked;
