/// Orders of elimination that keep a Cholesky factor sparse, found on the graph of the matrix alone.
///
/// Vertices are rows, edges off-diagonal entries. To *eliminate* a vertex makes its remaining neighbours a clique;
/// the edges this adds are the *fill*. A *separator* is a set of vertices whose removal cuts the graph in two
/// *sides*; eliminated last, it confines the fill to each side and itself.
@NullMarked
package dev.tangent.sparse.order;

import org.jspecify.annotations.NullMarked;
