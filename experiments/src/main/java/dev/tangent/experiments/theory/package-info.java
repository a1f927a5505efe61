/// The paper's theory, tried out.
///
/// *ConvergenceOrder*: the estimate of the Laplacian by a local quadratic fit, against the truth on surfaces where that
/// is
/// known. *Degeneracy*: what becomes of the surroundings of a label as points become many.
package dev.tangent.experiments.theory;
