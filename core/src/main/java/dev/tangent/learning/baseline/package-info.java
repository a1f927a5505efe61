/// Methods to compare manifold methods with, and a trend to add to them.
///
/// A *baseline* predicts from coordinates and labels by plain means: the mean, near labels, a ridge, a Gaussian
/// process. A *kernel* says how alike two points are; its *length* is relative to the cloud's median distance, its
/// *noise* to the kernel's own variance. A *training set* is the labels in use of outputs that share their weights.
/// The *additive* method sums a *trend* in the ambient space and a part on the manifold.
package dev.tangent.learning.baseline;
