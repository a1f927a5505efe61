/// The paper's theory, checked numerically, and the page that reports it.
///
/// *Convergence*: the estimate of the Laplacian by a local quadratic fit, against the exact one on surfaces where
/// that is known. *Degeneracy*: how far a label influences its neighbourhood as the number of points grows.
package dev.tangent.experiments.theory;
