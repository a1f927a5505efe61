/// Regularizers: sparse symmetric matrices R that charge a function f on the points f'Rf for not being smooth.
///
/// A *local* regularizer makes one small dense matrix for each neighbourhood from its tangent space; the *assembly*
/// sums those blocks into one sparse matrix. The *null space* of R is the functions without energy.
@NullMarked
package dev.tangent.regularizer;

import org.jspecify.annotations.NullMarked;
