/// Sparse symmetric matrices, how to solve with one of them, and what a solve returns.
///
/// A *sparse matrix* here is symmetric and stores both triangles in compressed rows, columns ascending, so that a
/// product is a row-wise loop. An *operator* is known by its products with vectors. The *node geometry* of a system
/// says where its unknowns lie. A *solution* carries its termination and its true residual. Algorithms are in the
/// packages below: `graph`, `order`, `operator`, `cholesky`, `iterative`, `eigen`, and `solver`, which chooses.
@NullMarked
package dev.tangent.sparse;

import org.jspecify.annotations.NullMarked;
