/// Equations A x = b over all cells, A = factor R + a diagonal, solved by iterative substructuring: each cell
/// eliminates its interior by core's Cholesky factor, and conjugate gradients solve for the interfaces what is left,
/// with the Schur complement S as the matrix. The preconditioner is two-level Schwarz without overlap: each cell's own
/// block, solved exactly, and a *coarse space* of constants and linear functions on aggregates of interface points.
///
/// The vectors of the iteration live on the driver and have a row for each interface point. A cell's objects hold no
/// state: what a step needs comes with it and carries its number, so that a lost executor costs time, never digits.
package dev.tangent.spark.solve;
