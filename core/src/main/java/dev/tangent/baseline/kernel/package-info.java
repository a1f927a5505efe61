/// Gaussian processes on coordinates and on the graph, and what they share with other baselines.
///
/// A *kernel* says how alike two points are; its *length* is relative to the cloud's median distance, its *noise* to
/// the kernel's own variance. A *training set* is the labels in use of outputs that share their weights. The *marginal
/// likelihood* of a kernel and noise is the density they give the labels in use.
package dev.tangent.baseline.kernel;
