/// The toy square of the paper's Figure 1: points of [-1, 1]^2, four corners labelled -1 and the centre labelled 10.
///
/// A regularizer that is too weak for the dimension gives a flat function with a *spike* at the label; one that is
/// strong enough gives a *bell* that carries the label's value into its neighbourhood.
package dev.tangent.experiments.toy;
