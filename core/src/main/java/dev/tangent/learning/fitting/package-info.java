/// Minimising loss + lambda f'Rf: the full system, and the one that is reduced to the labels.
///
/// A *model* is what is minimised over the labels, a loss or a family of classes; fitted to reduced equations it gives
/// values at the labelled points, which extend to all others.
package dev.tangent.learning.fitting;
