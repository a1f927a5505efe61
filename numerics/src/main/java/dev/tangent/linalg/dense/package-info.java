/// Decompositions of dense matrices for special shapes: tall ones, many small ones, one with many diagonal shifts.
///
/// *Cholesky QR* makes the columns of a tall matrix orthonormal by products alone. A *column space* is an
/// orthonormal basis of what the columns of a small matrix span. A *tridiagonal* form is made once and then solves
/// with any multiple of the identity added.
@NullMarked
package dev.tangent.linalg.dense;

import org.jspecify.annotations.NullMarked;
