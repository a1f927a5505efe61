/// A few eigenpairs of large sparse symmetric matrices.
///
/// A *Krylov basis* is an orthonormal basis of the images of a few random vectors under an operator's powers, block
/// by block; *Ritz pairs* are the eigenpairs of the operator seen in it. To *shift and invert* is to look for the
/// largest eigenvalues of (A + s)^-1, which are the smallest of A and far apart.
@NullMarked
package dev.tangent.sparse.eigen;

import org.jspecify.annotations.NullMarked;
