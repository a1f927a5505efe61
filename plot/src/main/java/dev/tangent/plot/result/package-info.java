/// Pictures of what the library's door returns: fits, searches, embeddings, clusters, dimensions.
///
/// A *view* places points in the plane: two of their coordinates, a projection of three, or the first two principal
/// components of more. A *colouring* gives each point a number or a category; points without one are grey. Clouds of
/// many points are drawn by a seeded sample, and the caption says so.
package dev.tangent.plot.result;
