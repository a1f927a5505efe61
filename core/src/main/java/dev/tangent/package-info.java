/// The library's front door: from points and a few labels to a function on all of them.
///
/// [Regression] and [Classification] say how to learn; their `fit` gives a *fit*, which has the predictions, a *report*
/// of what was chosen and why, error bars, suggestions and a *model* for new points. [ManifoldEmbedding],
/// [ManifoldClustering] and [IntrinsicDimension] look at points without labels in the same manner. Settings never
/// change: each method gives a new one. What leaves a fit cannot be written into.
@NullMarked
package dev.tangent;

import org.jspecify.annotations.NullMarked;
