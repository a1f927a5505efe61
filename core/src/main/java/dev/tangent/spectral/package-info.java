/// What the smallest eigenvectors of a regularizer show: coordinates on the manifold, and clusters.
///
/// An *embedding* gives every point a few coordinates. Where the null space is the constants the eigenvectors of
/// R v = mu diag(R) v are taken (*normalised*; for the graph Laplacian: Laplacian eigenmaps); where it has linear
/// functions too, the null space of R is the coordinates. *Isomap* takes geodesics instead of R. A *component* is a
/// connected one of the graph.
package dev.tangent.spectral;
