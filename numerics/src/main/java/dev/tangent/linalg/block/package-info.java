/// Dense Cholesky factorization and products on plain arrays, blocked so that what is used often stays in cache.
///
/// A *front* is a symmetric matrix of which the first columns, its *panel*, are eliminated; the rest is stored as a
/// *trapezoid*, the lower triangle column by column. A *strip* is `DenseKernels.STRIP` rows stored side by side for
/// each column, as the kernels read them.
@NullMarked
package dev.tangent.linalg.block;

import org.jspecify.annotations.NullMarked;
