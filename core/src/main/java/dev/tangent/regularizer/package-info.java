/// Regularizers: sparse symmetric matrices R that charge a function f on the points f'Rf for not being smooth.
///
/// A *local* regularizer makes one small dense matrix for each neighbourhood from its tangent space; the *assembly*
/// sums those blocks into one sparse matrix. *Free functions* are those that cost nothing: the null space of R.
package dev.tangent.regularizer;
