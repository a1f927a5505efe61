/// Sparse Cholesky factorization A = L L' by the multifrontal method.
///
/// The *symbolic* step finds the pattern of L and its cost from the pattern of A; the *numeric* step computes the
/// values. The *elimination tree* says which columns depend on which. A *supernode* is a run of columns with the
/// same pattern below them, stored as one dense *panel*. A *front* is the dense matrix in which a supernode is
/// eliminated; what remains of it, the *update matrix*, is added to the parent's front. *Selected inversion*
/// computes the entries of A^-1 within the pattern of L.
@NullMarked
package dev.tangent.sparse.cholesky;

import org.jspecify.annotations.NullMarked;
