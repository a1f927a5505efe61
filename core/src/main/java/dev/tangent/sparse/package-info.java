/// Sparse symmetric matrices and how to solve with them.
///
/// A *sparse matrix* here is symmetric and stores both triangles in compressed rows, columns ascending, so that a
/// product is a row-wise loop. An *order* is a permutation that keeps the factor sparse; the *symbolic* step finds
/// the factor's pattern and its cost before any number is touched; the *numeric* step fills it in.
package dev.tangent.sparse;
