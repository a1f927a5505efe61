/// Methods to compare manifold methods with, and a trend to add to them.
///
/// A *baseline* predicts from coordinates and labels by plain means: the mean, near labels, a ridge, a Gaussian
/// process. The *additive* method sums a *trend* in the ambient space and a part on the manifold.
package dev.tangent.baseline;
